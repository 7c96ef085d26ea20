"""What the ladies have on their heads, and their hair. Round (0, 0): the middle of the forehead.

A head is about 80 to either side there; what is worn may rise to -130.
"""

import math

from kit.curves import curve, mirror, polygon, traced
from kit.vector import INK, ellipse, fill, mirrored, moved, outline, rounded, stroke
from roc_noir.families import AXIS, EYES, hash_of


def behind(sheet, line):
    """Hair at the back: long and straight, or cut at the chin, or in curls."""
    hair = sheet.radial(*line.hair, at=(0.4, 0.2))
    kind, wide = hash_of(line) % 3, line.face[0] + 34
    if kind == 2:
        curls = [(side * (wide - 6 + 6 * (i % 2)), -70 + 40 * i) for side in (-1, 1) for i in range(5)]
        return "".join(sheet.form(ellipse(AXIS + x, EYES + y, 32), hair, line=5, depth=7) for x, y in curls)
    low = 170 if kind == 0 else 96
    half = [(0, -122), (wide * 0.8, -96), (wide, -20), (wide + 14, low), (wide - 40, low + 8), (0, 40)]
    ends = ((wide - 18, -40), (wide - 10, 30), (wide - 14, low - 12))
    strands = [stroke([(side * x, y) for x, y in ends], 7, line.hair[2], 0.6) for side in (-1, 1)]
    whole = sheet.form(curve(mirror(half, 0)), hair, *strands, line=6, depth=12)
    return moved(whole, AXIS, EYES)


def fringe(sheet, line):
    """Parted in the middle, over the forehead."""
    hair = sheet.radial(*line.hair, at=(0.4, 0.2))
    one = sheet.form(traced("0,-46 50,-44 90,-6 96,44 80,30 60,-2 24,-20 0,-26"), hair, line=5, depth=7)
    return one + mirrored(one, 0)


def horns(sheet, line):
    """Two cones of hair in golden nets."""
    hair, gold = sheet.radial(*line.hair, at=(0.4, 0.3)), sheet.gold(60)
    lines = "".join(
        outline(f"M{x},10L{x + 46},-130M{x + 40},10L{x - 10},-130", 3.6, "#f2cf6a") for x in (6, 34, 62, 90)
    )
    cone = sheet.form(traced("8,-4 28,-70 70,-124 104,-116 106,-60 92,2 50,14"), hair, lines, line=6, depth=9)
    band = sheet.form(rounded(-92, -14, 184, 22, 10), gold, line=5, depth=4)
    return cone + mirrored(cone, 0) + band + sheet.form(ellipse(0, -6, 13), "#d22a3c", line=4, depth=4)


def hennin(sheet, line):
    cloth = sheet.linear(*line.cloth, turn=20)
    veil = fill(traced("4,-130 70,-110 130,-40 146,70 120,90 96,0 50,-60"), "#ffffff", 0.6)
    bands = [
        stroke(
            [(-70 + 12 * i, -12 - 34 * i), (0, -2 - 36 * i), (70 - 12 * i, -12 - 34 * i)],
            8,
            "#f2cf6a",
            start=0.8,
            end=0.8,
        )
        for i in range(3)
    ]
    return (
        sheet.form("M-84,4L-10,-130H10L84,4Q0,26 -84,4Z", cloth, *bands, line=6, depth=10)
        + veil
        + stroke([(4, -130), (72, -106), (130, -40), (146, 70)], 4, "#9fb2c8")
        + sheet.form(rounded(-90, -12, 180, 24, 11), "#fdf6e6", line=5, depth=4)
    )


def bow(sheet, line):
    silk = sheet.radial("#ffb0c8", "#e2557b", "#92204a", at=(0.4, 0.3))
    wing = sheet.form(
        traced("8,-56 50,-116 118,-124 126,-60 108,-16 56,-24"),
        silk,
        stroke([(20, -56), (64, -74), (104, -84)], 8, "#92204a", 0.7),
        line=6,
        depth=9,
    )
    tail = sheet.form("M6,-40L46,16L58,-4L76,2L30,-50Z", silk, line=5, depth=5)
    return (
        tail
        + mirrored(tail, 0)
        + wing
        + mirrored(wing, 0)
        + sheet.form(ellipse(0, -54, 22, 25), silk, line=5.5, depth=6)
    )


