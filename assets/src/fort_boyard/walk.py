"""What the walk on the ramparts is made of: worn flagstones, the doors of the cells below it, and the surf.

The app bends slabs and doors along the walk, and tints the slabs; light comes from the upper left on all.
"""

from functools import partial

import numpy as np
from kit import pixels, surfaces
from kit.piece import Piece
from kit.vector import INK, Sheet, ellipse, fill, outline, rounded
from scipy import ndimage, spatial

SIDE = 64  # dp
STONE = ("#8f8573", "#bdb29c", "#ded5c2", "#f3ecdd", "#fffaf0")
ARCH = "M14,128V58C14,26 36,10 64,10C92,10 114,26 114,58V128Z"
DOORWAY = "M26,128V60C26,36 42,22 64,22C86,22 102,36 102,60V128Z"
SURF = (128, 32)


def slab(number, width, height):
    """One flagstone: rounded by feet, pitted, with a crack in every other one."""
    size = max(width, height)
    y, x = (np.mgrid[:size, :size] + 0.5) / size
    wave = 0.012 * (surfaces.spread(surfaces.noise(size, 1.9, 60 + number)) - 0.5)
    edge = np.minimum(np.minimum(x, 1 - x), np.minimum(y, 1 - y)) + wave
    face = np.clip((edge - 0.012) / 0.075, 0, 1) ** 0.55
    cloud = surfaces.spread(surfaces.noise(size, 1.7, 70 + number))
    grain, pits = (
        surfaces.noise(size, 0.7, 80 + number),
        surfaces.spread(surfaces.noise(size, 1.0, 90 + number)),
    )
    pits = np.clip(pits - 0.68, 0, 1) * 2.6
    bend = x + 0.16 * (surfaces.spread(surfaces.noise(size, 2.0, 50 + number)) - 0.5) + 0.3 * (y - 0.5)
    crack = np.exp(-(((bend - 0.3 - 0.13 * number) / 0.008) ** 2)) * (number % 2) * (y > 0.35)
    level = 0.60 + 0.42 * (cloud - 0.5) + 0.3 * (grain - 0.5) - 0.4 * pits - 0.5 * crack
    level = np.clip(level * (0.30 + 0.70 * face), 0, 1)
    relief = ndimage.gaussian_filter(1.5 * face + 0.18 * grain - 0.3 * pits - 0.6 * crack, size / 200)
    colour = surfaces.lit(surfaces.ramp(level, *STONE), relief, 26, ambient=0.5, hollow=0.4)
    return pixels.resize(pixels.from_array(colour).convert("RGBA"), width, height)


