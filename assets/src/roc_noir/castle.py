"""The castle's ground, seen from straight above: slabs, kerbs, pillars, the outer wall and its torches.

No two stones are alike, but how each looks is drawn by lot here, once and for all, and knows nothing of
traps. One unit is 20 dp. The corners and the middle stay bare: rooms lie upon them.
"""

import math
import random

import numpy as np
from kit import blender, copies, curves, materials, pixels
from kit.piece import Piece
from PIL import Image
from roc_noir import floors, stones, stuff

SIDE, WALL = 40.0, 0.80  # the whole castle; its wall, a fiftieth of it
CELLS = 10
CELL = (SIDE - 2 * WALL) / CELLS
GAP = stones.JOINT * CELL  # half of what lies between two slabs
DRAWN = 1024  # pixels
ROOMS = {(0, 0), (0, 4), (2, 2), (4, 0), (4, 4)}  # (row, column) of the zones where rooms lie
MOON = np.array([0.34, 0.46, 0.72])  # how much brighter the moon makes what it falls on
BLOCKS = 60  # of ashlar along one side of the wall
CROSSINGS = [(row, column) for row in range(1, 5) for column in range(1, 5)]
LIT = {(1, 1), (1, 4), (4, 1), (4, 4), (2, 2), (2, 3), (3, 2), (3, 3)}  # crossings with a bowl of fire


def place(row, column):
    """Where a cell's middle lies, or with halves what is between cells."""
    return -SIDE / 2 + WALL + (column + 0.5) * CELL, SIDE / 2 - WALL - (row + 0.5) * CELL


def castle(width, height):
    sizes = width, height  # no more is drawn than is packed
    width, height = min(width, DRAWN), min(height, DRAWN)
    _night(width, height)
    chance = random.Random(17)
    blender.box((0, 0, -0.95), (SIDE - 0.6, SIDE - 0.6, 0.6), stuff.mortar(), 0)
    _floor()
    _kerbs(chance)
    _wall(chance)
    for row, column in CROSSINGS:
        _pillar(*place(2 * row - 0.5, 2 * column - 0.5), (row, column) in LIT)
    for across in (3.5, 5.5):
        for x, y, turn in (
            (*place(-0.5, across), 0),
            (*place(9.5, across), 180),
            (*place(across, -0.5), 90),
            (*place(across, 9.5), 270),
        ):
            _torch(x, y, turn)
    _banners()
    _litter(chance)
    return _dusk(blender.picture().convert("RGB").resize(sizes, Image.LANCZOS))


def _night(width, height):
    """Cold light from the upper left, over all alike, so that fires are warm; stage's lamps are too near."""
    stuff.stage(width, height, SIDE, samples=14)
    data, room = blender.bpy.data, blender.bpy.context.scene
    for lamp in [thing for thing in room.objects if thing.type == "LIGHT"]:
        data.objects.remove(lamp)
    room.world.node_tree.nodes["Background"].inputs[1].default_value = 0.27
    moon = data.lights.new("moon", "SUN")
    moon.energy, moon.color, moon.angle = 1.35, (0.70, 0.80, 1.0), 0.12
    thing = data.objects.new("moon", moon)
    room.collection.objects.link(thing)
    thing.rotation_euler = (math.radians(-40), math.radians(-42), 0)


def _dusk(image):
    """Far from any fire the rock is as black and cold as its name says."""
    y, x = np.mgrid[: image.height, : image.width]
    across, up = (x + 0.5) / image.width * SIDE - SIDE / 2, SIDE / 2 - (y + 0.5) / image.height * SIDE
    fires = [place(2 * row - 0.5, 2 * column - 0.5) for row, column in LIT]
    fires += [
        place(*at) for line in (-0.5, 9.5) for along in (3.5, 5.5) for at in ((line, along), (along, line))
    ]
    light = sum(np.exp(-((across - fx) ** 2 + (up - fy) ** 2) / (2 * 3.1**2)) for fx, fy in fires)
    light += 0.9 * np.exp(-(across**2 + up**2) / (2 * 5.5**2))  # the gold in the middle
    light = np.clip(light / 1.15, 0, 1)[..., None]
    cold, warm = np.array([0.42, 0.48, 0.64]), np.array([1.16, 1.07, 0.96])
    seen = np.asarray(image).astype(float) / 255
    seen = seen * (cold + (warm - cold) * light**0.9 + _moonlight(across, up)[..., None] * MOON)
    return pixels.sharpen(pixels.from_array(seen), 70)