def wig(sheet, line):
    """Powdered, in rolls, and a ship under sail upon it."""
    powder = sheet.radial("#ffffff", "#eee6da", "#b0a494", at=(0.4, 0.3))
    rolls = "".join(
        sheet.form(ellipse(x, y, r), powder, line=5, depth=7)
        for x, y, r in (
            (-84, 14, 24),
            (84, 14, 24),
            (-76, -28, 30),
            (76, -28, 30),
            (-40, -62, 32),
            (40, -62, 32),
            (0, -40, 42),
        )
    )
    hull = sheet.form(
        "M-46,-88H50Q42,-58 20,-56H-22Q-40,-60 -46,-88Z", sheet.linear("#b06a34", "#6b3a18"), line=5, depth=6
    )
    sails = sheet.form("M4,-132L4,-94L46,-94Q40,-120 4,-132Z", "#d8382c", line=4.5, depth=5) + sheet.form(
        "M-4,-126L-4,-94L-36,-94Q-30,-116 -4,-126Z", "#fff6de", line=4.5, depth=5
    )
    return rolls + stroke([(0, -134), (0, -86)], 6, INK, start=1, end=1) + sails + hull


def tiara(sheet, line):
    """Hair heaped into a heart, and a row of stones."""
    hair = sheet.radial(*line.hair, at=(0.4, 0.3))
    heart = traced("0,-92 36,-130 92,-116 104,-62 84,-6 0,6 -84,-6 -104,-62 -92,-116 -36,-130")
    curls = [stroke([(s * 20, -80), (s * 62, -96), (s * 72, -50)], 6, line.hair[2], 0.7) for s in (-1, 1)]
    band = sheet.form(
        "M-88,4Q-50,-34 -18,-36L0,-66L18,-36Q50,-34 88,4Q0,-22 -88,4Z", sheet.gold(60), line=5, depth=5
    )
    stones = "".join(
        sheet.form(ellipse(x, y, 9), colour, line=3.4, depth=3)
        for x, y, colour in ((-50, -16, "#2fa35c"), (0, -34, "#5fb8f2"), (50, -16, "#2fa35c"))
    )
    return sheet.form(heart, hair, *curls, line=6, depth=10) + band + stones


def cornette(sheet, line):
    """Starched linen with wings like a gull's."""
    linen = sheet.radial("#ffffff", "#f4f2ec", "#a9b0bc", at=(0.5, 0.3))
    wing = sheet.form(
        traced("10,-60 50,-104 112,-126 142,-84 140,-52 104,-62 80,-20 40,-14"),
        linen,
        stroke([(30, -50), (74, -76), (124, -84)], 5, "#98a2b2"),
        line=6,
        depth=9,
    )
    return (
        wing
        + mirrored(wing, 0)
        + sheet.form(
            traced("-92,40 -88,-30 -40,-70 40,-70 88,-30 92,40 74,0 0,-22 -74,0"), linen, line=6, depth=8
        )
    )


def feathers(sheet, line):
    """A fan of them, and a jewel that looks back."""
    colours = ("#5fb8d8", "#f2c14e", "#d2506a", "#f2c14e", "#5fb8d8")
    out = []
    for i, colour in enumerate(colours):
        turn = (i - 2) * 27
        plume = traced("0,-20 -24,-66 -18,-112 0,-128 18,-112 24,-66")
        barbs = [
            stroke([(0, -24), (0, -120)], 4, INK, 0.6),
            fill(ellipse(0, -96, 11, 15), INK, 0.55),
            fill(ellipse(0, -96, 6, 9), "#ffffff", 0.9),
        ]
        out.append(f'<g transform="rotate({turn})">{sheet.form(plume, colour, *barbs, line=5, depth=6)}</g>')
    order = [out[0], out[4], out[1], out[3], out[2]]
    return (
        "".join(order)
        + sheet.form(rounded(-90, -16, 180, 26, 12), line.cloth[1], line=5, depth=5)
        + sheet.form(ellipse(0, -6, 16, 19), "#59c98c", line=4, depth=5)
    )


def teapot(sheet, line):
    china = sheet.radial("#ffffff", "#e6eef6", "#94a8c0", at=(0.4, 0.25))
    spout = sheet.form(
        traced("56,-24 88,-44 92,-84 120,-100 118,-78 108,-50 84,-10"), china, line=5.5, depth=6
    )
    handle = '<path d="M-58,-76C-116,-92 -116,-8 -56,-18" fill="none" stroke="#23121a" stroke-width="22"/>'
    handle += '<path d="M-58,-76C-116,-92 -116,-8 -56,-18" fill="none" stroke="#cfdcea" stroke-width="12"/>'
    flower = "".join(
        fill(ellipse(12 * math.cos(a), -44 + 12 * math.sin(a), 9), "#3d6fc4")
        for a in (0.3, 1.56, 2.8, 4.07, 5.3)
    ) + fill(ellipse(0, -44, 6), "#f2c14e")
    steam = stroke([(118, -104), (108, -116), (122, -128)], 6, "#ffffff", 0.9)
    return (
        handle
        + spout
        + sheet.form(
            traced("-64,-48 -46,-88 0,-98 46,-88 64,-48 52,4 0,16 -52,4"), china, flower, line=6, depth=10
        )
        + sheet.form(traced("-38,-92 -20,-108 0,-112 20,-108 38,-92 0,-84"), china, line=5, depth=5)
        + sheet.form(ellipse(0, -118, 12), "#3d6fc4", line=4.5, depth=4)
        + steam
    )


