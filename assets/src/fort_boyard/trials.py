"""What the ten trials are known by, and those that players wrote: a scene each, in a ring of brass."""

import math

from fort_boyard import limbs
from fort_boyard.limbs import INK, SKINS, brush, form, shade
from kit.curves import curve, polygon
from kit.piece import Piece
from kit.vector import Sheet, ellipse, fill, hole, moved, outline, rounded

SIDE = 208  # dp: as large as the card of a tablet shows it
RED, CREAM, TEAL, GOLD, TIGER = "#c0392b", "#fff3d8", "#128a8f", "#e9b23c", "#f2852c"
PLUM, LEAF, NAVY, OCHRE, BRICK = "#6d3f8c", "#4f8a4a", "#27436f", "#c98a2e", "#a8492f"


def flip(drawing):
    return f'<g transform="scale(-1,1)">{drawing}</g>'


def die(sheet, side):
    """A five, straight on."""
    places = ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1))
    dots = "".join(fill(ellipse(x * side * 0.27, y * side * 0.27, side * 0.1), INK) for x, y in places)
    face = rounded(-side / 2, -side / 2, side, side, side * 0.2)
    return form(sheet, face, "#f7efdf", 3.4, 5, shade=0.3) + dots


def star(radius, tips, depth):
    points = []
    for spoke in range(2 * tips):
        far, angle = (radius if spoke % 2 == 0 else radius * depth), math.pi * spoke / tips
        points.append((far * math.sin(angle), -far * math.cos(angle)))
    return polygon(points)


def _blindfolded(sheet, skin, hair):
    half = [(0, -62), (32, -54), (45, -20), (41, 16), (22, 46), (0, 54)]
    face = curve(half + [(-x, y) for x, y in reversed(half[1:-1])])
    mane = curve(
        [
            *((-50, -4), (-56, -44), (-34, -76), (4, -82), (42, -72)),
            *((56, -40), (50, -4), (42, -34), (0, -50), (-42, -34)),
        ]
    )
    band = curve([(-48, -30), (0, -38), (48, -30), (49, -4), (0, -2), (-49, -4)])
    body = curve([(-16, 44), (16, 44), (52, 62), (78, 110), (-78, 110), (-52, 62)])
    return (
        form(sheet, polygon([(-46, -22), (-84, -34), (-78, -16), (-46, -10)]), RED, 3.2, 4)
        + form(sheet, polygon([(-46, -14), (-80, 8), (-66, 16), (-44, -6)]), RED, 3.2, 4)
        + form(sheet, body, OCHRE)
        + form(sheet, ellipse(-45, 4, 8, 11), skin, 3, 3)
        + form(sheet, ellipse(45, 4, 8, 11), skin, 3, 3)
        + form(sheet, face, skin)
        + form(sheet, mane, hair)
        + form(sheet, band, RED, depth=7)
        + brush([(-38, -22), (-10, -26), (26, -24)], 2.4, shade(RED, 0.6))
        + brush([(-5, 4), (0, 14), (6, 10)], 3.4, shade(skin, 0.5))
        + brush([(-15, 30), (-3, 35), (10, 29)], 3.6, INK)
    )


def whose_hand(sheet):
    """Blindfolded, and touched on the cheek."""
    touch = limbs.arm(sheet, TEAL) + limbs.hand(SKINS[2], (38, 0, 0, 0), ((-13, 14), (-22, 4), (-14, -8)))
    return moved(_blindfolded(sheet, SKINS[0], "#5a3219") + moved(touch, 74, 26, 1.0, -78), -4, 8, 0.96)


def barbichette(sheet):
    """Face to face, each holding the other's chin; one keeps a straight face."""

    def reach(skin, cloth):
        sleeve = limbs.tubes([([(-54, 46), (-34, 22), (-4, 2)], 25)], cloth)
        hand = [([(0, 0), (26, -8), (44, -20)], 15), ([(44, -20), (50, -30)], 10)]
        return sleeve + limbs.tubes(hand, skin)

    left = limbs.profile(sheet, SKINS[1], "#241610", TEAL)
    right = limbs.profile(sheet, SKINS[0], "#b4531d", RED, laughs=True)
    return (
        moved(left, -50, -14, 0.86)
        + moved(flip(right), 50, -14, 0.86)
        + moved(flip(reach(SKINS[0], RED)), 8, 60, 0.9)
        + moved(reach(SKINS[1], TEAL), -10, 64, 0.9)
    )


