"""The legal moves of each phase. Most of them are moves with keys on doors."""

from __future__ import annotations

from coffres.engine.contract import Move
from coffres.games.casse_du_siecle import bunches, moves
from coffres.games.casse_du_siecle.codes import prospect
from coffres.games.casse_du_siecle.doors import four
from coffres.games.casse_du_siecle.keys import LOW, copies, kinds
from coffres.games.casse_du_siecle.material import DOORS, FREE, FULL, GEARS, KEPT, PLACES, SLOTS
from coffres.games.casse_du_siecle.safe import combination
from coffres.games.casse_du_siecle.state import State


def takes(s: State, seat: int) -> list[Move]:
    """CS-07: the player may take any bunch."""
    made, bunch, source = moves.TAKE[seat], s.bunch, s.source
    return [made[place] for place in range(PLACES) if bunch[place] or source[place] >= 0]


def actions(s: State, seat: int) -> list[Move]:
    return _hidden(s, seat) if s.options.hidden_keys else _face_up(s, seat)


# Face up


def _face_up(s: State, seat: int) -> list[Move]:
    hand = s.hands[seat] & LOW  # one key for each face
    if not hand:
        return [moves.DONE[seat]]
    laid, owner = s.laid, s.owner
    master, owned = s.options.master_codes, s.options.owned_doors
    found: list[Move] = []
    more: list[Move] = []
    for door in range(DOORS):
        lying = tuple(laid[4 * door : 4 * door + 4])
        mine = not owned or owner[door] == seat
        if not mine and (owner[door] < 0 or lying == _EMPTY):
            continue  # CS-27, CS-54
        fits, finish, change = prospect(door, lying, master)
        if mine:
            keys = hand & fits
            made = moves.PLACE[seat][door]
            while keys:
                bit = keys & -keys
                found.append(made[bit.bit_length() >> 1])
                keys ^= bit
        else:
            more += [moves.STEAL[seat][door][way.code] for way in finish if hand & way.lay == way.lay]
        if master and change:
            more += [moves.CHANGE[seat][door][way.code] for way in change if hand & way.lay == way.lay]
    if not found or s.options.keep_keys:  # CS-08, CS-37, CS-54
        more.append(moves.DONE[seat])
    return found + more


_EMPTY = (FREE,) * 4


def binding(s: State, seat: int) -> int:
    """CS-08, CS-37, CS-54: mask with one key for each face that `seat` must place if it can."""
    if s.options.hidden_keys or s.options.keep_keys:
        return 0
    fits = 0
    for door in range(DOORS):
        if not s.options.owned_doors or s.owner[door] == seat:
            fits |= prospect(door, four(s, door), s.options.master_codes).fits
    return fits


# Face down


def _hidden(s: State, seat: int) -> list[Move]:
    hand = s.hands[seat].bit_count()
    faces = kinds(s.hands[seat])
    if s.bet >= 0:
        found = _lays(s, seat, s.bet, faces)
        return found if s.bet_locks else found + _lifts(s, seat, s.bet, hand)
    found = []
    if hand:
        for door in range(DOORS):
            if s.owner[door] == seat or _may_bet(s, door, hand):
                found += _lays(s, seat, door, faces)
            if s.owner[door] >= 0:
                found += _lifts(s, seat, door, hand)
    found.append(moves.DONE[seat])
    return found


def _lays(s: State, seat: int, door: int, faces: list[int]) -> list[Move]:
    """CS-29: any key may be laid on any free lock."""
    found = []
    for lock in range(4 * door, 4 * door + 4):
        if s.laid[lock] == FREE:
            made = moves.LAY[seat][lock]
            found += [made[face] for face in faces]
    return found


def _may_bet(s: State, door: int, hand: int) -> bool:
    """CS-30, CS-57: a bet is possible on another player's door that has keys on it and that the hand can
    fill."""
    free = s.laid[4 * door : 4 * door + 4].count(FREE)
    return 0 < free < 4 and free <= hand


def _lifts(s: State, seat: int, door: int, hand: int) -> list[Move]:
    """CS-35, CS-61: keys may be lifted if the hand can cover all the locks; a bet leaves one of the owner's
    keys (CS-57)."""
    laid = s.laid[4 * door : 4 * door + 4]
    free = laid.count(FREE)
    if not free or free >= hand or free >= 4 - (s.owner[door] != seat):
        return []
    made = moves.LIFT[seat]
    return [made[4 * door + letter] for letter in range(4) if laid[letter] != FREE]


# The other phases


