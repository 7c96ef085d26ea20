"""Draws many four-cornered pieces with few instructions: all pieces of one picture and one colour in one
mesh."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin

from kivy.graphics import Color, Mesh
from kivy.graphics.texture import Texture

Corner = tuple[float, float]
Corners = tuple[Corner, Corner, Corner, Corner]
_WHOLE = (0.0, 0.0, 1.0, 0.0, 1.0, 1.0, 0.0, 1.0)


class Quads:
    """A collection of pieces. Colours and pictures that were added first are drawn first, below the later
    ones."""

    def __init__(self) -> None:
        self._meshes: dict[tuple[Texture | None, tuple[float, ...]], list[float]] = {}

    def add(
        self,
        corners: Corners,
        rgba: Sequence[float],
        picture: Texture | None = None,
        coords: Sequence[float] = _WHOLE,
    ) -> None:
        """Adds a piece. `coords` are picture coordinates, one pair for each corner."""
        vertices = self._meshes.setdefault((picture, tuple(rgba)), [])
        for corner, (x, y) in enumerate(corners):
            vertices += (x, y, coords[2 * corner], coords[2 * corner + 1])

    def tile(self, corners: Corners, rgba: Sequence[float], picture: Texture, side: float) -> None:
        """Adds a piece covered with a seamless picture, `side` large, that continues from piece to piece."""
        # Pictures count from the top. Without the minus sign the light would come from below.
        self.add(corners, rgba, picture, [part / side for x, y in corners for part in (x, -y)])

    def stamp(
        self, picture: Texture, x: float, y: float, size: Corner, rgba: Sequence[float], angle: float = 0
    ) -> None:
        """Adds a picture with its middle at a point, turned counter-clockwise."""
        turn, (width, height) = radians(angle), size
        across, along = (
            (cos(turn) * width / 2, sin(turn) * width / 2),
            (-sin(turn) * height / 2, cos(turn) * height / 2),
        )
        low = (x - along[0], y - along[1])
        high = (x + along[0], y + along[1])
        corners = (
            (low[0] - across[0], low[1] - across[1]),
            (low[0] + across[0], low[1] + across[1]),
            (high[0] + across[0], high[1] + across[1]),
            (high[0] - across[0], high[1] - across[1]),
        )
        self.add(corners, rgba, picture, picture.tex_coords)

    def draw(self) -> None:
        """Draws all pieces into the open canvas."""
        for (picture, rgba), vertices in self._meshes.items():
            Color(*rgba)
            count = len(vertices) // 16
            indices = [4 * quad + corner for quad in range(count) for corner in (0, 1, 2, 0, 2, 3)]
            Mesh(vertices=vertices, indices=indices, mode="triangles", texture=picture)
