"""The panel beside a board: a strip that repeats along its edge, a corner, a slip's border, a plate.

The app lays the strip along each side, the corner upon its ends, and stretches slip and plate by `border`.
"""

import numpy as np
from kit import pixels, surfaces
from kit.piece import Piece
from kit.vector import Sheet, fill, outline, rounded
from scipy import ndimage

EDGE = (96, 18)
CORNER = 26
SLIP, SLIP_BORDER = 72, 18
PLATE, PLATE_BORDER = (112, 72), (26, 24, 26, 28)
GROUND = 128


def pieces(ground, edge, corner, slip, plate, tint):
    """The five pictures of a rail; `tint` is the colour of its paper."""
    return (
        Piece("rail_ground", GROUND, GROUND, ground, photo=True, tile=True),
        Piece("rail_edge", *EDGE, edge, photo=True, tile=True),
        Piece("rail_corner", CORNER, CORNER, corner, sheet="rail"),
        Piece(
            "rail_slip",
            SLIP,
            SLIP,
            slip,
            sheet="rail",
            border=(SLIP_BORDER,) * 4,
            extra=(("tint", list(tint)),),
        ),
        Piece("rail_plate", *PLATE, plate, sheet="rail", border=PLATE_BORDER),
    )


def moulded(colour, height, gloss=0.2, relief=9):
    """A strip with this colour and height, lit; its light comes from outside, so that every side may show
    it."""
    down = (np.roll(height, -1, 0) - np.roll(height, 1, 0)) * relief
    right = (np.roll(height, -1, 1) - np.roll(height, 1, 1)) * relief
    normal = np.dstack([-right, -down, np.ones_like(height)])
    normal /= np.linalg.norm(normal, axis=2, keepdims=True)
    lamp = np.array([0, -0.75, 0.66])
    light = np.clip(normal @ lamp, 0, 1)[..., None]
    return np.clip(colour * (0.42 + 0.85 * light) + gloss * light**14, 0, 1)


def across(width, height):
    """0 at the outer edge of a strip, 1 at the inner one, for every pixel."""
    return np.broadcast_to((np.arange(height)[:, None] + 0.5) / height, (height, width))


def profile(at, *points):
    places, heights = zip(*points, strict=True)
    return np.interp(at, places, heights)


def grain(width, height, seed, along=6.0, beta=0.8):
    """Noise that repeats along a strip."""
    field = surfaces.noise(width, beta, seed, 1.0, along)
    return surfaces.spread(field)[:height]


def line(strip, at, where, wide, colour, depth=1.0):
    """A line along a strip, for an inlay or a groove."""
    part = np.clip(1 - np.abs(at - where) / wide, 0, 1)[..., None] ** 0.5 * depth
    return strip * (1 - part) + np.array(colour) * part


def bordered(inner, outer, ink, wide, shade="#0a0604", radius=3, extra=()):
    """A slip's border round nothing: its shadow outside, a double line inside."""

    def draw(width, height):
        sheet = Sheet(SLIP, SLIP)
        body, hollow = rounded(3, 2, 66, 65, radius), rounded(9, 8, 54, 53, max(1, radius - 2))
        sheet.add(
            fill(f"{rounded(2, 4, 69, 67, radius)}{rounded(4, 3, 64, 63, radius)}", shade, 0.6, "fine"),
            outline(body, wide, outer),
            outline(hollow, 1.1, inner).replace("<path", '<path opacity=".8"'),
            outline(rounded(4, 3, 64, 63, radius), 0.8, ink).replace("<path", '<path opacity=".5"'),
            *extra,
        )
        return sheet.render(width, height)

    return draw


def plate(face, rim, inner, ink, radius=11):
    """A plate to press that is not the main one."""

    def draw(width, height):
        sheet = Sheet(*PLATE)
        body = rounded(5, 4, 102, 60, radius)
        shine = sheet.linear(("#ffffff", 0.55), ("#ffffff", 0.0))
        sheet.add(
            fill(rounded(6, 8, 101, 60, radius), "#0a0604", 0.55, "fine"),
            fill(body, sheet.linear(*rim)),
            outline(body, 1.5, ink),
            fill(rounded(8.5, 7.5, 95, 53, radius - 3), sheet.linear(*face)),
            fill(rounded(10, 9, 92, 18, max(2, radius - 5)), shine, 0.5),
            outline(rounded(8.5, 7.5, 95, 53, radius - 3), 1, inner),
        )
        return sheet.render(width, height)

    return draw


def knob(face, ink, shape="round"):
    """A corner: a boss upon the ends of two strips."""

    def draw(width, height):
        sheet = Sheet(CORNER, CORNER)
        body = rounded(2, 2, 22, 22, 11 if shape == "round" else 3)
        sheet.add(
            fill(rounded(2, 3.5, 22, 22, 11 if shape == "round" else 3), "#060403", 0.6, "hair"),
            fill(body, sheet.radial(*face, at=(0.35, 0.28))),
            outline(body, 1.2, ink),
            outline(rounded(6.5, 6.5, 13, 13, 6.5 if shape == "round" else 2), 1, ink).replace(
                "<path", '<path opacity=".6"'
            ),
            fill(rounded(8, 7.5, 8, 5, 2.5), "#ffffff", 0.35, "hair"),
        )
        return sheet.render(width, height)

    return draw


def soft(field, times):
    return ndimage.gaussian_filter(field, times, mode="wrap")


def image(array):
    return pixels.from_array(np.clip(array, 0, 1))
