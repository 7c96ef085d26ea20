"""Plays games one after the other through one app, from the players' page to home; counts what is alive."""

from __future__ import annotations

import gc
import os
import random
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from coffres.dev.grow import Weighed
from coffres.dev.guide import Guide
from coffres.dev.recordings import Unhurried
from coffres.dev.window.game import people
from coffres.dev.window.monkey import Monkey
from coffres.dev.window.robot import Robot
from coffres.device.silent import SilentDevice
from coffres.engine.actors import random_move
from coffres.engine.registry import GAMES
from coffres.storage.shelf import Shelf
from coffres.ui import pictures
from coffres.ui.app import CoffresApp

# isort: split
from kivy.graphics.instructions import Instruction
from kivy.graphics.texture import Texture, TextureRegion
from kivy.uix.widget import Widget
from kivy.weakmethod import WeakMethod

_LOOK = 0.5  # seconds on a page that somebody only goes through
_CEREMONY = 12.0  # seconds in which an end has been told
_CALM = 3.0  # seconds at home after which everything has come to rest


class Growing:
    def __init__(self, folder: Path, seed: int, robot: Robot | None = None) -> None:
        self._seed = seed
        self.boards: Callable[[Widget], None] = lambda _board: None  # hears of every board
        self._robot = robot or Robot(drawn=False)
        self._device = SilentDevice()
        self.app: Any = CoffresApp(data=folder, seed=seed, device=self._device.ports)
        self._robot.open(self.app)
        self.app.shelf = Shelf(folder / "games", Unhurried())

    def play(self, kinds: Sequence[str], games: int, moves: int) -> Iterator[Weighed]:
        """So many games of these kinds, each with so many moves by touches and then brought to its end."""
        for number in range(games):
            key = kinds[number % len(kinds)]
            seats = GAMES[key].seats[::-1]
            self._begin(key, seats[number // len(kinds) % len(seats)])
            self._play(number, moves)
            self.boards(self.app.sitting.board)
            self.app.scene.screen.back()
            self._robot.wait(_CALM)
            self._device.calls.clear()  # what a silent device remembers is not the app's
            self.app.senses.sounds.heard.clear()
            yield self.weigh(key)
        self._robot.leave()

    def _begin(self, key: str, seats: int) -> None:
        self.app.choose_players(key)
        self._robot.wait(_LOOK)
        self.app.choose_options(key, people(seats))
        self._robot.wait(_LOOK)
        self.app.scene.screen.start()
        self._robot.wait(_LOOK)
        for floating in self.app.scene.floating:  # the tale
            floating.dismiss()
        self._robot.wait(_LOOK)

    def _play(self, number: int, moves: int) -> None:
        Monkey(self._robot, self._seed + number, guided=True).play(moves)
        sitting, rng = self.app.sitting, random.Random(self._seed + number)
        guide, facts = Guide(rng), []
        match = sitting.match
        while match.asks():  # the window does not show the moves between
            facts = match.play(random_move(match.game, match.session.state, guide, rng))
        sitting.telling.news()
        sitting.telling.hear(facts)
        sitting.telling.resolve()
        self._robot.wait(_CEREMONY)

    @staticmethod
    def weigh(game: str) -> Weighed:
        gc.unfreeze()
        gc.collect()
        alive = gc.get_objects()
        kinds = (Widget, Texture, Instruction)
        # by their type: a weak proxy of something that has gone does not like to be asked
        widgets, textures, instructions = (
            sum(issubclass(type(one), kind) and type(one) is not TextureRegion for one in alive)
            for kind in kinds
        )
        gone = sum(type(one) is WeakMethod and one.is_dead() for one in alive)
        # the house's sheets of pictures stay until others need the room; their memory has a test of its own
        textures -= len(pictures.memory().resident())
        files, pages = len(os.listdir("/proc/self/fd")), Path("/proc/self/statm").read_text().split()[1]
        memory = int(pages) * os.sysconf("SC_PAGE_SIZE") >> 10
        return Weighed(game, len(alive), widgets, textures, instructions, files, gone, memory)
