"""The twenty-four ancestors in gilt frames: a lord and a lady a pair, with the animal that tells which.

Portraits 2k and 2k + 1 are the lord and the lady of pair k.
"""

import math
from functools import partial

from kit.piece import Piece
from kit.vector import Sheet, ellipse, fill, moved, outline, rounded
from roc_noir import beasts, beasts_aside, families, ladies, lords
from roc_noir.families import AXIS, EYES, LINES

SIZE = (96, 96)
BOX = 480
WINDOW = rounded(34, 34, 412, 412, 14)
BEASTS = (
    beasts.owl,
    beasts.fox,
    beasts_aside.raven,
    beasts.wolf,
    beasts.deer,
    beasts_aside.swan,
    beasts.cat,
    beasts.boar,
    beasts_aside.falcon,
    beasts.dragon,
    beasts_aside.greyhound,
    beasts_aside.snake,
)


def portrait(number, width, height):
    line, lady = LINES[number // 2], number % 2 == 1
    sheet = Sheet(BOX, BOX)
    inside = _ground(sheet, line) + _sitter(sheet, line, number // 2, lady)
    animal = moved(BEASTS[number // 2](sheet), 36, 232, 1.03)
    halo = moved(fill(ellipse(100, 112, 104), "#160a10", 0.4, "soft"), 36, 232, 1.03)
    sheet.add(f'<g clip-path="{sheet.clip(WINDOW)}">{inside}{halo}</g>', _frame(sheet), animal)
    return sheet.render(width, height)


def _sitter(sheet, line, pair, lady):
    top = (AXIS, EYES - line.face[1] * 0.62, line.face[0] / 84)
    face = families.head(sheet, line) + families.eyes(sheet, line, lady)
    if lady:
        worn = moved(ladies.fringe(sheet, line) + ladies.HATS[pair](sheet, line), *top)
        mouth = families.pout(sheet, line)
        parts = [
            ladies.behind(sheet, line),
            families.coat(sheet, line, True),
            face,
            families.brows(line, 7, False),
        ]
        return "".join([*parts, mouth, families.nose(sheet, line), worn])
    mouth = families.grin(sheet, line) + lords.moustache(sheet, line)
    worn = moved(lords.tufts(sheet, line) + lords.HATS[pair](sheet, line), *top)
    parts = [families.coat(sheet, line, False), face, lords.beard(sheet, line), mouth]
    return "".join([*parts, families.nose(sheet, line), families.brows(line, 13, True), worn])


def _ground(sheet, line):
    """The family's colour, and its pattern for those who see none."""
    light, colour, dark = line.ground
    wall = fill(WINDOW, sheet.radial(light, colour, dark, at=(0.6, 0.35), reach=0.8))
    return wall + f'<g fill="{dark}" stroke="{dark}" opacity=".38">{PATTERNS[line.pattern]()}</g>'


def _grid(draw, step):
    return "".join(
        draw(x + step / 2 * (row % 2), y)
        for row, y in enumerate(range(40, 470, step))
        for x in range(20, 480, step)
    )


def _rings():
    return _grid(lambda x, y: f'<circle cx="{x}" cy="{y}" r="17" fill="none" stroke-width="6"/>', 60)


def _stripes():
    return "".join(f'<path d="M{x},30H{x + 24}V450H{x}Z" stroke="none"/>' for x in range(40, 450, 52))


def _lozenges():
    return _grid(
        lambda x, y: f'<path d="M{x},{y - 22}L{x + 16},{y}L{x},{y + 22}L{x - 16},{y}Z" stroke="none"/>', 56
    )


def _stars():
    star = "M0,-17L4,-4L17,0L4,4L0,17L-4,4L-17,0L-4,-4Z"
    return _grid(lambda x, y: f'<path d="{star}" transform="translate({x},{y})" stroke="none"/>', 58)


def _leaves():
    leaf = "M0,22Q-18,0 0,-24Q18,0 0,22Z"
    return _grid(
        lambda x, y: f'<path d="{leaf}" transform="translate({x},{y}) rotate(38)" stroke="none"/>', 52
    )


def _waves():
    row = "M20," + "{y}" + "".join("q15,-20 30,0t30,0" for _ in range(8))
    return "".join(f'<path d="{row.format(y=y)}" fill="none" stroke-width="7"/>' for y in range(60, 450, 38))


def _rays():
    reach = 460
    return "".join(
        f'<path d="M{AXIS},{EYES}L{AXIS + reach * math.cos(a):.0f},{EYES + reach * math.sin(a):.0f}'
        f'L{AXIS + reach * math.cos(a + 0.16):.0f},{EYES + reach * math.sin(a + 0.16):.0f}Z" stroke="none"/>'
        for a in (i * math.tau / 18 for i in range(18))
    )


def _checks():
    return "".join(
        f'<path d="M{x},{y}h44v44h-44Z" stroke="none"/>'
        for i, x in enumerate(range(34, 446, 44))
        for j, y in enumerate(range(34, 446, 44))
        if (i + j) % 2
    )


def _dots():
    return _grid(lambda x, y: f'<circle cx="{x}" cy="{y}" r="10" stroke="none"/>', 46)


def _cobwebs():
    rays = "".join(
        f'<path d="M446,34L{446 + 500 * math.cos(a):.0f},{34 + 500 * math.sin(a):.0f}" stroke-width="5"/>'
        for a in (1.6, 1.9, 2.2, 2.5, 2.8, 3.1)
    )
    rings = "".join(
        f'<circle cx="446" cy="34" r="{r}" fill="none" stroke-width="4"/>' for r in (60, 120, 180, 240, 300)
    )
    return f'<g stroke="#8c86a0">{rays}{rings}</g>'


PATTERNS = {
    "rings": _rings,
    "stripes": _stripes,
    "lozenges": _lozenges,
    "stars": _stars,
    "leaves": _leaves,
    "waves": _waves,
    "rays": _rays,
    "checks": _checks,
    "dots": _dots,
    "cobwebs": _cobwebs,
}


def _frame(sheet):
    """Gilt moulding with a leaf at every corner; the animal looks over it."""
    gold = sheet.linear("#fff0bd", "#e3b14e", "#a96a1f", "#6d3f10", "#d09a44", turn=52)
    outer = rounded(4, 4, 472, 472, 26)
    corner = sheet.form("M10,10H78C66,26 50,30 44,44C30,50 26,66 10,78Z", gold, line=5, depth=5)
    corners = "".join(f'<g transform="rotate({90 * turn} 240 240)">{corner}</g>' for turn in range(4))
    return (
        fill(f"{outer}{WINDOW}", gold)
        + outline(rounded(16, 16, 448, 448, 20), 4, "#fff3c4").replace("<path", '<path opacity=".7"')
        + outline(rounded(25, 25, 430, 430, 16), 5, "#7c4a12")
        + outline(outer, 6, "#3a1d10")
        + outline(WINDOW, 7, "#2b1408")
        + corners
    )


PIECES = tuple(
    Piece(f"portrait_{number}", *SIZE, partial(portrait, number), sheet=f"portraits_{number // 6}")
    for number in range(24)
)
