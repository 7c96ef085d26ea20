"""A combination dial: steel housing, black glass, a knurled brass roll whose grooves all look alike."""

import numpy as np
from kit import pixels, surfaces
from kit.piece import Piece
from kit.vector import Sheet, ellipse, fill, outline, rounded

HOUSING, WINDOW, ROLL = (200, 150), (160, 64), (180, 60)
GROOVES = 12  # in a roll's tile: one every 15 dp
STEEL = ("#aeb9c0", "#7c8a93", "#55626b", "#3d4850", "#5f6c75")


def housing(width, height):
    """A plate with a screw in every corner."""
    sheet = Sheet(*HOUSING)
    body, inner = rounded(4, 3, 190, 141, 14), rounded(11, 10, 176, 127, 9)
    sheet.add(
        fill(rounded(6, 6, 190, 141, 14), "#03070a", 0.6, "fine"),
        fill(body, sheet.linear(*STEEL, turn=62)),
        outline(body, 1.4, "#10171b"),
        fill(inner, sheet.linear("#262f35", "#333e45", "#434f57", turn=80)),
        outline(inner, 1.6, "#0d1317"),
        outline(rounded(5.4, 4.4, 187.2, 138.2, 12.8), 1, "#e6eef2").replace("<path", '<path opacity=".55"'),
        outline(rounded(12.6, 11.8, 172.8, 123.8, 8), 0.9, "#8fa0aa").replace("<path", '<path opacity=".35"'),
    )
    for x in (17.5, 180.5):
        for y in (16.5, 130.5):
            sheet.add(_screw(sheet, x, y))
    brush = surfaces.noise(max(width, height), 0.7, 41, 10.0, 0.15)[:height, :width]
    pixels_ = np.asarray(sheet.render(width, height)).astype(float) / 255
    pixels_[..., :3] *= (1 + 0.22 * (surfaces.spread(brush) - 0.5))[..., None]
    return pixels.from_array(pixels_)


def _screw(sheet, x, y):
    return (
        fill(ellipse(x + 0.4, y + 0.8, 4.6), "#0a0f12", 0.7)
        + fill(ellipse(x, y, 4.2), sheet.radial("#f2f6f8", "#a3afb6", "#4c5860"))
        + f'<path d="M{x - 2.6},{y + 1.8}L{x + 2.6},{y - 1.8}" stroke="#1b2328" stroke-width="1.3"/>'
    )


def window(width, height):
    """Black glass behind a brass rim, with a streak of light in it."""
    sheet = Sheet(*WINDOW)
    rim, glass = rounded(2, 2, 156, 60, 11), rounded(6, 6, 148, 52, 7.5)
    gleam = "M8,14C8,10 10,8 14,8H146C150,8 152,10 152,14V22C110,14 50,16 8,28Z"
    sheet.add(
        fill(rim, sheet.linear("#f3d689", "#b98632", "#6d4512", "#c99544", turn=70)),
        outline(rim, 1.2, "#1b1005"),
        fill(glass, sheet.linear("#030608", "#0a1216", "#101b20")),
        outline(glass, 1.6, "#000000"),
        fill(gleam, "#dff3f5", 0.10),
        '<path d="M10,56H150" stroke="#4FD1C5" stroke-width="1" opacity=".25"/>',
    )
    return sheet.render(width, height)


def roll(width, height):
    """Repeats from left to right; lit from above as a lying roll is."""
    y = (np.arange(height) + 0.5) / height * 2 - 1
    x = np.arange(width) / width * GROOVES % 1
    round_ = np.sqrt(np.clip(1 - (0.98 * y) ** 2, 0, 1))
    light = 0.24 + 0.60 * np.clip(-0.62 * y + 0.78 * round_, 0, 1) + 0.5 * np.exp(-(((y + 0.42) / 0.13) ** 2))
    ridge = np.interp(
        x, [0, 0.1, 0.2, 0.3, 0.62, 0.72, 0.84, 1], [0.28, 0.32, 0.9, 1.12, 0.98, 0.72, 0.3, 0.28]
    )
    groove = 1 - (1 - ridge)[None] * np.clip(round_ * 1.4, 0, 1)[:, None]
    level = np.clip(light[:, None] * groove * 0.86, 0, 1)
    colour = surfaces.ramp(level, "#140a02", "#5b3910", "#a8772a", "#dfae52", "#fff0c2")
    tooth = np.random.default_rng(3).standard_normal((height, width, 1))
    return pixels.from_array(colour * (1 + 0.02 * tooth))


PIECES = (
    Piece("dial", *HOUSING, housing, sheet="dials", border=(24, 24, 24, 24)),
    Piece("dial_window", *WINDOW, window, sheet="dials", border=(18, 18, 18, 18)),
    Piece("dial_wheel", *ROLL, roll, photo=True, tile=True, extra=(("groove", ROLL[0] / GROOVES),)),
)
