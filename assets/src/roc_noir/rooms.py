"""The rooms in the corners, each as large as a slab: three galleries and the entrance. One unit is 20 dp."""

import math
import random
from functools import partial

from kit import blender, curves, materials
from kit.piece import Piece
from roc_noir import stones, stuff

ROOM = (160, 160)
SIDE = 8.0
CARPET = 4.6
# Two tiles and a carpet for each gallery; their light and dark are told apart without colour.
GALLERIES = {
    "black": (((0.050, 0.045, 0.056), (0.022, 0.020, 0.026)), (0.012, 0.011, 0.015)),
    "grey": (((0.215, 0.207, 0.224), (0.130, 0.124, 0.138)), (0.150, 0.144, 0.160)),
    "white": (((0.84, 0.80, 0.72), (0.60, 0.55, 0.47)), (0.88, 0.84, 0.76)),
}


def walls(chance, doors=True):
    """Masonry: whole above and on the left, where the castle ends; else a way in from every square."""
    shades = [stones.slate(f"wall {i}", chance, (0.30, 0.265, 0.245)) for i in range(4)]
    thick, course = 0.62, 0.66
    for quarter in range(4):
        side = blender.empty((0, 0, 0), (0, 0, math.pi / 2 * quarter))
        outer = quarter in (0, 1) and doors
        for i in range(12):
            along = -SIDE / 2 + (i + 0.5) * course + 0.04
            open_ = not outer and 1.05 < abs(along) < 3.05
            high = 0.16 if open_ else 1.25 + chance.uniform(-0.05, 0.05)
            blender.box(
                (along, SIDE / 2 - thick / 2, high / 2),
                (course * 0.95, thick * (0.8 if open_ else 1), high),
                chance.choice(shades),
                0.06,
                segments=2,
                parent=side,
            )
    _posts(shades[0])


def _posts(stone):
    for x in (-3.66, 3.66):
        for y in (-3.66, 3.66):
            blender.outline(curves.round_corners(0.86, 0.86, 0.12), 1.5, stone, (x, y, 0.75), 0.08)


def dim(key):
    """Little light from above; the room has its own."""
    blender.bpy.context.scene.world.node_tree.nodes["Background"].inputs[1].default_value = 0.42
    for thing in blender.bpy.context.scene.objects:
        if thing.type == "LIGHT":
            thing.data.energy *= key


def candle(x, y, z, watts):
    light = blender.bpy.data.lights.new("candle", "POINT")
    light.energy, light.color, light.shadow_soft_size = watts, stones.FIRE_LIGHT, 0.5
    thing = blender.bpy.data.objects.new("candle", light)
    blender.bpy.context.scene.collection.objects.link(thing)
    thing.location = (x, y, z)


def _brazier(x, y):
    blender.cylinder((x, y, 0.55), 0.40, 0.9, materials.iron(), 0.06)
    blender.ring((x, y, 1.0), 0.40, 0.07, materials.old_brass())
    stuff.flame((x, y, 1.05), 0.26)


def gallery(name, width, height):
    stuff.stage(width, height, SIDE)
    dim(0.34)
    chance = random.Random(3)
    tones, middle = GALLERIES[name]
    for row in range(10):
        for column in range(10):
            tone = tones[(row + column) % 2]
            tile = materials.make(
                f"tile {(row + column) % 2}", tone, tuple(0.8 * part for part in tone), 0, 0.4, 3, bump=0.06
            )
            blender.box((-3.55 + 0.79 * column, -3.55 + 0.79 * row, -0.1), (0.775, 0.775, 0.2), tile, 0.02)
    walls(chance)
    _carpet(middle)
    _frames()
    for x, y in ((-2.9, 2.9), (2.9, 2.9), (-2.9, -2.9)):
        _brazier(x, y)
    candle(0.4, -0.4, 4.2, 240)
    return blender.picture().convert("RGB")


def _carpet(colour):
    """Blood red round a field in the gallery's own shade, with runners to the ways in."""
    gold = stuff.cloth("gold thread", (0.70, 0.44, 0.11), (0.46, 0.27, 0.05))
    red = stuff.cloth("blood wool", (0.34, 0.020, 0.022), (0.20, 0.010, 0.012))
    wool = stuff.cloth("wool", colour, tuple(0.7 * part for part in colour))
    for size, high, weave in (
        (CARPET, 0.06, gold),
        (CARPET - 0.20, 0.08, red),
        (CARPET - 0.94, 0.10, gold),
        (CARPET - 1.12, 0.12, wool),
    ):
        blender.box((0, 0, high / 2), (size, size, high), weave, 0.02)
    for quarter in range(4):
        turned = blender.empty((0, 0, 0), (0, 0, math.pi / 2 * quarter))
        blender.outline(
            curves.round_corners(0.44, 0.44, 0.02), 0.05, gold, (1.86, 1.86, 0.10), 0.01, parent=turned
        )
        for i in range(5):
            blender.ball((-1.2 + 0.6 * i, 1.88, 0.09), 0.11, gold, (1, 1, 0.3), parent=turned)
        for i in range(23):
            x = -CARPET / 2 + 0.1 + i * (CARPET - 0.2) / 22
            if quarter % 2 == 0:
                blender.box((x, CARPET / 2 + 0.12, 0.02), (0.09, 0.28, 0.05), gold, 0.02, parent=turned)


