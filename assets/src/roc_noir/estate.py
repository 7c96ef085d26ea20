"""What the family tree stands in: the meadow over its roots, the castle far behind, and the ghost that bows.

All of it is drawn like the oak, in ink and colour on parchment; the castle is a faded wash.
"""

import math
import random

import numpy as np
from kit import pixels
from kit.curves import curve, polygon, traced
from kit.piece import Piece
from kit.vector import Sheet, ellipse, fill, mirrored, moved, outline, rounded, stroke

INK = "#23160e"
SEPIA = "#6b4523"
WINDOW = "#f2b23c"
ROCK = (
    "14,244 24,206 40,188 44,160 60,146 66,128 92,120 140,124 190,118 206,132 212,158 232,176 240,206 262,244"
)
BLADES = ("#8fa845", "#6f8f38", "#b4bf5a", "#55772c")
PETALS = ("#c8362c", "#f6efdc", "#e6b63a", "#c8362c", "#7d5aa6")


def meadow(width, height):
    """A knoll, highest in its middle, that fades into the parchment below."""
    sheet, chance = Sheet(480, 80), random.Random(23)
    top = [(x, _knoll(x)) for x in range(2, 479, 17)]
    low = [(478, 62), (400, 72), (320, 77), (240, 78), (160, 77), (80, 72), (2, 62)]
    turf = curve([*top, *low])
    sheet.add(fill(turf, sheet.linear("#a9b456", "#7d9440", ("#5f7a35", 0.9), ("#6b5a2c", 0.0))))
    for _ in range(70):
        x = chance.uniform(16, 464)
        y = _knoll(x) + chance.uniform(8, 34)
        sheet.add(stroke([(x, y), (x + chance.uniform(-9, 9), y + 2)], 1.4, "#435e25", 0.4))
    for at in range(150):
        x = 6 + at * 468 / 149 + chance.uniform(-2, 2)
        _tuft(sheet, chance, x, _knoll(x) + chance.uniform(0, 7))
    for _ in range(26):
        x = chance.uniform(40, 440)
        y = _knoll(x) + chance.uniform(8, 30)
        _flower(sheet, x, y, chance.choice(PETALS), chance.uniform(2.4, 3.4))
    for x in (122, 352, 398):
        _stone(sheet, x, _knoll(x) + 14, chance.uniform(7, 11))
    return faded(sheet.render(width, height), 0.09, 0.30, 1)


def faded(image, aside, below, most):
    """The picture, gone at its sides and its lower edge: over these parts of its width and of its height."""
    seen = np.asarray(image).astype(float) / 255
    height, width = seen.shape[:2]
    y, x = np.mgrid[:height, :width]
    near = np.minimum(x + 0.5, width - x - 0.5) / width / aside
    alpha = most * np.clip(near, 0, 1) * np.clip((height - y - 0.5) / height / below, 0, 1)
    return pixels.from_array(np.dstack([seen[..., :3], seen[..., 3] * alpha]))


def _knoll(x):
    away = (x - 240) / 240
    return 20 + 26 * away**2 + 2.4 * math.sin(x / 17)


def _tuft(sheet, chance, x, y):
    for _ in range(3):
        lean, high = chance.uniform(-5, 5), chance.uniform(6, 13)
        blade = [(x - 1.6, y + 3), (x + lean * 0.4 - 1, y - high * 0.5), (x + lean, y - high)]
        blade += [(x + lean * 0.4 + 1.2, y - high * 0.4), (x + 1.8, y + 3)]
        path = polygon(blade)
        sheet.add(fill(path, chance.choice(BLADES)), outline(path, 0.7, "#2f4219"))


def _flower(sheet, x, y, colour, size):
    for petal in range(5):
        angle = math.tau * petal / 5 - 0.3
        spot = ellipse(x + size * 0.8 * math.cos(angle), y + size * 0.8 * math.sin(angle), size * 0.6)
        sheet.add(fill(spot, colour), outline(spot, 0.6, INK))
    sheet.add(fill(ellipse(x, y, size * 0.45), "#f4cf52"))


def _stone(sheet, x, y, size):
    path = curve(
        [(x - size, y), (x - size * 0.5, y - size * 0.8), (x + size * 0.6, y - size * 0.7), (x + size, y)]
    )
    sheet.add(sheet.form(path, sheet.linear("#b9ad98", "#7c7266"), line=1.6, depth=4))


def castle(width, height):
    """The castle on its black rock, far away, and bats about it."""
    sheet, chance = Sheet(280, 240), random.Random(5)
    for line, tone in (
        ("-10,186 40,172 120,178 200,168 290,150 290,246 -10,246", 0.34),
        ("-10,214 60,200 150,206 230,194 290,200 290,246 -10,246", 0.42),
    ):
        _hill(sheet, line, tone)
    rock = traced(ROCK)
    stone = sheet.linear("#4a3320", "#8a6a45", "#c4a677")
    sheet.add(fill(rock, stone), outline(rock, 1.8, SEPIA))
    for _ in range(46):
        x, y = chance.uniform(36, 232), chance.uniform(140, 230)
        sheet.add(
            stroke([(x, y), (x + chance.uniform(-5, 5), y + chance.uniform(8, 20))], 1.6, "#2c1c0e", 0.5)
        )
    _castle(sheet)
    for x, y, size in ((238, 46, 9), (258, 74, 6), (56, 40, 7), (30, 66, 5)):
        _bat(sheet, x, y, size)
    road = [(250, 240), (262, 222), (244, 206), (222, 196), (210, 178), (188, 160), (168, 134)]
    sheet.add(stroke(road, 7, "#ecd8ac", 0.55, start=1.0, end=0.25))
    return faded(sheet.render(width, height), 0.10, 0.26, 0.92)


