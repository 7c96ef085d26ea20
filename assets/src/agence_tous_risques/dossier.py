"""A file of the agency: its paper in a folder of card, with a clip. What lies on it is the app's."""

import numpy as np
from agence_tous_risques import stuff
from agence_tous_risques.stuff import INK, NAVY, RED, STEEL, YELLOW, inked, shade, volume
from kit import pixels, surfaces
from kit.piece import Piece
from kit.vector import Sheet, ellipse, fill, moved, rounded

DOSSIER = (200, 200)
BORDER = (90, 58, 46, 24)  # dp: what is drawn along the edges


def dossier(width, height):
    wide, high = DOSSIER
    sheet = Sheet(wide, high)
    folder = rounded(4, 14, wide - 10, high - 20, 8)
    tab = "M14,18V10A6,6 0 0,1 20,4H74A6,6 0 0,1 80,8L86,18Z"
    sheet.add(
        fill(rounded(7, 18, wide - 10, high - 20, 9), INK, 0.7, "fine"),
        inked(sheet, tab, sheet.linear(*volume("#c99a4a")), 3, 4),
        inked(sheet, folder, sheet.linear(*volume("#d8ab58"), turn=70), 3.4, 6),
    )
    paper = rounded(13, 22, wide - 28, high - 38, 3)
    sheet.add(
        fill(rounded(15, 25, wide - 28, high - 38, 3), INK, 0.45, "hair"),
        inked(sheet, paper, sheet.linear("#fffaf0", "#fff3dc", "#f1e0b9", turn=60), 2.4, 3),
    )
    # bands that warn, along the paper's upper edge; they are stretched with it
    band = rounded(14.4, 23.4, wide - 30.8, 11, 2)
    sheet.add(fill(band, NAVY), f'<path d="M15,34.6H{wide - 16.4}" stroke="{INK}" stroke-width="2"/>')
    sheet.add(*_stamp(sheet, wide), moved(_clip(sheet), 30, 21, 1, -6))
    tooth = surfaces.noise(max(width, height), 0.9, 65)[:height, :width]
    drawn = np.asarray(sheet.render(width, height)).astype(float) / 255
    drawn[..., :3] *= (1 + 0.10 * (surfaces.spread(tooth) - 0.5))[..., None]
    return stuff.printed(pixels.from_array(np.clip(drawn, 0, 1)), 44, 0.2, 0.5)


def _stamp(sheet, wide):
    """The agency's star, in red, half over the edge of the paper."""
    x, y = wide - 28, 40
    yield fill(ellipse(x + 1, y + 2, 15), INK, 0.5, "hair")
    yield inked(sheet, ellipse(x, y, 14.5), sheet.radial(shade(RED, 1.5), RED, shade(RED, 0.6)), 2.6, 4)
    yield inked(sheet, stuff.burst(x, y, 10, 5, 0.42), YELLOW, 1.8, 2)


def _clip(sheet):
    loop = "M-5,14V-8A7,7 0 0,1 9,-8V18A5,5 0 0,1 -1,18V-4"
    return (
        f'<path d="{loop}" fill="none" stroke="{INK}" stroke-width="5.6" stroke-linecap="round"/>'
        f'<path d="{loop}" fill="none" stroke="{STEEL}" stroke-width="2.8" stroke-linecap="round"/>'
    )


PIECES = (Piece("dossier", *DOSSIER, dossier, sheet="dossier", border=BORDER, colours=128),)