def odd_change(sheet):
    """Cups in a row, and the one that is not what it was, under a loupe."""

    def cup(colour):
        bowl = curve([(-19, -14), (19, -14), (15, 12), (0, 18), (-15, 12)])
        return (
            limbs.tubes([([(15, -4), (27, -6), (24, 10), (13, 10)], 4.5)], colour, 3)
            + form(sheet, bowl, colour)
            + form(sheet, ellipse(0, -14, 19, 5), shade(colour, 0.5), 3, 2)
        )

    wood = "M-110,34H110V110H-110Z"
    within = f'<g clip-path="{sheet.clip(ellipse(0, 0, 40))}">{fill("M-50,22H50V60H-50Z", "#b98049")}</g>'
    gleam = brush([(-26, -8), (-20, -20), (-8, -28)], 4.5, "#ffffff", 0.9)
    handle = limbs.tubes([([(32, 32), (58, 58)], 14)], "#5b2f18")
    return (
        form(sheet, wood, "#8a5528")
        + moved(cup(CREAM), -64, 20, 1.0)
        + moved(cup(CREAM), 62, 20, 1.0)
        + fill(ellipse(0, 0, 42), "#fdf3d2")
        + within
        + moved(cup(RED), -4, 5, 1.2)
        + gleam
        + handle
        + form(sheet, ellipse(0, 0, 45) + hole(0, 0, 37), GOLD, depth=5)
    )


def nose_to_nose(sheet):
    """The sleeve of a matchbox passes from nose to nose."""
    left = limbs.profile(sheet, SKINS[2], "#1a1210", LEAF)
    right = limbs.profile(sheet, SKINS[3], "#3c2415", PLUM)
    box = (
        form(sheet, polygon([(-15, -11), (15, -11), (15, 11), (-15, 11)]), RED, 3.2, 4)
        + fill(polygon([(-15, -3.5), (15, -3.5), (15, 3.5), (-15, 3.5)]), "#ffd977")
        + form(sheet, polygon([(-15, 11), (15, 11), (18, 17), (-12, 17)]), "#5a3a22", 3, 2)
    )
    return moved(left, -60, 2, 0.92) + moved(flip(right), 60, 2, 0.92) + moved(box, -1, 10, 1.15)


def forbidden_words(sheet):
    """Neither yes nor no."""

    def bubble(colour, *strokes):
        shape = (
            "M-34,-30H34C46,-30 50,-22 50,-12V8C50,20 44,26 34,26H2L-22,48L-18,26"
            "H-34C-46,26 -50,20 -50,8V-12C-50,-22 -46,-30 -34,-30Z"
        )
        mark = "".join(brush(points, 12, INK) for points in strokes)
        mark += "".join(brush(points, 7, colour) for points in strokes)
        return form(sheet, shape, CREAM, shade=0.25) + mark

    yes = bubble("#3f9c4f", [(-17, -2), (-15.5, 0), (-5, 11), (-4.6, 10.6), (18, -16)])
    no = bubble(RED, [(-14, -16), (14, 12)], [(14, -16), (-14, 12)])
    bar = limbs.tubes([([(-52, 52), (52, -52)], 13)], RED)
    ring = form(sheet, ellipse(0, 0, 84) + hole(0, 0, 70), RED, depth=5)
    return moved(yes, -14, -26, 0.84) + moved(flip(no), 18, 26, 0.84) + bar + ring


def hot_hands(sheet):
    """A slap for whoever is too slow."""
    below = limbs.arm(sheet, OCHRE) + limbs.hand(SKINS[3])
    above = limbs.arm(sheet, NAVY) + limbs.hand(SKINS[2], lean=3)
    line = [(0, -58), (0, -76)]
    lines = "".join(
        moved(brush(line, 6.5, INK) + brush(line, 3.4, "#ffe9a0"), turn=turn)
        for turn in (-80, -52, -24, 100, 128, 156)
    )
    clap = form(sheet, star(60, 11, 0.7), "#ffd34d", 3.4, 5)
    return (
        moved(clap, 0, 2, 1.12)
        + lines
        + moved(below, -28, 24, 0.98, 62)
        + moved(above, 26, -30, 0.98, 208)
    )  # fmt: skip


