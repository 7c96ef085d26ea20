"""The instruction cards as engravings, for a hand that others may see from across the table."""

from functools import partial

from agence_tous_risques import cards
from kit import engraving
from kit.piece import Piece
from kit.vector import Sheet, fill, outline, rounded
from PIL import Image

DP = (100, 140)
LINE = "#4a321d"
_HIGH = rounded(9, 10, 122, 176, 9)


def engraving_of(kind, width, height):
    """The picture of a card; below the picture of a lab and of the boost there is room for a number."""
    large = 2 * width, 2 * height
    picture = engraving.engraved(cards.face(kind, *large).convert("RGB"), broad=17.0, row=6.6)
    # Cards with a number are engraved as high as the others: from afar all of them are one.
    page = Image.new("RGBA", large)
    page.paste(_plate(large), (0, 0))
    page.paste(picture, mask=_window(large))
    return page.resize((width, height), Image.LANCZOS)


def _plate(size):
    sheet = Sheet(cards.WIDTH, cards.HEIGHT)
    edge = rounded(1.6, 1.6, 136.8, 192.8, 13)
    sheet.add(fill(edge, "#f2e7d0"), outline(edge, 1.4, LINE), outline(_HIGH, 1.6, LINE))
    return sheet.render(*size)


def _window(size):
    sheet = Sheet(cards.WIDTH, cards.HEIGHT)
    sheet.add(fill(_HIGH, "#ffffff"))
    return sheet.render(*size).getchannel("A")


PIECES = tuple(
    Piece(f"engraved_{kind}", *DP, partial(engraving_of, kind), sheet="engravings", colours=64)
    for kind in cards.KINDS
)
