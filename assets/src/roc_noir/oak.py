"""The family tree's oak: bark for a limb of any bend, inked along its edges, and a bunch of leaves."""

import math
import random

from kit.curves import curve, mirror
from kit.piece import Piece
from kit.vector import Sheet, fill, moved, outline, stroke

INK = "#23160e"
LEAF = [(0, -50), (7, -45), (5, -38), (17, -34), (19, -25), (9, -18), (22, -11), (24, 0), (11, 4)]
LEAF += [(19, 11), (18, 20), (8, 22), (5, 34), (2.4, 44), (0, 46)]
GREENS = (("#b9c45a", "#6f8f35"), ("#9fb24a", "#55772c"), ("#d0c860", "#8a9a38"), ("#86a045", "#45662a"))


def bark(width, height):
    """The limb runs from left to right; light comes from above. Nothing along its upper and lower edge."""
    sheet, chance = Sheet(160, 48), random.Random(7)
    wood = sheet.linear("#c79a63", "#a3733f", "#7d522c", "#55351d", turn=90)
    sheet.add(fill("M-4,5H164V43H-4Z", wood))
    for line in range(11):
        y = 8 + line * 3.3
        points = [(x, y + chance.uniform(-2.2, 2.2)) for x in range(-20, 190, 15)]
        first = chance.randrange(0, 5)
        cut = points[first : first + chance.randrange(6, 11)]
        sheet.add(stroke(cut, chance.uniform(1.2, 2.6), "#3d2412", 0.75))
        lit = [(x, y - 1.5) for x, y in cut]
        sheet.add(stroke(lit, 0.9, "#efd09a", 0.5))
    for y in (5, 43):
        sheet.add(f'<path d="M-4,{y}H164" stroke="{INK}" stroke-width="3"/>')
    return sheet.render(width, height)


def leaves(width, height):
    """Oak leaves about a middle, the upper ones over the lower ones."""
    sheet, chance = Sheet(128, 128), random.Random(11)
    outer = [(math.tau * i / 9 + chance.uniform(-0.2, 0.2), 33, 0.6) for i in range(9)]
    inner = [(math.tau * i / 5 + 0.4 + chance.uniform(-0.2, 0.2), 15, 0.6) for i in range(5)]
    for at, (angle, away, scale) in enumerate(outer + inner):
        light, dark = GREENS[(at * 3 + at // 4) % len(GREENS)]
        turn = math.degrees(angle) + 90 + chance.uniform(-22, 22)
        x, y = 64 + away * math.cos(angle), 64 + away * math.sin(angle)
        sheet.add(moved(_leaf(sheet, light, dark), x, y, scale, turn))
    return sheet.render(width, height)


def _leaf(sheet, light, dark):
    path = curve(mirror(LEAF, 0))
    veins = "".join(
        f'<path d="M0,{y}L{side * 12},{y - 9}" stroke="#3f5520" stroke-width="1.6" opacity=".6"/>'
        for y in (-22, -4, 14)
        for side in (-1, 1)
    )
    return (
        fill(path, sheet.linear(light, dark, turn=60))
        + veins
        + '<path d="M0,-40V50" stroke="#3f5520" stroke-width="2.4" opacity=".8"/>'
        + outline(path, 3.4, "#26331a")
    )


PIECES = (
    Piece("oak_bark", 160, 48, bark, sheet="oak"),
    Piece("oak_leaves", 128, 128, leaves, sheet="oak", colours=96),
)
