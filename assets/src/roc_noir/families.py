"""The twelve mad families: what runs in each, and how their faces are drawn. A portrait is 480 x 480.

A lord and his lady share ground, skin, hair, nose and how their eyes part. Nobody's likeness is here.
"""

from typing import NamedTuple

from kit.curves import curve, mirror, traced
from kit.vector import INK, ellipse, fill, mirrored, moved, rounded, stroke

WHITE = "#fdf8ec"
AXIS, EYES = 300, 236  # where a face's middle and its eyes are


class Line(NamedTuple):
    ground: tuple[str, str, str]  # light, colour, dark
    pattern: str
    cloth: tuple[str, str, str]
    skin: tuple[str, str, str]
    hair: tuple[str, str, str]
    face: tuple[float, float]  # half breadth, half height
    nose: str
    eyes: tuple[float, float, float, float]  # radius left and right, the pupils' shift outwards, and up


ROSY = ("#ffe3c8", "#f0bd94", "#b9774f")
PALE = ("#fff2e0", "#f2d3b8", "#b58f78")
TAN = ("#f2cf9f", "#d6a26c", "#8f6238")
BROWN = ("#d9a274", "#a86d43", "#643b20")
BLACK, SILVER, RED = (
    ("#5b4f5c", "#2a232d", "#100c12"),
    ("#f2f4f6", "#b3bac4", "#6b7380"),
    ("#ff9a52", "#cf5a1c", "#7c2c0a"),
)
BLOND, CHESTNUT, AUBURN = (
    ("#fff0a8", "#e5c05a", "#9c7422"),
    ("#a8704a", "#6b3f22", "#34190c"),
    ("#e0704a", "#a83a22", "#5a150c"),
)

LINES = (
    Line(
        ("#5f9aa0", "#2f5d62", "#173438"),
        "rings",
        ("#d2483c", "#8c1c13", "#4a0a08"),
        ROSY,
        CHESTNUT,
        (84, 106),
        "bulb",
        (34, 26, 7, 0),
    ),
    Line(
        ("#fff6d6", "#f0dfa8", "#c2a866"),
        "stripes",
        ("#5f8c76", "#2b4c3f", "#12261e"),
        PALE,
        RED,
        (72, 112),
        "hook",
        (24, 34, -7, 4),
    ),
    Line(
        ("#e25a58", "#b3262e", "#6a0e16"),
        "lozenges",
        ("#fffdf4", "#e6dcc8", "#a3967c"),
        PALE,
        BLACK,
        (80, 98),
        "drop",
        (32, 32, 10, -8),
    ),
    Line(
        ("#5679a2", "#274060", "#101f36"),
        "stars",
        ("#9a86c0", "#5b4a7a", "#2c2142"),
        TAN,
        SILVER,
        (88, 100),
        "hook",
        (26, 36, 5, 6),
    ),
    Line(
        ("#95b866", "#5e7c3a", "#31461a"),
        "leaves",
        ("#c48a48", "#7a4a1c", "#40230a"),
        ROSY,
        CHESTNUT,
        (90, 94),
        "snub",
        (36, 28, 11, 2),
    ),
    Line(
        ("#9fd0f2", "#4f93c8", "#265a86"),
        "waves",
        ("#ffffff", "#ece6da", "#a8a294"),
        PALE,
        BLOND,
        (74, 108),
        "long",
        (30, 22, -6, -4),
    ),
    Line(
        ("#ffd070", "#e3a32b", "#96600e"),
        "rays",
        ("#6a558e", "#3b2c55", "#1b122c"),
        BROWN,
        BLACK,
        (86, 102),
        "snub",
        (30, 38, 9, 5),
    ),
    Line(
        ("#c3c8d0", "#8a8f98", "#4c5058"),
        "checks",
        ("#b04058", "#6e1b2c", "#380a14"),
        ROSY,
        AUBURN,
        (94, 96),
        "bulb",
        (22, 32, -8, 2),
    ),
    Line(
        ("#ffffff", "#ebe5d6", "#b0a890"),
        "dots",
        ("#5288b8", "#1f4e79", "#0c2740"),
        TAN,
        CHESTNUT,
        (78, 106),
        "long",
        (34, 24, 6, -6),
    ),
    Line(
        ("#7a4a94", "#43245a", "#1c0c2a"),
        "rays",
        ("#ffc85a", "#c9922e", "#7a5010"),
        ROSY,
        RED,
        (82, 104),
        "drop",
        (28, 36, -9, 4),
    ),
    Line(
        ("#d68a9e", "#a8566e", "#66283e"),
        "stripes",
        ("#6a7f66", "#34462f", "#182414"),
        PALE,
        BLOND,
        (70, 114),
        "snub",
        (26, 32, 8, -2),
    ),
    Line(
        ("#5a5666", "#2a2732", "#0e0c14"),
        "cobwebs",
        ("#5ac08e", "#2e7d5b", "#124430"),
        TAN,
        SILVER,
        (86, 108),
        "hook",
        (36, 30, -10, 8),
    ),
)


