"""The strongbox of Le Casse: brushed steel, a dial, a line of neon; bundles of notes inside."""

import math
from functools import partial

from house import chest
from kit import blender, materials
from kit.piece import Piece

NEON = (0.08, 0.85, 0.72)


def strongbox(opened, width, height):
    chest.stage(width, height, key=0.85)
    steel, brushed = materials.steel(), materials.brushed_steel()
    neon = materials.make("neon", NEON, NEON, 0, 0.5, bump=0, glow=5)
    body = blender.box((0, 0, 0.66), (2.5, 1.6, 1.16), brushed, 0.08, segments=4)
    blender.cut(body, blender.box((0, 0, 1.0), (2.16, 1.26, 1.3), None, 0))
    for x in (-1.14, 1.14):  # corner irons with their bolts
        for y in (-0.70, 0.70):
            blender.box((x, y, 0.66), (0.30, 0.30, 1.20), steel, 0.05)
        for z in (0.22, 0.52, 0.82, 1.08):
            blender.cylinder((x, -0.86, z), 0.055, 0.05, brushed, 0.015, (blender.RADIANS(90), 0, 0), sides=6)
    blender.box((0, -0.815, 0.24), (1.94, 0.04, 0.05), neon, 0.01)
    blender.box((-1.265, 0, 0.24), (0.04, 1.06, 0.05), neon, 0.01)
    for x in (-0.95, 0.95):
        for y in (-0.58, 0.58):
            blender.cylinder((x, y, 0.05), 0.14, 0.12, materials.black(), 0.02)
    _dial((0.0, -0.86, 0.70), steel)
    _lid(opened, steel, brushed, neon)
    if opened:
        _notes()
    blender.lamp((-1.2, -3.2, 0.3), 1.2, 22, NEON, (0, 0, 0.3))
    return chest.taken()


def _dial(place, steel):
    """A combination dial with its ticks, and a handle beside it."""
    x, y, z = place
    flat = (blender.RADIANS(90), 0, 0)
    brass, black = materials.brass(), materials.lacquer("enamel", (0.02, 0.024, 0.03), (0.01, 0.012, 0.016))
    blender.cylinder((x - 0.34, y, z), 0.34, 0.10, brass, 0.03, flat)
    blender.cylinder((x - 0.34, y - 0.05, z), 0.28, 0.08, black, 0.02, flat)
    for i in range(20):
        angle = math.tau * i / 20
        at = (x - 0.34 + 0.235 * math.cos(angle), y - 0.095, z + 0.235 * math.sin(angle))
        blender.box(at, (0.045 if i % 5 else 0.08, 0.012, 0.016), brass, 0, (0, -angle, 0))
    blender.cylinder((x - 0.34, y - 0.13, z), 0.12, 0.14, steel, 0.03, flat, sides=24)
    hub = (x + 0.46, y - 0.06, z)
    blender.cylinder(hub, 0.11, 0.16, brass, 0.03, flat)
    for i in range(3):
        angle = math.tau * i / 3 + 0.5
        blender.cylinder(
            (hub[0] + 0.15 * math.cos(angle), y - 0.10, z + 0.15 * math.sin(angle)),
            0.035,
            0.30,
            steel,
            0.01,
            (0, math.pi / 2 - angle, 0),
        )
        blender.ball((hub[0] + 0.31 * math.cos(angle), y - 0.10, z + 0.31 * math.sin(angle)), 0.065, brass)


def _lid(opened, steel, brushed, neon):
    handle = chest.hinge(0.80, 1.26, opened)
    top = blender.box((0, -0.80, 0.14), (2.54, 1.64, 0.26), brushed, 0.07, segments=4, parent=handle)
    if opened:
        blender.cut(top, blender.box((0, -0.80, -0.02), (2.16, 1.26, 0.24), None, 0, parent=handle))
    blender.box((0, -0.80, 0.28), (1.9, 1.06, 0.06), steel, 0.03, parent=handle)
    for x in (-1.10, 1.10):
        for y in (-0.18, -1.42):
            blender.cylinder((x, y, 0.28), 0.06, 0.05, steel, 0.015, sides=6, parent=handle)
    blender.box((0, -1.63, 0.12), (1.3, 0.03, 0.045), neon, 0.01, parent=handle)
    for x in (-0.42, 0.42):
        blender.cylinder((x, -0.80, 0.38), 0.05, 0.18, steel, 0.02, parent=handle)
    blender.cylinder(
        (0, -0.80, 0.46), 0.06, 1.0, materials.brass(), 0.03, (0, blender.RADIANS(90), 0), parent=handle
    )


def _notes():
    paper = materials.make("note", (0.42, 0.62, 0.46), (0.30, 0.50, 0.36), 0, 0.8, 8, bump=0.05)
    strip = materials.make("strip", (0.92, 0.88, 0.78), None, 0, 0.8, bump=0.02)
    for row, y in enumerate((-0.38, 0.02, 0.42)):
        for column, x in enumerate((-0.72, 0.0, 0.72)):
            high = 1.06 + 0.10 * ((row + column) % 3)
            turn = (0, 0, 0.10 * ((row * 2 + column) % 3 - 1))
            blender.box((x, y, high), (0.62, 0.32, 0.24), paper, 0.015, turn)
            blender.box((x, y, high), (0.12, 0.335, 0.255), strip, 0.01, turn)


PIECES = tuple(
    Piece(f"chest_casse_du_siecle{name}", chest.SIZE, chest.SIZE, partial(strongbox, opened))
    for name, opened in (("", False), ("_open", True))
)
