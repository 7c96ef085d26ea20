"""Which keys moved between two positions of the table: from bunches to hands, from hands to locks.

Computed only from what is public before and after, so it cannot tell more than the table knows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

End = tuple[str, int]  # ("place", 3), ("lock", 17), HAND
HAND: End = ("hand", 0)


class Lying(NamedTuple):
    bunches: Sequence[int]  # number of keys on each place
    keys: Sequence[
        str | None
    ]  # for each lock: "" for no key, None for a key face down, else what is written on the key


class Journey(NamedTuple):
    start: End
    end: End  # the same as `start` if a key is turned over in its place
    keys: int
    face: str | None  # the face with which it arrives; None: it stays face down


def lands(journey: Journey) -> bool:
    """Whether a key is put down at its end, rather than taken into a hand or turned over."""
    return journey.end not in (HAND, journey.start)


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
    """The locks that lost a key; another key may have come there at the same time."""
    for lock, (was, now) in _changed(before, after):
        if was != "" and not (was is None and now):
            yield "lock", lock


def _gone(before: Lying, after: Lying) -> Iterator[End]:
    """The places that lost keys, once for each key."""
    for place, (was, now) in enumerate(zip(before.bunches, after.bunches, strict=True)):
        yield from [("place", place)] * (was - now)