def head(sheet, line):
    """Ears, face, cheeks; the lower half narrower than the upper."""
    wide, high = line.face
    skin = sheet.radial(*line.skin, at=(0.4, 0.3), reach=0.85)
    ear = sheet.form(ellipse(AXIS - wide - 4, EYES + 16, 17, 26), skin, line=5, depth=7)
    right = [(0.8, -0.72), (1.0, 0.04), (0.78, 0.62)]  # of the outline, from the crown to the jaw
    half = [(AXIS, EYES - high), *((AXIS + x * wide, EYES + y * high) for x, y in right), (AXIS, EYES + high)]
    blush = "".join(
        fill(ellipse(AXIS + s * wide * 0.6, EYES + 42, 24, 18), "#e0483c", 0.5, "soft") for s in (-1, 1)
    )
    return ear + mirrored(ear, AXIS) + sheet.form(curve(mirror(half, AXIS)), skin, blush, line=6, depth=14)


def eyes(sheet, line, lashes):
    """Two of different size, whose pupils part or cross."""
    left, right, apart, up = line.eyes
    out = []
    for side, radius in ((-1, left), (1, right)):
        x, y = AXIS + side * 38, EYES
        ring = fill(ellipse(x, y + 5, radius + 8, radius + 7), "#7a3a4a", 0.4, "fine")
        white = sheet.radial("#ffffff", "#fffdf2", "#d9cdbb", at=(0.4, 0.35))
        veins = stroke(
            [(x + side * radius * 0.9, y + 2), (x + side * radius * 0.55, y + 7)], 2.4, "#d2443a", 0.8
        )
        dot = fill(ellipse(x + side * apart, y - up, 9.5), INK) + fill(
            ellipse(x + side * apart - 3, y - up - 3.5, 3), "#ffffff"
        )
        lid = stroke([(x - radius, y - 5), (x, y - radius - 2), (x + radius, y - 5)], 6)
        out.append(
            ring + sheet.form(ellipse(x, y, radius), white, veins, line=4.5, depth=6, shade=0.3) + dot + lid
        )
        if lashes:
            out += [
                stroke(
                    [
                        (x + side * radius * a, y - radius * b),
                        (x + side * (radius * a + 13), y - radius * b - 13),
                    ],
                    5,
                    start=0.9,
                )
                for a, b in ((0.94, 0.28), (0.72, 0.68), (0.36, 0.96))
            ]
    return "".join(out)


def brows(line, thick, wild):
    """Each at its own height; a lord's bristle."""
    dark = line.hair[1] if line.hair != BLOND else line.hair[2]
    parts = []
    for side, lift in ((-1, 0), (1, -16)):
        x, y, radius = AXIS + side * 38, EYES - 20 + lift, line.eyes[0 if side < 0 else 1]
        points = [
            (x - side * 26, y - radius * 0.5 + 12),
            (x, y - radius * 0.72),
            (x + side * 34, y - radius * 0.4),
        ]
        parts.append(stroke(points, thick + 5, INK) + stroke(points, thick, dark))
        if wild:
            parts += [
                stroke(
                    [(x + side * d, y - radius * 0.55), (x + side * (d + 9), y - radius * 0.55 - 20)], 6, dark
                )
                for d in (4, 16, 28)
            ]
    return "".join(parts)


