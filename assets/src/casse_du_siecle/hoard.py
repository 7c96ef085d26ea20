"""What lies behind the shutter: one long shelf of different things, the crown in its middle.

A wide safe shows all of it, a short one what is round the crown; a low one the middle of its height.
"""

import math
import random

from casse_du_siecle import stuff
from kit import blender, copies, curves, materials
from kit.piece import Piece

UNIT = 20  # dp
TREASURE = (820, 132)
RUBY, EMERALD, SAPPHIRE = (0.62, 0.008, 0.03), (0.01, 0.36, 0.13), (0.03, 0.10, 0.62)
DIAMOND = (0.62, 0.86, 0.95)
SCATTERED = 120  # coins that lie about


def treasure(width, height):
    stuff.stage(width, height, TREASURE[0] / UNIT, shine=3)
    cloth = materials.make(
        "night velvet", (0.16, 0.012, 0.026), (0.060, 0.004, 0.010), 0, 0.95, 6, bump=0.3, grain=40
    )
    blender.box((0, 0, -0.1), (44, 9, 0.2), cloth, 0)
    chance = random.Random(11)
    coin = copies.pattern(blender.cylinder((0, 0, -9), 0.36, 0.09, materials.gold(), 0.03, sides=32))
    _scattered(coin, chance)
    for x, thing in (
        (-18.6, _painting),
        (-14.4, _bars),
        (-10.2, _casket),
        (-5.9, _watches),
        (0.0, _crown),
        (5.7, _cup),
        (10.0, lambda at: _heap(coin, at, chance)),
        (14.3, _notes),
        (18.5, _jewels),
    ):
        thing(blender.empty((x, 0, 0)))
    for x in (-16, -8, 0, 8, 16):
        blender.lamp((x, 1.5, 6), 4, 105, (1, 0.82, 0.54), (x, 0, 0))
    return blender.picture()


def _gem(place, radius, colour, parent, turn=0.0):
    """A cut stone: eight sides, a flat top."""
    stone = materials.make(f"gem {colour}", colour, tuple(0.5 * part for part in colour), 0, 0.06, bump=0)
    blender.cylinder(place, radius, 0.7 * radius, stone, 0.02, (0, 0, turn), 8, 0.62 * radius, parent=parent)


def _pearls(points, radius, parent):
    pearl = materials.make("pearl", (0.93, 0.86, 0.78), (0.86, 0.76, 0.70), 0.1, 0.18, bump=0)
    for x, y in points:
        blender.ball((x, y, radius), radius, pearl, parent=parent)


def _scattered(coin, chance):
    """Coins that lie about, fewest in the middle of the shelf's depth."""
    for _coin in range(SCATTERED):
        x, y = chance.uniform(-20.5, 20.5), chance.choice((-1, 1)) * 3.2 * math.sqrt(chance.random())
        lean = (chance.uniform(-0.2, 0.2), chance.uniform(-0.2, 0.2), 0)
        copies.copy(coin, (x, y, 0.06 + chance.uniform(0, 0.1)), lean, chance.uniform(0.8, 1.1))


def _painting(at):
    """A sea at night in a frame of gold."""
    gold = materials.gold()
    for wide, high, z, metal in ((3.7, 4.7, 0.2, stuff.dark_brass()), (3.3, 4.3, 0.36, gold)):
        blender.box((0, 0, z), (wide, high, 0.4), metal, 0.12, parent=at)
    night = materials.make("painted sky", (0.05, 0.12, 0.30), (0.02, 0.05, 0.16), 0, 0.6, 3, bump=0.1)
    sea = materials.make("painted sea", (0.04, 0.22, 0.28), (0.02, 0.10, 0.15), 0, 0.5, 9, bump=0.2)
    moon = materials.lacquer("painted moon", (0.95, 0.88, 0.62), (0.9, 0.8, 0.5))
    blender.box((0, 0, 0.57), (2.4, 3.4, 0.04), night, 0, parent=at)
    blender.box((0, -1.0, 0.60), (2.4, 1.4, 0.04), sea, 0, parent=at)
    blender.cylinder((0.5, 0.8, 0.6), 0.42, 0.06, moon, 0, parent=at)
    sail = [(-0.95, -0.6), (0.25, -0.6), (-0.2, 0.8)]
    blender.outline(sail, 0.06, moon, (0, -0.1, 0.64), 0, parent=at)
    for x in (-1.5, 1.5):
        for y in (-2.0, 2.0):
            blender.ball((x, y, 0.56), 0.22, gold, (1, 1, 0.6), parent=at)


