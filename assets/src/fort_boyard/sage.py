"""Who asks the riddles: an old woman of the sea, a shell in her silver hair, a lantern on her staff."""

import math

from fort_boyard.limbs import INK, brush, form, hand, shade, tubes
from fort_boyard.trials import SIDE, medallion
from kit.curves import curve, mirror, polygon
from kit.piece import Piece
from kit.vector import ellipse, fill, moved, outline

SILVER, ROBE, PEARL, CORAL, LIGHT = "#c9d3d9", "#0e5a66", "#fdf1e0", "#e0654f", "#ffd66b"
SKIN = "#c98e63"


def both(drawing):
    return drawing + f'<g transform="scale(-1,1)">{drawing}</g>'


def sage(sheet):
    lock = curve(
        [(18, -58), (52, -42), (60, 0), (54, 36), (66, 70), (52, 100), (34, 92), (40, 40), (38, -20)]
    )
    wave = brush([(44, -34), (50, 0), (45, 36), (54, 70), (46, 92)], 2.6, shade(SILVER, 0.6))
    wave += brush([(34, -46), (56, -16), (57, 14)], 2.2, shade(SILVER, 0.6))
    robe = curve(mirror([(0, 44), (26, 50), (62, 66), (88, 96), (96, 150), (0, 150)], 0))
    collar = polygon([(-30, 52), (30, 52), (0, 92)])
    drawn = (
        moved(_lantern(sheet), -76, -24, 1.1)
        + both(form(sheet, lock, SILVER, depth=6) + wave)
        + form(sheet, robe, ROBE)
        + form(sheet, collar, shade(PEARL, 0.9), 3.2, 4)
        + both(brush([(30, 54), (46, 72), (52, 110)], 4, LIGHT))
        + form(sheet, curve([(-15, 30), (15, 30), (17, 58), (0, 68), (-17, 58)]), shade(SKIN, 0.8), 3, 4)
        + _face(sheet)
        + _crown(sheet)
        + "".join(
            form(sheet, ellipse(x, y, 5), PEARL, 2.4, 3) for x, y in ((-20, 60), (-8, 72), (8, 72), (20, 60))
        )
        + moved(hand(SKIN, (0, 0, 0, 0), ((-13, 14), (-22, 2), (-12, -8)), nails=False), -76, 62, 0.7, 8)
    )
    return moved(drawn, 4, 14, 0.8)


def _face(sheet):
    head = curve(mirror([(0, -52), (28, -44), (39, -16), (35, 14), (20, 36), (0, 44)], 0))
    eye = (
        form(sheet, ellipse(15, -8, 8, 7), "#fffaf0", 2.4, 2)
        + fill(ellipse(14, -7.4, 4.4), "#1f8c93")
        + fill(ellipse(14, -7.4, 2.2), INK)
        + fill(ellipse(12.6, -9, 1.4), "#ffffff")
        + brush([(6, -11), (15, -17), (24, -10)], 3.4, INK)
        + brush([(7, -24), (16, -28), (27, -22)], 5.4, "#eef3f5")
    )
    wrinkles = brush([(26, -8), (31, -11)], 1.8, shade(SKIN, 0.55)) + brush(
        [(26, -4), (31, -3)], 1.8, shade(SKIN, 0.55)
    )
    wrinkles += brush([(9, 2), (15, 4), (22, 1)], 1.8, shade(SKIN, 0.6))
    wrinkles += brush([(11, 10), (17, 16), (18, 23)], 2.2, shade(SKIN, 0.6))
    brow = brush([(-11, -35), (0, -37), (11, -35)], 1.8, shade(SKIN, 0.6))
    nose = brush([(-2, -8), (-5, 8), (0, 12), (6, 8)], 3, shade(SKIN, 0.5))
    smile = brush([(-14, 22), (-5, 26), (5, 26), (15, 20)], 3.4, INK)
    cheeks = both(fill(ellipse(22, 10, 8, 6), CORAL, 0.4, "hair"))
    return form(sheet, head, SKIN) + cheeks + both(eye + wrinkles) + brow + nose + smile


def _crown(sheet):
    """Hair swept back under a band of coral, a scallop in its middle."""
    hair = curve(
        [
            (-42, -8),
            (-46, -44),
            (-26, -72),
            (0, -78),
            (26, -72),
            (46, -44),
            (42, -8),
            (26, -42),
            (0, -48),
            (-26, -42),
        ]
    )
    band = curve(
        [
            (-44, -40),
            (-22, -56),
            (0, -60),
            (22, -56),
            (44, -40),
            (42, -30),
            (20, -46),
            (0, -50),
            (-20, -46),
            (-42, -30),
        ]
    )
    rim = [(0, 16)]
    for step in range(9):
        angle = math.radians(-80 + 20 * step)
        far = 23 if step % 2 == 0 else 20.5
        rim.append((far * math.sin(angle), 4 - far * math.cos(angle)))
    shell = form(sheet, polygon(rim), PEARL, 3, 4)
    shell += "".join(
        brush([(0, 13), (15 * math.sin(a), 5 - 17 * math.cos(a))], 1.8, "#b9805f")
        for a in (-0.9, -0.45, 0, 0.45, 0.9)
    )
    twigs = both(
        tubes(
            [
                ([(24, -56), (34, -70), (36, -84)], 4.5),
                ([(32, -68), (44, -76)], 4),
                ([(40, -46), (54, -56), (58, -66)], 4.5),
            ],
            CORAL,
            2.4,
        )
    )
    strands = both(brush([(8, -74), (24, -62), (36, -40)], 2, shade(SILVER, 0.6)))
    return (
        twigs
        + form(sheet, hair, SILVER, depth=6)
        + strands
        + form(sheet, band, CORAL, 3, 4)
        + moved(shell, 0, -62)
    )


def _lantern(sheet):
    """On a staff, lit."""
    staff = tubes([([(0, 26), (0, 150)], 7)], "#6b4423")
    glow = fill(ellipse(0, 0, 40), LIGHT, 0.55, "soft") + fill(ellipse(0, 0, 24), "#fff6cf", 0.7, "fine")
    body = form(sheet, polygon([(-13, -16), (13, -16), (16, 18), (-16, 18)]), LIGHT, 3.2, 3, shade=0.2)
    bars = "".join(brush([(x, -16), (x * 1.25, 18)], 2.6, INK) for x in (-4.5, 4.5))
    flame = fill(curve([(0, -10), (6, 4), (0, 14), (-6, 4)]), "#ff8a3c") + fill(
        ellipse(0, 6, 3, 5), "#fff6cf"
    )
    roof = form(sheet, polygon([(-18, -15), (18, -15), (7, -30), (-7, -30)]), "#a86c1f", 3.2, 3)
    foot = form(sheet, polygon([(-18, 17), (18, 17), (16, 26), (-16, 26)]), "#a86c1f", 3.2, 3)
    ring = outline(ellipse(0, -35, 5.5), 3, INK)
    return glow + staff + ring + body + flame + bars + roof + foot


PIECES = [Piece("sage", SIDE, SIDE, medallion(sage, "#24506f"), sheet="sage")]
