"""What a table chooses before a game: a preset, options of its own, and whether they go together."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from coffres.engine.contract import Game, Option, Preset, Value
from coffres.engine.options import settle
from coffres.engine.trouble import Trouble

LAYOUT = "layout"  # of an option: the letters of a board's spaces may be its value


class Variant:
    """For so many players. What is chosen is settled at once; what contradicts is kept, and told."""

    def __init__(self, game: Game[Any], seats: int, layouts: Sequence[str] = ()) -> None:
        """`layouts`: the spaces of boards that people have made themselves."""
        self._game = game
        self._seats = seats
        self._layouts = tuple(layouts)
        self._settled = {preset.name: settle(game, seats, preset.options[seats]) for preset in game.presets}
        self.presets = self._unlike()
        self._brought: dict[str, Value] = {}
        self.given: dict[str, Value] = {}
        self.values: dict[str, Value] = {}
        self.trouble: Trouble | None = None
        self.blamed = ""  # the option whose choice made the trouble
        self.preset: Preset | None = None  # None: as the people wish
        self.take(next(preset for preset in self.presets if preset.first))

    def _unlike(self) -> list[Preset]:
        """Of presets that are the same game for so many players only the one proposed first."""
        found: list[Preset] = []
        for preset in sorted(self._game.presets, key=lambda preset: not preset.first):
            if self._settled[preset.name] not in [self._settled[other.name] for other in found]:
                found.append(preset)
        return [preset for preset in self._game.presets if preset in found]

    @property
    def options(self) -> list[Option]:
        """Those where there is something to choose."""
        return [option for option in self._game.options if len(self.choices(option)) > 1]

    def choices(self, option: Option) -> tuple[Value, ...]:
        return (*option.choices, *self._layouts) if option.free == LAYOUT else option.choices

    def of_presets(self, option: Option) -> bool:
        """Whether that is what the presets differ in."""
        return len({str(settled[option.name]) for settled in self._settled.values()}) > 1

    def minutes(self) -> int | None:
        """To expect; nobody has measured the games that people make up."""
        return self.preset.minutes[self._seats] if self.preset else None

    @property
    def long(self) -> bool:
        """Whether this would be a long evening."""
        return self.trouble is None and self._game.over_an_hour(self._seats, self.values)

    @property
    def chosen(self) -> dict[str, Value]:
        """All that the game is to be told."""
        return {**self._brought, **self.given}

    def bring(self, values: Mapping[str, Value]) -> None:
        """What people put into the box or leave out of it, whatever preset they play."""
        self._brought = dict(values)
        self._settle(self.blamed)

    def take(self, preset: Preset) -> None:
        self.given = dict(preset.options[self._seats])
        self._settle("")

    def choose(self, name: str, value: Value) -> None:
        """What an option is by itself, or because of another, is not said, and so contradicts nothing."""
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
        """Whether all that is chosen here is as in this preset."""
        names = [option.name for option in self.options]
        return [settled[name] for name in names] == [self.values[name] for name in names]


def in_words(sentence: str, options: Mapping[str, str]) -> str:
    """A sentence in which options are not called as on a command line, but by what they say they do."""
    for name, says in options.items():
        sentence = sentence.replace(f" ({name})", "")
        sentence = re.sub(rf"\b{name}\b", f"« {says.rstrip('.')} »", sentence)
    return sentence
