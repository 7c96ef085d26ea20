"""The cards of Le Coffre et la Clé, their back, and the token of a locked one."""

from coffre_et_cle import card, false_key, false_treasure, key, neutral, treasure
from kit import cards
from kit.piece import Piece
from kit.vector import Sheet, ellipse, fill, outline, rounded

FACES = {
    "key": key,
    "treasure": treasure,
    "false_key": false_key,
    "neutral": neutral,
    "false_treasure": false_treasure,
}
AUBERGINE = ("#6d3a6b", "#4a2450", "#2b1830", "#180b1c", "#f29cb7")


def padlock():
    """The token that lies on a locked card."""
    sheet = Sheet(120, 120)
    steel = sheet.linear("#f4f6f8", "#b4bcc6", "#6f7884", "#3c434d", "#a5aeb9", turn=20)
    bow = "M30,60V42C30,10 90,10 90,42V60H75V43C75,28 45,28 45,43V60Z"
    body = rounded(18, 52, 84, 60, 13)
    mark = "M60,68a10,10 0 0 1 6,18l4,16h-20l4,-16a10,10 0 0 1 6,-18Z"
    sheet.add(
        fill(rounded(20, 60, 86, 57, 13), "#000000", 0.5, "fine"),
        sheet.form(bow, steel, depth=5, line=4),
        sheet.form(body, sheet.gold(70), depth=7, line=4.5),
        outline(rounded(26, 60, 68, 44, 8), 1.6, "#7c4a12"),
        fill(mark, "#23120a"),
        *(fill(ellipse(x, y, 3), "#fff3c4") for x in (30, 90) for y in (64, 100)),
    )
    return sheet


PIECES = (
    *(
        Piece(
            f"card_{name}", *cards.DP, lambda width, height, of=module: card.printed(of.draw(), width, height)
        )
        for name, module in FACES.items()
    ),
    Piece("card_frame", *cards.DP, lambda width, height: card.blank().render(width, height)),
    Piece("card_back", *cards.DP, lambda width, height: cards.back(AUBERGINE).render(width, height)),
    Piece("padlock", 60, 60, lambda width, height: padlock().render(width, height), sheet="tokens"),
)
