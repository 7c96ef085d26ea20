"""The five rooms, each as large as a slab: three galleries, the entrance, the treasure. One unit is 20 dp."""

import math
import random
from functools import partial

from kit import blender, copies, materials
from kit.piece import Piece
from roc_noir import stuff

ROOM = (160, 160)
SIDE = 8.0
CARPET = 4.3
# Two tiles and a carpet for each gallery; their light and dark are told apart without colour.
GALLERIES = {
    "black": (((0.050, 0.045, 0.056), (0.022, 0.020, 0.026)), (0.012, 0.011, 0.015)),
    "grey": (((0.215, 0.207, 0.224), (0.130, 0.124, 0.138)), (0.150, 0.144, 0.160)),
    "white": (((0.84, 0.80, 0.72), (0.60, 0.55, 0.47)), (0.88, 0.84, 0.76)),
}


def _walls(material, thick=0.42):
    """A low wall all round, lit on its upper and left side."""
    middle = SIDE / 2 - thick / 2
    for side in (-1, 1):
        blender.box((0, side * middle, 0.25), (SIDE, thick, 0.7), material, 0.07)
        blender.box((side * middle, 0, 0.25), (thick, SIDE, 0.7), material, 0.07)
    for x in (-middle, middle):
        for y in (-middle, middle):
            blender.box((x, y, 0.32), (thick + 0.12, thick + 0.12, 0.76), material, 0.09)


def gallery(name, width, height):
    stuff.stage(width, height, SIDE)
    tones, middle = GALLERIES[name]
    for row in range(10):
        for column in range(10):
            tone = tones[(row + column) % 2]
            tile = materials.make(
                f"tile {(row + column) % 2}", tone, tuple(0.8 * part for part in tone), 0, 0.5, 3, bump=0.06
            )
            blender.box((-3.24 + 0.72 * column, -3.24 + 0.72 * row, -0.1), (0.705, 0.705, 0.2), tile, 0.02)
    _walls(stuff.slate())
    _carpet(middle)
    _frames()
    return blender.picture().convert("RGB")


def _carpet(colour):
    gold = stuff.cloth("gold thread", (0.62, 0.40, 0.10), (0.42, 0.25, 0.05))
    wool = stuff.cloth("wool", colour, tuple(0.7 * part for part in colour))
    for size, high, stuff_ in (
        (CARPET, 0.06, wool),
        (CARPET - 0.36, 0.08, gold),
        (CARPET - 0.62, 0.10, wool),
    ):
        blender.box((0, 0, high / 2), (size, size, high), stuff_, 0.02)
    for i in range(21):  # the fringe, on two sides
        for side in (-1, 1):
            x = -CARPET / 2 + 0.1 + i * (CARPET - 0.2) / 20
            blender.box((x, side * (CARPET / 2 + 0.10), 0.02), (0.09, 0.24, 0.05), gold, 0.02)


def _frames():
    """Gilt frames that lean on the walls, three a side, of two shapes."""
    gold, canvas = materials.gold(), materials.lacquer("canvas", (0.10, 0.035, 0.02), (0.045, 0.02, 0.014))
    for quarter in range(4):
        wall = blender.empty((0, 0, 0), (0, 0, blender.RADIANS(90 * quarter)))
        for i, (x, wide) in enumerate(((-1.8, 0.86), (0.0, 1.1), (1.8, 0.86))):
            lean = blender.empty((x, 3.16, 0.34), (blender.RADIANS(16), 0, 0))
            lean.parent = wall
            hang = {"parent": lean}
            if i == 1:
                blender.cylinder((0, 0, 0), wide / 2, 0.12, gold, 0.05, **hang)
                blender.cylinder((0, 0, 0.05), wide / 2 - 0.12, 0.06, canvas, 0.01, **hang)
            else:
                blender.box((0, 0, 0), (wide, 0.96, 0.12), gold, 0.05, **hang)
                blender.box((0, 0, 0.05), (wide - 0.22, 0.74, 0.06), canvas, 0.01, **hang)
            _sitter(3 * quarter + i, hang)


def _sitter(number, hang):
    """Somebody in a frame: a coat, a face, hair."""
    coats = (
        (0.30, 0.03, 0.03),
        (0.03, 0.10, 0.22),
        (0.05, 0.18, 0.08),
        (0.30, 0.20, 0.04),
        (0.16, 0.05, 0.20),
    )
    hairs = ((0.05, 0.03, 0.02), (0.55, 0.50, 0.44), (0.32, 0.12, 0.03))
    coat, hair = coats[number % 5], hairs[number % 3]
    skin = materials.make("skin", (0.62, 0.38, 0.26), None, bump=0)
    wool = materials.make(f"coat {number % 5}", coat, None, 0, 0.8, bump=0)
    lock = materials.make(f"hair {number % 3}", hair, None, 0, 0.8, bump=0)
    blender.ball((0, -0.24, 0.07), 0.22, wool, (1.2, 0.65, 0.2), **hang)
    blender.ball((0, 0.10, 0.07), 0.17, lock, (1.0, 1.0, 0.2), **hang)
    blender.ball((0, 0.03, 0.09), 0.12, skin, (1, 1.2, 0.25), **hang)


