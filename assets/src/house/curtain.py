"""The curtain: a closed lid from straight above, and the bolt that is slid to lift it.

One unit is 80 dp. The lid fills 16:10 and is cropped to its middle on a phone held upright, so what tells a
lid (top and bottom bands, lock plate) lies in the middle 360 dp, and the straps and corners outside.
The bolt runs in three layers: rail, bolt, rail_front (the staples the bar passes under).
"""

import random
from itertools import pairwise

import bpy
from kit import blender, curves, materials, pixels
from kit.piece import Piece

LID = (1280, 800)
RAIL = (320, 96)
BOLT = (196, 64)


def plank(left, right, low, high, tone):
    """A board with its own piece of the grain and its own height."""
    thing = blender.box(
        ((left + right) / 2, (low + high) / 2, tone),
        (right - left, high - low, 0.5),
        materials.walnut(),
        0.05,
    )
    bpy.ops.object.select_all(action="DESELECT")
    thing.select_set(True)
    bpy.context.view_layer.objects.active = thing
    bpy.ops.object.transform_apply(location=True)


def rivets(points, height, radius=0.075):
    for x, y in points:
        blender.ball((x, y, height), radius, materials.brass(), (1, 1, 0.65))


def strap(x):
    """An upright band with its rivets, widening to a leaf in the middle."""
    brass = materials.old_brass()
    blender.box((x, 0, 0.34), (0.66, 10, 0.14), brass, 0.05)
    blender.box((x, 0, 0.40), (0.46, 10, 0.08), materials.brass(), 0.04)
    rivets([(x, y) for y in (-3.7, -2.6, -1.5, 1.5, 2.6, 3.7)], 0.45, 0.085)
    leaf = [(-1.05, 0), (-0.55, 0.42), (-0.33, 1.05), (0.33, 1.05), (0.55, 0.42), (1.05, 0)]
    leaf += [(x, -y) for x, y in reversed(leaf[1:-1])]
    blender.outline(leaf, 0.16, brass, (x, 0, 0.40), 0.05)
    blender.ball((x, 0, 0.48), 0.26, materials.brass(), (1, 1, 0.6))
    rivets([(x - 0.72, 0), (x + 0.72, 0)], 0.5, 0.07)


def band(y):
    blender.box((0, y, 0.42), (16.2, 0.62, 0.2), materials.old_brass(), 0.06)
    blender.box((0, y - (0.2 if y > 0 else -0.2), 0.5), (16.2, 0.10, 0.1), materials.brass(), 0.04)
    rivets([(x * 0.8, y) for x in range(-9, 10) if abs(x) > 1 or y < 0], 0.54)


def corner(right, up):
    """A triangular plate over each corner, hollowed, with three nails."""
    points = [(8.1, 5.1), (8.1, 2.9), (7.55, 3.15), (7.2, 3.75), (6.55, 4.1), (5.95, 4.35), (5.7, 5.1)]
    points = [(x * right, y * up) for x, y in points]
    if right * up < 0:
        points.reverse()
    blender.outline(points, 0.2, materials.brass(), (0, 0, 0.52), 0.06)
    rivets([(right * x, up * y) for x, y in ((7.72, 3.35), (6.25, 4.66), (7.45, 4.42))], 0.64, 0.1)


def keyhole(x, y, height, size, depth=0.3):
    """Two cutters in the shape of the house's mark."""
    head = blender.cylinder((x, y, height), 0.30 * size, depth, None, 0)
    foot = blender.outline(
        [(-0.13 * size, 0), (-0.26 * size, -0.72 * size), (0.26 * size, -0.72 * size), (0.13 * size, 0)],
        depth,
        None,
        (x, y, height),
        0,
    )
    return head, foot


def lock_plate(x, y):
    """The shield over the top band, with a keyhole you could put a key into."""
    half = [
        (0, 1.02),
        (0.42, 0.9),
        (0.82, 1.0),
        (0.98, 0.62),
        (0.86, 0.1),
        (0.62, -0.52),
        (0.26, -0.9),
        (0, -1.12),
    ]
    points = [(-px, py) for px, py in half] + [(px, py) for px, py in reversed(half[1:-1])]
    points = list(reversed(curves.smooth(points)))
    plate = blender.outline(points, 0.18, materials.brass(), (x, y, 0.62), 0.06)
    collar = blender.ring((x, y + 0.12, 0.70), 0.56, 0.06, materials.gold())
    for cutter in keyhole(x, y + 0.2, 0.7, 0.8, 0.6):
        blender.cut(plate, cutter)
    blender.box((x, y, 0.52), (0.9, 1.4, 0.04), materials.black(), 0)
    rivets([(x - 0.72, y + 0.78), (x + 0.72, y + 0.78), (x, y - 0.88)], 0.72, 0.07)
    return collar


