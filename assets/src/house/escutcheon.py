"""The brass plate with a keyhole on which a finger rests while a secret is read."""

import math

from house.plates import BRASS
from house.symbols import KEYHOLE
from kit.curves import polygon, smooth
from kit.piece import Piece
from kit.vector import INK, Sheet, ellipse, fill, moved, outline

SIDE = 128
PETALS, REACH, WAVE = 8, 56.5, 3.0


def _scalloped(reach, wave):
    """A round plate with a waved rim."""
    points = []
    for step in range(PETALS * 8):
        turn = math.tau * step / (PETALS * 8)
        far = reach + wave * math.cos(turn * PETALS)
        points.append((64 + far * math.cos(turn), 62 + far * math.sin(turn)))
    return polygon(smooth(points, closed=True, steps=3))


def escutcheon(width, height):
    sheet = Sheet(SIDE, SIDE)
    plate, dish, well = _scalloped(REACH, WAVE), ellipse(64, 62, 46), ellipse(64, 62, 33)
    brass = sheet.linear(*BRASS, turn=60)
    groove = sheet.linear("#7c4a12", "#f3d487", turn=60)
    bowl = sheet.radial("#8f5c1c", "#c48c34", "#f4d88c", at=(0.55, 0.6), reach=0.62)
    sheet.add(
        fill(_scalloped(REACH + 1, WAVE), "#0a0604", 0.6, "fine").replace(
            "<path", '<path transform="translate(1,5)"'
        ),
        sheet.form(plate, brass, depth=5, line=2.2, shade=0.35),
        outline(_scalloped(REACH - 3.5, WAVE), 1, "#fff6d8").replace("<path", '<path opacity=".7"'),
        fill(dish, groove),
        outline(dish, 1.4, "#4a2c0c"),
        fill(ellipse(64, 62, 43), bowl),
        outline(ellipse(64, 62, 43), 1, "#5d3810"),
        fill(well, sheet.linear("#a86a20", "#e7bd5f", "#fff0bd", turn=60)),
        outline(well, 1.2, "#5d3810"),
    )
    for turn in range(PETALS):
        x, y = (64 + 51 * math.cos(math.tau * turn / PETALS), 62 + 51 * math.sin(math.tau * turn / PETALS))
        sheet.add(
            fill(ellipse(x, y, 3.1), sheet.radial("#fffbe6", "#c08a36", "#5d3810")),
            outline(ellipse(x, y, 3.1), 0.8, "#2b1608"),
        )
    light = moved(fill(KEYHOLE, "#fff0c0", 0.9), 65, 64.6, 0.62)
    hole = moved(fill(KEYHOLE, "#140a04") + outline(KEYHOLE, 3, INK), 64, 62, 0.62)
    sheet.add(light, hole)
    return sheet.render(width, height)


PIECES = (Piece("escutcheon", SIDE, SIDE, escutcheon),)
