"""A compartment of the cabinet in which a game's chest stands at home: a moulding, walls that lead inwards, a
back of green velvet under a lamp. Its border keeps its shape, so compartments of any size are one cabinet."""

import numpy as np
from house.surfaces import WALNUT
from kit import pixels, surfaces
from kit.piece import Piece

SIDE = 128  # dp
FRAME = 8  # dp: how broad the moulding is
DEEP = (18, 20, 38, 20)  # dp: where the back begins above, on the right, below and on the left
VELVET = ("#0c1a15", "#15302a", "#1f4438", "#2c5a49")


def alcove(width, height):
    times = width / SIDE
    size = 512  # of the surfaces, which repeat
    grain = np.tile(surfaces.wood(size, *WALNUT, seed=31), (2, 2, 1))[:height, :width]
    y, x = np.mgrid[:height, :width] + 0.5
    sides = np.stack([y, width - x, height - y, x]) / times  # dp from the upper, right, lower, left edge
    walls = np.stack([(far - FRAME) / (deep - FRAME) for far, deep in zip(sides, DEEP, strict=True)])
    far, framed, inward = sides.min(0), sides.argmin(0), np.clip(walls.min(0), 0, 1)
    side = np.where(far < FRAME, framed, walls.argmin(0))
    hollow = walls.min(0) >= 1
    along = np.where((side % 2 == 0)[..., None], grain, grain.transpose(1, 0, 2)[:height, :width])
    across, down = x / width, y / height

    glow = np.exp(-(((across - 0.5) / 0.36) ** 2 + ((down - 0.16) / 0.52) ** 2))[..., None]
    velvet = np.tile(surfaces.felt(size, *VELVET), (2, 2, 1))[:height, :width]
    velvet = 0.6 * velvet.mean((0, 1)) + 0.4 * velvet
    back = velvet * (0.36 + 1.05 * glow) + 0.44 * glow**1.5 * np.array([1.0, 0.66, 0.26])
    near = np.clip((walls.min(0) - 1) * 1.3, 0, 1)[..., None]
    back *= 0.45 + 0.55 * near**0.7  # the corners of a box are dark

    ceiling, right, floor, left = (side == number for number in range(4))
    lamp = np.exp(-(((across - 0.5) / 0.3) ** 2)) * ceiling
    light = 0.30 * ceiling + 0.62 * left + 0.46 * right
    light = light * (1.1 - 0.45 * inward) * (1.15 - 0.6 * down)
    light = light + floor * (0.75 + 0.75 * np.exp(-(((across - 0.5) / 0.34) ** 2))) * (1.05 - 0.4 * inward)
    boards = along * 1.5 * light[..., None] * np.array([1.0, 0.95, 0.88])
    boards = (
        boards + (lamp * np.clip(inward * 1.4 - 0.2, 0, 1))[..., None] * np.array([1.0, 0.74, 0.36]) * 0.55
    )

    at = np.clip(far / FRAME, 0, 1)
    towards = np.array([1.0, -0.6, -0.9, 0.7])[side]
    rise = np.interp(at, [0, 0.15, 0.4, 0.62, 0.8, 1], [0.2, 1, 0.25, -0.5, 0.9, -0.8])
    brass = np.exp(-(((at - 0.80) / 0.10) ** 2))[..., None]
    moulding = along * (1.15 + 0.55 * towards * rise)[..., None]
    metal = np.array([0.86, 0.64, 0.26]) * np.clip(0.85 + 0.55 * towards * rise, 0.35, 1.7)[..., None]
    moulding = moulding * (1 - brass) + metal * brass

    outer, inner = np.sort(sides, 0), np.sort(walls, 0)
    mitre = np.where(far < FRAME, outer[1] - outer[0], 14 * (inner[1] - inner[0]))
    seam = np.clip(mitre / 0.9 + 0.55, 0.55, 1)[..., None]
    made = np.where(hollow[..., None], back, boards * seam)
    made = np.where((far < FRAME)[..., None], moulding * seam, made)
    lip = np.clip((far - FRAME) / 5, 0, 1)[..., None]  # the moulding's shadow
    made = np.where((far >= FRAME)[..., None], made * (0.35 + 0.65 * lip), made)
    ridge = np.exp(-(((walls.min(0) - 1) / 0.05) ** 2))[..., None]
    return pixels.from_array(made * (1 - 0.5 * ridge))


PIECES = (Piece("alcove", SIDE, SIDE, alcove, photo=True, border=(30, 28, 30, 48)),)
