"""The cloth of Le Coffre et la Clé: aubergine velvet with a pressed damask."""

import numpy as np
from kit import pixels, surfaces
from kit.piece import Piece
from kit.vector import Sheet, moved
from scipy import ndimage

TILE = 160


def _motif(size):
    """A pomegranate in leaves, twice in the tile, half a tile apart: 0 on the ground, 1 on the figure."""
    sheet = Sheet(256, 256)
    half = (
        "M0,-112C30,-92 46,-66 40,-40C66,-58 92,-44 96,-12C98,18 74,34 50,28"
        "C62,48 54,72 34,78C40,58 28,46 14,52C24,74 16,96 0,112Z"
    )
    hollow = "M0,-66C14,-54 22,-36 18,-20C34,-30 52,-24 54,-8C54,6 42,14 28,10C30,24 18,34 0,34Z"
    eye = "M0,-30C10,-20 12,-4 0,8Z"
    leaf = f"{half}{hollow}{eye}"
    side = f'<path d="{leaf}" fill-rule="evenodd"/>'
    figure = f'{side}<g transform="scale(-1,1)">{side}</g>'
    bud = '<path d="M0,-30C16,-16 16,14 0,30C-16,14 -16,-16 0,-30Z"/>'
    places = [(128, 128)] + [(x, y) for x in (0, 256) for y in (0, 256)]
    buds = [(128, -4), (128, 260), (0, 128), (256, 128)]
    sheet.add(*(moved(figure, x, y, 0.98) for x, y in places), *(moved(bud, x, y, 0.6) for x, y in buds))
    return np.asarray(sheet.render(size, size).getchannel("A")).astype(float) / 255


def velvet(width, height):
    """The figure is shorn: it lies lower, and its nap shines the other way."""
    figure = ndimage.gaussian_filter(_motif(width), width / 420, mode="wrap")
    cloud, nap = surfaces.noise(width, 1.5, 5), surfaces.noise(width, 0.35, 6)
    nap = surfaces.spread(ndimage.gaussian_filter(nap, (1.4, 0.5), mode="wrap"))
    value = 0.22 + 0.25 * surfaces.spread(cloud) + 0.30 * (nap - 0.5) + 0.34 * figure
    colour = surfaces.ramp(np.clip(value, 0, 1), "#150919", "#24122a", "#35203d", "#4a2d52", "#633f68")
    return pixels.from_array(surfaces.lit(colour, 0.55 * figure + 0.25 * nap, 7.0, ambient=0.48, hollow=0.9))


PIECES = (Piece("velvet", TILE, TILE, velvet, photo=True, tile=True),)
