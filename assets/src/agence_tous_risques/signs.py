"""What the spaces and the cards are known by. Each sign is drawn round a middle, `r` units to its edge."""

import math

from agence_tous_risques.stuff import (
    CREAM,
    INK,
    KHAKI,
    LAB,
    NAVY,
    RED,
    STEEL,
    YELLOW,
    bar,
    burst,
    contour,
    regular,
    shade,
    volume,
)
from kit.curves import curve, polygon
from kit.vector import ellipse, fill, hole, moved, rounded

NUMERALS = {"1": 1, "2": 2, "3": 3}


def _form(sheet, path, colour, line=2.6, depth=5, **light):
    return sheet.form(path, sheet.linear(*volume(colour), turn=62), line=line, depth=depth, ink=INK, **light)


def _star(x, y, r):
    return burst(x, y, r, 5, 0.42)


def guard(sheet, r=34):
    """A guard's badge on a stop."""
    badge = curve([(0, -20), (13, -15), (19, -17), (17, 4), (0, 22), (-17, 4), (-19, -17), (-13, -15)])
    return moved(
        _form(sheet, regular(0, 0, 34, 8, 0.5), RED, 3)
        + fill(regular(0, 0, 28.5, 8, 0.5), shade(RED, 1.18), 0.55)
        + _form(sheet, badge, CREAM, 2.4, 4)
        + _form(sheet, _star(0, -1, 11), YELLOW, 1.8, 2),
        scale=r / 34,
    )


def screen(sheet, r=34):
    """A set with feelers, and somebody who watches from it."""
    pane = rounded(-24, -15, 36, 30, 7)
    feelers = "".join(
        f'<path d="M0,-20L{x},-35" stroke="{INK}" stroke-width="3.4" stroke-linecap="round"/>'
        + _form(sheet, ellipse(x, -35, 3.4), RED, 1.6, 2)
        for x in (-14, 14)
    )
    feet = "".join(_form(sheet, bar(x, 26, 6, 10, 2), shade(NAVY, 0.8), 2, 2) for x in (-18, 18))
    eye = curve([(-19, 0), (-6, -8.5), (7, 0), (-6, 8.5)])
    return moved(
        feelers
        + feet
        + _form(sheet, rounded(-32, -22, 64, 46, 10), shade(NAVY, 1.18), 3)
        + _form(sheet, pane, "#8fdcee", 2.4, 5)
        + "".join(fill(bar(-6, y, 34, 1.2, 0.6), NAVY, 0.22) for y in (-10, -5, 0, 5, 10))
        + _form(sheet, eye, CREAM, 2, 2)
        + fill(ellipse(-6, 0, 4.8), NAVY)
        + fill(ellipse(-7.4, -1.6, 1.5), CREAM)
        + "".join(_form(sheet, ellipse(22, y, 4.2), YELLOW, 1.8, 2) for y in (-9, 4))
        + fill(bar(22, 14, 10, 2, 1), INK),
        scale=r / 34,
    )


def die(sheet, r=20, pips=5):
    spots = {5: ((-1, -1), (1, 1), (0, 0), (-1, 1), (1, -1)), 3: ((-1, -1), (0, 0), (1, 1))}[pips]
    return moved(
        _form(sheet, rounded(-18, -18, 36, 36, 8), CREAM, 2.6, 5)
        + "".join(fill(ellipse(9.5 * x, 9.5 * y, 3.7), INK) for x, y in spots),
        scale=r / 18,
    )


def again(sheet, r=34):
    """A die within two arrows that run round."""
    parts = [_form(sheet, ellipse(0, 0, 33), YELLOW, 3)]
    for turn in (0, 180):
        arc = "M-25,-6A26,26 0 0,1 12,-23L9,-30L27,-20L17,-3L15,-12A17,17 0 0,0 -17,-4Z"
        parts.append(moved(fill(arc, "#c8890c") + contour(arc, 1.8), turn=turn))
    return moved("".join(parts) + moved(die(sheet, 13), turn=0), scale=r / 34)


def safe(sheet, r=34):
    """A tent: whoever is inside is left alone."""
    half = polygon([(0, -30), (34, 24), (9, 24)])
    return moved(
        f'<path d="M-4,-36L4,-27M4,-36L-4,-27" stroke="{INK}" stroke-width="2.6" stroke-linecap="round"/>'
        + _form(sheet, polygon([(0, -31), (35, 24), (-35, 24)]), shade(KHAKI, 1.25), 3)
        + fill(half, shade(KHAKI, 0.7), 0.6)
        + fill(polygon([(0, -12), (12, 24), (-12, 24)]), INK)
        + _form(sheet, polygon([(0, -12), (-12, 24), (-22, 24)]), CREAM, 2, 3)
        + contour(polygon([(0, -31), (35, 24), (-35, 24)]), 2.8),
        scale=r / 34,
    )


