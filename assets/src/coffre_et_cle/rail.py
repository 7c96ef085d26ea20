"""The rail of the chest and the key: gilded wood round aubergine damask, cards with a line of gold."""

import numpy as np
from kit import rails, surfaces
from kit.vector import fill

VELVET = ("#1d0f22", "#26142b", "#311b37", "#3c2243", "#482a4f")


def ground(width, height):
    """A damask: leaves round a bud, twice in a tile, of the same silk as what lies between them."""
    y, x = np.mgrid[:height, :width] / width
    x, y = np.mod(2 * x + np.floor(2 * y) * 0.5, 1) - 0.5, np.mod(2 * y, 1) - 0.5
    angle, far = np.arctan2(np.abs(x), -y), np.hypot(x * 1.25, y)
    leaf = 0.30 + 0.10 * np.cos(6 * angle) + 0.05 * np.cos(14 * angle)
    figure = np.clip((leaf - far) * 30, 0, 1) - np.clip((leaf * 0.62 - far) * 30, 0, 1)
    figure += np.clip((leaf * 0.4 - far) * 30, 0, 1)
    pile = surfaces.spread(surfaces.noise(width, 0.4, 3))
    value = np.clip(0.25 + 0.34 * rails.soft(figure, width / 300) + 0.2 * pile, 0, 1)
    return rails.image(surfaces.ramp(value, *VELVET))


def edge(width, height):
    """A moulding of gold leaf with a row of beads between two fillets."""
    at = rails.across(width, height)
    x = np.mod(np.arange(width)[None] * 12.0 / width, 1) - 0.5
    level = rails.profile(at, (0, 0), (0.1, 0.5), (0.24, 0.55), (0.3, 0.2), (0.7, 0.2), (0.78, 0.5), (1, 0.1))
    bead = np.clip(1 - ((x * width / 12) ** 2 + ((at - 0.5) * height) ** 2) / (height * 0.19) ** 2, 0, 1)
    level = level + 0.5 * np.sqrt(bead)
    leaf = rails.grain(width, height, 31, 3.0, 0.9)
    colour = np.array([0.80, 0.60, 0.26]) * (0.8 + 0.3 * leaf)[..., None]
    hollow = (level < 0.26)[..., None]
    colour = np.where(hollow, np.array([0.25, 0.10, 0.16]), colour)
    return rails.image(rails.moulded(colour, level, 0.3, 5))


PIECES = rails.pieces(
    ground,
    edge,
    rails.knob(("#fff3c4", "#e4b95b", "#7c4a12"), "#2b1608"),
    rails.bordered(
        "#b98a35",
        "#6b4314",
        "#fff6d8",
        2.2,
        radius=6,
        extra=[fill(f"M{x},{y - 3}l3,3l-3,3l-3,-3Z", "#c0912f") for x in (9, 63) for y in (8, 61)],
    ),
    rails.plate(
        ("#fffaf0", "#f7ebd9", "#e8d3b8"), ("#e4b95b", "#9a6a26", "#d3a44c"), "#b98a35", "#2b1608", 12
    ),
    (0.985, 0.94, 0.86),
)