def _bars(at):
    """Six bars of gold, the last across."""
    for y, x, z in ((-1.5, -0.1, 0), (0, 0.1, 0), (1.5, 0, 0), (-0.75, 0.1, 0.72), (0.75, -0.15, 0.72)):
        _bar((x, y, z), 0.0, at)
    _bar((0, 0, 1.44), 0.42, at)


def _bar(place, turn, handle):
    bar = blender.box((0, 0, 0.36), (3.3, 1.36, 0.72), materials.gold(), 0.06)
    for corner in bar.data.vertices:
        if corner.co.z > 0:
            corner.co.x *= 0.88
            corner.co.y *= 0.70
    bar.location, bar.rotation_euler = (place[0], place[1], place[2] + 0.36), (0, 0, turn)
    bar.parent = handle
    stamp = blender.box((place[0], place[1], place[2] + 0.73), (1.3, 0.34, 0.03), stuff.dark_brass(), 0.01)
    stamp.rotation_euler, stamp.parent = (0, 0, turn), handle


def _casket(at):
    """An open box of stones, a string of pearls over its edge."""
    walnut, brass = materials.walnut(), materials.brass()
    body = blender.box((0, 0.2, 0.5), (3.5, 3.4, 1.0), walnut, 0.1, parent=at)
    blender.cut(body, blender.box((0, 0.2, 0.9), (2.8, 2.7, 1.0), None, 0, parent=at))
    for x in (-1.55, 1.55):
        for y in (-1.3, 1.7):
            blender.box((x, y, 0.9), (0.5, 0.5, 0.32), brass, 0.06, parent=at)
    blender.box((0, -1.55, 0.75), (0.7, 0.25, 0.6), brass, 0.06, parent=at)
    chance = random.Random(3)
    colours = (RUBY, EMERALD, SAPPHIRE, DIAMOND)
    for i in range(26):
        x, y = chance.uniform(-1.15, 1.15), chance.uniform(-0.95, 1.35)
        _gem((x, y, 0.72 + 0.1 * (i % 4)), chance.uniform(0.28, 0.42), colours[i % 4], at, i)
    line = [(1.0, -0.6), (1.25, -1.5), (1.5, -2.2), (0.6, -2.5), (-0.4, -2.3), (-1.3, -2.6)]
    hang = blender.empty((0, 0, 0.75))
    hang.parent = at
    _pearls(curves.smooth(line, closed=False, steps=4), 0.19, hang)


def _watches(at):
    """A large one on its chain, a small one, and a bracelet."""
    gold, steel = materials.gold(), materials.steel()
    enamel = materials.make("dial", (0.93, 0.90, 0.80), (0.86, 0.82, 0.70), 0, 0.35, 2, bump=0)
    for x, y, r, case in ((-0.55, 0.75, 1.5, gold), (1.2, -1.55, 1.05, steel)):
        blender.cylinder((x, y, 0.25), r, 0.5, case, 0.12, parent=at)
        blender.cylinder((x, y, 0.5), 0.82 * r, 0.06, enamel, 0.01, parent=at)
        blender.ring((x, y, 0.52), 0.84 * r, 0.07 * r, case, parent=at)
        for hour in range(12):
            angle = math.tau * hour / 12
            long = 0.22 if hour % 3 == 0 else 0.12
            place = (x + 0.64 * r * math.cos(angle), y + 0.64 * r * math.sin(angle), 0.54)
            blender.box(place, (long * r, 0.06 * r, 0.02), materials.black(), 0, (0, 0, angle), parent=at)
        for angle, long in ((0.9, 0.36), (2.2, 0.54)):
            place = (x + long * r / 2 * math.cos(angle), y + long * r / 2 * math.sin(angle), 0.56)
            blender.box(place, (long * r, 0.08 * r, 0.03), materials.black(), 0, (0, 0, angle), parent=at)
        blender.cylinder((x, y + r + 0.16, 0.3), 0.2, 0.3, case, 0.05, parent=at)
        blender.ring((x, y + r + 0.42, 0.3), 0.26, 0.07, case, parent=at)
    chain = [(-0.55, 2.7), (-1.6, 2.5), (-2.2, 1.4), (-2.0, 0.0), (-1.4, -1.2), (-1.6, -2.4), (-0.4, -2.6)]
    for x, y in curves.smooth(chain, closed=False, steps=5):
        blender.ring((x, y, 0.12), 0.15, 0.055, gold, parent=at)


