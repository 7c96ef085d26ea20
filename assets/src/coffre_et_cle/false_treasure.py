"""The False Treasure: a chest that grew legs and a crown of tin; it has teeth where the gold should be."""

from coffre_et_cle import card, people
from kit import cards
from kit.curves import curve, polygon, traced
from kit.vector import ellipse, fill, moved, outline, rounded, stroke

WOOD = ("#d98a4a", "#a85524", "#6b2d10", "#3a1608")
COPPER = ("#c9f0dc", "#6fb59a", "#3a7d6a", "#1c4a40", "#7fc4a8")


def crown(sheet, copper):
    """Askew, one point snapped off."""
    points = [
        (-76, 26),
        (-88, -50),
        (-46, -10),
        (-34, -70),
        (-2, -20),
        (18, -44),
        (26, -36),
        (40, -16),
        (86, -58),
        (76, 26),
    ]
    band = rounded(-82, 16, 164, 26, 8)
    rust = [
        fill(ellipse(x, y, r), "#a85524", 0.7, "fine")
        for x, y, r in ((-60, 0, 14), (-30, -34, 9), (50, 6, 12), (76, -34, 10))
    ]
    knobs = "".join(
        sheet.form(ellipse(x, y, 9), sheet.radial("#fbe3ff", "#9b6fc0", "#3a1d56"), depth=3, line=3)
        for x, y in ((-88, -54), (-34, -74), (88, -62))
    )
    return (
        sheet.form(polygon(points), copper, *rust, depth=7)
        + knobs
        + sheet.form(band, copper, depth=4, line=4)
    )


def lid(sheet, copper):
    """Thrown open: a barrel of staves with its hollow towards us."""
    wood = sheet.linear(*WOOD)
    path = traced("96,274 92,204 118,146 180,120 250,114 320,120 382,146 408,204 404,274 250,290")
    hollow = traced("124,272 126,220 152,184 200,168 250,164 300,168 348,184 374,220 376,272 250,284")
    staves = [
        stroke([(x, 122 + abs(x - 250) * 0.16), (x, 190)], 4, "#2f1408", 0.7, 0.5, 0.5)
        for x in (158, 204, 296, 342)
    ]
    straps = [
        fill(polygon([(x - 14, 110), (x + 14, 110), (x + 14, 200), (x - 14, 200)]), copper)
        for x in (134, 250, 366)
    ]
    dark = sheet.radial("#6b2448", "#2d0b22", "#12040f", at=(0.5, 0.75), reach=0.7)
    return sheet.form(path, wood, *staves, *straps) + sheet.form(hollow, dark, line=4, glow=0)


def jaws(sheet):
    """Fangs above and below, and eyes in the dark between them."""
    ivory = sheet.linear("#fffdf0", "#eadfc0", "#a58c5e")
    parts = []
    for i, x in enumerate(range(140, 372, 29)):
        y = 190 + abs(x - 250) ** 2 * 0.0016
        long = 34 if i in (1, 6) else 22
        parts.append(
            sheet.form(polygon([(x - 11, y - 8), (x + 11, y - 8), (x, y + long)]), ivory, depth=4, line=3.2)
        )
    for x in (196, 304):
        yellow = sheet.radial("#fffbd0", "#f2c84a", "#b36a14", at=(0.45, 0.4))
        parts.append(
            fill(ellipse(x, 252, 30), "#ffb347", 0.55, "fine")
            + sheet.form(ellipse(x, 250, 24, 21), yellow, depth=5, line=4)
        )
        parts.append(
            fill(ellipse(x + 3, 252, 6, 15), "#1c0710") + fill(ellipse(x - 7, 242, 5), "#ffffff", 0.9)
        )
    parts.append(people.brow([(226, 240), (196, 222), (164, 222)], 13, "#3a1608"))
    parts.append(people.brow([(274, 240), (304, 222), (336, 222)], 13, "#3a1608"))
    return "".join(parts)


def body(sheet, copper):
    wood = sheet.linear(*WOOD)
    path = traced("92,290 250,300 408,290 416,310 400,420 384,520 250,532 116,520 100,420 84,310")
    staves = [
        stroke([(94, y), (250, y + 10), (406, y)], 4.5, "#2f1408", 0.75, 0.5, 0.5) for y in (372, 424, 474)
    ]
    grain = [
        stroke([(x, y), (x + 50, y + 4), (x + 110, y + 1)], 2.4, "#2f1408", 0.45)
        for x, y in ((120, 396), (280, 400), (150, 446), (262, 452), (210, 496), (130, 350), (290, 348))
    ]
    straps = [
        fill(
            curve(
                [
                    (x - 17, 280),
                    (x + 17, 280),
                    (x + d + 15, 420),
                    (x + d + 8, 540),
                    (x + d - 22, 540),
                    (x + d - 19, 420),
                ]
            ),
            copper,
        )
        for x, d in ((134, 6), (366, -2))
    ]
    studs = [fill(ellipse(x, y, 5.5), "#e6fff2") for x in (136, 368) for y in (340, 392, 444, 496)]
    rim = traced("84,286 250,298 416,286 420,312 250,326 80,312")
    return sheet.form(path, wood, *staves, *grain, *straps, *studs, depth=18) + sheet.form(
        rim, copper, depth=6, line=4
    )


