"""The four agents and the guard: portraits in a disc, all our own. One unit is a hundredth of the radius."""

import math

from agence_tous_risques import stuff
from agence_tous_risques.stuff import CREAM, INK, NAVY, RED, YELLOW, shade, volume
from kit.curves import curve, mirror, polygon
from kit.piece import Piece
from kit.vector import Sheet, ellipse, fill, moved, outline, stroke
from PIL import Image

SIDE = 200


def _form(sheet, path, colour, line=3.2, depth=6, **light):
    return sheet.form(path, sheet.linear(*volume(colour), turn=60), line=line, depth=depth, ink=INK, **light)


def _both(draw):
    """The same on either side of the face."""
    return draw + f'<g transform="scale(-1,1)">{draw}</g>'


def _line(points, width=4, colour=INK):
    return stroke(points, width, colour)


def _shoulders(sheet, cloth, skin):
    body = curve(
        [(0, 40), (30, 46), (66, 56), (92, 82), (100, 118), (-100, 118), (-92, 82), (-66, 56), (-30, 46)]
    )
    neck = curve([(-17, 10), (17, 10), (20, 46), (0, 60), (-20, 46)])
    return _form(sheet, body, cloth) + _form(sheet, neck, shade(skin, 0.82), 2.6, 4)


def _face(sheet, skin, wide=40, chin=44):
    head = curve(
        mirror(
            [(0, -56), (wide * 0.72, -48), (wide, -18), (wide * 0.93, 14), (wide * 0.5, chin - 8), (0, chin)],
            0,
        )
    )
    ear = _form(sheet, ellipse(wide + 1, -6, 8, 11), skin, 2.6, 3)
    nose = _line([(-1, -8), (6, 8), (-3, 11)], 3.4, shade(skin, 0.55))
    return _both(ear) + _form(sheet, head, skin) + nose


def _eyes(sheet, iris, y=-12, far=16, lid=""):
    eye = (
        _form(sheet, ellipse(far, y, 9, 8), "#fffaf0", 2.2, 2)
        + fill(ellipse(far - 0.6, y + 0.4, 4.8), iris)
        + fill(ellipse(far - 0.6, y + 0.4, 2.6), INK)
        + fill(ellipse(far - 2.4, y - 1.8, 1.5), "#ffffff")
    )
    lids = (
        fill(f"M{far - 10},{y - 2}Q{far},{y - 12} {far + 10},{y - 2}Q{far},{y - 7} {far - 10},{y - 2}Z", lid)
        if lid
        else ""
    )
    return _both(eye + lids)


def _brows(colour, tilt=0.0, y=-27, width=5.5):
    return _both(_line([(6, y + tilt), (16, y - 3), (27, y + 2 - tilt)], width, colour))


def _smile(sheet, wide=15, y=22, open_=7):
    mouth = curve(
        [(-wide, y), (0, y + 3), (wide, y), (wide * 0.55, y + open_ + 3), (-wide * 0.55, y + open_ + 3)]
    )
    return _form(sheet, mouth, "#fff8ee", 2.4, 2)


def captain(sheet):
    skin, hair = "#a9713f", "#2b1a12"
    bob = curve(mirror([(0, -62), (44, -52), (58, -10), (56, 38), (38, 54), (24, 40), (0, 36)], 0))
    cap = curve(mirror([(0, -94), (40, -86), (66, -64), (56, -46), (42, -38), (0, -44)], 0))
    peak = curve(mirror([(0, -44), (40, -37), (46, -30), (30, -24), (0, -27)], 0))
    band = polygon([(-46, -50), (46, -50), (44, -36), (0, -43), (-44, -36)])
    lapel = polygon([(6, 46), (28, 44), (24, 100), (4, 74)])
    board = polygon([(50, 50), (82, 64), (78, 76), (48, 62)])
    return (
        _form(sheet, bob, hair)
        + _shoulders(sheet, NAVY, skin)
        + _form(sheet, polygon([(-14, 46), (14, 46), (0, 92)]), CREAM, 2.4, 3)
        + _both(_form(sheet, lapel, shade(NAVY, 1.2), 2.4, 3) + _form(sheet, board, YELLOW, 2.6, 3))
        + _face(sheet, skin)
        + _eyes(sheet, "#5b3413", lid=shade(skin, 0.5))
        + _brows(hair, -1)
        + _form(sheet, curve([(-12, 22), (-4, 19), (0, 21), (4, 19), (12, 22), (0, 30)]), "#b3334a", 2, 2)
        + _form(sheet, cap, CREAM)
        + _form(sheet, band, NAVY, 2.6, 3)
        + _form(sheet, peak, "#161b28", 2.8, 4)
        + _form(sheet, stuff.burst(0, -64, 14, 5, 0.45), YELLOW, 2.2, 3)
    )


