"""The Neutral: a watchman under a flat hat, collar to the nose, who lifts a lantern and watches everybody."""

from coffre_et_cle import card, people
from kit import cards
from kit.curves import curve, mirror, polygon, traced
from kit.vector import ellipse, fill, moved, outline, rounded, stroke

BLUE, BLUE_DARK, BLUE_LIGHT = "#5f7f9c", "#24384f", "#b4cddd"
SKIN = ("#e9b78c", "#bd7f55", "#7c472d")


def hat(sheet):
    """As wide as the card allows, and as flat as a table."""
    felt = sheet.linear("#8ba7bd", "#4d6a85", "#1f3147", turn=80)
    crown = traced("176,150 182,96 216,80 250,84 286,78 318,96 324,150 250,164")
    crease = [
        stroke([(222, 90), (250, 104), (280, 90)], 8, "#101d2c", 0.55),
        stroke([(196, 104), (190, 126), (188, 148)], 7, "#dceaf2", 0.5),
    ]
    ribbon = traced("173,142 250,156 327,142 330,166 250,182 170,166")
    silk = sheet.linear("#c9683f", "#93391f", "#531a10", turn=0)
    brim = traced(
        "52,196 110,164 176,158 250,168 324,158 390,164 448,196 392,214 320,208 250,204 180,208 108,214"
    )
    edge = [stroke([(66, 196), (150, 172), (250, 178), (350, 172), (434, 196)], 5, "#dceaf2", 0.5)]
    buckle = outline(rounded(236, 152, 28, 24, 4), 9, "#3a1d10") + outline(
        rounded(236, 152, 28, 24, 4), 5.5, "#f0c562"
    )
    return (
        plume(sheet)
        + sheet.form(crown, felt, *crease)
        + sheet.form(brim, felt, *edge)
        + sheet.form(ribbon, silk, depth=5, line=4)
        + buckle
    )


def plume(sheet):
    feather = traced("322,150 346,108 384,84 412,86 396,112 372,138 332,160")
    quill = [
        stroke([(326, 156), (360, 116), (404, 90)], 3.4, "#6b5a4a"),
        *(
            stroke([(x, y), (x + 12, y - 14)], 2.2, "#8a7a66", 0.7)
            for x, y in ((344, 140), (356, 126), (368, 114), (380, 104))
        ),
    ]
    return sheet.form(feather, sheet.linear("#fffaf0", "#e6d6bd", "#a8927a"), *quill, depth=6, line=4)


def cape(sheet):
    cloth = sheet.linear("#1c2d42", BLUE, "#84a3bb", "#4f6d88", "#1a2a3e", turn=0)
    half = [(250, 300), (318, 318), (362, 372), (392, 470), (418, 590), (430, 696), (250, 700)]
    folds = [
        stroke([(250 + d, 380), (250 + d * 1.35, 530), (250 + d * 1.6, 700)], 16, "#0e1a29", 0.5)
        for d in (-104, -66, 60, 98)
    ]
    folds += [
        stroke([(250 + d, 376), (250 + d * 1.35, 530), (250 + d * 1.6, 700)], 7, "#dceaf2", 0.4)
        for d in (-92, -54, 72, 110)
    ]
    opening = polygon([(250, 400), (222, 560), (206, 700), (294, 700), (278, 560)])
    lining = sheet.linear("#93391f", "#5e2114", "#2d0d0a")
    waistcoat = fill(opening, lining) + outline("M250,400L222,560L206,700M250,400L278,560L294,700", 4.5)
    return sheet.form(curve(mirror(half, 250)), cloth, *folds, waistcoat)


def collar(sheet):
    """Two tall wings that hide the mouth: nothing to be read there."""
    cloth = sheet.linear("#a9c2d3", BLUE, BLUE_DARK, turn=55)
    wing = (
        "M250,352C236,338 222,322 196,312C182,304 166,286 152,262"
        "C136,292 128,340 140,384C152,416 196,434 250,438Z"
    )
    seam = [
        stroke([(158, 286), (150, 340), (170, 396), (240, 424)], 4, "#dceaf2", 0.7),
        stroke([(240, 356), (206, 366), (222, 420)], 10, "#101d2c", 0.45),
    ]
    side = sheet.form(wing, cloth, *seam)
    clasp = sheet.form(ellipse(250, 424, 19), sheet.gold(60), depth=5, line=4) + sheet.form(
        ellipse(250, 424, 9), sheet.radial("#ffd9c2", "#c9683f", "#531a10"), depth=3, line=2.6
    )
    chain = outline("M196,404C214,436 286,436 304,404", 7, "#3a1d10") + outline(
        "M196,404C214,436 286,436 304,404", 3.6, "#f0c562"
    )
    return side + f'<g transform="translate(500,0) scale(-1,1)">{side}</g>' + chain + clasp


