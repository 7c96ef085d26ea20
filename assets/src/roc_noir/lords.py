"""What the lords have on their heads, and their hair and beards. Round (0, 0): the middle of the forehead.

A head is about 80 to either side there; a hat may rise to -130.
"""

from kit.curves import traced
from kit.vector import INK, ellipse, fill, mirrored, moved, outline, rounded, stroke
from roc_noir.families import AXIS, EYES, hash_of


def beard(sheet, line):
    """Two lords of three: pointed or forked, under the grin."""
    kind = hash_of(line) % 3
    if kind == 0:
        return ""
    hair = sheet.radial(*line.hair, at=(0.4, 0.1))
    ends = "30,84 0,58 -30,84" if kind == 2 else "0,92"
    strands = [
        stroke([(d, 12), (d * 0.8, 44), (d * 0.5, 72)], 5, line.hair[2], 0.6) for d in (-40, -18, 8, 34)
    ]
    shape = traced(f"-76,-34 -52,2 0,10 52,2 76,-34 66,32 {ends} -66,32")
    whole = sheet.form(shape, hair, *strands, line=5.5, depth=9)
    return moved(whole, AXIS, EYES + line.face[1] * 0.5)


def moustache(sheet, line):
    """Waxed, one end higher than the other."""
    hair = sheet.linear(*line.hair, turn=80)
    left = traced("0,0 -34,-8 -66,4 -92,-20 -74,22 -34,20 0,12")
    right = traced("0,0 34,-10 64,-6 88,-42 80,8 38,18 0,12")
    both = "".join(sheet.form(half, hair, line=4.5, depth=5) for half in (left, right))
    return moved(both, AXIS, EYES + line.face[1] * 0.46)


def tufts(sheet, line):
    """Hair that stands off over both ears."""
    hair = sheet.radial(*line.hair, at=(0.6, 0.3))
    tuft = traced("-70,-8 -96,-16 -128,-4 -106,16 -132,34 -104,44 -116,72 -84,64 -74,30")
    one = sheet.form(tuft, hair, line=5.5, depth=8)
    return one + mirrored(one, 0)


def crown(sheet, line):
    gold = sheet.gold(60)
    points = "M-88,2L-98,-96L-58,-50L-42,-112L-14,-52L0,-122L16,-52L44,-108L58,-50L98,-90L88,2Q0,24 -88,2Z"
    gems = [
        sheet.form(ellipse(x, -12 + abs(x) * -0.05, 10, 12), colour, line=3.5, depth=4)
        for x, colour in ((-52, "#d22a3c"), (0, "#2f7fd6"), (52, "#2fa35c"))
    ]
    pearls = "".join(
        sheet.form(ellipse(x, y, 9), "#fffaf0", line=3.5, depth=4)
        for x, y in ((-98, -98), (-42, -114), (0, -124), (44, -110), (98, -92))
    )
    return sheet.form(points, gold, line=6, depth=9) + "".join(gems) + pearls


def beret(sheet, line):
    cloth = sheet.radial(*line.cloth, at=(0.4, 0.25))
    feather = traced("40,-48 86,-108 130,-118 132,-86 108,-56 60,-36")
    barbs = [stroke([(46, -46), (92, -86), (128, -106)], 4, "#b9a98a")]
    return (
        sheet.form(
            traced("-104,-6 -112,-52 -60,-92 30,-86 104,-40 98,2 40,-8 -40,-8"), cloth, line=6, depth=10
        )
        + sheet.form(rounded(-84, -16, 168, 24, 11), line.cloth[2], line=5, depth=4)
        + sheet.form(feather, sheet.radial("#ffffff", "#fff0d2", "#cbb184"), *barbs, line=5, depth=6)
        + sheet.form(ellipse(44, -34, 12), sheet.gold(), line=4, depth=4)
    )


def bald(sheet, line):
    """Nothing but a shine, three hairs and a fly."""
    fly = (
        sheet.form(ellipse(-30, -58, 8, 10), "#2a2a34", line=3, depth=3)
        + fill(ellipse(-40, -66, 9, 5), "#dfeaf2", 0.85)
        + fill(ellipse(-20, -66, 9, 5), "#dfeaf2", 0.85)
    )
    hairs = "".join(
        stroke([(x, -66), (x + lean, -96), (x + lean * 3, -112)], 6, INK, start=0.9)
        for x, lean in ((0, -8), (12, 2), (24, 12))
    )
    return fill(ellipse(20, -40, 26, 14), "#ffffff", 0.55, "fine") + hairs + fly


