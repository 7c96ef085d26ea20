"""The Treasure: a round, rosy king with his arms about the chest that is his belly, coins up to the chin."""

import math
import random

from coffre_et_cle import card, people
from kit import cards
from kit.curves import curve, mirror, polygon, traced
from kit.vector import ellipse, fill, moved, outline, rounded, stroke

ROSE, ROSE_DARK, ROSE_LIGHT = "#c23a5e", "#6d1233", "#f28fa8"
SKIN = ("#fbd0ac", "#eaa380", "#b9694e")
GEMS = ("#3fb6d8", "#7be08f", "#e84a6a", "#b58cff")


def crown(sheet, gold):
    """Five points, a stone on each, a lining of velvet behind."""
    points = [
        (166, 178),
        (150, 84),
        (198, 128),
        (212, 62),
        (250, 116),
        (288, 62),
        (302, 128),
        (350, 84),
        (334, 178),
    ]
    lining = traced("168,160 200,104 250,96 300,104 332,160 250,180")
    parts = [sheet.form(lining, sheet.radial(ROSE_LIGHT, ROSE, ROSE_DARK), line=3)]
    parts.append(sheet.form(polygon(points), gold, depth=9))
    for x, y, colour in ((150, 82, 0), (212, 58, 1), (288, 58, 1), (350, 82, 0)):
        parts.append(
            sheet.form(ellipse(x, y, 10), sheet.radial("#ffffff", GEMS[colour], "#2a1230"), depth=4, line=3)
        )
    band = traced("160,168 250,150 340,168 338,192 250,174 162,192")
    parts.append(sheet.form(band, gold, depth=5, line=4))
    for x, y, colour in ((196, 171, 2), (250, 163, 3), (304, 171, 2)):
        stone = sheet.radial("#ffffff", GEMS[colour], "#2a1230")
        parts.append(sheet.form(ellipse(x, y, 11, 8), stone, depth=4, line=3))
    return "".join(parts)


def mantle(sheet):
    """The wide robe behind everything: the silhouette of a bell."""
    cloth = sheet.linear(ROSE_DARK, ROSE, "#d9557a", ROSE, ROSE_DARK, turn=0)
    half = [(250, 260), (330, 280), (408, 330), (448, 430), (456, 560), (452, 690), (250, 695)]
    folds = [
        stroke([(x, 380), (x + d, 520), (x + d, 690)], 16, "#3d0720", 0.5)
        for x, d in ((96, -18), (404, 18), (66, -6), (434, 6))
    ]
    folds += [
        stroke([(x, 360), (x + d, 520), (x + d, 690)], 7, ROSE_LIGHT, 0.45) for x, d in ((84, -16), (390, 18))
    ]
    return sheet.form(curve(mirror(half, 250)), cloth, *folds)


def ermine(sheet):
    fur = sheet.radial("#fffdf6", "#f3e6d2", "#c9ad93", at=(0.45, 0.2))
    half = [(250, 268), (312, 276), (372, 312), (404, 362), (372, 390), (330, 368), (250, 380)]
    tails = "".join(
        fill(f"M{x},{y}c7,4 8,16 2,26c-8,-8 -9,-20 -2,-26Z", "#2a141c")
        for x, y in (
            (128, 338),
            (160, 312),
            (112, 362),
            (340, 312),
            (372, 338),
            (388, 362),
            (150, 346),
            (350, 346),
        )
    )
    return sheet.form(curve(mirror(half, 250)), fur, tails, line=4)


