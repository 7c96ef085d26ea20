"""What plates are known by: won or missed, a tie, the hourglass, a laugh, a snail, another card, an eye."""

from fort_boyard.limbs import SKINS, brush
from kit.curves import curve, polygon
from kit.piece import Piece
from kit.vector import Sheet, ellipse, fill, moved, outline, rounded

SIDE = 128  # units of a drawing; 64 dp
INK = "#1c1410"
LEAF, RED, SEA, GOLD = "#3f8a45", "#b3261e", "#0b5563", "#e0a92f"
PAPER = ("#fffaf0", "#f6e7c8", "#d8bd8e")


def _disc(sheet, colour, radius=56):
    paint = sheet.radial("#ffffff", colour, colour, at=(0.3, 0.16), reach=1.3)
    return sheet.form(ellipse(64, 64, radius), paint, line=5, depth=9, ink=INK)


def _marked(colour, *strokes):
    """Thick strokes of ivory on a disc."""

    def drawn(width, height):
        sheet = Sheet(SIDE, SIDE)
        sheet.add(_disc(sheet, colour))
        for points, wide in strokes:
            sheet.add(moved(brush(points, wide + 9, INK), 1, 2))
        for points, wide in strokes:
            sheet.add(brush(points, wide, "#fff6e0"))
        return sheet.render(width, height)

    return drawn


def glass(width, height):
    """The hourglass that is turned over."""
    sheet = Sheet(SIDE, SIDE)
    wood = sheet.linear("#c98a4a", "#8a4f22", "#4e2910", turn=80)
    bulbs = curve(
        [(38, 26), (90, 26), (88, 46), (70, 64), (88, 82), (90, 102), (38, 102), (40, 82), (58, 64), (40, 46)]
    )
    clear = sheet.linear("#f4fbfb", "#bfd9dc", "#7fa5ab", turn=20)
    sand = sheet.linear("#ffe1a0", "#e5b04f", "#b67a1e", turn=80)
    sheet.add(sheet.form(bulbs, clear, line=4.5, depth=6, ink=INK))
    sheet.add(fill(curve([(44, 42), (84, 42), (76, 54), (64, 62), (52, 54)]), sand))
    sheet.add(
        fill(curve([(42, 98), (50, 88), (64, 80), (78, 88), (86, 98)]), sand),
        brush([(64, 60), (64, 84)], 3, "#e5b04f"),
    )
    for x in (30, 98):
        sheet.add(sheet.form(rounded(x - 4, 22, 8, 84, 4), wood, line=3.5, depth=4, ink=INK))
    for y in (10, 102):
        sheet.add(sheet.form(rounded(20, y, 88, 16, 7), wood, line=4.5, depth=6, ink=INK))
    return sheet.render(width, height)


def _laughing(sheet, skin):
    """A head about (0, 0) that roars with laughter."""
    face = sheet.form(
        ellipse(0, 0, 42, 44),
        sheet.radial("#ffffff", skin, skin, at=(0.3, 0.2), reach=1.5),
        line=5,
        depth=9,
        ink=INK,
    )
    mouth = curve([(-26, 6), (0, 12), (26, 6), (20, 28), (0, 36), (-20, 28)])
    eyes = "".join(brush([(x - 10, -10), (x, -19), (x + 10, -10)], 6, INK) for x in (-18, 18))
    tongue = fill(ellipse(0, 27, 12, 6), "#e8574a")
    teeth = fill(curve([(-22, 8), (0, 13), (22, 8), (18, 15), (0, 19), (-18, 15)]), "#ffffff")
    tears = "".join(
        sheet.form(ellipse(x, 4, 5.5, 8), "#8fd0e6", line=2.6, depth=2, ink=INK) for x in (-39, 39)
    )
    return face + fill(mouth, "#5b1010") + tongue + teeth + outline(mouth, 3.6, INK) + eyes + tears


def laugh(width, height):
    sheet = Sheet(SIDE, SIDE)
    sheet.add(moved(_laughing(sheet, "#f7c95c"), 64, 64, 1.22))
    return sheet.render(width, height)


def laughs(width, height):
    """Two of them."""
    sheet = Sheet(SIDE, SIDE)
    sheet.add(moved(_laughing(sheet, "#e79a5a"), 86, 50, 0.86, turn=10))
    sheet.add(moved(_laughing(sheet, "#f7c95c"), 44, 78, 0.92, turn=-10))
    return sheet.render(width, height)


