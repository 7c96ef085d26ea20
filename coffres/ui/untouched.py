"""Waits until nobody has touched the window, or pressed a key, for a while."""

from __future__ import annotations

from collections.abc import Callable

from kivy.clock import Clock
from kivy.core.window import Window

_LATE = 1.0  # seconds: an end that comes later than that comes after the device has slept


class Untouched:
    """Calls `done` once after so many seconds; each touch or key begins them anew."""

    def __init__(self, seconds: float, done: Callable[[], None]) -> None:
        self._seconds = seconds
        self._done = done
        self._since = 0.0
        self._waiting = Clock.create_trigger(self._come, seconds)

    def begin(self) -> None:
        self.stop()
        Window.bind(on_touch_down=self._again, on_keyboard=self._again)
        self._again()

    def stop(self) -> None:
        Window.unbind(on_touch_down=self._again, on_keyboard=self._again)
        self._waiting.cancel()

    def _again(self, *_: object) -> None:
        self._since = Clock.get_time()
        self._waiting.cancel()
        self._waiting()

    def _come(self, *_: object) -> None:
        if Clock.get_time() - self._since > self._seconds + _LATE:
            self._again()
        else:
            self._done()