def mechanic(sheet):
    skin, hair, cloth = "#f2c49b", "#b4531d", "#d9622b"
    helmet = curve(mirror([(0, -84), (36, -76), (50, -46), (48, -26), (0, -32)], 0))
    strap = polygon([(28, 48), (42, 52), (48, 118), (32, 118)])
    lens = (
        _form(sheet, ellipse(20, -42, 20), "#c9a227", 3, 4)
        + _form(sheet, ellipse(20, -42, 13.5), "#8fd8e8", 2.4, 5)
        + _line([(13, -38), (20, -50)], 4, "#ffffff")
    )
    return (
        _shoulders(sheet, cloth, skin)
        + _both(_form(sheet, strap, "#31507a", 2.8, 4) + _form(sheet, ellipse(37, 62, 5), YELLOW, 2.2, 2))
        + _face(sheet, skin, 42)
        + _eyes(sheet, "#2f6fa8", y=-8)
        + _brows(hair, 2, -22, 7)
        + _form(
            sheet,
            curve(mirror([(0, 12), (16, 9), (34, 20), (40, 12), (30, 32), (10, 24), (0, 22)], 0)),
            hair,
            2.6,
            4,
        )
        + _form(sheet, curve([(-9, 30), (9, 30), (4, 36), (-4, 36)]), "#fff8ee", 2, 2)
        + _form(sheet, helmet, RED)
        + _form(sheet, polygon([(-50, -36), (50, -36), (50, -27), (-50, -27)]), INK, 2, 2)
        + _both(lens)
    )


def acrobat(sheet):
    skin, hair = "#6b4226", "#1a1210"
    curls = "".join(
        _form(sheet, ellipse(x, y, r), hair, 2.8, 6, glow=0.25)
        for x, y, r in (
            (-46, -34, 26),
            (46, -34, 26),
            (-50, -4, 20),
            (50, -4, 20),
            (-26, -62, 28),
            (26, -62, 28),
            (0, -70, 28),
        )
    )
    mask = curve(mirror([(0, -13), (16, -22), (40, -20), (42, -8), (30, 5), (14, 6), (0, -2)], 0))
    stripes = "".join(
        f'<path d="M-100,{y}Q0,{y - 16} 100,{y}" stroke="{RED}" stroke-width="8" fill="none"/>'
        for y in (72, 90, 108)
    )
    body = curve(
        [(0, 40), (30, 46), (66, 56), (92, 82), (100, 118), (-100, 118), (-92, 82), (-66, 56), (-30, 46)]
    )
    return (
        curls
        + sheet.form(body, sheet.linear(*volume(CREAM), turn=60), stripes, line=3.2, depth=6, ink=INK)
        + _form(sheet, curve([(-17, 10), (17, 10), (20, 46), (0, 60), (-20, 46)]), shade(skin, 0.8), 2.6, 4)
        + _face(sheet, skin)
        + _form(sheet, mask, "#1e9c94", 2.8, 4)
        + _eyes(sheet, "#3a2412", y=-9)
        + _smile(sheet, 17, 20, 8)
        + _form(
            sheet, curve([(-44, -40), (0, -48), (44, -40), (42, -30), (0, -38), (-42, -30)]), YELLOW, 2.8, 3
        )
    )


