"""Small prizes at the end of a game, computed from what the table was told: who did most of something.

Every game adds its own prizes (see `Prizes`); here are those that suit any game.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain, groupby
from typing import Any, NamedTuple, Protocol, TypeVar, cast

from coffres.engine.contract import Fact
from coffres.engine.trouble import N_

T = TypeVar("T")


class Told:
    """What the table was told in a game, in order, and by verb: a dozen prizes need not look through all."""

    def __init__(self, facts: Iterable[Fact]) -> None:
        self.facts = tuple(facts)
        self._by_verb: defaultdict[str, list[Fact]] = defaultdict(list)
        for fact in self.facts:
            self._by_verb[fact[1]].append(fact)
        self._kept: dict[Callable[[Told], Any], Any] = {}

    def of(self, *verbs: str) -> Iterable[Fact]:
        """The facts with these verbs, those of the first verb first."""
        return chain.from_iterable([self._by_verb.get(verb, ()) for verb in verbs])

    def once(self, find: Callable[[Told], T]) -> T:
        """What this finds in the facts; several prizes may want it, and it is looked for once."""
        if find not in self._kept:
            self._kept[find] = find(self)
        return cast(T, self._kept[find])


Tally = Callable[[Told, int], Sequence[int]]  # (facts, number of seats) -> points of each seat

SIX = dict.fromkeys(range(1, 7), 1 / 6)  # an ordinary die: side -> its chance
# What an award may show of somebody, so that the prizes of an evening can be found over all its games.
MEMORY, LIES, WIT, NERVE = "memory", "lies", "wit", "nerve"


class Award(NamedTuple):
    sign: str  # name of an icon
    title: str
    says: str  # a sentence with {name}, the winner, and {count}, their points
    points: Tally
    least: int = 2  # with fewer points there is no prize
    virtue: str = ""  # one of those above, if this award shows it
    own: bool = True  # whether it is given in its game alone


class Fortune(NamedTuple):
    """How people speak of the greatest score of a game, which its `awards` may have as FORTUNE."""

    sign: str
    title: str
    says: str  # a sentence with {name} and {count}, the score


class Given(NamedTuple):
    award: Award
    seat: int
    points: int


class Roll(NamedTuple):
    seat: int  # the seat that rolled
    faces: Sequence[int]


Rolled = Callable[[Fact, int], Roll]  # (fact, number of seats) -> what was rolled in it


class Prizes(Protocol):
    """The module `awards` of a game. It gets facts, never a state."""

    @property
    def AWARDS(self) -> Sequence[Award]:
        """The prizes that only this game has."""

    @property
    def DIE(self) -> Mapping[int, float]:
        """The sides of the game's die and their chances; empty if it has no die."""

    @property
    def ROLLS(self) -> Mapping[str, Rolled]:
        """verb -> what was rolled in a fact with this verb; for every verb that tells of dice."""


def fortune(prizes: Prizes) -> Fortune | None:
    """How people speak of the greatest score; None in a game where it says little."""
    return getattr(prizes, "FORTUNE", None)


def roles(prizes: Prizes, facts: Sequence[Fact], seats: int) -> list[tuple[int, ...]]:
    """For each seat the roles that it held when they lay open at the end, deal by deal, as numbers into the
    game's ROLE_NAMES. Empty in a game without roles: a game that has some has a function `roles` among its
    awards."""
    held = getattr(prizes, "roles", None)
    return [] if held is None else held(facts, seats)


def each(points: Callable[[Fact, int], Iterable[int]], *verbs: str) -> Tally:
    """A tally that adds up the points which each fact with one of these verbs gives to seats."""

    def tally(told: Told, seats: int) -> Sequence[int]:
        total = [0] * seats
        for fact in told.of(*verbs):
            for seat in points(fact, seats):
                total[seat] += 1
        return total

    return tally


def made(*verbs: str) -> Tally:
    """A tally that counts the moves with these verbs."""

    def tally(told: Told, seats: int) -> Sequence[int]:
        movers = [fact[0] for fact in told.of(*verbs)]
        return [movers.count(seat) for seat in range(seats)]

    return tally


