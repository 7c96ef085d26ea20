"""The wall on which the ancestors hang: red damask, thistles pressed into silk."""

import numpy as np
from kit import pixels, surfaces
from kit.piece import Piece
from kit.vector import Sheet, moved
from scipy import ndimage


def _thistles(size):
    """Two in the tile, half a tile apart: 0 on the ground, 1 on the figure."""
    sheet = Sheet(256, 256)
    half = (
        "M0,-98C8,-84 10,-74 8,-62C20,-78 30,-84 34,-84C32,-66 26,-52 18,-42C40,-34 46,-6 26,12"
        "C44,8 66,18 74,42C54,36 40,38 30,44C42,52 46,66 42,84C28,68 18,58 0,54Z"
    )
    scales = "".join(
        f"M0,{y}C10,{y + 2} 18,{y - 4} 24,{y - 12}L24,{y - 8}C18,{y} 10,{y + 7} 0,{y + 5}Z"
        for y in (-26, -12, 2)
    )
    side = f'<path d="{half}{scales}" fill-rule="evenodd"/>'
    figure = f'{side}<g transform="scale(-1,1)">{side}</g>'
    places = [(128, 132)] + [(x, y) for x in (0, 256) for y in (4, 260)]
    sheet.add(*(moved(figure, x, y, 0.94) for x, y in places))
    return np.asarray(sheet.render(size, size).getchannel("A")).astype(float) / 255


def wall(width, height):
    figure = ndimage.gaussian_filter(_thistles(width), width / 500, mode="wrap")
    cloud, thread = surfaces.noise(width, 1.5, 61), surfaces.spread(surfaces.noise(width, 0.5, 62, 0.2, 1.0))
    value = 0.30 + 0.16 * (cloud - 0.5) + 0.14 * (thread - 0.5) + 0.34 * figure
    colour = surfaces.ramp(np.clip(value, 0, 1), "#2a0708", "#3f0b0c", "#5b1413", "#7a211c")
    return pixels.from_array(surfaces.lit(colour, 0.4 * figure + 0.2 * thread, 5.0, ambient=0.5, hollow=0.7))


PIECES = (Piece("hall_wall", 128, 128, wall, photo=True, tile=True),)
