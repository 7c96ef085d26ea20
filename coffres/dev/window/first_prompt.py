"""Starts the app, sits people down to a game and presses « Commencer ». Runs in its own process, at its pace.

It prints how many things had been made ready, and seconds of Kivy's own thread: those of the start, up to
home's first frame; those from « Commencer » to the first frame in which people see what they are asked; and
those from the bolt to the page behind it, or 0 where no curtain comes first.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from typing import Any

from coffres.ui.start import main

# isort: split
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.graphics.opengl import glFinish

from coffres.dev.begin import AT_ONCE, STAYING
from coffres.ui.navigator import IN_PLAY

_PAGE = 4.0  # seconds that people stay at least on a page before they go on
_STAYS = {STAYING: _PAGE, AT_ONCE: 0.0}  # on the pages on which they choose


class Beginning:
    def __init__(self, game: str, stay: str) -> None:
        self._game = game
        self._stay = _STAYS[stay]
        self._ready = 0
        self._spent: list[float] = []
        self._begun = 0.0
        self._seen: Callable[[], bool] = lambda: True  # whether what is waited for is on the screen
        self._next: Callable[[], None] = self._choose_players
        Window.bind(on_flip=self._drawn)

    @property
    def _app(self) -> Any:
        from kivy.app import App

        return App.get_running_app()

    def _drawn(self, *_: object) -> None:
        """A frame is finished: ends what is measured once all of it can be seen."""
        if self._begun < 0 or not self._seen():
            return
        glFinish()  # waits until the frame is really drawn
        self._spent.append(time.thread_time() - self._begun)
        self._begun = -1.0
        Clock.schedule_once(lambda *_: self._next(), _PAGE)

    def _measure(self, deed: Callable[[], None], seen: Callable[[], bool], then: Callable[[], None]) -> None:
        self._seen, self._next = seen, then
        self._begun = time.thread_time()
        deed()

    def _choose_players(self) -> None:
        self._app.choose_players(self._game)
        Clock.schedule_once(lambda *_: self._choose_options(), self._stay)

    def _choose_options(self) -> None:
        from coffres.dev.window.game import people
        from coffres.engine.registry import GAMES

        self._app.choose_options(self._game, people(GAMES[self._game].seats[0]))
        Clock.schedule_once(lambda *_: self._begin(), self._stay)

    def _begin(self) -> None:
        self._ready = self._app.navigator.made_ready
        self._measure(self._app.scene.screen.start, self._asked, self._go_on)

    def _asked(self) -> bool:
        """Whether the first question, or the curtain before it, has come out of the dark."""
        return self._app.navigator.name in IN_PLAY and not self._app.scene.dark

    def _go_on(self) -> None:
        for floating in self._app.scene.floating:  # the tale
            floating.dismiss()
        if self._app.navigator.name == "curtain":
            Clock.schedule_once(lambda *_: self._lift(), _PAGE)
        else:
            self._end(0.0)

    def _lift(self) -> None:
        self._measure(self._app.sitting.stage.lift, lambda: self._app.navigator.name == "private", self._end)

    def _end(self, *more: float) -> None:
        print(self._ready, *self._spent, *more, flush=True)
        os._exit(0)  # ends at once: what comes after is not measured


if __name__ == "__main__":
    beginning = Beginning(*sys.argv[1:])  # kept: the window holds it weakly
    main()
