"""The floor of the castle: one square, four of them for a slab, and the same square as its stone tilts.

Every square is one and the same picture, so that nothing can be learnt from a stone. One unit is 20 dp.
"""

from functools import partial

from kit import blender, materials
from kit.piece import Piece
from PIL import Image
from roc_noir import stuff

SLAB, SQUARE = (160, 160), (80, 80)
SIDE = 4.0
BLOCK = 3.86


def _stone(parent=None):
    """A block with a chiselled border and a field that many feet have worn."""
    slate = stuff.slate()
    hang = {"parent": parent}
    block = blender.box((0, 0, -0.4), (BLOCK, BLOCK, 0.8), slate, 0.16, segments=4, **hang)
    groove = _border(3.10, 0.20, hang)
    blender.cut(block, groove)
    return block


def _border(side, thick, hang):
    """A square ring, to be cut out."""
    outer = blender.box((0, 0, 0.0), (side, side, 0.22), None, 0, **hang)
    inner = blender.box((0, 0, 0.0), (side - 2 * thick, side - 2 * thick, 0.4), None, 0, **hang)
    blender.cut(outer, inner)
    outer.hide_render = True
    return outer


def square(width, height):
    stuff.stage(width, height, SIDE)
    blender.box((0, 0, -0.9), (6, 6, 0.6), stuff.mortar(), 0)
    _stone()
    return blender.picture().convert("RGB")


def slab(width, height):
    """Four times the same square."""
    one = square(width // 2, height // 2)
    whole = Image.new("RGB", (width, height))
    for x in (0, width // 2):
        for y in (0, height // 2):
            whole.paste(one, (x, y))
    return whole


def trap(degrees, width, height):
    """The stone hangs on its upper edge, over a shaft with a red glow far down."""
    stuff.stage(width, height, SIDE)
    _shaft()
    hinge = blender.empty((0, BLOCK / 2, 0), (blender.RADIANS(-degrees), 0, 0))
    handle = blender.empty((0, -BLOCK / 2, 0))
    handle.parent = hinge
    _stone(handle)
    blender.cylinder((0, 1.86, 0.02), 0.09, 3.5, materials.iron(), 0.02, (0, blender.RADIANS(90), 0))
    return blender.picture().convert("RGB")


def _shaft():
    """Courses of stone, narrower and darker the deeper they lie; a dull red glow at the very bottom."""
    slate, mortar = stuff.slate(), stuff.mortar()
    frame = blender.box((0, 0, -0.5), (6, 6, 1.0), mortar, 0)
    blender.cut(frame, blender.box((0, 0, 0), (BLOCK - 0.04, BLOCK - 0.04, 3), None, 0))
    for course in range(7):
        shade = 0.72**course
        stone = materials.make(
            f"course {course}",
            tuple(shade * part for part in (0.150, 0.138, 0.165)),
            tuple(shade * part for part in (0.080, 0.072, 0.092)),
            0,
            0.9,
            2.0,
            bump=0.5,
            grain=5,
        )
        opening, z = BLOCK - 0.10 - 0.40 * course, -1.5 - 0.9 * course
        ring = blender.box((0, 0, z), (6, 6, 0.86), stone, 0.06)
        blender.cut(ring, blender.box((0, 0, z), (opening, opening, 2), None, 0))
    blender.box((0, 0, -8.4), (6, 6, 0.2), slate, 0)
    blender.lamp((0, -0.3, -5.0), 0.4, 26, (1, 0.05, 0.02), (0, -0.3, -9))


PIECES = (
    Piece("slab", *SLAB, slab, photo=True),
    *(
        Piece(f"trap_{step}", *SQUARE, partial(trap, degrees), sheet="traps", colours=0)
        for step, degrees in ((1, 20), (2, 46), (3, 76))
    ),
)
