"""A free chair at the table, seen from straight above: its back is below, so whoever sits on it looks up."""

import math

from kit import blender, materials, pixels
from kit.piece import Piece

SIDE = 128  # dp
ACROSS = 3.3


def chair(width, height):
    blender.SAMPLES = 28
    blender.scene(width, height, ACROSS, target=(0, -0.05, 0), sky=0.5, zenith=blender.WARM)
    wood = materials.make(
        "chair", (0.30, 0.115, 0.035), (0.13, 0.045, 0.014), 0, 0.34, 1.6, (9, 1, 9), 0.18, None, 0.4
    )
    velvet = materials.make(
        "cushion", (0.20, 0.020, 0.024), (0.095, 0.008, 0.012), 0, 0.85, 5, bump=0.2, grain=40
    )
    gold = materials.gold()
    seat = [(-0.95, -0.85), (0.95, -0.85), (1.12, 0.95), (-1.12, 0.95)]
    blender.outline(seat, 0.3, wood, (0, 0, 0.6), 0.14)
    inner = [(x * 0.84, y * 0.84 + 0.02) for x, y in seat]
    blender.outline(inner, 0.34, velvet, (0, 0, 0.82), 0.16, segments=6)
    blender.ball((0, 0.05, 0.86), 0.62, velvet, (1.05, 0.95, 0.28))
    for x, y in _rim(inner, 7):
        blender.ball((x * 1.03, y * 1.03, 0.80), 0.042, gold)
    arc = [math.radians(200 + 140 * part / 24) for part in range(25)]
    back = [(1.18 * math.cos(a), 0.02 + 1.18 * math.sin(a)) for a in arc]
    back += [(0.94 * math.cos(a), 0.02 + 0.94 * math.sin(a)) for a in reversed(arc)]
    blender.outline(back, 0.9, wood, (0, -0.22, 1.3), 0.09)
    for x in (-1, 1):
        blender.box((x * 1.10, 0.02, 1.15), (0.22, 1.15, 0.18), wood, 0.08, (0, 0, x * -0.09))
        blender.ball((x * 1.16, 0.62, 1.18), 0.15, wood)
        blender.ball((x * 1.02, -0.62, 1.72), 0.115, gold)
    blender.ball((0, -1.28, 1.74), 0.13, gold)
    return pixels.clean(blender.picture(), floor=0.12, fade=round(width / 6))


def _rim(corners, each):
    """So many places along each side."""
    for (x, y), (across, up) in zip(corners, corners[1:] + corners[:1], strict=True):
        for number in range(each):
            part = number / each
            yield x + (across - x) * part, y + (up - y) * part


PIECES = (Piece("chair", SIDE, SIDE, chair, sheet="keys"),)  # home shows that sheet before
