"""What a check looks at, and the tables that it uses: seats, options, seeds."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from types import MappingProxyType
from typing import Any, NamedTuple

from coffres.engine.contract import TABLE, Game, Options
from coffres.engine.languages import SOURCE
from coffres.engine.options import settle
from coffres.engine.trouble import Trouble
from coffres.engine.words import Translate, Words

AS_WRITTEN: Mapping[str, Translate] = MappingProxyType({SOURCE: str})
MOST_FINDINGS = 20  # more findings would only hide the first

_NAMES = ("Ana", "Bo", "Chloé", "Dan", "Eve", "Félix", "Gus", "Hana")


class Subject(NamedTuple):
    """A game with its words and rule texts."""

    game: Game[Any]
    words: Words
    clauses: frozenset[str] = frozenset()  # the ids in its rule text; empty while there is no text
    languages: Mapping[str, Translate] = AS_WRITTEN

    def settled(self, setting: Setting) -> Any:
        """The first position at this table."""
        return self.game.start(setting.seats, settle(self.game, setting.seats, setting.options))


class Setting(NamedTuple):
    """A table; it contains all that is needed to play the same random game again."""

    seats: int
    options: Options
    seed: int

    def rng(self) -> random.Random:
        return random.Random(self.seed)

    def names(self) -> tuple[str, ...]:
        return tuple(_NAMES[seat % len(_NAMES)] for seat in range(self.seats))

    def viewers(self) -> range:
        return range(TABLE, self.seats)

    def __str__(self) -> str:
        return f"seats={self.seats} options={dict(self.options)} seed={self.seed}"


class Findings:
    """The faults a check has found: each sentence once, with the first place where it was found."""

    def __init__(self) -> None:
        self._places: dict[str, str] = {}

    def add(self, sentence: str, place: object) -> None:
        self._places.setdefault(sentence, str(place))

    @property
    def enough(self) -> bool:
        return len(self._places) >= MOST_FINDINGS

    def lines(self) -> list[str]:
        return [f"{sentence}  [{place}]" for sentence, place in self._places.items()]


@contextmanager
def located(place: object) -> Iterator[None]:
    """Adds the place in the game to an exception that passes through."""
    try:
        yield
    except Exception as error:
        error.add_note(f"in a check, at {place}")
        raise


def settings(game: Game[Any], thoroughness: int = 1) -> list[Setting]:
    """Tables of every size with the defaults and with each preset; each option value alone; and mixtures."""
    tables: list[tuple[int, Options]] = [(seats, {}) for seats in game.seats]
    tables += [
        (seats, options) for preset in game.presets for seats, options in preset.options.items() if options
    ]
    tables += _each_alone(game)
    tables += _mixtures(game, 12 * thoroughness)
    return [
        Setting(seats, options, seed + 1000 * turn)
        for turn in range(thoroughness)
        for seed, (seats, options) in enumerate(tables)
    ]


def some(game: Game[Any], count: int) -> list[Setting]:
    """A few tables, for slow checks: one of every size, then others at random."""
    every = settings(game)
    plain = every[: len(game.seats)]
    others = every[len(game.seats) :]
    random.Random(count).shuffle(others)
    return [*plain, *others][: max(count, len(plain))]


def accepted(game: Game[Any], seats: int, options: Options) -> bool:
    """Whether these options can be combined. Any exception except Trouble is a fault of the game, and is not
    caught."""
    try:
        with located(f"settling seats={seats} options={dict(options)}"):
            settle(game, seats, options)
    except Trouble:
        return False
    return True


def _each_alone(game: Game[Any]) -> Iterator[tuple[int, Options]]:
    turn = 0
    for option in game.options:
        for choice in option.choices:
            seats = game.seats[turn % len(game.seats)]
            if choice != option.default and accepted(game, seats, {option.name: choice}):
                turn += 1
                yield seats, {option.name: choice}
        for sample in option.samples:
            fitting = [seats for seats in game.seats if accepted(game, seats, {option.name: sample})]
            yield from ((seats, {option.name: sample}) for seats in fitting[:1])


def _mixtures(game: Game[Any], count: int) -> list[tuple[int, Options]]:
    rng = random.Random(count)
    found: list[tuple[int, Options]] = []
    for _attempt in range(50 * count):
        seats = rng.choice(game.seats)
        options = {
            option.name: rng.choice((*option.choices, *option.samples))
            for option in game.options
            if rng.random() < 0.5
        }
        if accepted(game, seats, options):
            found.append((seats, options))
        if len(found) == count:
            break
    return found
