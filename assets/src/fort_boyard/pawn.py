"""What makes a pawn of a token: a turned ring of brass, with the glass of its enamel, seen from above."""

from kit.piece import Piece
from kit.vector import Sheet, ellipse, fill, hole, outline

SIDE = 128  # units of the drawing
INK = "#1c1410"
BRASS = ("#fff8d8", "#fbd877", "#dba03a", "#9a6118")
_MIDDLE, _OUTER, _INNER = 60, 58, 46  # of the ring; the app lays the token into it


def rim(width, height):
    sheet = Sheet(SIDE, SIDE)
    inside = ellipse(64, _MIDDLE, _INNER)
    foot = ellipse(64, _MIDDLE + 6, _OUTER) + hole(64, _MIDDLE, _INNER + 6)
    ring = ellipse(64, _MIDDLE, _OUTER) + hole(64, _MIDDLE, _INNER)
    bed = ellipse(64, _MIDDLE - 8, _INNER + 8) + hole(64, _MIDDLE + 5, _INNER - 1)
    gloss = ellipse(64, _MIDDLE, _INNER) + hole(70, _MIDDLE + 22, _INNER + 4)
    sheet.add(
        f'<g clip-path="{sheet.clip(inside)}">',
        fill(bed, "#000000", 0.5, "fine"),
        fill(gloss, "#ffffff", 0.34, "fine"),
        fill(ellipse(46, _MIDDLE - 25, 9, 6), "#ffffff", 0.75, "fine"),
        "</g>",
        sheet.form(foot, sheet.linear("#b07a2c", "#6a4210", turn=90), line=2, depth=3, ink=INK),
        sheet.form(ring, sheet.linear(*BRASS, turn=55), line=2, depth=5, ink=INK),
        outline(ellipse(64, _MIDDLE, _OUTER - 6), 2.4, "#fff9e0"),
    )
    return sheet.render(width, height)


PIECES = [Piece("pawn_rim", 52, 52, rim, colours=96)]