def tiger_paw(sheet):
    """A die half way, and two hands on the table."""
    stripes = "".join(
        fill(polygon([(-24, y), (-2, y + 7), (-24, y + 9)]), INK)
        + fill(polygon([(24, y + 4), (4, y + 10), (24, y + 13)]), INK)
        for y in range(48, 112, 16)
    )
    one = limbs.arm(sheet, TIGER) + stripes + limbs.hand(SKINS[0], lean=2)
    other = limbs.arm(sheet, LEAF) + limbs.hand(SKINS[2], lean=2)
    shadow = fill(ellipse(3, 4, 24), "#000000", 0.35, "fine")
    return (
        shadow
        + moved(one, -8, 64, 0.8, 6)
        + moved(other, 10, -64, 0.8, 187)
        + moved(die(sheet, 34), turn=14)
    )  # fmt: skip


def pinch(sheet):
    """A card falls between finger and thumb."""
    card = form(sheet, rounded(-22, -32, 44, 64, 5), CREAM, shade=0.25)
    card += outline(rounded(-17, -27, 34, 54, 3), 2, RED)
    card += form(sheet, polygon([(0, -15), (11, 0), (0, 15), (-11, 0)]), RED, 2.6, 3)
    speed = "".join(brush([(x, -84), (x, -66)], 4, CREAM, 0.9) for x in (-18, 0, 18))
    skin = SKINS[1]
    grip = [([(0, 78), (0, 52)], 42), ([(8, 50), (38, 30), (44, 4), (26, -18)], 14)]
    grip += [([(-8, 58), (-34, 46), (-44, 22), (-27, -1)], 16)]
    folded = "".join(
        limbs.tubes([([(-8 + i, 48 + i), (10 + i, 40 + i), (16 + i, 52 + i)], 13)], skin, 2.6)
        for i in (0, 6, 12)
    )
    nails = fill(ellipse(27, -17, 3.4), shade(skin, 1.7), 0.9) + fill(
        ellipse(-28, 0, 4), shade(skin, 1.7), 0.9
    )
    return (
        limbs.tubes([([(0, 120), (0, 84)], 50)], NAVY)
        + limbs.tubes([([(-22, 76), (22, 76)], 13)], shade(NAVY, 1.4))
        + speed
        + moved(card, 0, -22, 0.86, 5)
        + limbs.tubes(grip, skin)
        + nails
        + folded
    )


def battle(sheet):
    """Well, leaf and scissors, each a hand."""
    leaf = limbs.arm(sheet, LEAF) + limbs.hand(
        SKINS[0], (36, 42, 39, 30), ((-13, 12), (-24, 0), (-25, -18)), -4
    )
    scissors = limbs.arm(sheet, RED) + limbs.hand(SKINS[2], (40, 42, 0, 0), ((-10, 16), (0, 6), (9, -2)), 10)
    skin = SKINS[1]
    ring = limbs.tubes([([(-16, 4), (-24, -18), (-8, -36), (12, -36), (24, -18), (16, 4)], 14)], skin)
    knuckles = "".join(
        brush([(x, y), (x * 1.12, y - 7)], 2.6, INK) for x, y in ((-14, -33), (0, -36), (14, -33))
    )
    well = limbs.arm(sheet, GOLD) + limbs.tubes([([(0, 14), (0, 40)], 28)], skin)
    well += fill(ellipse(0, -14, 17, 18), "#120b10") + ring + knuckles
    return (
        moved(leaf, -44, 36, 0.84, 52)
        + moved(scissors, 46, 36, 0.84, -52)
        + moved(well, 0, -54, 0.86, 180)
    )  # fmt: skip