def _moonlight(across, up):
    """What falls through two pairs of tall windows in the walls above and on the left, bars and all."""
    inner, seen = SIDE / 2 - WALL, np.zeros_like(across)
    for zone in (2.5, 6.5):
        x, y = place(zone, zone)
        seen += _window(inner - up, across - x + 1.5) + _window(across + inner, y + 1.5 - up)
    return seen


def _window(depth, aside):
    """Two lights with a pointed head, ever softer and ever farther aside, the deeper in the room."""
    soft = 0.10 + 0.03 * np.clip(depth, 0, 9)
    from_middle = np.abs(np.abs(aside - 0.62 * depth) - 0.78)
    within = np.minimum(0.60 - from_middle, np.minimum(depth - 0.8, 6.0 - depth - 1.6 * from_middle**1.5))
    bars = np.abs((depth - 0.8) % 1.5 - 0.75) - 0.07
    return np.clip(within / soft + 0.5, 0, 1) * np.clip(bars / soft + 0.5, 0, 1) * (depth > 0)


def _floor():
    """All the floors upon one plane, as they are painted; light finds how high they lie."""
    bpy = blender.bpy
    bpy.ops.mesh.primitive_plane_add(size=CELL * CELLS)
    material = bpy.data.materials.new("floors")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader, bump = nodes["Principled BSDF"], nodes.new("ShaderNodeBump")
    shader.inputs["Roughness"].default_value = 0.62
    colour, height = (
        _painted(nodes, name, field)
        for name, field in zip(("colour", "height"), floors.floors(), strict=True)
    )
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.9, 0.16
    links.new(colour.outputs["Color"], shader.inputs["Base Color"])
    links.new(height.outputs["Color"], bump.inputs["Height"])
    links.new(bump.outputs["Normal"], shader.inputs["Normal"])
    bpy.context.object.data.materials.append(material)


def _painted(nodes, name, field):
    """A node that shows this field, north up."""
    down, across = field.shape[:2]
    image = blender.bpy.data.images.new(name, across, down, float_buffer=True, is_data=True)
    shown = np.ones((down, across, 4), "f4")
    shown[..., :3] = field if field.ndim == 3 else field[..., None]
    image.pixels.foreach_set(shown[::-1].ravel())
    node = nodes.new("ShaderNodeTexImage")
    node.image = image
    return node


def _kerbs(chance):
    """Low walls of small stones between slabs: what lies within four of them is one slab."""
    shades = [stones.slate(f"kerb {i}", chance, (0.20, 0.172, 0.155)) for i in range(5)]
    step = CELL / 4
    for line in range(1, 5):
        for i in range(4 * CELLS):
            along = -SIDE / 2 + WALL + (i + 0.5) * step
            across, _ = place(0, 2 * line - 0.5)
            for upright in (False, True):
                x, y = (across, along) if upright else (along, -across)
                if _in_room(x, y):
                    continue
                size = (GAP * 1.7, step * 0.93) if upright else (step * 0.93, GAP * 1.7)
                high = 0.42 + chance.uniform(-0.03, 0.03)
                blender.box((x, y, 0.02), (*size, high), chance.choice(shades), 0.06, segments=2)


def _in_room(x, y):
    inner = CELL - 0.3
    return any(
        abs(x - place(0, 2 * column + 0.5)[0]) < inner and abs(y - place(2 * row + 0.5, 0)[1]) < inner
        for row, column in ROOMS
    )


def _wall(chance):
    """Ashlar in two courses; on the outer one every other stone is a merlon."""
    shades = [stones.slate(f"ashlar {i}", chance, (0.21, 0.185, 0.175)) for i in range(6)]
    step = SIDE / BLOCKS
    for quarter in range(4):
        side = blender.empty((0, 0, 0), (0, 0, math.pi / 2 * quarter))
        for i in range(BLOCKS):
            along = -SIDE / 2 + (i + 0.5) * step
            high = 1.5 if i % 2 == 0 else 1.0
            blender.box(
                (along, SIDE / 2 - 0.19, high / 2 - 0.3),
                (step * 0.95, 0.38, high),
                chance.choice(shades),
                0.05,
                segments=2,
                parent=side,
            )
            blender.box(
                (along + step / 2, SIDE / 2 - 0.56, 0.25),
                (step * 0.97, 0.40, 0.9 + chance.uniform(-0.04, 0.04)),
                chance.choice(shades),
                0.05,
                segments=2,
                parent=side,
            )


