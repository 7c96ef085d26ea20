"""What nothing uses any more, freed when nobody notices.

Now and then Python looks through all objects there are for those that only hold each other. With a window in
memory that takes as long as three frames, and on a cheap tablet a quarter of a second. So it is done when a
screen has come, nothing moves on it, and nobody has touched it for a moment; all that is left is then set
apart, and Python itself looks only through what was made since. What was set apart is looked through again
behind a keyhole that is still shut, or where people choose what to do: a touch that comes a little late there
costs nothing.
"""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

from kivy.animation import Animation
from kivy.app import App

from coffres.ui.untouched import Untouched

if TYPE_CHECKING:
    from coffres.ui.scene import Scene

_CALM = 1.0  # seconds without a touch
_WORTH = 4  # times that Python has looked through what is new; before that, there is little to free
_LITTLE = 1  # such times after which little enough is new to look through it within a frame
_UNCALM = ("private", "split")  # a secret that is seen now must not be set apart: it goes when it is hidden
_IDLE = ("curtain", "home", "album")  # nothing goes on there


def collect() -> None:
    """Frees what nothing uses, even of what was set apart."""
    gc.unfreeze()
    gc.collect()


class Housekeeper:
    def __init__(self) -> None:
        self._calm = Untouched(_CALM, self._tidy)
        self._looked = 0
        self._screen = ""
        App.get_running_app().bind(on_stop=self._leave)

    def expect(self, screen_name: str, scene: Scene) -> None:
        """This screen has come."""
        if not self._screen:
            gc.freeze()  # all that the app is made of stays as long as it runs
        before, self._screen = self._screen, screen_name
        self._calm.stop()
        # a secret that was seen until now may be held for a frame more: it must not be set apart either
        calm = screen_name not in _UNCALM and before not in _UNCALM
        if scene.dark and calm and self._looked_since() >= _WORTH:
            scene.in_the_dark(self._tidy_all)
        if screen_name not in _UNCALM:
            self._calm.begin()

    def _tidy(self) -> None:
        if _something_moves():
            self._calm.begin()
            return
        self._calm.stop()
        if self._screen in _IDLE and self._looked_since() >= _WORTH:
            self._tidy_all()
        elif self._looked_since() >= _LITTLE:
            self._set_apart()

    def _tidy_all(self) -> None:
        gc.unfreeze()
        self._set_apart()

    def _set_apart(self) -> None:
        gc.collect()
        gc.freeze()
        self._looked = _looks()

    def _looked_since(self) -> int:
        return _looks() - self._looked

    def _leave(self, *_: object) -> None:
        self._calm.stop()
        gc.unfreeze()


def _something_moves() -> bool:
    """Whether a piece is under way, or an event is being shown."""
    sitting = App.get_running_app().sitting
    return bool(Animation._instances) or (sitting is not None and sitting.telling.resolving)


def _looks() -> int:
    """How often Python has looked through the objects that are no longer quite new."""
    return int(gc.get_stats()[1]["collections"])
