"""The rail of the castle: chiselled stone round dark slate, old parchment, plates of pale stone."""

import numpy as np
from kit import rails, surfaces

SLATE = ("#131117", "#1a171f", "#221e28", "#2a2631", "#34303b")
STONES = 3  # of a strip


def ground(width, height):
    cloud, chips = surfaces.noise(width, 1.5, 7), surfaces.noise(width, 0.8, 8)
    cleft = np.abs(surfaces.noise(width, 1.9, 9, 0.6, 1.8) - 0.5)
    level = 0.6 * surfaces.spread(cloud) + 0.4 * surfaces.spread(chips)
    level -= 0.3 * np.clip(1 - cleft * 22, 0, 1)
    tone = surfaces.ramp(np.clip(level, 0, 1), *SLATE)
    return rails.image(surfaces.lit(tone, rails.soft(level, width / 260), 4, hollow=1.0))


def edge(width, height):
    """Blocks with a chiselled rim; torchlight falls on their inner side."""
    at = rails.across(width, height)
    x = np.mod(np.arange(width)[None] * STONES / width, 1)
    joint = np.minimum(x, 1 - x) * width / STONES
    rim = np.clip(np.minimum(joint, np.minimum(at, 1 - at) * height) / (height * 0.16), 0, 1)
    pits = rails.grain(width, height, 11, 1.0, 0.8)
    stone = np.floor(np.arange(width)[None] * STONES / width)
    tone = np.array([0.92, 1.06, 1.0])[stone.astype(int)]
    level = 0.8 * rim**0.5 + 0.3 * pits
    colour = np.array([0.42, 0.39, 0.43]) * (tone * (0.62 + 0.5 * pits))[..., None]
    strip = rails.moulded(colour * (0.35 + 0.65 * rim**0.4)[..., None], level, 0.0, 5)
    torch = np.clip((at - 0.45) / 0.55, 0, 1)[..., None] ** 2 * np.array([0.42, 0.22, 0.05])
    return rails.image(strip + torch * rim[..., None])


PIECES = rails.pieces(
    ground,
    edge,
    rails.knob(("#b9aeb4", "#6c646e", "#2c2830"), "#0e0c10", "square"),
    rails.bordered("#8c1c13", "#4a3015", "#fff0c8", 2.6, radius=4),
    rails.plate(
        ("#f6ecd6", "#e5d7b8", "#c9b68f"), ("#8d8377", "#56504c", "#7c746b"), "#6b5836", "#17130f", 6
    ),
    (0.94, 0.87, 0.71),
)
