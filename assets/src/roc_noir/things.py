"""Small things of the castle: the die's face and its ring, a portrait's back, a rope, a torch."""

import math

from kit import blender, curves, materials, pixels
from kit.piece import Piece
from roc_noir import stuff

DIE, BACK, ROPE, TORCH = (72, 72), (64, 64), (32, 32), (40, 40)


def die(width, height):
    stuff.stage(width, height, 3.6)
    bone = materials.make("bone", (0.80, 0.70, 0.50), (0.66, 0.55, 0.36), 0, 0.42, 2.5, bump=0.05, coat=0.3)
    blender.outline(curves.round_corners(3.40, 3.40, 0.66), 0.8, bone, (-0.04, 0.04, 0.4), 0.22, segments=6)
    return pixels.drop_shadow(blender.picture(), width // 50, height // 32, width // 50, 0.6)


def die_ring(width, height):
    """Lies round the small helmet of the enchanted face."""
    stuff.stage(width, height, 3.6)
    gold = materials.gold()
    blender.ring((-0.04, 0.04, 0.9), 1.30, 0.15, gold)
    for i in range(8):
        angle = math.tau * i / 8
        blender.ball((-0.04 + 1.30 * math.cos(angle), 0.04 + 1.30 * math.sin(angle), 1.02), 0.13, gold)
    return pixels.drop_shadow(blender.picture(), width // 60, height // 44, width // 60, 0.6)


def back(width, height):
    """Dark leather, corners of brass, a seal with the house's keyhole. The same whichever way it lies."""
    stuff.stage(width, height, 3.2)
    leather = materials.make(
        "leather", (0.115, 0.028, 0.026), (0.055, 0.012, 0.013), 0, 0.55, 7, bump=0.4, grain=22, coat=0.2
    )
    brass, dark = materials.brass(), materials.old_brass()
    blender.outline(curves.round_corners(3.1, 3.1, 0.2), 0.3, brass, (0, 0, 0.15), 0.06)
    blender.outline(curves.round_corners(2.80, 2.80, 0.14), 0.34, leather, (0, 0, 0.17), 0.04)
    for quarter in range(4):
        corner = blender.empty((0, 0, 0), (0, 0, math.pi / 2 * quarter))
        leaf = [(1.46, 1.46), (0.66, 1.46), (0.92, 1.06), (1.06, 0.92), (1.46, 0.66)]
        blender.outline(leaf[::-1], 0.12, brass, (0, 0, 0.36), 0.03, parent=corner)
    blender.cylinder((0, 0, 0.36), 0.86, 0.16, brass, 0.05)
    blender.cylinder((0, 0, 0.44), 0.66, 0.04, dark, 0.01)
    black = materials.black()
    blender.cylinder((0, 0.16, 0.47), 0.21, 0.03, black, 0)
    blender.outline([(-0.09, 0.1), (0.09, 0.1), (0.20, -0.44), (-0.20, -0.44)], 0.03, black, (0, 0, 0.47), 0)
    return blender.picture()


def rope(width, height):
    """A coil of three turns; two strands run round each other."""
    stuff.stage(width, height, 3.2)
    hemp = materials.make("hemp", (0.66, 0.44, 0.19), (0.40, 0.24, 0.09), 0, 0.85, 9, bump=0.2, grain=30)
    for half in (0, math.pi):
        points = []
        for i in range(900):
            turn = math.tau * 3.1 * i / 900
            reach = 0.52 + 0.27 * turn / math.tau
            twist = 46 * turn / math.tau * 0.5 + half
            out = reach + 0.085 * math.cos(twist)
            points.append((out * math.cos(turn), out * math.sin(turn), 0.2 + 0.085 * math.sin(twist)))
        _strand(points, 0.105, hemp)
    return pixels.drop_shadow(blender.picture(), width // 40, height // 24, width // 30, 0.6)


def _strand(points, thick, material):
    line = blender.bpy.data.curves.new("strand", "CURVE")
    line.dimensions, line.bevel_depth, line.bevel_resolution = "3D", thick, 3
    path = line.splines.new("POLY")
    path.points.add(len(points) - 1)
    for point, place in zip(path.points, points, strict=True):
        point.co = (*place, 1)
    thing = blender.bpy.data.objects.new("strand", line)
    blender.bpy.context.scene.collection.objects.link(thing)
    line.materials.append(material)


def torch(width, height):
    """An iron cup and the fire in it; its light fades within the frame."""
    stuff.stage(width, height, 3.6, key=0.7)
    blender.cylinder((0, 0, 0.2), 0.62, 0.5, materials.iron(), 0.06)
    blender.ring((0, 0, 0.46), 0.60, 0.12, materials.old_brass())
    stuff.flame((0, 0, 0.6), 0.42)
    return stuff.halo(blender.picture())


PIECES = (
    Piece("die", *DIE, die, sheet="things"),
    Piece("die_ring", *DIE, die_ring, sheet="things"),
    Piece("portrait_back", *BACK, back, sheet="things"),
    Piece("rope", *ROPE, rope, sheet="things"),
    Piece("torch", *TORCH, torch, sheet="things"),
)
