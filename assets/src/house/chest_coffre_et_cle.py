"""The casket of Le Coffre et la Clé: aubergine velvet, gold bands, claw feet; a key on a cushion inside."""

from functools import partial

from house import chest
from kit import blender, materials
from kit.piece import Piece


def barrel(radius, width, metal, handle, hollow=None, x=0.0):
    """Half a barrel along x, in the lid's coordinates; `hollow` leaves only its shell and ends."""
    thing = blender.cylinder(
        (x, -0.75, 0), radius, width, metal, 0.03, (0, blender.RADIANS(90), 0), sides=96, parent=handle
    )
    blender.cut(thing, blender.box((x, -0.75, -1), (width + 1, 4, 2), None, 0, parent=handle))
    if hollow:
        inside = width - 0.2 if width > 1 else 3
        flat = (0, blender.RADIANS(90), 0)
        blender.cut(thing, blender.cylinder((x, -0.75, 0), hollow, inside, None, 0, flat, parent=handle))


def casket(opened, width, height):
    chest.stage(width, height)
    gold = materials.gold()
    cloth = materials.make(
        "aubergine", (0.135, 0.020, 0.125), (0.085, 0.013, 0.083), 0, 0.85, 5, bump=0.25, sheen=0.12, grain=42
    )
    body = blender.box((0, 0, 0.70), (2.4, 1.5, 0.95), cloth, 0.05)
    blender.cut(body, blender.box((0, 0, 1.0), (2.2, 1.3, 1.2), None, 0))
    for z, high in ((0.24, 0.14), (1.13, 0.12)):
        _band(z, high, gold)
    for x in (-1.16, 1.16):
        for y in (-0.70, 0.70):
            blender.ball((x, y, 0.13), 0.17, gold, (1, 1, 0.85))
            blender.cylinder((x, y, 0.70), 0.085, 0.86, gold, 0.02)
            blender.ball((x, y, 1.15), 0.12, gold)
    for x in (-0.58, 0.58):  # quilting buttons
        for z in (0.52, 0.86):
            blender.ball((x, -0.76, z), 0.055, gold)
            blender.box((x, -0.755, z), (0.30, 0.02, 0.02), gold, 0.005, (0, blender.RADIANS(45), 0))
            blender.box((x, -0.755, z), (0.30, 0.02, 0.02), gold, 0.005, (0, blender.RADIANS(-45), 0))
    _lid(opened, cloth, gold)
    chest.lock((0, -0.80, 0.80), 1.15)
    if opened:
        _key_on_cushion(gold)
    return chest.taken()


def _band(z, high, gold):
    for y in (-0.76, 0.76):
        blender.box((0, y, z), (2.5, 0.07, high), gold, 0.025)
    for x in (-1.22, 1.22):
        blender.box((x, 0, z), (0.07, 1.5, high), gold, 0.025)


def _lid(opened, cloth, gold):
    handle = chest.hinge(0.75, 1.20, opened)
    inside = 0.66 if opened else None
    barrel(0.75, 2.4, cloth, handle, inside)
    for x in (-1.14, -0.40, 0.40, 1.14):
        barrel(0.80, 0.13, gold, handle, inside, x)
    if not opened:
        blender.box((0, -1.51, 0.05), (2.46, 0.06, 0.11), gold, 0.02, parent=handle)
        blender.ball((0, -0.75, 0.86), 0.13, gold, parent=handle)


def _key_on_cushion(gold):
    rose = materials.make("rose", (0.62, 0.10, 0.22), (0.40, 0.05, 0.13), 0, 0.9, 5, bump=0.2, grain=40)
    blender.ball((0, 0, 0.92), 1.0, rose, (1.02, 0.60, 0.34))
    flat = (0, blender.RADIANS(90), 0.30)
    blender.cylinder((0.10, -0.12, 1.28), 0.055, 1.0, gold, 0.01, flat)
    blender.ring((-0.52, -0.31, 1.28), 0.20, 0.06, gold, (0.35, 0, 0))
    blender.box((0.46, -0.14, 1.28), (0.10, 0.30, 0.08), gold, 0.02, (0, 0, 0.30))
    blender.box((0.30, -0.20, 1.28), (0.08, 0.26, 0.08), gold, 0.02, (0, 0, 0.30))


PIECES = tuple(
    Piece(f"chest_coffre_et_cle{name}", chest.SIZE, chest.SIZE, partial(casket, opened))
    for name, opened in (("", False), ("_open", True))
)
