"""The table of Le Coffre et la Clé: aubergine velvet with a pressed damask, and the tray for the centre."""

import numpy as np
from kit import blender, curves, materials, pixels, surfaces
from kit.piece import Piece
from kit.vector import Sheet, moved
from scipy import ndimage

TILE = 160
TRAY = (432, 320)
SLOT = (165, 231)  # a card of the tray, three quarters of a full one
CENTRES = ((122, 160), (310, 160))


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


def tray(width, height):
    """A gilt tray with two velvet places, straight from above; cards are laid on its `places`."""
    across = TRAY[0] / 80
    blender.SAMPLES = 32
    blender.scene(width, height, across, shadow=False, zenith=blender.WARM)
    gold, cloth = (
        materials.gold(),
        materials.make(
            "plum cloth", (0.060, 0.012, 0.058), (0.030, 0.006, 0.032), 0, 0.95, 6, bump=0.2, grain=60
        ),
    )
    w, h = TRAY[0] / 80 - 0.30, TRAY[1] / 80 - 0.30
    plate = blender.outline(curves.round_corners(w, h, 0.34), 0.3, gold, (0, 0, 0.15), 0.10, segments=5)
    for x, y in CENTRES:
        px, py = (x - TRAY[0] / 2) / 80, (TRAY[1] / 2 - y) / 80
        sw, sh = SLOT[0] / 80 + 0.10, SLOT[1] / 80 + 0.10
        blender.cut(plate, blender.box((px, py, 0.3), (sw, sh, 0.30), None, 0))
        blender.box((px, py, 0.13), (sw, sh, 0.06), cloth, 0)
        _rim(px, py, sw, sh, gold)
        for right in (-1, 1):
            for up in (-1, 1):
                blender.ball(
                    (px + right * sw / 2, py + up * sh / 2, 0.37), 0.075, materials.brass(), (1, 1, 0.6)
                )
    blender.ball(
        (0, 0, 0.31), 0.11, materials.lacquer("garnet", (0.40, 0.01, 0.08), (0.2, 0.0, 0.04)), (0.8, 1.3, 0.6)
    )
    for y in (-1.15, 1.15):
        blender.ball(
            (0, y, 0.31),
            0.07,
            materials.lacquer("garnet", (0.40, 0.01, 0.08), (0.2, 0.0, 0.04)),
            (0.8, 1.3, 0.6),
        )
    return pixels.drop_shadow(blender.picture(), width // 120, height // 70, width // 110, 0.75)


def _rim(x, y, width, height, gold):
    """A half-round moulding about a place."""
    for side in (-1, 1):
        blender.box((x + side * width / 2, y, 0.30), (0.08, height + 0.08, 0.14), gold, 0.036)
        blender.box((x, y + side * height / 2, 0.30), (width + 0.08, 0.08, 0.14), gold, 0.036)


PIECES = (
    Piece("velvet", TILE, TILE, velvet, photo=True, tile=True),
    Piece("tray", *TRAY, tray, colours=160, extra=(("slot", SLOT), ("centres", CENTRES))),
)