def coins(sheet, gold):
    """A heap above the chest's edge."""
    chance = random.Random(11)
    heap = traced("124,410 140,372 186,340 250,326 314,340 360,372 376,410")
    parts = [sheet.form(heap, sheet.linear("#d99a35", "#8d5717", "#5e380f"), line=4)]
    spots = [(142 + 27 * i, 392 + chance.uniform(-4, 4)) for i in range(9)]
    spots += [(168 + 28 * i, 370 + chance.uniform(-5, 5)) for i in range(7)]
    spots += [(200 + 26 * i, 348 + chance.uniform(-4, 4)) for i in range(5)]
    for x, y in sorted(spots, key=lambda spot: -spot[1]):
        tilt, rx, ry = chance.uniform(-30, 30), 19, chance.uniform(10, 16)
        face = sheet.form(ellipse(0, 0, rx, ry), gold, depth=4, line=3)
        parts.append(
            moved(face + outline(ellipse(0, 0, rx * 0.66, ry * 0.66), 1.6, "#8d5717"), x, y, 1, tilt)
        )
    for x, y, colour in ((196, 378, 0), (304, 374, 1), (252, 352, 2), (346, 396, 3), (150, 398, 1)):
        parts.append(moved(gem(sheet, GEMS[colour]), x, y))
    return "".join(parts)


def gem(sheet, colour):
    shape = "M-15,-4L-8,-13H8L15,-4L0,14Z"
    facets = fill("M-15,-4H15L8,-13H-8Z", "#ffffff", 0.45) + fill("M-5,-4H5L0,14Z", "#ffffff", 0.25)
    return sheet.form(shape, sheet.linear("#ffffff", colour, "#241030", turn=60), facets, depth=3, line=3)


def chest(sheet, gold):
    """The belly: staves, two gold straps, a lock like a navel."""
    wood = sheet.radial("#b87a3e", "#8a4f22", "#4d260f", at=(0.4, 0.3))
    half = [(250, 404), (330, 400), (378, 404), (392, 480), (384, 560), (352, 640), (250, 660)]
    body = curve(mirror(half, 250))
    staves = [
        stroke([(116, y), (250, y + 16), (384, y)], 4, "#2f1408", 0.8, 0.6, 0.6) for y in (452, 500, 548)
    ]
    straps = [
        fill(
            curve(
                [
                    (x - 15, 396),
                    (x + 15, 396),
                    (x + d + 13, 520),
                    (x + d + 6, 650),
                    (x + d - 20, 650),
                    (x + d - 17, 520),
                ]
            ),
            colour,
        )
        for x, d in ((178, -6), (322, 6))
        for colour in (gold,)
    ]
    studs = [fill(ellipse(x, y, 5), "#fff3c4") for x in (174, 326) for y in (436, 478, 524, 570)]
    rim = curve(mirror([(250, 404), (330, 396), (384, 398), (388, 420), (330, 424), (250, 430)], 250))
    plate = sheet.form(rounded(218, 436, 64, 76, 16), gold, depth=7, line=4)
    hole = fill("M250,454a12,12 0 0 1 7,22l4,18h-22l4,-18a12,12 0 0 1 7,-22Z", "#1c0a08")
    return (
        sheet.form(body, wood, *staves, *straps, *studs)
        + sheet.form(rim, gold, depth=5, line=4)
        + plate
        + hole
    )


def arms(sheet):
    cloth = sheet.radial("#e96d8c", ROSE, ROSE_DARK, at=(0.35, 0.25))
    sleeve = traced("122,352 80,392 62,460 84,522 134,536 160,508 146,470 142,420 150,376")
    folds = [
        stroke([(96, 430), (98, 490), (128, 516)], 10, "#4d0a25", 0.5),
        stroke([(100, 392), (80, 440), (86, 486)], 6, "#ffc3d0", 0.6),
    ]
    skin = sheet.radial("#ffe0c6", *SKIN[1:])
    fingers = "".join(
        sheet.form(
            curve([(138, y), (178, y - 5), (190, y + 6), (178, y + 17), (140, y + 17)]),
            skin,
            depth=5,
            line=3.2,
        )
        for y in (478, 494, 510, 525)
    )
    back = sheet.form(traced("118,474 146,472 154,510 146,546 120,540"), skin, depth=6, line=3.2)
    cuff = sheet.form(
        traced("104,468 130,462 138,506 132,552 104,552 98,510"),
        "#f6ead6",
        depth=7,
        line=4,
    )
    jewel = outline(rounded(158, 491, 12, 22, 5), 4, "#f0c562") + fill(ellipse(164, 502, 6), GEMS[0])
    arm = sheet.form(sleeve, cloth, *folds) + back + fingers + jewel + cuff
    return arm + f'<g transform="translate(500,0) scale(-1,1)">{arm}</g>'