def vessel(sheet, lab, r=24):
    """The labs' symbols differ in their form: a cone, a ball, a tube."""
    juice = shade(LAB[lab], 1.12)
    if lab == "1":
        glass = polygon([(-6, -22), (6, -22), (6, -9), (20, 17), (16, 22), (-16, 22), (-20, 17), (-6, -9)])
        level = polygon([(-11, 4), (11, 4), (18, 17), (15, 20), (-15, 20), (-18, 17)])
    elif lab == "2":
        glass = "M-5,-22H5V-8A16.5,16.5 0 1,1 -5,-8Z"
        level = "M-14.5,7H14.5A14.5,14.5 0 0,1 -14.5,7Z"
    else:
        glass = "M-9,-22H9V13A9,9 0 0,1 -9,13Z"
        level = "M-7,-2H7V13A7,7 0 0,1 -7,13Z"
    rim = bar(0, -22, 18 if lab != "3" else 24, 5, 2)
    bubbles = "".join(
        fill(ellipse(x, y, s), CREAM, 0.85) for x, y, s in ((-3, 11, 2), (4, 14, 1.5), (2, 7, 1.2))
    )
    shine = '<path d="M-4,-16V-8" stroke="#ffffff" stroke-width="2.4" stroke-linecap="round" opacity=".9"/>'
    return moved(
        _form(sheet, glass, "#e8f6f4", 2.6, 4)
        + fill(level, juice)
        + bubbles
        + contour(glass, 2.6)
        + _form(sheet, rim, CREAM, 2.2, 2)
        + shine,
        turn=18 if lab == "3" else 0,
        scale=r / 24,
    )


def lab(sheet, number, r=34):
    """A vessel on a lozenge, and as many bars as the lab has in its name."""
    count = NUMERALS[number]
    bars = "".join(
        fill(bar(6 * (i - (count - 1) / 2), 22, 3.2, 9, 1), CREAM)
        + contour(bar(6 * (i - (count - 1) / 2), 22, 3.2, 9, 1), 1.1)
        for i in range(count)
    )
    return moved(
        _form(sheet, regular(0, 0, 38, 4), LAB[number], 3) + moved(vessel(sheet, number, 17.5), y=-7) + bars,
        scale=r / 34,
    )


def final(sheet, r=34):
    """All three vessels at once."""
    places = (("1", -14, 10), ("2", 14, 10), ("3", 0, -13))
    return moved(
        _form(sheet, burst(0, 0, 39, 11, 0.8), RED, 3)
        + "".join(
            _form(sheet, ellipse(x, y, 14), shade(LAB[name], 0.9), 2.2, 3)
            + moved(vessel(sheet, name, 9.5), x, y)
            for name, x, y in places
        ),
        scale=r / 34,
    )


def bench(sheet, r=34):
    """Where those sit who miss a turn."""
    wood = "#b5793a"
    legs = "".join(_form(sheet, bar(x, 18, 6, 20, 2), "#50586a", 2.2, 3) for x in (-22, 22))
    back = "".join(_form(sheet, bar(0, y, 66, 8, 3), wood, 2.4, 3) for y in (-20, -9))
    return moved(
        "".join(_form(sheet, bar(x, -8, 5, 34, 2), "#50586a", 2.2, 3) for x in (-26, 26))
        + back
        + legs
        + _form(sheet, bar(0, 7, 72, 10, 3), shade(wood, 1.15), 2.6, 3)
        + _form(sheet, burst(20, -22, 13, 9, 0.7), YELLOW, 2, 2)
        + "".join(fill(bar(20 + x, -22, 3, 11, 1), INK) for x in (-3, 3)),
        scale=r / 34,
    )


def torch(sheet, r=34):
    """A guard on patrol: his lamp comes round the corner."""
    beam = polygon([(-6, 4), (34, -26), (40, 24)])
    return moved(
        fill(beam, YELLOW, 0.75)
        + fill(polygon([(-6, 4), (34, -10), (37, 14)]), "#fff7cf", 0.9)
        + moved(
            _form(sheet, rounded(-38, -6, 30, 12, 4), "#3b4252", 2.6, 4)
            + _form(sheet, polygon([(-9, -8), (3, -13), (3, 13), (-9, 8)]), STEEL, 2.6, 4)
            + fill(bar(-24, 0, 8, 4, 2), RED),
            turn=0,
        )
        + moved(guard(sheet, 15), 16, 14),
        scale=r / 34,
    )


