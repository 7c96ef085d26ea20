"""Every move of the game, made only once: legal() returns these objects."""

from __future__ import annotations

from coffres.engine.contract import CHANCE, TABLE, Move
from coffres.games.casse_du_siecle.material import DOORS, FACES, GEARS, LOCKS, NUMBERS, PLACES, SEATS, SLOTS

_SEATS = range(SEATS[-1])
_FACES = range(FACES)
_PLACES = range(PLACES)
_DOORS = range(DOORS)
_LOCKS = range(LOCKS)
_CODES = range(NUMBERS + 1)
FRESH = -1  # for `settle`: a key that nobody has looked at

ASK_YOUNGEST = [Move(TABLE, "starter", (seat,)) for seat in _SEATS]
DRAW_STARTER = [Move(CHANCE, "starter", (seat,)) for seat in _SEATS]
DEAL_DOOR = [[Move(CHANCE, "deal_door", (seat, door)) for door in _DOORS] for seat in _SEATS]

TAKE = [[Move(seat, "take_bunch", (place,)) for place in _PLACES] for seat in _SEATS]
DRAW = [[Move(CHANCE, "draw", (face, fresh)) for face in _FACES] for fresh in (False, True)]

PLACE = [
    [[Move(seat, "place", (face, 4 * door + face % 4)) for face in _FACES] for door in _DOORS]
    for seat in _SEATS
]
STEAL = [[[Move(seat, "steal", (door, code)) for code in _CODES] for door in _DOORS] for seat in _SEATS]
CHANGE = [[[Move(seat, "change", (door, code)) for code in _CODES] for door in _DOORS] for seat in _SEATS]
LAY = [[[Move(seat, "lay", (face, lock)) for face in _FACES] for lock in _LOCKS] for seat in _SEATS]
LIFT = [[Move(seat, "lift", (lock,)) for lock in _LOCKS] for seat in _SEATS]
DONE = [Move(seat, "done") for seat in _SEATS]
PUT_BACK = [[Move(seat, "put_back", (face,)) for face in _FACES] for seat in _SEATS]
PUT_REST = [Move(seat, "put_rest") for seat in _SEATS]
KEEP = [Move(seat, "keep") for seat in _SEATS]

LOOK = [[Move(seat, "look", (slot,)) for slot in range(SLOTS)] for seat in _SEATS]
DECLINE = [Move(seat, "decline") for seat in _SEATS]
GEAR = [[Move(CHANCE, "gear", (slot, value)) for value in range(GEARS[-1] + 1)] for slot in range(SLOTS)]
SEEN = [Move(seat, "seen") for seat in _SEATS]
CLAIM = [[Move(seat, "claim", (door,)) for door in _DOORS] for seat in _SEATS]
WAIT = [Move(seat, "wait") for seat in _SEATS]

PICK = [[Move(seat, "pick", (place,)) for place in _PLACES] for seat in _SEATS]
SETTLE = [*(Move(CHANCE, "settle", (face,)) for face in _FACES), Move(CHANCE, "settle", (FRESH,))]
SPILL = [Move(CHANCE, "spill", (face,)) for face in _FACES]
CLEAR = [Move(TABLE, "clear", (door,)) for door in _DOORS]
REDEAL = Move(TABLE, "redeal")
NEXT_GAME = Move(TABLE, "next_game")
