"""The hourglass in two layers, with room for real sand between them.

`hourglass_back` is the turned frame, `hourglass_glass` the bulbs over the sand. The index tells the inside of
the bulbs, `upper` and `lower`: points in dp from the upper left corner, round each bulb from the top.
"""

import numpy as np
from kit import blender, materials, pixels
from kit.curves import smooth
from kit.piece import Piece

SIZE = (180, 280)
UNIT = 80
NECK = 0.055
# Half the glass, from the neck up: height and radius, in units of 80 dp.
PROFILE = [
    (0.0, NECK),
    (0.09, 0.075),
    (0.26, 0.24),
    (0.46, 0.47),
    (0.72, 0.605),
    (0.98, 0.60),
    (1.20, 0.52),
    (1.32, 0.46),
]


def radius(height):
    """Of the glass, outside, at a height above or below the neck."""
    points = np.array(smooth(PROFILE, closed=False, steps=12))
    return np.interp(np.abs(height), points[:, 0], points[:, 1])


def contour(sign):
    """The inside of one bulb, down its right side and up its left."""
    heights = np.linspace(1.31, 0.0, 24)
    inner = radius(heights) * 0.93 - 0.008
    right = [
        (SIZE[0] / 2 + r * UNIT, SIZE[1] / 2 - sign * h * UNIT) for h, r in zip(heights, inner, strict=True)
    ]
    points = right + [(SIZE[0] - x, y) for x, y in reversed(right)]
    return [(round(float(x), 1), round(float(y), 1)) for x, y in points]


def mahogany(along="x"):
    """Without a coat: seen along its surface, a coat mirrors the bright horizon and goes white."""
    stretch = (1, 7, 7) if along == "x" else (7, 7, 1)
    return materials.make(
        f"mahogany {along}",
        (0.34, 0.105, 0.035),
        (0.15, 0.042, 0.014),
        0,
        0.55,
        1.6,
        stretch,
        0.12,
        worn=(0.5, 0.2, 0.08),
    )


def post(x, y):
    """A baluster between the plates."""
    brass, wood = materials.brass(), mahogany("z")
    profile = [
        (0.05, -1.36),
        (0.10, -1.30),
        (0.07, -1.16),
        (0.05, -1.0),
        (0.085, -0.5),
        (0.10, -0.12),
        (0.085, -0.05),
    ]
    whole = profile + [(r, -z) for r, z in reversed(profile)]
    blender.lathe(whole, wood, (x, y, 0))
    for z in (-1.28, -0.06, 0.06, 1.28):
        blender.ring((x, y, z), 0.085, 0.030, brass)
    blender.ring((x, y, 0), 0.10, 0.045, brass)


def back(width, height):
    blender.SAMPLES = 40
    blender.scene(width, height, SIZE[0] / UNIT, elevation=4, shadow=False, key=1.3)
    brass, wood = materials.brass(), mahogany()
    for sign in (-1, 1):
        blender.cylinder((0, 0, sign * 1.50), 0.98, 0.20, wood, 0.06)
        blender.ring((0, 0, sign * 1.50), 0.975, 0.035, brass)
        blender.cylinder((0, 0, sign * 1.385), 0.60, 0.07, brass, 0.02)
        blender.cylinder((0, 0, sign * 1.64), 0.80, 0.10, wood, 0.04)
    for x, y in ((-0.80, 0), (0.80, 0), (-0.42, 0.68), (0.42, 0.68)):
        post(x, y)
    return blender.picture()


def glass(width, height):
    """Bright towards its edges; a long gleam on the left, a short one on the right, a brass neck."""
    y, x = np.mgrid[:height, :width].astype(float)
    up = (height / 2 - y) / (width / SIZE[0] * UNIT)
    side = (x - width / 2 + 0.5) / (width / SIZE[0] * UNIT)
    r = radius(up)
    u = side / r
    inside = np.clip((r - np.abs(side)) * UNIT, 0, 1) * (np.abs(up) < 1.33)
    rim = np.abs(u) ** 7 * 0.50
    long_gleam = (
        np.exp(-(((u + 0.60) / 0.085) ** 2))
        * np.clip((np.abs(up) - 0.36) * 5, 0, 1)
        * np.clip((1.16 - np.abs(up)) * 6, 0, 1)
    )
    short_gleam = (
        np.exp(-(((u - 0.68) / 0.05) ** 2))
        * np.clip((np.abs(up) - 0.55) * 6, 0, 1)
        * np.clip((0.98 - np.abs(up)) * 6, 0, 1)
    )
    white = 0.05 + rim * 0.55 + 0.62 * long_gleam + 0.34 * short_gleam
    dark = np.abs(u) ** 12 * 0.75 * (0.6 + 0.4 * np.sign(u))
    alpha = np.clip(white + dark * (1 - white), 0, 1) * inside
    tone = (white / np.maximum(white + dark * (1 - white), 1e-6))[..., None]
    colour = np.array([0.93, 0.98, 1.0]) * tone + np.array([0.12, 0.16, 0.18]) * (1 - tone)
    ring = np.clip((0.045 - np.abs(up)) * UNIT, 0, 1) * np.clip((0.14 - np.abs(side)) * UNIT, 0, 1)
    sheen = 0.55 + 0.45 * np.cos((side / 0.14 + 0.35) * 2.2)
    colour = colour * (1 - ring[..., None]) + np.array([0.95, 0.74, 0.34]) * (sheen * ring)[..., None]
    return pixels.from_array(np.dstack([colour, np.maximum(alpha, ring)]))


PIECES = (
    Piece("hourglass_back", *SIZE, back, sheet="hourglass"),
    Piece(
        "hourglass_glass",
        *SIZE,
        glass,
        sheet="hourglass",
        extra=(("upper", contour(1)), ("lower", contour(-1))),
    ),
)