def lid(width, height):
    blender.SAMPLES = 40
    blender.scene(
        min(width, 1920), min(width, 1920) * 10 // 16, 16, shadow=False, key=0, sky=0.46, zenith=blender.WARM
    )
    # Outside the frame: a lamp above the lid would be mirrored in it as a white disk.
    blender.lamp((-13, 10, 11), 7, 5200, (1, 0.88, 0.70))
    blender.lamp((14, -5, 10), 6, 900, (0.70, 0.80, 1))
    chance = random.Random(4)
    edges = [-5.1, -3.55, -2.0, -0.62, 0.85, 2.1, 3.6, 5.1]
    for low, high in pairwise(edges):
        joint = chance.uniform(-6, 6)
        plank(-8.2, joint - 0.012, low + 0.012, high - 0.012, chance.uniform(-0.015, 0.015))
        plank(joint + 0.012, 8.2, low + 0.012, high - 0.012, chance.uniform(-0.015, 0.015))
    blender.box((0, 0, -0.3), (17, 11, 0.1), materials.black(), 0)
    for x in (-5.1, 5.1):
        strap(x)
    for y in (-4.8, 4.8):
        band(y)
    for right in (-1, 1):
        for up in (-1, 1):
            corner(right, up)
    lock_plate(0, 4.05)
    return pixels.vignette(
        pixels.sharpen(pixels.resize(blender.picture().convert("RGB"), width, height)), 0.42
    )


def staple(x, wide):
    """A strap over the bar, screwed down above and below it."""
    for y in (-0.44, 0.44):
        blender.box((x, y, 0.26), (wide, 0.2, 0.12), materials.brass(), 0.04)
        blender.ball((x, y, 0.33), 0.06, materials.gold(), (1, 1, 0.5))
    blender.box((x, 0, 0.62), (wide, 0.74, 0.12), materials.brass(), 0.05)
    for offset in (-wide * 0.32, wide * 0.32):
        blender.box((x + offset, 0, 0.68), (0.035, 0.70, 0.05), materials.gold(), 0.015)


def _rail_scene(width, height):
    blender.SAMPLES = 32
    blender.scene(width, height, RAIL[0] / 80, shadow=False, zenith=blender.WARM)


def rail(width, height):
    _rail_scene(width, height)
    blender.box((0, 0, 0.1), (3.86, 1.06, 0.16), materials.old_brass(), 0.07)
    inner = blender.box((0, 0, 0.17), (3.70, 0.90, 0.08), materials.brass(), 0.03)
    blender.cut(inner, blender.box((0.06, 0, 0.2), (3.44, 0.50, 0.4), None, 0))
    blender.box((0.06, 0, 0.185), (3.46, 0.52, 0.02), materials.felt(), 0)
    for x in (-1.74, 1.74):
        for y in (-0.36, 0.36):
            blender.ball((x, y, 0.21), 0.055, materials.gold(), (1, 1, 0.5))
    return pixels.drop_shadow(blender.picture(), width // 160, height // 32, 5, 0.7)


def rail_front(width, height):
    _rail_scene(width, height)
    staple(-1.5, 0.42)
    staple(-0.375, 0.36)
    return pixels.drop_shadow(blender.picture(), width // 160, height // 40, 4, 0.6)


def bolt(width, height):
    """The bar and its knob, without shadow: the finger carries it."""
    blender.SAMPLES = 32
    blender.scene(width, height, BOLT[0] / 80, shadow=False, zenith=blender.WARM)
    left = -BOLT[0] / 160
    steel = materials.steel()
    blender.box((left + 1.18, 0, 0.42), (2.30, 0.36, 0.22), steel, 0.09, segments=5)
    for x in (0.92, 1.06, 1.20):
        blender.box((left + x + 0.5, 0, 0.54), (0.05, 0.36, 0.04), materials.brass(), 0.015)
    knob = left + 164 / 80
    blender.cylinder((knob, 0, 0.56), 0.39, 0.16, materials.brass(), 0.05)
    blender.ring((knob, 0, 0.64), 0.33, 0.035, materials.gold())
    blender.ball((knob, 0, 0.70), 0.27, materials.brass(), (1, 1, 0.62))
    return blender.picture()


PIECES = (
    Piece("lid", *LID, lid, photo=True, sharp=1.1),
    Piece("rail", *RAIL, rail, sheet="bolt"),
    Piece("rail_front", *RAIL, rail_front, sheet="bolt"),
    Piece(
        "bolt", *BOLT, bolt, sheet="bolt", extra=(("grip", (164, 32)), ("travel", 104), ("start", (12, 16)))
    ),
)