def rocket(sheet, r=34):
    body = curve([(0, -36), (12, -18), (13, 6), (8, 18), (-8, 18), (-13, 6), (-12, -18)])
    flame = curve([(0, 40), (7, 28), (9, 16), (-9, 16), (-7, 28)])
    fins = "".join(
        _form(sheet, polygon([(s * 11, 2), (s * 25, 20), (s * 9, 17)]), RED, 2.4, 3) for s in (-1, 1)
    )
    return moved(
        _form(sheet, flame, "#ff8a2a", 2.2, 3)
        + fill(curve([(0, 32), (4, 25), (5, 17), (-5, 17), (-4, 25)]), YELLOW)
        + fins
        + _form(sheet, body, CREAM, 2.8, 5)
        + fill(curve([(0, -36), (9, -22), (-9, -22)]), RED)
        + contour(body, 2.6)
        + _form(sheet, ellipse(0, -6, 6.5), "#8fdcee", 2.4, 3),
        turn=32,
        scale=r / 36,
    )


def gate(sheet, r=34):
    """The way is free: two leaves stand open, and the die rolls again."""
    leaves = "".join(
        _form(
            sheet,
            polygon([(s * 34, -30), (s * 16, -22), (s * 16, 26), (s * 34, 30)]),
            shade(KHAKI, 1.3),
            2.6,
            4,
        )
        + fill(ellipse(s * 20, 3, 2.4), YELLOW)
        for s in (-1, 1)
    )
    return moved(
        fill(rounded(-17, -23, 34, 50, 2), "#fff7cf")
        + contour(rounded(-17, -23, 34, 50, 2), 2.4)
        + leaves
        + moved(die(sheet, 13, 3), 0, 8, turn=-14)
        + fill(
            polygon([(0, -20), (9, -9), (4, -9), (4, -4), (-4, -4), (-4, -9), (-9, -9)]), shade(KHAKI, 0.9)
        ),
        scale=r / 34,
    )


def compass(sheet, r=34):
    ticks = "".join(moved(fill(bar(0, -23, 2.6, 6, 1), INK), turn=turn) for turn in range(0, 360, 45))
    needle = polygon([(0, -19), (6, 0), (0, 19), (-6, 0)])
    return moved(
        _form(sheet, ellipse(0, 0, 34), YELLOW, 3)
        + _form(sheet, ellipse(0, 0, 27.5), CREAM, 2.4, 4)
        + ticks
        + moved(
            _form(sheet, needle, STEEL, 2, 2)
            + fill(polygon([(0, -19), (6, 0), (-6, 0)]), RED)
            + contour(needle, 2)
            + fill(ellipse(0, 0, 2.8), INK),
            turn=38,
        ),
        scale=r / 34,
    )


def formula(sheet, r=34):
    """The secret formula: it glows."""
    glass = "M-6,-24H6V-8L22,18A5,5 0 0,1 18,25H-18A5,5 0 0,1 -22,18L-6,-8Z"
    level = "M-11,4H11L19,18A3.4,3.4 0 0,1 16,22H-16A3.4,3.4 0 0,1 -19,18Z"
    orbits = "".join(
        moved(
            f'<path d="{ellipse(0, 0, 9, 3.6)}" fill="none" stroke="{CREAM}" stroke-width="1.7"/>',
            0,
            13,
            turn=t,
        )
        for t in (0, 60, 120)
    )
    return moved(
        fill(burst(0, 0, 40, 14, 0.78), "#fff2a8", 0.55)
        + _form(sheet, burst(0, 0, 34, 14, 0.8), YELLOW, 2.8, 5)
        + moved(
            _form(sheet, glass, "#d9f7e3", 3, 5)
            + fill(level, "#2fb765")
            + orbits
            + fill(ellipse(0, 13, 2), CREAM)
            + contour(glass, 3)
            + _form(sheet, bar(0, -24, 20, 6, 2), CREAM, 2.6, 2),
            scale=0.84,
        ),
        scale=r / 34,
    )


def ring(x, y, outer, inner):
    return ellipse(x, y, outer) + hole(x, y, inner)


def spokes(count, draw):
    return "".join(moved(draw, turn=360 * i / count) for i in range(count))


def rays(count, reach, colour, opacity):
    """A burst of light from the middle."""
    half = math.pi / count / 2
    wedge = polygon([(0, 0), (reach * math.sin(-half), -reach), (reach * math.sin(half), -reach)])
    return "".join(moved(fill(wedge, colour, opacity), turn=360 * i / count) for i in range(count))
