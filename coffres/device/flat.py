"""Finds out from samples of an accelerometer when a tablet was laid flat. Uses no sensor and no clock itself.

Many people play with the tablet on the table all the time, so lying flat alone means nothing. Only a tablet
that was held, and then lies still with its screen up, has been laid down.
"""

from __future__ import annotations

from math import atan2, degrees, dist, hypot

_HELD = 25.0  # degrees of tilt from which on somebody holds it to look at it
_LYING = 12.0  # degrees of tilt below which it lies flat; tables are not quite level
_LONG = 0.6  # seconds that it must lie still
_AT_REST = 1.5  # m/s² besides gravity: with more, a hand is moving it, and its tilt is not known
_GRAVITY = 9.81


class FlatDetector:
    """Gets every sample; reports once when the tablet was laid flat."""

    def __init__(self) -> None:
        self._held = False
        self._lies_since: float | None = None

    def feed(self, at: float, x: float, y: float, z: float) -> bool:
        """Takes a sample in m/s², gravity included, at the time `at` in seconds. True when the tablet was
        laid flat."""
        tilt = _tilt(x, y, z)
        if tilt is None or tilt > _LYING:
            self._held = self._held or (tilt is not None and tilt > _HELD)
            self._lies_since = None
            return False
        if not self._held:
            return False
        if self._lies_since is None:
            self._lies_since = at
        if at - self._lies_since < _LONG:
            return False
        self._held, self._lies_since = False, None
        return True


def _tilt(x: float, y: float, z: float) -> float | None:
    """The angle between screen and table in degrees; None while the tablet is being moved."""
    if abs(dist((0, 0, 0), (x, y, z)) - _GRAVITY) > _AT_REST:
        return None
    return degrees(atan2(hypot(x, y), z))
