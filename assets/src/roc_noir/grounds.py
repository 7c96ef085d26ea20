"""What the castle stands in, seen from straight above: the foot of its walls, its moat, and the black rock
about it with firs, by night.

One unit is 20 dp of the castle, which lies upon the middle. Towards the edge all sinks into `NIGHT`, the
colour of what lies beyond the picture.
"""

import math
import random

import numpy as np
from kit import pixels, surfaces
from kit.piece import Piece
from PIL import Image, ImageDraw
from scipy import ndimage

ACROSS, CASTLE = 60.0, 40.0  # the picture's side and the castle's, in units
NIGHT = (0.036, 0.033, 0.046)
FOOT, BANK = 0.62, 2.55  # where the wall's foot ends and the bank begins, in units from the wall
FIRES = (-3.84, 3.84)  # along each wall: the torches
FIRS = 1500  # tries
FIRELIGHT, MOON = np.array([1.0, 0.56, 0.22]), np.array([0.62, 0.74, 1.0])


def grounds(width, height):
    sizes, side = (width, height), 960
    y, x = np.mgrid[:side, :side]
    across, up = ((x + 0.5) / side - 0.5) * ACROSS, (0.5 - (y + 0.5) / side) * ACROSS
    beyond = np.maximum(np.abs(across) - CASTLE / 2, 0), np.maximum(np.abs(up) - CASTLE / 2, 0)
    away = np.hypot(*beyond)  # from the wall
    rough = surfaces.noise(side, 1.15, 71)
    shore = BANK + 3.4 * (surfaces.noise(side, 1.6, 72) - 0.5) + 0.8 * (rough - 0.5)
    seen = _rock(side)
    seen = _mixed(seen, _water(side, across, up, away), _step(shore - away, 0.10))
    seen = _shore(seen, away - shore)
    image = _firs(pixels.from_array(seen), away - shore, side)
    seen = np.asarray(image.convert("RGB")).astype(float) / 255
    seen = _mixed(seen, _foot(side, across, up), _step(FOOT - away, 0.05))
    seen *= (1 - 0.55 * np.exp(-away / 0.5) * (away > 0))[..., None]  # the wall's shadow at its foot
    seen += (_torchlight(across, up, 3.0) * 0.30)[..., None] * seen * FIRELIGHT * 4
    seen[(np.abs(across) < 19) & (np.abs(up) < 19)] = NIGHT  # where the castle lies
    night = np.clip((away - 4.2) / 5.6, 0, 1) ** 0.9
    return pixels.from_array(_mixed(seen, np.array(NIGHT), night)).convert("RGB").resize(sizes, Image.LANCZOS)


def _step(value, soft):
    return np.clip(value / soft + 0.5, 0, 1)


def _mixed(below, above, part):
    return below * (1 - part[..., None]) + above * part[..., None]


def _torchlight(across, up, reach):
    """How much of the torches on the walls reaches each point."""
    light = np.zeros_like(across)
    for along in FIRES:
        for fx, fy in ((along, 20), (along, -20), (20, along), (-20, along)):
            light += np.exp(-((across - fx) ** 2 + (up - fy) ** 2) / (2 * reach**2))
    return np.clip(light, 0, 1)


def _rock(side):
    """Black rock in crags, with moss where it is flat."""
    ridge = 1 - np.abs(surfaces.noise(side, 1.25, 73) - 0.5) * 2.6
    crag = np.clip(0.7 * ridge + 0.5 * surfaces.noise(side, 0.9, 74), 0, 1.3)
    colour = surfaces.ramp(surfaces.spread(surfaces.noise(side, 1.4, 75)), "#1c1a22", "#2f2b33", "#413c44")
    moss = np.clip((surfaces.noise(side, 1.3, 76) - 0.5) * 5, 0, 0.75)
    colour = _mixed(colour, np.array([0.13, 0.17, 0.085]), moss)
    return surfaces.lit(colour, crag, 11.0, ambient=0.25, hollow=1.6)


