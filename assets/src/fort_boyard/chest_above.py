"""The treasure chest in the court: the little fort of the home screen, seen from straight above."""

import random
from functools import partial

from house import chest
from house.chest_fort_boyard import DEEP, around, limestone, oval
from kit import blender, materials, pixels
from kit.piece import Piece

SIDE = 252  # dp: it is the stage of the end; three of them fill a sheet of 1024 pixels
ACROSS = 3.5  # closed and open are framed alike, so that one may follow the other in place


def drawn(name, width, height):
    blender.SAMPLES = 24
    blender.scene(width, height, ACROSS, target=(0, 0.34, 0), sky=0.55, zenith=blender.WARM)
    stone, gold = limestone(), materials.gold()
    _wall(stone)
    if name == "closed":
        _roof(stone, gold, (0, 0, 0))
    else:
        _roof(stone, gold, (0, 2 * DEEP - 0.28, -0.85))
        _inside(name == "open")
    chest.lock((0, -0.82, 1.02), 1.1)
    return pixels.clean(blender.picture(), floor=0.12, fade=round(width / 5))  # no shadow to the frame's edge


def _wall(stone):
    """Rings of stone, the lower the wider, so that their steps show from above."""
    wet = materials.stone("wet", (0.16, 0.15, 0.11), (0.07, 0.075, 0.06))
    blender.outline(oval(0.16), 0.16, wet, (0, 0, 0.10), 0.06)
    for grow, height, place in ((0.09, 0.5, 0.3), (0.0, 1.0, 0.66)):
        ring = blender.outline(oval(grow), height, stone, (0, 0, place), 0.03)
        blender.cut(ring, blender.outline(oval(-0.17), 1.6, None, (0, 0, 1.0), 0))


def _roof(stone, gold, place):
    """A vault of gold with ribs and a ball, on a rim of stone; thrown back, it lies behind the wall."""
    handle = blender.empty(place)
    plain = materials.make(
        "leaf gold", (1, 0.66, 0.18), (0.80, 0.43, 0.09), 1, 0.3, 6, bump=0.12, grain=16, worn=(1, 0.9, 0.6)
    )
    blender.outline(oval(0.05), 0.16, stone, (0, 0, 1.24), 0.05, parent=handle)
    for grow, low, high in (
        (-0.06, 1.31, 0.14),
        (-0.18, 1.44, 0.13),
        (-0.32, 1.56, 0.12),
        (-0.48, 1.67, 0.09),
    ):
        blender.outline(oval(grow), high, plain, (0, 0, low + high / 2), 0.05, parent=handle)
    for x, y, _ in around(20, 0.0, 0.5):
        blender.ball((x, y, 1.33), 0.055, gold, parent=handle)
    blender.cylinder((0, 0, 1.78), 0.20, 0.06, gold, 0.02, parent=handle)
    blender.ball((0, 0, 1.86), 0.14, gold, parent=handle)


def _inside(full):
    """Dark wood to the bottom; coins to the brim, or the few that are left."""
    blender.outline(oval(-0.16), 0.05, materials.walnut(), (0, 0, 0.35), 0.01)
    stone = limestone()
    for x, y, angle in around(26, -0.04):
        blender.box((x, y, 1.19), (0.16, 0.16, 0.10), stone, 0.025, (0, 0, angle))
    if full:
        chest.coins((0, 0, 0.82), (0.98, 0.46), 0.30, 150, 9)
        _notes(11, (0.80, 0.34), 1.14, 3)
    else:
        chest.coins((-0.34, -0.10, 0.38), (0.48, 0.30), 0.12, 20, 4)
        _notes(2, (0.46, 0.22), 0.52, 8)


def _notes(count, spread, high, seed):
    """Banknotes, thrown: paper of three colours, with a light field on each."""
    chance = random.Random(seed)
    field = materials.make("field", (0.75, 0.70, 0.52), None, 0, 0.8, bump=0)
    inks = [
        materials.make(name, colour, None, 0, 0.75, bump=0)
        for name, colour in (
            ("sage", (0.16, 0.30, 0.15)),
            ("rose", (0.48, 0.11, 0.07)),
            ("blue", (0.09, 0.20, 0.36)),
        )
    ]
    for number in range(count):
        place = (chance.uniform(-1, 1) * spread[0], chance.uniform(-1, 1) * spread[1], high + number * 0.015)
        turn = (chance.uniform(-0.15, 0.15), chance.uniform(-0.15, 0.15), chance.uniform(-0.9, 0.9))
        handle = blender.empty(place, turn)
        blender.box((0, 0, 0), (0.50, 0.25, 0.012), inks[number % 3], 0.004, parent=handle)
        blender.box((0, 0, 0.008), (0.42, 0.17, 0.004), field, 0.001, parent=handle)
        blender.cylinder((0, 0, 0.011), 0.06, 0.004, inks[number % 3], 0.001, sides=24, parent=handle)


NAMES = {"closed": "chest_closed", "open": "chest_open", "low": "chest_open_low"}
PIECES = tuple(
    Piece(name, SIDE, SIDE, partial(drawn, state), sheet="chests") for state, name in NAMES.items()
)
