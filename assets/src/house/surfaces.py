"""What the house's things lie on: felt, paper, a wooden table, and the table's edge."""

import numpy as np
from kit import pixels, surfaces
from kit.piece import Piece

FELT = ("#121915", "#1a2420", "#202c26", "#2a3a32", "#35483e")
PAPER = ("#d8c7aa", "#e4d6bf", "#ebdfcc", "#f1e7d8")
WALNUT = ("#1d0e06", "#3a1d0d", "#59301a", "#7a4a2a", "#8f5c36")
EDGE, BORDER = 192, 44


def felt(width, height):
    return pixels.from_array(surfaces.felt(width, *FELT))


def paper(width, height):
    return pixels.from_array(surfaces.paper(width, *PAPER))


def wood(width, height):
    return pixels.from_array(surfaces.wood(width, *WALNUT, planks=3))


def edge(width, height):
    """A moulding of wood round a table: the grain runs along each side, so it may be stretched along it."""
    grain = surfaces.wood(width, *WALNUT, seed=31)
    y, x = np.mgrid[:height, :width]
    sides = np.stack([y, width - 1 - x, height - 1 - y, x])
    depth, side = sides.min(0), sides.argmin(0)
    thick = BORDER * width / EDGE
    across = np.clip(depth / thick, 0, 1)
    colour = np.where((side % 2 == 0)[..., None], grain, grain.transpose(1, 0, 2))
    slope = _profile(across + 0.02) - _profile(across - 0.02)
    towards = np.array([1, -1, -1, 1])[side]  # top and left face the lamp, the others turn away from it
    light = 1 + np.clip(slope * towards * 9, -0.68, 0.9)
    mitre = np.sort(sides, 0)
    seam = np.clip((mitre[1] - mitre[0]) / 2.5, 0.45, 1)
    brass = np.exp(-(((across - 0.86) / 0.045) ** 2))[..., None]
    colour = colour * (light * seam)[..., None] * 1.15
    colour = colour * (1 - brass) + np.array([0.85, 0.64, 0.25]) * np.clip(light, 0.6, 1.5)[..., None] * brass
    shadow = np.clip(1 - (depth - thick) / (14 * width / 384), 0, 1) ** 2 * 0.55
    alpha = np.where(depth < thick, 1, shadow * (depth >= thick))
    return pixels.from_array(np.dstack([np.where((depth < thick)[..., None], colour, 0.03), alpha]))


def _profile(at):
    """The height of the moulding from its outer edge (0) to its inner one (1)."""
    at = np.clip(at, 0, 1)
    return np.interp(
        at, [0, 0.12, 0.3, 0.6, 0.72, 0.8, 0.86, 0.92, 1], [0, 0.16, 0.22, 0.24, 0.16, 0.15, 0.2, 0.15, 0.0]
    )


PIECES = (
    Piece("felt", 128, 128, felt, photo=True, tile=True),
    Piece("paper", 192, 192, paper, photo=True, tile=True),
    Piece("wood", 256, 256, wood, photo=True, tile=True),
    Piece("table_edge", EDGE, EDGE, edge, border=(BORDER + 8,) * 4, colours=160),
)
