"""The house's key and the ring it drops on when a game is won, from straight above; the house's card back."""

import math
from functools import partial

from kit import blender, cards, materials
from kit.piece import Piece

KEY, RING = (200, 80), (120, 120)
FELT = ("#3d5a4b", "#2b4035", "#1f2a24", "#101712", "#9fc3ad")


def key_body(metal, accent):
    """A trefoil bow to the left, the bit to the right, 4.8 units long round (0, 0)."""
    along = (0, blender.RADIANS(90), 0)
    for i in range(3):
        angle = math.tau * i / 3 + math.pi
        blender.ring((-1.62 + 0.42 * math.cos(angle), 0.42 * math.sin(angle), 0.2), 0.33, 0.105, metal)
    blender.ring((-1.62, 0, 0.2), 0.19, 0.075, metal)
    blender.ball((-1.62, 0, 0.22), 0.14, accent)
    blender.cylinder((0.42, 0, 0.2), 0.105, 3.0, metal, 0.02, along)
    for x in (-0.92, -0.80, -0.66, 0.92, 1.96):
        blender.ring((x, 0, 0.2), 0.12, 0.055, metal, along)
    blender.ball((2.08, 0, 0.2), 0.14, metal)
    bit = blender.box((1.46, -0.40, 0.2), (0.76, 0.72, 0.16), metal, 0.025)
    for x, y, wide, high in ((1.46, -0.70, 0.12, 0.36), (1.22, -0.44, 0.16, 0.10), (1.70, -0.52, 0.20, 0.10)):
        blender.cut(bit, blender.box((x, y, 0.2), (wide, high, 1), None, 0))


def key(metal, width, height):
    blender.SAMPLES = 32
    blender.scene(width, height, 5.0, shadow=False, zenith=blender.WARM)
    key_body(metal(), materials.lacquer("garnet", (0.40, 0.01, 0.06), (0.22, 0.0, 0.03)))
    return blender.picture()


def ring(width, height):
    blender.SAMPLES = 32
    blender.scene(width, height, 3.0, shadow=False, zenith=blender.WARM)
    iron = materials.steel()
    blender.ring((0, 0, 0.2), 1.22, 0.11, iron)
    blender.cylinder((0, 1.22, 0.2), 0.17, 0.34, materials.brass(), 0.05, (0, blender.RADIANS(90), 0))
    for x in (-0.2, 0.2):
        blender.ring((x, 1.22, 0.2), 0.15, 0.04, materials.brass(), (0, blender.RADIANS(90), 0))
    return blender.picture()


PIECES = (
    Piece("key_brass", *KEY, partial(key, materials.brass), sheet="keys"),
    Piece("key_steel", *KEY, partial(key, materials.steel), sheet="keys"),
    Piece("key_ring", *RING, ring, sheet="keys"),
    Piece("card_back", *cards.DP, lambda width, height: cards.back(FELT).render(width, height)),
)