def _frames():
    """Gilt frames that lean on the two outer walls, larger than life."""
    gold, canvas = materials.gold(), materials.lacquer("canvas", (0.10, 0.035, 0.02), (0.045, 0.02, 0.014))
    for quarter in range(2):
        wall = blender.empty((0, 0, 0), (0, 0, blender.RADIANS(90 * quarter)))
        for i, (x, wide) in enumerate(((-1.45, 1.16), (0.0, 1.34), (1.45, 1.16))):
            lean = blender.empty((x, 2.96, 0.62), (blender.RADIANS(24), 0, 0))
            lean.parent = wall
            hang = {"parent": lean}
            if i == 1:
                blender.cylinder((0, 0, 0), wide / 2, 0.14, gold, 0.05, **hang)
                blender.cylinder((0, 0, 0.06), wide / 2 - 0.12, 0.06, canvas, 0.01, **hang)
            else:
                blender.box((0, 0, 0), (wide, 1.26, 0.14), gold, 0.05, **hang)
                blender.box((0, 0, 0.06), (wide - 0.26, 1.0, 0.06), canvas, 0.01, **hang)
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
    blender.ball((0, -0.30, 0.08), 0.30, wool, (1.2, 0.65, 0.2), **hang)
    blender.ball((0, 0.13, 0.08), 0.23, lock, (1.0, 1.0, 0.2), **hang)
    blender.ball((0, 0.04, 0.10), 0.165, skin, (1, 1.2, 0.25), **hang)


def entrance(width, height):
    """Cobbles, a gate between two towers, its portcullis drawn up over a drawbridge, fire on both sides."""
    stuff.stage(width, height, SIDE)
    dim(0.42)
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
    walls(chance)
    _gate()
    candle(0, 1.2, 4.0, 260)
    return blender.picture().convert("RGB")


def _gate():
    """Wide enough for a knight and a horse; nothing of it stands where the knights do."""
    iron = materials.iron()
    stone = materials.stone("tower", (0.34, 0.30, 0.27), (0.19, 0.17, 0.16), (0.55, 0.5, 0.44))
    oak = materials.make(
        "oak", (0.20, 0.095, 0.035), (0.09, 0.04, 0.016), 0, 0.6, 1.6, (9, 1, 9), 0.3, worn=(0.34, 0.19, 0.08)
    )
    for x in (-2.62, 2.62):
        blender.cylinder((x, 2.95, 0.9), 1.12, 1.8, stone, 0.10)
        blender.cylinder((x, 2.95, 1.75), 0.82, 0.3, stuff.mortar(), 0.04)
        for i in range(10):
            angle = math.tau * (i + 0.5) / 10
            merlon = (x + 0.98 * math.cos(angle), 2.95 + 0.98 * math.sin(angle), 2.0)
            blender.box(merlon, (0.32, 0.34, 0.44), stone, 0.05, (0, 0, angle))
        blender.cylinder((x, 2.95, 1.9), 0.42, 0.4, iron, 0.04)
        stuff.flame((x, 2.95, 2.15), 0.40)
    for i in range(8):
        blender.box((-1.30 + 0.37 * i, 3.0, 0.12), (0.35, 1.9, 0.2), oak, 0.03)
    blender.box((0, 3.62, 1.5), (3.2, 0.5, 0.5), stone, 0.06)
    for i in range(7):
        x = -1.20 + 0.40 * i
        blender.box((x, 3.02, 1.3), (0.13, 0.90, 0.14), iron, 0.03)
        blender.cylinder((x, 2.40, 1.3), 0.10, 0.36, iron, 0, (blender.RADIANS(90), 0, 0), sides=12, top=0.0)
    for y in (2.78, 3.16):
        blender.box((0, y, 1.36), (2.7, 0.13, 0.12), iron, 0.03)


PIECES = (
    *(Piece(f"gallery_{name}", *ROOM, partial(gallery, name), photo=True) for name in GALLERIES),
    Piece("entrance", *ROOM, entrance, photo=True),
)
