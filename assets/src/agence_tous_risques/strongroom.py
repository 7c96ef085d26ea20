"""The strong-room round the vault's door, from above: steel in the lamps' light, rays that nobody may cross,
pipes, and what its guards work at. Painted for rooms of three shapes; the app takes the nearest."""

from functools import partial
from itertools import pairwise

import numpy as np
from agence_tous_risques import stuff
from agence_tous_risques.stuff import CREAM, INK, NAVY, RED, STEEL, TEAL, YELLOW, inked, shade, volume
from kit import pixels, surfaces
from kit.curves import polygon
from kit.piece import Piece
from kit.vector import Sheet, ellipse, fill, hole, moved, rounded

SHAPES = {"strongroom_wide": (448, 224), "strongroom": (400, 300), "strongroom_square": (300, 300)}
PLATE = 50  # the side of a steel plate
DOOR = 0.44  # radius of the ground that is left to the door, as a part of the shorter side
_LAMP = np.array([1.0, 0.87, 0.55])
_STEEL = ("#24345c", "#344a7c", "#48629a")


def room(wide, high, width, height):
    sheet = Sheet(wide, high)
    sheet.add(*_plates(wide, high), *_ring(sheet, wide, high), *_fences(wide, high))
    sheet.add(*_pipes(sheet, wide), *_conduit(sheet, wide, high))
    side = min(wide, high) * (0.25 if wide == high else 0.31)
    left, right, top, low = side * 0.62, wide - side * 0.62, side * 0.72, high - side * 0.66
    for thing, x, y in (
        (_tank, left, top),
        (_cabinets, right, top),
        (_desk, left, low),
        (_bottles, right, low),
    ):
        sheet.add(moved(thing(sheet), x, y, side / 100))
    lit = pixels.from_array(_light(_floor(width, height), wide, high)).convert("RGBA")
    image = stuff.laid(np.asarray(lit)[..., :3] / 255, sheet, (width, height))
    return stuff.printed(image, wide // 7, 0.24, 0.42).convert("RGB")


def _floor(width, height):
    side = max(width, height)
    brush = surfaces.noise(side, 0.8, 91, 8.0, 0.3)[:height, :width]
    cloud = surfaces.noise(side, 1.7, 92)[:height, :width]
    colour = surfaces.ramp(surfaces.spread(0.5 * brush + 0.5 * cloud), *_STEEL)
    return surfaces.lit(colour, 0.3 * brush, 2.0)


def _light(colour, wide, high):
    """Four lamps in the corners, and the glow that comes from behind the door."""
    height, width = colour.shape[:2]
    y, x = np.mgrid[:height, :width] * (wide / width)
    light = np.full((height, width), 0.8)
    warm = np.zeros((height, width))
    for at in ((0.5, 0.5, 0.62), (0.16, 0.2, 0.4), (0.84, 0.2, 0.4), (0.16, 0.85, 0.4), (0.84, 0.85, 0.4)):
        reach = high * at[2]
        pool = np.exp(-(((x - at[0] * wide) / reach) ** 2 + ((y - at[1] * high) / reach) ** 2))
        warm += pool * (0.5 if at[0] == 0.5 else 0.42)
    light = light + 0.75 * warm
    return np.clip(colour * light[..., None] + 0.30 * warm[..., None] * _LAMP, 0, 1)


def _line(path, width, colour, opacity=1.0, more=""):
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}" opacity="{opacity}" '
        f'stroke-linecap="round" {more}/>'
    )


def _plates(wide, high):
    """Seams and rivets, the same on both sides of the middle."""
    across = [wide / 2 + PLATE * (i + 0.5) for i in range(-6, 6)]
    up = [high / 2 + PLATE * (i + 0.5) for i in range(-4, 4)]
    seams = "".join(f"M{x},0V{high}" for x in across) + "".join(f"M0,{y}H{wide}" for y in up)
    yield moved(_line(seams, 1.2, "#c9d8ff", 0.3), 1.6, 1.6)
    yield _line(seams, 2, INK, 0.75)
    for x in across:
        for y in up:
            for dx, dy in ((-7, -7), (7, -7), (-7, 7), (7, 7)):
                yield fill(ellipse(x + dx, y + dy, 2), INK, 0.7)
                yield fill(ellipse(x + dx - 0.5, y + dy - 0.5, 1.3), "#a9bbe4")


def _ring(sheet, wide, high):
    """Stripes that warn, round the ground of the door."""
    x, y, outer = wide / 2, high / 2, min(wide, high) * DOOR
    inner = outer * 0.9
    ring = ellipse(x, y, outer) + hole(x, y, inner)
    stripes = "".join(
        moved(
            fill(polygon([(-3, -outer - 9), (6, -outer - 9), (-1, -inner + 9), (-10, -inner + 9)]), INK),
            x,
            y,
            1,
            turn,
        )
        for turn in range(0, 360, 10)
    )
    yield fill(ellipse(x, y, outer + 8), INK, 0.45, "fine")
    yield f'<g clip-path="{sheet.clip(ring)}">{fill(ellipse(x, y, outer), YELLOW)}{stripes}</g>'
    yield _line(ellipse(x, y, outer), 3, INK) + _line(ellipse(x, y, inner), 3, INK)
    yield fill(ellipse(x, y, inner), INK, 0.2)


