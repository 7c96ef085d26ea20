"""The False Key: a masked trickster, horned cap and zigzag ruff, who dangles a key that will never turn."""

from coffre_et_cle import card, people
from kit import cards
from kit.curves import curve, mirror, polygon, traced
from kit.vector import ellipse, fill, hole, moved, outline, stroke

GREEN, GREEN_DARK, GREEN_LIGHT = "#4f9a2e", "#163a14", "#b5e05a"
NIGHT = "#1b1622"
SKIN = ("#f7e6c6", "#dcbf90", "#9d7a52")
LEAD = ("#e3e7dc", "#a3ab9c", "#5f675f", "#343a38", "#8b9488")


def cap(sheet):
    """Two horns that curl out and down, half green, half black, a bent key's bow for a bell."""
    left = traced(
        "248,122 206,96 148,82 96,104 68,158 74,212 92,232 100,204 108,168 140,150 172,168 190,210 248,190"
    )
    right = traced(
        "252,122 294,84 356,62 414,82 444,138 440,196 424,216 414,186 402,150 368,136 332,160 312,210 252,190"
    )
    green = sheet.radial(GREEN_LIGHT, GREEN, GREEN_DARK, at=(0.45, 0.2))
    black = sheet.radial("#5d4f70", "#2b2336", "#120d18", at=(0.4, 0.2))
    shine = [
        stroke([(206, 108), (140, 100), (92, 150)], 10, "#e6ff9c", 0.55),
        stroke([(182, 196), (150, 160), (112, 166)], 9, "#0d260c", 0.5),
    ]
    gleam = [
        stroke([(300, 102), (366, 82), (424, 130)], 9, "#b9a6d6", 0.5),
        stroke([(322, 190), (360, 148), (404, 150)], 8, "#000000", 0.5),
    ]
    bells = bell(sheet, 86, 246) + bell(sheet, 430, 230)
    return sheet.form(right, black, *gleam) + sheet.form(left, green, *shine) + bells


def bell(sheet, x, y):
    lead = sheet.linear(*LEAD, turn=60)
    return sheet.form(ellipse(x, y, 22) + hole(x, y, 10), lead, depth=6, line=4)


def band(sheet):
    edge = traced("176,196 250,172 324,196 328,224 250,204 172,224")
    marks = [
        fill(f"M{x},{y}l9,-8l9,8l-9,10Z", NIGHT) for x, y in ((188, 208), (214, 199), (268, 199), (294, 208))
    ]
    return sheet.form(edge, sheet.linear(*LEAD, turn=60), *marks, depth=5, line=4)


def coat(sheet):
    """Lozenges, green and black, on a lean body that leans."""
    path = traced("196,366 150,386 112,440 108,540 130,690 250,696 372,690 376,560 350,450 322,386 286,366")
    lozenges = []
    for row in range(9):
        for column in range(9):
            x, y = 90 + column * 40 + 20 * (row % 2) - row * 2, 356 + row * 38
            colour = GREEN if (row + column) % 2 else "#a9d24a"
            lozenges.append(
                fill(f"M{x},{y - 38}L{x + 20},{y}L{x},{y + 38}L{x - 20},{y}Z", colour if row % 2 else NIGHT)
            )
    folds = [
        stroke([(150, 430), (142, 540), (160, 690)], 22, "#07140a", 0.55),
        stroke([(330, 430), (344, 540), (330, 690)], 22, "#07140a", 0.55),
    ]
    buttons = [
        sheet.form(ellipse(248 + i * 2, 440 + i * 44, 9), sheet.gold(), depth=4, line=3) for i in range(4)
    ]
    return sheet.form(path, "#20301c", *lozenges, *folds, shade=0.6) + "".join(buttons)


def ruff(sheet):
    """Points like a saw's, two rows deep."""
    white = sheet.radial("#fffdf4", "#ece2d2", "#b4a3a0", at=(0.45, 0.2))
    outer, inner = [], []
    for i in range(12):
        x = 108 + i * 26
        outer += [(x, 352 + abs(x - 250) * 0.10), (x + 13, 414 - abs(x + 13 - 250) * 0.22)]
    for i in range(9):
        x = 140 + i * 27
        inner += [(x, 336), (x + 13, 384 - abs(x + 13 - 250) * 0.2)]
    back = polygon([(118, 334), *outer, (392, 334), (330, 312), (170, 312)])
    front = polygon([(150, 322), *inner, (352, 322), (300, 306), (200, 306)])
    tips = "".join(
        fill(ellipse(x, y + 3, 5.5), "#e4b95b") + outline(ellipse(x, y + 3, 5.5), 2.4) for x, y in outer[1::2]
    )
    return sheet.form(back, white, line=4) + tips + sheet.form(front, white, line=4)


def face(sheet):
    skin = sheet.radial("#fff6df", *SKIN, at=(0.36, 0.3), reach=0.85)
    head = traced("250,172 300,182 316,220 308,264 284,306 256,344 244,344 216,306 192,264 184,220 200,182")
    grin = traced("204,280 226,294 252,300 284,292 308,268 296,300 264,320 232,314")
    teeth = traced("214,288 240,300 270,299 298,284 286,302 262,311 236,307")
    gaps = [stroke([(x, 290), (x + 2, 316)], 2.6, "#5d3a2c") for x in (232, 248, 265, 281)]
    cheeks = [
        stroke([(200, 270), (196, 284), (206, 294)], 4.5, "#7a5233"),
        stroke([(306, 256), (316, 268), (308, 284)], 4.5, "#7a5233"),
    ]
    beard = traced("240,330 262,330 258,352 250,384 244,352")
    parts = [
        fill(grin, "#3c0d1c"),
        fill(teeth, "#fff8e4"),
        *gaps,
        *cheeks,
        people.cheeks(250, 268, 44, 16, "#8fae3a", 0.35),
    ]
    return (
        sheet.form(head, skin, *parts)
        + outline(grin, 3.4)
        + sheet.form(beard, "#3a2a44", depth=4, line=3.6)
        + mask(sheet)
    )