NOSES = {  # round the middle between the eyes
    "bulb": "-12,-10 12,-10 22,26 34,46 18,66 -18,66 -34,46 -22,26",
    "hook": "-10,-14 10,-14 18,20 36,48 16,58 6,78 -8,60 -30,50 -16,20",
    "drop": "-8,-12 8,-12 14,30 22,56 0,74 -22,56 -14,30",
    "snub": "-12,12 12,12 26,36 20,54 -20,54 -26,36",
    "long": "-10,-18 10,-18 16,34 24,70 0,86 -24,70 -16,34",
}


def nose(sheet, line):
    skin = sheet.radial(line.skin[0], line.skin[1], "#c4663f", at=(0.4, 0.4), reach=0.75)
    tip = max(float(point.split(",")[1]) for point in NOSES[line.nose].split())
    holes = "".join(fill(ellipse(side * 12, tip - 10, 5, 3.4), "#5a2018", 0.85) for side in (-1, 1))
    shape = sheet.form(traced(NOSES[line.nose]), skin, holes, line=4.5, depth=7, shade=0.4)
    return moved(shape, AXIS, EYES)


def grin(sheet, line):
    """All the teeth that are left."""
    gap = (hash_of(line) % 4) + 1
    teeth = "".join(
        fill(rounded(-46 + 16 * i, -6 + (i % 2) * 3, 14, 22 if i != 2 else 28, 3), "#fff3cf")
        for i in range(6)
        if i != gap
    )
    shape = traced("-54,-12 0,2 56,-18 40,24 0,34 -40,22")
    mouth = sheet.form(shape, "#4a0a12", teeth, line=5, depth=6, glow=0)
    return moved(mouth, AXIS, EYES + line.face[1] * 0.58)


def pout(sheet, line):
    """Painted lips a little beside the mouth, a beauty spot."""
    shape = traced("-34,0 -14,-14 0,-7 16,-16 40,-6 16,16 -14,14")
    red = sheet.radial("#ff6a6a", "#c4182c", "#6e0614")
    mouth = (
        sheet.form(shape, red, fill(ellipse(2, 0, 20, 6), WHITE), line=4.5, depth=5)
        + stroke([(-20, 1), (2, 4), (26, -1)], 4)
        + fill(ellipse(line.face[0] * 0.55, -22, 6), INK)
    )
    return moved(mouth, AXIS, EYES + line.face[1] * 0.62)


def hash_of(line):
    """A number of its own for each family, the same every time."""
    return sum(ord(letter) for letter in line.ground[1] + line.nose)


def coat(sheet, line, lady):
    """Shoulders; a ruff for a lord, bare neck and pearls for a lady."""
    cloth = sheet.radial(*line.cloth, at=(0.42, 0.2), reach=0.9)
    skin = sheet.radial(*line.skin, at=(0.4, 0.2), reach=0.9)
    body = traced("300,340 380,352 446,388 470,470 300,480 130,470 154,388 220,352")
    folds = [
        stroke([(190, 372), (176, 420), (184, 470)], 12, line.cloth[2], 0.8),
        stroke([(412, 372), (424, 420), (416, 470)], 12, line.cloth[2], 0.8),
    ]
    if lady:
        breast = traced("262,310 338,310 346,352 380,374 300,446 220,374 254,352")
        pearls = "".join(
            sheet.form(ellipse(x, y, 11), "#fdf6e6", line=3.4, depth=4)
            for x, y in ((236, 358), (256, 376), (279, 387), (303, 390), (327, 385), (349, 372), (366, 354))
        )
        return sheet.form(body, cloth, *folds, line=6) + sheet.form(breast, skin, line=5) + pearls
    ruff = []
    for i in range(9):
        ruff.append(
            sheet.form(
                ellipse(196 + i * 26, 352 + 9 * (i % 2) - abs(i - 4) * 3, 20, 30),
                sheet.radial("#ffffff", "#f0e8da", "#a89e90"),
                line=4.5,
                depth=6,
            )
        )
    studs = "".join(sheet.form(ellipse(300, y, 9), sheet.gold(), line=3.5, depth=4) for y in (398, 430, 462))
    return sheet.form(body, cloth, *folds, line=6) + studs + "".join(ruff)