def _fences(wide, high):
    """Rays between posts, on either side of the door."""
    far = min(wide, high) * DOOR + 14
    for side in (-1, 1):
        x = wide / 2 + side * min(far + (wide - high) * 0.09, wide / 2 - 14)
        posts = [(x, 34), (x + side * 9, high * 0.36), (x + side * 9, high * 0.64), (x, high - 26)]
        if wide == high:
            posts = [(wide / 2 + side * 139, y) for y in (high * 0.36, high * 0.64)]
        for a, b in pairwise(posts):
            for offset in (-3.4, 3.4):
                ray = f"M{a[0] + offset},{a[1]}L{b[0] + offset},{b[1]}"
                yield _line(ray, 7, "#ff3b2e", 0.30)
                yield _line(ray, 2.6, "#ff5a48", 0.95)
                yield _line(ray, 0.9, "#ffe3da")
        for px, py in posts:
            yield fill(ellipse(px + 1.5, py + 3, 9), INK, 0.5, "hair")
            yield fill(ellipse(px, py, 8.4), INK) + fill(ellipse(px, py, 6.6), "#aeb7c6")
            yield fill(ellipse(px, py, 4.2), INK) + fill(ellipse(px, py, 3), "#ff4a3a")
            yield fill(ellipse(px - 1, py - 1, 1), "#ffd9d0")


def _pipes(sheet, wide):
    """Two along the upper wall, with their clamps and a wheel."""
    for y, colour, thick in ((7, "#b97a35", 10), (19, "#7f8ba6", 8)):
        pipe = rounded(-8, y - thick / 2, wide + 16, thick, thick / 2)
        yield fill(rounded(-8, y, wide + 16, thick, 3), INK, 0.5, "hair")
        yield inked(sheet, pipe, sheet.linear(shade(colour, 1.6), colour, shade(colour, 0.45)), 2, 2)
    for part in (0.11, 0.32, 0.68, 0.89):
        clamp = rounded(wide * part - 5, -2, 10, 28, 2)
        yield inked(sheet, clamp, sheet.linear(*volume(STEEL), turn=0), 2, 3)
        yield fill(ellipse(wide * part, 22, 1.8), INK)
    yield moved(_wheel(sheet), wide / 2, 13)


def _wheel(sheet):
    spokes = "".join(
        _line(f"M0,0L{x},{y}", 3.4, INK) + _line(f"M0,0L{x},{y}", 1.8, shade(RED, 1.2))
        for x, y in ((0, -9), (8, 5), (-8, 5))
    )
    return (
        fill(ellipse(2, 4, 12), INK, 0.5, "hair")
        + inked(sheet, ellipse(0, 0, 12) + hole(0, 0, 7.6), shade(RED, 1.1), 2, 2)
        + spokes
        + inked(sheet, ellipse(0, 0, 3.6), YELLOW, 1.6, 2)
    )


def _conduit(sheet, wide, high):
    """A grating along the lower wall, cables under it."""
    yield inked(sheet, rounded(-6, high - 15, wide + 12, 22, 2), "#1a2338", 2, 3)
    for y, colour in ((high - 10, RED), (high - 6.5, YELLOW), (high - 3, TEAL)):
        yield _line(f"M0,{y}H{wide}", 2, colour)
    for x in range(6, int(wide), 12):
        yield _line(f"M{x},{high - 13}V{high}", 3, shade(STEEL, 0.6))


def _tank(sheet):
    """Something green that glows, in a glass with a lid of brass; bubbles rise."""
    bubbles = "".join(
        fill(ellipse(x, y, r), "#eaffdb", 0.85)
        for x, y, r in ((-9, 6, 4), (8, -8, 3), (3, 16, 2.4), (-4, -16, 2.2))
    )
    return (
        fill(ellipse(0, 4, 54), "#7dff8a", 0.3, "soft")
        + fill(rounded(-32, -30, 70, 78, 16), INK, 0.55, "fine")
        + inked(sheet, rounded(-34, -42, 68, 84, 20), sheet.linear(*volume("#8f9ab2"), turn=60), 3, 6)
        + inked(sheet, rounded(-25, -32, 50, 64, 15), sheet.radial("#e9ffb0", "#5fd66c", "#146b4a"), 2.6, 7)
        + bubbles
        + '<path d="M-16,-20V12" stroke="#ffffff" stroke-width="5" stroke-linecap="round" opacity=".7"/>'
        + inked(sheet, rounded(-38, -48, 76, 14, 5), sheet.linear(*volume("#c99a35")), 2.6, 4)
        + inked(sheet, rounded(-38, 34, 76, 14, 5), sheet.linear(*volume("#c99a35")), 2.6, 4)
        + "".join(fill(ellipse(x, y, 2.4), INK) for x in (-30, 30) for y in (-41, 41))
    )