def give(prizes: Prizes, facts: Sequence[Fact], seats: int, most: int = 4) -> list[Given]:
    """Gives prizes, each to the seat that alone has most points: first the game's own, the clearest lead
    first. A seat gets a second prize only when nobody else could get a first one."""
    return given(tallies(prizes, Told(facts), seats), most)


def tallies(
    prizes: Prizes, told: Told, seats: int, fallen: Sequence[Sequence[int]] | None = None
) -> list[tuple[Award, Sequence[int]]]:
    """The points of each seat for every prize of the game. `fallen`: its `dice`, if they are known."""
    awards = all_awards(prizes, fallen)
    return [(award, award.points(told, seats)) for award in awards]


def given(tallied: Iterable[tuple[Award, Sequence[int]]], most: int = 4) -> list[Given]:
    """`give`, when the points are known."""
    leads: list[tuple[bool, float, Given]] = []
    for award, points in tallied:
        *_, second, best = sorted(points)
        if best >= award.least and best > second:
            lead = Given(award, points.index(best), best)
            leads.append((not award.own, second / best, lead))
    won = [lead for *_, lead in sorted(leads, key=lambda found: found[:2])]
    firsts = {given.seat: given for given in reversed(won)}  # the first one of each seat
    return sorted(won, key=lambda given: firsts[given.seat] is not given)[:most]


def all_awards(prizes: Prizes, fallen: Sequence[Sequence[int]] | None = None) -> list[Award]:
    """Every prize that can be won in a game, its own first. `fallen`: what the seats rolled, if that has been
    looked up already."""
    return [*prizes.AWARDS, *_of_dice(prizes, fallen), *_OF_ALL]


def dice(prizes: Prizes, facts: Sequence[Fact], seats: int) -> list[list[int]]:
    """What each seat rolled, in order."""
    fallen: list[list[int]] = [[] for _ in range(seats)]
    rolls = prizes.ROLLS
    for fact in [fact for fact in facts if fact[1] in rolls]:
        seat, faces = rolls[fact[1]](fact, seats)
        fallen[seat] += faces
    return fallen


def _of_dice(prizes: Prizes, fallen: Sequence[Sequence[int]] | None) -> list[Award]:
    if not prizes.DIE:
        return []

    def rolls(told: Told, seats: int) -> Sequence[Sequence[int]]:
        return dice(prizes, told.facts, seats) if fallen is None else fallen

    def many(told: Told, seats: int) -> Sequence[int]:
        return [len(faces) for faces in rolls(told, seats)]

    thrown = Award(
        "dice-multiple", N_("Bras infatigable"), N_("{name} a lancé {count} dés."), many, 4, own=False
    )
    if prizes.DIE != SIX:
        return [thrown]

    def fell(face: int) -> Tally:
        return lambda told, seats: [faces.count(face) for faces in rolls(told, seats)]

    return [
        Award("dice-6", N_("Pluie de six"), N_("{name} a sorti {count} six."), fell(6), own=False),
        Award("dice-1", N_("Collection d'as"), N_("{name} a sorti {count} as."), fell(1), own=False),
        thrown,
    ]


def _longest_run(told: Told, seats: int) -> Sequence[int]:
    """For each seat, its longest run of moves without a move of another seat."""
    longest = [0] * seats
    for seat, run in groupby([fact[0] for fact in told.facts if fact[0] >= 0]):
        longest[seat] = max(longest[seat], len([*run]))
    return longest


def _last_move(told: Told, seats: int) -> Sequence[int]:
    last = next((fact[0] for fact in reversed(told.facts) if fact[0] >= 0), -1)
    return [int(last == seat) for seat in range(seats)]


_OF_ALL = (
    Award(
        "run-fast",
        N_("D'une traite"),
        N_("{name} a joué {count} coups d'affilée."),
        _longest_run,
        4,
        own=False,
    ),
    Award(
        "flag-checkered",
        N_("Le mot de la fin"),
        N_("{name} a joué, et le rideau est tombé."),
        _last_move,
        1,
        own=False,
    ),
)
