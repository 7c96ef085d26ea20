"""The banknotes: six values told apart by colour and by what is engraved, and the one back of them all.

The app writes the value on the right, which is left calm.
"""

import math
from functools import partial

from fort_boyard.limbs import INK, brush, form, shade
from kit.curves import curve, mirror, polygon
from kit.piece import Piece
from kit.vector import Sheet, ellipse, fill, hole, moved, outline, rounded

WIDTH, HEIGHT = 168, 80
INKS = ("#7FA37A", "#6F9DB8", "#9A86BC", "#D99A4E", "#C65B4E", "#D9B23F")  # by value
EDGE = rounded(0.8, 0.8, WIDTH - 1.6, HEIGHT - 1.6, 5)
FIELD = rounded(5, 5, WIDTH - 10, HEIGHT - 10, 3)


def engraved(colour, x, y, rings=9):
    """A rosette of fine crossing lines, as banknotes have against copying."""
    paths = []
    for ring in range(rings):
        points = []
        for step in range(121):
            angle = math.tau * step / 120
            far = 12 + 3.4 * ring + (2.5 + 0.5 * ring) * math.sin(12 * angle + ring % 2 * math.pi)
            points.append(f"{x + far * math.cos(angle) * 1.15:.1f},{y + far * math.sin(angle):.1f}")
        paths.append("M" + "L".join(points) + "Z")
    return f'<path d="{"".join(paths)}" fill="none" stroke="{colour}" stroke-width=".7" opacity=".6"/>'


def swell(colour, opacity):
    """Fine waves from side to side."""
    lines = []
    for row in range(9):
        points = [
            f"{x},{8 + row * 8 + 2.2 * math.sin(x / 7 + row * 1.3):.1f}" for x in range(4, WIDTH - 2, 2)
        ]
        lines.append("M" + "L".join(points))
    return f'<path d="{"".join(lines)}" fill="none" stroke="{colour}" stroke-width=".8" opacity="{opacity}"/>'


def fish(sheet, colour):
    body = curve([(-22, 0), (-10, -11), (6, -10), (15, -1), (6, 10), (-10, 10)])
    tail = curve([(12, 0), (24, -11), (21, 0), (24, 11)])
    scales = "".join(brush([(x, -5), (x + 4, 0), (x, 5)], 1.6, INK) for x in (-4, 3))
    return (
        form(sheet, tail, colour, 2.6, 2)
        + form(sheet, body, colour, 2.6, 3)
        + scales
        + fill(ellipse(-14, -2, 2.2), INK)
    )


def boat(sheet, colour):
    hull = curve([(-20, 10), (20, 10), (12, 20), (-12, 20)])
    sails = form(sheet, polygon([(-2, -22), (-2, 6), (-18, 6)]), "#fff7e4", 2.6, 2)
    sails += form(sheet, polygon([(3, -16), (3, 6), (16, 6)]), colour, 2.6, 2)
    return brush([(0, -23), (0, 10)], 2.6, INK) + sails + form(sheet, hull, shade(colour, 0.7), 2.6, 3)


def anchor(sheet, colour):
    shank = "M-3,-14H3V20H-3Z"
    stock = rounded(-12, -10, 24, 5.5, 2)
    arms = "M-22,4L-13,2L-14,8Q-8,16 0,16Q8,16 14,8L13,2L22,4L19,13Q10,24 0,24Q-10,24 -19,13Z"
    ring = ellipse(0, -18, 6) + hole(0, -18, 3)
    return "".join(form(sheet, path, colour, 2.4, 2) for path in (arms, shank, stock, ring))


def wheel(sheet, colour):
    spokes = "".join(
        moved(form(sheet, "M-2.2,0V-20Q-3.4,-23 0,-25Q3.4,-23 2.2,-20V0Z", colour, 2, 2), turn=turn)
        for turn in range(0, 360, 45)
    )
    rim = form(sheet, ellipse(0, 0, 16) + hole(0, 0, 11.5), colour, 2.2, 2)
    return spokes + rim + form(sheet, ellipse(0, 0, 5), shade(colour, 1.4), 2.2, 2)


