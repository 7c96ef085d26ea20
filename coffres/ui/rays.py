"""Light behind what is shown at the end of a game: a wheel of rays that turns slowly."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, degrees, pi, sin

from kivy.graphics import Color, Mesh, PopMatrix, PushMatrix, Rotate, Scale, Translate

from coffres.ui.theme import BRASS

_RAYS = 14
_STRONG, _FAINT = 0.55, 0.3  # of every other ray
_SPEED = 0.7  # how far it turns in a scene, in radians


class Rays:
    """A wheel of light that is drawn once, and then only turns, grows and fades."""

    def __init__(self, x: float, y: float, light: Sequence[float] = BRASS) -> None:
        PushMatrix()
        Translate(x, y)
        self._turned, self._reach = Rotate(angle=0, origin=(0, 0)), Scale(1, 1, 1)
        self._lights = []
        for ray in range(_RAYS):
            vertices = [0.0, 0.0, 0.0, 0.0]
            for side in (-0.5, 0.5):
                angle = 2 * pi * (ray + side / 2) / _RAYS
                vertices += [cos(angle), sin(angle), 0, 0]
            self._lights.append(Color(*light[:3], 0))
            Mesh(vertices=vertices, indices=[0, 1, 2], mode="triangles")
        PopMatrix()

    def shine(self, radius: float, played: float, strength: float) -> None:
        self._turned.angle = degrees(played * _SPEED)
        self._reach.x = self._reach.y = max(1.0, radius)
        for ray, light in enumerate(self._lights):
            light.a = strength * (_STRONG if ray % 2 else _FAINT) if radius >= 1 else 0