def slow(width, height):
    """A snail."""
    sheet = Sheet(SIDE, SIDE)
    skin = sheet.linear("#ffe9c2", "#e3b57a", "#a97440", turn=80)
    body = curve(
        [
            (8, 102),
            (22, 92),
            (84, 94),
            (92, 76),
            (98, 56),
            (114, 54),
            (118, 72),
            (110, 92),
            (98, 108),
            (60, 112),
            (20, 110),
        ]
    )
    horns = brush([(102, 58), (98, 40), (92, 28)], 6, INK) + brush([(112, 58), (114, 40), (118, 30)], 6, INK)
    tips = "".join(
        sheet.form(ellipse(x, y, 6), "#fff6e0", line=3, depth=2, ink=INK) for x, y in ((91, 27), (118, 28))
    )
    shell = sheet.form(
        ellipse(52, 62, 40), sheet.linear("#f2a05a", "#c9560f", "#7c2f08", turn=70), line=5, depth=10, ink=INK
    )
    whorl = [
        (20, 72),
        (28, 40),
        (56, 32),
        (78, 50),
        (76, 76),
        (54, 86),
        (38, 72),
        (42, 54),
        (58, 52),
        (62, 64),
        (54, 68),
    ]
    eye = fill(ellipse(107, 66, 3.4), INK)
    smile = brush([(103, 80), (109, 83), (114, 79)], 3.2, INK)
    sheet.add(
        horns, tips, sheet.form(body, skin, line=5, depth=8, ink=INK), shell, brush(whorl, 5, INK), eye, smile
    )
    return sheet.render(width, height)


def another(width, height):
    """A card laid aside, and one that comes instead."""
    sheet = Sheet(SIDE, SIDE)
    paper, sea = sheet.linear(*PAPER, turn=70), sheet.linear("#2b8c95", SEA, "#062f38", turn=70)
    card = rounded(-26, -38, 52, 76, 7)
    old = sheet.form(card, paper, line=4.5, depth=6, ink=INK) + outline(
        rounded(-19, -31, 38, 62, 4), 2.6, "#b67a1e"
    )
    new = sheet.form(card, sea, line=4.5, depth=6, ink=INK) + outline(
        rounded(-19, -31, 38, 62, 4), 2.6, "#f2c14e"
    )
    sheet.add(moved(old, 40, 68, turn=-14), moved(new, 84, 62, turn=10))
    way = [(34, 22), (56, 8), (82, 14), (92, 26)]
    tip = polygon([(100, 12), (104, 38), (80, 32)])
    sheet.add(
        brush(way, 13, INK),
        fill(tip, INK),
        brush(way, 6.5, GOLD),
        fill(polygon([(98, 18), (100, 34), (85, 30)]), GOLD),
    )
    return sheet.render(width, height)


def eye(width, height):
    """An eye that has seen."""
    sheet = Sheet(SIDE, SIDE)
    lids = curve([(8, 66), (34, 38), (64, 28), (94, 38), (120, 66), (94, 90), (64, 98), (34, 90)])
    white = sheet.linear("#ffffff", "#fff3dc", "#cdbb9a", turn=80)
    inside = (
        fill(ellipse(64, 62, 26), INK)
        + fill(ellipse(64, 62, 22.5), SEA)
        + fill(ellipse(64, 62, 15), "#2b8c95")
    )
    inside += fill(ellipse(64, 62, 10), INK) + fill(ellipse(57, 54, 5), "#ffffff")
    lashes = "".join(
        brush([a, b], 5, INK) for a, b in (((34, 36), (26, 22)), ((64, 27), (64, 10)), ((94, 36), (102, 22)))
    )
    sheet.add(lashes, sheet.form(lids, white, line=5.5, depth=7, ink=INK))
    lid = brush([(8, 66), (34, 40), (64, 30), (94, 40), (120, 66)], 8, SKINS[2])
    sheet.add(f'<g clip-path="{sheet.clip(lids)}">{inside}{lid}</g>')
    sheet.add(outline(lids, 5.5, INK))
    return sheet.render(width, height)


def _piece(name, draw):
    return Piece(name, 64, 64, draw, sheet="choices", colours=160)


PIECES = [
    _piece("choice_yes", _marked(LEAF, ([(34, 66), (56, 88), (96, 40)], 15))),
    _piece("choice_no", _marked(RED, ([(42, 42), (86, 86)], 15), ([(86, 42), (42, 86)], 15))),
    _piece("choice_tie", _marked(GOLD, ([(38, 52), (90, 52)], 14), ([(38, 78), (90, 78)], 14))),
    _piece("choice_glass", glass),
    _piece("choice_laugh", laugh),
    _piece("choice_laughs", laughs),
    _piece("choice_slow", slow),
    _piece("choice_another", another),
    _piece("choice_eye", eye),
]
