"""The card table of Le Coffre et la Clé, from straight above by lamplight: walnut with bands let into it,
a round of damask velvet with a sun in gold thread; and what lies about in such a house, for its corners.

The table is 24 units wide, and a picture of one of the things shows 4.9.
"""

import math
import random
from functools import partial

import numpy as np
from coffre_et_cle import table
from kit import blender, copies, materials, pixels, surfaces
from kit.piece import Piece
from PIL import Image

SIDE = 24.0
ROUND = 11.1  # radius of the velvet
FINE = 1920  # pixels of what is painted flat
SUN = 16  # rays
ACROSS = 4.9  # units that the picture of a thing shows
EVENING = (0.90, 0.80, 0.70)
LAMP = (1.0, 0.86, 0.70)


def table_half(width, height):
    """Its left half, from the edge to the middle; the other one is its mirror image."""
    side = min(height, 1200)
    blender.SAMPLES = 24
    blender.scene(side, side, SIDE, shadow=False, zenith=blender.WARM)
    room = blender.bpy.context.scene
    for lamp in [thing for thing in room.objects if thing.type == "LIGHT"]:
        blender.bpy.data.objects.remove(lamp)
    room.world.node_tree.nodes["Background"].inputs[1].default_value = 0.30
    room.view_settings.view_transform, room.view_settings.look = "Standard", "None"  # velvet keeps its hue
    blender.lamp((0, 4.0, 15), 5.0, 5200, LAMP)
    _painted_plane()
    seen = np.asarray(blender.picture().convert("RGB")).astype(float) / 255
    y, x = np.mgrid[:side, :side]
    away = np.hypot((x + 0.5) / side - 0.5, (y + 0.5) / side - 0.46)
    seen *= (1.12 - 0.55 * np.clip(away / 0.66, 0, 1) ** 1.6)[..., None]
    whole = pixels.sharpen(pixels.from_array(seen), 60)
    return whole.crop((0, 0, side // 2, side)).resize((width, height), Image.LANCZOS)


def thing(make, middle, width, height):
    """One of the things that lie in the corners, with its shadow, about `middle`; it is evening."""
    blender.SAMPLES = 40
    blender.scene(width, height, ACROSS, target=(*middle, 0), zenith=blender.WARM, sky=0.30, key=0.55)
    make()
    seen = np.asarray(pixels.clean(blender.picture())).astype(float) / 255
    return pixels.from_array(seen * (*EVENING, 1))


def candle(width, height):
    """Its flame leans in the draught; the light that it throws fades before the frame's edge."""
    seen = np.asarray(thing(_candlestick, (0.15, 0), width, height)).astype(float) / 255
    y, x = np.mgrid[:height, :width]
    right, up = (x + 0.5) / width * 2 - 0.94, 1 - (y + 0.5) / height * 2
    away = np.hypot(right, up)
    glow = 0.62 * np.clip(1 - away, 0, 1) ** 1.4
    over = seen[..., 3] + glow * (1 - seen[..., 3])
    warm = np.array([1.0, 0.62, 0.24])
    lit = seen[..., :3] * seen[..., 3:] * (0.82 + 0.5 * np.exp(-away / 0.25))[..., None]
    lit += warm * (glow * (1 - 0.75 * seen[..., 3]))[..., None]
    along, aside = 0.8 * up - 0.6 * right, 0.6 * up + 0.8 * right  # to the upper left
    wide = 0.105 * np.clip(1 - ((along - 0.10) / 0.24) ** 2, 0, 1) ** 0.7 * (1 - 0.9 * np.clip(along, 0, 1))
    flame = np.clip((wide - np.abs(aside)) / 0.012 + 0.5, 0, 1) * (wide > 0)
    heart = np.clip(1.25 - np.abs(aside) / np.maximum(wide, 1e-3) - 1.6 * np.clip(along - 0.12, 0, 1), 0, 1)
    tone = np.array([1.0, 0.60, 0.14]) + (np.array([1.0, 0.97, 0.80]) - [1.0, 0.60, 0.14]) * heart[..., None]
    lit = lit + (tone * over[..., None] - lit) * flame[..., None]
    return pixels.from_array(np.dstack([lit / np.maximum(over, 1e-6)[..., None], over]))


def _painted_plane():
    bpy = blender.bpy
    bpy.ops.mesh.primitive_plane_add(size=SIDE + 0.2)
    material = bpy.data.materials.new("table top")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = nodes["Principled BSDF"]
    image = bpy.data.images.new("painted", FINE, FINE, float_buffer=True, is_data=True)
    shown = np.ones((FINE, FINE, 4), "f4")
    shown[..., :3] = _painting() ** 2.6  # its darks are deeper in the lamp's light than on paper
    image.pixels.foreach_set(shown[::-1].ravel())
    node = nodes.new("ShaderNodeTexImage")
    node.image = image
    shader.inputs["Roughness"].default_value = 0.9
    shader.inputs["Specular IOR Level"].default_value = 0.12
    links.new(node.outputs["Color"], shader.inputs["Base Color"])
    bpy.context.object.data.materials.append(material)


def _painting():
    """Walnut, two bands of brass about one of chequered woods, and the velvet with its thread."""
    x, y = np.meshgrid(*[(np.arange(FINE) + 0.5) / FINE * SIDE - SIDE / 2] * 2)
    far, turn = np.hypot(x, y), np.arctan2(y, x)
    seen = _walnut(x, y)
    cloth = np.asarray(table.velvet(320, 320).convert("RGB")).astype(float) / 255
    cloth = np.tile(cloth, (FINE // 320, FINE // 320, 1)) * 0.62 + cloth.mean((0, 1)) * 0.38
    seen = _laid(seen, cloth, _step(ROUND - far, 0.02))
    thread, light = _thread(far, turn)
    seen = _laid(seen, light, thread)
    seen *= (1 - 0.5 * np.exp(-np.clip(ROUND - far, 0, 9) / 0.16) * (far < ROUND))[..., None]
    checks = np.floor(turn / math.tau * 120) % 2
    band = np.where(checks[..., None] > 0, (0.56, 0.40, 0.22), (0.13, 0.07, 0.045))
    seen = _laid(seen, band, _step(0.13 - np.abs(far - ROUND - 0.30), 0.02))
    for at in (0.06, 0.54):
        brass = np.array([0.80, 0.60, 0.27]) * (0.8 + 0.35 * np.cos(turn * 2 + 2.2))[..., None]
        seen = _laid(seen, brass, _step(0.055 - np.abs(far - ROUND - at), 0.02))
    return np.clip(seen, 0, 1)


def _step(value, soft):
    return np.clip(value / soft + 0.5, 0, 1)


def _laid(below, above, part):
    return below + (above - below) * part[..., None]


def _walnut(x, y):
    """Four boards that meet in the corners' bisectors, as on a framed table."""
    wood = np.asarray(
        pixels.from_array(surfaces.wood(FINE, "#1d0d07", "#33190d", "#4a2615", "#5e3420", seed=31))
    )
    wood = wood.astype(float) / 255
    level = np.abs(y) >= np.abs(x)
    seen = np.where(level[..., None], wood, wood.transpose(1, 0, 2))
    return seen * (1 - 0.6 * np.exp(-np.abs(np.abs(x) - np.abs(y)) / 0.05))[..., None]


def _thread(far, turn):
    """Where gold thread lies on the velvet, and its colour: stitches along every line."""
    around = turn / math.tau * SUN + 0.5
    part = around % 1 - 0.5  # across a ray: 0 in its middle
    reach = np.where(np.floor(around) % 2, 6.5, 7.4)
    inside = 5.1 + (reach - 5.1) * (1 - 2 * np.abs(part)) - far
    ray = _step(inside, 0.06) * (far > 5.1)
    thread = ray * np.where(part > 0, 0.80, 0.42)
    for at, wide in ((5.0, 0.05), (4.8, 0.025), (10.55, 0.05), (9.75, 0.03)):
        thread = np.maximum(thread, _step(wide - np.abs(far - at), 0.03))
    wave = 10.15 + 0.26 * np.sin(turn * 48)
    thread = np.maximum(thread, _step(0.045 - np.abs(far - wave) * 0.7, 0.03))
    beads = np.hypot((((turn / math.tau * 48 + 0.25) % 1) - 0.5) * math.tau * 10.15 / 48, far - 10.02)
    thread = np.maximum(thread, _step(0.09 - beads, 0.03))
    stitch = 0.72 + 0.28 * np.sin(far * 46 + turn * 160)
    return 0.9 * thread, np.array([0.74, 0.54, 0.24]) * stitch[..., None]


def _candlestick():
    """A chamberstick of brass with its burning candle, and the light that it throws."""
    brass = materials.brass()
    dish = [(0.0, 0.05), (1.05, 0.05), (1.25, 0.22), (1.32, 0.22), (1.16, 0.0), (0.0, 0.0)]
    blender.lathe(dish, brass, (0, 0, 0.02))
    blender.ring((1.45, -0.25, 0.2), 0.34, 0.08, brass)
    blender.lathe(
        [(0.42, 0.0), (0.34, 0.3), (0.46, 0.6), (0.52, 0.62), (0.4, 0.4), (0, 0.4)], brass, (0, 0, 0.1)
    )
    wax = materials.make("wax", (0.86, 0.76, 0.56), (0.74, 0.62, 0.42), 0, 0.5, 3, bump=0.1)
    blender.cylinder((0, 0, 1.2), 0.33, 1.6, wax, 0.12)
    for angle, out in ((0.4, 0.36), (2.1, 0.33), (4.0, 0.38)):
        blender.ball((out * math.cos(angle), out * math.sin(angle), 0.75), 0.11, wax, (1, 1, 2.4))
    glow = materials.make("flame", (1.0, 0.52, 0.10), None, bump=0, glow=5.0)
    heart = materials.make("heart of the flame", (1.0, 0.86, 0.5), None, bump=0, glow=9.0)
    blender.ball((0.04, 0.02, 2.3), 0.19, glow, (1.0, 1.25, 1.6))
    blender.ball((0.04, 0.0, 2.6), 0.09, heart, (1, 1.2, 1.6))
    light = blender.bpy.data.lights.new("candle", "POINT")
    light.energy, light.color, light.shadow_soft_size = 420, (1.0, 0.58, 0.24), 0.3
    thing = blender.bpy.data.objects.new("candle", light)
    blender.bpy.context.scene.collection.objects.link(thing)
    thing.location = (0.1, -0.1, 3.4)


def _coins():
    """A purse that lies open, and the stake that rolled out of it."""
    chance = random.Random(4)
    gold, silver = materials.gold(), materials.steel()
    leather = materials.make(
        "leather", (0.36, 0.022, 0.05), (0.17, 0.010, 0.03), 0, 0.7, 4, bump=0.5, grain=9
    )
    blender.ball((0.45, 0.4, 0.45), 0.95, leather, (1.0, 0.86, 0.55))
    blender.ball((-0.28, -0.22, 0.40), 0.46, leather, (1.0, 1.0, 0.7))
    blender.ring(
        (-0.24, -0.18, 0.42),
        0.42,
        0.09,
        materials.velvet("cord", (0.5, 0.3, 0.07), (0.3, 0.16, 0.03)),
        (0.9, 0.75, 0),
    )
    patterns = [
        copies.pattern(blender.cylinder((0, 0, -9), 0.30, 0.07, metal, 0.02, sides=40))
        for metal in (gold, gold, silver)
    ]
    rims = copies.pattern(blender.ring((0, 0, -9), 0.22, 0.02, materials.old_brass()))
    for _ in range(26):
        away, angle = abs(chance.gauss(0.9, 0.62)), chance.uniform(math.pi * 0.93, math.pi * 1.6)
        place = (-0.3 + away * math.cos(angle), -0.2 + away * math.sin(angle))
        high = 0.06 + 0.16 * max(0, 1.1 - away)
        lean = (chance.gauss(0, 0.10), chance.gauss(0, 0.10), 0)
        copies.copy(chance.choice(patterns), (*place, high), lean)
        copies.copy(rims, (*place, high + 0.04), lean)


def _letter():
    """A folded letter with a seal of red wax, and a quill across it."""
    paper = materials.make("paper", (0.78, 0.66, 0.45), (0.64, 0.52, 0.33), 0, 0.85, 2.0, bump=0.12, grain=8)
    sheet = blender.empty((0, 0, 0), (0, 0, math.radians(17)))
    blender.box((0, 0, 0.05), (3.0, 2.1, 0.08), paper, 0.03, parent=sheet)
    blender.outline(((-1.5, 1.05), (1.5, 1.05), (0, -0.20)), 0.05, paper, (0, 0, 0.12), 0.02, parent=sheet)
    wax = materials.lacquer("wax seal", (0.48, 0.012, 0.02), (0.30, 0.006, 0.012))
    for angle in range(9):
        at = math.tau * angle / 9
        blender.ball(
            (0.30 * math.cos(at), -0.12 + 0.30 * math.sin(at), 0.16), 0.17, wax, (1, 1, 0.4), parent=sheet
        )
    blender.cylinder((0, -0.12, 0.2), 0.33, 0.12, wax, 0.05, parent=sheet)
    blender.cylinder((0, -0.05, 0.28), 0.09, 0.05, wax, 0.02, parent=sheet)
    blender.outline(
        ((-0.05, 0), (0.05, 0), (0.10, -0.24), (-0.10, -0.24)),
        0.05,
        wax,
        (0, -0.06, 0.28),
        0.01,
        parent=sheet,
    )
    _quill(0.7, 0.95)


def _quill(x, y):
    vane = materials.make("feather", (0.62, 0.58, 0.66), (0.40, 0.36, 0.46), 0, 0.9, 9, bump=0.3, grain=30)
    shaft = materials.make("shaft", (0.85, 0.80, 0.66), None, 0, 0.5, bump=0)
    hang = blender.empty((x, y, 0.30), (0, 0, math.radians(-32)))
    right = [(0.0, 0.10), (0.6, 0.20), (1.3, 0.30), (2.0, 0.26), (2.5, 0.08)]
    left = [(2.45, -0.06), (1.9, -0.20), (1.2, -0.24), (0.5, -0.18), (0.0, -0.08)]
    blender.outline(
        [(px - 1.0, py) for px, py in reversed(right + left)], 0.03, vane, (0, 0, 0), 0.01, parent=hang
    )
    blender.cylinder((0.2, 0, 0.03), 0.04, 3.4, shaft, 0, (0, math.pi / 2, 0), sides=16, parent=hang)


def _keys():
    """Three old keys on their ring."""
    metals = materials.old_brass(), materials.iron(), materials.brass()
    blender.ring((0.55, -0.5, 0.12), 0.55, 0.07, materials.iron())
    for number, (metal, turn) in enumerate(zip(metals, (118, 152, 190), strict=True)):
        away = math.radians(turn)
        hang = blender.empty((0.55 + 0.62 * math.cos(away), -0.5 + 0.62 * math.sin(away), 0.16), (0, 0, away))
        blender.ring((0.18, 0, 0), 0.30, 0.085, metal, parent=hang)
        long = 1.5 + 0.2 * number
        blender.cylinder(
            (0.45 + long / 2, 0, 0), 0.095, long, metal, 0.02, (0, math.pi / 2, 0), sides=24, parent=hang
        )
        blender.ring((0.58, 0, 0), 0.13, 0.05, metal, (0, math.pi / 2, 0), parent=hang)
        for tooth, deep in ((0.05, 0.42), (0.30, 0.30)):
            blender.box((0.45 + long - tooth, -deep / 2, 0), (0.14, deep, 0.13), metal, 0.02, parent=hang)


PIECES = (
    Piece("table_half", 400, 800, table_half, photo=True, sharp=1.28),
    Piece("table_candle", 124, 124, candle, sheet="lying"),
    *(
        Piece(f"table_{name}", 124, 124, partial(thing, make, middle), sheet="lying")
        for name, make, middle in (
            ("coins", _coins, (-0.45, -0.2)),
            ("letter", _letter, (0.15, 0.1)),
            ("keys", _keys, (-0.35, 0.15)),
        )
    ),
)
