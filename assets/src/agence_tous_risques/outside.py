"""What lies before the fortress at night: its towers with a few lit windows, the moon, woods. For the ends.

The figures stand on the lowest eighth; the moon is where a tall screen shows it too.
"""

import random

import numpy as np
from agence_tous_risques import stuff
from agence_tous_risques.stuff import INK
from kit import surfaces
from kit.curves import curve, polygon
from kit.piece import Piece
from kit.vector import Sheet, ellipse, fill

SIZE = (840, 525)
MOON = (372, 88, 46)
GROUND = 440  # where the walls stand
SKY = ("#0a1130", "#172654", "#2a4080", "#4a62ad")
FAR, NEAR, WOOD, WINDOW = "#304584", "#141f49", "#0a1129", "#ffd23f"


def outside(width, height):
    sheet = Sheet(*SIZE)
    sheet.add(*_stars(), *_moon(sheet), *_clouds())
    sheet.add(*_castle(FAR, GROUND - 26, 0.8, 5, 170), *_castle(NEAR, GROUND, 1.0, 9, 0))
    sheet.add(*_woods(), *_field(sheet))
    image = stuff.laid(_sky(width, height), sheet, (width, height))
    return stuff.printed(image, 120, 0.22, 0.3).convert("RGB")


def _sky(width, height):
    down = np.linspace(0, 1, height)[:, None] ** 1.2
    cloud = surfaces.noise(max(width, height), 1.8, 71)[:height, :width]
    colour = surfaces.ramp(np.clip(down + 0.16 * (surfaces.spread(cloud) - 0.5), 0, 1), *SKY)
    y, x = np.mgrid[:height, :width] * (SIZE[0] / width)
    glow = np.exp(-((np.hypot(x - MOON[0], y - MOON[1]) / 150) ** 2))[..., None]
    return np.clip(colour + 0.26 * glow * np.array([0.8, 0.86, 1.0]), 0, 1)


def _stars():
    chance = random.Random(8)
    for _star in range(120):
        x, y, r = chance.uniform(0, 840), chance.uniform(0, 330), chance.uniform(0.5, 1.5)
        yield fill(ellipse(x, y, r), "#dfe8ff", chance.uniform(0.35, 0.9))
    for x, y in ((130, 60), (300, 120), (640, 50), (760, 150), (250, 44)):
        yield fill(stuff.burst(x, y, 7, 4, 0.22), "#ffffff", 0.85)


def _moon(sheet):
    x, y, r = MOON
    yield fill(ellipse(x, y, r + 9), "#cfdcff", 0.18)
    yield sheet.form(
        ellipse(x, y, r), sheet.radial("#fffdf0", "#f4ecc8", "#cdbf8f"), line=3, depth=8, ink=INK
    )
    for dx, dy, size in ((-16, -10, 11), (14, 16, 8), (20, -18, 6), (-8, 24, 5), (-30, 12, 4)):
        yield fill(ellipse(x + dx, y + dy, size), "#b9a97a", 0.5)


def _clouds():
    """Long bands, flat as comics have them."""
    for x, y, wide, colour, opacity in (
        (90, 150, 190, "#2a3c78", 0.75),
        (560, 158, 230, "#2a3c78", 0.9),
        (330, 214, 260, "#31458a", 0.6),
        (720, 236, 180, "#31458a", 0.6),
    ):
        high = wide * 0.07
        points = [(x, y), (x + wide * 0.18, y - high), (x + wide * 0.34, y - high * 0.7)]
        points += [(x + wide * 0.52, y - high * 1.5), (x + wide * 0.74, y - high * 0.8), (x + wide, y)]
        points += [(x + wide * 0.6, y + high * 0.5), (x + wide * 0.2, y + high * 0.4)]
        yield fill(curve(points), colour, opacity)


def _castle(colour, low, scale, seed, shift):
    """A wall from edge to edge, towers of many heights behind it, windows in which somebody is awake."""
    chance = random.Random(seed)
    high = low - 62 * scale
    yield fill(_battlement(-10, 850, high, low + 40, 15 * scale), colour)
    x = shift - 40.0
    while x < 840:
        wide, tall = chance.uniform(44, 76) * scale, chance.uniform(96, 190) * scale
        roof = chance.random() < 0.4
        yield fill(_battlement(x, x + wide, low - tall, low, wide / 5), colour)
        if roof:
            top = (x + wide / 2, low - tall - wide * 0.95)
            yield fill(
                polygon([(x - 5, low - tall + wide / 6), top, (x + wide + 5, low - tall + wide / 6)]), colour
            )
            flag = [top, (top[0] + 22 * scale, top[1] + 6), (top[0], top[1] + 12)]
            yield fill(polygon([(a, b - 14) for a, b in flag]), "#b3261e", 0.9)
            yield f'<path d="M{top[0]},{top[1] + 4}V{top[1] - 16}" stroke="{colour}" stroke-width="2"/>'
        for row in range(int(tall / (44 * scale))):
            if chance.random() < 0.55:
                at = x + wide * chance.uniform(0.25, 0.65)
                y = low - tall + (26 + 40 * row) * scale
                yield fill(_window(at, y, 9 * scale), "#ffb52e", 0.25, "fine")
                yield fill(_window(at, y, 7 * scale), WINDOW, 0.95)
        x += wide + chance.uniform(10, 74) * scale


def _battlement(left, right, top, low, tooth):
    """A wall whose upper edge has teeth."""
    points, x, up = [(left, low)], left, True
    while x < right:
        y = top if up else top + tooth * 0.6
        points += [(x, y), (min(right, x + tooth), y)]
        x, up = x + tooth, not up
    return polygon([*points, (right, low)])


def _window(x, y, wide):
    return f"M{x},{y + wide * 1.5}V{y}A{wide / 2},{wide / 2} 0 0,1 {x + wide},{y}V{y + wide * 1.5}Z"


def _woods():
    chance = random.Random(21)
    for x in (*range(560, 860, 17), *range(-20, 70, 19)):
        tall, low = chance.uniform(60, 130), GROUND + chance.uniform(6, 26)
        for part in range(3):
            wide = tall * (0.42 - 0.1 * part)
            base = low - tall * 0.28 * part
            tree = [(x - wide / 2, base), (x, base - tall * 0.5), (x + wide / 2, base)]
            yield fill(polygon(tree), WOOD)


def _field(sheet):
    """Grass, and the road that leads away."""
    yield fill("M-5,446C200,432 420,452 845,438V530H-5Z", sheet.linear("#16224a", "#0b1128", "#060a18"))
    yield fill("M60,530C160,486 330,470 470,452L520,452C430,478 360,500 330,530Z", "#33416f", 0.55)
    chance = random.Random(5)
    for _tuft in range(70):
        x, y = chance.uniform(0, 840), chance.uniform(455, 520)
        yield f'<path d="M{x},{y}l-3,-8M{x},{y}l1,-10M{x},{y}l5,-7" stroke="#2b3d78" stroke-width="1.4"/>'


PIECES = (Piece("outside", *SIZE, outside, photo=True, sharp=0.9),)
