"""The animals of the ancestors that show their profile: raven, swan, falcon, greyhound, snake. 200 x 200."""

from kit.curves import traced
from kit.vector import INK, ellipse, fill, outline, stroke
from roc_noir.beasts import eye


def raven(sheet):
    coat = sheet.radial("#6c6a8e", "#26243a", "#0c0b14", at=(0.45, 0.25))
    body = traced("96,36 138,20 172,44 184,92 196,150 190,200 90,200 86,158 96,124 84,84")
    beak = sheet.radial("#a8a4b4", "#5c5868", "#26232e", at=(0.4, 0.25))
    tuft = "M120,34L126,4L140,26L152,2L158,30L176,14L170,52Z"
    feathers = [
        stroke([(118, 132), (140, 158), (138, 196)], 9, "#07060c", 0.8),
        stroke([(150, 118), (168, 150), (166, 196)], 9, "#07060c", 0.8),
    ]
    return (
        sheet.form(tuft, coat, line=5, depth=6)
        + sheet.form(body, coat, *feathers, line=6)
        + sheet.form(traced("94,62 44,70 -2,108 4,120 50,110 92,112 102,88"), beak, line=6, depth=9)
        + stroke([(4, 114), (50, 94), (100, 92)], 6, INK, start=0.5)
        + eye(sheet, 122, 74, 18, "#f3f0ff", 0.45)
    )


def swan(sheet):
    down = sheet.radial("#ffffff", "#f4f4f8", "#a9b4cc", at=(0.4, 0.25))
    body = traced("58,150 90,126 140,116 190,88 200,130 188,176 150,198 84,198 54,182")
    neck = traced(
        "62,176 40,150 52,118 88,92 96,66 82,50 68,54 56,44 62,20 90,8 118,26 124,62 108,96 84,126 "
        "92,160 108,182"
    )
    wing = [
        stroke([(96, 160), (140, 150), (186, 112)], 7, "#93a0bb", 0.8),
        stroke([(108, 180), (150, 170), (190, 140)], 7, "#93a0bb", 0.8),
    ]
    return (
        sheet.form(body, down, *wing, line=6)
        + sheet.form(neck, down, line=6, depth=10)
        + sheet.form(traced("68,28 66,52 40,62 8,58 12,48 42,36"), "#f08a24", line=5, depth=6)
        + fill(traced("62,26 78,28 76,50 62,56 58,40"), INK)
        + fill(ellipse(86, 34, 7), INK)
        + fill(ellipse(84, 32, 2.4), "#ffffff")
    )


def falcon(sheet):
    breast = sheet.radial("#ffffff", "#e3e6e6", "#97a5b4", at=(0.4, 0.3))
    cap = sheet.radial("#7f9cc4", "#45638f", "#1e3154", at=(0.45, 0.2))
    body = traced("70,70 110,24 158,28 188,76 198,140 194,200 62,200 56,150 66,112")
    bars = "".join(
        stroke([(x, y), (x + 16, y + 7), (x + 32, y)], 6, "#5a4a3c", 0.85)
        for y in (142, 164, 186)
        for x in (66, 104, 142)
    )
    hood = traced("64,72 104,18 160,22 192,74 198,128 168,104 142,92 136,140 118,146 112,100 84,92")
    return (
        sheet.form(body, breast, bars, line=6)
        + sheet.form(hood, cap, line=5)
        + sheet.form(
            traced("76,60 34,66 8,98 14,132 32,120 60,112 84,104"),
            sheet.linear("#ffd75a", "#e2a020", "#4a4652", turn=100),
            line=5.5,
            depth=8,
        )
        + stroke([(26, 108), (52, 100), (80, 98)], 5)
        + eye(sheet, 112, 74, 20, sheet.radial("#fff0a0", "#f5b92f", "#c07a10"), 0.62)
    )


def greyhound(sheet):
    coat = sheet.radial("#fff0d6", "#e0c8a2", "#9c7c52", at=(0.4, 0.25))
    neck = traced("96,110 150,84 186,104 200,150 200,204 92,204 100,160")
    head = traced("2,118 8,100 56,80 96,40 140,28 172,52 176,96 148,124 106,128 60,132 14,134")
    ear_ = traced("138,34 166,14 196,40 190,88 164,106 146,72")
    collar = traced("94,148 140,142 198,150 200,176 140,166 92,174")
    return (
        sheet.form(neck, coat, line=6)
        + sheet.form(collar, sheet.linear("#5f87e0", "#2c4fa3", "#182e68"), line=5, depth=5)
        + sheet.form(ellipse(132, 176, 11), sheet.gold(), line=4, depth=4)
        + sheet.form(head, coat, stroke([(30, 96), (80, 80), (108, 52)], 9, "#ffffff", 0.6), line=6, depth=10)
        + sheet.form(ear_, sheet.radial("#c9a377", "#94703f", "#5c4020"), line=5, depth=7)
        + sheet.form(ellipse(10, 112, 12, 11), "#1c1418", line=3, depth=4)
        + stroke([(12, 126), (56, 122), (96, 116)], 4.5)
        + eye(sheet, 104, 72, 14, "#5a3410", 0.6)
    )


def snake(sheet):
    skin = sheet.linear("#e9f26a", "#a9bf30", "#5e7a18", turn=75)
    coil = (
        "M36,192C-6,186 -4,142 40,138L150,136C166,134 164,118 148,116L72,116C16,114 14,52 60,42"
        "L96,36L102,72L74,76C58,78 58,88 76,88L150,86C206,90 208,160 156,164"
        "L60,164C52,166 54,172 64,172L186,170L198,184L180,196Z"
    )
    marks = "".join(
        fill(f"M{x - 14},{y}L{x},{y - 12}L{x + 14},{y}L{x},{y + 12}Z", "#6b3f96")
        for x, y in (
            (50, 152),
            (90, 151),
            (130, 150),
            (176, 124),
            (136, 101),
            (94, 102),
            (42, 80),
            (74, 183),
            (122, 183),
            (166, 183),
        )
    )
    head = traced("72,22 112,6 160,14 186,40 176,66 128,80 88,74 70,50")
    tongue = "M182,46L200,40L214,30L206,44L216,56L200,50L182,54Z"
    return (
        sheet.form(coil, skin, marks, line=6)
        + fill(tongue, "#e0242e")
        + outline(tongue, 3)
        + sheet.form(head, sheet.radial("#f6fb90", "#b7c93b", "#66801c", at=(0.4, 0.25)), line=6, depth=8)
        + eye(sheet, 112, 34, 17, "#fff1a8", 0.5, 1.7)
        + eye(sheet, 152, 32, 13, "#fff1a8", 0.5, 1.7)
        + stroke([(110, 66), (150, 64), (182, 50)], 5)
    )
