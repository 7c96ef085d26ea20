"""The five roles as engravings, for the page that others may see from across the table."""

from functools import partial

from coffre_et_cle import card
from coffre_et_cle.cards import FACES
from kit import cards, engraving
from kit.piece import Piece
from kit.vector import fill, outline, rounded
from PIL import Image

DP = (200, 280)
LINE = "#4a321d"


def plate(width, height):
    """The paper of the engraving, and the lines round it: the same for all."""
    sheet = card.new()
    sheet.add(
        fill(rounded(3, 3, 494, 694, 30), "#f2e7d0"),
        outline(rounded(4, 4, 492, 692, 30), 3, LINE),
        outline(rounded(16, 16, 468, 668, 22), 1.6, LINE),
        outline(rounded(28, 28, 444, 644, 20), 4, LINE),
    )
    return sheet.render(width, height)


def window(width, height):
    sheet = card.new()
    sheet.add(fill(cards.WINDOW, "#ffffff"))
    return sheet.render(width, height).getchannel("A")


def engraving_of(role, width, height):
    """The role's figure without its card: beyond the window there is nothing to be told apart."""
    face = Image.new("RGB", (width, height), "#6d4a5a")
    face.paste(role.draw().render(width, height).convert("RGB"), mask=window(width, height))
    page = plate(width, height)
    page.paste(engraving.engraved(face), mask=window(width, height))
    return page


PIECES = tuple(
    Piece(f"engraved_{name}", *DP, partial(engraving_of, role), colours=64) for name, role in FACES.items()
)
