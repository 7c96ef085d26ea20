"""What secrets are read on: the inside of an envelope, printed all over with keyholes.

It is darker than other paper, so that the pale rim round letters can weigh as much as their ink; and from
across the table the words on it are lost among the keyholes.
"""

import numpy as np
from kit import pixels, surfaces
from kit.piece import Piece

TILE = 96
GROUND = ("#c3ae8d", "#cab594", "#cfbb9a", "#d5c2a2")
INK = np.array([0.40, 0.30, 0.19])
STRONG, FAINT = 0.3, 0.12  # of the ink: in a keyhole, and in the waves between them
LOZENGE = 0.31  # of the ink: in the dark lozenges of the ground
PITCH = 48  # dp from one keyhole to the next in its row; every other row is shifted by half of that
LINES = 24  # waves to a side of the tile


def paper(width, height):
    ground = surfaces.paper(width, *GROUND)
    y, x = np.mgrid[:height, :width] * (TILE / width)
    print_ = np.maximum(STRONG * _keyholes(x, y), FAINT * _waves(x, y))
    shade = (1 - (1 - print_) * (1 - LOZENGE * _lozenges(x, y)))[..., None]
    return pixels.from_array(ground * (1 - shade) + INK * shade)


def _keyholes(x, y):
    """1 within a keyhole, and a thin ring round each."""
    row = np.floor(y / PITCH)
    across = (x + PITCH / 2 * (row % 2)) % PITCH - PITCH / 2
    up = PITCH / 2 - y % PITCH
    ward = np.hypot(across, up - 4.5) - 6.6
    slot = np.maximum(np.abs(across) - (3.0 - 0.20 * (up - 3)), np.abs(up + 4) - 8.0)
    ring = np.abs(np.hypot(across, up) - 18) - 0.7
    return _inside(np.minimum(ward, slot)) + 0.8 * _inside(ring)


def _lozenges(x, y):
    """The ground is a harlequin's: the keyholes of every other row stand on darker lozenges."""
    across = np.abs(x % PITCH - PITCH / 2)
    down = np.abs((y + PITCH / 2) % (2 * PITCH) - PITCH)
    return _inside(6 * (across / (PITCH / 2) + down / PITCH - 1))


def _inside(distance):
    return np.clip(0.5 - distance, 0, 1)


def _waves(x, y):
    turn = 2 * np.pi / TILE
    return np.clip(np.sin(turn * LINES * y + 2.5 * np.sin(turn * 4 * x)), 0, 1)


PIECES = (Piece("secret_paper", TILE, TILE, paper, photo=True, tile=True),)
