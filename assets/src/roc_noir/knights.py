"""Three helmets of three shapes, from straight above, for racks and the die.

The black helmet has horns, the grey one a steel crest from front to back, the white one a red plume. They
look down the picture. One unit is 20 dp.
"""

import math

from kit import blender, materials
from kit.piece import Piece
from roc_noir import stuff

HELMET = (64, 64)


def metals():
    return {
        "black": materials.make(
            "black iron",
            (0.045, 0.045, 0.055),
            (0.022, 0.022, 0.028),
            1,
            0.34,
            4,
            bump=0.1,
            worn=(0.4, 0.42, 0.48),
        ),
        "grey": materials.make(
            "grey steel",
            (0.66, 0.67, 0.70),
            (0.50, 0.51, 0.54),
            1,
            0.34,
            4,
            bump=0.08,
            worn=(0.85, 0.87, 0.92),
        ),
        "white": materials.lacquer("white enamel", (0.86, 0.84, 0.78), (0.74, 0.71, 0.64)),
    }


def _dome(metal, trim, wide, long, visor=None):
    """Skull, brim, visor with its slit and breaths, and rivets round it."""
    blender.ball((0, 0, 0.4), 1.0, metal, (wide, long, 0.95))
    blender.ring((0, 0, 0.42), 1.0, 0.10, trim).scale = (wide, long, 0.8)
    for i in range(10):
        angle = math.tau * (i + 0.5) / 10
        blender.ball((wide * 1.0 * math.cos(angle), long * 1.0 * math.sin(angle), 0.50), 0.055, trim)
    tilt = (blender.RADIANS(38), 0, 0)
    blender.box((0, -0.84, 0.62), (1.02, 0.46, 0.5), visor or metal, 0.14, tilt)
    blender.box((0, -0.74, 0.93), (0.86, 0.09, 0.14), materials.black(), 0.02, tilt)
    blender.box((0, -0.94, 0.80), (0.11, 0.44, 0.16), trim, 0.04, tilt)


def black_helmet(width, height):
    """Two horns that curl out and forward."""
    stuff.stage(width, height, 3.45, key=1.2)
    brass = materials.old_brass()
    _dome(metals()["black"], brass, 0.92, 1.06)
    horn = materials.make("horn", (0.80, 0.68, 0.46), (0.55, 0.42, 0.24), 0, 0.45, 6, bump=0.12)
    for side in (-1, 1):
        for i in range(26):
            t = i / 25
            angle = 0.25 + 1.75 * t
            x, y = 0.86 + 0.62 * math.sin(angle), 0.46 - 0.62 * math.cos(angle) - 0.2
            blender.ball((side * x, y, 0.6 + 0.25 * t), 0.235 * (1 - t) ** 0.75 + 0.02, horn)
        blender.ring((side * 0.90, -0.24, 0.62), 0.22, 0.06, brass, (0, blender.RADIANS(78 * side), 0))
    return stuff.edged(blender.picture())


def grey_helmet(width, height):
    """A tall fin of steel from the brow to the neck, and a cross on the visor."""
    stuff.stage(width, height, 3.3)
    made = metals()
    _dome(made["grey"], materials.steel(), 1.0, 1.14)
    blade = materials.make(
        "blade", (0.17, 0.18, 0.22), (0.10, 0.11, 0.14), 1, 0.25, 3, bump=0.03, worn=(1, 1, 1)
    )
    fin = [
        (-0.05, -1.05),
        (0.05, -1.05),
        (0.19, -0.5),
        (0.20, 0.75),
        (0.09, 1.42),
        (0, 1.50),
        (-0.09, 1.42),
        (-0.20, 0.75),
        (-0.19, -0.5),
    ]
    blender.outline(fin, 0.5, blade, (0, 0, 1.35), 0.10)
    for y in (-0.4, 0.1, 0.6, 1.1):
        blender.box((0, y, 1.60), (0.52, 0.07, 0.10), made["grey"], 0.02)
    return stuff.edged(blender.picture())


def white_helmet(width, height):
    """A great red plume that falls back over one side."""
    stuff.stage(width, height, 3.3)
    gold = materials.gold()
    _dome(metals()["white"], gold, 0.98, 1.10, gold)
    red = materials.make(
        "plume", (0.50, 0.022, 0.018), (0.28, 0.008, 0.010), 0, 0.75, 9, bump=0.3, grain=30, sheen=0.4
    )
    for strand in range(9):
        lean = (strand - 4) / 4
        for i in range(17):
            t = i / 16
            x = 0.10 + 0.50 * lean * math.sin(1.7 * t) + 0.42 * t * t
            y = -0.20 + 1.70 * t - 0.30 * t * t - 0.22 * abs(lean) * t
            size = 0.17 * (0.55 + 0.65 * math.sin(math.pi * min(1, t * 0.9 + 0.1))) * (1 - 0.35 * t)
            blender.ball((x, y, 1.45 + 0.16 * math.sin(math.pi * t) - 0.03 * abs(strand - 4)), size, red)
    blender.ball((0.10, -0.24, 1.44), 0.17, gold)
    return stuff.edged(blender.picture())


PIECES = (
    Piece("helmet_black", *HELMET, black_helmet, sheet="knights"),
    Piece("helmet_grey", *HELMET, grey_helmet, sheet="knights"),
    Piece("helmet_white", *HELMET, white_helmet, sheet="knights"),
)
