"""The treasure in the middle: a great open chest under the light, and before it the floor for those who come
home. One unit is 20 dp.
"""

import math
import random

from kit import blender, copies, materials
from kit.piece import Piece
from roc_noir import rooms, stuff

WIDE, LOW, HIGH = 2.35, 0.55, 3.30  # half the chest's width; where it begins and ends


def treasure(width, height):
    """Calm where the knights stand: a red carpet with a golden sun. All that glitters lies behind them."""
    stuff.stage(width, height, rooms.SIDE)
    rooms.dim(0.36)
    chance = random.Random(9)
    _carpet()
    rooms.walls(chance, doors=False)
    coin = copies.pattern(blender.cylinder((0, 0, -9), 0.235, 0.06, materials.gold(), 0.015, sides=24))
    _heaps(coin, chance)
    _chest(coin, chance)
    for x in (-2.85, 2.85):
        _brazier(x, -2.85)
    rooms.candle(0, 1.2, 4.6, 300)
    return blender.picture().convert("RGB")


def _carpet():
    red = stuff.cloth("blood carpet", (0.34, 0.016, 0.018), (0.20, 0.008, 0.010))
    deep = stuff.cloth("deep carpet", (0.13, 0.007, 0.010), (0.08, 0.004, 0.006))
    thread = stuff.cloth("gold thread", (0.78, 0.48, 0.12), (0.50, 0.29, 0.05))
    blender.box((0, 0, -0.1), (rooms.SIDE, rooms.SIDE, 0.2), deep, 0)
    for size, high, weave in ((6.5, 0.02, thread), (6.2, 0.04, red), (5.3, 0.06, thread), (5.15, 0.08, red)):
        blender.box((0, 0, high), (size, size, 0.04), weave, 0.005)
    for ray in range(16):
        turn = blender.empty((0, -1.2, 0.11), (0, 0, math.tau * ray / 16))
        far = 1.55 if ray % 2 else 1.15
        blender.outline(((-0.13, 0.55), (0.13, 0.55), (0, far)), 0.03, thread, (0, 0, 0), 0, parent=turn)
    blender.ring((0, -1.2, 0.10), 0.50, 0.05, thread)


def _chest(coin, chance):
    """Open towards the room, its lid thrown back; light comes out of it."""
    wood, gold = materials.walnut(), materials.gold()
    middle = (LOW + HIGH) / 2 - 0.3
    for side in (-1, 1):
        blender.box((side * (WIDE - 0.15), middle, 0.8), (0.30, 2.1, 1.5), wood, 0.07)
        blender.box((side * 1.45, LOW - 0.02, 0.85), (0.42, 0.14, 1.5), gold, 0.05)
        blender.box((side * 1.45, HIGH - 0.1, 1.78), (0.44, 0.92, 0.12), gold, 0.05)
        blender.box((side * (WIDE - 0.12), LOW + 0.05, 0.85), (0.44, 0.40, 1.56), gold, 0.06)
    blender.box((0, LOW + 0.1, 0.8), (2 * WIDE - 0.1, 0.30, 1.5), wood, 0.07)
    blender.box((0, HIGH - 0.1, 1.4), (2 * WIDE + 0.1, 0.86, 0.6), wood, 0.20, segments=5)
    blender.box((0, LOW - 0.06, 1.1), (0.86, 0.22, 0.8), gold, 0.08)
    blender.cylinder((0, LOW - 0.18, 1.2), 0.15, 0.1, materials.black(), 0, (blender.RADIANS(90), 0, 0))
    blender.box((0, middle, 0.6), (2 * WIDE - 0.4, 1.9, 1.2), materials.old_brass(), 0.1)
    for _ in range(330):
        x, y = chance.uniform(-WIDE + 0.3, WIDE - 0.3), chance.uniform(LOW + 0.35, HIGH - 0.55)
        high = 1.30 + 0.62 * math.cos(x * 0.62) * math.cos((y - middle) * 1.1)
        turn = (chance.uniform(-0.55, 0.55), chance.uniform(-0.55, 0.55), 0)
        copies.copy(coin, (x, y, high), turn, chance.uniform(0.9, 1.15))
    ruby, emerald, sapphire = (0.75, 0.01, 0.03), (0.01, 0.45, 0.16), (0.03, 0.11, 0.75)
    for x, y, colour in (
        (-1.2, 1.9, ruby),
        (0.75, 1.35, emerald),
        (1.45, 2.1, sapphire),
        (-0.55, 1.3, sapphire),
    ):
        gem = materials.lacquer(f"gem {colour}", colour, tuple(0.5 * part for part in colour))
        blender.ball((x, y, 1.98), 0.27, gem, (1, 1, 0.8))
    _crown(0.1, 2.15, 2.1, gold)


def _crown(x, y, z, gold):
    """It lies upon the heap, seen into."""
    blender.ring((x, y, z), 0.46, 0.10, gold)
    for point in range(8):
        angle = math.tau * point / 8
        place = (x + 0.50 * math.cos(angle), y + 0.50 * math.sin(angle), z + 0.2)
        blender.ball(place, 0.13, gold if point % 2 else materials.lacquer("pearl", (0.8, 0.74, 0.66), None))
    blender.cylinder((x, y, z - 0.05), 0.40, 0.06, materials.velvet(), 0)


def _heaps(coin, chance):
    """Coins that ran over, against the wall on both sides of the chest."""
    for across in (-1, 1):
        for _ in range(90):
            away, angle = abs(chance.gauss(0, 0.75)), chance.uniform(0, math.tau)
            x, y = across * 2.85 + away * math.cos(angle), 2.3 + 1.3 * away * math.sin(angle)
            if max(abs(x), abs(y)) > 3.25:
                continue
            turn = (chance.uniform(-0.45, 0.45), chance.uniform(-0.45, 0.45), 0)
            copies.copy(coin, (x, y, 0.1 + 0.7 * max(0, 1 - away / 1.2)), turn, chance.uniform(0.9, 1.12))
    for x, y in ((-1.7, 0.1), (-1.25, -0.05), (1.55, 0.12), (2.0, -0.1), (0.55, 0.02), (-2.3, 0.25)):
        copies.copy(coin, (x, y, 0.16), (0, 0, 0), 1.1)


def _brazier(x, y):
    blender.cylinder((x, y, 0.55), 0.44, 0.9, materials.old_brass(), 0.06)
    blender.ring((x, y, 1.0), 0.44, 0.08, materials.gold())
    stuff.flame((x, y, 1.05), 0.28)


PIECES = (Piece("treasure", 160, 160, treasure, photo=True),)
