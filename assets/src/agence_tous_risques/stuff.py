"""The comic's hand: ink and volume over lit stone, printer's dots where it is dark. All seen from above."""

import math

import numpy as np
from kit import pixels, surfaces
from kit.curves import polygon
from kit.vector import Sheet, fill, outline, rounded
from PIL import Image

INK, NAVY, CREAM, RED, YELLOW = "#10141f", "#1d2b4f", "#fff3dc", "#b3261e", "#ffd23f"
KHAKI, BLUE, STONE, STEEL = "#4a5320", "#2f6fc4", "#8d93a6", "#aeb7c6"
TEAL, PLUM, ORANGE = "#1e8c86", "#7a3e9d", "#e0701b"
LAB = {"1": TEAL, "2": PLUM, "3": ORANGE}


def shade(colour, part):
    """Darker below 1, lighter above."""
    values = [int(colour[i : i + 2], 16) for i in (1, 3, 5)]
    mixed = [v * part if part <= 1 else v + (255 - v) * (part - 1) for v in values]
    return "#" + "".join(f"{max(0, min(255, round(v))):02x}" for v in mixed)


def volume(colour):
    """The three tones of a lit thing."""
    return shade(colour, 1.35), colour, shade(colour, 0.66)


def printed(image, dots=24, strength=0.3, dark=0.72):
    """Dots that grow with the darkness under them, `dots` of them across: the comic's print."""
    array = np.asarray(image.convert("RGBA")).astype(float) / 255
    height, width = array.shape[:2]
    light = np.asarray(pixels.resize(image, max(2, width // 8), max(2, height // 8)).convert("L"))
    light = np.asarray(Image.fromarray(light).resize((width, height), Image.BICUBIC)).astype(float) / 255
    y, x = np.mgrid[:height, :width]
    pitch = width / dots
    u, v = (x + y) / pitch % 1 - 0.5, (x - y) / pitch % 1 - 0.5
    reach = 0.62 * np.sqrt(np.clip((dark - light) / dark, 0, 1))
    dot = np.clip((reach - np.hypot(u, v)) * pitch / 2.2 + 0.5, 0, 1) * (reach > 0.05)
    ink = np.array([0.06, 0.08, 0.14])
    array[..., :3] += (ink - array[..., :3]) * (strength * dot)[..., None]
    return pixels.from_array(array)


def stone(size, tones, seed, relief=1.8):
    """Worn flags, lit: seamless."""
    cloud, grit = surfaces.noise(size, 1.6, seed), surfaces.noise(size, 0.7, seed + 1)
    pits = np.clip(surfaces.spread(surfaces.noise(size, 1.0, seed + 2)) - 0.62, 0, 1)
    height = 0.5 * cloud + 0.16 * grit - 0.4 * pits
    return surfaces.lit(surfaces.ramp(surfaces.spread(0.7 * cloud + 0.3 * grit), *tones), height, relief)


def tones(colour):
    return shade(colour, 0.8), colour, shade(colour, 1.22)


def laid(ground, drawing, size):
    """A drawing upon a ground (0..1); both fill the picture."""
    base = pixels.from_array(ground).convert("RGBA")
    return Image.alpha_composite(base, drawing.render(*size))


def cut(image, path, view):
    """Only what lies within a path, drawn in a frame of `view` units."""
    mask = Sheet(*view)
    mask.add(fill(path, "#ffffff"))
    image.putalpha(mask.render(*image.size).getchannel("A"))
    return image


def burst(x, y, radius, tips, depth=0.72, turn=0.0):
    """The star that a comic shouts in."""
    points = []
    for spoke in range(2 * tips):
        far, angle = (radius if spoke % 2 == 0 else radius * depth), math.pi * spoke / tips + turn
        points.append((x + far * math.sin(angle), y - far * math.cos(angle)))
    return polygon(points)


def regular(x, y, radius, corners, turn=0.0):
    """`turn` in parts of a corner."""
    angles = [2 * math.pi * (corner + turn) / corners for corner in range(corners)]
    return polygon([(x + radius * math.sin(angle), y - radius * math.cos(angle)) for angle in angles])


def bar(x, y, width, height, radius=1.0):
    return rounded(x - width / 2, y - height / 2, width, height, radius)


def inked(sheet, path, colour, line, depth):
    """A thing with volume and an ink line."""
    return sheet.form(path, colour, line=line, depth=depth, ink=INK)


def contour(path, width=2.4):
    return outline(path, width, INK)
