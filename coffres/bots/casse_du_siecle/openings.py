"""Which keys would open a door for a seat, and how likely it is to open one on its next turn."""

from __future__ import annotations

from typing import Any

from coffres.bots.casse_du_siecle.codes import NOTHING, Way, finishing, ways
from coffres.games.casse_du_siecle.material import DOORS, FULL, PLACES

# How likely an unknown bunch is to contain one certain key of which `left` copies may be in it.
_FINDS = (0.0, 0.1, 0.19)
_FINDS_TWO = (0.0, 0.01, 0.03)
_SURE = 0.97


def door_of(s: Any, door: int) -> tuple[int, ...]:
    return tuple(s.laid[4 * door : 4 * door + 4])


def needs(s: Any, seat: int) -> list[int]:
    """The masks of keys each of which opens some door for this seat, if it holds them. A door of somebody
    else with keys face down is a matter of guessing, and not counted."""
    options, owner, laid = s.options, s.owner, s.laid
    master, found = options.master_codes, []
    owned, hidden = options.owned_doors, options.hidden_keys
    for door in range(DOORS):
        four = tuple(laid[4 * door : 4 * door + 4])
        if owned and owner[door] != seat and (hidden or owner[door] < 0 or four == NOTHING):
            continue
        if master:
            found += [way.lay for way in ways(door, four, True)]
        else:
            found += finishing(door, four, False)
    return found


def ready(s: Any, seat: int) -> tuple[int, Way] | None:
    """A door that the keys in hand open now, and how; the one that costs the fewest keys."""
    hand = s.hands[seat]
    if not hand:
        return None
    options, owner, best = s.options, s.owner, None
    for door in range(DOORS):
        if options.owned_doors and owner[door] != seat:
            if options.hidden_keys or owner[door] < 0:
                continue
            if door_of(s, door) == NOTHING:
                continue
        for way in ways(door, door_of(s, door), options.master_codes):
            if hand & way.lay == way.lay and (best is None or way.missing < best[1].missing):
                best = door, way
    return best


def remembered(s: Any, seat: int, place: int) -> tuple[int, int]:
    """The keys of a bunch that a seat knows, and how many others there are."""
    source = s.source[place]
    if source >= 0:
        return 0, FULL
    known = s.known[place * (s.n + 1) + seat]
    return known, s.bunch[place].bit_count() - known.bit_count()


def opens(held: int, wanted: list[int]) -> bool:
    return any(held & lay == lay for lay in wanted)


def outlook(s: Any, seat: int) -> float:
    """How likely this seat is to open a door on its next turn."""
    wanted, hand, rows = needs(s, seat), s.hands[seat], s.n + 1
    source, known = s.source, s.known
    for place in range(PLACES):
        if source[place] < 0:
            held = known[place * rows + seat]
            if held and opens(held | hand, wanted):
                return _SURE
    stays = 1.0
    for lay in wanted:
        lacking = lay & ~hand
        missing = lacking.bit_count()
        if missing == 1:
            stays *= 1 - _FINDS[_left(s, lacking)]
        elif missing == 2:
            stays *= 1 - _FINDS_TWO[1]
    return 1 - stays


def _left(s: Any, key: int) -> int:
    """How many copies of a key do not lie on doors."""
    face = key.bit_length() - 1 >> 1
    laid: list[int] = s.laid
    return max(0, 2 - laid.count(face))
