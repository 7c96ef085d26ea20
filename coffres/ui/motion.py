"""How things move: for how long, along which curve, and as fast as people want it.

Whatever moves by itself on the screen moves by a `Movement`. Without movement, its end is there at once;
nothing else is left out. A duration is written down for the calm pace.
"""

from __future__ import annotations

from math import pi, sin

from kivy.animation import Animation
from kivy.app import App

from coffres.storage.settings import BRISK, CALM, NO_MOTION

_PACES = {CALM: 1.0, BRISK: 0.6, NO_MOTION: 0.0}
WALKS, LANDS, LIFTS = "in_out_sine", "in_quad", "out_quad"  # curves: along a way, down onto something, up


def pace() -> float:
    """How long movements take, as a part of what they take at the calm pace; 0: nothing moves."""
    return _PACES[App.get_running_app().settings.motion]


def still() -> bool:
    """Whether nothing moves by itself."""
    return not pace()


def lasts(seconds: float) -> float:
    """How long a movement takes that takes so many seconds at the calm pace."""
    return seconds * pace()


def waits(seconds: float) -> float:
    """How long the game waits until people have seen something. What does not move is seen as long as at the
    calm pace."""
    return seconds * (pace() or 1.0)


class Movement(Animation):
    """An animation at the pace that people want."""

    def __init__(self, **kwargs: object) -> None:
        seconds = kwargs.pop("duration", kwargs.pop("d", 1.0))
        super().__init__(duration=lasts(seconds), **kwargs)


def lift(way: float) -> float:
    """How high a piece is that is carried in steps of length 1, as a part of the highest: it is lifted, and
    put down again at the end of each step."""
    return sin(pi * (way % 1.0))
