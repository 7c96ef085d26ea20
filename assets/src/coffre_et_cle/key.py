"""The Key: an upright lady who is one herself, from the bow behind her head to the bit of her cloak."""

from coffre_et_cle import card, people
from kit import cards
from kit.curves import curve, mirror, polygon, traced
from kit.vector import ellipse, fill, hole, moved, outline, stroke

TEAL, TEAL_DARK, TEAL_LIGHT = "#1f7f83", "#0b3f4b", "#5fc1b4"
SKIN = ("#f6c79c", "#dd9a69", "#a9623f")
HAIR, HAIR_LIGHT = "#4a2020", "#a0583c"


def bow(sheet, gold):
    """Three rings and a heart between them: the handle of a key."""
    rings = ((250, 112, 66, 40), (166, 214, 62, 37), (334, 214, 62, 37))
    parts = []
    for x, y, outer, inner in rings:
        parts.append(sheet.form(ellipse(x, y, outer) + hole(x, y, inner), gold, depth=9))
        parts.append(outline(ellipse(x, y, (outer + inner) / 2), 2, "#fff3c4"))
        parts.append(sheet.form(ellipse(x, y - outer, 10), gold, depth=4, line=3))
    parts.append(sheet.form(ellipse(250, 190, 58), gold, depth=9))
    return "".join(parts)


def cloak(sheet):
    """Its right edge is cut like the bit of a key."""
    cloth = sheet.linear("#14606a", TEAL_DARK, "#062229", turn=60)
    bit = [(318, 352), (372, 384), (392, 452), (396, 470), (440, 470), (440, 512), (402, 512), (402, 530)]
    bit += [(448, 530), (448, 590), (406, 590), (406, 610), (440, 610), (440, 690)]
    left = [(104, 690), (96, 600), (104, 500), (122, 420), (146, 380), (182, 352)]
    path = polygon(bit + left)
    folds = [
        stroke([(150, 400), (132, 520), (138, 690)], 12, "#04161b", 0.5),
        stroke([(128, 430), (112, 540), (118, 690)], 5, TEAL_LIGHT, 0.35),
    ]
    folds += [
        stroke([(368, 420), (378, 520), (372, 690)], 12, "#04161b", 0.5),
        stroke([(352, 420), (360, 540), (352, 690)], 6, TEAL_LIGHT, 0.25),
    ]
    hem = polygon(bit[1:])[:-1]
    return sheet.form(
        path, cloth, *folds, outline(hem, 22, "#3a1d10"), outline(hem, 17, "#e9bb58"), shade=0.45, glow=0.3
    )


def gown(sheet, gold):
    cloth = sheet.linear("#0f5560", TEAL, "#2f9c99", "#14636c", "#0a3a45", turn=0)
    half = [
        (250, 336),
        (284, 340),
        (330, 356),
        (350, 392),
        (340, 440),
        (310, 490),
        (312, 560),
        (330, 690),
        (250, 695),
    ]
    path = curve(mirror(half, 250))
    folds = [
        stroke([(x, 500), (x + (x - 250) * 0.25, 600), (x + (x - 250) * 0.5, 700)], 9, "#06262d", 0.55)
        for x in (204, 226, 274, 298)
    ]
    folds += [
        stroke([(x, 500), (x + (x - 250) * 0.25, 600), (x + (x - 250) * 0.5, 700)], 5, "#9be3d4", 0.35)
        for x in (212, 236, 262, 284)
    ]
    belt = "M190,486C220,500 280,500 310,486L312,506C280,520 220,520 188,506Z"
    panel = traced("222,352 278,352 270,420 262,490 238,490 230,420")
    ivory = sheet.linear("#fff6e4", "#f0dfc4", "#c9a98c")
    return (
        sheet.form(path, cloth, *folds)
        + sheet.form(panel, ivory, depth=6, line=3)
        + sheet.form(belt, gold, depth=5, line=3.5)
    )


def sleeves(sheet):
    cloth = sheet.linear("#3aa9a2", TEAL, TEAL_DARK, turn=70)
    left = traced("166,366 134,398 120,452 142,498 196,500 226,480 222,448 190,446 186,410 198,378")
    fold = [
        stroke([(150, 420), (148, 462), (186, 484)], 8, "#06262d", 0.5),
        stroke([(160, 396), (146, 424), (142, 456)], 6, "#b8f0e2", 0.5),
    ]
    cuff = traced("196,444 226,446 232,484 200,504")
    arm = sheet.form(left, cloth, *fold) + sheet.form(cuff, sheet.gold(90), depth=5, line=3.5)
    return arm + f'<g transform="translate(500,0) scale(-1,1)">{arm}</g>'


