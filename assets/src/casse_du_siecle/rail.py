"""The rail of the vault: brushed steel round a blueprint, drawing paper, and plates of steel."""

import numpy as np
from kit import rails, surfaces
from kit.vector import fill

PLAN = np.array([0.045, 0.125, 0.205])


def ground(width, height):
    """A blueprint: fine lines, stronger ones, a few strokes of a draughtsman."""
    y, x = np.mgrid[:height, :width]
    fine, strong = width / 16, width / 4
    lines = np.zeros((height, width))
    for axis in (x, y):
        lines += 0.10 * (np.mod(axis, fine) < width / 256) + 0.16 * (np.mod(axis, strong) < width / 170)
    distance = np.hypot(x - width * 0.5, y - height * 0.5)
    for radius in (0.2, 0.31):
        lines += 0.12 * (np.abs(distance - radius * width) < width / 300)
    cloud = surfaces.spread(surfaces.noise(width, 1.7, 3))
    return rails.image(
        PLAN * (0.8 + 0.4 * cloud)[..., None] + np.array([0.35, 0.62, 0.78]) * lines[..., None] * 0.7
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


PIECES = rails.pieces(
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