def saucepan(sheet, line):
    steel = sheet.linear("#f2f5f7", "#aab4bb", "#5c666e", "#8b959c", turn=20)
    handle = rounded(70, -58, 84, 20, 9)
    return (
        sheet.form(handle, sheet.linear("#6a4a34", "#33201a"), line=5, depth=5)
        + sheet.form("M-86,-84H86L80,2Q0,22 -80,2Z", steel, line=6, depth=10)
        + sheet.form(rounded(-94, -96, 188, 22, 10), steel, line=5, depth=5)
        + fill(rounded(-62, -66, 16, 52, 8), "#ffffff", 0.55, "hair")
    )


def funnel(sheet, line):
    tin = sheet.linear("#fbe9b0", "#d9a13a", "#8a5a16", "#c08a2c", turn=15)
    return (
        sheet.form("M-90,4L-20,-84L-14,-130H14L20,-84L90,4Q0,26 -90,4Z", tin, line=6, depth=9)
        + stroke([(-78, -8), (0, 8), (78, -8)], 5, "#6d4210", start=0.8)
        + fill("M-44,-22L-14,-72L-6,-70L-24,-18Z", "#fff6d8", 0.6, "hair")
    )


def tricorn(sheet, line):
    felt = sheet.radial("#5a5570", "#2c2838", "#100e18", at=(0.4, 0.2))
    gold = sheet.gold(40)
    brim = (
        "M-128,-20Q-96,-52 -60,-84Q0,-104 62,-84Q100,-52 130,-22Q84,-22 34,12Q0,30 -34,12Q-84,-18 -128,-20Z"
    )
    return (
        sheet.form(traced("-62,-50 -50,-104 0,-122 52,-104 64,-50"), felt, line=5.5, depth=8)
        + sheet.form(brim, felt, line=6, depth=8)
        + outline("M-120,-22Q-80,-26 -34,4Q0,22 34,4Q84,-26 122,-24", 9, gold)
        + sheet.form(ellipse(-56, -44, 17), "#d2303c", fill(ellipse(-56, -44, 8), "#ffffff"), line=4, depth=4)
    )


def fez(sheet, line):
    red = sheet.linear("#e8604a", "#b3261e", "#6a0c10", turn=20)
    tassel = sheet.form("M84,-62L74,-8L100,-8L92,-62Z", sheet.gold(80), line=4.5, depth=4)
    return (
        sheet.form("M-74,4L-54,-108Q0,-126 56,-108L76,4Q0,24 -74,4Z", red, line=6, depth=10)
        + sheet.form(ellipse(2, -110, 56, 12), "#d84a3a", line=5, depth=4)
        + stroke([(2, -112), (60, -112), (88, -62)], 6, "#8a5a12", start=0.9, end=0.9)
        + tassel
    )


def nightcap(sheet, line):
    cloth = sheet.radial("#ffffff", "#dfe8f2", "#8ea2bd", at=(0.4, 0.2))
    stripes = [
        stroke([(x, 10), (x + 30, -60), (x + 90, -110)], 12, "#6f93c4", 0.8, start=0.7)
        for x in (-78, -38, 2, 42)
    ]
    cap = traced("-88,6 -80,-66 -20,-112 60,-112 120,-66 128,-6 104,-18 84,-52 62,-60 88,4 0,20")
    return (
        sheet.form(cap, cloth, *stripes, line=6, depth=10)
        + sheet.form(rounded(-94, -16, 188, 32, 15), "#fbf7ee", line=5, depth=6)
        + sheet.form(ellipse(120, 8, 20), "#fff6de", line=5, depth=7)
    )


