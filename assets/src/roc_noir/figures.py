"""Knights as they stand on the castle: a round base, a surcoat, a shield and one of three helmets.

What bears the seat's colour (base, surcoat, shield) is a picture of its own, grey, for the app to tint; what
is the same for all seats is laid over it, with holes where cloth hides it. One unit is 20 dp.
"""

import math
from functools import partial

import numpy as np
from kit import blender, materials, pixels
from kit.piece import Piece
from roc_noir import knights

FRAME = (72, 104)
EDGE = 48  # dp
ACROSS = 3.1  # units over the frame's width
GREAT = 1.28  # how much larger than life the head is: helmets tell knights apart
SHIELD = (36, 78, 10)  # dp: middle of the shield and half of the edge of the symbol upon it


def _stage(width, height):
    blender.SAMPLES = 28
    blender.scene(
        width,
        height,
        ACROSS,
        elevation=34,
        target=(0, 0, 1.84),
        shadow=False,
        key=0.95,
        sky=0.8,
    )


def _cloth():
    return materials.make("cloth", (0.80, 0.80, 0.80), (0.68, 0.68, 0.68), 0, 0.8, 5, bump=0.05, grain=40)


def _coloured(cloth):
    """Base, surcoat and shield, which show the seat."""
    smooth = materials.make("enamel", (0.82, 0.82, 0.82), None, 0, 0.35, bump=0, coat=0.4)
    yield blender.cylinder((0, 0, 0.13), 1.06, 0.14, smooth, 0.04)
    corners, faces, sides, rows = [], [], 96, 10
    for i in range(sides):
        angle = math.tau * i / sides
        for j in range(rows):
            down = j / (rows - 1)
            fold = 0.06 * down * math.cos(9 * angle)
            wide = 0.46 + 0.40 * down**1.3 + fold
            corners.append((wide * math.cos(angle), 0.82 * wide * math.sin(angle), 1.80 - 1.62 * down))
    for i in range(sides):
        here, there = i * rows, (i + 1) % sides * rows
        faces += [(here + j, here + j + 1, there + j + 1, there + j) for j in range(rows - 1)]
    mesh = blender.bpy.data.meshes.new("surcoat")
    mesh.from_pydata(corners, [], faces)
    thing = blender.bpy.data.objects.new("surcoat", mesh)
    blender.bpy.context.scene.collection.objects.link(thing)
    yield blender.finish(thing, cloth, 0)
    yield blender.outline(_kite(0.58), 0.16, smooth, (0, -0.78, 1.08), 0.04, (math.radians(72), 0, 0))


def _kite(half):
    top = [(-half, 0.92 * half), (0, 1.10 * half), (half, 0.92 * half)]
    right = [
        (half * math.cos(t) ** 0.6, -1.35 * half * math.sin(t))
        for t in np.linspace(0.05, math.pi / 2 - 0.02, 12)
    ]
    left = [(-x, y) for x, y in reversed(right)]
    return [*left, *top, *right][::-1]


def _common(helmet):
    """Rims, shoulders, gauntlets and head."""
    paper = materials.make("ivory", (0.86, 0.82, 0.72), (0.74, 0.68, 0.56), 0, 0.5, 4, bump=0.03)
    steel = materials.steel()
    yield blender.cylinder((0, 0, 0.05), 1.15, 0.10, paper, 0.04)
    yield blender.outline(_kite(0.70), 0.10, paper, (0, -0.72, 1.05), 0.03, (math.radians(72), 0, 0))
    for side in (-1, 1):
        yield blender.ball((0.56 * side, 0, 1.66), 0.32, steel, (1, 0.9, 0.85))
        yield blender.ball((0.78 * side, -0.22, 1.34), 0.21, steel, (0.9, 1, 1.3))
        yield blender.ball((0.86 * side, -0.48, 1.08), 0.18, steel)
    yield from _sword()
    yield from _head(helmet)