def sceptre(sheet, gold):
    """The key in her hands, bit down."""
    shaft = "M242,440H258V600H242Z"
    bit = "M256,524H302V540H286V552H302V570H256Z"
    head = ellipse(250, 412, 32) + hole(250, 412, 16)
    return (
        sheet.form(bit, gold, depth=5, line=4)
        + sheet.form(shaft, gold, depth=5, line=4)
        + sheet.form(head, gold, depth=7, line=4)
        + sheet.form("M230,441H270V455H230Z", gold, depth=4, line=3.5)
        + sheet.form(ellipse(250, 606, 12), gold, depth=4, line=3.5)
    )


def hair(sheet):
    cloth = sheet.radial(HAIR_LIGHT, "#6e3328", HAIR, at=(0.4, 0.2))
    half = [(250, 146), (292, 156), (318, 196), (316, 250), (304, 300), (288, 326), (250, 330)]
    return sheet.form(curve(mirror(half, 250)), cloth)


def face(sheet):
    skin = sheet.radial("#ffe3c0", *SKIN, at=(0.36, 0.34), reach=0.85)
    neck = traced("226,290 274,290 276,338 292,352 250,372 208,352 224,338")
    head = traced("250,170 284,178 302,212 300,252 282,292 250,312 218,292 200,252 198,212 216,178")
    features = [
        people.cheeks(250, 268, 30, 15, strength=0.38),
        people.eye(sheet, 227, 238, 15, 9.5, "#2a8a84", (1, 0), 0.05),
        people.eye(sheet, 273, 238, 15, 9.5, "#2a8a84", (0, 0), 0.05),
        people.brow([(244, 220), (226, 212), (208, 220)], 7.5, "#4a2020"),
        people.brow([(256, 220), (274, 212), (292, 220)], 7.5, "#4a2020"),
        people.nose(250, 268, 30, 8),
        people.lips(250, 288, 17, 7.5, "#b63a48", 3.5),
    ]
    return sheet.form(
        neck, skin, fill(ellipse(254, 312, 36, 18), "#7c3a2c", 0.6, "fine"), line=4
    ) + sheet.form(head, skin, *features)


def fringe(sheet):
    """Two swept bands with a gold circlet over them."""
    cloth = sheet.linear(HAIR_LIGHT, "#6e3328", HAIR, turn=100)
    left = traced("252,158 214,168 192,206 194,256 188,290 206,262 212,222 232,196 254,184")
    strands = [
        stroke([(246, 168), (214, 184), (200, 224)], 3, "#d98a5c", 0.7),
        stroke([(250, 176), (222, 192), (206, 240)], 2.4, "#2d1012", 0.8),
    ]
    band = sheet.form(left, cloth, *strands, depth=8, line=4)
    drop = sheet.form(
        ellipse(250, 196, 8, 10), sheet.radial("#c9fff0", "#35b7a5", "#0b5a5a"), depth=4, line=3
    )
    circlet = outline("M200,210C220,180 280,180 300,210", 8, "#3a1d10") + outline(
        "M200,210C220,180 280,180 300,210", 5, "#f0c562"
    )
    return band + f'<g transform="translate(500,0) scale(-1,1)">{band}</g>' + circlet + drop


def collar(sheet, gold):
    """The turned rings below a key's bow."""
    rings = ((326, 40, 11), (341, 52, 12))
    return "".join(
        sheet.form(ellipse(250, y, rx, ry), gold, depth=5, line=3.5) for y, rx, ry in reversed(rings)
    )


def sign(sheet):
    gold = sheet.gold()
    shape = ellipse(0, -14, 11) + hole(0, -14, 5) + "M-3.5,-4H3.5V24H-3.5ZM3,10H13V15H8V18H13V23H3Z"
    return fill(shape, gold)


def draw():
    sheet = card.new()
    card.stage(sheet)
    gold = sheet.linear("#fff3c4", "#f3cd72", "#cf9234", "#8d5717", "#d9a548", turn=65)
    skin = sheet.radial("#ffdcb4", "#e6a877", "#b06c48")
    clip = sheet.clip(cards.WINDOW)
    parts = [
        bow(sheet, gold),
        cloak(sheet),
        hair(sheet),
        gown(sheet, gold),
        face(sheet),
        collar(sheet, gold),
        fringe(sheet),
    ]
    parts += [
        sleeves(sheet),
        sceptre(sheet, gold),
        people.fist(sheet, 234, 474, 22, skin),
        people.fist(sheet, 266, 502, 22, skin, flip=True),
    ]
    sheet.add(f'<g clip-path="{clip}">{moved("".join(parts), 0, 4)}</g>')
    card.frame(sheet, sign(sheet))
    return sheet
