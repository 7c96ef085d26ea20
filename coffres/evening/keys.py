"""Golden keys: what a game is worth in an evening, so that games of every kind count the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from coffres.engine.awards import SIX, Prizes, Told, dice
from coffres.engine.contract import Fact, Outcome
from coffres.engine.people import NO_ONE

MOST = 3  # keys for each winner; then two for the next in points, and one


class Score(NamedTuple):
    """What a game came to for one seat."""

    person: str  # the id of whoever it belongs to; NO_ONE: nobody, because an automaton played
    name: str  # who sat there at the end
    keys: int
    won: bool


class Finish(NamedTuple):
    """A game of the evening that is over. `figures`: by seat, in the order of `scores`."""

    scores: tuple[Score, ...]
    figures: Mapping[str, tuple[int, ...]]  # a virtue, or one of the two below -> points


DICE, PIPS = "dice", "pips"  # how many ordinary dice a seat threw, and what they showed together


def keys_of(outcome: Outcome, seats: int) -> list[int]:
    """The keys of each seat: three for every winner, and where the game counts points two and one for the
    next in points. Nobody gets any for no points, or in a game that nobody wins."""
    found = [0] * seats
    if not outcome.winners:
        return found
    others = [seat for seat in range(seats) if seat not in outcome.winners]
    points = outcome.scores or (0,) * seats
    ranks = sorted({points[seat] for seat in others if points[seat] > 0}, reverse=True)
    for seat in others:
        if points[seat] in ranks:
            found[seat] = max(0, MOST - 1 - ranks.index(points[seat]))
    for seat in outcome.winners:
        found[seat] = MOST
    return found


def finish_of(
    outcome: Outcome, owners: Sequence[str], names: Sequence[str], facts: Sequence[Fact], prizes: Prizes
) -> Finish:
    """What a game came to. `owners`: for each seat the id of the person to whom its result belongs. An
    automaton keeps its rank, and holds no keys."""
    seats = len(names)
    keys = keys_of(outcome, seats)
    scores = [
        Score(owner, name, keys[seat] if owner else 0, seat in outcome.winners)
        for seat, (owner, name) in enumerate(zip(owners, names, strict=True))
    ]
    return Finish(tuple(_once(scores)), _figures(facts, seats, prizes))


def _once(scores: Sequence[Score]) -> list[Score]:
    """A person who has had several seats has the keys of the best of them, once."""
    best: dict[str, int] = {}
    for seat, score in enumerate(scores):
        if score.person and (score.person not in best or score.keys > scores[best[score.person]].keys):
            best[score.person] = seat
    return [
        score if not score.person or best[score.person] == seat else score._replace(person=NO_ONE, keys=0)
        for seat, score in enumerate(scores)
    ]


def _figures(facts: Sequence[Fact], seats: int, prizes: Prizes) -> dict[str, tuple[int, ...]]:
    """For each virtue that this game can show, the points of each seat; and the dice, if they are ordinary
    ones."""
    figures: dict[str, tuple[int, ...]] = {}
    told = Told(facts)
    for award in prizes.AWARDS:
        if award.virtue:
            points = award.points(told, seats)
            before = figures.get(award.virtue, (0,) * seats)
            figures[award.virtue] = tuple(map(sum, zip(before, points, strict=True)))
    if prizes.DIE == SIX:
        thrown = dice(prizes, facts, seats)
        figures[DICE] = tuple(map(len, thrown))
        figures[PIPS] = tuple(map(sum, thrown))
    return {name: points for name, points in figures.items() if any(points)}