def _cabinets(sheet):
    """Two towers of the alarm's memory, with reels and lamps that blink."""
    parts = [fill(rounded(-44, -40, 96, 88, 6), INK, 0.55, "fine")]
    for x in (-48, 2):
        parts.append(
            inked(sheet, rounded(x, -46, 46, 88, 5), sheet.linear(*volume("#5d6f9f"), turn=60), 3, 6)
        )
        parts.append(inked(sheet, rounded(x + 6, -40, 34, 38, 3), "#141d33", 2.2, 3))
        for y in (-30, -12):
            parts.append(
                inked(sheet, ellipse(x + 23, y, 7.4), CREAM, 1.8, 2) + fill(ellipse(x + 23, y, 2.4), INK)
            )
        for row in range(3):
            for column in range(4):
                colour = ("#7dff8a", "#ffd23f", "#ff5a48", "#8fdcee")[(3 * row + column * 2 + (x > 0)) % 4]
                parts.append(fill(ellipse(x + 10 + 8.6 * column, 9 + 10 * row, 3), INK))
                parts.append(fill(ellipse(x + 10 + 8.6 * column, 9 + 10 * row, 2.2), colour))
    return "".join(parts)


def _desk(sheet):
    """The guards' desk: three screens, keys, a lamp's light, a mug."""
    parts = [
        fill(rounded(-50, -26, 108, 70, 8), INK, 0.55, "fine"),
        inked(
            sheet,
            polygon([(-54, -6), (-38, -38), (46, -38), (58, -6), (58, 38), (-54, 38)]),
            sheet.linear(*volume("#4b5a86"), turn=60),
            3,
            7,
        ),
    ]
    for x, turn, colour in ((-32, -8, "#8fdcee"), (3, 0, "#7dff8a"), (38, 8, "#ffd08a")):
        screen = inked(sheet, rounded(-16, -13, 32, 24, 4), "#141d33", 2.4, 3) + inked(
            sheet, rounded(-12.5, -10, 25, 18, 3), sheet.radial("#ffffff", colour, shade(colour, 0.6)), 1.6, 3
        )
        lines = "".join(_line(f"M-9,{y}H{e}", 1.4, NAVY, 0.7) for y, e in ((-5, 7), (-1, 2), (3, 9)))
        parts.append(moved(screen + lines, x, -22 + abs(x) * 0.09, 1, turn))
    parts.append(inked(sheet, rounded(-40, 2, 64, 18, 3), shade(STEEL, 0.85), 2, 3))
    for row in range(2):
        for column in range(8):
            colour = RED if (row, column) == (1, 7) else CREAM
            parts.append(fill(rounded(-36.6 + 7.4 * column, 5 + 7 * row, 5.2, 5, 1), colour))
    parts.append(inked(sheet, ellipse(42, 12, 9.5), CREAM, 2.2, 3) + fill(ellipse(42, 12, 6), "#5a3216"))
    return "".join(parts)


def _bottles(sheet):
    """Crates of the laboratory and a row of gas bottles."""
    parts = [fill(rounded(-42, -34, 96, 84, 8), INK, 0.5, "fine")]
    crate = rounded(-48, -40, 52, 52, 3)
    parts.append(inked(sheet, crate, sheet.linear(*volume("#a5702f"), turn=60), 3, 5))
    parts += [_line(f"M-44,{y}H0", 1.6, INK, 0.55) for y in (-27, -14, -1)]
    parts += [
        _line("M-46,-38L2,10M2,-38L-46,10", 5.4, INK, 0.9),
        _line("M-46,-38L2,10M2,-38L-46,10", 3, "#c98f49"),
    ]
    small = rounded(-44, 18, 38, 28, 3)
    parts.append(inked(sheet, small, sheet.linear(*volume("#4a5320"), turn=60), 2.6, 4))
    parts.append(
        fill(stuff.burst(-25, 32, 9, 5, 0.42), YELLOW) + stuff.contour(stuff.burst(-25, 32, 9, 5, 0.42), 1.4)
    )
    for x, y, colour in ((28, -22, RED), (30, 8, TEAL), (26, 36, "#e0701b")):
        parts.append(
            inked(
                sheet, ellipse(x, y, 16), sheet.radial(shade(colour, 1.7), colour, shade(colour, 0.5)), 2.8, 5
            )
        )
        parts.append(inked(sheet, ellipse(x, y, 6.4), shade(STEEL, 0.9), 2, 2))
        parts.append(_line(f"M{x - 4},{y}H{x + 4}", 2, INK))
    return "".join(parts)


PIECES = tuple(
    Piece(name, wide, high, partial(room, wide, high), photo=True, sharp=1.25)
    for name, (wide, high) in SHAPES.items()
)
