"""Seat tokens in their exact colours, the bare symbols to tint, and the keyhole.

No palette for the tokens: the app compares their colours with the seats'.
"""

from functools import partial

from house.symbols import KEYHOLE, PATHS, SEATS, keyhole_outline
from kit.piece import Piece
from kit.vector import Sheet, ellipse, fill, moved, outline

INK, PAPER = "#23201C", "#F4EBDD"
TOKEN, SYMBOL = 96, 64


def _bright(colour):
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return 0.2126 * red**2.2 + 0.7152 * green**2.2 + 0.0722 * blue**2.2 > 0.25


def token(symbol, colour, width, height):
    """A turned disk: ink ring, paper ring, the seat's colour, its symbol let in."""
    sheet = Sheet(100, 100)
    mark = INK if _bright(colour) else PAPER
    edge = "#ffffff" if mark == INK else "#000000"
    symbol = PATHS[symbol]
    ring = sheet.linear("#fffaf0", PAPER, "#d9c9ae", turn=60)
    sheet.add(
        fill(ellipse(51.5, 53.5, 45), "#0c0805", 0.45, "hair"),
        fill(ellipse(50, 50, 46), INK),
        fill(ellipse(50, 50, 42.5), ring),
        fill(ellipse(50, 50, 37), INK),
        fill(ellipse(50, 50, 34.5), colour),
        outline("M22,35A32,32 0 0,1 62,20.5", 2.2, "#ffffff").replace("<path", '<path opacity=".6"'),
        outline("M79,63A32,32 0 0,1 40,80", 2.2, "#000000").replace("<path", '<path opacity=".35"'),
        moved(f'<path d="{symbol}" fill="{edge}" opacity=".35"/>', 50.6, 50.9, 0.60),
        moved(f'<path d="{symbol}" fill="{mark}"/>', 50, 50, 0.60),
    )
    return sheet.render(width, height)


def mask(path, width, height):
    """White on nothing: the app gives it its colour."""
    sheet = Sheet(80, 80)
    sheet.add(moved(f'<path d="{path}" fill="#ffffff"/>', 40, 40))
    return sheet.render(width, height)


PIECES = (
    *(
        Piece(f"seat_{i}", TOKEN, TOKEN, partial(token, symbol, colour), sheet="seats", colours=0)
        for i, (symbol, colour) in enumerate(SEATS)
    ),
    *(
        Piece(f"symbol_{i}", SYMBOL, SYMBOL, partial(mask, PATHS[symbol]), sheet="symbols")
        for i, (symbol, _) in enumerate(SEATS)
    ),
    Piece(
        "keyhole", 128, 128, partial(mask, KEYHOLE), sheet="symbols", extra=(("outline", keyhole_outline()),)
    ),
)
