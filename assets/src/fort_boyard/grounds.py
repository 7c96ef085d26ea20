"""What the fort stands in and is built of: the night's swell, and courses of limestone. Both repeat."""

import numpy as np
from kit import pixels, surfaces
from kit.piece import Piece
from scipy import ndimage

WATER = ("#04202b", "#07394a", "#0b5563", "#2b8390", "#a9d6d3")
LIME = ("#8d8069", "#b5a688", "#d3c5a5", "#ece1c6", "#f7f0dc")
# How often each train of waves crosses a tile to the right and downwards, and how high it is.
TRAINS = ((1, 4, 1.0), (-2, 5, 0.7), (2, 7, 0.5), (-1, 9, 0.42), (4, 11, 0.3), (-5, 13, 0.25))
COURSES, STONES = 8, 4  # of a tile: how many rows, how many blocks in each


def swell(width, height):
    """Trains of waves that cross, sharper at their crests than in their troughs; a little foam."""
    chance = np.random.default_rng(40)
    y, x = np.mgrid[:height, :width] / width
    bend = 0.09 * surfaces.spread(surfaces.noise(width, 2.2, 41))
    sea = np.zeros((height, width))
    for right, down, tall in (
        (1, 4, 1.0),
        (-2, 5, 0.7),
        (2, 7, 0.5),
        (-1, 9, 0.42),
        (4, 11, 0.3),
        (-5, 13, 0.25),
    ):
        phase = 2 * np.pi * (right * (x + bend) + down * (y + bend) + chance.uniform())
        sea += tall * (1 - np.abs(np.sin(phase / 2 + 0.4 * np.sin(phase))))
    sea = surfaces.spread(ndimage.gaussian_filter(sea, width / 256, mode="wrap"))
    chop = surfaces.spread(ndimage.gaussian_filter(surfaces.noise(width, 1.2, 42), width / 300, mode="wrap"))
    sea = surfaces.spread(sea + 0.28 * chop)
    foam = np.clip((sea - 0.74) * 5, 0, 1) * np.clip((chop - 0.45) * 3, 0, 1)
    colour = surfaces.ramp(np.clip(0.08 + 0.5 * sea + 0.45 * foam, 0, 1), *WATER)
    return pixels.from_array(surfaces.lit(colour, sea, 14, ambient=0.5, gloss=0.3, sharp=30, hollow=0.6))


def limestone(width, height):
    """Blocks with soft edges, each of a tone of its own, pitted and veined; mortar lies deeper."""
    chance = np.random.default_rng(32)
    y, x = np.mgrid[:height, :width].astype(float)
    course = (y * COURSES / height).astype(int)
    shifted = np.mod(x / width * STONES + 0.5 * (course % 2), STONES)
    stone = shifted.astype(int)
    tone = chance.uniform(-0.12, 0.12, (COURSES, STONES))[course, stone]
    high, wide = height / COURSES, width / STONES
    edge = np.minimum(
        np.minimum(np.mod(y, high), high - np.mod(y, high)),
        np.minimum(np.mod(shifted, 1), 1 - np.mod(shifted, 1)) * wide,
    )
    grain, cloud = surfaces.noise(width, 0.7, 33), surfaces.noise(width, 1.6, 34)
    face = np.clip(edge / (0.11 * high), 0, 1) ** 0.6
    pits = np.clip(surfaces.spread(surfaces.noise(width, 0.9, 35)) - 0.66, 0, 1) * 2.4
    level = np.clip(
        0.62 + tone + 0.5 * (surfaces.spread(cloud) - 0.5) + 0.3 * (grain - 0.5) - 0.5 * pits, 0, 1
    )
    level *= 0.42 + 0.58 * face
    relief = ndimage.gaussian_filter(face + 0.22 * grain - 0.35 * pits, width / 700, mode="wrap")
    return pixels.from_array(
        surfaces.lit(surfaces.ramp(level, *LIME), relief, 5, ambient=0.5, gloss=0.0, hollow=0.8)
    )


PIECES = (
    Piece("sea", 256, 256, swell, photo=True, tile=True),
    Piece("limestone", 192, 192, limestone, photo=True, tile=True),
)