def _crown(at):
    """As one sees it in pictures, from the front, on a cushion with tassels."""
    gold = materials.gold()
    plush = materials.make("cushion", (0.20, 0.035, 0.30), (0.10, 0.015, 0.17), 0, 0.9, 5, bump=0.2)
    blender.outline(curves.round_corners(6.0, 4.9, 1.1), 0.9, plush, (0, 0, 0.45), 0.42, parent=at)
    for x in (-2.85, 2.85):
        for y in (-2.3, 2.3):
            blender.ball((x, y, 0.5), 0.36, gold, parent=at)
    band = [(-1.9, -1.55), (1.9, -1.55), (2.0, -0.75), (-2.0, -0.75)]
    spikes = [(-2.0, -0.8), (-2.45, 1.2), (-1.25, 0.2), (0, 1.75), (1.25, 0.2), (2.45, 1.2), (2.0, -0.8)]
    blender.outline(spikes[::-1], 0.34, gold, (0, 0, 1.12), 0.08, parent=at)
    blender.outline(band, 0.5, gold, (0, 0, 1.2), 0.1, parent=at)
    for y in (-1.55, -0.78):
        blender.cylinder((0, y, 1.36), 0.13, 4.0, gold, 0.04, (0, math.pi / 2, 0), 24, parent=at)
    for x, y in ((-2.45, 1.35), (0, 1.95), (2.45, 1.35)):
        blender.ball((x, y, 1.25), 0.34, gold, parent=at)
    for x, colour in ((-1.3, SAPPHIRE), (0, RUBY), (1.3, EMERALD)):
        _gem((x, -1.16, 1.52), 0.33, colour, at)
    _gem((0, 0.35, 1.4), 0.52, RUBY, at)
    for x, colour in ((-1.65, EMERALD), (1.65, SAPPHIRE)):
        _gem((x, -0.05, 1.36), 0.26, colour, at)
    on_it = blender.empty((0, 0, 1.2))
    on_it.parent = at
    _pearls([(-0.7, -0.25), (0.7, -0.25)], 0.2, on_it)


def _cup(at):
    """A lidded cup of silver and gold, lying."""
    gold, steel = materials.gold(), materials.steel()
    lay = blender.empty((at.location.x + 0.1, -2.6, 1.05), (-math.pi / 2, 0, 0))
    foot = [(0.0, 0.0), (1.15, 0.0), (1.15, 0.18), (0.75, 0.45), (0.3, 0.75), (0.25, 1.3), (0.42, 1.45)]
    bowl = [(0.42, 1.45), (0.9, 1.75), (1.3, 2.4), (1.4, 3.3), (1.5, 3.45), (1.5, 3.65), (1.36, 3.7)]
    lid = [(1.36, 3.7), (1.2, 4.1), (0.7, 4.5), (0.24, 4.7), (0.2, 4.9), (0.0, 4.95)]
    blender.lathe(foot, gold, parent=lay)
    blender.lathe(bowl, steel, parent=lay)
    blender.lathe(lid, gold, parent=lay)
    blender.ball((0, 0, 5.1), 0.3, gold, parent=lay)
    for high in (1.95, 3.5):
        blender.ring((0, 0, high), 1.06 if high < 3 else 1.5, 0.09, gold, parent=lay)
    for right in (-1, 1):
        blender.ring((at.location.x + 0.1 + right * 1.6, 0.2, 1.05), 0.62, 0.15, gold)
    for x, colour in ((-0.75, EMERALD), (0.05, RUBY), (0.85, SAPPHIRE)):
        _gem((x, 0.2, 2.34 - 0.3 * abs(x)), 0.3, colour, at)


