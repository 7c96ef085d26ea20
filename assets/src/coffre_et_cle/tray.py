"""The tray for the two cards of the centre: chased brass with a beaded rim, seen from straight above.

One unit is 80 dp.
"""

import math

from kit import blender, copies, curves, materials, pixels
from kit.piece import Piece

TRAY = (432, 320)
SLOT = (165, 231)  # a card of the tray, three quarters of a full one
CENTRES = ((122, 160), (310, 160))
UNIT = 80
WIDE, HIGH = TRAY[0] / UNIT - 0.30, TRAY[1] / UNIT - 0.30


def tray(width, height):
    """Cards are laid on its `centres`."""
    blender.SAMPLES = 32
    blender.scene(width, height, TRAY[0] / UNIT, shadow=False, zenith=blender.WARM)
    gold = materials.gold()
    field = materials.make(
        "chased brass",
        (0.44, 0.235, 0.060),
        (0.26, 0.125, 0.030),
        1,
        0.42,
        9,
        bump=0.30,
        grain=26,
        worn=(0.9, 0.62, 0.26),
    )
    cloth = materials.make(
        "plum cloth", (0.060, 0.012, 0.058), (0.030, 0.006, 0.032), 0, 0.95, 6, bump=0.2, grain=60
    )
    plate = blender.outline(
        curves.round_corners(WIDE, HIGH, 0.34), 0.3, field, (0, 0, 0.15), 0.10, segments=5
    )
    _rims(gold)
    for x, y in CENTRES:
        px, py = (x - TRAY[0] / 2) / UNIT, (TRAY[1] / 2 - y) / UNIT
        sw, sh = SLOT[0] / UNIT + 0.10, SLOT[1] / UNIT + 0.10
        blender.cut(plate, blender.box((px, py, 0.3), (sw, sh, 0.30), None, 0))
        blender.box((px, py, 0.13), (sw, sh, 0.06), cloth, 0)
        _moulding(px, py, sw, sh, gold)
        for up in (-1, 1):
            _rays(px, up * (sh / 2 + 0.05), up, gold)
    for right in (-1, 1):
        for up in (-1, 1):
            _rosette(right * (WIDE / 2 - 0.30), up * (HIGH / 2 - 0.30), gold)
    _spine(gold)
    return pixels.drop_shadow(blender.picture(), width // 120, height // 70, width // 110, 0.75)


def _moulding(x, y, width, height, gold):
    """Half-round, about a place; a boss on each of its corners."""
    for side in (-1, 1):
        blender.box((x + side * width / 2, y, 0.30), (0.08, height + 0.08, 0.14), gold, 0.036)
        blender.box((x, y + side * height / 2, 0.30), (width + 0.08, 0.08, 0.14), gold, 0.036)
        for up in (-1, 1):
            blender.ball((x + side * width / 2, y + up * height / 2, 0.37), 0.085, gold, (1, 1, 0.6))


def _rims(gold):
    """A round rim, and beads within it, one beside the other."""
    bead = copies.pattern(blender.ball((0, 0, -9), 0.043, gold, (1, 1, 0.7)))
    rim = curves.round_corners(WIDE - 0.06, HIGH - 0.06, 0.31, 16)
    _wire(rim, 0.055, gold, 0.30)
    line = curves.round_corners(WIDE - 0.27, HIGH - 0.27, 0.22, 16)
    for x, y in _evenly(line, 0.094):
        copies.copy(bead, (x, y, 0.315))
    _wire(curves.round_corners(WIDE - 0.40, HIGH - 0.40, 0.17, 16), 0.018, gold, 0.305)


def _wire(points, thick, metal, z):
    bpy = blender.bpy
    line = bpy.data.curves.new("wire", "CURVE")
    line.dimensions, line.bevel_depth, line.bevel_resolution = "3D", thick, 4
    spline = line.splines.new("POLY")
    spline.points.add(len(points) - 1)
    for point, (x, y) in zip(spline.points, points, strict=True):
        point.co = (x, y, z, 1)
    spline.use_cyclic_u = True
    thing = bpy.data.objects.new("wire", line)
    bpy.context.scene.collection.objects.link(thing)
    line.materials.append(metal)


def _evenly(points, step):
    """Points along a closed line, about `step` from each other."""
    pairs = list(zip(points, points[1:] + points[:1], strict=True))
    whole = sum(math.dist(*pair) for pair in pairs)
    count = round(whole / step)
    gone, number = 0.0, 0
    for (x, y), (to_x, to_y) in pairs:
        long = math.dist((x, y), (to_x, to_y))
        while number < count and number * whole / count <= gone + long:
            part = (number * whole / count - gone) / max(long, 1e-9)
            yield x + (to_x - x) * part, y + (to_y - y) * part
            number += 1
        gone += long


def _rays(x, y, up, gold):
    """Half a sun that rises behind a card, as on the cards' backs."""
    for ray in range(9):
        turn = math.radians(-72 + 18 * ray)
        long = 0.30 if ray % 2 == 0 else 0.21
        hang = blender.empty((x, y, 0.30), (0, 0, -turn if up > 0 else math.pi + turn))
        blender.outline(
            ((-0.045, 0.08), (0.045, 0.08), (0, long)), 0.05, gold, (0, 0, 0.01), 0.012, parent=hang
        )


def _rosette(x, y, gold):
    for petal in range(6):
        angle = math.tau * petal / 6
        blender.ball(
            (x + 0.085 * math.cos(angle), y + 0.085 * math.sin(angle), 0.31), 0.058, gold, (1, 1, 0.6)
        )
    blender.ball(
        (x, y, 0.33), 0.05, materials.lacquer("garnet", (0.40, 0.01, 0.08), (0.2, 0.0, 0.04)), (1, 1, 0.8)
    )


def _spine(gold):
    """Garnets in their settings, between the two cards."""
    garnet = materials.lacquer("garnet", (0.40, 0.01, 0.08), (0.2, 0.0, 0.04))
    for y, size in ((0, 0.13), (0.62, 0.085), (-0.62, 0.085), (1.16, 0.085), (-1.16, 0.085)):
        blender.ring((0, y, 0.31), size * 0.86, 0.026, gold)
        blender.ball((0, y, 0.31), size * 0.78, garnet, (1, 1.15, 0.7))


PIECES = (Piece("tray", *TRAY, tray, colours=128, sharp=1.6, extra=(("slot", SLOT), ("centres", CENTRES))),)
