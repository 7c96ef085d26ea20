"""Hands, arms and profiles of the people who play the trials: brush lines with volume and one ink contour.

In a medallion's units: a hundred from its middle to its edge. A hand points up, its palm about (0, 0); a
profile looks to the right, the middle of its head about (0, 0).
"""

import math

from kit.curves import curve, polygon
from kit.vector import ellipse, fill, outline

INK = "#1c1410"
SKINS = ("#f3c69c", "#b97a48", "#7a4a2b", "#e3a877")
FINGERS = ((-16, -10), (-5.5, -3), (5.5, 4), (16, 11))  # where each starts, and how far it leans in degrees
LENGTHS = (34, 40, 37, 27)


def shade(colour, part):
    """Darker below 1, lighter above."""
    values = [int(colour[i : i + 2], 16) for i in (1, 3, 5)]
    mixed = [v * part if part <= 1 else v + (255 - v) * (part - 1) for v in values]
    return "#" + "".join(f"{max(0, min(255, round(v))):02x}" for v in mixed)


def tones(colour):
    return shade(colour, 1.3), colour, shade(colour, 0.68)


def form(sheet, path, colour, line=3.6, depth=6, **light):
    return sheet.form(path, sheet.linear(*tones(colour), turn=60), line=line, depth=depth, ink=INK, **light)


def brush(points, width, colour, opacity=1.0):
    return (
        f'<path d="{curve(points, closed=False)}" fill="none" stroke="{colour}" stroke-width="{width}" '
        f'stroke-linecap="round" stroke-linejoin="round" opacity="{opacity}"/>'
    )


def tubes(limbs, colour, ink=3.4):
    """Limbs that grow out of one another, (points, width) each: one contour, light from the upper left."""
    parts = [brush(points, width + 2 * ink, INK) for points, width in limbs]
    parts += [brush(points, width, shade(colour, 0.72)) for points, width in limbs]
    parts += [brush([(x - 1.1, y - 1.1) for x, y in points], width - 3, colour) for points, width in limbs]
    for points, width in limbs:
        if points[0] == points[-1]:  # part of a palm
            continue
        lit = [(x - width * 0.16, y - width * 0.16) for x, y in points]
        parts.append(brush(lit, width * 0.28, shade(colour, 1.35), 0.75))
    return "".join(parts)


def finger(place, length, lean=0.0):
    """From the palm's upper edge."""
    x, angle = FINGERS[place]
    turn = math.radians(angle + lean)
    tip = (x + length * math.sin(turn), -16 - length * math.cos(turn))
    return [(x * 0.86, -6), (x, -16), tip]


def arm(sheet, colour, length=120, wide=34):
    """A sleeve with its cuff, below the hand."""
    sleeve = polygon([(-wide / 2, 34), (wide / 2, 34), (wide / 2 + 7, length), (-wide / 2 - 7, length)])
    cuff = polygon([(-wide / 2 - 4, 30), (wide / 2 + 4, 30), (wide / 2 + 4, 42), (-wide / 2 - 4, 42)])
    return form(sheet, sleeve, colour, depth=7) + form(sheet, cuff, shade(colour, 1.35), depth=4)


def hand(skin, lengths=LENGTHS, thumb=((-13, 12), (-28, 0), (-36, -14)), lean=0.0, nails=True):
    """From the back. A finger of no length is folded under."""
    palm = (((-7, 10), 32), ((7, 10), 32), ((0, -2), 40), ((0, 22), 26), ((0, 36), 26))
    limbs = [([place, place], width) for place, width in palm]
    reach = [finger(place, length, lean * (place - 1.5)) for place, length in enumerate(lengths)]
    limbs += [(points, 11.5) for points, length in zip(reach, lengths, strict=True) if length]
    if thumb:
        limbs.append((list(thumb), 13))
    parts = [tubes(limbs, skin)]
    for points, length in zip(reach, lengths, strict=True):
        (x, y), tip = points[1], points[2]
        if not length:
            parts.append(brush([(x - 4, -14), (x, -17), (x + 4, -14)], 2.6, INK))
        elif nails:
            parts.append(
                fill(ellipse(round(tip[0], 1), round(tip[1] - 1, 1), 3.1, 3.6), shade(skin, 1.6), 0.9)
            )
            parts.append(brush([(x - 3, y + 1), (x, y - 1), (x + 3, y + 1)], 2, shade(skin, 0.5)))
    return "".join(parts)


HEAD = (
    *((-14, -54), (14, -50), (29, -32), (30, -16), (34, -8), (46, 8), (44, 13), (35, 15), (37, 22), (34, 27)),
    *((37, 33), (33, 38), (35, 47), (26, 55), (8, 50), (-14, 36), (-42, 20), (-48, -22)),
)
MANE = (
    *((26, -38), (14, -34), (2, -36), (-6, -22), (-10, -2), (-20, 4), (-24, 30), (-46, 38), (-60, -4)),
    *((-54, -44), (-26, -66), (10, -64)),
)


def profile(sheet, skin, hair, cloth, laughs=False):
    """Head and shoulders."""
    body = curve([(-10, 60), (14, 58), (34, 80), (40, 150), (-90, 150), (-84, 90), (-56, 62), (-34, 50)])
    neck = curve([(-24, 20), (8, 36), (8, 66), (-10, 74), (-30, 62)])
    ear = form(sheet, ellipse(-13, 4, 7, 10), skin, 3, 3)
    return (
        form(sheet, neck, shade(skin, 0.85), 3, 4)
        + form(sheet, body, cloth)
        + form(sheet, curve(HEAD), skin)
        + fill(ellipse(16, 22, 9, 7), "#e0605c", 0.4, "hair")
        + form(sheet, curve(MANE), hair, depth=7)
        + ear
        + brush([(-14, 0), (-10, 4), (-13, 8)], 2.2, shade(skin, 0.5))
        + brush([(13, -22), (22, -26), (29, -22)], 4.6, shade(hair, 0.7))
        + (_laugh() if laughs else _calm())
    )


def _laugh():
    mouth = curve([(37, 20), (20, 21), (12, 28), (20, 38), (34, 37), (30, 30)])
    return (
        brush([(14, -8), (20, -14), (27, -9)], 3.6, INK)
        + fill(mouth, "#6d1420")
        + outline(mouth, 2.6, INK)
        + fill(curve([(36, 21), (21, 22), (17, 26), (32, 26)]), "#fffaf0")
    )


def _calm():
    return (
        fill(ellipse(22, -8, 6.5, 7.5), "#fffaf0")
        + outline(ellipse(22, -8, 6.5, 7.5), 2.4, INK)
        + fill(ellipse(24.4, -7.4, 3.4), INK)
        + fill(ellipse(23.2, -9, 1.2), "#ffffff")
        + brush([(37, 28), (28, 28), (22, 26)], 3.4, INK)
    )
