"""Every move of the game, made only once: legal() returns these objects. Moves with cards are made with the
box."""

from __future__ import annotations

from functools import cache

from coffres.engine.contract import CHANCE, CLOCK, TABLE, Move
from coffres.games.fort_boyard.material import SEATS, SHAPES, VALUES

_MOST = SEATS[-1]
_SEATS = range(_MOST)
_FACES = range(1, 7)

ROLL = [Move(CHANCE, "roll", (face,)) for face in _FACES]
ROLL_TWO = [Move(CHANCE, "roll_two", (one, two)) for one in _FACES for two in _FACES]
NOTE = [[Move(CHANCE, "note", (seat, value)) for value in range(len(VALUES))] for seat in _SEATS]
TOUCHED = [Move(CHANCE, "touched", (seat,)) for seat in _SEATS]

HOURGLASS = Move(CLOCK, "hourglass")
PACE = Move(CLOCK, "pace")
ROLL_LIMIT = Move(CLOCK, "roll_limit")

BEGIN = Move(TABLE, "begin")
SET_ASIDE = Move(TABLE, "set_aside")
RIVAL = [Move(TABLE, "rival", (seat,)) for seat in _SEATS]
TURN = Move(TABLE, "turn")
GUESS = [Move(TABLE, "guess", (seat,)) for seat in _SEATS]
POINT = Move(TABLE, "point")
MISS = Move(TABLE, "miss")
TIE = Move(TABLE, "tie")
SHOW = [Move(TABLE, "show", (own, other)) for own in SHAPES for other in SHAPES]
CANDIDATE_LAUGHS = Move(TABLE, "candidate_laughs")
OPPONENT_LAUGHS = Move(TABLE, "opponent_laughs")
BOTH_LAUGH = Move(TABLE, "both_laugh")
STALL = Move(TABLE, "stall")
WON = Move(TABLE, "won")
LOST = Move(TABLE, "lost")
COUNT = Move(TABLE, "count")
RESUME = Move(TABLE, "resume")

# Interruptions: no question asks for them.
PAUSE = Move(TABLE, "pause")
RESTART = Move(TABLE, "restart")
CAST = Move(TABLE, "cast")
LEAVE = [Move(TABLE, "leave", (seat,)) for seat in _SEATS]

LOOK = [Move(seat, "look") for seat in _SEATS]
SEEN = [Move(seat, "seen") for seat in _SEATS]
GO_ON = [Move(seat, "go_on") for seat in _SEATS]
OPEN_CHEST = [Move(seat, "open_chest") for seat in _SEATS]
LEAVE_SHUT = [Move(seat, "leave_shut") for seat in _SEATS]
CHANGE_CARD = [Move(seat, "change_card") for seat in _SEATS]
TAKE_TRIAL = [Move(seat, "take_trial") for seat in _SEATS]
TAKE_RIDDLE = [Move(seat, "take_riddle") for seat in _SEATS]
DECLINE = [Move(seat, "decline") for seat in _SEATS]
START_RIDDLE = [Move(seat, "start_riddle") for seat in _SEATS]
KNOWN = [Move(seat, "known") for seat in _SEATS]
RIGHT = [Move(seat, "right") for seat in _SEATS]
WRONG = [Move(seat, "wrong") for seat in _SEATS]


@cache
def put_back(seat: int, cells: tuple[int, ...]) -> tuple[Move, ...]:
    """FB-45: the key may go to any cell."""
    return tuple(Move(seat, "put_back", (space,)) for space in cells)
