"""The rail of the fort: a rope along a night sea, sailcloth, and plates of limestone."""

import numpy as np
from kit import rails, surfaces
from kit.vector import fill

SEA = ("#08222f", "#0a2c3b", "#0e3848", "#124453", "#1a5565")
ROPE = np.array([0.86, 0.70, 0.44])


def ground(width, height):
    """A calm swell, so dark that light letters stand out."""
    y, x = np.mgrid[:height, :width] / width
    bend = 0.06 * surfaces.spread(surfaces.noise(width, 2.2, 4))
    waves = sum(
        tall * (1 - np.abs(np.sin(np.pi * (right * (x + bend) + down * (y + bend)))))
        for right, down, tall in ((1, 4, 1.0), (-2, 6, 0.7), (3, 8, 0.5))
    )
    waves = surfaces.spread(rails.soft(waves, width / 200))
    return rails.image(surfaces.lit(surfaces.ramp(0.75 * waves, *SEA), waves, 5, gloss=0.08, hollow=0.4))


def edge(width, height):
    """Three strands, laid over each other."""
    at = rails.across(width, height)
    x = np.arange(width)[None] / width
    round_ = np.sqrt(np.clip(1 - (2 * at - 1) ** 2, 0, 1))
    lay = np.mod(6 * x + 0.8 * at, 1)
    strand = np.sin(np.pi * lay) ** 0.6
    fibre = 0.5 + 0.5 * np.sin(2 * np.pi * (30 * x + 9 * at))
    level = 0.9 * round_ + 0.35 * strand + 0.05 * fibre
    colour = ROPE * (0.45 + 0.55 * strand)[..., None] * (0.85 + 0.15 * fibre)[..., None]
    strip = rails.moulded(colour, level, 0.05, 5)
    return rails.image(strip * np.clip(round_ * 1.8, 0.12, 1)[..., None])


PIECES = rails.pieces(
    ground,
    edge,
    rails.knob(("#f6dca0", "#c99a55", "#7a5427"), "#2a1a0a"),
    rails.bordered(
        "#9a7b45",
        "#5c4420",
        "#fff4d6",
        2.4,
        extra=[fill(f"M{x},{y}h5v1.6h-5Z", "#8a6a38") for x in range(10, 60, 9) for y in (5.2, 64.2)],
    ),
    rails.plate(
        ("#fff8e4", "#efe2c2", "#dcc9a0"), ("#d9c7a2", "#a8946c", "#c9b68e"), "#8d7850", "#2c2010", 8
    ),
    (0.97, 0.91, 0.77),
)
