"""Which keys have moved between two positions of the table: from bunches to hands, from hands to locks.

Worked out from what lies open before and after, so it can tell nothing that the table does not know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

End = tuple[str, int]  # ("place", 3), ("lock", 17), HAND
HAND: End = ("hand", 0)


class Lying(NamedTuple):
    bunches: Sequence[int]  # keys on each place
    keys: Sequence[
        str | None
    ]  # on each lock: "" for none, None for one face down, else what is written on it


class Journey(NamedTuple):
    start: End
    end: End  # the same for a key that is turned over where it lies
    keys: int
    face: str | None  # how it arrives; None: face down, as it set out


def journeys(before: Lying, after: Lying) -> list[Journey]:
    turned = [
        Journey(("lock", lock), ("lock", lock), 1, now)
        for lock, (was, now) in _changed(before, after)
        if was is None and now
    ]
    laid = [
        Journey(HAND, ("lock", lock), 1, now)
        for lock, (was, now) in _changed(before, after)
        if was is not None and now != ""
    ]
    leaving = [*_taken(before, after), *_gone(before, after)]
    coming = [*_gone(after, before)]
    leaving += [HAND] * (len(coming) - len(leaving))
    coming += [HAND] * (len(leaving) - len(coming))
    moved = Counter(zip(leaving, coming, strict=True))
    return [*turned, *laid, *(Journey(start, end, keys, None) for (start, end), keys in moved.items())]


def _changed(before: Lying, after: Lying) -> Iterator[tuple[int, tuple[str | None, str | None]]]:
    for lock, faces in enumerate(zip(before.keys, after.keys, strict=True)):
        if faces[0] != faces[1]:
            yield lock, faces


def _taken(before: Lying, after: Lying) -> Iterator[End]:
    """The locks that a key has left; another may have come there at once."""
    for lock, (was, now) in _changed(before, after):
        if was != "" and not (was is None and now):
            yield "lock", lock


def _gone(before: Lying, after: Lying) -> Iterator[End]:
    """The places that have fewer keys, once for each key."""
    for place, (was, now) in enumerate(zip(before.bunches, after.bunches, strict=True)):
        yield from [("place", place)] * (was - now)
