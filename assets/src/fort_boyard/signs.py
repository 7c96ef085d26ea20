"""What lies in the cells and stands on the walk: keys of two shapes, the tiger, the guardian, the way in."""

import math

from kit.curves import curve, mirror, polygon
from kit.piece import Piece
from kit.vector import Sheet, ellipse, fill, hole, moved, outline, rounded

SIDE = 128  # units of a drawing; 64 dp
INK = "#1c1410"
IRON = ("#9aa3ab", "#565f68", "#2a3036", "#14181c")
RED = ("#ff9a86", "#d2382a", "#8d150d", "#4f0805")
ORANGE = ("#ffc27a", "#f2852c", "#c9560f")
GOLD = ("#fff1bd", "#f0c052", "#b67a1e", "#7a4a10")
CREAM = ("#fffaf0", "#f6e7c8", "#d8bd8e")


def _key(bow, teeth, colours):
    """Upright about (0, 0), its bow above; then laid aslant with its shadow."""

    def draw(width, height):
        sheet = Sheet(SIDE, SIDE)
        paint = sheet.linear(*colours, turn=25)
        shaft = rounded(-5.5, -14, 11, 62, 4)
        parts = "".join(sheet.form(path, paint, line=4, depth=5, ink=INK) for path in (*teeth, shaft))
        collar = sheet.form(rounded(-9, -14, 18, 9, 3), paint, line=3.5, depth=4, ink=INK)
        head = sheet.form(bow, paint, line=4, depth=6, ink=INK)
        shadow = "".join(fill(path, "#000000", 0.4, "fine") for path in (bow, shaft, *teeth))
        sheet.add(moved(shadow, 67, 71, turn=38), moved(parts + collar + head, 64, 64, turn=38))
        return sheet.render(width, height)

    return draw


BLACK_BOW = ellipse(0, -33, 22) + hole(0, -33, 11)
BLACK_TEETH = (rounded(2, 26, 20, 8, 2), rounded(2, 38, 15, 8, 2))
# Three rings, as on a leaf of clover: told from the other in the dark as well.
RED_BOW = "".join(
    ellipse(15 * math.sin(turn), -32 - 15 * math.cos(turn), 13.5)
    for turn in (0, math.radians(120), math.radians(240))
) + "".join(
    hole(16.5 * math.sin(turn), -32 - 16.5 * math.cos(turn), 5.5)
    for turn in (0, math.radians(120), math.radians(240))
)
RED_TEETH = (polygon([(3, 22), (22, 22), (22, 46), (15, 46), (15, 38), (11, 38), (11, 46), (3, 46)]),)


def tiger(width, height):
    """A head seen from the front."""
    sheet = Sheet(SIDE, SIDE)
    fur, cream = sheet.linear(*ORANGE, turn=80), sheet.linear(*CREAM, turn=80)
    half = [(64, 22), (84, 24), (103, 38), (109, 60), (113, 78), (100, 92), (84, 106), (64, 112)]
    ears = "".join(
        sheet.form(ellipse(x, 30, 17), fur, line=4.5, depth=5, ink=INK) + fill(ellipse(x, 31, 8), "#5b2410")
        for x in (31, 97)
    )
    face = sheet.form(curve(mirror(half, 64)), fur, line=5, depth=9, ink=INK)
    muzzle = curve(mirror([(64, 70), (80, 70), (92, 84), (84, 101), (64, 107)], 64))
    brows = "".join(fill(ellipse(x, 51, 13, 11), "#fff3dc", 0.9) for x in (42, 86))
    eyes = "".join(
        fill(ellipse(x, 54, 9.5, 8), INK)
        + fill(ellipse(x, 54, 7.5, 6.2), "#f3d23c")
        + fill(ellipse(x, 54, 2.6, 5.6), INK)
        + fill(ellipse(x - 2, 51.6, 1.6), "#ffffff")
        for x in (43, 85)
    )
    stripes = [
        [(64, 22), (70, 23), (66, 44), (62, 44), (58, 23)],
        [(76, 24), (84, 27), (75, 42), (73, 41)],
        [(52, 24), (44, 27), (53, 42), (55, 41)],
        [(111, 66), (112, 74), (94, 70), (94, 68)],
        [(17, 66), (16, 74), (34, 70), (34, 68)],
        [(109, 82), (104, 89), (91, 79), (92, 77)],
        [(19, 82), (24, 89), (37, 79), (36, 77)],
    ]
    nose = curve([(54, 72), (64, 69), (74, 72), (66, 81), (62, 81)])
    mouth = '<path d="M64,80V90M64,90C58,97 50,97 46,91M64,90C70,97 78,97 82,91" fill="none" '
    mouth += f'stroke="{INK}" stroke-width="3.6" stroke-linecap="round"/>'
    sheet.add(
        ears,
        face,
        *(fill(polygon(stripe), INK) for stripe in stripes),
        brows,
        sheet.form(muzzle, cream, line=0, shade=0.25, depth=6, ink=INK),
        eyes,
        sheet.form(nose, "#8c2f1c", line=2.5, depth=3, ink=INK),
        mouth,
    )
    return sheet.render(width, height)