def _sword():
    """In the right hand, leaning outwards, so that horns have room above it."""
    held = {"parent": blender.empty((-0.98, -0.46, 1.12), (math.radians(6), math.radians(-9), 0))}
    bright = materials.make("bright steel", (0.92, 0.94, 0.98), None, 0.55, 0.3, bump=0)
    yield blender.box((0, 0, 0.72), (0.19, 0.07, 1.25), bright, 0.03, **held)
    yield blender.box((0, 0, 0.08), (0.46, 0.13, 0.11), materials.gold(), 0.03, **held)
    yield blender.box((0, 0, -0.12), (0.11, 0.11, 0.34), materials.old_brass(), 0.03, **held)
    yield blender.ball((0, 0, -0.34), 0.11, materials.gold(), **held)


def _head(helmet):
    metal = knights.metals()[helmet]
    trim = {"black": materials.old_brass(), "grey": materials.steel(), "white": materials.gold()}[helmet]
    head = blender.empty((0, -0.06, 2.36), (math.radians(-8), 0, 0))
    head.scale = (GREAT, GREAT, GREAT)
    hang = {"parent": head}
    yield blender.ball((0, 0, 0), 0.62, metal, (1, 1.05, 1.12), **hang)
    yield blender.cylinder((0, 0, -0.42), 0.56, 0.34, metal, 0.06, **hang)
    yield blender.ring((0, 0, -0.55), 0.54, 0.06, trim, **hang)
    yield blender.box((0, -0.56, -0.02), (0.84, 0.16, 0.13), materials.black(), 0.03, **hang)
    yield blender.box((0, -0.62, -0.14), (0.11, 0.12, 0.74), trim, 0.03, **hang)
    for x in (-0.26, 0.26):
        for z in (-0.22, -0.36):
            yield blender.ball((x, -0.56, z), 0.05, materials.black(), **hang)
    yield from {"black": _horns, "grey": _fin, "white": _plume}[helmet](hang, trim)


def _horns(hang, trim):
    horn = materials.make("horn", (0.86, 0.76, 0.54), (0.62, 0.48, 0.28), 0, 0.45, 6, bump=0.12)
    for side in (-1, 1):
        for i in range(22):
            t = i / 21
            angle = 0.15 + 1.55 * t
            place = (side * (0.52 + 0.62 * math.sin(angle)), 0, 0.22 + 0.62 * (1 - math.cos(angle)))
            yield blender.ball(place, 0.21 * (1 - t) ** 0.7 + 0.025, horn, **hang)
        yield blender.ring((side * 0.60, 0, 0.24), 0.19, 0.06, trim, (0, blender.RADIANS(78), 0), **hang)


def _fin(hang, trim):
    blade = materials.make(
        "blade", (0.30, 0.36, 0.48), (0.20, 0.25, 0.34), 1, 0.28, 3, bump=0.03, worn=(1, 1, 1)
    )
    profile = [(0.60 * math.cos(t), 0.62 * math.sin(t)) for t in np.linspace(-0.3, math.pi + 0.1, 16)]
    crest = [(0.86 * x - 0.05, 1.5 * max(y, -0.1)) for x, y in profile]
    yield blender.outline(
        crest, 0.20, blade, (0, 0, 0.12), 0.05, (math.radians(90), 0, math.radians(90)), **hang
    )
    yield blender.ball((0, -0.30, 0.95), 0.16, trim, (1, 1, 1.5), **hang)


def _plume(hang, trim):
    red = materials.make(
        "plume", (0.62, 0.030, 0.022), (0.36, 0.010, 0.012), 0, 0.75, 9, bump=0.3, grain=30, sheen=0.4
    )
    yield blender.ball((0, 0, 0.72), 0.15, trim, **hang)
    for strand in range(7):
        lean = (strand - 3) / 3
        for i in range(13):
            t = i / 12
            place = (
                0.04 + 0.70 * t**1.1 + 0.16 * lean * t,
                0.10 + 0.10 * abs(lean),
                0.72 + 0.38 * math.sin(2.7 * t + 0.15 * lean) - 0.10 * lean * t,
            )
            yield blender.ball(
                place, 0.17 * (0.6 + 0.6 * math.sin(math.pi * min(1, 0.9 * t + 0.1))), red, **hang
            )