def castle(sheet, colour):
    wall = "M-22,22V-8H-16V-3H-9V-8H-4V-3H4V-8H9V-3H16V-8H22V22Z"
    tower = "M-9,-2V-24H-4.5V-19H-2V-24H2V-19H4.5V-24H9V-2Z"
    gate = fill("M-5,22V12A5,5 0 0 1 5,12V22Z", INK)
    windows = "".join(fill(rounded(x - 1.6, 4, 3.2, 7, 1.5), INK) for x in (-14, 14))
    return form(sheet, tower, colour, 2.4, 2) + form(sheet, wall, colour, 2.4, 3) + gate + windows


def crown(sheet, colour):
    points = curve(mirror([(0, -18), (3, -6), (9, 2), (16, -4), (24, -12), (18, 14), (0, 16)], 0))
    band = rounded(-18, 10, 36, 9, 2)
    balls = "".join(
        form(sheet, ellipse(x, y, 3.6), shade(colour, 1.4), 2, 2)
        for x, y in ((-24, -13), (0, -20), (24, -13))
    )
    gems = "".join(fill(ellipse(x, 14.5, 2.2), "#b3261e") for x in (-10, 0, 10))
    return form(sheet, points, colour, 2.4, 3) + form(sheet, band, colour, 2.4, 2) + balls + gems


MOTIFS = (fish, boat, anchor, wheel, castle, crown)


def _paper(sheet, colour):
    ground = sheet.linear(shade(colour, 1.38), colour, shade(colour, 0.82), turn=35)
    sheet.add(
        fill(EDGE, "#f8eccb"),
        f'<g clip-path="{sheet.clip(FIELD)}">{fill(FIELD, ground)}{swell(shade(colour, 1.5), 0.45)}</g>',
        outline(FIELD, 1.2, shade(colour, 0.5)),
        outline(rounded(7.5, 7.5, WIDTH - 15, HEIGHT - 15, 2), 0.8, shade(colour, 1.5)),
        outline(EDGE, 1.4, "#5b452a"),
    )


def face(value, width, height):
    sheet, colour = Sheet(WIDTH, HEIGHT), INKS[value]
    _paper(sheet, colour)
    disc = sheet.radial("#fffaf0", "#f6e7c1", "#dcc08a", at=(0.42, 0.38))
    calm = fill(rounded(84, 20, 72, 40, 8), "#fff6dd", 0.72) + outline(
        rounded(84, 20, 72, 40, 8), 1, shade(colour, 0.5)
    )
    sheet.add(
        f'<g clip-path="{sheet.clip(FIELD)}">{engraved(shade(colour, 0.45), 42, 40)}</g>',
        sheet.form(ellipse(42, 40, 29), disc, line=1.8, depth=3, shade=0.25, ink=shade(colour, 0.4)),
        moved(MOTIFS[value](sheet, shade(colour, 0.85)), 42, 40, 0.82),
        calm,
    )
    return sheet.render(width, height)


def back(width, height):
    """The same for all values: the compass of the fort, and no colour of any of them."""
    sheet, colour = Sheet(WIDTH, HEIGHT), "#1b7380"
    _paper(sheet, colour)
    star = "".join(
        moved(
            fill(polygon([(0, -reach), (broad, -broad), (0, 0)]), "#c99a3c")
            + fill(polygon([(0, -reach), (-broad, -broad), (0, 0)]), "#fff3d0")
            + outline(polygon([(0, -reach), (broad, -broad), (0, 0), (-broad, -broad)]), 1, INK),
            turn=turn,
        )
        for reach, broad, start in ((16, 5, 45), (23, 6, 0))
        for turn in range(start, start + 360, 90)
    )
    sheet.add(
        f'<g clip-path="{sheet.clip(FIELD)}">{engraved("#bfe3e0", 84, 40, 13)}</g>',
        sheet.form(
            ellipse(84, 40, 27), sheet.radial("#17808a", "#0d5f6d", "#07404d"), line=1.8, depth=3, ink=INK
        ),
        moved(star, 84, 40),
        moved(fish(sheet, "#bfe3e0"), 140, 40, 0.6, 180),
        moved(fish(sheet, "#bfe3e0"), 28, 40, 0.6),
    )
    return sheet.render(width, height)


PIECES = [
    *(Piece(f"note_{value}", WIDTH, HEIGHT, partial(face, value), sheet="notes") for value in range(6)),
    Piece("note_back", WIDTH, HEIGHT, back, sheet="notes"),
]
