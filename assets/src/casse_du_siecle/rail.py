"""The rail of the vault: brushed steel round a blueprint, drawing paper, and plates of steel."""

import math
from dataclasses import replace

import numpy as np
from kit import rails, surfaces
from kit.curves import polygon
from kit.vector import Sheet, ellipse, fill, moved, rounded

PLAN = np.array([0.045, 0.125, 0.205])
GROUND = 256
PALE = "#8cc4ea"


def ground(width, height):
    """A blueprint: fine lines, stronger ones, and what a burglar has drawn between them."""
    y, x = np.mgrid[:height, :width]
    fine, strong = width / 16, width / 4
    lines = np.zeros((height, width))
    for axis in (x, y):
        lines += 0.07 * (np.mod(axis, fine) < width / 512) + 0.13 * (np.mod(axis, strong) < width / 340)
    cloud = surfaces.spread(surfaces.noise(width, 1.7, 3))
    colour = PLAN * (0.8 + 0.4 * cloud)[..., None] + np.array([0.35, 0.62, 0.78]) * lines[..., None] * 0.7
    drawn = np.asarray(_drawings().render(width, height)).astype(float) / 255
    alpha = drawn[..., 3:] * (0.8 + 0.2 * cloud[..., None])
    return rails.image(colour * (1 - alpha) + drawn[..., :3] * alpha)


def _drawings():
    """A gear, a key, a wheel and a lock, with their axes and measures; none crosses the tile's edge."""
    sheet = Sheet(GROUND, GROUND)
    parts = (
        moved(_gear(), 66, 64, 1, 8),
        moved(_key(), 190, 70, 1, -32),
        moved(_handwheel(), 186, 186),
        moved(_lock(), 64, 192),
    )
    sheet.add(
        f'<g fill="none" stroke="{PALE}" stroke-width="1.3" stroke-linejoin="round" opacity=".3">'
        f"{''.join(parts)}</g>"
    )
    return sheet


def _path(path, more=""):
    return f'<path d="{path}" {more}/>'


def _axes(reach):
    dashes = 'stroke-dasharray="9 3 2 3" opacity=".7"'
    return _path(f"M{-reach},0H{reach}M0,{-reach}V{reach}", dashes)


def _gear():
    rim = []
    for tooth in range(12):
        for part, far in ((-0.36, 36), (-0.2, 43), (0.2, 43), (0.36, 36)):
            angle = math.tau * (tooth + part) / 12
            rim.append((far * math.cos(angle), far * math.sin(angle)))
    holes = "".join(
        _path(ellipse(22 * math.cos(math.tau * i / 6), 22 * math.sin(math.tau * i / 6), 7)) for i in range(6)
    )
    return _path(polygon(rim)) + holes + _path(ellipse(0, 0, 9)) + _path(ellipse(0, 0, 4)) + _axes(54)


def _key():
    bits = "M14,-5H46V5H40V16H34V9H29V18H22V5H14"
    return (
        _path(ellipse(-8, 0, 22))
        + _path(ellipse(-14, 0, 10))
        + _path(bits)
        + _path("M-30,30H46M-30,26V34M46,26V34", 'opacity=".7"')
        + _axes(0)
    )


def _handwheel():
    spokes = "".join(
        _path(f"M0,0L{38 * math.cos(math.tau * i / 8):.1f},{38 * math.sin(math.tau * i / 8):.1f}")
        + _path(ellipse(44 * math.cos(math.tau * i / 8), 44 * math.sin(math.tau * i / 8), 4))
        for i in range(8)
    )
    return _path(ellipse(0, 0, 38)) + _path(ellipse(0, 0, 32)) + _path(ellipse(0, 0, 12)) + spokes + _axes(56)


def _lock():
    hole = "M-5,-2A7,7 0 1,1 5,-2L9,17H-9Z"
    return (
        _path(rounded(-38, -30, 76, 60, 8))
        + _path(rounded(-31, -23, 62, 46, 5))
        + _path(ellipse(0, 0, 21))
        + _path(hole)
        + _path("M-38,42H38M-38,38V46M38,38V46", 'opacity=".7"')
        + _axes(52)
    )


def edge(width, height):
    """Steel brushed along the edge, with a groove, and a rivet now and then."""
    at = rails.across(width, height)
    brushed = rails.grain(width, height, 5, 14.0, 0.35)
    level = rails.profile(at, (0, 0), (0.14, 0.6), (0.6, 0.62), (0.68, 0.3), (0.76, 0.55), (0.9, 0.5), (1, 0))
    y, x = np.mgrid[:height, :width]
    rivet = np.hypot(x - width / 2, y - height * 0.37) / (height * 0.2)
    level = level + 0.28 * np.clip(1 - rivet**2, 0, 1) - 0.15 * (np.abs(rivet - 1.15) < 0.14)
    colour = np.array([0.60, 0.66, 0.69]) * (0.72 + 0.34 * brushed)[..., None]
    strip = rails.moulded(colour, level, 0.25, 6)
    return rails.image(rails.line(strip, at, 0.97, 0.06, (0.02, 0.05, 0.08), 0.8))


_GROUND, *_REST = rails.pieces(
    ground,
    edge,
    rails.knob(("#f2f7f8", "#9aa8ae", "#4a565c"), "#12181c"),
    rails.bordered(
        "#2f7fa8",
        "#123a63",
        "#ffffff",
        2.0,
        radius=2,
        extra=[fill(f"M{x},{y}h6v1.4h-6Z", "#123a63") for x in (6, 60) for y in (13, 56)],
    ),
    rails.plate(
        ("#fbfeff", "#e2eaed", "#c4d0d5"), ("#aab7bd", "#66747b", "#93a1a8"), "#5a6970", "#0c1418", 7
    ),
    (0.93, 0.97, 0.98),
)
PIECES = (replace(_GROUND, width=GROUND, height=GROUND), *_REST)