def catapult(sheet):
    """A die on its way into an egg cup."""
    bowl = curve([(-30, -30), (30, -30), (27, -4), (12, 14), (-12, 14), (-27, -4)])
    foot = curve([(-8, 12), (8, 12), (9, 28), (24, 36), (-24, 36), (-9, 28)])
    cup = form(sheet, foot, "#3f8fb5") + form(sheet, bowl, "#3f8fb5", depth=8)
    cup += form(sheet, ellipse(0, -30, 30, 8), "#123040", 3.4, 3)
    cup += brush([(-24, -14), (0, -8), (24, -14)], 3.4, CREAM)
    way = curve([(84, 30), (74, -14), (54, -46), (30, -60)], closed=False)
    return (
        f'<path d="{way}" fill="none" stroke="{CREAM}" stroke-width="4.5" stroke-linecap="round" '
        'stroke-dasharray="1 11"/>'
        + moved(cup, 6, 24, 1.15)
        + limbs.tubes([([(-120, 88), (-74, 62)], 38)], BRICK)
        + limbs.tubes([([(-110, 80), (-66, 56), (-30, 40), (14, 30), (22, 26)], 17)], SKINS[0])
        + limbs.tubes([([(-34, 34), (-12, 20), (10, 18)], 14)], SKINS[0])
        + moved(die(sheet, 30), 8, -50, turn=-20)
    )


def own(sheet):
    """Pencil and paper."""
    page = form(sheet, polygon([(-44, -58), (30, -58), (46, -42), (46, 62), (-44, 62)]), CREAM, shade=0.25)
    page += form(sheet, polygon([(30, -58), (46, -42), (30, -42)]), "#dcc79b", 3, 2)
    page += "".join(
        brush([(-30, y), (x, y)], 4, "#8a7a62") for y, x in ((-34, 14), (-16, 30), (2, 26), (20, 6))
    )
    pencil = (
        form(sheet, polygon([(-8, -52), (8, -52), (8, 34), (-8, 34)]), GOLD, 3.4, 4)
        + brush([(2.6, -46), (2.6, 28)], 2, shade(GOLD, 0.6))
        + form(sheet, rounded(-8.5, -68, 17, 13, 4), "#d9707a", 3.4, 3)
        + form(sheet, rounded(-9, -57, 18, 8, 1), "#b8bec6", 3.2, 2)
        + form(sheet, polygon([(-8, 34), (8, 34), (0, 56)]), "#e8c48e", 3.2, 3)
        + fill(polygon([(-3, 48), (3, 48), (0, 57)]), INK)
    )
    return moved(page, -8, 0, 1, -6) + moved(pencil, 34, 2, 1.02, 32)


SCENES = (
    (whose_hand, "#2c8c92"),
    (barbichette, "#e3a93f"),
    (odd_change, "#3f7f9c"),
    (nose_to_nose, "#d98a4a"),
    (forbidden_words, "#31567f"),
    (hot_hands, "#b04a3a"),
    (tiger_paw, "#a97442"),
    (pinch, "#2e7d6b"),
    (battle, "#7c5a9c"),
    (catapult, "#5f9a4d"),
    (own, "#4a6a86"),
)


def medallion(scene, ground):
    def draw(width, height):
        sheet = Sheet(200, 200)
        inside = ellipse(0, 0, 87)
        glow = sheet.radial(shade(ground, 1.5), ground, shade(ground, 0.5), at=(0.42, 0.36), reach=0.75)
        ray = fill(polygon([(0, 0), (10, -100), (-10, -100)]), shade(ground, 1.4), 0.3)
        rays = "".join(moved(ray, turn=turn) for turn in range(0, 360, 30))
        brass = sheet.linear("#fff0bd", "#e9ba58", "#a86c1f", "#6b3d0e", "#d8a548", turn=60)
        hollow = fill(ellipse(0, 0, 96) + hole(-3, -4, 86), "#000000", 0.35, "fine")
        ring = sheet.form(ellipse(0, 0, 95) + hole(0, 0, 85), brass, line=2.6, depth=3, shade=0.35, ink=INK)
        drawn = (
            f'<g clip-path="{sheet.clip(inside)}">{fill(inside, glow)}{rays}{scene(sheet)}{hollow}</g>{ring}'
        )
        sheet.add(fill(ellipse(102, 104, 93), "#000000", 0.4, "fine"), moved(drawn, 100, 100))
        return sheet.render(width, height)

    return draw


_A_SHEET = 6  # so many on a sheet: a taller one would be more than some graphics take
PIECES = [
    Piece(f"trial_{scene.__name__}", SIDE, SIDE, medallion(scene, ground), f"trials_{number // _A_SHEET}")
    for number, (scene, ground) in enumerate(SCENES)
]