def guardian(width, height):
    """A closed helmet with a crest, on a shield."""
    sheet = Sheet(SIDE, SIDE)
    gold, steel = sheet.linear(*GOLD, turn=70), sheet.linear("#f2f5f7", "#aab4bd", "#5f6a75", turn=70)
    shield = curve(mirror([(64, 12), (88, 20), (112, 22), (110, 60), (96, 94), (64, 118)], 64))
    inner = curve(mirror([(64, 22), (86, 29), (102, 31), (100, 60), (88, 88), (64, 107)], 64))
    helmet = curve(mirror([(64, 36), (80, 40), (90, 54), (90, 76), (84, 94), (64, 100)], 64))
    crest = curve([(64, 17), (74, 26), (71, 44), (64, 50), (57, 44), (54, 26)])
    slits = "".join(fill(rounded(x, 76, 4, 13, 2), INK) for x in (50, 58, 66, 74))
    visor = fill(polygon([(42, 60), (62, 66), (62, 71), (43, 68)]), INK)
    visor += fill(polygon([(86, 60), (66, 66), (66, 71), (85, 68)]), INK)
    ridge = outline("M64,40V98", 3, "#46505a")
    sheet.add(
        sheet.form(shield, gold, line=5, depth=8, ink=INK),
        fill(inner, "#14213a"),
        sheet.form(crest, "#c0392b", line=3.5, depth=4, ink=INK),
        sheet.form(helmet, steel, line=4.5, depth=8, ink=INK),
        ridge,
        visor,
        slits,
    )
    return sheet.render(width, height)


def start(width, height):
    """A compass: from here one sets out."""
    sheet = Sheet(SIDE, SIDE)
    ring = ellipse(64, 64, 52) + hole(64, 64, 42)
    sheet.add(fill(ellipse(64, 64, 50), "#0b5563", 0.95))
    sheet.add(sheet.form(ring, sheet.linear(*GOLD, turn=70), line=4.5, depth=6, ink=INK))
    for reach, turn, broad in ((30, 45, 9), (41, 0, 11)):
        for quarter in range(4):
            point = polygon([(0, -reach), (broad, -broad), (0, 0)])
            other = polygon([(0, -reach), (-broad, -broad), (0, 0)])
            rose = fill(point, "#c99a3c") + fill(other, "#fff3d0")
            rose += outline(polygon([(0, -reach), (broad, -broad), (0, 0), (-broad, -broad)]), 2, INK)
            sheet.add(moved(rose, 64, 64, turn=turn + 90 * quarter))
    sheet.add(sheet.form(ellipse(64, 64, 7), "#b3261e", line=3, depth=3, ink=INK))
    return sheet.render(width, height)


def note(width, height):
    """Two banknotes, one on the other."""
    sheet = Sheet(SIDE, SIDE)
    paper = sheet.linear("#d9e8d0", "#8fb58a", "#56805a", turn=60)
    for x, y, turn in ((64, 58, -12), (64, 72, 6)):
        body = sheet.form(rounded(-50, -27, 100, 54, 6), paper, line=4.5, depth=6, ink=INK)
        frame = outline(rounded(-42, -19, 84, 38, 4), 2.5, "#2f5a3a")
        disc = sheet.form(ellipse(0, 0, 14), "#f3ecd2", line=2.5, depth=3, ink="#2f5a3a")
        sheet.add(moved(body + frame + disc, x, y, turn=turn))
    return sheet.render(width, height)


def _piece(name, draw):
    return Piece(name, 64, 64, draw, sheet="signs", colours=128)


PIECES = [
    _piece("key_black", _key(BLACK_BOW, BLACK_TEETH, IRON)),
    _piece("key_red", _key(RED_BOW, RED_TEETH, RED)),
    _piece("sign_tiger", tiger),
    _piece("sign_guardian", guardian),
    _piece("sign_start", start),
    _piece("note", note),
]
