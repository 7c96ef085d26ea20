"""The safe: its armoured tray, the gears that lie face down in it, and its shutter.

One unit is 20 dp. The two gears of a place differ in shape too: the lower has round holes, the upper spokes.
"""

import math

from casse_du_siecle import stuff
from kit import blender, curves, materials, pixels
from kit.piece import Piece

UNIT = 20
SAFE, GEAR, FACE = (440, 132), (100, 100), (220, 220)
LEAF = (410, 132)
TEETH = 12
FLAT = 1.72  # of a gear of radius 2.4: what can be written on


def safe(width, height):
    """Rim, corner irons, dark tray. Between the irons it is the same all along, so it may be stretched."""
    stuff.stage(width, height, SAFE[0] / UNIT)
    wide, high = SAFE[0] / UNIT - 0.35, SAFE[1] / UNIT - 0.35
    hang = {"parent": blender.empty((-0.05, 0.05, 0))}
    brass, dark, gun = materials.brass(), stuff.dark_steel(), stuff.gun_steel()
    body = blender.outline(curves.round_corners(wide, high, 0.7), 0.7, dark, (0, 0, 0.35), 0.12, **hang)
    hollow = curves.round_corners(wide - 1.5, high - 1.5, 0.45)
    blender.cut(body, blender.outline(hollow, 0.9, None, (0, 0, 0.75), 0, **hang))
    blender.outline(hollow, 0.06, gun, (0, 0, 0.30), 0.005, **hang)
    for grow, thick in ((-0.26, 0.16), (-1.36, 0.13)):
        _frame(wide + grow, high + grow, thick, brass, hang)
    for right in (-1, 1):
        for up in (-1, 1):
            x, y = right * (wide / 2 - 0.40), up * (high / 2 - 0.40)
            blender.cylinder((x, y, 0.72), 0.30, 0.24, brass, 0.06, sides=6, **hang)
            blender.cylinder((x, y, 0.86), 0.14, 0.16, materials.steel(), 0.04, **hang)
    return pixels.drop_shadow(blender.picture(), width // 220, height // 44, width // 220, 0.6)


def _frame(width, height, thick, material, hang):
    """A rounded bar all the way round."""
    line = curves.round_corners(width, height, 0.5)
    inside = curves.round_corners(width - 2 * thick, height - 2 * thick, 0.5 - thick * 0.6)
    bar = blender.outline(line, 0.22, material, (0, 0, 0.72), 0.05, **hang)
    blender.cut(bar, blender.outline(inside, 0.6, None, (0, 0, 0.72), 0, **hang))


def _rim(radius):
    """The outline of a toothed wheel."""
    points = []
    for tooth in range(TEETH):
        for part, reach in ((-0.36, 0.85), (-0.20, 1.0), (0.20, 1.0), (0.36, 0.85)):
            angle = math.tau * (tooth + part) / TEETH
            points.append((radius * reach * math.cos(angle), radius * reach * math.sin(angle)))
    return points


def _hub(metal, black):
    blender.lathe([(0.0, 0.5), (0.34, 0.78), (0.52, 0.78), (0.62, 0.5)], metal)
    blender.cylinder((0, 0, 0.78), 0.26, 0.1, black, 0)


def steel_gear(width, height):
    stuff.stage(width, height, GEAR[0] / UNIT)
    steel = materials.steel()
    wheel = blender.outline(_rim(2.36), 0.5, steel, (0, 0, 0.25), 0.06)
    for i in range(6):
        angle = math.tau * (i + 0.5) / 6
        at = (1.18 * math.cos(angle), 1.18 * math.sin(angle), 0.25)
        blender.cut(wheel, blender.cylinder(at, 0.40, 1.2, None, 0))
    blender.ring((0, 0, 0.5), 1.80, 0.06, steel)
    _hub(steel, materials.black())
    return pixels.drop_shadow(blender.picture(), width // 60, height // 36, width // 60, 0.6)


def gold_gear(width, height):
    stuff.stage(width, height, GEAR[0] / UNIT)
    gold = materials.gold()
    wheel = blender.outline(_rim(2.36), 0.5, gold, (0, 0, 0.25), 0.06)
    for i in range(4):
        middle = math.tau * (i + 0.5) / 4
        points = [(0.78, -0.5), (1.62, -0.62), (1.62, 0.62), (0.78, 0.5)]
        window = [(r * math.cos(middle + a), r * math.sin(middle + a)) for r, a in points[:2]]
        window += [(1.72 * math.cos(middle + a), 1.72 * math.sin(middle + a)) for a in (-0.3, 0, 0.3)]
        window += [(r * math.cos(middle + a), r * math.sin(middle + a)) for r, a in points[2:]]
        blender.cut(wheel, blender.outline(window, 1.2, None, (0, 0, 0.25), 0))
    blender.ring((0, 0, 0.5), 1.90, 0.06, gold)
    _hub(gold, materials.black())
    return pixels.drop_shadow(blender.picture(), width // 60, height // 36, width // 60, 0.6)


def face(width, height):
    """A gear turned over: a plain disc for its value."""
    stuff.stage(width, height, 5.0)
    gold = materials.gold()
    blender.outline(_rim(2.36), 0.5, gold, (0, 0, 0.25), 0.06)
    enamel = materials.make("ivory", (0.88, 0.69, 0.36), (0.80, 0.60, 0.29), 0, 0.6, 2, bump=0.02)
    blender.lathe([(0.0, 0.58), (FLAT, 0.58), (FLAT + 0.05, 0.5)], enamel)
    blender.ring((0, 0, 0.54), FLAT + 0.10, 0.09, gold)
    return pixels.drop_shadow(blender.picture(), width // 90, height // 60, width // 90, 0.6)


def leaf(width, height):
    """The left half of the shutter; its right edge, striped, meets the other half."""
    stuff.stage(width, height, LEAF[0] / UNIT)
    wide, high = LEAF[0] / UNIT, LEAF[1] / UNIT
    steel, dark = stuff.vault_steel(), stuff.dark_steel()
    blender.box((0, 0, 0), (wide, high, 0.4), dark, 0.04)
    for x in (-7.65, -2.85, 1.95, 6.55):
        blender.box((x, 0, 0.3), (4.4, high - 0.9, 0.3), steel, 0.10)
        for dx in (-1.9, 1.9):
            for y in (-2.4, 2.4):
                blender.ball((x + dx, y, 0.46), 0.16, materials.steel(), (1, 1, 0.7))
    for y in (-1.1, 1.1):
        blender.cylinder(
            (-0.6, y, 0.62), 0.24, wide - 2.9, materials.brass(), 0.05, (0, blender.RADIANS(90), 0)
        )
    yellow = materials.lacquer("warning", (0.85, 0.55, 0.03), (0.70, 0.42, 0.02))
    black = materials.lacquer("tar", (0.02, 0.02, 0.02), (0.01, 0.01, 0.01))
    edge = wide / 2 - 0.75
    blender.box((edge, 0, 0.3), (1.5, high, 0.3), black, 0.03)
    for i in range(-4, 5):
        y = i * 1.5
        stripe = [(-0.75, y - 0.75), (0.75, y), (0.75, y + 0.75), (-0.75, y)]
        stripe = [(x, max(-high / 2, min(high / 2, at))) for x, at in stripe]
        if len({at for _, at in stripe}) > 2:
            blender.outline(stripe, 0.04, yellow, (edge, 0, 0.46), 0)
    return blender.picture()


VALUE = [FACE[0] / 2, FACE[1] / 2, round(FLAT * FACE[0] / 5, 1)]
PIECES = (
    Piece("safe", *SAFE, safe, sheet="safe", border=(40, 40, 40, 40)),
    Piece("gear_steel", *GEAR, steel_gear, sheet="gears"),
    Piece("gear_gold", *GEAR, gold_gear, sheet="gears"),
    Piece("gear_face", *FACE, face, sheet="gears", extra=(("plate", VALUE),)),
    Piece("safe_leaf", *LEAF, leaf, photo=True),
)
