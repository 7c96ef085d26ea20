"""What everything lies on: the vault's dark plates, with the burglars' blueprint thrown upon them."""

import math

import numpy as np
from kit import pixels, surfaces
from kit.piece import Piece
from kit.vector import Sheet, ellipse
from scipy import ndimage

SIZE = (840, 820)
STEEL = ("#141c21", "#1c262c", "#25323a", "#2f3f48")
PLATES = (4, 4)  # across, down


def wall(width, height):
    side = max(width, height)
    brush = surfaces.noise(side, 0.9, 21, 12.0, 0.15)[:height, :width]
    cloud = surfaces.noise(side, 1.8, 22)[:height, :width]
    brush, cloud = surfaces.spread(brush), surfaces.spread(cloud)
    colour = surfaces.ramp(np.clip(0.22 + 0.35 * cloud + 0.5 * (brush - 0.5), 0, 1), *STEEL)
    relief = _seams(width, height)
    colour = surfaces.lit(colour, relief + 0.05 * brush, 9.0, ambient=0.52, hollow=0.6)
    lines = np.asarray(blueprint(width, height)).astype(float) / 255
    alpha = lines[..., 3:] * (0.86 + 0.14 * brush[..., None])
    lit = colour * (1 - alpha) + lines[..., :3] * alpha
    return pixels.vignette(pixels.from_array(lit), 0.42, (0.5, 0.46), 0.8)


def _seams(width, height):
    """Plates with a groove between them and a rivet in every corner, as a height field."""
    y, x = np.mgrid[:height, :width].astype(float)
    wide, high = width / PLATES[0], height / PLATES[1]
    in_x, in_y = np.mod(x, wide), np.mod(y, high)
    edge = np.minimum.reduce([in_x, wide - in_x, in_y, high - in_y])
    scale = width / 1680
    groove = np.clip(edge / (5 * scale), 0, 1) ** 0.7
    near_x, near_y = np.minimum(in_x, wide - in_x), np.minimum(in_y, high - in_y)
    away = np.hypot(near_x - 30 * scale, near_y - 30 * scale)
    rivet = np.sqrt(np.clip(1 - (away / (11 * scale)) ** 2, 0, 1))
    return ndimage.gaussian_filter(0.7 * groove + 0.5 * rivet, 0.8 * scale)


def blueprint(width, height):
    """A grid, and in pale lines the drawing of a safe: its bolts, its gears, arrows and measures."""
    sheet = Sheet(*SIZE)
    blue, pale = "#123a63", "#7fb2d9"
    wide, high = SIZE
    sheet.add(f'<rect width="{wide}" height="{high}" fill="{blue}" opacity=".24"/>')
    for step, opacity in ((20, 0.16), (80, 0.30)):
        across = "".join(f"M{x},0V{high}" for x in range(0, wide + 1, step))
        down = "".join(f"M0,{y}H{wide}" for y in range(0, high + 1, step))
        sheet.add(
            f'<path d="{across}{down}" stroke="#2f6ea6" stroke-width="1" fill="none" opacity="{opacity}"/>'
        )
    parts = [_safe(420, 410), *(_door(x, y) for y in (205, 615) for x in (140, 420, 700))]
    sheet.add(
        f'<g fill="none" stroke="{pale}" stroke-width="1.5" opacity=".26">{"".join(parts)}</g>',
        f'<g fill="none" stroke="{pale}" stroke-width="1.2" opacity=".20">{_measures()}</g>',
    )
    return sheet.render(width, height)


def _circle(x, y, radius, dash=""):
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    return f'<path d="{ellipse(x, y, radius)}"{dashes}/>'


def _safe(x, y):
    """Four wheels in a row that take hold of each other, and the axis through them."""
    parts = [_axis(x - 400, y, x + 400, y)]
    for i in (-3, -1, 1, 3):
        at = x + i * 100
        parts += [
            _circle(at, y, 46),
            _circle(at, y, 62, "9 7"),
            _circle(at, y, 12),
            _axis(at, y - 84, at, y + 84),
        ]
    return "".join(parts)


def _door(x, y):
    box = "".join(
        f'<rect x="{x - w}" y="{y - h}" width="{2 * w}" height="{2 * h}"/>' for w, h in ((126, 98), (116, 88))
    )
    swing = f'<path d="M{x - 126},{y + 98}A252,196 0 0,0 {x + 126},{y - 98}" stroke-dasharray="3 8"/>'
    return box + swing + _circle(x, y, 34) + _axis(x - 134, y, x + 134, y) + _axis(x, y - 106, x, y + 106)


def _axis(ax, ay, bx, by):
    return f'<path d="M{ax},{ay}L{bx},{by}" stroke-dasharray="22 5 4 5"/>'


def _measures():
    """Lines between arrow heads, as on every plan."""
    parts = []
    for ax, ay, bx, by in ((14, 86, 266, 86), (574, 734, 826, 734), (20, 320, 20, 500), (820, 320, 820, 500)):
        turn = math.atan2(by - ay, bx - ax)
        parts.append(f'<path d="M{ax},{ay}L{bx},{by}"/>')
        for x, y, way in ((ax, ay, turn), (bx, by, turn + math.pi)):
            for lean in (-0.35, 0.35):
                end = (x + 12 * math.cos(way + lean), y + 12 * math.sin(way + lean))
                parts.append(f'<path d="M{x},{y}L{end[0]:.1f},{end[1]:.1f}"/>')
    return "".join(parts)


PIECES = (Piece("wall", *SIZE, wall, photo=True, sharp=1.5),)