def flowers(sheet, line):
    petals = ("#ff8aa8", "#ffd75a", "#ffffff", "#b48af0", "#ff9a5a", "#ffffff", "#ffd75a")
    green = sheet.form("M0,0Q-14,-20 0,-46Q14,-20 0,0Z", "#5a9a3a", line=4, depth=4)
    places = ((-96, -8, -70), (-60, -40, -30), (0, -56, 0), (60, -40, 30), (96, -8, 70))
    leaves = "".join(moved(green, x, y, 1, turn) for x, y, turn in places)
    out = []
    for i, colour in enumerate(petals):
        angle = math.pi * (1.06 - 1.12 * i / 6)
        x, y, size = 90 * math.cos(angle), 10 - 56 * math.sin(angle), 13 + 3 * (i % 2)
        ring = "".join(
            sheet.form(
                ellipse(x + size * math.cos(a), y + size * math.sin(a), size * 0.72),
                colour,
                line=3.6,
                depth=4,
            )
            for a in (0.3, 1.56, 2.8, 4.07, 5.3)
        )
        out.append(
            ring
            + sheet.form(
                ellipse(x, y, size * 0.6), "#f2a32c" if colour != "#ffd75a" else "#7a4a1c", line=3.4, depth=3
            )
        )
    return leaves + "".join(out)


def flames(sheet, line):
    """Hair that stands straight up, as if she had just seen the bill."""
    hair = sheet.linear(*line.hair[::-1], turn=-90)
    shape = (
        "M-94,30L-118,-50L-84,-30L-92,-112L-52,-62L-44,-132L-8,-74L6,-136L34,-76L62,-130L68,-60L106,-108L94,-26"
        "L122,-46L94,30Q60,-24 0,-26Q-60,-24 -94,30Z"
    )
    tips = [
        stroke([(x, -20), (x * 1.1, -60), (x * 1.2, -100)], 7, line.hair[0], 0.7)
        for x in (-60, -30, 4, 36, 66)
    ]
    return sheet.form(shape, hair, *tips, line=6, depth=9)


def bonnet(sheet, line):
    """A great frill like a plate, a crown of cloth, a ribbon with its ends out."""
    linen = sheet.radial("#ffffff", "#f6efe2", "#b9ab98", at=(0.5, 0.7))
    silk = sheet.linear(*line.cloth, turn=60)
    frill = []
    for i in range(11):
        angle = math.pi * (1.12 - 1.24 * i / 10)
        frill.append(
            sheet.form(ellipse(104 * math.cos(angle), 14 - 92 * math.sin(angle), 28), linen, line=5, depth=6)
        )
    brim = traced("-108,44 -102,-40 -52,-88 0,-98 52,-88 102,-40 108,44 78,4 0,-24 -78,4")
    ends = sheet.form("M92,-36L132,-10L124,6L136,30L84,4Z", silk, line=4.5, depth=4)
    band = sheet.form(
        traced("-96,8 -88,-36 -44,-66 0,-74 44,-66 88,-36 96,8 78,-14 0,-44 -78,-14"), silk, line=5, depth=5
    )
    return ends + "".join(frill) + sheet.form(brim, linen, line=6, depth=9) + band


def _web(x, y):
    """Nine threads from a point, and three more round it."""
    way = [(math.cos(i * math.tau / 9), math.sin(i * math.tau / 9)) for i in range(9)]
    rays = "".join(f"M{x},{y}L{x + 130 * c:.0f},{y + 130 * s:.0f}" for c, s in way)
    rings = "".join(polygon([(x + r * c, y + r * s) for c, s in way]) for r in (22, 44, 68))
    return outline(rays + rings, 2.5, "#ffffff")


def cobweb(sheet, line):
    """A grey tower of hair, a web across it and its owner."""
    hair = sheet.radial(*line.hair, at=(0.4, 0.25))
    tower = traced("-90,10 -96,-60 -64,-118 0,-132 64,-118 96,-60 90,10 60,-20 0,-28 -60,-20")
    legs = "".join(
        stroke([(40, -60), (40 + s * 22, -78 + d), (40 + s * 36, -58 + d * 1.6)], 5, INK, start=0.8)
        for s in (-1, 1)
        for d in (-12, 2, 16)
    )
    body = (
        sheet.form(ellipse(40, -54, 17, 20), "#2a2430", line=4, depth=5)
        + fill(ellipse(34, -46, 4.5), "#ff5a4a")
        + fill(ellipse(47, -46, 4.5), "#ff5a4a")
    )
    return sheet.form(tower, hair, _web(-10, -76), line=6, depth=9) + legs + body


HATS = (horns, hennin, bow, wig, tiara, cornette, feathers, teapot, flowers, flames, bonnet, cobweb)