def mask(sheet):
    """A domino with slanted eyes, and the long nose under it."""
    black = sheet.linear("#5a4a70", "#2a2138", "#120c1a")
    half = [(250, 214), (278, 206), (320, 196), (338, 206), (326, 240), (296, 258), (266, 248), (250, 240)]
    shape = curve(mirror(half, 250))
    left = people.eye(sheet, 218, 229, 18, 9, "#b7d93c", (5, 0), 0.14, 4)
    right = people.eye(sheet, 284, 227, 18, 9, "#b7d93c", (5, 0), 0.14, 4)
    rim = outline(shape, 8, "#d8a548") + outline(shape, 2.2)
    skin = sheet.radial("#fff0d4", "#e3c394", "#9d7145")
    long_nose = traced("243,232 258,230 266,262 286,282 276,294 252,288 240,274")
    gleam = [fill(ellipse(270, 281, 6, 4), "#ffffff", 0.6, "hair")]
    brows = people.brow([(200, 204), (222, 200), (242, 214)], 9) + people.brow(
        [(306, 196), (280, 196), (258, 213)], 9
    )
    return (
        outline(shape, 11)
        + rim
        + sheet.form(shape, black, depth=7, line=0)
        + left
        + right
        + brows
        + sheet.form(long_nose, skin, *gleam, depth=6, line=4)
    )


def arm(sheet):
    """The raised arm at the right, in a black sleeve with a cuff of points."""
    black = sheet.radial("#5d4f70", "#2b2336", "#120d18", at=(0.4, 0.3))
    path = traced("306,384 334,420 366,476 408,486 432,452 428,396 418,348 378,352 382,404 366,410 340,380")
    gleam = [stroke([(336, 402), (374, 452), (410, 456)], 8, "#a794c4", 0.45)]
    cuff = polygon(
        [
            (368, 362),
            (360, 330),
            (378, 342),
            (388, 322),
            (400, 340),
            (418, 322),
            (422, 342),
            (438, 332),
            (430, 362),
        ]
    )
    return sheet.form(path, black, *gleam) + sheet.form(cuff, "#efe6d6", depth=5, line=4)


def dangled(sheet):
    """The key: its shaft is bent twice, its gilding has come off."""
    lead = sheet.linear(*LEAD, turn=40)
    shaft = polygon(
        [
            (391, 300),
            (407, 300),
            (407, 372),
            (424, 392),
            (404, 424),
            (414, 474),
            (398, 478),
            (386, 424),
            (404, 394),
            (391, 376),
        ]
    )
    bit = polygon(
        [(408, 448), (436, 440), (440, 452), (426, 456), (428, 464), (442, 462), (444, 474), (413, 480)]
    )
    head = traced("399,214 430,226 440,262 424,296 399,306 372,294 360,258 370,226") + hole(400, 258, 20, 24)
    rust = [
        fill(ellipse(x, y, r), "#d8a548", 0.9, "hair")
        for x, y, r in ((372, 240, 12), (432, 280, 9), (402, 296, 8), (398, 340, 10), (402, 420, 8))
    ]
    return (
        sheet.form(bit, lead, depth=4, line=4)
        + sheet.form(shaft, lead, *rust, depth=5, line=4)
        + sheet.form(head, lead, *rust, depth=8, line=4.5)
    )


def left_arm(sheet):
    """The other hand is on the hip."""
    green = sheet.radial(GREEN_LIGHT, GREEN, GREEN_DARK, at=(0.3, 0.3))
    path = traced("166,384 120,404 72,470 58,520 88,552 146,560 160,530 122,508 142,466 180,430")
    gleam = [
        stroke([(142, 404), (92, 470), (74, 516)], 8, "#e6ff9c", 0.5),
        stroke([(122, 510), (150, 470), (172, 440)], 7, "#0d260c", 0.5),
    ]
    cuff = polygon(
        [
            (140, 520),
            (158, 512),
            (160, 528),
            (176, 526),
            (170, 542),
            (184, 550),
            (168, 560),
            (174, 574),
            (140, 570),
        ]
    )
    return sheet.form(path, green, *gleam) + sheet.form(cuff, "#efe6d6", depth=5, line=4)


def sign(sheet):
    lead = sheet.linear(*LEAD, turn=60)
    shape = (
        ellipse(-3, -14, 11)
        + hole(-3, -14, 5)
        + "M-7,-4H0V6L7,12L2,26H-5L0,13L-7,8ZM3,16H13V21H9V24H13V29H1Z"
    )
    return fill(shape, lead)


def draw():
    sheet = card.new()
    card.stage(sheet)
    skin = sheet.radial("#fff0d4", "#e3c394", "#a37c52")
    parts = [cap(sheet), coat(sheet), left_arm(sheet), people.fist(sheet, 176, 546, 21, skin, 62)]
    parts += [ruff(sheet), face(sheet), band(sheet), arm(sheet), moved(dangled(sheet), 4, 72)]
    parts.append(people.fist(sheet, 398, 298, 24, skin, flip=True))
    sheet.add(f'<g clip-path="{sheet.clip(cards.WINDOW)}">{"".join(parts)}</g>')
    card.frame(sheet, sign(sheet))
    return sheet
