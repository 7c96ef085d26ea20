"""From samples of an accelerometer to a tablet that was laid flat. Pure: no sensor, no clock.

Many play with the tablet on the table all the time: lying flat says nothing. Only a tablet that was held, and
then lies still with its screen up, has been put down.
"""

from __future__ import annotations

from math import atan2, degrees, dist, hypot

_HELD = 25.0  # degrees of tilt: somebody holds it up to their eyes
_LYING = 12.0  # and less than this is flat; tables are not quite
_LONG = 0.6  # seconds that it must lie
_AT_REST = 1.5  # m/s² beside gravity: more, and a hand moves it, so that its tilt cannot be told
_GRAVITY = 9.81


class FlatDetector:
    """Feed it every sample; it says, once, when the tablet was laid flat."""

    def __init__(self) -> None:
        self._held = False
        self._lies_since: float | None = None

    def feed(self, at: float, x: float, y: float, z: float) -> bool:
        """A sample in m/s², gravity included, `at` seconds."""
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
    """Of the screen against a table, in degrees; None while the tablet is being moved."""
    if abs(dist((0, 0, 0), (x, y, z)) - _GRAVITY) > _AT_REST:
        return None
    return degrees(atan2(hypot(x, y), z))
