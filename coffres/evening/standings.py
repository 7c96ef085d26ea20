"""Who has how many keys, and who throws the dice when the best are equal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from coffres.engine.people import NO_ONE
from coffres.evening.evening import Evening


class Standing(NamedTuple):
    """What one person has won so far."""

    person: str
    name: str  # what they were called when they were last heard of
    keys: int
    wins: int  # games won
    rank: int  # 1 for the first; the same for those who are equal


class Contest(NamedTuple):
    """The last throw of the dice."""

    due: tuple[str, ...]  # who has yet to throw in this round
    thrown: Mapping[str, int]  # the dice of this round, by person
    left: tuple[str, ...]  # who can still win; one of them if it is decided
    rounds: int  # how many rounds are over


def standings(evening: Evening) -> list[Standing]:
    """Everybody who was there or has won keys, from the first to the last. Those who are equal are in the
    order in which they came."""
    names = {guest.person: guest.name for guest in evening.everybody if guest.person != NO_ONE}
    keys, wins = dict.fromkeys(names, 0), dict.fromkeys(names, 0)
    for round_ in evening.finished:
        for score in round_.finish.scores if round_.finish else ():
            if score.person != NO_ONE:
                names.setdefault(score.person, score.name)
                keys[score.person] = keys.get(score.person, 0) + score.keys
                wins[score.person] = wins.get(score.person, 0) + score.won
    champion = _champion(evening, keys)
    order = sorted(keys, key=lambda person: (-keys[person], person != champion))
    better = {person: sum(keys[other] > keys[person] for other in keys) for person in keys}
    if champion:  # the dice have decided: the others who were equal are second
        better |= {one: 1 for one in keys if keys[one] == keys[champion] and one != champion}
    return [
        Standing(person, names[person], keys[person], wins[person], better[person] + 1) for person in order
    ]


def total_keys(evening: Evening) -> int:
    return sum(standing.keys for standing in standings(evening))


def champions(evening: Evening) -> list[Standing]:
    """The first, or all who are equal at the top. Nobody if nobody has a key."""
    return [standing for standing in standings(evening) if standing.rank == 1 and standing.keys]


def contest(evening: Evening) -> Contest:
    """The last throw, as far as it has gone: those who are equal throw one die each, the highest win, and
    those of them who are equal throw again."""
    left = tuple(one.person for one in champions(evening._replace(throws=())))
    thrown: dict[str, int] = {}
    rounds = 0
    for throw in evening.throws:
        thrown[throw.person] = throw.face
        if len(thrown) == len(left):
            best = max(thrown.values())
            left = tuple(person for person in left if thrown[person] == best)
            rounds += 1
            thrown = {}
    due = tuple(person for person in left if person not in thrown) if len(left) > 1 else ()
    return Contest(due, thrown, left, rounds)


def _champion(evening: Evening, keys: Mapping[str, int]) -> str:
    """Whom the dice have made the first; empty if they have not."""
    if not evening.throws or not keys:
        return ""
    left = contest(evening).left
    return left[0] if len(left) == 1 else ""
