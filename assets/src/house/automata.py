"""The faces of the automata, twelve figures of brass clockwork, and the keys that wind them up."""

from functools import partial

from house.clockwork import (
    DARK,
    METALS,
    brow,
    coil,
    eye,
    gear,
    grille,
    laugh,
    metal,
    plate,
    ratchet,
    rivet,
    shut_eye,
    smile,
    ticks,
)
from kit.piece import Piece
from kit.vector import Sheet, ellipse, fill, hole, moved, outline, rounded

FACE, KEY = 80, 40


def rouage(sheet):
    """A cog wheel that is pleased to see everybody."""
    yield metal(sheet, gear(100, 100, 96, 77, 11, 8))
    yield metal(sheet, ellipse(100, 100, 66), "brass", turn=240, line=4)
    yield "".join(
        rivet(sheet, x, y, 5.5, "bronze") for x, y in ((100, 44), (100, 157), (45, 100), (155, 100))
    )
    yield eye(sheet, 76, 90, 21, "bronze") + eye(sheet, 124, 90, 21, "bronze")
    yield smile(100, 122, 27, 12, 8)
    yield metal(sheet, gear(59, 124, 12, 8, 8), "copper", line=3, depth=3)
    yield metal(sheet, gear(141, 124, 12, 8, 8), "copper", line=3, depth=3)


def ressort(sheet):
    """A square head under a spring, always surprised."""
    yield coil(sheet, 100, 24, 72, 27, 3)
    yield metal(sheet, ellipse(100, 20, 15), "copper", line=4.5, depth=5)
    yield metal(sheet, rounded(24, 94, 22, 44, 8), "steel", line=4.5, depth=5)
    yield metal(sheet, rounded(154, 94, 22, 44, 8), "steel", line=4.5, depth=5)
    yield metal(sheet, rounded(36, 70, 128, 118, 30), "copper")
    yield eye(sheet, 73, 112, 26, "steel") + eye(sheet, 127, 112, 26, "steel")
    yield metal(sheet, ellipse(100, 160, 16, 17) + hole(100, 160, 9, 10), "steel", line=4, depth=4)
    yield fill(ellipse(100, 160, 9, 10), DARK)
    yield brow(66, 79, 17, -14) + brow(134, 79, 17, 14)


def pendule(sheet):
    """A clock in its case, with hands for a moustache."""
    case = "M100,4C122,22 168,34 176,78V176C176,186 170,192 160,192H40"
    yield metal(sheet, case + "C30,192 24,186 24,176V78C32,34 78,22 100,4Z", "bronze")
    yield plate(sheet, ellipse(100, 104, 64), 5)
    yield ticks(100, 104, 59, 12, 9, 4.5)
    yield eye(sheet, 78, 90, 19, lid=0.34, slant=-8) + eye(sheet, 122, 90, 19, lid=0.34, slant=8)
    hand = "M0,0C14,-13 34,-16 55,-25C49,-4 24,12 0,9Z"
    for side in (1, -1):
        yield f'<g transform="translate(100,126) scale({side},1)">{fill(hand, DARK)}</g>'
    yield metal(sheet, ellipse(100, 129, 9), "brass", line=4, depth=4)
    yield rivet(sheet, 44, 176, 6) + rivet(sheet, 156, 176, 6) + rivet(sheet, 100, 27, 7, "copper")


def bascule(sheet):
    """A pair of scales on a head that cannot decide."""
    yield outline("M100,64V28", 12) + outline("M100,64V28", 5, METALS["brass"][1])
    beam = rounded(-80, -7, 160, 14, 7)
    yield moved(metal(sheet, beam, "steel", depth=5), 100, 30, 1, 11)
    for x, y in ((28, 16), (172, 44)):
        yield outline(f"M{x},{y}L{x - 15},{y + 44}M{x},{y}L{x + 15},{y + 44}", 4.5)
        pan = f"M{x - 23},{y + 44}H{x + 23}C{x + 20},{y + 64} {x - 20},{y + 64} {x - 23},{y + 44}Z"
        yield metal(sheet, pan, "copper", line=4.5, depth=5)
    yield metal(sheet, ellipse(100, 29, 12), "copper", line=4.5, depth=4)
    yield metal(sheet, "M42,188V122C42,84 66,58 100,58C134,58 158,84 158,122V188Z", "brass")
    yield metal(sheet, rounded(30, 172, 140, 22, 9), "bronze", depth=6)
    yield eye(sheet, 76, 112, 24, "steel", look=(3, -2)) + eye(sheet, 126, 118, 18, "steel", look=(-2, 2))
    yield brow(74, 78, 17, -10) + brow(127, 92, 15, 14)
    yield outline("M76,152C90,144 104,158 124,148", 8, DARK)