def chemist(sheet):
    skin, hair = "#f6d3b3", "#46318a"
    back = curve(mirror([(0, -76), (40, -64), (60, -20), (54, 40), (34, 44), (0, 40)], 0))
    fringe = curve([(-42, -20), (-34, -56), (4, -70), (40, -52), (44, -18), (26, -42), (2, -34), (-20, -30)])
    lapel = polygon([(10, 44), (36, 44), (20, 104), (6, 96)])
    glass = (
        fill(ellipse(18, -9, 16), "#d8f4ff", 0.4)
        + outline(ellipse(18, -9, 16.5), 3.6, INK)
        + _line([(9, -6), (17, -18)], 3.6, "#ffffff")
        + f'<path d="M34,-10L44,-13" stroke="{INK}" stroke-width="3.4"/>'
    )
    return (
        _form(sheet, back, hair)
        + _shoulders(sheet, CREAM, skin)
        + _form(sheet, polygon([(-16, 46), (16, 46), (10, 104), (-10, 104)]), "#2f9c63", 2.6, 4)
        + _both(_form(sheet, lapel, "#fffaf0", 2.6, 3))
        + _face(sheet, skin, 39)
        + _eyes(sheet, "#3d7a4d", y=-9, far=18)
        + _both(glass)
        + f'<path d="M-3,-10H3" stroke="{INK}" stroke-width="3.4"/>'
        + _form(sheet, fringe, hair, 3, 5)
        + _smile(sheet, 11, 22, 6)
        + moved(
            _form(sheet, polygon([(-3, -16), (3, -16), (4, 14), (-4, 14)]), YELLOW, 2.2, 2), 46, -34, turn=40
        )
    )


def guard(sheet):
    skin, cloth = "#d9a57e", "#39415a"
    helmet = curve(mirror([(0, -82), (38, -74), (56, -40), (56, -18), (44, -14), (0, -22)], 0))
    visor = curve(mirror([(0, -30), (40, -26), (50, -18), (44, -4), (0, -8)], 0))
    return (
        _shoulders(sheet, cloth, skin)
        + _both(_form(sheet, polygon([(6, 46), (34, 46), (26, 64), (8, 62)]), RED, 2.6, 3))
        + _form(sheet, stuff.burst(44, 84, 15, 6, 0.55), YELLOW, 2.4, 3)
        + _face(sheet, skin, 44, 48)
        + _form(sheet, curve(mirror([(0, 16), (14, 12), (26, 20), (12, 24), (0, 22)], 0)), "#3a2a20", 2.4, 3)
        + _line([(-12, 33), (0, 30), (12, 33)], 4.4)
        + _form(sheet, helmet, "#4a5470")
        + stuff.inked(sheet, visor, sheet.linear("#ff9a6a", "#c63a2c", "#5b1414"), 3, 5)
        + _line([(-34, -20), (-6, -17)], 4, "#ffd9c2")
        + _form(sheet, stuff.burst(0, -54, 15, 5, 0.45), YELLOW, 2.4, 3)
    )


PEOPLE = (
    ("agent_0", captain, "#f2b632"),
    ("agent_1", mechanic, "#5fb0c9"),
    ("agent_2", acrobat, "#e58ab4"),
    ("agent_3", chemist, "#93c36a"),
    ("agent_guard", guard, "#d7563f"),
)


def _portrait(draw, ground):
    def made(width, height):
        sheet = Sheet(SIDE, SIDE)
        sheet.add(
            fill(ellipse(100, 100, 100), sheet.radial(shade(ground, 1.45), ground, shade(ground, 0.6))),
            moved(_rays(shade(ground, 1.3)), 100, 100),
            moved(draw(sheet), 100, 104, 0.93),
        )
        image = stuff.printed(sheet.render(width, height), 34, 0.24, 0.66)
        return _disc(image)

    return made


def _rays(colour):
    parts = []
    for i in range(0, 24, 2):
        a, b = math.tau * i / 24, math.tau * (i + 1) / 24
        wedge = polygon(
            [(0, 0), (110 * math.sin(a), -110 * math.cos(a)), (110 * math.sin(b), -110 * math.cos(b))]
        )
        parts.append(fill(wedge, colour, 0.4))
    return "".join(parts)


def _disc(image):
    mask = Sheet(SIDE, SIDE)
    mask.add(fill(ellipse(100, 100, 99), "#ffffff"))
    alpha = mask.render(*image.size).getchannel("A")
    disc = Image.new("RGBA", image.size)
    disc.paste(image, (0, 0), alpha)
    return disc


PIECES = tuple(
    Piece(name, SIDE, SIDE, _portrait(draw, ground), sheet="people") for name, draw, ground in PEOPLE
)
