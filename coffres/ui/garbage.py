"""What nothing uses any more, freed when nobody notices.

Now and then Python looks through all objects there are for those that only hold each other. With a window in
memory that takes as long as three frames, and on a cheap tablet a quarter of a second. So it is done when a
screen has come, nothing moves on it, and nobody has touched it for a moment; all that is left is then set
apart, and Python itself looks only through what was made since. Where people have played so fast that this is
too much for one frame, it is set apart without a look, unless a secret may be among it. What was set apart is
looked through again behind a keyhole that is still shut, where people choose what to do, or while they read
what lies above the table: a touch that comes a little late there costs nothing. Python alone, which knows no
moments, looks through the newest; through all it does only if no such moment has come for very long.
"""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

from kivy.animation import Animation
from kivy.app import App

from coffres.ui.theme import after_the_first_frame
from coffres.ui.untouched import Untouched

if TYPE_CHECKING:
    from coffres.ui.scene import Scene

_CALM = 1.0  # seconds without a touch
_WORTH = 4  # times that Python has looked through what is new; before that, there is little to free
_LITTLE = 1  # such times after which little enough is new to look through it within a frame
_MUCH = 3  # such times from which on there is too much
_SELDOM = 200  # times that Python looks through what is new before it looks through all by itself
_UNCALM = ("private", "split")  # a secret that is seen now must not be set apart: it goes when it is hidden
_IDLE = ("curtain", "home", "players", "variants")  # nothing goes on there, and nothing is dragged
_JUST_NOW = (
    "variants",
)  # a game begins from there: it was looked through, and the first question comes soon


_secret_is_near = False  # whether a secret is seen, or was until the screen that is there now


def collect() -> None:
    """Frees what nothing uses, even of what was set apart. What was set apart and is used stays apart: nobody
    must look through it again in the middle of a game."""
    apart = gc.get_freeze_count() > 0
    gc.unfreeze()
    gc.collect()
    if apart and not _secret_is_near:
        gc.freeze()


class Housekeeper:
    _scene: Scene

    def __init__(self) -> None:
        self._calm = Untouched(_CALM, self._tidy)
        self._looked = 0
        self._unseen = False  # whether some of what was set apart has never been looked through
        self._secret = False  # whether a secret was seen since all that is new was looked through
        self._screen = ""
        self._before = gc.get_threshold()
        gc.set_threshold(*self._before[:2], _SELDOM)
        App.get_running_app().bind(on_stop=self._leave)

    def expect(self, screen_name: str, scene: Scene) -> None:
        """This screen has come."""
        if not self._screen:
            gc.freeze()  # all that the app is made of stays as long as it runs
            gc.enable()  # it was off while the app started
        before, self._screen = self._screen, screen_name
        self._scene = scene
        self._calm.stop()
        global _secret_is_near
        # a secret that was seen until now may be held for a frame more: it must not be set apart either
        _secret_is_near = screen_name in _UNCALM or before in _UNCALM
        self._secret = self._secret or _secret_is_near
        if scene.dark and not _secret_is_near and before not in _JUST_NOW and self._worth():
            scene.in_the_dark(self._tidy_all)
        if screen_name not in _UNCALM:
            # not now: a screen that takes a second to make is not calm when it is first drawn
            after_the_first_frame(lambda: self._calm.begin() if self._screen == screen_name else None)

    def _tidy(self) -> None:
        if something_moves():
            self._calm.begin()
            return
        self._calm.stop()
        if (self._screen in _IDLE or self._scene.covered) and self._worth():
            self._tidy_all()
        elif self._looked_since() >= _MUCH:
            if not self._secret:
                self._set_apart_unseen()
        elif self._looked_since() >= _LITTLE:
            self._set_apart()

    def _tidy_all(self) -> None:
        self._unseen = False
        gc.unfreeze()
        self._set_apart()

    def _set_apart(self) -> None:
        gc.collect()
        gc.freeze()
        self._secret = False
        self._looked = _looks()

    def _set_apart_unseen(self) -> None:
        """Looks through the newest only. What else nothing uses goes when all is looked through."""
        gc.collect(1)
        gc.freeze()
        self._unseen = True
        self._looked = _looks()

    def _worth(self) -> bool:
        """Whether there may be much to free."""
        return self._unseen or self._looked_since() >= _WORTH

    def _looked_since(self) -> int:
        return _looks() - self._looked

    def _leave(self, *_: object) -> None:
        global _secret_is_near
        _secret_is_near = False
        self._calm.stop()
        self._screen = ""
        gc.set_threshold(*self._before)
        gc.unfreeze()


def something_moves() -> bool:
    """Whether a piece is under way, or an event is being shown."""
    sitting = App.get_running_app().sitting
    return bool(Animation._instances) or (sitting is not None and sitting.telling.resolving)


def _looks() -> int:
    """How often Python has looked through the objects that are no longer quite new."""
    return int(gc.get_stats()[1]["collections"])
