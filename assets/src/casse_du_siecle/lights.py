"""Lights round things, told apart by shape as by colour: a tube, a double tube, a tube in pieces."""

from functools import partial

from kit.piece import Piece
from kit.vector import Sheet, rounded

SIZE, BORDER = 64, 26
NEON, GOLD, ALARM = "#4FD1C5", "#F2C14E", "#FF6B5E"


def _tube(inset, colour, thick, dash=""):
    side, dashes = SIZE - 2 * inset, f' stroke-dasharray="{dash}"' if dash else ""
    line = rounded(inset, inset, side, side, 15 - inset * 0.5)
    common = f'd="{line}" fill="none" stroke-linecap="round"{dashes}'
    return (
        f'<path {common} stroke="{colour}" stroke-width="{thick * 1.9}" opacity=".30" filter="url(#fine)"/>'
        f'<path {common} stroke="#04100f" stroke-width="{thick + 2.2}" opacity=".75"/>'
        f'<path {common} stroke="{colour}" stroke-width="{thick}"/>'
        f'<path {common} stroke="#ffffff" stroke-width="{thick * 0.38}" opacity=".75"/>'
    )


def lit(width, height):
    sheet = Sheet(SIZE, SIZE)
    sheet.add(_tube(9, NEON, 2.6))
    return sheet.render(width, height)


def taken(width, height):
    sheet = Sheet(SIZE, SIZE)
    sheet.add(_tube(8.5, GOLD, 3.4), _tube(14.5, GOLD, 2.0))
    return sheet.render(width, height)


def bet(width, height):
    """Four angles at the corners, and a short piece in the middle of every side."""
    sheet = Sheet(SIZE, SIZE)
    for turn in range(4):
        corner = "M9,24V20A11,11 0 0,1 20,9H24"
        middle = "M30,9H34"
        for line in (corner, middle):
            sheet.add(f'<g transform="rotate({90 * turn} 32 32)">{_piece(line)}</g>')
    return sheet.render(width, height)


def _piece(line):
    common = f'd="{line}" fill="none" stroke-linecap="round"'
    return (
        f'<path {common} stroke="{ALARM}" stroke-width="9" opacity=".32" filter="url(#fine)"/>'
        f'<path {common} stroke="#140404" stroke-width="7" opacity=".8"/>'
        f'<path {common} stroke="{ALARM}" stroke-width="4.6"/>'
        f'<path {common} stroke="#ffe9e4" stroke-width="1.5" opacity=".8"/>'
    )


PIECES = tuple(
    Piece(f"ring_{name}", SIZE, SIZE, partial(draw), sheet="lights", border=(BORDER,) * 4)
    for name, draw in (("lit", lit), ("taken", taken), ("bet", bet))
)