def face(sheet):
    skin = sheet.radial("#ffe6cf", *SKIN, at=(0.38, 0.34), reach=0.8)
    half = [(250, 156), (302, 164), (326, 206), (328, 252), (306, 296), (250, 314)]
    ears = "".join(sheet.form(ellipse(x, 232, 15, 20), skin, depth=6, line=4) for x in (174, 326))
    smile = traced("214,282 232,290 250,292 268,290 286,282 272,304 250,310 228,304")
    lashes = [
        stroke([(x - 20, 228), (x - 9, 216), (x + 9, 216), (x + 20, 228)], 7.5, start=0.3, end=0.3)
        for x in (212, 288)
    ]
    crease = [stroke([(x - 14, 238), (x, 243), (x + 14, 238)], 3, "#9a5340") for x in (212, 288)]
    features = [
        people.cheeks(250, 256, 50, 26, "#e8506a", 0.6),
        *lashes,
        *crease,
        people.brow([(234, 202), (212, 192), (190, 204)], 12, "#7a4526"),
        people.brow([(266, 202), (288, 192), (310, 204)], 12, "#7a4526"),
        fill(smile, "#6d1230"),
        fill("M222,287C240,294 260,294 278,287L274,294C258,299 242,299 226,294Z", "#fff6e6"),
    ]
    bulb = sheet.form(
        ellipse(250, 248, 19, 16), sheet.radial("#ffd3bd", "#f0907c", "#b9564e"), depth=5, line=3.6
    )
    return ears + sheet.form(curve(mirror(half, 250)), skin, *features) + moustache(sheet) + bulb


def moustache(sheet):
    """Two curls that end in a spiral."""
    hair = sheet.linear("#d79a58", "#9a5a2a", "#5e3216")
    half = traced("250,262 280,258 312,272 340,262 352,240 340,232 362,228 366,256 342,288 304,294 270,284")
    lines = [
        stroke([(262, 270), (300, 280), (340, 272)], 3, "#f3c58a", 0.8),
        stroke([(268, 278), (306, 288), (340, 280)], 2.4, "#3d1c0c", 0.6),
    ]
    side = sheet.form(half, hair, *lines, depth=6, line=4)
    return side + f'<g transform="translate(500,0) scale(-1,1)">{side}</g>'


def sign(sheet):
    gold = sheet.gold()
    lid = "M-21,-3C-21,-19 21,-19 21,-3Z"
    return fill(lid, gold) + fill("M-21,0H21V19H-21ZM-5,0V7H5V0Z", gold) + fill(ellipse(0, 3, 4), "#fff3c4")


def draw():
    sheet = card.new()
    card.stage(sheet)
    gold = sheet.linear("#fff3c4", "#f3cd72", "#cf9234", "#8d5717", "#d9a548", turn=65)
    parts = [
        mantle(sheet),
        ermine(sheet),
        coins(sheet, gold),
        chest(sheet, gold),
        arms(sheet),
        face(sheet),
        crown(sheet, gold),
    ]
    sparkle = "".join(
        star(x, y, r)
        for x, y, r in ((204, 340, 15), (330, 352, 11), (158, 372, 9), (262, 332, 8), (212, 96, 10))
    )
    sheet.add(f'<g clip-path="{sheet.clip(cards.WINDOW)}">{"".join(parts)}{sparkle}</g>')
    card.frame(sheet, sign(sheet))
    return sheet


def star(x, y, reach):
    points = [
        (
            x + (reach if i % 2 == 0 else reach * 0.18) * math.cos(i * math.pi / 4),
            y + (reach if i % 2 == 0 else reach * 0.18) * math.sin(i * math.pi / 4),
        )
        for i in range(8)
    ]
    return fill(polygon(points), "#fffbe6", 0.95)
