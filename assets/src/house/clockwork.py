"""What automata are made of: metals, cog wheels, bezels with keyhole eyes, lids, mouths, rivets.

Everything is drawn in a box of 200, and is still to be told apart when that box is 40 dp wide.
"""

import math

from kit.curves import polygon
from kit.vector import INK, ellipse, fill, hole, moved, outline, rounded

METALS = {
    "brass": ("#fff3bf", "#f2cc66", "#d19a38", "#94601f", "#e0ae50"),
    "copper": ("#ffe0c8", "#eea070", "#c26a40", "#833c22", "#d88a5c"),
    "bronze": ("#f4dfa6", "#cba453", "#94702e", "#5b4018", "#b08a42"),
    "steel": ("#f6f9f9", "#c8d1d3", "#929ea3", "#5c686e", "#b2bdc1"),
}
ENAMEL = ("#fffdf2", "#f5ead0", "#dcc8a0")
DARK = "#1d1013"


def gear(x, y, outer, inner, teeth, turn=0.0, slope=0.16):
    """A cog wheel; `slope` is how much narrower a tooth is at its tip."""
    points, step = [], math.tau / teeth
    for tooth in range(teeth):
        start = tooth * step + math.radians(turn)
        for part, reach in (
            (0, inner),
            (slope, outer),
            (0.5 - slope * 0.4, outer),
            (0.5 + slope * 0.6, inner),
        ):
            angle = start + part * step
            points.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return polygon(points)


def ratchet(x, y, outer, inner, teeth, turn=0.0):
    """A wheel with teeth like a saw's, which turns one way only."""
    points, step = [], math.tau / teeth
    for tooth in range(teeth):
        start = tooth * step + math.radians(turn)
        for part, reach in ((0, outer), (0.04, inner), (0.5, (inner * 2 + outer) / 3)):
            angle = start + part * step
            points.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return polygon(points)


def metal(sheet, path, kind="brass", *inside, turn=62, line=5, depth=9):
    """A solid piece of metal."""
    return sheet.form(
        path, sheet.linear(*METALS[kind], turn=turn), *inside, line=line, depth=depth, shade=0.45, glow=0.5
    )


def plate(sheet, path, line=3.5):
    """A piece of cream enamel, as on a watch's face."""
    return sheet.form(path, sheet.radial(*ENAMEL), line=line, depth=6, shade=0.3, glow=0.2)


def rivet(sheet, x, y, radius=5, kind="brass"):
    body = ellipse(x, y, radius)
    return fill(body, sheet.radial(*METALS[kind][:4], at=(0.35, 0.3))) + outline(body, 2)


def keyhole(x, y, size, turn=0.0):
    """The house's sign: a round head, and a foot that widens."""
    s = size
    path = (
        f"M{-0.26 * s:.1f},{0.12 * s:.1f}a{0.46 * s:.1f},{0.46 * s:.1f} 0 1,1 {0.52 * s:.1f},0"
        f"L{0.44 * s:.1f},{s:.1f}H{-0.44 * s:.1f}Z"
    )
    glint = fill(ellipse(-0.14 * s, -0.4 * s, 0.15 * s), "#ffffff", 0.95)
    return moved(fill(path, DARK) + glint, x, y, 1, turn)


def eye(sheet, x, y, radius, kind="brass", look=(0, 0), lid=0.0, slant=0.0):
    """A bezel with enamel in it and a keyhole for a pupil. `lid` is how far the lid has come down (0 to 1),
    `slant` turns the lid: above 0 its left side is lower."""
    bezel = ellipse(x, y, radius) + hole(x, y, radius * 0.79)
    glass = ellipse(x, y, radius * 0.85)
    inside = [keyhole(x + look[0], y - radius * 0.12 + look[1], radius * 0.7)]
    if lid:
        edge = y - radius + 2 * radius * lid
        shutter = f"M{x - 2 * radius},{y - 2 * radius}h{4 * radius}V{edge}h{-4 * radius}Z"
        turned = f'<g transform="rotate({-slant} {x} {edge})">'
        inside.append(
            turned + fill(shutter, sheet.linear(*METALS[kind], turn=80)) + outline(shutter, 4.5) + "</g>"
        )
    globe = sheet.form(glass, sheet.radial(*ENAMEL), *inside, line=0, depth=5, shade=0.25, glow=0)
    return globe + metal(sheet, bezel, kind, line=3.5, depth=5)


def shut_eye(x, y, width, up=True):
    """A closed eye: a bow that laughs, or one that dozes."""
    bend = -width * 0.75 if up else width * 0.6
    return outline(f"M{x - width},{y}Q{x},{y + bend} {x + width},{y}", 7.5, DARK)


def brow(x, y, width, slant=0.0, thick=9):
    bar = rounded(-width, -thick / 2, 2 * width, thick, thick / 2)
    return moved(fill(bar, DARK), x, y, 1, slant)


def smile(x, y, width, depth, thick=7):
    return outline(f"M{x - width},{y}Q{x},{y + 2 * depth} {x + width},{y}", thick, DARK)


def laugh(x, y, width, depth, tongue="#c2474b"):
    """An open mouth that laughs."""
    mouth = f"M{x - width},{y}H{x + width}C{x + width},{y + depth} {x + width * 0.5},{y + depth * 1.35} {x},"
    mouth += (
        f"{y + depth * 1.35}C{x - width * 0.5},{y + depth * 1.35} {x - width},{y + depth} {x - width},{y}Z"
    )
    return (
        fill(mouth, "#3a1216")
        + fill(ellipse(x, y + depth * 1.12, width * 0.5, depth * 0.3), tongue)
        + fill(rounded(x - width * 0.72, y, width * 1.44, depth * 0.3, 2), "#fdf3da")
        + outline(mouth, 4.5, DARK)
    )


def grille(sheet, x, y, width, height, bars):
    """A mouth like a little grating: teeth that are all brass."""
    frame = rounded(x - width, y - height / 2, 2 * width, height, height * 0.42)
    gap = 2 * width / bars
    lines = "".join(
        outline(f"M{x - width + gap * bar:.1f},{y - height / 2}v{height}", 4, DARK) for bar in range(1, bars)
    )
    return sheet.form(frame, sheet.linear("#fffbe9", "#e9cf92"), lines, line=5, depth=4, shade=0.3, glow=0)


def ticks(x, y, radius, count, long=7, width=4, colour=INK):
    """The hours on a dial."""
    out = ""
    for i in range(count):
        c, s = math.cos(math.tau * i / count), math.sin(math.tau * i / count)
        ends = [(x + reach * c, y + reach * s) for reach in (radius, radius - long)]
        out += outline(polygon(ends), width, colour)
    return out


def coil(sheet, x, top, bottom, width, turns, kind="steel"):
    """A spring seen from the side: its turns, the lowest first."""
    step = (bottom - top) / turns
    out = ""
    for i in range(turns):
        ring = ellipse(0, 0, width, step * 0.42)
        light = METALS[kind]
        lines = outline(ring, step * 0.62, INK) + outline(ring, step * 0.62 - 6, light[2])
        shine = outline(
            f"M{-width * 0.8:.1f},{step * 0.25:.1f}Q0,{step * 0.62:.1f} {width * 0.5:.1f},{step * 0.36:.1f}",
            3,
            light[0],
        )
        out += moved(lines + shine, x, bottom - step * i, 1, -7)
    return out
