"""The gallery: goes through the app like somebody who wants to see everything, and takes pictures."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from coffres.dev.guide import Guide
from coffres.dev.window.game import people
from coffres.dev.window.robot import Robot
from coffres.engine.actors import random_move
from coffres.engine.contract import CHANCE
from coffres.engine.registry import GAMES
from coffres.ui.app import CoffresApp
from coffres.ui.board import has_board
from coffres.ui.widgets.peek import Peek

_SEEDS = range(6)  # games per number of players: one of them meets nearly every phase
_FRAME = 0.1  # seconds: nobody watches what moves here
_DULL = 100  # moves without anything new: a game of which the end is known is left
_LOOKED_AT = 1.2  # seconds until everything has settled


class Exhibition:
    """`look(name)` is called before each thing worth a picture, when it has settled."""

    def __init__(
        self, folder: Path, look: Callable[[str], None], size: tuple[int, int], lang: str, text: int
    ) -> None:
        self._look = look
        self._robot = Robot(frame=_FRAME)
        self._app = CoffresApp(data=folder, seed=1)
        self._robot.open(self._app, size)
        self._app.change(language=lang, text_size=text, reduced_motion=True)
        self._robot.wait(0.5)
        self.pictures: list[str] = []

    @property
    def scene(self) -> Any:
        return self._app.scene

    def hang(self, only: str | None) -> list[str]:
        """All pictures, or those of one game."""
        if only is None:
            self._screens()
        for key in GAMES:
            if has_board(key) and only in (None, key):
                self._game(key)
        self._robot.leave()
        return self.pictures

    def _take(self, name: str) -> None:
        self._robot.wait(_LOOKED_AT)
        self._look(name)
        self.pictures.append(name)

    # The screens around a game

    def _screens(self) -> None:
        app = self._app
        self._take("home")
        for key in GAMES:
            app.choose_players(key)
            self._take(f"{key}-players")
            app.choose_options(key, people(GAMES[key].seats[0]))
            self._take(f"{key}-variants")
        app.navigator.show("settings")
        self._take("settings")
        app.home()
        app.open_rules("coffre_et_cle", "CC-27")
        self._take("rules")
        app.navigator.back()

    # The phases of a game

    def _game(self, key: str) -> None:
        seen: set[tuple[str, str]] = set()
        game = GAMES[key]
        for seats in (game.seats[0], game.seats[-1]):
            for seed in _SEEDS:
                options = dict(game.presets[seed % len(game.presets)].options[seats])
                self._app.start(key, people(seats), options)
                self._through(key, seats, random.Random(seed), seen)
                self._app.home()

    def _through(self, key: str, seats: int, rng: random.Random, seen: set[tuple[str, str]]) -> None:
        """A random game, with a picture of each phase that none was taken of."""
        actor = Guide(rng)
        dull = 0  # moves since the last picture
        while self._app.sitting is not None:
            driver: Any = self._app.sitting.driver
            prompt = driver.ask.prompt if driver.ask else ""
            phase = (driver.stage, prompt if driver.stage != "curtain" else "")
            if phase not in seen:
                seen.add(phase)
                dull = 0
                self._take("-".join(part for part in (key, str(seats), *phase) if part))
                if driver.stage == "private":
                    self._held(f"{key}-{seats}-{prompt}-held")
            dull += 1
            if driver.stage == "over" or (dull > _DULL and ("over", "") in seen):
                return
            self._on(driver, actor, rng)

    def _held(self, name: str) -> None:
        peek = next(widget for widget in self._app.scene.walk(restrict=True) if isinstance(widget, Peek))
        self._robot.touch_down(peek.to_window(*peek.center))
        self._take(name)
        self._robot.touch_up()

    def _on(self, driver: Any, actor: Guide, rng: random.Random) -> None:
        if driver.stage == "curtain":
            driver.lift()
            return
        session = driver._session
        move = random_move(session.game, session.state, actor, rng)
        if move.by == CHANCE or driver.stage == "table" or move.by == driver.hand.to:
            driver.play(move)
            self._robot.until(lambda: self._app.sitting is None or not self._app.sitting.resolving, 5)
