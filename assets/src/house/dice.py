"""Three dice: every face from straight above, and a tumble that may end on any of them.

One die is 76 dp wide. A face has a frame of 88 dp, a tumbling die, which shows its corners, one of 128 dp,
both at the same scale. No shadow: the app turns and throws them; die_shadow lies underneath.
"""

import math
from functools import cache, partial

import numpy as np
from kit import blender, materials, pixels
from kit.piece import Piece
from mathutils import Quaternion, Vector

FACE, TUMBLE, SIDE = 88, 128, 76
FRAMES = 8
COLOURS = {
    "red": ((0.42, 0.010, 0.016), (0.24, 0.005, 0.010), (0.90, 0.83, 0.68)),
    "blue": ((0.018, 0.085, 0.30), (0.008, 0.040, 0.17), (0.90, 0.83, 0.68)),
    "ivory": ((0.86, 0.78, 0.60), (0.74, 0.63, 0.45), (0.28, 0.010, 0.020)),
}
# Where a face is on the die lying with 1 on top: its outward direction and its two directions across.
SIDES = {
    1: ((0, 0, 1), (1, 0, 0), (0, 1, 0)),
    6: ((0, 0, -1), (1, 0, 0), (0, -1, 0)),
    2: ((0, -1, 0), (1, 0, 0), (0, 0, 1)),
    5: ((0, 1, 0), (-1, 0, 0), (0, 0, 1)),
    3: ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    4: ((-1, 0, 0), (0, -1, 0), (0, 0, 1)),
}
PIPS = {
    1: [(0, 0)],
    2: [(-1, 1), (1, -1)],
    3: [(-1, 1), (0, 0), (1, -1)],
    4: [(-1, 1), (1, 1), (-1, -1), (1, -1)],
    5: [(-1, 1), (1, 1), (0, 0), (-1, -1), (1, -1)],
    6: [(-1, 1), (-1, 0), (-1, -1), (1, 1), (1, 0), (1, -1)],
}
SPIN, UP = Vector((0.72, 0.55, 0.42)).normalized(), Vector((0, 0, 1))


def die(colour):
    """The die at the origin, hung on a handle to turn it by; its pips are hollows of the second colour."""
    light, dark, pip = COLOURS[colour]
    handle = blender.empty()
    body = blender.box((0, 0, 0), (1, 1, 1), materials.lacquer(colour, light, dark), 0.13, segments=6)
    enamel = materials.lacquer(f"pips of {colour}", pip, pip)
    for face, (out, right, up) in SIDES.items():
        out, right, up = Vector(out), Vector(right), Vector(up)
        for x, y in PIPS[face]:
            radius = 0.155 if face == 1 else 0.125
            place = out * (0.5 + radius * 0.45) + right * x * 0.255 + up * y * 0.255
            blender.cut(body, blender.ball(place, radius, enamel), after_bevel=True)
    body.data.materials.append(enamel)
    body.modifiers.new("normals", "WEIGHTED_NORMAL").weight = 100
    blender.freeze(body)
    body.parent = handle
    handle.rotation_mode = "QUATERNION"
    return handle


@cache
def pictures(colour, scale):
    """All faces and the tumble of one die, carved once and then only turned; `scale` is pixels a dp."""
    turns = {str(value): (FACE, Vector(side[0]).rotation_difference(UP)) for value, side in SIDES.items()}
    for frame in range(FRAMES):  # a full turn round a skew axis, no frame showing a face flat
        turns[f"tumble_{frame}"] = (TUMBLE, Quaternion(SPIN, math.tau * (frame + 0.5) / FRAMES))
    blender.SAMPLES = 32
    blender.scene(64, 64, 1, shadow=False, key=0)
    blender.lamp((-4, 3.5, 6), 3.2, 560, (1, 0.92, 0.80))
    blender.lamp((5, -2, 4), 3, 150, (0.75, 0.85, 1))
    handle, shown = die(colour), {}
    for name, (frame, turn) in turns.items():
        handle.rotation_quaternion = turn
        size = round(frame * scale)
        blender.reframe(size, size, frame / SIDE)
        shown[name] = blender.picture()
    return shown


def turned(colour, name, frame, width, height):
    return pictures(colour, width / frame)[name]


def shadow(width, height):
    y, x = np.mgrid[:height, :width] / width * 2 - 1
    away = np.maximum(np.abs(x), np.abs(y)) * 0.55 + np.hypot(x, y) * 0.45
    alpha = np.clip((0.92 - away) / 0.42, 0, 1) ** 1.6 * 0.62
    colour = np.broadcast_to(np.array([0.08, 0.04, 0.025]), (height, width, 3))
    return pixels.from_array(np.dstack([colour, alpha]))


PIECES = (
    *(
        Piece(f"die_{colour}_{value}", FACE, FACE, partial(turned, colour, str(value), FACE), sheet="dice")
        for colour in COLOURS
        for value in PIPS
    ),
    *(
        Piece(
            f"die_{colour}_tumble_{frame}",
            TUMBLE,
            TUMBLE,
            partial(turned, colour, f"tumble_{frame}", TUMBLE),
            sheet=f"tumble_{colour}",
            colours=128,
        )
        for colour in COLOURS
        for frame in range(FRAMES)
    ),
    Piece("die_shadow", TUMBLE, TUMBLE, shadow, sheet="dice", colours=256),
)
