"""The instruction cards, of eight kinds, and their one back; the app writes how far a card carries."""

from functools import partial

import numpy as np
from agence_tous_risques import signs, stuff
from agence_tous_risques.stuff import BLUE, CREAM, INK, KHAKI, LAB, NAVY, ORANGE, RED, YELLOW, shade
from kit import surfaces
from kit.piece import Piece
from kit.vector import Sheet, ellipse, fill, moved, outline, rounded

WIDTH, HEIGHT = 140, 196
_EDGE = rounded(1.6, 1.6, 136.8, 192.8, 13)
_HIGH, _LOW = rounded(10, 11, 120, 174, 9), rounded(10, 11, 120, 140, 9)
# What a card shows, on what, and whether the app writes below the picture.
KINDS = {
    "benched": (signs.bench, "#5c6478", False),
    "prowling": (signs.torch, shade(RED, 0.8), False),
    "boost": (signs.rocket, ORANGE, True),
    "clear": (signs.gate, KHAKI, False),
    "show": (signs.compass, BLUE, False),
    "lab1": (partial(signs.lab, number="1"), shade(LAB["1"], 0.8), True),
    "lab2": (partial(signs.lab, number="2"), shade(LAB["2"], 0.8), True),
    "lab3": (partial(signs.lab, number="3"), shade(LAB["3"], 0.85), True),
}


def face(kind, width, height):
    sign, ground, written = KINDS[kind]
    window = _LOW if written else _HIGH
    y = 81 if written else 98
    sheet = Sheet(WIDTH, HEIGHT)
    glow = sheet.radial(shade(ground, 1.5), ground, shade(ground, 0.5), at=(0.5, 0.42), reach=0.8)
    star = sheet.radial("#fff1a8", YELLOW, "#d99a12")
    sheet.add(
        f'<g clip-path="{sheet.clip(window)}"><rect width="140" height="196" fill="{glow}"/>'
        + moved(signs.rays(16, 150, shade(ground, 1.35), 0.5), 70, y)
        + "</g>",
        fill(stuff.burst(72, y + 3, 55, 13, 0.82), INK, 0.4, "fine"),
        stuff.inked(sheet, stuff.burst(70, y, 54, 13, 0.82), star, 2.6, 6),
        moved(sign(sheet, r=40), 70, y),
        outline(window, 3, INK),
        outline(_EDGE, 3, INK),
    )
    return _on_paper(sheet, width, height)


def back(width, height):
    """The same for all, and the same either way up."""
    sheet = Sheet(WIDTH, HEIGHT)
    thread = f'stroke="{shade(NAVY, 1.3)}" stroke-width="2"'
    lattice = "".join(
        f'<path d="M{x - 60},0L{x + 140},200M{x + 140},0L{x - 60},200" {thread}/>'
        for x in range(-120, 260, 20)
    )
    sheet.add(
        f'<g clip-path="{sheet.clip(_HIGH)}"><rect width="140" height="196" fill="{NAVY}"/>{lattice}</g>',
        outline(rounded(15, 16, 110, 164, 6), 2.4, YELLOW),
        stuff.inked(sheet, stuff.burst(70, 98, 46, 12, 0.8), RED, 2.8, 6),
        *(moved(_half(sheet), 70, 98, turn=turn) for turn in (0, 180)),
        stuff.inked(sheet, ellipse(70, 98, 8), YELLOW, 2.2, 3),
        outline(_HIGH, 3, INK),
        outline(_EDGE, 3, INK),
    )
    return _on_paper(sheet, width, height)


def _half(sheet):
    """A vessel, head outwards."""
    return moved(signs.vessel(sheet, "1", 14), 0, -21)


def _on_paper(sheet, width, height):
    paper = surfaces.paper(height, shade(CREAM, 0.88), CREAM, "#fffaf0")[:height, :width]
    image = stuff.printed(stuff.laid(np.asarray(paper), sheet, (width, height)), 28, 0.24, 0.6)
    return stuff.cut(image, rounded(0.8, 0.8, 138.4, 194.4, 13.5), (WIDTH, HEIGHT))


PIECES = (
    Piece("card_back", WIDTH, HEIGHT, back, sheet="cards"),
    *(Piece(f"card_{kind}", WIDTH, HEIGHT, partial(face, kind), sheet="cards") for kind in KINDS),
)
