"""Faces and hands, drawn the one way all the figures share."""

from kit.curves import curve
from kit.vector import INK, ellipse, fill, moved, outline, stroke


def eye(sheet, x, y, width, height, iris, look=(0, 0), lid=0.0, lash=4.5):
    """An almond with a lid; `look` moves the iris, `lid` lowers the upper lid (0 open, 1 shut)."""
    top = y - height * (1 - 1.5 * lid)
    almond = curve(
        [
            (x - width, y + 1),
            (x - width * 0.35, top),
            (x + width * 0.4, top),
            (x + width, y),
            (x, y + height * 0.8),
        ]
    )
    cx, cy, r = x + look[0], y + look[1], height * 0.92
    inside = (
        fill(ellipse(cx, cy, r), iris)
        + fill(ellipse(cx, cy, r), "#160a12", 0.45, "hair")
        + fill(ellipse(cx, cy + r * 0.25, r * 0.72), iris)
        + fill(ellipse(cx, cy, r * 0.48), "#12070d")
        + fill(ellipse(cx - r * 0.36, cy - r * 0.38, r * 0.26), "#ffffff")
        + fill(f"M{x - width},{top - 6}h{2 * width}v{height * 0.62}h{-2 * width}Z", "#3a1c2a", 0.35, "hair")
    )
    upper = [(x - width - 1, y + 2), (x - width * 0.4, top), (x + width * 0.4, top), (x + width + 2, y - 1)]
    return (
        f'<g clip-path="{sheet.clip(almond)}">{fill(almond, "#fdf3e4")}{inside}</g>'
        + outline(almond, 1.4, "#5b3030")
        + stroke(upper, lash * 1.6, INK, start=0.35, end=0.5)
    )


def brow(points, width=9, colour=INK):
    return stroke(points, width, colour, start=0.5, end=0.05)


def nose(x, y, length, wide, shade="#8d4a35", line="#5b2a22"):
    """The shadow side and the tip; the bridge is left to the light."""
    side = curve([(x + 2, y - length), (x + wide * 0.9, y - 3), (x + wide * 0.5, y + 4), (x - 1, y + 1)])
    return (
        fill(side, shade, 0.35, "hair")
        + stroke(
            [
                (x - wide, y - 5),
                (x - wide * 0.7, y + 3),
                (x, y + 5),
                (x + wide * 0.8, y + 2),
                (x + wide, y - 6),
            ],
            4.2,
            line,
        )
        + fill(ellipse(x - wide * 0.15, y - 5, wide * 0.3, wide * 0.22), "#fff4e2", 0.55, "hair")
    )


def lips(x, y, wide, high, colour, smile=4.0):
    """Two lips; `smile` lifts the corners."""
    upper = [
        (x - wide, y - smile),
        (x - wide * 0.35, y - high * 0.8),
        (x, y - high * 0.45),
        (x + wide * 0.35, y - high * 0.8),
    ]
    whole = curve([*upper, (x + wide, y - smile), (x + wide * 0.4, y + high), (x - wide * 0.4, y + high)])
    return (
        fill(whole, colour)
        + stroke(
            [
                (x - wide - 2, y - smile - 1),
                (x - wide * 0.4, y),
                (x, y - 1),
                (x + wide * 0.4, y),
                (x + wide + 2, y - smile - 1),
            ],
            3.8,
        )
        + fill(ellipse(x - wide * 0.2, y + high * 0.45, wide * 0.3, high * 0.16), "#ffffff", 0.4, "hair")
    )


def cheeks(x, y, gap, radius, colour="#e0605c", strength=0.4):
    return fill(ellipse(x - gap, y, radius, radius * 0.8), colour, strength, "soft") + fill(
        ellipse(x + gap, y, radius, radius * 0.8), colour, strength, "soft"
    )


def fist(sheet, x, y, size, skin, turn=0.0, flip=False):
    """A hand round an upright shaft, seen from the front: four fingers and the thumb."""
    s = size

    def shape(text):
        return curve([tuple(s * float(part) for part in point.split(",")) for point in text.split()])

    back = shape("-0.95,-0.6 -0.3,-0.98 0.55,-0.85 0.8,0.1 0.5,0.95 -0.6,0.9")
    parts = [sheet.form(back, skin, depth=8, line=3.6)]
    for i, reach in enumerate((0.98, 1.06, 1.02, 0.86)):
        top, knuckle = -0.82 + i * 0.43, reach * 0.7
        finger = shape(
            f"-0.35,{top} {knuckle},{top - 0.04} {reach},{top + 0.2} {knuckle},{top + 0.42} -0.35,{top + 0.4}"
        )
        parts.append(sheet.form(finger, skin, depth=5, line=3, shade=0.4, glow=0.3))
    thumb = shape("-0.85,-0.5 -0.25,-0.9 0.35,-1.02 0.45,-0.74 -0.1,-0.5 -0.5,-0.1")
    parts.append(sheet.form(thumb, skin, depth=5, line=3, shade=0.35, glow=0.3))
    content = "".join(parts)
    if flip:
        content = f'<g transform="scale(-1,1)">{content}</g>'
    return moved(content, x, y, 1, turn)
