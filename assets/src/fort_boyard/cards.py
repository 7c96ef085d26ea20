"""A trial card: its back, of rope and waves, and the paper that its text is written on."""

from fort_boyard.limbs import INK, form
from fort_boyard.signs import BLACK_BOW, BLACK_TEETH, GOLD, IRON, RED, RED_BOW, RED_TEETH
from kit.curves import polygon
from kit.piece import Piece
from kit.vector import Sheet, ellipse, fill, moved, outline, rounded

WIDTH, HEIGHT = 132, 200
PAPER = 180  # dp
BORDER = 34  # of the paper, in dp: rope and corners
SEA = ("#17808a", "#0d5f6d", "#07404d")
ROPE = ("#f6dda0", "#c99a52", "#7a5122")


def rope(sheet, length, thick=7.0):
    """Strands from (0, 0) to the right, as many as fit."""
    paint = sheet.linear(*ROPE, turn=90)
    count = round(length / (thick * 0.8))
    step = length / count
    strand = polygon([(0, thick / 2), (step, thick / 2), (step * 1.9, -thick / 2), (step * 0.9, -thick / 2)])
    line = f'<g clip-path="{sheet.clip(rounded(0, -thick / 2, length, thick, 1))}">'
    line += fill(rounded(0, -thick / 2, length, thick, 1), "#5d3d18")
    for place in range(-2, count + 1):
        line += moved(fill(strand, paint) + outline(strand, 0.9, "#4a2e10"), place * step, 0)
    return line + "</g>" + outline(rounded(0, -thick / 2, length, thick, 1), 1.2, INK)


def roped(sheet, left, top, width, height, thick=7.0):
    """A rectangle of rope, a brass rosette at each corner."""
    sides = ((left, top, width, 0), (left + width, top, height, 90))
    sides += ((left + width, top + height, width, 180), (left, top + height, height, 270))
    parts = [moved(rope(sheet, length, thick), x, y, turn=turn) for x, y, length, turn in sides]
    brass = sheet.linear(*GOLD, turn=60)
    for x in (left, left + width):
        for y in (top, top + height):
            knob = sheet.form(ellipse(0, 0, thick * 1.25), brass, line=1.8, depth=3, ink=INK)
            knob += sheet.form(ellipse(0, 0, thick * 0.55), "#b3261e", line=1.4, depth=2, ink=INK)
            parts.append(moved(knob, x, y))
    return "".join(parts)


def waves(width, height, step=11):
    """Scales of three rings, row upon row, as the sea is drawn on old cloth."""
    scale = "".join(
        fill(ellipse(0, 0, radius), colour)
        for radius, colour in ((step, "#0a4c59"), (step * 0.92, "#12717c"), (step * 0.66, "#0a4c59"))
    ) + fill(ellipse(0, 0, step * 0.56), "#178490")
    return "".join(
        moved(scale, x * 2 * step + step * (row % 2), row * step * 0.62)
        for row in range(int(height / step / 0.62) + 3)
        for x in range(int(width / step / 2) + 2)
    )


def _key(sheet, bow, teeth, colours):
    paint = sheet.linear(*colours, turn=25)
    parts = (*teeth, rounded(-5.5, -14, 11, 62, 4), bow)
    return "".join(sheet.form(path, paint, line=4, depth=5, ink=INK) for path in parts)


def back(width, height):
    sheet = Sheet(WIDTH, HEIGHT)
    edge, window = rounded(1, 1, 130, 198, 10), rounded(8, 8, 116, 184, 6)
    brass = sheet.linear(*GOLD, turn=60)
    sun = "".join(
        moved(sheet.form("M-6,-26Q-7,-36 0,-47Q7,-36 6,-26Z", brass, line=1.5, depth=2, ink=INK), turn=turn)
        for turn in range(0, 360, 30)
    )
    boss = sun + sheet.form(ellipse(0, 0, 36), brass, line=2.2, depth=4, ink=INK)
    boss += sheet.form(ellipse(0, 0, 30), sheet.radial(*SEA), line=1.8, depth=4, ink=INK)
    keys = moved(_key(sheet, RED_BOW, RED_TEETH, RED), 0, 0, 0.44, 38)
    keys += moved(_key(sheet, BLACK_BOW, BLACK_TEETH, IRON), 0, 0, 0.44, -38)
    dim = sheet.radial(("#02161c", 0), ("#02161c", 0.1), ("#02161c", 0.62), at=(0.5, 0.5), reach=0.75)
    sheet.add(
        form(sheet, edge, "#f3e3bd", 1.6, 3, shade=0.3),
        f'<g clip-path="{sheet.clip(window)}">{waves(132, 200)}{fill(window, dim)}</g>',
        outline(window, 2, INK),
        roped(sheet, 16, 16, 100, 168, 6),
        fill(ellipse(67, 103, 42), "#000000", 0.4, "fine"),
        moved(boss + keys, 66, 100),
    )
    return sheet.render(width, height)


def paper(width, height):
    """Stretched by its border: its sides are rods, alike all along, and only its corners have rope."""
    sheet = Sheet(PAPER, PAPER)
    edge = rounded(1, 1, PAPER - 2, PAPER - 2, 14)
    burnt = outline(edge, 16, "#a9793a").replace("<path", '<path filter="url(#fine)" opacity=".35"')
    sheet.add(
        fill(edge, "#f6e7c1"),
        f'<g clip-path="{sheet.clip(edge)}">{burnt}</g>',
        outline(edge, 2.4, "#6b4526"),
        outline(rounded(5.5, 5.5, PAPER - 11, PAPER - 11, 10), 1.6, "#0b5563"),
    )
    square = rounded(13, 13, PAPER - 26, PAPER - 26, 1)
    for thick, colour in ((6.4, INK), (4.2, "#8a5a1e"), (2.6, "#e3b257"), (1, "#fff0bd")):
        sheet.add(outline(square, thick, colour))
    sheet.add(*(moved(_corner(sheet), PAPER / 2, PAPER / 2, turn=turn) for turn in (0, 90, 180, 270)))
    return sheet.render(width, height)


def _corner(sheet):
    """The upper left one, seen from the middle of the paper."""
    far = 13 - PAPER / 2
    brass = sheet.linear(*GOLD, turn=60)
    knob = sheet.form(ellipse(0, 0, 9), brass, line=1.8, depth=3, ink=INK)
    knob += sheet.form(ellipse(0, 0, 4.2), "#b3261e", line=1.4, depth=2, ink=INK)
    wound = moved(rope(sheet, 13), far + 7, far) + moved(rope(sheet, 13), far, far + 7, turn=90)
    return wound + moved(knob, far, far)


PIECES = [
    Piece("trial_back", WIDTH, HEIGHT, back, sheet="cards"),
    Piece("trial_paper", PAPER, PAPER, paper, border=(BORDER,) * 4),
]