def lower_teeth(sheet):
    ivory = sheet.linear("#fffdf0", "#eadfc0", "#a58c5e", turn=-90)
    return "".join(
        sheet.form(
            polygon([(x - 11, 300), (x + 11, 300), (x, 300 - (30 if i in (0, 6) else 18))]),
            ivory,
            depth=4,
            line=3.2,
        )
        for i, x in enumerate(range(148, 360, 34))
    )


def tongue(sheet):
    """It hangs out over the lock, a lead coin on its tip."""
    flesh = sheet.linear("#e88aa8", "#c24a78", "#7a1e4a")
    path = traced("206,292 294,292 304,340 296,392 316,440 300,476 264,478 244,450 236,400 212,352")
    crease = [
        stroke([(250, 300), (262, 370), (284, 456)], 7, "#5e1236", 0.7),
        stroke([(226, 310), (240, 370), (262, 440)], 7, "#ffd0df", 0.6),
    ]
    coin = sheet.form(
        ellipse(0, 0, 27, 17), sheet.linear("#dfe3e6", "#8f979c", "#4a5156", turn=60), depth=5, line=4
    )
    return sheet.form(path, flesh, *crease) + moved(
        coin + outline(ellipse(0, 0, 17, 10), 2.2, "#4a5156"), 282, 452, 1, -12
    )


def legs(sheet):
    """Striped stockings and buckled shoes under the chest."""
    parts = []
    for x, lean in ((178, -10), (322, 10)):
        leg = curve(
            [
                (x - 20, 510),
                (x + 20, 510),
                (x + lean + 17, 560),
                (x + lean + 20, 620),
                (x + lean - 20, 620),
                (x + lean - 17, 560),
            ]
        )
        stripes = [fill(f"M{x - 60},{y}h120v14h-120Z", "#7d4f9e") for y in range(520, 640, 28)]
        parts.append(sheet.form(leg, "#efe0f2", *stripes, depth=8))
    return "".join(parts)


def arms(sheet):
    """Thin sleeves of patches; gloves spread in welcome."""
    cloth = sheet.linear("#b48bd0", "#7d4f9e", "#3d1f56", turn=60)
    sleeve = traced("112,350 84,352 54,396 52,446 66,462 84,452 86,420 112,396")
    patch = [
        fill(polygon([(58, 404), (84, 398), (88, 424), (62, 430)]), "#d8a548", 0.9),
        outline(polygon([(58, 404), (84, 398), (88, 424), (62, 430)]), 2, "#3a1608"),
    ]
    glove = sheet.radial("#fffdf4", "#e6d9c8", "#a3938c")
    hand = [sheet.form(traced("-20,-12 20,-14 26,14 10,32 -14,30 -26,10"), glove, depth=6, line=4)]
    for dx, dy, turn in ((-22, 24, 34), (-7, 34, 10), (10, 34, -10), (24, 20, -42)):
        hand.append(moved(sheet.form(rounded(-7, -6, 14, 34, 7), glove, depth=4, line=3.4), dx, dy, 1, turn))
    cuff = sheet.form(rounded(-26, -24, 52, 18, 8), sheet.gold(), depth=4, line=3.6)
    arm = sheet.form(sleeve, cloth, *patch) + moved("".join(hand) + cuff, 68, 474, 1, 8)
    return arm + f'<g transform="translate(500,0) scale(-1,1)">{arm}</g>'


def sign(sheet):
    copper = sheet.linear(*COPPER, turn=60)
    lid_open = "M-21,-6L-17,-22H17L21,-6Z"
    return fill(lid_open, copper) + fill("M-21,2L-14,10L-7,2L0,10L7,2L14,10L21,2V21H-21Z", copper)


def draw():
    sheet = card.new()
    card.stage(sheet)
    copper = sheet.linear(*COPPER, turn=60)
    parts = [
        legs(sheet),
        lid(sheet, copper),
        jaws(sheet),
        lower_teeth(sheet),
        body(sheet, copper),
        arms(sheet),
        tongue(sheet),
    ]
    parts.append(moved(crown(sheet, copper), 270, 112, 0.92, 9))
    sheet.add(f'<g clip-path="{sheet.clip(cards.WINDOW)}">{moved("".join(parts), 20, 36, 0.92)}</g>')
    card.frame(sheet, sign(sheet))
    return sheet
