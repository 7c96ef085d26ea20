"""What a table chooses before a game: a preset, single options, and whether they can be combined."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from coffres.engine.contract import Game, Option, Preset, Value
from coffres.engine.options import settle
from coffres.engine.trouble import Trouble

# the option whose values may also be boards that people made, written as the letters of their spaces
LAYOUT = "layout"


class Variant:
    """The choice for so many players. Each choice is settled at once. One that contradicts is kept and
    reported."""

    def __init__(self, game: Game[Any], seats: int, layouts: Sequence[str] = ()) -> None:
        """`layouts`: the boards that people have made themselves, as the letters of their spaces."""
        self._game = game
        self._seats = seats
        self._layouts = tuple(layouts)
        self._settled = {preset.name: settle(game, seats, preset.options[seats]) for preset in game.presets}
        self.presets = self._unlike()
        self._brought: dict[str, Value] = {}
        self.given: dict[str, Value] = {}
        self.values: dict[str, Value] = {}
        self.trouble: Trouble | None = None
        self.blamed = ""  # the name of the option whose choice caused the trouble
        self.preset: Preset | None = None  # None: the people have made their own combination
        self.take(next(preset for preset in self.presets if preset.first))

    def _unlike(self) -> list[Preset]:
        """The presets that differ for so many players: of those that are the same game, only the first
        proposed."""
        found: list[Preset] = []
        for preset in sorted(self._game.presets, key=lambda preset: not preset.first):
            if self._settled[preset.name] not in [self._settled[other.name] for other in found]:
                found.append(preset)
        return [preset for preset in self._game.presets if preset in found]

    @property
    def options(self) -> list[Option]:
        """The options that have more than one value to choose from."""
        return [option for option in self._game.options if len(self.choices(option)) > 1]

    def choices(self, option: Option) -> tuple[Value, ...]:
        return (*option.choices, *self._layouts) if option.free == LAYOUT else option.choices

    def of_presets(self, option: Option) -> bool:
        """Whether the presets differ in this option."""
        return len({str(settled[option.name]) for settled in self._settled.values()}) > 1

    def minutes(self) -> int | None:
        """The minutes the game should take; None for a game that people made up, which nobody has
        measured."""
        return self.preset.minutes[self._seats] if self.preset else None

    @property
    def long(self) -> bool:
        """Whether this game would take more than an hour."""
        return self.trouble is None and self._game.over_an_hour(self._seats, self.values)

    @property
    def chosen(self) -> dict[str, Value]:
        """All options that are given to the game."""
        return {**self._brought, **self.given}

    def bring(self, values: Mapping[str, Value]) -> None:
        """Takes what people put into the box or leave out of it; this does not depend on the preset."""
        self._brought = dict(values)
        self._settle(self.blamed)

    def take(self, preset: Preset) -> None:
        self.given = dict(preset.options[self._seats])
        self._settle("")

    def choose(self, name: str, value: Value) -> None:
        """Sets an option. A value that the option would have anyway is not recorded, so it cannot contradict
        others."""
        without = {other: kept for other, kept in self.given.items() if other != name}
        try:
            unsaid = settle(self._game, self._seats, without)[name] == value
        except Trouble:
            unsaid = False
        self.given = without if unsaid else {**without, name: value}
        self._settle(name)

    def _settle(self, name: str) -> None:
        try:
            self.values = settle(self._game, self._seats, self.chosen)
        except Trouble as trouble:
            self.values = {**self.values, **self.given}
            self.trouble, self.blamed, self.preset = trouble, name, None
        else:
            self.trouble, self.blamed = None, ""
            same = (preset for preset in self.presets if self._is(self._settled[preset.name]))
            self.preset = next(same, None)

    def _is(self, settled: Mapping[str, Value]) -> bool:
        """Whether the options chosen here are those of this preset."""
        names = [option.name for option in self.options]
        return [settled[name] for name in names] == [self.values[name] for name in names]


def in_words(sentence: str, options: Mapping[str, str]) -> str:
    """The sentence with the command line names of options replaced by the words that people read."""
    for name, says in options.items():
        sentence = sentence.replace(f" ({name})", "")
        sentence = re.sub(rf"\b{name}\b", f"« {says.rstrip('.')} »", sentence)
    return sentence
