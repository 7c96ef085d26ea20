"""Which keys would open a door for a seat, and how likely it is to open one on its next turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from coffres.bots.casse_du_siecle.codes import NOTHING, POOL, Way, add, finishing, ways
from coffres.games.casse_du_siecle.material import DOORS, FULL, PLACES

_SURE = 0.97
_BOTH = 0.8  # a bunch that has one key has less room for another
# How much a strange key is worth beside one that nobody has looked at.
_JUNK = 0.1  # somebody has put it back because it did not fit
_FREELY = 0.8  # or because they wanted to, or because it did not fit their own doors
_MIXED = 0.8  # it was shuffled, and may have been put back before


def door_of(s: Any, door: int) -> tuple[int, ...]:
    return tuple(s.laid[4 * door : 4 * door + 4])


def opening_with(s: Any, seat: int, held: int) -> tuple[int, int] | None:
    """A door that these keys open for this seat, and the mask of those that it takes."""
    for door in range(DOORS):
        for lay in needs(s, seat, (door,)):
            if held & lay == lay:
                return door, lay
    return None


def needs(s: Any, seat: int, doors: Iterable[int] = range(DOORS)) -> list[int]:
    """The masks of keys each of which opens some door for this seat, if it holds them. A door of somebody
    else with keys face down is a matter of guessing, and not counted."""
    options, owner, laid = s.options, s.owner, s.laid
    master, found = options.master_codes, []
    owned, hidden = options.owned_doors, options.hidden_keys
    for door in doors:
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


class _Closed:
    """What a seat can tell about the closed keys, bunch by bunch."""

    def __init__(self, s: Any, seat: int, alike: bool) -> None:
        source, known, rows = s.source, s.known, s.n + 1
        self.surely = [0] * PLACES  # place -> mask of the keys that lie there
        self.fresh = [0.0] * PLACES  # place -> how many keys that it may lack can be expected there
        self.mixed: dict[int, tuple[int, int]] = {}  # shuffle -> mask of keys known in it, number of bunches
        self.elsewhere = 0  # mask of all the keys whose place, or shuffle, this seat knows
        options = s.options
        freely = options.hidden_keys or options.owned_doors or options.keep_keys
        junk = 1.0 if alike else _FREELY if freely else _JUNK
        for place, pool in enumerate(source):
            if pool == 0:
                self.fresh[place] = FULL
            elif pool > 0:
                keys, number = self.mixed.get(pool) or (known[(POOL + pool) * rows + seat], 0)
                self.mixed[pool] = keys, number + 1
            elif s.bunch[place]:
                self.surely[place] = keys = known[place * rows + seat]
                self.elsewhere = add(self.elsewhere, keys)
                self.fresh[place] = junk * (s.bunch[place].bit_count() - keys.bit_count())
        for keys, _number in self.mixed.values():
            self.elsewhere = add(self.elsewhere, keys)
        if self.mixed:
            worth = 1.0 if alike else _MIXED
            for place, pool in enumerate(source):
                if pool > 0:
                    keys, number = self.mixed[pool]
                    self.fresh[place] = worth * max(0.0, FULL - keys.bit_count() / number)
        self.all = max(sum(self.fresh), FULL)


def prospects(s: Any, seat: int, alike: bool = False) -> list[float]:
    """For each place: how likely its bunch is to open a door for this seat, as far as it can know. `alike`:
    it takes one strange key to be as good as another."""
    closed, wanted, hand = _Closed(s, seat, alike), needs(s, seat), s.hands[seat]
    found: dict[int, float] = {}
    odds = [0.0] * PLACES
    for place, pool in enumerate(s.source):
        if pool < 0 and not s.bunch[place]:
            continue
        kind = pool if pool >= 0 else ~place
        if kind not in found:
            have = closed.surely[place] | hand
            if opens(have, wanted):
                found[kind] = _SURE
            else:
                found[kind] = _hopes(s, closed, place, [lay & ~have for lay in wanted])
        odds[place] = found[kind]
    return odds


def _hopes(s: Any, closed: _Closed, place: int, wanted: list[int]) -> float:
    """How likely it is that some of these sets of keys are among the unknown keys of a bunch."""
    away = 1 - closed.fresh[place] / closed.all  # the odds that a certain key, lying anywhere, is not here
    mixed, number = closed.mixed.get(s.source[place], (0, 1))
    laid: list[int] = s.laid
    stays = 1.0
    for lacking in wanted:
        missing = lacking.bit_count()
        if missing > 2:
            continue
        odds = 1.0 if missing == 1 else _BOTH
        while lacking:
            key = lacking & -lacking
            lacking ^= key
            both = 3 * key
            free = 2 - laid.count(key.bit_length() - 1 >> 1) - (closed.elsewhere & both).bit_count()
            here = 1 - away ** max(0, free)
            if mixed & both:
                here = 1 - (1 - here) * (1 - 1 / number) ** (mixed & both).bit_count()
            odds *= here
        stays *= 1 - odds
    return 1 - stays


def outlook(s: Any, seat: int) -> float:
    """How likely this seat is to open a door on its next turn."""
    return max(prospects(s, seat))


def hopes(s: Any, seat: int) -> list[float]:
    """For each place: how likely its bunch opens a door for this seat in an imagined world, where the keys of
    a bunch that is not drawn yet can be any of its shuffle."""
    wanted, hand = needs(s, seat), s.hands[seat]
    found: dict[int, float] = {}
    odds = [0.0] * PLACES
    for place, pool in enumerate(s.source):
        if pool < 0:
            odds[place] = float(bool(s.bunch[place]) and opens(s.bunch[place] | hand, wanted))
            continue
        if pool not in found:
            keys = add(s.pool[pool], s.unseen) if pool == 0 else s.pool[pool]
            found[pool] = _drawn(keys, [lay & ~hand for lay in wanted])
        odds[place] = found[pool]
    return odds


def _drawn(keys: int, wanted: list[int]) -> float:
    """How likely four of these keys are all of one of these sets."""
    away = 1 - FULL / max(FULL, keys.bit_count())
    stays = 1.0
    for lacking in wanted:
        if lacking.bit_count() > 3 or lacking & ~keys:
            continue
        odds = (1.0, 1.0, 0.8, 0.4)[lacking.bit_count()]
        while lacking:
            key = lacking & -lacking
            lacking ^= key
            odds *= 1 - away ** (keys & 3 * key).bit_count()
        stays *= 1 - odds
    return 1 - stays
