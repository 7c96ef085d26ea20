"""Every move of the game, made only once: legal() returns these objects."""

from __future__ import annotations

from functools import cache

from coffres.engine.contract import CHANCE, TABLE, Move
from coffres.games.roc_noir.castle import CORNERS
from coffres.games.roc_noir.material import (
    COLOURS,
    ENTRANCE,
    GALLERIES,
    HELMETS,
    PAIRS,
    PLACES,
    ROOMS,
    SEATS,
    WHITE,
)

_MOST = SEATS[-1]
_PORTRAITS = range(2 * PAIRS)

CORNER = [
    {room: Move(CHANCE, "corner", (corner, room)) for room in (*GALLERIES, ENTRANCE)}
    for corner in range(len(CORNERS))
]
ROLL = [Move(CHANCE, "roll", (colour, False)) for colour in HELMETS]
RING = Move(CHANCE, "roll", (WHITE, True))  # RN-62: one of the white faces
TRAP = [
    (Move(CHANCE, "trap", (square, True)), Move(CHANCE, "trap", (square, False))) for square in range(ROOMS)
]
DRAW = [
    [Move(CHANCE, "draw", (gallery, portrait)) for portrait in _PORTRAITS] for gallery in range(len(COLOURS))
]

TURN_OVER = Move(TABLE, "turn_over")
YOUNGEST = [Move(TABLE, "youngest", (seat,)) for seat in range(_MOST)]
SEEN = Move(TABLE, "seen")
STUCK = Move(TABLE, "stuck")

CHOOSE = [[Move(seat, "choose", (helmet,)) for helmet in HELMETS] for seat in range(_MOST)]
STEP = [[Move(seat, "step", (to,)) for to in range(PLACES)] for seat in range(_MOST)]
JUMP = [[Move(seat, "jump", (to,)) for to in range(PLACES)] for seat in range(_MOST)]
BESIDE = [[Move(seat, "beside", (square,)) for square in range(ROOMS)] for seat in range(_MOST)]
SWAP = [[Move(seat, "swap", (portrait,)) for portrait in _PORTRAITS] for seat in range(_MOST)]
ROB = [[Move(seat, "rob", (portrait,)) for portrait in _PORTRAITS] for seat in range(_MOST)]
KEEP = [Move(seat, "keep") for seat in range(_MOST)]
END_TURN = [Move(seat, "end_turn") for seat in range(_MOST)]


@cache
def exchanges(seat: int, one: int, two: int) -> tuple[Move, ...]:
    """RN-52: no, one or both of two portraits, in the order in which they go under the pile."""
    chosen = ((one,), (two,), (one, two), (two, one))
    return (KEEP[seat], *(Move(seat, "exchange", portraits) for portraits in chosen))
