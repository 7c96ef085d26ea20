"""The agents and the guard on their feet, as they stand and walk on the board: large heads, small bodies.

One unit is a hundredth of the width. Their heads are those of the portraits.
"""

from functools import partial

from agence_tous_risques import people, stuff
from agence_tous_risques.stuff import CREAM, INK, NAVY, RED, YELLOW, shade, volume
from kit.curves import curve, mirror, polygon
from kit.piece import Piece
from kit.vector import Sheet, ellipse, fill, moved

WIDTH, HEIGHT = 88, 132
_TALL = 150  # units
_NECK = 47  # where a bust is cut off, in its own units


def _form(sheet, path, colour, line=2.4, depth=4, **light):
    return sheet.form(path, sheet.linear(*volume(colour), turn=62), line=line, depth=depth, ink=INK, **light)


def _head(sheet, draw):
    cut = sheet.clip(f"M-120,-120H120V{_NECK}H-120Z")
    return moved(f'<g clip-path="{cut}">{draw(sheet)}</g>', 50, 55, 0.56)


def _leg(sheet, x, cloth, boots, turn):
    leg = curve([(-8, -2), (8, -2), (7.5, 20), (-7.5, 20)])
    boot = curve([(-8.5, 17), (8, 17), (10, 27), (7, 31), (-8, 31), (-11, 27)])
    return moved(_form(sheet, leg, cloth) + _form(sheet, boot, boots), x, 111, turn=turn)


def _arm(sheet, side, cloth, skin, turn):
    sleeve = curve([(-6.5, -4), (6.5, -4), (7, 20), (-6, 20)])
    arm = _form(sheet, ellipse(0.5, 23, 6.6), skin, 2.2, 3) + _form(sheet, sleeve, cloth)
    return moved(f'<g transform="scale({side},1)">{moved(arm, turn=turn)}</g>', 50 + 21 * side, 88)


def _torso(wide=23, hips=17):
    return curve(mirror([(50, 79), (50 + wide * 0.8, 81), (50 + wide, 90), (50 + hips, 117), (50, 119)], 50))


def _captain(sheet):
    button = "".join(_form(sheet, ellipse(50, y, 2.6), YELLOW, 1.4, 1) for y in (96, 105))
    boards = "".join(_form(sheet, stuff.bar(50 + s * 19, 84, 12, 5, 2), YELLOW, 1.8, 2) for s in (-1, 1))
    shirt = _form(sheet, polygon([(42, 79), (58, 79), (50, 95)]), CREAM, 1.8, 2)
    return shirt + button + boards + fill(stuff.bar(50, 112, 34, 4, 1), YELLOW)


def _mechanic(sheet):
    bib = _form(sheet, polygon([(38, 92), (62, 92), (67, 118), (33, 118)]), "#31507a", 2.2, 3)
    straps = "".join(
        _form(
            sheet,
            polygon([(50 + s * 9, 93), (50 + s * 12, 80), (50 + s * 16, 81), (50 + s * 13, 93)]),
            "#31507a",
            1.8,
        )
        for s in (-1, 1)
    )
    return straps + bib + _form(sheet, stuff.bar(50, 104, 13, 9, 2), shade("#31507a", 1.2), 1.6, 2)


def _acrobat(sheet):
    return "".join(
        f'<path d="M27,{y}Q50,{y + 6} 73,{y}" stroke="{RED}" stroke-width="5" fill="none"/>'
        for y in (86, 97, 108)
    )


def _chemist(sheet):
    dress = _form(sheet, polygon([(44, 79), (56, 79), (60, 118), (40, 118)]), "#2f9c63", 2, 3)
    lapels = "".join(
        _form(sheet, polygon([(50 + s * 6, 79), (50 + s * 17, 81), (50 + s * 8, 100)]), "#ffffff", 1.8, 2)
        for s in (-1, 1)
    )
    return dress + lapels


def _guard(sheet):
    belt = fill(stuff.bar(50, 111, 38, 5, 1), INK) + fill(stuff.bar(50, 111, 8, 6, 1), YELLOW)
    return belt + _form(sheet, stuff.burst(60, 94, 7, 6, 0.5), YELLOW, 1.8, 2)


def _figure(draw, skin, cloth, trousers, boots, dressed, stride, width, height):
    """`stride`: caught in mid step; else at rest."""
    sheet = Sheet(100, _TALL)
    legs, arms = ((16, -24), (34, -20)) if stride else ((2, -2), (14, 14))
    torso = _torso()
    inside = dressed(sheet)
    body = sheet.form(torso, sheet.linear(*volume(cloth), turn=62), inside, line=2.6, depth=5, ink=INK)
    sheet.add(
        _leg(sheet, 41, shade(trousers, 0.85), boots, legs[0]),
        _leg(sheet, 59, trousers, boots, legs[1]),
        _arm(sheet, -1, cloth, skin, -arms[0]),
        _head(sheet, draw),
        body,
        _arm(sheet, 1, cloth, skin, -arms[1]),
    )
    return stuff.printed(sheet.render(width, height), 26, 0.2, 0.6)


LOOKS = (
    ("figure_0", people.captain, "#a9713f", NAVY, shade(CREAM, 0.92), "#1c2233", _captain),
    ("figure_1", people.mechanic, "#f2c49b", "#d9622b", "#31507a", "#5a3a22", _mechanic),
    ("figure_2", people.acrobat, "#6b4226", CREAM, "#1e9c94", RED, _acrobat),
    ("figure_3", people.chemist, "#f6d3b3", "#f4efe4", "#2f9c63", "#3a2f5c", _chemist),
    ("figure_guard", people.guard, "#d9a57e", "#39415a", "#2b3147", INK, _guard),
)

PIECES = tuple(
    Piece(
        name + ("_walks" if stride else ""), WIDTH, HEIGHT, partial(_figure, *look, stride), sheet="figures"
    )
    for name, *look in LOOKS
    for stride in (False, True)
)
