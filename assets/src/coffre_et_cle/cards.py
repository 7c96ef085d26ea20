"""The cards of Le Coffre et la Clé, and the backs: the house's and this game's.

A back looks the same either way up, so that a card turned round says nothing.
"""

import math

from kit.piece import Piece
from kit.vector import Sheet, ellipse, fill, moved, outline, rounded

from coffre_et_cle import card, false_key, false_treasure, key, neutral, treasure

FACES = {"key": key, "treasure": treasure, "false_key": false_key, "neutral": neutral, "false_treasure": false_treasure}
AUBERGINE = ("#6d3a6b", "#4a2450", "#2b1830", "#180b1c", "#f29cb7")


def double_keyhole(size):
    """A keyhole with a foot both ways, round (0, 0)."""
    a, b, c, d = (round(part * size, 1) for part in (0.42, 0.68, 0.62, 1.5))
    r = round(0.8 * size, 1)
    right = f"L{a},{b}a{r},{r} 0 0,0 0,{-2 * b}L{c},{-d}"
    return f"M{-c},{d}H{c}{right}H{-c}L{-a},{-b}a{r},{r} 0 0,0 0,{2 * b}Z"


def back(colours):
    """Lattice, border and boss in a cloth of four tones; the fifth colours the thread."""
    sheet = Sheet(card.WIDTH, card.HEIGHT)
    gold, thread = sheet.gold(65), colours[4]
    sheet.add(fill(card.WINDOW, sheet.radial(*colours[:4], at=(0.5, 0.5), reach=0.75)))
    lattice = "".join(
        f'<path d="M{x},{y - 38}L{x + 30},{y}L{x},{y + 38}L{x - 30},{y}Z"/>'
        for row, y in enumerate(range(46, 700, 38))
        for x in range(10 + 30 * (row % 2), 520, 60)
    )
    signs = "".join(
        moved(f'<path d="{double_keyhole(8)}"/>', x, y)
        for row, y in enumerate(range(46, 700, 38))
        for x in range(10 + 30 * (row % 2), 520, 60)
    )
    sheet.add(
        f'<g clip-path="{sheet.clip(card.WINDOW)}"><g fill="none" stroke="{thread}" stroke-width="1.6" opacity=".5">{lattice}</g>'
        f'<g fill="#f0cf86" opacity=".5">{signs}</g></g>'
    )
    sheet.add(_border(gold), _boss(sheet, gold, colours))
    card.edge(sheet)
    return sheet


def _border(gold):
    line = rounded(52, 52, 396, 596, 22)
    return outline(line, 9, "#14060f") + outline(line, 5.5, gold) + outline(rounded(62, 62, 376, 576, 16), 2, gold)


def _boss(sheet, gold, colours):
    """A sun of gold leaves round the lock."""
    leaves = []
    for i in range(24):
        long = 150 if i % 2 == 0 else 122
        leaf = f"M-11,-86Q-15,{-(long - 18)} 0,{-long}Q15,{-(long - 18)} 11,-86Z"
        leaves.append(moved(sheet.form(leaf, gold, depth=4, line=3, shade=0.3, glow=0.2), 0, 0, 1, i * 15))
    disk = sheet.radial(*colours[:4], at=(0.42, 0.38))
    dots = "".join(
        fill(ellipse(round(78 * math.cos(i * math.tau / 24), 1), round(78 * math.sin(i * math.tau / 24), 1), 3.4), "#fff3c4")
        for i in range(24)
    )
    parts = [
        *leaves,
        sheet.form(ellipse(0, 0, 96), gold, depth=8, line=4.5),
        dots,
        sheet.form(ellipse(0, 0, 64), disk, depth=8, line=4),
        sheet.form(double_keyhole(28), gold, depth=5, line=4),
        fill(double_keyhole(19), "#14060f"),
    ]
    return moved("".join(parts), 250, 350, 1.22)


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
        Piece(f"card_{name}", *card.DP, lambda width, height, of=module: card.printed(of.draw(), width, height))
        for name, module in FACES.items()
    ),
    Piece("card_frame", *card.DP, lambda width, height: card.blank().render(width, height)),
    Piece("card_back", *card.DP, lambda width, height: back(AUBERGINE).render(width, height)),
    Piece("padlock", 60, 60, lambda width, height: padlock().render(width, height), sheet="tokens"),
)
