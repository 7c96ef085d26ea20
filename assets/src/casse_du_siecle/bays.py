"""A compartment of the safe: blued steel sunk into the tray, a rim of brass, a bolt in every corner."""

import numpy as np
from kit import pixels, surfaces
from kit.piece import Piece
from kit.vector import Sheet, ellipse, fill, outline, rounded

BAY = (160, 100)
BOLT = 13  # dp from the edges


def bay(width, height):
    wide, high = BAY
    sheet = Sheet(wide, high)
    rim, floor = rounded(2, 2, wide - 4, high - 4, 9), rounded(6, 6, wide - 12, high - 12, 6)
    sheet.add(
        fill(rim, sheet.linear("#f3d689", "#b98632", "#6d4512", "#c99544", turn=70)),
        outline(rim, 1.4, "#140c04"),
        fill(floor, sheet.linear("#1c2a33", "#31454f", "#46606b", turn=82)),
        f'<g clip-path="{sheet.clip(floor)}">'
        + fill(
            f"M-9,-9H{wide + 9}V{high + 9}H-9Z{rounded(9, 12, wide - 18, high - 18, 6)}",
            "#000000",
            0.75,
            "fine",
        )
        + fill(ellipse(wide / 2, high, wide * 0.45, 14), "#4FD1C5", 0.22, "soft")
        + "</g>",
        outline(floor, 1.3, "#070c0f"),
    )
    for x in (BOLT, wide - BOLT):
        for y in (BOLT, high - BOLT):
            sheet.add(
                fill(ellipse(x + 0.5, y + 1, 4.4), "#000000", 0.6),
                fill(ellipse(x, y, 3.9), sheet.radial("#fff0c2", "#c48f3c", "#5b3910")),
                f'<path d="M{x - 2.2},{y + 1.4}L{x + 2.2},{y - 1.4}" stroke="#2a1604" stroke-width="1.2"/>',
            )
    brush = surfaces.noise(max(width, height), 0.7, 43, 10.0, 0.15)[:height, :width]
    drawn = np.asarray(sheet.render(width, height)).astype(float) / 255
    drawn[..., :3] *= (1 + 0.26 * (surfaces.spread(brush) - 0.5))[..., None]
    return pixels.from_array(np.clip(drawn, 0, 1))


PIECES = (Piece("bay", *BAY, bay, sheet="dials", border=(22, 22, 22, 22)),)
