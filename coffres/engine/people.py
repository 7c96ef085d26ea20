"""People have ids, so that what somebody has won stays theirs, whatever they are called."""

from __future__ import annotations

from collections.abc import Sequence

NO_ONE = ""  # in place of an id: an automaton sits here, or somebody whom the tablet does not know


def people_of(people: Sequence[str], seats: int) -> tuple[str, ...]:
    """The ids by seat; without any, the tablet knows none of them."""
    return tuple(people) or (NO_ONE,) * seats
