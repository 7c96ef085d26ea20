"""A demonstration: automata play a short game of any kind for whoever looks on, and nobody keeps it.

Nobody can play or change anything in it. It makes no sound, and goes home by itself after its end.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import cycle, islice

from kivy.clock import Clock

from coffres.bots.teaching import has_automata
from coffres.engine.actors import RandomChance
from coffres.engine.contract import Options
from coffres.engine.levels import LEVELS
from coffres.engine.registry import GAMES
from coffres.engine.words import Translate
from coffres.storage.roster import Roster
from coffres.storage.shelf import Shelf
from coffres.storage.unkept import UnkeptGame
from coffres.ui.automata import AUTOMATA
from coffres.ui.boards import has_board
from coffres.ui.seating import seats_of
from coffres.ui.sitting import House, Sitting

_MOST = 4  # automata at the table, unless the game needs more: people must be able to follow
_SHOWN = 18.0  # seconds that the end is shown


def any_game(rng: random.Random) -> UnkeptGame:
    """A short game of any kind that automata can play, dealt and ready."""
    key = rng.choice([key for key in GAMES if has_automata(key) and has_board(key)])
    seats = max(GAMES[key].seats[0], min(_MOST, GAMES[key].seats[-1]))
    names = rng.sample(list(AUTOMATA), seats)
    levels = list(islice(cycle(reversed(LEVELS)), seats))
    return UnkeptGame(key, names, _shortest(key, seats), RandomChance(rng), levels, rng.getrandbits(32))


def _shortest(key: str, seats: int) -> Options:
    preset = min(GAMES[key].presets, key=lambda preset: preset.minutes[seats])
    return preset.options[seats]


def _without_people(house: House) -> House:
    """The house for a table at which nobody rolls dice, or touches the end of an hourglass."""
    return house._replace(
        settings=lambda: house.settings().changed(real_dice=False),
        time_up=lambda _sentence, done: done(),
    )


class Demonstration(Sitting):
    watched = True

    def __init__(
        self, played: UnkeptGame, translate: Translate, house: House, ended: Callable[[], None]
    ) -> None:
        """`ended` is called some time after the end was shown."""
        people = seats_of(played.match, Roster())
        super().__init__(played, people, translate, _without_people(house))
        self._leaving = Clock.create_trigger(lambda *_: ended(), _SHOWN)
        self.stage.bind(on_position=self._follow)

    def _follow(self, *_: object) -> None:
        if self.tablet.where == "over":
            self._leaving()

    def leave(self, shelf: Shelf) -> None:
        self._leaving.cancel()
        super().leave(shelf)
