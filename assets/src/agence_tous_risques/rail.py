"""The rail of the agency: khaki round printer's dots on navy, captions with a thick line, as in comics."""

from dataclasses import replace

import numpy as np
from kit import rails
from kit.curves import curve, polygon
from kit.vector import Sheet, ellipse, fill, moved, outline, rounded

GROUND = 256
PENCIL = "#7f9be0"
NAVY, DOT = np.array([0.085, 0.125, 0.235]), np.array([0.135, 0.19, 0.33])


def ground(width, height):
    """Dots on a slant, larger where the print is stronger, and the plan of the operation in pale pencil."""
    y, x = np.mgrid[:height, :width] * 32.0 / width
    u, v = (x + y) / 2, (x - y) / 2
    strength = 0.26 + 0.16 * np.sin(2 * np.pi * y / 16) * np.sin(2 * np.pi * x / 16)
    distance = np.hypot(np.mod(u, 1) - 0.5, np.mod(v, 1) - 0.5)
    dots = np.clip((strength - distance) * width / 52, 0, 1)[..., None]
    colour = NAVY * (1 - dots) + DOT * dots
    drawn = np.asarray(_plan().render(width, height)).astype(float) / 255
    return rails.image(colour * (1 - drawn[..., 3:]) + drawn[..., :3] * drawn[..., 3:])


def _plan():
    """The fortress with the way in, a flask, a set that watches, a foot: none crosses the tile's edge."""
    sheet = Sheet(GROUND, GROUND)
    parts = (
        moved(_fortress(), 70, 70),
        moved(_flask(), 192, 62, 1, 14),
        moved(_eye(), 62, 194),
        *(moved(_foot(), x, y, 1, turn) for x, y, turn in ((158, 218, 40), (186, 204, 58), (206, 178, 30))),
        _path("M150,150C165,130 200,140 214,120M214,120l-2,11M214,120l-11,1"),
    )
    sheet.add(
        f'<g fill="none" stroke="{PENCIL}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round" '
        f'opacity=".26">{"".join(parts)}</g>'
    )
    return sheet


def _path(path, more=""):
    return f'<path d="{path}" {more}/>'


def _fortress():
    """Walls with towers, seen from above; the way winds to a cross."""
    towers = "".join(_path(ellipse(x, y, 8)) for x in (-46, 46) for y in (-40, 40))
    walls = _path("M-38,-40H38M46,-32V32M38,40H8M-12,40H-38M-46,32V-32")
    way = _path("M-2,52V26H30V-26H-30V12H0", 'stroke-dasharray="6 5"')
    return walls + towers + way + _path("M-6,6L6,-6M-6,-6L6,6")


def _flask():
    glass = polygon([(-8, -36), (8, -36), (8, -14), (34, 30), (28, 38), (-28, 38), (-34, 30), (-8, -14)])
    bubbles = "".join(_path(ellipse(x, y, r)) for x, y, r in ((-6, 24, 5), (8, 16, 3.4), (3, 30, 2.4)))
    return _path(glass) + _path("M-20,10H20M-12,-36H12") + bubbles


def _eye():
    lid = curve([(-22, 0), (0, -12), (22, 0), (0, 12)])
    return (
        _path(rounded(-42, -26, 84, 56, 9))
        + _path(rounded(-32, -18, 64, 40, 7))
        + _path(lid)
        + _path(ellipse(0, 0, 7))
        + _path("M-8,-26L-20,-44M8,-26L20,-44")
    )


def _foot():
    return _path(ellipse(0, -6, 6, 9)) + _path(ellipse(0, 11, 4.4, 5))


def edge(width, height):
    """Painted steel between two lines of ink, with a worn rim and stencilled dashes."""
    at = rails.across(width, height)
    x = np.arange(width)[None] / width
    worn = rails.grain(width, height, 21, 2.0, 0.9)
    level = rails.profile(at, (0, 0.2), (0.12, 0.7), (0.8, 0.7), (0.95, 0.2), (1, 0.1)) + 0.04 * worn
    colour = np.array([0.34, 0.38, 0.17]) * (0.85 + 0.28 * worn)[..., None]
    dash = (np.mod(x * 3, 1) < 0.42) & (np.abs(at - 0.46) < 0.09)
    colour = np.where(dash[..., None], np.array([1.0, 0.86, 0.3]) * (0.8 + 0.2 * worn)[..., None], colour)
    strip = rails.moulded(colour, level, 0.05, 5)
    for where in (0.03, 0.95):
        strip = rails.line(strip, at, where, 0.085, (0.06, 0.05, 0.05))
    return rails.image(strip)


def _mounts():
    """The slip is held at its corners, as a photograph in a file is."""
    return [
        _mount(x, y, across, down) for x, across in ((2, 15), (70, -15)) for y, down in ((1, 15), (68, -15))
    ]


def _mount(x, y, across, down):
    corner = polygon([(x, y), (x + across, y), (x, y + down)])
    return fill(corner, "#6f7a35") + outline(corner, 1.8, "#14100c")


_GROUND, *_REST = rails.pieces(
    ground,
    edge,
    rails.knob(("#ffe69a", "#ffd23f", "#b98a12"), "#14100c", "square"),
    rails.bordered("#fff3dc", "#14100c", "#fff3dc", 4.2, radius=2, extra=_mounts()),
    rails.plate(
        ("#ffffff", "#fff3dc", "#f1dfb8"), ("#14100c", "#14100c", "#14100c"), "#14100c", "#14100c", 7
    ),
    (1.0, 0.965, 0.88),
)
PIECES = (replace(_GROUND, width=GROUND, height=GROUND), *_REST)