def _pillar(x, y, lit):
    """Where four slabs meet; some carry a bowl of fire."""
    stone = materials.stone("pillar", (0.30, 0.265, 0.24), (0.17, 0.15, 0.145), (0.5, 0.45, 0.4))
    blender.outline(curves.round_corners(0.98, 0.98, 0.16), 0.7, stone, (x, y, 0.2), 0.08)
    blender.cylinder((x, y, 0.7), 0.40, 0.4, stone, 0.06)
    if not lit:
        blender.ball((x, y, 0.95), 0.30, stone, (1, 1, 0.7))
        return
    blender.cylinder((x, y, 1.05), 0.44, 0.4, materials.iron(), 0.05)
    blender.ring((x, y, 1.24), 0.43, 0.06, materials.old_brass())
    _fire(x, y, 1.3, 0.30, 900)


def _fire(x, y, z, size, watts):
    glow = materials.make("flame", (1.0, 0.24, 0.01), None, bump=0, glow=1.6)
    heart = materials.make("heart of the flame", (1.0, 0.62, 0.16), None, bump=0, glow=4.0)
    for dx, dy, part in ((0, 0, 1.0), (0.5, 0.3, 0.55), (-0.45, 0.4, 0.5), (0.1, -0.55, 0.5)):
        blender.ball((x + dx * size, y + dy * size, z), part * size, glow, (1, 1, 0.8))
    blender.ball((x - 0.05 * size, y, z + size), 0.5 * size, heart)
    light = blender.bpy.data.lights.new("fire", "POINT")
    light.energy, light.color, light.shadow_soft_size = watts, stones.FIRE_LIGHT, 0.5
    thing = blender.bpy.data.objects.new("fire", light)
    blender.bpy.context.scene.collection.objects.link(thing)
    thing.location = (x, y, z + 2.0)


def _torch(x, y, turn):
    """A torch in its iron on the inner face of the wall."""
    hang = blender.empty((x, y, 0), (0, 0, math.radians(turn)))
    iron, wood = materials.iron(), materials.walnut()
    blender.box((0, -0.02, 0.9), (0.46, 0.30, 0.2), iron, 0.04, parent=hang)
    blender.cylinder((0, -0.30, 1.0), 0.12, 0.7, wood, 0.02, (math.radians(80), 0, 0), parent=hang)
    blender.ring((0, -0.50, 1.05), 0.22, 0.06, iron, parent=hang)
    away = math.radians(turn)
    _fire(x + 0.62 * math.sin(away), y - 0.62 * math.cos(away), 1.1, 0.28, 980)


def _banners():
    """Cloth hung over the wall, three to a side."""
    red = stuff.cloth("banner", (0.42, 0.024, 0.024), (0.25, 0.012, 0.012))
    gold = stuff.cloth("hem", (0.75, 0.46, 0.10), (0.50, 0.29, 0.05))
    for quarter in range(4):
        side = blender.empty((0, 0, 0), (0, 0, math.pi / 2 * quarter))
        for across in (2.5, 4.5, 6.5):
            x, _ = place(0, across)
            blender.box((x, SIDE / 2 - 0.44, 0.80), (1.7, 0.96, 0.12), gold, 0.03, parent=side)
            blender.box((x, SIDE / 2 - 0.44, 0.84), (1.42, 0.98, 0.12), red, 0.03, parent=side)
            turned = blender.empty((x, SIDE / 2 - 0.44, 0.93), (0, 0, math.pi / 4))
            turned.parent = side
            blender.box((0, 0, 0), (0.36, 0.36, 0.06), gold, 0.02, parent=turned)


def _litter(chance):
    """Small things in the corners between kerb and stone: pebbles, a little moss."""
    moss = materials.make("moss", (0.060, 0.085, 0.030), (0.030, 0.046, 0.016), 0, 1, 9, bump=0.5, grain=30)
    pebble = stones.slate("pebble", chance, (0.24, 0.21, 0.19))
    tuft = copies.pattern(blender.ball((0, 0, -9), 0.16, moss, (1, 1, 0.5)))
    grit = copies.pattern(blender.ball((0, 0, -9), 0.08, pebble, (1, 0.8, 0.6)))
    for _ in range(46):
        row, column = chance.randrange(1, 5), chance.uniform(-0.4, 9.4)
        x, y = place(2 * row - 0.5, column) if chance.random() < 0.5 else place(column, 2 * row - 0.5)
        if _in_room(x, y):
            continue
        what = tuft if chance.random() < 0.6 else grit
        for _ in range(chance.randrange(3, 8)):
            copies.copy(
                what,
                (x + chance.gauss(0, 0.24), y + chance.gauss(0, 0.24), 0.12),
                (0, 0, chance.uniform(0, 6)),
                chance.uniform(0.5, 1.2),
            )


PIECES = (Piece("castle", 800, 800, castle, photo=True, sharp=1.28),)