def returns(s: State, seat: int) -> list[Move]:
    """CS-09, CS-63"""
    made = moves.PUT_BACK[seat]
    found = [made[face] for face in kinds(s.hands[seat] | s.lifted)]
    if s.options.keep_keys:
        if may_keep(s, seat):
            found.append(moves.KEEP[seat])
        if bunches.fits_all(s):
            found.append(moves.PUT_REST[seat])
    return found


def may_keep(s: State, seat: int) -> bool:
    """CS-37, CS-61"""
    return not s.lifted and s.hands[seat].bit_count() <= KEPT


def looks(s: State, seat: int) -> list[Move]:
    """CS-11, CS-16, CS-22"""
    there = s.gears_on_safe()
    made = moves.LOOK[seat]
    return [*(made[slot] for slot in range(SLOTS) if there >> slot & 1), moves.DECLINE[seat]]


def claims(s: State, seat: int) -> list[Move]:
    """CS-26"""
    made = moves.CLAIM[seat]
    return [made[door] for door in range(DOORS) if s.owner[door] < 0]


def picks(s: State, seat: int) -> list[Move]:
    """CS-12: two full bunches are picked."""
    made = moves.PICK[seat]
    return [made[place] for place in range(PLACES) if s.size(place) == FULL]


def dials(s: State, seat: int) -> list[Move]:
    """CS-48: samples only: the combination that the player knows, and a wrong one."""
    right = combination(s)
    wrong = (*right[1:], right[0])
    return [moves.WAIT[seat], Move(seat, "dial", right), Move(seat, "dial", wrong)]


def is_dial(s: State, m: Move) -> bool:
    """CS-48: whether this move has one value for each gear on the safe."""
    if m.verb != "dial" or len(m.args) != s.gears_on_safe().bit_count():
        return False
    return all(type(value) is int and value in GEARS for value in m.args)


_OF_SEAT = {
    "take": takes,
    "act": actions,
    "return": returns,
    "look": looks,
    "seen": lambda s, seat: [moves.SEEN[seat]],
    "claim": claims,
    "pick": picks,
    "dial": dials,
}
LOOKING = ("look", "seen", "dial")  # phases in which the looker is asked


def of_seat(s: State, seat: int) -> list[Move]:
    phase = s.phase
    if phase not in _OF_SEAT or seat != (s.looker if phase in LOOKING else s.seat):
        return []
    return _OF_SEAT[phase](s, seat)


def of_table(s: State) -> list[Move]:
    phase = s.phase
    if phase == "starter":
        return moves.ASK_YOUNGEST[: s.n] if s.options.starter == "youngest" else []
    if phase == "dead":
        return [moves.CLEAR[(s.dead & -s.dead).bit_length() - 1]]
    return [moves.REDEAL] if phase == "stall" else [moves.NEXT_GAME] if phase == "won" else []


def of_chance(s: State) -> list[Move]:
    phase = s.phase
    if phase == "draw":
        old = [moves.DRAW[False][face] for face in kinds(s.pool[s.drawing])]
        return old + [moves.DRAW[True][face] for face in kinds(s.unseen)] if s.fresh[s.drawing] else old
    if phase == "settle":
        old = [moves.SETTLE[face] for face in kinds(s.pool[s.drawing])]
        return [*old, moves.SETTLE[moves.FRESH]] if s.fresh[s.drawing] else old
    if phase == "spill":
        return [moves.SPILL[face] for face in kinds(s.spilled)]
    if phase == "gear":
        return [moves.GEAR[s.looked][value] for value in GEARS if s.reserve >> value & 1]
    if phase == "starter" and s.options.starter == "random":
        return moves.DRAW_STARTER[: s.n]
    if phase == "deal_door":
        seat = (DOORS - s.owner.count(-1)) % s.n
        return [moves.DEAL_DOOR[seat][door] for door in range(DOORS) if s.owner[door] < 0]
    return []


def odds(s: State) -> list[float]:
    """The odds of CHANCE's moves, in their order: every single key has the same chance.

    On a dead door all keys are different (CS-08), so their numbers do not matter.
    """
    phase = s.phase
    if phase == "draw":
        old = copies(s.pool[s.drawing])
        share = s.fresh[s.drawing] / s.unseen.bit_count() if s.fresh[s.drawing] else 0
        return old + [share * number for number in copies(s.unseen)] if share else old
    if phase == "settle":
        old = copies(s.pool[s.drawing])
        return [*old, float(s.fresh[s.drawing])] if s.fresh[s.drawing] else old
    return [1.0] * len(of_chance(s))
