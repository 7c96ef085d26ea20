"""The six doors: plate, leaf with four fields for locks, a boss for the wheel; the wheel, the lock, the peg.

One unit is 20 dp. An open door is told by its shape too: its bolts are drawn back into the leaf.
"""

import math
from functools import partial

from casse_du_siecle import stuff
from kit import blender, curves, materials, pixels
from kit.piece import Piece

UNIT = 20
DOOR, WHEEL, LOCK, PLACE = (264, 212), (76, 76), (112, 78), (128, 104)
MIDDLE = (-0.06, 0.08)  # of the door in its picture: the shadow falls to the lower right
FIELD = (5.00, 3.56)
FIELDS = tuple((x, y) for y in (2.50, -2.50) for x in (-3.14, 3.14))
PLATE = 1.12  # radius of the wheel's flat middle
NAME = (-0.62, -1.42, 3.10, 2.84)  # of a lock's dark plate: left, bottom, width, height


def door(opened, width, height):
    stuff.stage(width, height, DOOR[0] / UNIT)
    steel, dark, gun = stuff.vault_steel(), stuff.dark_steel(), stuff.gun_steel()
    whole = blender.empty((*MIDDLE, 0))
    hang = {"parent": whole}
    blender.outline(curves.round_corners(12.9, 10.3, 0.42), 0.5, dark, (0, 0, 0.25), 0.08, **hang)
    seam = stuff.neon(1.6) if opened else materials.black()
    blender.outline(curves.round_corners(12.34, 9.74, 0.3), 0.1, seam, (0, 0, 0.47), 0, **hang)
    leaf = blender.outline(curves.round_corners(12.10, 9.50, 0.26), 0.5, steel, (0, 0, 0.52), 0.08, **hang)
    for x, y in FIELDS:
        hollow = curves.round_corners(*FIELD, 0.34)
        blender.cut(leaf, blender.outline(hollow, 0.6, None, (x, y, 0.80), 0, **hang))
        floor = curves.round_corners(FIELD[0] + 0.1, FIELD[1] + 0.1, 0.34)
        blender.outline(floor, 0.06, gun, (x, y, 0.50), 0.005, **hang)
    _rivets(hang)
    _bolts(opened, hang)
    _strips(opened, hang)
    blender.cylinder((0, 0, 0.82), 1.62, 0.16, dark, 0.05, **hang)
    blender.ring((0, 0, 0.90), 1.50, 0.07, materials.brass(), **hang)
    image = blender.picture()
    image = stuff.bloom(image, width / 45) if opened else image
    return pixels.drop_shadow(image, width // 130, height // 70, width // 130, 0.65)


def _rivets(hang):
    steel = materials.steel()
    for i in range(13):
        for y in (-5.01, 5.01):
            blender.ball((-6.0 + i, y, 0.5), 0.085, steel, (1, 1, 0.7), **hang)
    for i in range(9):
        for x in (-6.31, 6.31):
            blender.ball((x, -4 + i, 0.5), 0.085, steel, (1, 1, 0.7), **hang)


def _bolts(opened, hang):
    """In the edge of the leaf; they reach over the seam into the frame, or not."""
    brass = materials.brass()
    across, far = (0.36, -0.10) if opened else (0.66, 0.06)
    for i in (-1.5, -0.5, 0.5, 1.5):
        for side in (-1, 1):
            at = (side * (5.98 + far), i * 2.1, 0.74)
            blender.cylinder(at, 0.20, across, brass, 0.05, (0, blender.RADIANS(90), 0), **hang)
            at = (i * 2.9, side * (4.66 + far), 0.74)
            blender.cylinder(at, 0.20, across, brass, 0.05, (blender.RADIANS(90), 0, 0), **hang)


def _strips(opened, hang):
    """Neon tubes along the cross between the fields, dark while the door is locked."""
    glass = stuff.neon(1.6) if opened else stuff.gun_steel()
    for side in (-1, 1):
        blender.box((side * 3.55, 0, 0.80), (3.4, 0.36, 0.16), glass, 0.07, **hang)
        blender.box((0, side * 2.95, 0.80), (0.36, 2.2, 0.16), glass, 0.07, **hang)


def wheel(width, height):
    """Six spokes; no shadow, for it is turned about its middle."""
    stuff.stage(width, height, WHEEL[0] / UNIT)
    brass, steel = materials.brass(), materials.steel()
    blender.ring((0, 0, 0.5), 1.56, 0.11, brass)
    for i in range(6):
        angle = math.tau * i / 6
        x, y = math.cos(angle), math.sin(angle)
        blender.box((1.4 * x, 1.4 * y, 0.5), (0.6, 0.2, 0.2), steel, 0.05, (0, 0, angle))
        blender.ball((1.66 * x, 1.66 * y, 0.6), 0.22, brass)
    rim = [(PLATE, 0.9), (PLATE + 0.04, 0.98), (PLATE + 0.10, 0.98), (PLATE + 0.15, 0.6), (0.0, 0.6)]
    blender.lathe(rim, brass)
    blender.cylinder((0, 0, 0.84), PLATE + 0.03, 0.1, stuff.gun_steel(), 0.01)
    return blender.picture()


def lock(width, height):
    """A keyhole on the left, a dark plate for number and letter on the right."""
    stuff.stage(width, height, LOCK[0] / UNIT)
    brass, gun = stuff.dark_brass(), stuff.gun_steel()
    body = blender.outline(
        curves.round_corners(5.46, 3.76, 0.55), 0.36, materials.brass(), (0, 0, 0.18), 0.05
    )
    blender.cut(body, blender.outline(curves.round_corners(5.10, 3.40, 0.44), 0.5, None, (0, 0, 0.42), 0))
    blender.outline(curves.round_corners(5.2, 3.5, 0.44), 0.08, gun, (0, 0, 0.18), 0.005)
    x = -1.62
    blender.lathe(
        [(0.62, 0.2), (0.62, 0.42), (0.70, 0.50), (0.86, 0.50), (0.96, 0.2)], materials.brass(), (x, 0, 0)
    )
    blender.cylinder((x, 0, 0.3), 0.66, 0.12, materials.steel(), 0.01)
    black = materials.black()
    blender.cylinder((x, 0.14, 0.37), 0.24, 0.04, black, 0)
    slot = [(-0.11, 0.1), (0.11, 0.1), (0.22, -0.46), (-0.22, -0.46)]
    blender.outline(slot, 0.04, black, (x, 0, 0.37), 0)
    for right in (-1, 1):
        for up in (-1, 1):
            blender.ball((right * 2.42, up * 1.56, 0.24), 0.09, brass, (1, 1, 0.6))
    return blender.picture()


def place(width, height):
    """The shallow tray where a bunch hangs, with its peg."""
    stuff.stage(width, height, PLACE[0] / UNIT)
    dark, gun = stuff.dark_steel(), stuff.gun_steel()
    tray = blender.outline(curves.round_corners(6.16, 4.96, 0.62), 0.4, dark, (0, 0, 0.2), 0.10)
    blender.cut(tray, blender.outline(curves.round_corners(5.72, 4.52, 0.5), 0.6, None, (0, 0, 0.42), 0))
    blender.outline(curves.round_corners(5.8, 4.6, 0.5), 0.06, gun, (0, 0, 0.12), 0.005)
    blender.cylinder((0, 1.66, 0.3), 0.34, 0.4, materials.iron(), 0.06)
    blender.cylinder((0, 1.66, 0.7), 0.17, 0.6, materials.steel(), 0.06)
    return blender.picture()


def _from_corner(size, x, y, *more):
    """A point in dp from the picture's upper left corner, and lengths after it."""
    point = (size[0] / 2 + x * UNIT, size[1] / 2 - y * UNIT)
    return [round(value, 1) for value in (*point, *(length * UNIT for length in more))]


def _fields():
    wide, high = FIELD
    corners = [(MIDDLE[0] + x - wide / 2, MIDDLE[1] + y + high / 2) for x, y in FIELDS]
    return [_from_corner(DOOR, *corner, wide, high) for corner in corners]


FACTS = (("fields", _fields()), ("hub", _from_corner(DOOR, *MIDDLE)))
PIECES = (
    Piece("door", *DOOR, partial(door, False), sheet="doors", extra=FACTS),
    Piece("door_open", *DOOR, partial(door, True), sheet="doors", extra=FACTS),
    Piece("wheel", *WHEEL, wheel, sheet="locks", extra=(("plate", _from_corner(WHEEL, 0, 0, PLATE)),)),
    Piece(
        "lock",
        *LOCK,
        lock,
        sheet="locks",
        extra=(("plate", _from_corner(LOCK, NAME[0], NAME[1] + NAME[3], *NAME[2:])),),
    ),
    Piece("hook", *PLACE, place, sheet="locks", border=(24, 24, 24, 24)),
)
