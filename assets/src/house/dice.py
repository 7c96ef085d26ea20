"""Three dice: every face from straight above, and a tumble that may end on any of them.

One die is 76 dp wide. A face has a frame of 88 dp, a tumbling die, which shows its corners, one of 128 dp, both
at the same scale. No shadow: the app turns and throws them; die_shadow lies underneath.
"""

import math
from functools import partial

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
SPIN = Vector((0.72, 0.55, 0.42)).normalized()


def die(colour, turn):
    """The die at the origin, turned; its pips are hollows of the second colour."""
    light, dark, pip = COLOURS[colour]
    handle = blender.empty()
    body = blender.box((0, 0, 0), (1, 1, 1), materials.lacquer(colour, light, dark), 0.13, segments=6, parent=handle)
    enamel = materials.lacquer(f"pips of {colour}", pip, pip)
    for face, (out, right, up) in SIDES.items():
        out, right, up = Vector(out), Vector(right), Vector(up)
        for x, y in PIPS[face]:
            radius = 0.155 if face == 1 else 0.125
            place = out * (0.5 + radius * 0.45) + right * x * 0.255 + up * y * 0.255
            blender.cut(body, blender.ball(place, radius, enamel, parent=handle), after_bevel=True)
    body.data.materials.append(enamel)
    body.modifiers.new("normals", "WEIGHTED_NORMAL").weight = 100
    handle.rotation_mode, handle.rotation_quaternion = "QUATERNION", turn


def _scene(width, frame):
    blender.SAMPLES = 32
    blender.scene(width, width, frame / SIDE, shadow=False, key=0)
    blender.lamp((-4, 3.5, 6), 3.2, 560, (1, 0.92, 0.80))
    blender.lamp((5, -2, 4), 3, 150, (0.75, 0.85, 1))


def face(colour, value, width, height):
    _scene(width, FACE)
    die(colour, Vector(SIDES[value][0]).rotation_difference(Vector((0, 0, 1))))
    return blender.picture()


def tumble(colour, frame, width, height):
    """A full turn in FRAMES steps round a skew axis, none of them showing a face flat."""
    _scene(width, TUMBLE)
    die(colour, Quaternion(SPIN, math.tau * (frame + 0.5) / FRAMES))
    return blender.picture()


def shadow(width, height):
    y, x = np.mgrid[:height, :width] / width * 2 - 1
    away = np.maximum(np.abs(x), np.abs(y)) * 0.55 + np.hypot(x, y) * 0.45
    alpha = np.clip((0.92 - away) / 0.42, 0, 1) ** 1.6 * 0.62
    colour = np.broadcast_to(np.array([0.08, 0.04, 0.025]), (height, width, 3))
    return pixels.from_array(np.dstack([colour, alpha]))


PIECES = (
    *(
        Piece(f"die_{colour}_{value}", FACE, FACE, partial(face, colour, value), sheet="dice")
        for colour in COLOURS
        for value in PIPS
    ),
    *(
        Piece(f"die_{colour}_tumble_{frame}", TUMBLE, TUMBLE, partial(tumble, colour, frame), sheet=f"tumble_{colour}")
        for colour in COLOURS
        for frame in range(FRAMES)
    ),
    Piece("die_shadow", TUMBLE, TUMBLE, shadow, sheet="dice", colours=256),
)