def face(sheet):
    """Grey brows, two steady eyes, one of them behind a glass."""
    skin = sheet.radial("#ffdcb4", *SKIN, at=(0.4, 0.4), reach=0.85)
    half = [(250, 166), (304, 176), (318, 222), (312, 280), (286, 344), (250, 366)]
    features = [
        fill(polygon([(150, 150), (350, 150), (350, 204), (250, 222), (150, 204)]), "#2a1220", 0.6, "fine"),
        people.cheeks(250, 280, 40, 18, "#b9503c", 0.3),
        people.eye(sheet, 214, 246, 19, 11, "#5b86a8", (3, 1), 0.18),
        people.eye(sheet, 286, 246, 19, 11, "#5b86a8", (3, 1), 0.18),
        people.brow([(238, 232), (214, 216), (188, 226)], 13, "#d9d2c8"),
        people.brow([(262, 228), (288, 208), (314, 222)], 13, "#d9d2c8"),
        people.nose(250, 292, 44, 14),
        stroke([(190, 266), (210, 274), (232, 268)], 3, "#7c472d", 0.8),
    ]
    glass = outline(ellipse(286, 247, 31), 9, "#3a1d10") + outline(ellipse(286, 247, 31), 5.5, "#f0c562")
    shine = fill(polygon([(264, 242), (284, 222), (294, 222), (266, 254)]), "#ffffff", 0.35) + fill(
        ellipse(286, 247, 28), "#d8f0ff", 0.12
    )
    cord = outline("M316,254C334,286 326,320 340,348", 3.4, "#3a1d10")
    whiskers = "".join(
        sheet.form(
            curve([(x, 218), (x + d * 15, 250), (x + d * 8, 296), (x - d * 14, 300), (x - d * 7, 260)]),
            sheet.linear("#f4efe6", "#b9b0a8"),
            depth=5,
            line=3.6,
        )
        for x, d in ((182, -1), (318, 1))
    )
    return whiskers + sheet.form(curve(mirror(half, 250)), skin, *features) + shine + glass + cord


def lantern(sheet):
    """Four panes, a small steady flame."""
    iron = sheet.linear("#b08a4a", "#7a5522", "#3d270f", turn=60)
    glass = sheet.radial("#fff2c2", "#e8b25c", "#9a6430", "#553016", at=(0.5, 0.55), reach=0.62)
    flame = traced("0,4 9,24 8,40 0,46 -8,40 -9,24")
    parts = [
        outline("M-30,-46C-28,-84 28,-84 30,-46", 10)
        + outline("M-30,-46C-28,-84 28,-84 30,-46", 5, "#d8a548"),
        sheet.form(polygon([(-22, -30), (22, -30), (42, -6), (-42, -6)]), iron, depth=6),
        sheet.form(rounded(-9, -46, 18, 18, 5), iron, depth=4, line=3.6),
        sheet.form(
            rounded(-34, -6, 68, 78, 5),
            glass,
            fill(flame, "#fff8dc"),
            fill(flame, "#ff9a3c", 0.5, "fine"),
            depth=7,
            glow=0.2,
            shade=0.3,
        ),
        fill("M-26,0L-10,0L-26,40Z", "#ffffff", 0.35),
        outline("M-12,-6V72M12,-6V72", 3.6, "#3d270f"),
        sheet.form(polygon([(-40, 72), (40, 72), (46, 90), (-46, 90)]), iron, depth=5),
    ]
    return "".join(parts)


def arm(sheet):
    """The arm that holds the lantern, at the left; the other is under the cape."""
    cloth = sheet.radial("#b4cddd", BLUE, BLUE_DARK, at=(0.35, 0.25))
    sleeve = traced("176,376 132,396 92,422 84,452 106,476 142,470 190,456 206,420")
    folds = [
        stroke([(176, 396), (130, 420), (104, 446)], 7, "#e8f2f7", 0.5),
        stroke([(196, 440), (150, 456), (116, 466)], 9, "#101d2c", 0.45),
    ]
    cuff = traced("84,426 104,416 124,446 122,480 98,482 82,458")
    skin = sheet.radial("#ffdcb4", *SKIN[:2], SKIN[2])
    hand = people.fist(sheet, 94, 444, 25, skin, -82)
    return (
        sheet.form(sleeve, cloth, *folds)
        + sheet.form(cuff, sheet.linear("#c9683f", "#7e2f1b"), depth=6, line=4)
        + hand
    )


def sign(sheet):
    silver = sheet.linear("#ffffff", "#b4cddd", "#5f7f9c", "#dceaf2", turn=60)
    open_eye = "M-24,0C-14,-16 14,-16 24,0C14,16 -14,16 -24,0Z"
    return fill(open_eye, silver) + fill(ellipse(0, 0, 10), "#24384f") + fill(ellipse(-3, -3, 3.4), "#ffffff")


def draw():
    sheet = card.new()
    card.stage(sheet)
    light = fill(ellipse(106, 510, 74), "#ffcf7a", 0.42, "wide")
    parts = [
        cape(sheet),
        moved(face(sheet), 0, 8),
        collar(sheet),
        hat(sheet),
        light,
        moved(lantern(sheet), 96, 520, 0.92),
        arm(sheet),
    ]
    sheet.add(f'<g clip-path="{sheet.clip(cards.WINDOW)}">{"".join(parts)}</g>')
    card.frame(sheet, sign(sheet))
    return sheet
