"""Leaving the app and coming back, on tablets that may not report the return, or not draw afterwards.

While the app is away no frame is drawn. So a frame that comes some time after the app left means that the app
is back, whether Android has said so or not. After the return the window is drawn several times, because some
tablets lose the first picture and would stay black until something moves.
"""

from __future__ import annotations

from collections.abc import Callable

from kivy.clock import Clock

_MOMENT = 0.5  # seconds after leaving during which a last frame may still come
_REDRAWN = (0.2, 0.8)  # seconds between one drawing and the next, after the first


class Background:
    def __init__(self, leave: Callable[[], None], come_back: Callable[[], None]) -> None:
        self._leave, self._come_back = leave, come_back
        self._noticing = Clock.create_trigger(lambda _elapsed: self.back(), _MOMENT)

    def away(self) -> None:
        """The app leaves. May be called more than once: what was shown in between is hidden again."""
        self._leave()
        self._noticing.cancel()
        self._noticing()

    def back(self) -> None:
        """The app is back. Does nothing if that is known already."""
        self._noticing.cancel()
        self._come_back()
        Clock.schedule_once(lambda _elapsed: _draw(_REDRAWN))


def _draw(again: tuple[float, ...]) -> None:
    """Draws now, and again after each of these delays. The next one is planned in a frame: before the first
    frame the clock still shows the time at which the app left."""
    from kivy.core.window import Window  # imported late: importing this creates a window

    Window.canvas.ask_update()
    if again:
        Clock.schedule_once(lambda _elapsed: _draw(again[1:]), again[0])
