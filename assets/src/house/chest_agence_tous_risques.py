"""The crate of Agence: khaki boards, a yellow star, red marks, rope handles; flares, plans, rope inside."""

import math
from functools import partial

from house import chest
from kit import blender, materials
from kit.piece import Piece


def khaki():
    return materials.make(
        "khaki",
        (0.120, 0.145, 0.040),
        (0.066, 0.082, 0.022),
        0,
        0.58,
        2.0,
        (1, 7, 7),
        0.28,
        worn=(0.34, 0.26, 0.13),
    )


def crate(opened, width, height):
    chest.stage(width, height)
    board, tin = khaki(), materials.steel()
    for z in (0.30, 0.66, 1.02):
        for y in (-0.72, 0.72):
            blender.box((0, y, z), (2.3, 0.11, 0.345), board, 0.022)
        for x in (-1.15, 1.15):
            blender.box((x, 0, z), (0.11, 1.36, 0.345), board, 0.022)
    blender.box((0, 0, 0.16), (2.2, 1.4, 0.08), board, 0.02)
    for x in (-1.0, 1.0):
        for y in (-0.80, 0.80):
            blender.box((x, y, 0.62), (0.24, 0.09, 1.18), board, 0.025)
        for z in (0.28, 0.64, 1.0):
            blender.ball((x, -0.85, z), 0.04, tin)
        blender.box((x, 0, 0.07), (0.24, 1.6, 0.14), board, 0.03)
    for y in (-0.45, 0.45):
        blender.box((-1.22, y, 0.62), (0.08, 0.22, 1.18), board, 0.025)
    _paint()
    _handle()
    _lid(opened, board, tin)
    if opened:
        _stores()
    return chest.taken()


def _paint():
    """A star and two marks through a stencil: thin, and a little proud of the boards."""
    yellow = materials.lacquer("yellow", (0.90, 0.55, 0.03), (0.74, 0.42, 0.02))
    red = materials.lacquer("red paint", (0.46, 0.025, 0.018), (0.33, 0.016, 0.012))
    points = []
    for i in range(10):
        reach, angle = (0.34 if i % 2 == 0 else 0.145), math.tau * (i / 10 + 0.25)
        points.append((reach * math.cos(angle), reach * math.sin(angle)))
    turn = (blender.RADIANS(90), 0, 0)
    blender.outline(points, 0.02, yellow, (0, -0.785, 0.68), 0.004, turn)
    ring = blender.cylinder((0, -0.782, 0.68), 0.46, 0.016, yellow, 0.003, turn)
    blender.cut(ring, blender.cylinder((0, -0.782, 0.68), 0.405, 0.2, None, 0, turn))
    for x in (-0.62, 0.62):
        blender.box((x, -0.782, 0.66), (0.16, 0.016, 0.24), red, 0.003)


def _handle():
    """A loop of rope on the short side."""
    rope = materials.make("rope", (0.55, 0.40, 0.20), (0.36, 0.24, 0.10), 0, 0.9, 14, bump=0.5, grain=40)
    for i in range(9):
        angle = math.pi * (0.05 + 0.9 * i / 8)
        at = (-1.32 - 0.05 * math.sin(angle), 0.36 * math.cos(angle), 0.86 - 0.26 * math.sin(angle))
        blender.ball(at, 0.075, rope, (1, 1, 1))
    for y in (-0.36, 0.36):
        blender.ball((-1.28, y, 0.90), 0.10, rope)


def _lid(opened, board, tin):
    handle = chest.hinge(0.76, 1.20, opened)
    for x in (-0.86, 0.86):
        blender.cylinder((x, 0.79, 1.21), 0.075, 0.42, tin, 0.02, (0, blender.RADIANS(90), 0))
    for y in (-0.24, -0.62, -1.00, -1.38):
        blender.box((0, y, 0.07), (2.46, 0.365, 0.13), board, 0.025, parent=handle)
    for x in (-0.86, 0.86):
        blender.box((x, -0.80, 0.16), (0.26, 1.54, 0.09), board, 0.03, parent=handle)
        for y in (-0.24, -0.62, -1.00, -1.38):
            blender.ball((x, y, 0.21), 0.04, tin, parent=handle)
        if opened:
            blender.box((x, -0.80, -0.03), (0.22, 1.3, 0.08), board, 0.02, parent=handle)
        else:
            blender.box((x * 0.62, -1.60, 0.00), (0.20, 0.05, 0.30), tin, 0.02, parent=handle)
            blender.cylinder(
                (x * 0.62, -1.64, -0.06), 0.045, 0.2, tin, 0.015, (0, blender.RADIANS(90), 0), parent=handle
            )


def _stores():
    red = materials.lacquer("flare", (0.50, 0.020, 0.016), (0.36, 0.012, 0.010))
    cream = materials.make("paper roll", (0.86, 0.78, 0.62), (0.74, 0.65, 0.48), 0, 0.8, 6, bump=0.05)
    straw = materials.make("straw", (0.66, 0.48, 0.16), (0.40, 0.27, 0.07), 0, 0.95, 8, (1, 9, 9), 0.6, 30)
    blender.box((0, 0, 0.86), (2.1, 1.3, 0.34), straw, 0.1)
    lying = (0, blender.RADIANS(90), 0.16)
    for i, (y, z) in enumerate(((-0.34, 1.10), (-0.08, 1.10), (-0.21, 1.30))):
        blender.cylinder((-0.42, y, z), 0.125, 0.98, red, 0.02, lying)
        blender.cylinder((0.06 + 0.01 * i, y + 0.08, z), 0.13, 0.07, materials.brass(), 0.015, lying)
        blender.cylinder((-0.42, y, z), 0.128, 0.16, cream, 0.005, lying)
    blender.cylinder((0.50, 0.12, 1.16), 0.15, 1.05, cream, 0.01, (0, blender.RADIANS(90), -0.42))
    blender.cylinder((0.50, 0.12, 1.16), 0.157, 0.12, red, 0.005, (0, blender.RADIANS(90), -0.42))
    rope = materials.make("rope", (0.55, 0.40, 0.20), (0.36, 0.24, 0.10), 0, 0.9, 14, bump=0.5, grain=40)
    for i in range(3):
        blender.ring((0.66, -0.36, 1.06 + i * 0.09), 0.25 - 0.02 * (i % 2), 0.06, rope)


PIECES = tuple(
    Piece(f"chest_agence_tous_risques{name}", chest.SIZE, chest.SIZE, partial(crate, opened))
    for name, opened in (("", False), ("_open", True))
)
