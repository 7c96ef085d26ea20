"""What the castle stands on and beside: dark oak, racks, the loupe; and a cloud of dust."""

import numpy as np
from kit import pixels, surfaces
from kit.piece import Piece
from kit.vector import Sheet, ellipse, fill, hole, outline, rounded
from scipy import ndimage

OAK = ("#0d0b0f", "#171318", "#211b20", "#2c2429", "#352c30")


def oak(width, height):
    return pixels.from_array(surfaces.wood(width, *OAK, planks=3, seed=27) * 0.92)


def rack(width, height):
    """A tray of dark wood with a rounded edge."""
    sheet = Sheet(64, 64)
    grain = "".join(
        f'<path d="M4,{y}C20,{y - 2} 40,{y + 2} 60,{y}" stroke="#120a0c" stroke-width=".9" opacity=".35"/>'
        for y in range(9, 60, 4)
    )
    outer, inner = rounded(2, 2, 60, 59, 11), rounded(7, 7, 50, 49, 7)
    sheet.add(
        fill(rounded(3, 4, 60, 59, 11), "#030205", 0.6, "hair"),
        fill(outer, sheet.linear("#6a4a3c", "#4a3029", "#2e1c1b", "#3d2724", turn=62)),
        outline(outer, 1.2, "#140b0c"),
        outline(rounded(3.2, 3.2, 57.6, 56.6, 10), 0.9, "#b58e72").replace("<path", '<path opacity=".5"'),
        fill(inner, sheet.linear("#1f1618", "#2b2022", "#34282a", turn=75)),
        f'<g clip-path="{sheet.clip(inner)}" fill="none">{grain}</g>',
        outline(inner, 1.6, "#0b0607"),
    )
    return sheet.render(width, height)


def slot(width, height):
    """Let into the wood: shadow along its upper left, light along its lower right."""
    sheet = Sheet(40, 40)
    body = rounded(1.5, 1.5, 37, 37, 5)
    edge = rounded(0.5, 0.5, 40, 40, 5)
    sheet.add(
        fill(body, sheet.linear("#0d090c", "#1a1417", "#241c20", turn=52)),
        f'<g clip-path="{sheet.clip(body)}" opacity=".5">{outline(edge, 5, "#000000")}</g>',
        outline(body, 1, "#0a0607"),
        '<path d="M38.3,9V34A4.3,4.3 0 0,1 34,38.3H9" stroke="#8d7264" fill="none" opacity=".65"/>',
    )
    return sheet.render(width, height)


def dust(width, height):
    """A cloud of stone dust, thick in the middle and gone at the edge."""
    y, x = np.mgrid[:height, :width]
    away = np.hypot((x + 0.5) / width - 0.5, (y + 0.5) / height - 0.5) * 2
    billow = surfaces.spread(surfaces.noise(width, 1.5, 81))
    puff = np.clip(1 - away / (0.72 + 0.5 * (billow - 0.5)), 0, 1)
    alpha = np.clip(puff**0.8 * (0.35 + 0.9 * billow), 0, 0.92) * np.clip((1 - away) * 6, 0, 1)
    relief = ndimage.gaussian_filter(billow * puff, width / 120)
    colour = surfaces.lit(
        surfaces.ramp(billow, "#8f8578", "#b9ae9f", "#d9cfc0"), relief, 5.0, ambient=0.62, hollow=0.5
    )
    return pixels.from_array(np.dstack([colour, alpha]))


def loupe(width, height):
    """A rim of brass with its handle to the lower right; nothing in it but a gleam."""
    sheet = Sheet(160, 160)
    x, y, radius = 72, 72, 66
    brass = sheet.linear("#fff0bd", "#e3b14e", "#a96a1f", "#6d3f10", "#d09a44", turn=52)
    grip = sheet.linear("#7a4a2a", "#4a2817", "#2a150c", turn=-40)
    ring = f"{ellipse(x, y, radius + 5)}{hole(x, y, radius)}"
    handle = "M118,126L126,118L156,146A7,7 0 0,1 146,156Z"
    collar = "M112,124L124,112L131,119L119,131Z"
    glass = sheet.radial(
        ("#0b0710", 0.0), ("#0b0710", 0.0), ("#0b0710", 0.08), ("#0b0710", 0.42), at=(0.5, 0.5), reach=0.52
    )
    sheet.add(
        f'<g transform="translate(2,4)">{fill(ring + handle, "#050308", 0.6, "fine")}</g>',
        fill(ellipse(x, y, radius), glass),
        fill("M24,58A52,52 0 0,1 70,20A60,60 0 0,0 24,58Z", "#ffffff", 0.28, "hair"),
        sheet.form(handle, grip, line=2.2, depth=4),
        sheet.form(collar, brass, line=2, depth=3),
        fill(ring, brass),
        outline(ellipse(x, y, radius + 5), 1.8, "#2b1608"),
        outline(ellipse(x, y, radius), 1.8, "#2b1608"),
        outline(ellipse(x, y, radius + 3.4), 0.9, "#fff6d8").replace("<path", '<path opacity=".7"'),
    )
    return sheet.render(width, height)


PIECES = (
    Piece("table", 256, 256, oak, photo=True, tile=True),
    Piece("rack", 64, 64, rack, sheet="things", border=(14, 14, 14, 14)),
    Piece("rack_slot", 40, 40, slot, sheet="things", border=(8, 8, 8, 8)),
    Piece("dust", 150, 150, dust),
    Piece("loupe", 160, 160, loupe, extra=(("glass", (72, 72, 66)),)),
)
