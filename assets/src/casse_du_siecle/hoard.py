"""What lies behind the shutter: stacks of bars, heaps of coins with stones in them, bundles of notes."""

import math
import random
from functools import partial

from casse_du_siecle import stuff
from kit import blender, copies, materials
from kit.piece import Piece

UNIT = 20  # dp
TREASURE = (820, 132)
STONES = {"ruby": (0.55, 0.01, 0.03), "emerald": (0.01, 0.30, 0.12), "sapphire": (0.02, 0.07, 0.50)}


def treasure(width, height):
    stuff.stage(width, height, TREASURE[0] / UNIT, shine=3)
    velvet = materials.make(
        "night velvet", (0.13, 0.010, 0.020), (0.060, 0.004, 0.010), 0, 0.95, 6, bump=0.2, grain=60
    )
    blender.box((0, 0, -0.1), (44, 9, 0.2), velvet, 0)
    chance = random.Random(4)
    coin = copies.pattern(blender.cylinder((0, 0, -9), 0.30, 0.07, materials.gold(), 0.02, sides=28))
    heap = partial(_coins, coin)
    lay = (_bars, heap, _notes, heap)
    for i in range(13):
        x = -20.4 + 3.4 * i
        for y in (-1.6, 1.6):
            lay[(i + (2 if y > 0 else 0)) % 4]((x + chance.uniform(-0.15, 0.15), y), chance)
    for x in (-13, 0, 13):
        blender.lamp((x, 2, 7), 6, 130, (1, 0.80, 0.50), (x, 0, 0))
    return blender.picture()


def _bars(middle, chance):
    """Three side by side, two across them, one on top."""
    x, y = middle
    turn = chance.uniform(-0.12, 0.12)
    handle = blender.empty((x, y, 0), (0, 0, turn))
    for i in (-1, 0, 1):
        _bar((0, 0.98 * i, 0.0), 0, handle)
    for i in (-0.92, 0, 0.92):
        _bar((0.9 * i, 0, 0.62), math.pi / 2, handle)
    _bar((0, 0, 1.24), chance.uniform(-0.5, 0.5), handle)


def _bar(place, turn, handle):
    gold = materials.gold()
    bar = blender.box((0, 0, 0.3), (2.5, 0.90, 0.6), gold, 0.05)
    for corner in bar.data.vertices:
        if corner.co.z > 0:
            corner.co.x *= 0.86
            corner.co.y *= 0.66
    bar.location, bar.rotation_euler = (place[0], place[1], place[2] + 0.3), (0, 0, turn)
    bar.parent = handle
    stamp = blender.box((place[0], place[1], place[2] + 0.61), (0.9, 0.22, 0.03), stuff.dark_brass(), 0.01)
    stamp.rotation_euler, stamp.parent = (0, 0, turn), handle


def _coins(coin, middle, chance):
    """A heap, the higher the nearer to its middle, and three stones on it."""
    blender.ball((*middle, 0), 1.45, stuff.dark_brass(), (1, 0.92, 0.52))
    for _coin in range(72):
        angle, far = chance.uniform(0, math.tau), 1.55 * math.sqrt(chance.random())
        high = 0.1 + 0.9 * (1 - (far / 1.7) ** 2) * chance.uniform(0.75, 1)
        at = (middle[0] + far * math.cos(angle), middle[1] + 0.92 * far * math.sin(angle), high)
        lean = (chance.uniform(-0.4, 0.4), chance.uniform(-0.4, 0.4), 0)
        copies.copy(coin, at, lean, chance.uniform(0.88, 1.10))
    for name, colour in STONES.items():
        gem = materials.lacquer(name, colour, tuple(0.5 * part for part in colour))
        angle, far = chance.uniform(0, math.tau), chance.uniform(0.2, 0.9)
        at = (middle[0] + far * math.cos(angle), middle[1] + far * math.sin(angle), 1.15)
        blender.ball(at, 0.24, gem, (1, 1, 0.7))


def _notes(middle, chance):
    """Three bundles in their paper bands, crosswise."""
    paper = materials.make("note", (0.36, 0.56, 0.38), (0.24, 0.44, 0.29), 0, 0.8, 8, bump=0.05)
    inner = materials.make("note in print", (0.16, 0.34, 0.20), (0.10, 0.26, 0.15), 0, 0.8, 12, bump=0.05)
    band = materials.make("band", (0.90, 0.85, 0.70), None, 0, 0.8, bump=0.02)
    for dx, dy, high, turn in ((-0.1, 0.72, 0.25, 0.06), (0.1, -0.72, 0.25, -0.08), (0.0, 0.0, 0.72, 1.2)):
        spin = turn + chance.uniform(-0.1, 0.1)
        handle = blender.empty((middle[0] + dx, middle[1] + dy, high), (0, 0, spin))
        blender.box((0, 0, 0), (2.5, 1.26, 0.46), paper, 0.03, parent=handle)
        blender.box((0, 0, 0.235), (2.26, 1.02, 0.01), inner, 0, parent=handle)
        blender.cylinder((0.72, 0, 0.24), 0.33, 0.02, paper, 0, sides=32, parent=handle)
        blender.box((-0.2, 0, 0.01), (0.40, 1.28, 0.50), band, 0.01, parent=handle)


PIECES = (Piece("treasure", *TREASURE, treasure, photo=True),)
