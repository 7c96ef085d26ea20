"""The chest of Fort Boyard: a small oval fort of sea-worn limestone, a roof of gold, coins inside."""

import math
from functools import partial

from house import chest
from kit import blender, materials
from kit.piece import Piece

HALF, DEEP = 0.62, 0.74  # half the straight sides; the radius of the round ends


def oval(grow=0.0, steps=20):
    """The plan: two straight sides and two round ends, anticlockwise."""
    right = [
        (HALF + (DEEP + grow) * math.cos(a), (DEEP + grow) * math.sin(a))
        for a in (math.pi * (i / steps - 0.5) for i in range(steps + 1))
    ]
    return right + [(-x, -y) for x, y in right]


def around(count, grow, shift=0.0):
    """Places along the wall, evenly, with the direction the wall faces."""
    straight, bend = 2 * HALF, math.pi * (DEEP + grow)
    total = 2 * (straight + bend)
    for i in range(count):
        at = (i + shift) / count * total % total
        side, at = divmod(at, total / 2)
        if at < straight:
            x, y, angle = HALF - at, DEEP + grow, math.pi / 2
        else:
            angle = math.pi / 2 + (at - straight) / (DEEP + grow)
            x, y = -HALF + (DEEP + grow) * math.cos(angle), (DEEP + grow) * math.sin(angle)
        if side:
            x, y, angle = -x, -y, angle + math.pi
        yield x, y, angle


def limestone():
    return materials.make(
        "limestone",
        (0.62, 0.49, 0.30),
        (0.34, 0.26, 0.155),
        0,
        0.85,
        2.6,
        bump=0.6,
        grain=6,
        worn=(0.82, 0.70, 0.48),
    )


def fort(opened, width, height):
    chest.stage(width, height)
    stone, gold = limestone(), materials.gold()
    sea = materials.make(
        "sea", (0.020, 0.20, 0.225), (0.006, 0.085, 0.11), 0, 0.16, 3, bump=0.35, grain=7, coat=0.6
    )
    blender.outline(oval(0.28), 0.14, sea, (0, 0, 0.07), 0.05)
    blender.outline(
        oval(0.14), 0.16, materials.stone("wet", (0.16, 0.15, 0.11), (0.07, 0.075, 0.06)), (0, 0, 0.14), 0.06
    )
    wall = blender.outline(oval(0.0), 1.0, stone, (0, 0, 0.66), 0.03)
    blender.cut(wall, blender.outline(oval(-0.16), 1.2, None, (0, 0, 0.98), 0))
    for z, grow in ((0.30, 0.05), (0.68, 0.04), (1.12, 0.06)):
        rib = blender.outline(oval(grow), 0.07, stone, (0, 0, z), 0.02)
        blender.cut(rib, blender.outline(oval(-0.10), 0.4, None, (0, 0, z), 0))
    for z, shift in ((0.48, 0.5), (0.90, 0.5)):
        for x, y, angle in around(22, 0.0, shift):
            if not (y < 0 and abs(x) < 0.30):
                _arch(x, y, z, angle)
    if opened:
        for x, y, angle in around(26, -0.04):
            blender.box((x, y, 1.23), (0.16, 0.16, 0.18), stone, 0.025, (0, 0, angle))
        chest.coins((0, 0, 0.92), (0.98, 0.46), 0.46, 120, 9)
    _roof(opened, gold, stone)
    chest.lock((0, -0.82, 0.72), 1.25)
    return chest.taken()


def _arch(x, y, z, angle):
    """A dark opening with a round head, in the face of the wall."""
    dark = materials.make("opening", (0.035, 0.028, 0.024), None, 0, 0.9, bump=0)
    blender.box((x, y, z - 0.03), (0.05, 0.13, 0.16), dark, 0, (0, 0, angle))
    blender.cylinder((x, y, z + 0.05), 0.065, 0.05, dark, 0, (0, blender.RADIANS(90), angle), sides=24)


def _roof(opened, gold, stone):
    """The lid: a rim of stone, a vault of gold with ribs, a ball on top."""
    handle = chest.hinge(DEEP, 1.20, opened)

    def hung(x, y, z):
        return (x, y - DEEP, z)

    plain = materials.make(
        "leaf gold", (1, 0.66, 0.18), (0.80, 0.43, 0.09), 1, 0.3, 6, bump=0.12, grain=16, worn=(1, 0.9, 0.6)
    )
    rim = blender.outline(oval(0.04), 0.14, stone, hung(0, 0, 0.07), 0.04, parent=handle)
    shells = []
    for grow, low, high in (
        (-0.06, 0.14, 0.14),
        (-0.16, 0.27, 0.12),
        (-0.29, 0.38, 0.10),
        (-0.45, 0.47, 0.07),
    ):
        shells.append(
            blender.outline(oval(grow), high, plain, hung(0, 0, low + high / 2 - 0.01), 0.05, parent=handle)
        )
    if opened:
        blender.cut(rim, blender.outline(oval(-0.16), 0.5, None, hung(0, 0, 0.05), 0, parent=handle))
        for shell in shells[:2]:
            blender.cut(shell, blender.outline(oval(-0.30), 0.5, None, hung(0, 0, 0.05), 0, parent=handle))
    for x, y, _ in around(18, 0.05, 0.5):
        blender.ball(hung(x, y, 0.12), 0.05, gold, parent=handle)
    blender.ball(hung(0, 0, 0.60), 0.14, gold, parent=handle)
    blender.cylinder(hung(0, 0, 0.52), 0.20, 0.06, gold, 0.02, parent=handle)


PIECES = tuple(
    Piece(f"chest_fort_boyard{name}", chest.SIZE, chest.SIZE, partial(fort, opened))
    for name, opened in (("", False), ("_open", True))
)
