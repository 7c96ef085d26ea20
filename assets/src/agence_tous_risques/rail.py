"""The rail of the agency: khaki round printer's dots on navy, captions with a thick line, as in comics."""

import numpy as np
from kit import rails
from kit.vector import fill

NAVY, DOT = np.array([0.085, 0.125, 0.235]), np.array([0.135, 0.19, 0.33])


def ground(width, height):
    """Dots on a slant, larger where the print is stronger."""
    y, x = np.mgrid[:height, :width] * 16.0 / width
    u, v = (x + y) / 2, (x - y) / 2
    strength = 0.26 + 0.16 * np.sin(2 * np.pi * y / 16) * np.sin(2 * np.pi * x / 16)
    distance = np.hypot(np.mod(u, 1) - 0.5, np.mod(v, 1) - 0.5)
    dots = np.clip((strength - distance) * width / 26, 0, 1)[..., None]
    return rails.image(NAVY * (1 - dots) + DOT * dots)


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


PIECES = rails.pieces(
    ground,
    edge,
    rails.knob(("#ffe69a", "#ffd23f", "#b98a12"), "#14100c", "square"),
    rails.bordered("#fff3dc", "#14100c", "#fff3dc", 4.2, radius=2, extra=[fill("M58,67H69V56Z", "#b3261e")]),
    rails.plate(
        ("#ffffff", "#fff3dc", "#f1dfb8"), ("#14100c", "#14100c", "#14100c"), "#14100c", "#14100c", 7
    ),
    (1.0, 0.965, 0.88),
)