def entrance(width, height):
    """Cobbles, a gate with its portcullis at the top, a torch on either side of it."""
    stuff.stage(width, height, SIDE, key=0.8)
    earth = materials.make("earth", (0.070, 0.055, 0.040), (0.035, 0.028, 0.022), 0, 0.95, 6, bump=0.3)
    blender.box((0, 0, -0.28), (9, 9, 0.4), earth, 0)
    chance = random.Random(12)
    stones = [
        materials.make(
            f"cobble {i}",
            tuple(c * s for c in (0.30, 0.25, 0.19)),
            tuple(c * s for c in (0.19, 0.155, 0.12)),
            0,
            0.8,
            3,
            bump=0.4,
            grain=6,
        )
        for i, s in enumerate((0.75, 0.95, 1.15))
    ]
    for row in range(12):
        for column in range(12):
            x = -3.95 + 0.68 * column + 0.34 * (row % 2) + chance.uniform(-0.04, 0.04)
            y = -3.75 + 0.66 * row + chance.uniform(-0.04, 0.04)
            size = (chance.uniform(0.58, 0.67), chance.uniform(0.56, 0.64), 0.4)
            blender.box(
                (x, y, -0.16 + chance.uniform(0, 0.05)), size, stones[chance.randrange(3)], 0.16, segments=4
            )
    _walls(stuff.slate())
    _gate()
    return blender.picture().convert("RGB")


def _gate():
    iron, slate = materials.iron(), stuff.slate()
    for x in (-1.95, 1.95):
        blender.cylinder((x, 3.45, 0.5), 0.58, 1.0, slate, 0.10)
        blender.cylinder((x, 3.45, 1.0), 0.36, 0.2, iron, 0.04)
        stuff.flame((x, 3.45, 1.2), 0.26)
    blender.box((0, 3.72, 0.55), (3.4, 0.5, 0.6), slate, 0.08)
    for i in range(8):
        blender.box((-1.33 + 0.38 * i, 3.10, 0.5), (0.10, 0.78, 0.12), iron, 0.03)
        blender.cylinder(
            (-1.33 + 0.38 * i, 2.64, 0.5), 0.08, 0.22, iron, 0, (blender.RADIANS(90), 0, 0), sides=12, top=0.0
        )
    for y in (2.92, 3.24):
        blender.box((0, y, 0.54), (2.9, 0.10, 0.10), iron, 0.03)


def treasure(width, height):
    """Gold along the walls; the middle of the red floor is free."""
    stuff.stage(width, height, SIDE, key=0.9)
    red = stuff.cloth("blood carpet", (0.21, 0.012, 0.014), (0.12, 0.006, 0.008))
    blender.box((0, 0, -0.1), (SIDE, SIDE, 0.2), red, 0)
    thread = stuff.cloth("gold thread", (0.62, 0.40, 0.10), (0.42, 0.25, 0.05))
    for size, tone in ((5.3, thread), (5.1, red), (4.86, thread), (4.78, red)):
        blender.box((0, 0, 0.01 + (5.4 - size) * 0.03), (size, size, 0.04), tone, 0.005)
    _walls(stuff.slate())
    _hoard(random.Random(9))
    return blender.picture().convert("RGB")


def _hoard(chance):
    gold, sides = materials.gold(), ((0, 1), (1, 0), (0, -1), (-1, 0))
    for across, up in sides:  # what lies under the coins that are seen
        size = (7.0, 0.42, 0.3) if up else (0.42, 7.0, 0.3)
        blender.box((across * 3.36, up * 3.36, 0.15), size, materials.old_brass(), 0.1)
    coin = copies.pattern(blender.cylinder((0, 0, -9), 0.215, 0.055, gold, 0.015, sides=24))
    for i in range(760):
        across, up = sides[i % 4]
        along, depth = chance.uniform(-3.35, 3.35), abs(chance.gauss(0, 0.34))
        if depth > 0.86:
            continue
        x, y = (along, up * (3.36 - depth)) if up else (across * (3.36 - depth), along)
        heap = 0.10 + 0.62 * max(0.0, 1 - depth / 0.8) * (0.6 + 0.4 * math.cos(along * 2.1 + i % 4))
        turn = (chance.uniform(-0.45, 0.45), chance.uniform(-0.45, 0.45), 0)
        copies.copy(coin, (x, y, heap), turn, chance.uniform(0.9, 1.12))
    jewels = (("ruby", (0.55, 0.01, 0.03)), ("emerald", (0.01, 0.30, 0.12)), ("sapphire", (0.02, 0.07, 0.50)))
    for i in range(14):
        name, colour = jewels[i % 3]
        gem = materials.lacquer(name, colour, tuple(0.5 * part for part in colour))
        across, up = sides[(i * 3) % 4]
        along = chance.uniform(-3.1, 3.1)
        x, y = (along, up * 3.06) if up else (across * 3.06, along)
        blender.ball((x, y, 0.8), 0.17, gem, (1, 1, 0.8))
    for x, y in ((-3.0, 3.0), (3.0, 3.0), (3.0, -3.0), (-3.0, -3.0)):
        _goblet(x, y, gold)


def _goblet(x, y, gold):
    profile = [
        (0.34, 0.0),
        (0.30, 0.08),
        (0.10, 0.14),
        (0.10, 0.5),
        (0.36, 0.66),
        (0.46, 1.1),
        (0.40, 1.1),
        (0.30, 0.7),
        (0.0, 0.66),
    ]
    blender.lathe(profile, gold, (x, y, 0.5))


PIECES = (
    *(Piece(f"gallery_{name}", *ROOM, partial(gallery, name), photo=True) for name in GALLERIES),
    Piece("entrance", *ROOM, entrance, photo=True),
    Piece("treasure", *ROOM, treasure, photo=True),
)
