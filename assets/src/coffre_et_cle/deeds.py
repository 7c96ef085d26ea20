"""What stands on the plates of a turn: to look, exchange, force, pass. One gold, one ink, one mass."""

from functools import partial

from kit.piece import Piece
from kit.vector import Sheet, ellipse, fill, moved, rounded

SIDE = 100
PLUM = ("#7b4a92", "#54306a", "#381d49")
CARD = rounded(-19, -27, 38, 54, 6)


def _card(sheet, x, y, turn=0, scale=1.0):
    """A card's back: velvet in a gilt edge, with the keyhole's sun."""
    inner = rounded(-14, -22, 28, 44, 3)
    return moved(
        "".join(
            (
                sheet.form(CARD, sheet.gold(60), line=3, shade=0.3, glow=0.3, depth=5),
                sheet.form(inner, sheet.linear(*PLUM, turn=65), line=1.6, shade=0.2, glow=0.2, depth=4),
                fill(ellipse(0, 0, 9), sheet.gold(60)),
                fill(ellipse(0, -1.5, 3.2), "#23121a"),
                fill("M-1.8,0L1.8,0L3,6L-3,6Z", "#23121a"),
            )
        ),
        x,
        y,
        scale,
        turn,
    )


def _arrow(sheet, x, y, turn, long=34):
    """A fat gold arrow to the right, about its middle."""
    head, half = 15, long / 2
    path = (
        f"M{-half},-6L{half - head},-6L{half - head},-15L{half},0L{half - head},15L{half - head},6L{-half},6Z"
    )
    return moved(sheet.form(path, sheet.gold(70), line=3.4, shade=0.3, glow=0.4, depth=4), x, y, 1, turn)


def observe(sheet):
    """An eye over a card."""
    eye = "M-34,0C-20,-24 20,-24 34,0C20,24 -20,24 -34,0Z"
    sheet.add(
        _card(sheet, 50, 50, 0, 1.55),
        moved(sheet.form(eye, "#fff6e4", line=4, shade=0.3, glow=0.2, depth=6), 50, 52),
        moved(sheet.form(ellipse(0, 0, 15), sheet.radial("#c79adf", *PLUM), line=3, depth=5), 50, 52),
        fill(ellipse(50, 52, 6.5), "#1a0b12"),
        fill(ellipse(45.5, 46.5, 3.4), "#ffffff"),
    )


def exchange(sheet):
    """Two cards that change places."""
    sheet.add(
        _card(sheet, 27, 56, -7, 1.18),
        _card(sheet, 73, 44, -7, 1.18),
        _arrow(sheet, 52, 15, 0, 46),
        _arrow(sheet, 48, 86, 180, 46),
    )


def force(sheet):
    """A card that is driven on, and cannot but go."""
    push = "M-30,-9L4,-9L4,-25L32,0L4,25L4,9L-30,9Z"
    red = sheet.linear("#f08a6a", "#c2402f", "#7c1c1a", turn=70)
    sheet.add(
        _card(sheet, 66, 50, 9, 1.45),
        moved(sheet.form(push, red, line=4, shade=0.35, glow=0.4, depth=6), 33, 50),
    )


def let_pass(sheet):
    """A card that stays where it lies; the turn goes on."""
    bend = "M14,64C14,22 76,16 82,50L94,46L76,76L54,58L66,55C62,38 33,40 32,64Z"
    sheet.add(
        _card(sheet, 40, 62, 0, 1.2),
        sheet.form(bend, sheet.gold(70), line=3.6, shade=0.35, glow=0.4, depth=5),
    )


def deed(draw, width, height):
    sheet = Sheet(SIDE, SIDE)
    draw(sheet)
    return sheet.render(width, height)


PIECES = tuple(
    Piece(f"deed_{name}", 72, 72, partial(deed, draw), sheet="deeds")
    for name, draw in (("observe", observe), ("exchange", exchange), ("force", force), ("pass", let_pass))
)
