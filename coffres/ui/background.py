"""Away and back again, on tablets that sometimes forget to say that they are back, or to draw.

While the app is away no frame comes by. So a frame, a moment after it left, is the app being back, whether
Android has said so or not; and what comes back is drawn again a few times over, for some tablets lose the
first picture and would show black until something moves.
"""

from __future__ import annotations

from collections.abc import Callable

from kivy.clock import Clock

_MOMENT = 0.5  # seconds in which the last frame before leaving may still come
_REDRAWN = (0.2, 0.8)  # seconds from one drawing to the next, after the first


class Background:
    def __init__(self, leave: Callable[[], None], come_back: Callable[[], None]) -> None:
        self._leave, self._come_back = leave, come_back
        self._noticing = Clock.create_trigger(lambda _elapsed: self.back(), _MOMENT)

    def away(self) -> None:
        """Said more than once, it holds all the same: what was shown in between is hidden again."""
        self._leave()
        self._noticing.cancel()
        self._noticing()

    def back(self) -> None:
        """Said late, or twice, it does nothing new."""
        self._noticing.cancel()
        self._come_back()
        Clock.schedule_once(lambda _elapsed: _draw(_REDRAWN))


def _draw(again: tuple[float, ...]) -> None:
    """Now and again; one drawing asks for the next, and a frame for the first: before it the clock still
    stands where it was when the app left."""
    from kivy.core.window import Window  # a window is made by whoever imports this

    Window.canvas.ask_update()
    if again:
        Clock.schedule_once(lambda _elapsed: _draw(again[1:]), again[0])
