"""Honours: what finished games add up to, for each person and for the house.

They follow from results alone (results.py), and belong to ids: a name may change. What an automaton wins is
nobody's honour, but whom it has beaten is remembered. Games count in the order in which they began.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from math import sqrt
from types import MappingProxyType
from typing import NamedTuple

from coffres.engine import registry
from coffres.engine.awards import SIX, fortune
from coffres.engine.levels import PERSON
from coffres.engine.people import NO_ONE
from coffres.storage.results import Result, sides
from coffres.storage.text import known_as

SCORE = ""  # in place of a prize's title: the score of the game

# (id, name as `known_as` gives it) -> the id of whom it was, for results whose owner people have named
Same = Mapping[tuple[str, str], str]
NOBODY_NAMED: Same = MappingProxyType({})


class Best(NamedTuple):
    """The most that was ever reached in one game."""

    points: int
    person: str  # who did it first
    key: str  # of the save
    made: str


class Games(NamedTuple):
    played: int = 0
    won: int = 0

    def and_one(self, won: bool) -> Games:
        return Games(self.played + 1, self.won + won)


class Thrown(NamedTuple):
    """Ordinary dice that somebody threw."""

    dice: int = 0
    pips: int = 0  # their sum

    @property
    def ahead(self) -> float:
        """How many pips more than such dice give on average."""
        return self.pips - self.dice * _MEAN

    @property
    def luck(self) -> float:
        """The same, measured by how far so many dice usually stray: beyond 2 or below -2 is rare."""
        return self.ahead / sqrt(self.dice * _VARIANCE) if self.dice else 0.0


_MEAN = sum(side * chance for side, chance in SIX.items())
_VARIANCE = sum(chance * (side - _MEAN) ** 2 for side, chance in SIX.items())


class _Counted:
    """What is counted alike for a person and for the house."""

    def __init__(self) -> None:
        self.games = Games()
        self.by_game: dict[str, Games] = {}
        self.endings: Counter[tuple[str, str]] = Counter()  # (game, reason) -> games won that way
        self.prizes: Counter[tuple[str, str]] = Counter()  # (game, title)
        self.best: dict[tuple[str, str], Best] = {}  # (game, title or SCORE)
        self.thrown = Thrown()

    def played(self, game: str, won: bool) -> None:
        self.games = self.games.and_one(won)
        self.by_game[game] = self.by_game.get(game, Games()).and_one(won)

    def reach(self, what: tuple[str, str], points: int, person: str, result: Result) -> None:
        known = self.best.get(what)
        if points > (known.points if known is not None else 0):
            self.best[what] = Best(points, person, result.key, result.made)

    def throw(self, thrown: Thrown) -> None:
        self.thrown = Thrown(self.thrown.dice + thrown.dice, self.thrown.pips + thrown.pips)


class Person(_Counted):
    def __init__(self, id_: str) -> None:
        super().__init__()
        self.id = id_
        self.name = ""  # in the game that began last
        self.roles: Counter[tuple[str, int]] = Counter()  # (game, role) -> how often it was held at the end
        self.won_as: Counter[tuple[str, int]] = Counter()  # the same for games of one deal that were won
        self.run = 0  # games won one after the other, up to now
        self.longest_run = 0
        self.beaten: Counter[str] = Counter()  # id -> games in which this person won and that one did not
        self.beaten_by: Counter[str] = Counter()
        self.automata = Counter[bool]()  # True: games won against automata; False: lost to them

    @property
    def favourite(self) -> str:
        """The game played most often; of several the one won most often, and then the first on the shelf."""
        order = list(registry.GAMES)
        return max(self.by_game, key=lambda game: (*self.by_game[game], -order.index(game)))


class House(_Counted):
    """`games.won`: those that somebody won, be it an automaton."""

    keys = 0  # games that a person won

    def __init__(self) -> None:
        super().__init__()
        self.first = self.last = ""  # when the first game began, and the last
        self.automata = Counter[bool]()  # games with automata, by whether one of them won
        self.longest_run: tuple[int, str] = (0, NO_ONE)  # and who had it first


class Honours:
    """Add results in the order in which their games began: see `in_order`."""

    def __init__(self, same: Same = NOBODY_NAMED) -> None:
        self.people: dict[str, Person] = {}
        self.house = House()
        self._same = same

    def add(self, result: Result) -> None:
        owners = owners_of(result, self._same)
        persons = {id_: self._person(id_) for id_ in owners if id_ != NO_ONE}
        winners = {owners[seat] for seat in result.winners} - {NO_ONE}
        machines = {
            seat for seat, id_ in enumerate(owners) if id_ == NO_ONE and result.levels[seat] != PERSON
        }
        won_by_machine = not machines.isdisjoint(result.winners)
        for id_, person in persons.items():
            person.played(result.game, id_ in winners)
            person.run = person.run + 1 if id_ in winners else 0
            person.longest_run = max(person.longest_run, person.run)
            if person.longest_run > self.house.longest_run[0]:
                self.house.longest_run = (person.longest_run, id_)
            if machines and (id_ in winners or won_by_machine):
                person.automata[id_ in winners] += 1
        for winner in winners:
            persons[winner].endings[result.game, result.reason] += 1
            for other in persons.keys() - winners:
                persons[winner].beaten[other] += 1
                persons[other].beaten_by[winner] += 1
        self._by_seat(result, owners)
        self._for_the_house(result, machines, won_by_machine)
        self.house.keys += bool(winners)

    def _person(self, id_: str) -> Person:
        person = self.people.get(id_)
        if person is None:
            person = self.people[id_] = Person(id_)
        return person

    def _by_seat(self, result: Result, owners: Sequence[str]) -> None:
        """What is counted seat by seat."""
        game, counts_pips = result.game, _counts_pips(result.game)
        scores = result.scores if _counts_scores(game) else ()
        for seat, id_ in enumerate(owners):
            if id_ == NO_ONE:
                continue
            person = self.people[id_]
            person.name = result.called[seat]
            if result.dice and counts_pips:
                person.throw(_thrown(result.dice[seat], game))
            for role in result.roles[seat] if result.roles else ():
                person.roles[game, role] += 1
                if seat in result.winners and len(result.roles[seat]) == 1:
                    person.won_as[game, role] += 1
            points = {title: each[seat] for title, each in result.figures.items()}
            if scores:
                points[SCORE] = scores[seat]
            for title, reached in points.items():
                if reached > 0:
                    person.reach((game, title), reached, id_, result)
                    self.house.reach((game, title), reached, id_, result)
        for prize in result.prizes:
            if owners[prize.seat] != NO_ONE:
                self.people[owners[prize.seat]].prizes[game, prize.title] += 1

    def _for_the_house(self, result: Result, machines: set[int], won_by_machine: bool) -> None:
        house, game = self.house, result.game
        house.played(game, bool(result.winners))
        house.first = house.first or result.made
        house.last = result.made
        if result.winners:
            house.endings[game, result.reason] += 1
        if machines:
            house.automata[won_by_machine] += 1
        for prize in result.prizes:
            house.prizes[game, prize.title] += 1
        if result.dice and _counts_pips(game):
            for seat in range(len(result.names)):
                house.throw(_thrown(result.dice[seat], game))

    def in_rank(self) -> list[Person]:
        """The people: most wins first, then those who needed fewer games for them, then by name."""
        return sorted(self.people.values(), key=_rank)


def _rank(one: Person) -> tuple[int, int, str, str]:
    return -one.games.won, one.games.played, known_as(one.name), one.id


def in_order(results: Iterable[Result]) -> list[Result]:
    """The results in the order in which the games began."""
    return sorted(results, key=lambda result: (result.made, result.key))


def honours(results: Iterable[Result], same: Same = NOBODY_NAMED) -> Honours:
    """All honours at once."""
    counted = Honours(same)
    for result in in_order(results):
        counted.add(result)
    return counted


def owners_of(result: Result, same: Same = NOBODY_NAMED) -> list[str]:
    """To whom the result belongs, by seat."""
    if not same:
        return list(result.people)
    names = map(known_as, result.called)
    return [same.get((id_, name), id_) for id_, name in zip(result.people, names, strict=True)]


@cache
def _counts_pips(game: str) -> bool:
    """Whether the game has ordinary dice, so that a high throw means luck."""
    return registry.prizes(game).DIE == SIX


@cache
def _counts_scores(game: str) -> bool:
    """Whether a great score of the game is worth telling."""
    return fortune(registry.prizes(game)) is not None


def _thrown(faces: Sequence[int], game: str) -> Thrown:
    pips = sum(side * often for side, often in zip(_sides(game), faces, strict=True))
    return Thrown(sum(faces), pips)


_sides = cache(sides)