def cloth(width, height):
    _stage(width, height)
    list(_coloured(_cloth()))
    return blender.picture()


def figure(helmet, width, height):
    _stage(width, height)
    for thing in _coloured(_cloth()):
        thing.is_holdout = True
    list(_common(helmet))
    return blender.picture()


def glow(width, height):
    """A soft disc: a light or a shadow, as it is tinted."""
    y, x = np.mgrid[:height, :width]
    away = np.hypot((x + 0.5) / width - 0.5, (y + 0.5) / height - 0.5) * 2
    alpha = np.clip(1 - away, 0, 1) ** 1.4
    return pixels.from_array(np.dstack([np.ones((height, width, 3)), alpha]))


def lit(width, height):
    """A square of light: brightest along its edge, gone before the frame's."""
    y, x = np.mgrid[:height, :width]
    px, py = np.abs((x + 0.5) / width - 0.5) * 2, np.abs((y + 0.5) / height - 0.5) * 2
    corner, half = 0.22, 0.84
    qx, qy = px - half + corner, py - half + corner
    away = np.hypot(np.clip(qx, 0, 9), np.clip(qy, 0, 9)) + np.minimum(np.maximum(qx, qy), 0) - corner
    line = np.exp(-((away / 0.036) ** 2))
    inner = np.where(away < 0, 0.20 + 0.42 * np.exp(away / 0.16), 0)
    outer = np.where(away >= 0, 0.62 * np.exp(-((away / 0.07) ** 2)), 0)
    alpha = np.clip(np.maximum(line, inner + outer), 0, 1) * np.clip((1 - np.maximum(px, py)) * 14, 0, 1)
    return pixels.from_array(np.dstack([np.ones((height, width, 3)), alpha]))


def edge(width, height):
    """The edge of something lit: a line with round corners, to be stretched."""
    y, x = np.mgrid[:height, :width]
    dp = width / EDGE
    px, py = np.abs(x + 0.5 - width / 2) / dp, np.abs(y + 0.5 - height / 2) / dp
    half, corner = EDGE / 2 - 4, 7
    qx, qy = px - half + corner, py - half + corner
    away = np.hypot(np.clip(qx, 0, 99), np.clip(qy, 0, 99)) + np.minimum(np.maximum(qx, qy), 0) - corner
    alpha = np.clip(2.0 - np.abs(away), 0, 1) + 0.5 * np.exp(-((away / 2.6) ** 2))
    return pixels.from_array(np.dstack([np.ones((height, width, 3)), np.clip(alpha, 0, 1)]))


def ring(width, height):
    """Round the base of the knight that moves."""
    y, x = np.mgrid[:height, :width]
    away = np.hypot((x + 0.5) / width - 0.5, (y + 0.5) / height - 0.5) * 2 - 0.78
    alpha = np.clip(np.exp(-((away / 0.06) ** 2)) + 0.45 * np.exp(-((away / 0.14) ** 2)), 0, 1)
    alpha *= np.clip((0.22 - away) * 14, 0, 1)
    return pixels.from_array(np.dstack([np.ones((height, width, 3)), alpha]))


PIECES = (
    Piece("figure_cloth", *FRAME, cloth, sheet="figures", extra=(("shield", SHIELD),)),
    *(
        Piece(f"figure_{helmet}", *FRAME, partial(figure, helmet), sheet="figures")
        for helmet in ("black", "grey", "white")
    ),
    Piece("glow", 64, 64, glow, sheet="lights", colours=0),
    Piece("lit", 80, 80, lit, sheet="lights", colours=0),
    Piece("edge", EDGE, EDGE, edge, sheet="lights", colours=0, border=(14, 14, 14, 14)),
    Piece("ring", 80, 80, ring, sheet="lights", colours=0),
)
