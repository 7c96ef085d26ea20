"""What a letter stands on: a plate in its own outline, to be tinted."""

from functools import partial

from kit.curves import curve, polygon
from kit.piece import Piece
from kit.vector import Sheet, fill, outline, rounded

SIDE = 32
# all of about the same area, so that from afar no hand of keys looks like another
FORMS = {
    "c": rounded(4.5, 4.5, 23, 23, 5),
    "o": polygon([(16, 1.8), (28.5, 9), (28.5, 23), (16, 30.2), (3.5, 23), (3.5, 9)]),
    "d": curve([(4, 4), (16, 5.5), (28, 4), (28, 16), (24, 25), (16, 30), (8, 25), (4, 16)]),
    "e": polygon([(10, 3), (22, 3), (29, 10), (29, 22), (22, 29), (10, 29), (3, 22), (3, 10)]),
}


def mark(name, width, height):
    sheet = Sheet(SIDE, SIDE)
    form = FORMS[name]
    sheet.add(
        fill(form, sheet.linear("#ffffff", "#e9e9e9", "#c4c4c4", turn=70)),
        outline(form, 2.6, "#0b1013"),
        f'<g transform="translate(2.4,2.4) scale(.85)">{outline(form, 1.2, "#ffffff")}</g>',
    )
    return sheet.render(width, height)


PIECES = tuple(Piece(f"mark_{name}", SIDE, SIDE, partial(mark, name), sheet="marks") for name in FORMS)
