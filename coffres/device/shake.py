"""Finds shakes in the samples of an accelerometer. Uses no sensor and no clock itself.

In a shake, a hand moves the tablet to and fro: strong pushes, several within a second, in opposite
directions. Other movements lack one of these: a bump, or putting the tablet down, is over at once; walking is
weak; turning the tablet moves gravity in one direction only.
"""

from __future__ import annotations

from collections import deque
from math import hypot
from typing import NamedTuple

THRESHOLDS = {"soft": 5.0, "normal": 8.0, "strong": 12.0}  # m/s², besides gravity
_GRAVITY_TIME = 1.0  # seconds in which the estimate of gravity follows a change by two thirds
_CREDIBLE = 10.0  # m/s²: turning the tablet never changes gravity by more at once; a larger change is a blow
_WINDOW = 1.2  # seconds in which all pushes must come
_PUSHES = 3
_APART = 0.09  # least seconds between two pushes: one bump counts once, at any rate of the sensor
_FLAT = 0.5  # the part of a push that must be along the screen, so that its line there is known
_HARD = 3.0  # a push so many times as strong as is needed is as hard as can be
_COOL_DOWN = 1.2  # seconds after a shake in which no other counts
_AFTER_TOUCH = 0.5  # seconds: a finger on the screen also shakes the tablet


class _Push(NamedTuple):
    at: float
    x: float
    y: float
    z: float

    def strength(self) -> float:
        return hypot(self.x, self.y, self.z)

    def against(self, other: _Push) -> bool:
        """Whether the two directions are more than 120° apart."""
        along = self.x * other.x + self.y * other.y + self.z * other.z
        return along < -0.5 * self.strength() * other.strength()


class ShakeDetector:
    """Gets every sample; reports when they make a shake."""

    def __init__(self, strength: str = "normal") -> None:
        self._threshold = THRESHOLDS[strength]
        self._gravity: tuple[float, float, float] | None = None
        self._last = 0.0
        self._pushes: deque[_Push] = deque()
        self.force = 0.0  # how hard the last shake was: 0 just enough, 1 very hard
        self.along = (0.0, 0.0)  # the line of the last shake on the screen: its hardest push, or (0, 0)
        self._deaf_until = float("-inf")

    def touched(self, at: float) -> None:
        """A finger has touched or left the screen: movements just after that are no shake."""
        self._deaf_until = max(self._deaf_until, at + _AFTER_TOUCH)
        self._pushes.clear()

    def feed(self, at: float, x: float, y: float, z: float) -> bool:
        """Takes a sample in m/s², gravity included, at the time `at` in seconds. True when a shake is
        complete."""
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
        hardest = max(pushes, key=_Push.strength)
        self.force = min(1.0, (hardest.strength() / self._threshold - 1) / (_HARD - 1))
        flat = hypot(hardest.x, hardest.y) >= _FLAT * hardest.strength()
        self.along = (hardest.x, hardest.y) if flat else (0.0, 0.0)
        pushes.clear()
        self._deaf_until = at + _COOL_DOWN
        return True

    def _beyond_gravity(self, at: float, x: float, y: float, z: float) -> _Push | None:
        """The push that the hand adds to gravity; None for the first sample, which only shows gravity."""
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