def hills(width, height):
    """The moon over hills and woods."""
    sheet, chance = Sheet(320, 200), random.Random(8)
    _moon(sheet, 214, 64, 32)
    _hill(sheet, "-10,150 60,132 120,104 180,110 240,88 330,104 330,206 -10,206", 0.30)
    for at in range(26):
        x = 18 + at * 11.4 + chance.uniform(-4, 4)
        _tree(sheet, x, 150 - (x - 20) * 0.09 + chance.uniform(-6, 14), chance.uniform(9, 15))
    _hill(sheet, "-10,176 70,160 150,166 230,148 330,156 330,206 -10,206", 0.42)
    for x, y, size in ((120, 40, 8), (92, 60, 5), (284, 36, 6)):
        _bat(sheet, x, y, size)
    return faded(sheet.render(width, height), 0.12, 0.26, 0.92)


def _hill(sheet, line, tone):
    path = traced(line)
    sheet.add(fill(path, sheet.linear((SEPIA, tone), (SEPIA, 0.03))), outline(path, 1.3, SEPIA))


def _moon(sheet, x, y, size):
    sheet.add(fill(ellipse(x, y, size * 1.9), "#fff3cf", 0.55, "soft"))
    moon = ellipse(x, y, size)
    sheet.add(fill(moon, sheet.radial("#fff8e0", "#f1d894", at=(0.4, 0.35))), outline(moon, 1.4, SEPIA))
    for dx, dy, radius in ((-9, -6, 5), (8, 4, 7), (-4, 12, 3.4), (10, -13, 3)):
        sheet.add(fill(ellipse(x + dx, y + dy, radius), "#c99f55", 0.4))


def _tree(sheet, x, y, size):
    crown = curve(
        [
            (x, y - size * 1.7),
            (x + size * 0.6, y - size * 0.8),
            (x + size * 0.45, y),
            (x - size * 0.45, y),
            (x - size * 0.6, y - size * 0.8),
        ]
    )
    sheet.add(fill(crown, SEPIA, 0.42), outline(crown, 0.9, SEPIA))


def _castle(sheet):
    for tower in (
        (96, 122, 24, 44, 30),
        (172, 122, 22, 52, 34),
        (134, 124, 46, 40, 0),
        (120, 86, 22, 36, 30),
        (150, 98, 26, 54, 30),
        (72, 130, 16, 22, 22),
        (196, 128, 14, 26, 24),
    ):
        _tower(sheet, *tower)
    gate = "M126,124V108a8,9 0 0,1 16,0V124Z"
    sheet.add(fill(gate, "#2c1c0e"), outline(gate, 1.4, SEPIA))