def _water(side, across, up, away):
    """A still moat: ripples along the wall, the moon on them, and below each torch its trembling light."""
    along_x = np.abs(up) - 20 > np.abs(across) - 20  # above and below the castle
    flat, steep = surfaces.noise(side, 0.85, 77, 0.35, 2.4), surfaces.noise(side, 0.85, 77, 2.4, 0.35)
    ripple = surfaces.spread(ndimage.gaussian_filter(np.where(along_x, flat, steep), 1.2))
    deep = np.clip(away / BANK, 0, 1)
    colour = surfaces.ramp(np.clip(deep * 0.8 + 0.4 * (ripple - 0.5), 0, 1), "#0a1119", "#12222e", "#1c3442")
    glint = np.clip((ripple - 0.62) * 6, 0, 1)
    colour += glint[..., None] * MOON * 0.16
    for along in FIRES:
        for near, out in ((across, up), (up, across)):
            beam = np.exp(-((near - along) ** 2) / (2 * (0.55 + 0.12 * away) ** 2)) * (np.abs(out) > 19.9)
            lit = beam * np.exp(-away / 2.4) * (0.35 + 1.2 * np.clip((ripple - 0.45) * 5, 0, 1))
            colour += lit[..., None] * FIRELIGHT * 0.5
    return np.clip(colour, 0, 1)


def _shore(seen, inland):
    """Wet stones: a thin gleam along the water, and the shade that the bank throws."""
    gleam = np.exp(-((inland - 0.07) ** 2) / (2 * 0.05**2)) * 0.30
    shade = np.exp(-((inland + 0.16) ** 2) / (2 * 0.14**2)) * 0.55
    return np.clip(seen * (1 - shade[..., None]) + gleam[..., None] * MOON * 0.8, 0, 1)


def _foot(side, across, up):
    """Ashlar that spreads below the wall, worn by water."""
    chance = np.random.default_rng(78)
    shades = chance.uniform(0.72, 1.16, 400)
    level = np.abs(up) >= np.abs(across)
    along, out = np.where(level, across, up), np.where(level, np.abs(up), np.abs(across)) - 20
    course = np.floor(out / 0.34).astype(int)
    at = along / 0.86 + 0.5 * (course % 2)
    stone = np.floor(at).astype(int)
    edge = np.minimum(
        np.minimum(at - stone, stone + 1 - at) * 0.86, np.minimum(out / 0.34 % 1, 1 - out / 0.34 % 1) * 0.34
    )
    tone = shades[(stone * 7 + course * 31 + level * 113) % 400] * (0.35 + 0.65 * np.clip(edge / 0.07, 0, 1))
    tone *= 0.8 + 0.4 * surfaces.noise(side, 0.8, 79)
    falls = np.clip(1.05 - 0.55 * out / FOOT, 0, 1)
    return np.array([0.245, 0.222, 0.225]) * (tone * falls)[..., None]


def _firs(image, inland, side):
    """Firs from above: stars of branches, darker below, the moon from the upper left; none in the water."""
    chance = random.Random(80)
    unit, fine = side / ACROSS, 2
    sheet = image.resize((side * fine, side * fine), Image.BICUBIC)
    brush = ImageDraw.Draw(sheet, "RGBA")
    stood = []
    for _ in range(FIRS):
        x, y = chance.uniform(0, side), chance.uniform(0, side)
        tall = unit * chance.uniform(0.7, 1.35)
        if inland[int(y), int(x)] * unit < tall * 0.75:
            continue
        if any(math.hypot(x - ox, y - oy) < (tall + other) * 0.62 for ox, oy, other in stood):
            continue
        stood.append((x, y, tall))
        _fir(brush, x * fine, y * fine, tall * fine, chance)
    return sheet.resize((side, side), Image.LANCZOS)


def _fir(brush, x, y, tall, chance):
    turn, green = chance.uniform(0, 2 * math.pi), chance.uniform(0.8, 1.2)
    brush.polygon(_star(x + tall * 0.3, y + tall * 0.36, tall * 1.02, turn, 9, chance), (4, 4, 8, 150))
    for tier in range(4):
        part = 1 - tier * 0.24
        tone = green * (0.75 + 0.42 * tier)
        colour = tuple(min(255, int(tone * shade)) for shade in (30, 47, 36 + 4 * tier))
        lean = tall * 0.075 * tier
        brush.polygon(_star(x - lean, y - lean, tall * part, turn + tier * 0.5, 10, chance), (*colour, 255))


def _star(x, y, reach, turn, points, chance):
    corners = []
    for i in range(points * 2):
        far = reach * (chance.uniform(0.86, 1.0) if i % 2 == 0 else 0.58)
        angle = turn + math.pi * i / points
        corners.append((x + far * math.cos(angle), y + far * math.sin(angle)))
    return corners


PIECES = (
    Piece(
        "grounds",
        720,
        720,
        grounds,
        photo=True,
        sharp=1.25,
        extra=(("castle", CASTLE / ACROSS), ("night", NIGHT)),
    ),
)