def cliquet(sheet):
    """A saw-toothed wheel that winks; its pawl is the brow."""
    yield metal(sheet, ratchet(100, 102, 97, 74, 9, -20), "steel")
    yield metal(sheet, ellipse(100, 102, 62), "copper", line=4.5)
    yield eye(sheet, 77, 98, 23, "steel", look=(4, 0))
    yield shut_eye(128, 100, 17)
    pawl = "M38,40C54,34 92,50 104,74C100,84 92,84 88,80C74,68 54,66 40,64C30,58 30,46 38,40Z"
    yield metal(sheet, pawl, "brass", line=4.5, depth=5) + rivet(sheet, 46, 52, 7, "steel")
    yield outline("M76,134C92,150 116,146 130,126", 8, DARK) + outline("M124,122L138,128", 6, DARK)


def barillet(sheet):
    """A barrel that laughs."""
    barrel = "M44,16H156C186,56 186,144 156,184H44C14,144 14,56 44,16Z"
    yield metal(sheet, barrel, "brass")
    yield outline("M33,36H167", 4) + outline("M33,164H167", 4)
    for y in (28, 172):
        yield metal(sheet, rounded(30, y - 13, 140, 26, 10), "copper", depth=6)
        yield "".join(rivet(sheet, x, y, 5, "steel") for x in (50, 83, 117, 150))
    yield eye(sheet, 68, 82, 22) + eye(sheet, 132, 82, 22)
    yield laugh(100, 112, 38, 26)
    yield fill(ellipse(42, 114, 11, 8), "#d9603f", 0.6) + fill(ellipse(158, 114, 11, 8), "#d9603f", 0.6)


def balancier(sheet):
    """A balance wheel, at rest: both eyes shut."""
    yield metal(sheet, ellipse(100, 100, 88) + hole(100, 100, 70), "brass")
    for x, y in ((100, 13), (175, 57), (175, 143), (100, 187), (25, 143), (25, 57)):
        yield rivet(sheet, x, y, 8, "steel")
    yield metal(sheet, "M92,20H108V180H92Z", "steel", depth=5)
    yield metal(sheet, "M20,92H180V108H20Z", "steel", depth=5)
    yield metal(sheet, ellipse(100, 100, 57), "copper")
    yield shut_eye(78, 92, 16, up=False) + shut_eye(122, 92, 16, up=False)
    yield smile(100, 120, 17, 8, 7)
    yield metal(sheet, ellipse(100, 62, 8), "steel", line=4, depth=3)


def pignon(sheet):
    """A gable with a pinion in it: a house that frowns."""
    yield metal(sheet, rounded(134, 18, 24, 60, 4), "copper", line=4.5, depth=5)
    yield metal(sheet, "M36,88H164V180C164,188 160,192 152,192H48C40,192 36,188 36,180Z", "brass")
    roof = "M100,6L190,86C194,92 190,100 182,100H18C10,100 6,92 10,86Z"
    yield metal(sheet, roof, "steel")
    yield metal(sheet, gear(100, 64, 27, 18, 8, 11), "copper", line=4.5, depth=4)
    yield fill(ellipse(100, 64, 7), DARK)
    yield eye(sheet, 72, 130, 22, "copper", look=(2, 3), lid=0.3, slant=-14)
    yield eye(sheet, 128, 130, 22, "copper", look=(-2, 3), lid=0.3, slant=14)
    yield grille(sheet, 100, 171, 27, 17, 5)


def goupille(sheet):
    """A split pin, slender and elegant, with lashes."""
    ring = ellipse(100, 33, 29, 28) + hole(100, 33, 14, 13)
    yield metal(sheet, "M78,150L60,194H86L98,160Z", "steel", depth=5)
    yield metal(sheet, "M122,150L140,194H114L102,160Z", "steel", depth=5)
    yield metal(sheet, ring, "steel", depth=6)
    yield metal(
        sheet,
        "M42,98C42,64 68,50 100,50C132,50 158,64 158,98V120C158,154 132,176 100,176C68,176 42,154 42,120Z",
    )
    for side, x in ((-1, 75), (1, 125)):
        for long, up in ((37, 4), (34, 18), (24, 29)):
            yield outline(f"M{x + side * 14},{100 - up * 0.4}L{x + side * long},{100 - up}", 5, DARK)
        yield eye(sheet, x, 104, 22, "copper", look=(side * -3, 0), lid=0.2, slant=side * -9)
    lips = (
        "M100,156C87,156 81,145 78,138C89,138 94,132 100,138C106,132 111,138 122,138C119,145 113,156 100,156Z"
    )
    yield fill(lips, "#a3322f")
    yield outline("M78,138C92,145 108,145 122,138", 4, DARK)
    yield metal(sheet, ellipse(43, 134, 10), "copper", line=4, depth=3) + metal(
        sheet, ellipse(157, 134, 10), "copper", line=4, depth=3
    )


