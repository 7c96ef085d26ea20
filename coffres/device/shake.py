"""From samples of an accelerometer to shakes. Pure: no sensor, no clock.

A shake is a hand moving the tablet to and fro: strong pushes, several within a second, in opposite
directions. Everything else a tablet lives through lacks one of the three: a bump or a setting down is over
at once, walking is weak, and a turn of the tablet moves gravity one way only.
"""

from __future__ import annotations

from collections import deque
from math import hypot
from typing import NamedTuple

THRESHOLDS = {"soft": 5.0, "normal": 8.0, "strong": 12.0}  # m/s², beyond gravity
_GRAVITY_TIME = 1.0  # seconds in which the estimate of gravity follows a change by two thirds
_CREDIBLE = 10.0  # m/s²: no turn moves gravity by more at once; beyond, it is a blow
_WINDOW = 1.2  # seconds in which the pushes must fall
_PUSHES = 3
_APART = 0.09  # seconds between two pushes: the ringing of one bump counts once, at any sensor's rate
_COOL_DOWN = 1.2  # seconds after a shake
_AFTER_TOUCH = 0.5  # seconds: a finger on the glass shakes the tablet too


class _Push(NamedTuple):
    at: float
    x: float
    y: float
    z: float

    def strength(self) -> float:
        return hypot(self.x, self.y, self.z)

    def against(self, other: _Push) -> bool:
        """Whether the two point more than 120° apart."""
        along = self.x * other.x + self.y * other.y + self.z * other.z
        return along < -0.5 * self.strength() * other.strength()


class ShakeDetector:
    """Feed it every sample; it says when they make a shake."""

    def __init__(self, strength: str = "normal") -> None:
        self._threshold = THRESHOLDS[strength]
        self._gravity: tuple[float, float, float] | None = None
        self._last = 0.0
        self._pushes: deque[_Push] = deque()
        self._deaf_until = float("-inf")

    def touched(self, at: float) -> None:
        """A finger has touched or left the glass: what follows is no shake."""
        self._deaf_until = max(self._deaf_until, at + _AFTER_TOUCH)
        self._pushes.clear()

    def feed(self, at: float, x: float, y: float, z: float) -> bool:
        """A sample in m/s², gravity included, `at` seconds; True when a shake is complete."""
        push = self._beyond_gravity(at, x, y, z)
        if push is None or at < self._deaf_until:
            return False
        if push.strength() < self._threshold:
            return False
        pushes = self._pushes
        while pushes and at - pushes[0].at > _WINDOW:
            pushes.popleft()
        if pushes and at - pushes[-1].at < _APART:
            return False
        pushes.append(push)
        if len(pushes) < _PUSHES or not any(push.against(other) for other in pushes):
            return False
        pushes.clear()
        self._deaf_until = at + _COOL_DOWN
        return True

    def _beyond_gravity(self, at: float, x: float, y: float, z: float) -> _Push | None:
        """What the hand adds to gravity; None for the first sample, which tells gravity only."""
        if self._gravity is None:
            self._gravity, self._last = (x, y, z), at
            return None
        gx, gy, gz = self._gravity
        push = _Push(at, x - gx, y - gy, z - gz)
        share = min(1.0, max(0.0, at - self._last) / _GRAVITY_TIME)
        share *= min(1.0, _CREDIBLE / (push.strength() or 1.0))
        self._gravity = (gx + push.x * share, gy + push.y * share, gz + push.z * share)
        self._last = at
        return push
