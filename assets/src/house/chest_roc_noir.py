"""The coffer of Roc noir: slabs of slate in iron straps, two torches, an ember in the lock; plate inside."""

import random
from functools import partial

from house import chest
from kit import blender, materials
from kit.piece import Piece

FIRE = (1.0, 0.36, 0.06)


def slate():
    return materials.make(
        "slate",
        (0.085, 0.080, 0.098),
        (0.034, 0.032, 0.042),
        0,
        0.72,
        2.6,
        bump=0.75,
        grain=6,
        worn=(0.26, 0.25, 0.28),
    )


def coffer(opened, width, height):
    chest.stage(width, height, key=0.85)
    stone, iron = slate(), materials.iron()
    blender.cut(
        blender.box((0, 0, 0.62), (2.3, 1.4, 1.1), stone, 0.05),
        blender.box((0, 0, 1.0), (1.9, 1.0, 1.3), None, 0),
    )
    chance = random.Random(8)
    for z, xs in (
        (0.26, (-0.80, 0.02, 0.82)),
        (0.62, (-0.98, -0.36, 0.42, 0.98)),
        (0.97, (-0.74, 0.10, 0.84)),
    ):
        for x in xs:  # courses of rough blocks, every one a little out of line
            wide = 0.42 if abs(x) > 0.9 else 0.76
            blender.box((x, -0.70 - chance.uniform(0, 0.035), z), (wide, 0.14, 0.335), stone, 0.045)
    for z in (0.26, 0.62, 0.97):
        for y in (-0.34, 0.36):
            blender.box((-1.15 - chance.uniform(0, 0.03), y, z), (0.14, 0.68, 0.335), stone, 0.045)
    _straps(iron)
    _lid(opened, stone, iron)
    chest.lock((0, -0.86, 0.80), 1.25, iron)
    blender.ball((0, -0.90, 0.82), 0.05, materials.make("ember", FIRE, FIRE, bump=0, glow=14))
    for x in (-0.86, 0.90):
        _torch(x, iron)
    if opened:
        blender.ball((0, 0, 0.74), 0.95, materials.gold(), (1, 0.55, 0.48))
        chest.coins((0, 0, 0.84), (0.86, 0.44), 0.36, 110, 3)
        _goblet()
    return chest.taken()


def _straps(iron):
    for x in (-0.62, 0.62):
        blender.box((x, -0.80, 0.60), (0.17, 0.06, 1.14), iron, 0.02)
        for z in (0.18, 0.45, 0.75, 1.02):
            blender.ball((x, -0.835, z), 0.045, iron)
    for z, high in ((0.09, 0.18), (1.15, 0.10)):
        for y in (-0.76, 0.76):
            blender.box((0, y, z), (2.56, 0.10, high), iron, 0.03)
        for x in (-1.24, 1.24):
            blender.box((x, 0, z), (0.10, 1.50, high), iron, 0.03)


def _lid(opened, stone, iron):
    """A hipped slab, like the roof of a tomb."""
    handle = chest.hinge(0.76, 1.21, opened)
    for i, (inset, low, high) in enumerate(((0.0, 0.0, 0.17), (0.22, 0.17, 0.15), (0.46, 0.32, 0.11))):
        slab = blender.box(
            (0, -0.76, low + high / 2),
            (2.5 - inset * 2, 1.52 - inset * 1.7, high),
            stone,
            0.05,
            parent=handle,
        )
        if opened and i == 0:
            blender.cut(slab, blender.box((0, -0.76, 0), (1.9, 1.0, 0.2), None, 0, parent=handle))
    for x in (-0.62, 0.62):
        blender.box((x, -0.76, 0.25), (0.17, 1.22, 0.22), iron, 0.03, parent=handle)
        blender.box((x, -0.76, 0.10), (0.17, 1.60, 0.16), iron, 0.03, parent=handle)
        for y in (-0.10, -1.42):
            blender.ball((x, y, 0.20), 0.05, iron, parent=handle)
    blender.ring((0, -0.76, 0.50), 0.17, 0.035, iron, (blender.RADIANS(90), 0, 0.4), parent=handle)


def _torch(x, iron):
    """An iron cup with a flame, and the light it throws on the stone."""
    flame = materials.make("flame", (1.0, 0.30, 0.005), None, bump=0, glow=1.3)
    heart = materials.make("heart of the flame", (1.0, 0.62, 0.12), None, bump=0, glow=2.2)
    blender.cylinder((x, -1.02, 0.62), 0.055, 0.46, materials.walnut("z"), 0.01)
    blender.cylinder((x, -1.02, 0.86), 0.07, 0.16, iron, 0.02, top=0.13)
    blender.box((x, -0.88, 0.66), (0.06, 0.22, 0.06), iron, 0.01)
    blender.lathe(
        [(0.0, 0), (0.11, 0.06), (0.12, 0.14), (0.07, 0.28), (0.02, 0.40), (0.0, 0.46)],
        flame,
        (x, -1.02, 0.92),
    )
    blender.ball((x, -1.075, 1.01), 0.075, heart, (1, 1, 1.4))
    blender.lamp((x, -1.5, 1.15), 0.25, 26, FIRE, (x, -0.6, 0.8))


def _goblet():
    gold = materials.gold()
    profile = [
        (0.0, 0),
        (0.15, 0.01),
        (0.14, 0.04),
        (0.035, 0.08),
        (0.035, 0.20),
        (0.16, 0.30),
        (0.19, 0.46),
        (0.17, 0.46),
        (0.14, 0.32),
        (0.0, 0.26),
    ]
    blender.lathe(profile, gold, (0.30, -0.05, 1.14), (0.25, 0.18, 0))
    blender.ball(
        (-0.42, -0.16, 1.22),
        0.13,
        materials.lacquer("ruby", (0.5, 0.01, 0.02), (0.25, 0.0, 0.01)),
        (1, 1, 0.8),
    )


PIECES = tuple(
    Piece(f"chest_roc_noir{name}", chest.SIZE, chest.SIZE, partial(coffer, opened))
    for name, opened in (("", False), ("_open", True))
)
