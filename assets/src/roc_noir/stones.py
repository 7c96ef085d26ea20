"""The stones of the castle's floor, and one of them as it tilts. One unit is 20 dp.

A stone's wear is drawn by lot from where it lies; the pictures of a trap are the same for all of them.
"""

import random
from functools import partial

from kit import blender, materials
from kit.piece import Piece
from PIL import Image, ImageChops
from roc_noir import stuff

SQUARE = (80, 80)
JOINT = 0.055  # half the gap between two slabs, in squares; the board has the same
SIDE = 4.0  # what the picture of a trap shows
BLOCK = 3.90  # edge of a stone in it
TORCHLIT = (218, 192, 170)  # how stone looks between torches
FIRE_LIGHT = (1.0, 0.50, 0.17)  # on stones
EDGE = 3.84 * (1 - JOINT) - 0.08  # edge of a stone as it lies in the castle
# How a stone was hewn: most have a chiselled border or none, a few an ornament.
KINDS = ("plain", "plain", "plain", "border", "border", "border", "ring", "diamond", "cracked", "worn")
TONES = ((0.205, 0.190, 0.200), (0.225, 0.196, 0.182), (0.185, 0.182, 0.205), (0.240, 0.212, 0.196))


def slate(name, chance, light):
    """Slate of one tint; its veins are not those of the next stone."""
    shade = chance.uniform(0.80, 1.14)
    light = tuple(shade * part for part in light)
    dark = tuple(0.60 * part for part in light)
    made = materials.make(
        name,
        light,
        dark,
        0,
        0.74,
        chance.uniform(0.9, 1.7),
        bump=0.42,
        grain=chance.uniform(2.0, 4.2),
        worn=tuple(min(1, 1.9 * part) for part in light),
    )
    moved = next(node for node in made.node_tree.nodes if node.bl_idname == "ShaderNodeMapping")
    moved.inputs["Location"].default_value = [chance.uniform(-40, 40) for _ in range(3)]
    return made


def block(chance, parent, kind, name, edge=EDGE, bevel=0.13):
    stone = slate(f"stone {name}", chance, chance.choice(TONES))
    hang = {"parent": parent}
    thing = blender.box((0, 0, -0.4), (edge, edge, 0.8), stone, bevel, segments=3, **hang)
    for tool in _cuts(chance, kind, hang):
        blender.cut(thing, tool)
        tool.hide_render = True
    return thing


def _cuts(chance, kind, hang):
    if kind == "border":
        yield _ring_of_four(3.04, 0.17, hang)
    elif kind == "ring":
        yield _round(1.22, 1.06, hang)
        yield blender.cylinder((0, 0, 0), 0.30, 0.16, None, 0, sides=32, **hang)
    elif kind == "diamond":
        turned = blender.empty((0, 0, 0), (0, 0, blender.RADIANS(45)))
        turned.parent = hang["parent"]
        yield _ring_of_four(2.1, 0.15, {"parent": turned})
    elif kind == "cracked":
        yield _crack(chance, hang)
    elif kind == "worn":
        corner = chance.choice([(-1, -1), (1, -1), (1, 1), (-1, 1)])
        yield blender.ball(
            (corner[0] * EDGE / 2, corner[1] * EDGE / 2, 0.10),
            chance.uniform(0.5, 0.8),
            None,
            (1, 0.8, 0.4),
            **hang,
        )


def _ring_of_four(side, thick, hang):
    """A square groove, to be cut out."""
    outer = blender.box((0, 0, 0.0), (side, side, 0.16), None, 0, **hang)
    inner = blender.box((0, 0, 0.0), (side - 2 * thick, side - 2 * thick, 0.4), None, 0, **hang)
    blender.cut(outer, inner)
    return outer


def _round(outer, inner, hang):
    ring = blender.cylinder((0, 0, 0), outer, 0.16, None, 0, sides=48, **hang)
    blender.cut(ring, blender.cylinder((0, 0, 0), inner, 0.4, None, 0, sides=48, **hang))
    return ring


def _crack(chance, hang):
    """A split from one edge to another, in a few straight pieces."""
    across = chance.random() < 0.5
    ends = [(-EDGE / 2 - 0.2 + i * (EDGE + 0.4) / 6, chance.uniform(-0.42, 0.42)) for i in range(7)]
    wide = [chance.uniform(0.03, 0.07) for _ in ends]
    points = [(x, y - w) for (x, y), w in zip(ends, wide, strict=True)]
    points += [(x, y + w) for (x, y), w in reversed(list(zip(ends, wide, strict=True)))]
    if across:
        points = [(-y, x) for x, y in points]
    return blender.outline(points, 0.5, None, (0, 0, 0), 0, **hang)


def trap(degrees, width, height):
    """The stone hangs on its upper edge, over a shaft with a red glow far down."""
    stuff.stage(width, height, SIDE, key=0.9)
    _shaft()
    hinge = blender.empty((0, BLOCK / 2, 0), (blender.RADIANS(-degrees), 0, 0))
    handle = blender.empty((0, -BLOCK / 2, 0))
    handle.parent = hinge
    block(random.Random(5), handle, "border", "trap", BLOCK)
    blender.cylinder((0, 1.88, 0.02), 0.09, 3.5, materials.iron(), 0.02, (0, blender.RADIANS(90), 0))
    return ImageChops.multiply(blender.picture().convert("RGB"), Image.new("RGB", (width, height), TORCHLIT))


def _shaft():
    """Courses of stone, narrower and darker the deeper they lie; a red glow at the very bottom."""
    slate_, mortar = stuff.slate(), stuff.mortar()
    frame = blender.box((0, 0, -0.5), (6, 6, 1.0), mortar, 0)
    blender.cut(frame, blender.box((0, 0, 0), (BLOCK - 0.04, BLOCK - 0.04, 3), None, 0))
    for course in range(7):
        shade = 0.76**course
        stone = materials.make(
            f"course {course}",
            tuple(shade * part for part in (0.205, 0.180, 0.180)),
            tuple(shade * part for part in (0.105, 0.090, 0.094)),
            0,
            0.9,
            2.0,
            bump=0.5,
            grain=5,
        )
        opening, z = BLOCK - 0.10 - 0.40 * course, -1.5 - 0.9 * course
        ring = blender.box((0, 0, z), (6, 6, 0.86), stone, 0.06)
        blender.cut(ring, blender.box((0, 0, z), (opening, opening, 2), None, 0))
    blender.box((0, 0, -8.4), (6, 6, 0.2), slate_, 0)
    blender.lamp((0, -0.3, -5.0), 0.4, 60, (1, 0.10, 0.03), (0, -0.3, -9))


PIECES = tuple(
    Piece(f"trap_{step}", *SQUARE, partial(trap, degrees), sheet="traps", colours=0)
    for step, degrees in ((1, 20), (2, 46), (3, 76))
)
