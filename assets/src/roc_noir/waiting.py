"""A place on a rack that waits for its portrait: wine-red cloth, a dotted oval, a shadow in it."""

from kit.piece import Piece
from kit.vector import Sheet, ellipse, fill, outline, rounded


def waiting(width, height):
    sheet = Sheet(40, 40)
    body = rounded(3.4, 3.4, 33.2, 33.2, 3)
    sitter = (
        "M8.2,36.6C8.6,29.4 12.6,26.9 17,26.2V23.8C14.2,22.2 13.1,19.4 13.3,16.2C13.6,11.8 16.3,9.2 20,9.2"
    )
    sitter += "C23.7,9.2 26.4,11.8 26.7,16.2C26.9,19.4 25.8,22.2 23,23.8V26.2C27.4,26.9 31.4,29.4 31.8,36.6Z"
    within, rim = ellipse(20, 20, 15, 16.4), outline(ellipse(20, 20, 15, 16.4), 1.1, "#d9a45c")
    sheet.add(
        fill(body, sheet.linear("#5a1a1c", "#43110f", "#2a0a0c", turn=62)),
        f'<g clip-path="{sheet.clip(within)}">',
        fill(sitter, "#190607", 0.9),
        outline(sitter, 0.8, "#8a4a32"),
        "</g>",
        rim.replace("<path", '<path stroke-dasharray="1.7 2.3" opacity=".85"'),
    )
    return sheet.render(width, height)


PIECES = (Piece("rack_waiting", 40, 40, waiting, sheet="things"),)