def _heap(coin, at, chance):
    """A heap of coins, the higher the nearer to its middle, stones in it and a sceptre across."""
    x, y = at.location.x, 0.0
    blender.ball((x, y, 0), 2.1, stuff.dark_brass(), (1, 1.1, 0.5))
    for _coin in range(120):
        angle, far = chance.uniform(0, math.tau), 2.2 * math.sqrt(chance.random())
        high = 0.1 + 1.1 * (1 - (far / 2.4) ** 2) * chance.uniform(0.8, 1)
        place = (x + far * math.cos(angle), y + 1.1 * far * math.sin(angle), high)
        copies.copy(coin, place, (chance.uniform(-0.4, 0.4), chance.uniform(-0.4, 0.4), 0))
    stones = ((-1.0, 0.9, RUBY), (0.9, -1.1, SAPPHIRE), (1.2, 1.2, EMERALD), (-0.9, -1.3, DIAMOND))
    for dx, dy, colour in stones:
        _gem((dx, dy, 1.25), 0.36, colour, at)
    gold = materials.gold()
    rod = blender.empty((0, 0, 1.5), (0, 0, 0.62))
    rod.parent = at
    blender.cylinder((0, 0, 0), 0.15, 4.6, gold, 0.03, (0, math.pi / 2, 0), 24, parent=rod)
    blender.ball((2.45, 0, 0), 0.5, materials.lacquer("orb", RUBY, (0.3, 0.004, 0.015)), parent=rod)
    blender.ring((2.45, 0, 0), 0.5, 0.09, gold, (0, math.pi / 2, 0), parent=rod)
    for along in (-2.3, -1.2, 1.7):
        blender.ring((along, 0, 0), 0.2, 0.09, gold, (0, math.pi / 2, 0), parent=rod)


def _notes(at):
    """Bundles in their paper bands, crosswise."""
    paper = materials.make("note", (0.36, 0.56, 0.38), (0.24, 0.44, 0.29), 0, 0.8, 8, bump=0.05)
    inner = materials.make("note in print", (0.16, 0.34, 0.20), (0.10, 0.26, 0.15), 0, 0.8, 12, bump=0.05)
    band = materials.make("band", (0.90, 0.85, 0.70), None, 0, 0.8, bump=0.02)
    lying = ((-0.2, 1.55, 0, 0.05), (0.2, 0.0, 0, -0.06), (-0.1, -1.6, 0, 0.09))
    lying += ((0.5, 0.8, 1, 0.5), (-0.4, -0.9, 1, -0.24))
    for dx, dy, layer, turn in lying:
        handle = blender.empty((dx, dy, 0.28 + 0.56 * layer), (0, 0, turn))
        handle.parent = at
        blender.box((0, 0, 0), (3.1, 1.46, 0.54), paper, 0.03, parent=handle)
        blender.box((0, 0, 0.275), (2.84, 1.2, 0.01), inner, 0, parent=handle)
        blender.cylinder((0.86, 0, 0.28), 0.42, 0.02, paper, 0, sides=32, parent=handle)
        blender.box((-0.3, 0, 0.01), (0.52, 1.48, 0.58), band, 0.01, parent=handle)


def _jewels(at):
    """A ring with a stone as large as an egg, earrings, and a collar of pearls round them."""
    gold = materials.gold()
    round_ = [(1.9 * math.cos(math.tau * i / 26), 2.35 * math.sin(math.tau * i / 26)) for i in range(26)]
    _pearls(round_, 0.24, at)
    blender.ring((0, -0.45, 0.3), 0.85, 0.17, gold, parent=at)
    blender.cylinder((0, 0.6, 0.45), 0.62, 0.3, gold, 0.08, sides=8, parent=at)
    _gem((0, 0.6, 0.85), 0.66, DIAMOND, at)
    _gem((0, -2.3, 0.45), 0.5, SAPPHIRE, at)


PIECES = (Piece("treasure", *TREASURE, treasure, photo=True),)