def candle(sheet, line):
    """A brass holder on the crown of the head, wax running down, the flame askew."""
    brass = sheet.gold(50)
    wax = sheet.linear("#fffdf2", "#f0e2bd", "#c0a878", turn=10)
    drips = traced("-22,-74 22,-74 24,-30 14,-12 8,-30 -2,-18 -10,-6 -18,-26 -24,-34")
    flame = traced("4,-132 20,-108 16,-88 0,-82 -14,-90 -12,-108")
    return (
        fill(ellipse(2, -106, 34), "#ffd070", 0.5, "soft")
        + sheet.form("M-84,4Q0,26 84,4L64,-22H-64Z", brass, line=6, depth=7)
        + sheet.form(drips, wax, line=5, depth=6)
        + stroke([(0, -74), (2, -92)], 5, INK, start=1, end=1)
        + sheet.form(
            flame, sheet.radial("#ffffd8", "#ffb52e", "#e2541a", at=(0.5, 0.7)), line=4, depth=4, shade=0
        )
    )


def laurel(sheet, line):
    hair = sheet.radial(*line.hair, at=(0.4, 0.3))
    spikes = (
        "M-88,0L-104,-52L-72,-44L-78,-98L-42,-66L-30,-118L0,-72L28,-124L40,-68L78,-100L72,-46L106,-54L88,0Z"
    )
    leaf = sheet.linear("#b8e07a", "#5a9a3a", "#22521e", turn=60)
    green = sheet.form("M0,16Q-13,-4 0,-28Q13,-4 0,16Z", leaf, line=3.8, depth=4)
    leaves = [
        moved(green, side * (12 + 19 * i), 2 - 7 * i, 1, side * (62 - 14 * i))
        for side in (-1, 1)
        for i in range(5)
    ]
    return sheet.form(spikes, hair, line=6, depth=9) + "".join(leaves)


def nest(sheet, line):
    """Twigs, two eggs, and the one who laid them looking out."""
    twigs = "".join(
        stroke(
            [
                (-96 + (i * 37) % 60, -6 - (i * 13) % 34),
                (-10 + (i * 23) % 30, 6 - (i * 11) % 36),
                (60 + (i * 29) % 44, -8 - (i * 17) % 30),
            ],
            8,
            ("#8a5a2c", "#5c3a18", "#b98a4c")[i % 3],
        )
        for i in range(16)
    )
    bird = sheet.form(
        traced("18,-34 30,-84 64,-92 80,-66 74,-34"),
        sheet.radial("#bfe6ff", "#4f9bd2", "#1f5a8c"),
        line=5,
        depth=7,
    )
    face = sheet.form("M76,-74L106,-66L78,-56Z", "#f2a33c", line=4, depth=3) + fill(ellipse(64, -72, 6), INK)
    eggs = "".join(
        sheet.form(ellipse(x, -42, 19, 24), sheet.radial("#ffffff", "#e6f0e2", "#9cb4a0"), line=5, depth=6)
        for x in (-52, -14)
    )
    return (
        bird
        + face
        + eggs
        + sheet.form(
            traced("-104,-36 -60,-26 0,-22 60,-26 104,-36 88,14 0,26 -88,14"),
            "#6d4520",
            twigs,
            line=6,
            depth=8,
        )
    )


def astrologer(sheet, line):
    cloth = sheet.radial("#5a6fc0", "#2a3474", "#11143a", at=(0.4, 0.4))
    star = "M0,-15L4.4,-4.8L15,-4.6L6.8,2.4L9.6,13L0,7L-9.6,13L-6.8,2.4L-15,-4.6L-4.4,-4.8Z"
    stars = "".join(
        f'<path d="{star}" transform="translate({x},{y}) scale({s})" fill="#ffd75a"/>'
        for x, y, s in ((-36, -14, 1), (22, -30, 1.1), (-8, -62, 0.8), (30, -88, 0.7))
    )
    return sheet.form(
        "M-82,2Q-44,-60 -10,-104Q20,-132 62,-126Q40,-106 46,-86L82,2Q0,26 -82,2Z",
        cloth,
        stars,
        line=6,
        depth=9,
    ) + sheet.form(traced("-124,2 -80,-14 0,-4 80,-14 124,2 80,22 0,28 -80,22"), cloth, line=6, depth=6)


HATS = (crown, beret, bald, saucepan, funnel, tricorn, fez, nightcap, candle, laurel, nest, astrologer)