def _tower(sheet, x, base, wide, high, roof):
    """Its middle, the foot of its wall, and how high its roof is; without one it has battlements."""
    top, left = base - high, x - wide / 2
    wall = f"M{left},{base}V{top}H{left + wide}V{base}Z"
    sheet.add(fill(wall, sheet.linear("#8a623a", "#5d3d20", turn=0)), outline(wall, 1.5, SEPIA))
    if roof:
        cone = f"M{left - 3},{top}L{x},{top - roof}L{left + wide + 3},{top}Z"
        sheet.add(fill(cone, sheet.linear("#7c3a26", "#44200f", turn=0)), outline(cone, 1.5, SEPIA))
        flag = f"M{x},{top - roof}v-11l11,4l-11,4"
        sheet.add(fill(flag, "#b3392b"), outline(flag, 1.1, SEPIA))
    else:
        for at in range(5):
            sheet.add(fill(rounded(left + at * wide / 5 + 1, top - 6, wide / 5 - 3, 8, 0.5), "#6d4a28"))
    for row in range(max(1, int(high // 22))):
        light = rounded(x - 2.2, top + 8 + row * 19, 4.4, 8, 2)
        sheet.add(fill(light, WINDOW), outline(light, 0.9, "#3a2614"))


def _bat(sheet, x, y, size):
    wing = f"M{x},{y}q{size * 0.5},{-size} {size * 1.6},{-size * 0.5}q{-size * 0.5},{size * 0.1} "
    wing += f"{-size * 0.6},{size * 0.7}q{-size * 0.5},{-size * 0.3} {-size},{size * 0.3}Z"
    half = fill(wing, "#3a2614", 0.85)
    sheet.add(half, mirrored(half, x))


def ghost(width, height):
    """The old lord's ghost, who sweeps his hat off with his right hand; he looks to the right."""
    sheet = Sheet(148, 140)
    sheet.add(fill(ellipse(58, 76, 50, 60), "#eaf6ff", 0.55, "soft"))
    white = sheet.linear("#ffffff", "#dceaf2", "#a9c3d6", turn=75)
    body = traced(
        "44,40 52,24 70,15 88,21 97,38 95,55 86,66 84,80 90,98 95,124 84,117 76,131 64,119 52,134 42,120 "
        "28,130 18,120 22,100 27,82 32,62"
    )
    far = traced("40,66 26,74 14,88 8,104 18,108 26,98 38,88 46,80")
    sheet.add(sheet.form(far, white, line=3, depth=6))
    sheet.add(sheet.form(body, white, line=3.4, depth=9))
    for points in (
        ((40, 84), (38, 100), (44, 116)),
        ((62, 86), (62, 102), (66, 114)),
        ((78, 84), (80, 98), (84, 110)),
    ):
        sheet.add(stroke(points, 2.4, "#7f9db3", 0.7))
    for at in range(6):
        ruff = ellipse(44 + at * 8.6, 69 - 3.4 * math.sin(at / 5 * math.pi) + 3, 6.4, 5.6)
        sheet.add(fill(ruff, "#fdfbf2"), outline(ruff, 1.8, INK))
    for x, y in ((69, 39), (86, 41)):
        eye = ellipse(x, y, 7, 8.4)
        sheet.add(fill(eye, "#ffffff"), outline(eye, 2, INK), fill(ellipse(x + 1.8, y + 3.4, 3.2, 4), INK))
        lid = f"M{x - 7.4},{y}a7.4,8.6 0 0,1 14.8,0q-7,-3.4 -14.8,0Z"
        sheet.add(fill(lid, "#c6d8e4"), outline(lid, 1.8, INK))
    sheet.add(
        stroke([(60, 26), (67, 24), (74, 28)], 2.6, INK), stroke([(82, 28), (88, 27), (94, 31)], 2.6, INK)
    )
    for turn in (1, -1):
        lip = [(79, 52), (79 + turn * 8, 50), (79 + turn * 14, 55), (79 + turn * 17, 50)]
        sheet.add(stroke(lip, 7, INK, start=0.7, end=0.1), stroke(lip, 4.2, "#eef4f8", start=0.7, end=0.1))
    sheet.add(stroke([(72, 60), (79, 64), (87, 60)], 2.4, INK))
    arm = traced("66,80 80,78 94,86 108,90 116,96 110,104 98,102 84,98 70,96")
    sheet.add(sheet.form(arm, white, line=3, depth=6))
    sheet.add(moved(_hat(sheet), 111, 105, 0.76, 24))
    return sheet.render(width, height)


def _hat(sheet):
    brim = traced("-26,4 -12,-3 0,-5 12,-3 26,4 14,10 0,12 -14,10")
    crown = traced("-13,2 -12,-16 0,-21 12,-16 13,2 0,6")
    feather = traced("6,-12 18,-26 32,-28 38,-20 28,-18 18,-8 8,-4")
    black = sheet.linear("#4a4450", "#1f1b24", turn=80)
    red = sheet.linear("#e2584a", "#9c1f1c", turn=60)
    return (
        sheet.form(crown, black, line=2.6, depth=5)
        + sheet.form(brim, black, line=2.6, depth=5)
        + fill("M-13,-2q13,6 26,0v-5q-13,6 -26,0Z", "#d8a548")
        + sheet.form(feather, red, line=2.4, depth=4)
    )


def corner(width, height):
    """An illuminated corner of the parchment: the upper left one."""
    sheet = Sheet(72, 72)
    gold = sheet.gold(45)
    bars = "M4,4H70V9H15Q9,9 9,15V70H4Z"
    sheet.add(fill(bars, gold), outline(bars, 1.6, "#5a3510"))
    for points in (
        ((14, 14), (26, 22), (40, 20), (48, 14), (40, 11)),
        ((14, 14), (22, 26), (20, 40), (14, 48), (11, 40)),
    ):
        sheet.add(stroke(points, 5.4, "#5a3510"), stroke(points, 3.2, "#d8a548"))
    for x, y, turn in ((30, 30, 45), (52, 16, 0), (16, 52, 90)):
        leaf = "M-9,0Q0,-8 9,0Q0,8 -9,0Z"
        sheet.add(moved(fill(leaf, "#a8342a") + outline(leaf, 1.6, "#5a3510"), x, y, 1, turn))
    jewel = ellipse(15, 15, 6.4)
    sheet.add(fill(jewel, sheet.radial("#ff9a86", "#b3241f", "#6e0f10")), outline(jewel, 1.8, "#5a3510"))
    return sheet.render(width, height)


PIECES = (
    Piece("oak_meadow", 480, 80, meadow, sheet="estate", colours=200),
    Piece("oak_ghost", 148, 140, ghost, sheet="estate", colours=200),
    Piece("oak_corner", 72, 72, corner, sheet="estate", colours=200),
    Piece("oak_castle", 280, 240, castle, sharp=1.25, colours=80),
    Piece("oak_hills", 320, 200, hills, sharp=1.25, colours=80),
)