def cell(lit, width, height):
    """A doorway under its arch: lit by a lamp within, or dark behind bars."""
    sheet = Sheet(128, 128)
    sheet.add(fill("M0,0H128V128H0Z", sheet.linear("#6b5f4b", "#8c7d63", "#a39173")))
    for row, (top, low) in enumerate(((0, 30), (32, 62), (64, 94), (96, 126))):
        for left, right in ((-20, 30), (32, 96), (98, 150)) if row % 2 else ((-4, 62), (66, 132)):
            stone = rounded(left + 1, top + 1, right - left - 2, low - top - 1, 4)
            sheet.add(fill(stone, sheet.linear("#b3a283", "#8f7f63"), 0.75), outline(stone, 1.6, "#3a3022"))
    stones = sheet.linear("#efe2c4", "#c9b68f", "#9c8963")
    sheet.add(
        fill(ARCH, "#120b06", 0.6, "fine"),
        fill(ARCH, stones),
        outline(ARCH, 4, INK),
    )
    for x1, y1, x2, y2 in (
        (14, 92, 26, 92),
        (102, 92, 114, 92),
        (15, 52, 28, 55),
        (113, 52, 100, 55),
        (29, 26, 39, 36),
        (99, 26, 89, 36),
        (55, 10, 57, 23),
        (73, 10, 71, 23),
    ):
        sheet.add(f'<path d="M{x1},{y1}L{x2},{y2}" stroke="{INK}" stroke-width="2.4"/>')
    if lit:
        glow = sheet.radial("#fff6c9", "#ffd978", "#eea63a", "#9a4f12", at=(0.5, 0.42), reach=0.72)
        sheet.add(fill(DOORWAY, glow))
        sheet.add(fill("M26,128V112H102V128Z", sheet.linear(("#5a2c0a", 0.1), ("#5a2c0a", 0.75))))
    else:
        sheet.add(fill(DOORWAY, sheet.linear("#0a0f1a", "#16202f", "#27374a")))
        iron = sheet.linear("#5c6672", "#c3ccd6", "#4b545f", turn=0)
        clip = sheet.clip(DOORWAY)
        bars = "".join(
            fill(f"M{x - 4},16H{x + 4}V128H{x - 4}Z", iron)
            + outline(f"M{x - 4},16H{x + 4}V128H{x - 4}Z", 1.6, INK)
            for x in (40, 56, 72, 88)
        )
        beams = "".join(
            fill(rounded(24, y, 80, 8, 3), sheet.linear("#c3ccd6", "#5c6672"))
            + outline(rounded(24, y, 80, 8, 3), 1.6, INK)
            for y in (56, 96)
        )
        rivets = "".join(fill(ellipse(x, y + 4, 3), "#e7edf2") for x in (40, 56, 72, 88) for y in (56, 96))
        sheet.add(f'<g clip-path="{clip}">{bars}{beams}{rivets}</g>')
    sheet.add(outline(DOORWAY, 4, INK), outline("M0,0H128V128H0Z", 3, "#2a2117"))
    return sheet.render(width, height)


def surf(width, height):
    """Where waves break: white at the stone, which is below; a lace of bubbles that thins outwards."""
    y, x = np.mgrid[:height, :width] / height
    y, long = 1 - y, width / height  # in heights: 0 at the wall
    chance = np.random.default_rng(44)
    reach = 0.40 + sum(
        tall * np.sin(2 * np.pi * (times * x / long + chance.uniform()))
        for times, tall in ((1, 0.06), (2, 0.07), (3, 0.05), (5, 0.04), (8, 0.025))
    )
    holes = np.column_stack([chance.uniform(0, long, 330), chance.uniform(-0.1, 1.1, 330)])
    holes = np.vstack([np.add(holes, (around * long, 0)) for around in (-1, 0, 1)])
    near, _ = spatial.cKDTree(holes).query(np.column_stack([x.ravel(), y.ravel()]), 2)
    wall = ((near[:, 1] - near[:, 0]) * np.sqrt(330 / long)).reshape(x.shape)  # 0 between two bubbles
    far = y / reach
    lace = np.clip(1 - wall / np.clip(1.15 - 0.75 * far, 0.05, 2), 0, 1) ** 0.7
    alpha = np.clip(1.25 - 0.95 * far, 0, 1) * lace + 0.30 * np.clip(1.5 - far, 0, 1) * np.clip(far, 0, 1)
    alpha += 0.55 * np.exp(-(((far - 1) / 0.10) ** 2)) * (0.4 + 0.6 * lace)  # the wave's own lip
    alpha = np.clip(alpha, 0, 1) * np.clip((1 - y) / 0.2, 0, 1)
    tone = np.array([0.86, 0.97, 0.97]) + 0.12 * alpha[..., None]
    return pixels.from_array(np.dstack([np.clip(tone, 0, 1), alpha]))


PIECES = (
    *(Piece(f"slab_{number}", SIDE, SIDE, partial(slab, number), sheet="walk") for number in range(4)),
    Piece("cell_lit", SIDE, SIDE, partial(cell, True), sheet="walk"),
    Piece("cell_shut", SIDE, SIDE, partial(cell, False), sheet="walk"),
    Piece("surf", *SURF, surf, sheet="walk"),
)
