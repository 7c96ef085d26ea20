"""What a space of the walk asks for: an arm that shows its strength, a riddle's scroll; and three hands."""

from fort_boyard import limbs
from fort_boyard.limbs import SKINS, brush, form
from kit.curves import curve, polygon
from kit.piece import Piece
from kit.vector import Sheet, ellipse, fill, moved, outline, rounded

SIDE = 128  # units of a drawing; 64 dp
INK = "#1c1410"
SEA, RED, LEAF, GOLD = "#0b5563", "#b3261e", "#4f8a3c", "#e0a92f"
PAPER = ("#fffaf0", "#f6e7c8", "#d8bd8e")


def trial(width, height):
    """An arm, bent, with its fist above and the muscle swollen."""
    sheet = Sheet(SIDE, SIDE)
    skin = SKINS[0]
    parts = [
        ([(20, 92), (52, 100), (86, 98)], 34),
        ([(52, 84), (56, 83)], 42),
        ([(90, 98), (98, 70), (94, 44)], 31),
        ([(88, 34), (90, 34)], 38),
    ]
    arm = limbs.tubes(parts, skin, 5)
    fingers = "".join(brush([(66 + 2 * row, y), (84, y - 1)], 3.4, INK) for row, y in enumerate((24, 34, 44)))
    thumb = brush([(84, 48), (98, 40), (104, 28)], 3.4, INK)
    bend = brush([(74, 72), (80, 82), (80, 90)], 3.8, INK)
    muscle = brush([(34, 78), (46, 68), (62, 68)], 5, "#fff1de", 0.8)
    sleeve = form(sheet, curve([(8, 74), (24, 70), (34, 78), (33, 112), (22, 120), (6, 116)]), RED, 5, 7)
    hem = form(sheet, curve([(27, 70), (37, 72), (38, 116), (28, 119)]), "#e8574a", 4, 4)
    sheet.add(moved(arm + fingers + thumb + bend + muscle + sleeve + hem, 5, 0, 0.97))
    return sheet.render(width, height)


def riddle(width, height):
    """A scroll with a question."""
    sheet = Sheet(SIDE, SIDE)
    paper = sheet.linear(*PAPER, turn=70)
    leaf = sheet.form(polygon([(28, 22), (100, 22), (100, 106), (28, 106)]), paper, line=5, depth=6, ink=INK)
    rolls = "".join(
        sheet.form(rounded(16, y, 96, 18, 9), paper, line=5, depth=6, ink=INK)
        + sheet.form(ellipse(x, y + 9, 5.5), "#c9a36a", line=3, depth=2, ink=INK)
        for y, x in ((12, 106), (98, 22))
    )
    sign = [(47, 50), (51, 38), (64, 34), (77, 39), (79, 51), (70, 60), (64, 66), (64, 74)]
    ask = brush(sign, 17, INK) + brush(sign, 10.5, SEA)
    ask += brush([(p[0] - 1.5, p[1] - 1.5) for p in sign[:6]], 3, "#3f9aa6", 0.9)
    dot = sheet.form(ellipse(64, 88, 7), SEA, line=3.4, depth=3, ink=INK)
    sheet.add(leaf, rolls, ask, dot)
    return sheet.render(width, height)


def _hand(colour, draw):
    """A hand on a disc, as it is shown on three."""

    def drawn(width, height):
        sheet = Sheet(SIDE, SIDE)
        disc = ellipse(64, 64, 58)
        back = sheet.form(
            disc, sheet.linear("#fff6df", "#f1dfb6", "#cdb27a", turn=70), line=5, depth=8, ink=INK
        )
        inside = f'<g clip-path="{sheet.clip(ellipse(64, 64, 55))}">{moved(draw(sheet, colour), 64, 64)}</g>'
        sheet.add(back, inside, outline(ellipse(64, 64, 57), 5, INK))
        return sheet.render(width, height)

    return drawn


def _leaf(sheet, colour):
    lengths, thumb = (36, 42, 39, 30), ((-13, 12), (-24, 0), (-25, -18))
    return moved(limbs.arm(sheet, colour) + limbs.hand(SKINS[0], lengths, thumb, -4), 3, 4, 0.84)


def _scissors(sheet, colour):
    lengths, thumb = (40, 42, 0, 0), ((-10, 16), (0, 6), (9, -2))
    return moved(limbs.arm(sheet, colour) + limbs.hand(SKINS[2], lengths, thumb, 10), 9, 4, 0.84)


def _well(sheet, colour):
    skin = SKINS[1]
    ring = limbs.tubes([([(-16, 4), (-24, -18), (-8, -36), (12, -36), (24, -18), (16, 4)], 14)], skin)
    marks = ((-14, -33), (0, -36), (14, -33))
    knuckles = "".join(brush([(x, y), (x * 1.12, y - 7)], 2.6, INK) for x, y in marks)
    palm = limbs.arm(sheet, colour) + limbs.tubes([([(0, 14), (0, 40)], 28)], skin)
    return moved(palm + fill(ellipse(0, -14, 17, 18), "#120b10") + ring + knuckles, 0, 2, 0.92)


def _piece(name, draw):
    return Piece(name, 64, 64, draw, sheet="walk_signs", colours=160)


PIECES = [
    _piece("sign_trial", trial),
    _piece("sign_riddle", riddle),
    _piece("hand_well", _hand(GOLD, _well)),
    _piece("hand_leaf", _hand(LEAF, _leaf)),
    _piece("hand_scissors", _hand(RED, _scissors)),
]
