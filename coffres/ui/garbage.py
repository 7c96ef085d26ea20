"""What nothing uses any more, freed when nobody notices.

Now and then Python looks through all objects there are for those that only hold each other. With a window in
memory that takes as long as three frames, and on a cheap tablet a quarter of a second. So it is done when a
screen has come and the table has not touched it for a moment; all that is left is then set apart, and Python
itself looks only through what was made since.
"""

from __future__ import annotations

import gc

from kivy.app import App

from coffres.ui.untouched import Untouched

_CALM = 1.0  # seconds without a touch
_WORTH = 4  # times that Python has looked through what is new; before that, there is little to free
_UNCALM = ("private", "split")  # a secret that is seen now must not be set apart: it goes when it is hidden


def collect() -> None:
    """Frees what nothing uses, even of what was set apart."""
    gc.unfreeze()
    gc.collect()


class Housekeeper:
    def __init__(self) -> None:
        self._calm = Untouched(_CALM, self._tidy)
        self._looked = 0
        App.get_running_app().bind(on_stop=self._leave)

    def expect(self, screen_name: str) -> None:
        """This screen has come."""
        self._calm.stop()
        if screen_name not in _UNCALM:
            self._calm.begin()

    def _tidy(self) -> None:
        self._calm.stop()
        if _looks() - self._looked >= _WORTH:
            collect()
            gc.freeze()
            self._looked = _looks()

    def _leave(self, *_: object) -> None:
        self._calm.stop()
        gc.unfreeze()


def _looks() -> int:
    """How often Python has looked through the objects that are no longer quite new."""
    return int(gc.get_stats()[1]["collections"])