def manivelle(sheet):
    """A box with a crank for an ear and a monocle."""
    yield outline("M150,104H176V56", 20) + outline("M150,104H176V56", 11, METALS["steel"][1])
    yield metal(sheet, rounded(160, 16, 33, 44, 13), "copper", line=4.5, depth=6)
    yield metal(sheet, rounded(14, 34, 134, 156, 16), "bronze")
    yield metal(sheet, rounded(26, 46, 110, 132, 10), "brass", line=4, depth=6)
    yield "".join(rivet(sheet, x, y, 5, "steel") for x, y in ((37, 57), (125, 57), (37, 167), (125, 167)))
    yield eye(sheet, 55, 100, 17, "bronze", look=(2, 1), lid=0.3)
    yield metal(sheet, ellipse(104, 98, 31) + hole(104, 98, 22), "steel", line=4.5, depth=5)
    yield eye(sheet, 104, 98, 23, "steel", look=(2, 0))
    yield brow(52, 76, 15, 6)
    yield grille(sheet, 81, 148, 33, 21, 6)


def remontoir(sheet):
    """A pocket watch, half asleep until it is wound."""
    yield metal(sheet, ellipse(100, 22, 25, 20) + hole(100, 22, 13, 9), "brass", line=4.5, depth=4)
    yield metal(sheet, rounded(80, 28, 40, 26, 6), "copper", line=4.5, depth=5)
    yield "".join(outline(f"M{x},31V50", 4) for x in (89, 100, 111))
    yield metal(sheet, ellipse(100, 120, 76))
    yield plate(sheet, ellipse(100, 120, 60), 5)
    yield ticks(100, 120, 55, 12, 8, 4)
    yield eye(sheet, 77, 110, 20, lid=0.55) + eye(sheet, 123, 110, 20, lid=0.55)
    yield fill(ellipse(100, 146, 10, 12), DARK)
    yield fill(ellipse(100, 152, 6, 5), "#c2474b")


def carillon(sheet):
    """A bell that sings."""
    yield metal(sheet, ellipse(100, 178, 19), "steel", depth=6)
    yield metal(sheet, ellipse(100, 17, 17, 14) + hole(100, 17, 8, 6), "copper", line=4.5, depth=4)
    bell = (
        "M100,26C146,26 152,70 156,112C160,140 174,148 188,160C192,166 190,174 182,174H18C10,174 8,166 12,160"
    )
    yield metal(sheet, bell + "C26,148 40,140 44,112C48,70 54,26 100,26Z", "brass")
    yield metal(
        sheet, "M14,158H186C192,164 190,174 182,174H18C10,174 8,164 14,158Z", "copper", line=4.5, depth=5
    )
    yield shut_eye(77, 88, 16) + shut_eye(123, 88, 16)
    yield fill(ellipse(100, 122, 19, 22), "#3a1216") + fill(ellipse(100, 134, 11, 8), "#c2474b")
    yield outline(ellipse(100, 122, 19, 22), 5, DARK)
    yield fill(ellipse(58, 112, 9, 7), "#d9603f", 0.55) + fill(ellipse(142, 112, 9, 7), "#d9603f", 0.55)


def winding(bits, kind, sheet):
    """A winding key with as many bits as its level is high."""
    for side in (-1, 1):
        x, tip = 100 + side * 90, 100 + side * 34
        wing = f"M100,56C{100 + side * 30},6 {100 + side * 92},8 {x},52C{x},94 {tip},98 100,56Z"
        yield metal(sheet, wing + hole(100 + side * 58, 52, 15), kind, line=9)
    yield metal(sheet, rounded(88, 56, 24, 138, 9), kind, line=9)
    for bit in range(bits):
        yield metal(sheet, rounded(106, 164 - bit * 37, 58, 25, 5), kind, line=9)
    yield metal(sheet, ellipse(100, 60, 17), "bronze", line=9)


def drawn(parts, width, height):
    sheet = Sheet(200, 200)
    sheet.add(*parts(sheet))
    return sheet.render(width, height)


FACES = (
    rouage,
    ressort,
    pendule,
    bascule,
    cliquet,
    barillet,
    balancier,
    pignon,
    goupille,
    manivelle,
    remontoir,
    carillon,
)
LEVELS = (("apprenti", "copper"), ("compagnon", "steel"), ("maitre", "brass"))
PIECES = (
    *(
        Piece(f"automaton_{face.__name__}", FACE, FACE, partial(drawn, face), sheet="automata")
        for face in FACES
    ),
    *(
        Piece(f"winding_{level}", KEY, KEY, partial(drawn, partial(winding, bits, kind)), sheet="automata")
        for bits, (level, kind) in enumerate(LEVELS, 1)
    ),
)
