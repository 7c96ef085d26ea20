"""The vault's keys, from straight above: face up with an empty enamel plate, face down all alike; bunches.

The app writes number and letter on the plate. Nothing of a key but that plate tells it from another.
"""

import math
from functools import partial

from casse_du_siecle import stuff
from kit import blender, materials, pixels
from kit.piece import Piece

LYING, UPRIGHT, BUNCH = (112, 72), (84, 128), (100, 100)
BOW = 1.80  # radius of a key's bow; the key lies along x with its bow round (0, 0)
LONG = 5.72  # from the bow's edge to the stem's end
PLATE = BOW * 0.80  # radius of what can be written on
IN_BUNCH = 1.18  # radius of the bow there: beside each other, keys are counted by their bits
FAN = {1: 0, 2: 30, 3: 27, 4: 23}  # degrees between two keys of a bunch


def body(handle, bow, end):
    """Bow, stem and bit on a handle; how to hang more on it."""
    brass, along = materials.brass(), (0, blender.RADIANS(90), 0)
    hang = {"parent": handle}
    rim = [(0.0, 0.0), (bow - 0.10, 0.0), (bow, 0.10), (bow, 0.26), (bow - 0.09, 0.36)]
    floor = [(bow - 0.20, 0.36), (bow - 0.27, 0.27), (0.0, 0.27)]
    blender.lathe(rim + floor, brass, **hang)
    blender.cylinder(((bow + end) / 2 - 0.1, 0, 0.2), 0.25, end - bow + 0.2, brass, 0.03, along, **hang)
    for x, thick in ((bow + 0.04, 0.36), (bow + 0.26, 0.30), (end - 0.06, 0.29)):
        blender.cylinder((x, 0, 0.2), thick, 0.13, brass, 0.05, along, **hang)
    for x, wide, down in ((end - 1.04, 0.34, 1.02), (end - 0.50, 0.44, 1.20)):
        blender.box((x, -down / 2, 0.2), (wide, down, 0.26), brass, 0.05, **hang)
    blender.box((end - 0.77, -0.34, 0.2), (0.9, 0.5, 0.24), brass, 0.04, **hang)
    return hang


def plate(hang):
    """Ivory enamel in a raised ring, for the letters."""
    enamel = materials.make("ivory", (0.88, 0.69, 0.36), (0.80, 0.60, 0.29), 0, 0.6, 2, bump=0.02)
    blender.lathe([(0.0, 0.30), (PLATE, 0.31), (PLATE + 0.06, 0.26)], enamel, **hang)
    blender.ring((0, 0, 0.30), PLATE + 0.08, 0.05, materials.brass(), **hang)


def back(hang, bow, upright):
    """The house's keyhole on a boss with rays; `upright`: which way is up on screen, in degrees."""
    dark, black = stuff.dark_brass(), materials.black()
    size = bow / BOW
    for i in range(24):
        angle = math.tau * i / 24
        at = (1.20 * size * math.cos(angle), 1.20 * size * math.sin(angle), 0.28)
        blender.box(at, (0.34 * size, 0.06, 0.06), dark, 0.02, (0, 0, angle), **hang)
    blender.ring((0, 0, 0.29), 0.92 * size, 0.07, materials.brass(), **hang)
    blender.cylinder((0, 0, 0.27), 0.88 * size, 0.06, dark, 0.01, **hang)
    hole = blender.empty((0, 0, 0), (0, 0, blender.RADIANS(upright)))
    hole.parent = hang["parent"]
    blender.cylinder((0, 0.22 * size, 0.30), 0.31 * size, 0.05, black, 0, parent=hole)
    slot = [(-0.12, 0.1), (0.12, 0.1), (0.28, -0.66), (-0.28, -0.66)]
    slot = [(x * size, y * size) for x, y in slot]
    blender.outline(slot, 0.05, black, (0, 0, 0.30), 0, parent=hole)


def lying(face_up, width, height):
    """Bow left, with a small shadow: it lies on a lock."""
    unit = LYING[0] / 6.0
    stuff.stage(width, height, LYING[0] / unit)
    hang = body(blender.empty((-LONG / 2 + BOW - 0.06, 0.06, 0)), BOW, LONG - BOW)
    _face(face_up, hang, 0)
    return pixels.drop_shadow(blender.picture(), width // 90, height // 36, width // 90, 0.6)


def standing(face_up, width, height):
    """Bow above, as in a hand."""
    unit = UPRIGHT[1] / 5.9
    stuff.stage(width, height, UPRIGHT[0] / unit)
    hang = body(blender.empty((0, LONG / 2 - BOW, 0), (0, 0, blender.RADIANS(-90))), BOW, LONG - BOW)
    _face(face_up, hang, 90)
    return blender.picture()


def _face(face_up, hang, upright):
    if face_up:
        plate(hang)
    else:
        back(hang, BOW, upright)


def bunch(count, width, height):
    """So many keys on a ring, face down."""
    stuff.stage(width, height, 8.6, shine=1)
    far, top = 1.66, 2.75
    for number in range(count):
        fan = (number - (count - 1) / 2) * FAN[count]
        turn = blender.RADIANS(-90 + fan)
        place = (far * math.cos(turn), top + far * math.sin(turn), 0.1 + 0.52 * number)
        hang = body(blender.empty(place, (0, 0, turn)), IN_BUNCH, 4.35)
        back(hang, IN_BUNCH, 90 - fan)
    blender.ring((0, top + 0.30, 2.3), 0.86, 0.15, materials.steel())
    return pixels.drop_shadow(blender.picture(), width // 60, height // 34, width // 60, 0.6)


def _disc(across, x, y, unit):
    """Where the plate is: its middle and its radius in dp, from the picture's upper left corner."""
    return tuple(
        round(value, 1) for value in (across[0] / 2 + x * unit, across[1] / 2 - y * unit, PLATE * unit)
    )


ON_LOCK = _disc(LYING, -LONG / 2 + BOW - 0.06, 0.06, LYING[0] / 6.0)
IN_HAND = _disc(UPRIGHT, 0, LONG / 2 - BOW, UPRIGHT[1] / 5.9)
PIECES = (
    Piece("key_up", *LYING, partial(lying, True), sheet="keys", extra=(("plate", ON_LOCK),)),
    Piece("key_down", *LYING, partial(lying, False), sheet="keys"),
    Piece("hand_key_up", *UPRIGHT, partial(standing, True), sheet="keys", extra=(("plate", IN_HAND),)),
    Piece("hand_key_down", *UPRIGHT, partial(standing, False), sheet="keys"),
    *(Piece(f"bunch_{count}", *BUNCH, partial(bunch, count), sheet="keys") for count in range(1, 5)),
)
