"""What each trial is known by: a drawing for the medallion on its card. Each fills a disc of 100 units."""

from fort_boyard.signs import CREAM, GOLD, INK, IRON, ORANGE, RED, SIDE
from kit.curves import curve, polygon
from kit.piece import Piece
from kit.vector import Sheet, ellipse, fill, hole, moved, outline, rounded

SKIN = ("#ffe0c2", "#eeb98c", "#b97c50")
SKIN_DARK = ("#c98f63", "#9a623a", "#5f3719")
LEAF = ("#c8ec8e", "#6fae3c", "#2f6420")
STONE = ("#f0e8d8", "#b9ad98", "#6f6553")


def _paint(sheet, colours):
    return sheet.linear(*colours, turn=65)


def _line(path, width=4):
    return outline(path, width, INK)


def _form(sheet, path, colours, line=4, depth=5):
    return sheet.form(path, _paint(sheet, colours), line=line, depth=depth, ink=INK)


def _hand(sheet, colours):
    """Open, its fingers up, about (0, 0); 64 units high."""
    fingers = [(-21, -20, 10, 26, -10), (-10, -28, 10, 32, -3), (1, -29, 10, 33, 3), (12, -22, 10, 28, 10)]
    parts = "".join(
        moved(_form(sheet, rounded(-w / 2, 0, w, h, 5), colours, 3.4, 4), x + w / 2, y, turn=turn)
        for x, y, w, h, turn in fingers
    )
    thumb = moved(_form(sheet, rounded(-5.5, 0, 11, 27, 5.5), colours, 3.4, 4), 33, -6, turn=38)
    palm = curve([(-21, 0), (0, -3), (21, 0), (23, 16), (14, 32), (-12, 33), (-22, 18)])
    return thumb + parts + _form(sheet, palm, colours, 3.4, 5)


def _face(sheet, colours=SKIN, r=34):
    return _form(sheet, ellipse(0, 0, r, r * 1.06), colours, 4.2, 8)


def _die(sheet, r=18):
    body = _form(sheet, rounded(-r, -r, 2 * r, 2 * r, r * 0.4), CREAM, 4, 5)
    at = r * 0.5
    spots = ((-at, -at), (at, at), (0, 0), (-at, at), (at, -at))
    return body + "".join(fill(ellipse(x, y, r * 0.17), "#8d150d") for x, y in spots)


def whose_hand(sheet):
    band = _form(sheet, polygon([(-37, -15), (37, -15), (36, 3), (-36, 3)]), RED, 3.6, 4)
    knot = _form(sheet, curve([(36, -12), (50, -20), (46, -6), (52, 6), (37, 0)]), RED, 3.2, 3)
    smile = '<path d="M-10,19C-4,24 4,24 10,19" fill="none" stroke="#1c1410" stroke-width="4"/>'
    hand = moved(_hand(sheet, SKIN_DARK), 96, 88, scale=0.62, turn=-28)
    return moved(knot + _face(sheet) + band + smile, 56, 58) + hand


def barbichette(sheet):
    eyes = "".join(_line(f"M{x - 9},-9C{x - 6},-17 {x + 6},-17 {x + 9},-9", 4.4) for x in (-14, 14))
    mouth = _form(sheet, curve([(-19, 5), (0, 8), (19, 5), (12, 22), (0, 26), (-12, 22)]), RED, 3.6, 3)
    teeth = fill(polygon([(-15, 7), (15, 7), (13, 12), (-13, 12)]), "#ffffff")
    beard = _form(sheet, curve([(-14, 29), (0, 33), (14, 29), (8, 45), (0, 55), (-8, 45)]), SKIN_DARK, 3.6, 4)
    tears = "".join(fill(curve([(x, -4), (x + 5, 6), (x, 10), (x - 5, 6)]), "#8fd8f0") for x in (-34, 34))
    return moved(beard + _face(sheet) + eyes + mouth + teeth + tears, 64, 54)


def odd_change(sheet):
    ring = ellipse(0, 0, 34) + hole(0, 0, 26)
    eye = curve([(-22, 0), (0, -14), (22, 0), (0, 14)])
    seen = fill(ellipse(0, 0, 27), "#eaf6f6") + fill(eye, "#ffffff") + _line(eye, 3.6)
    seen += (
        fill(ellipse(0, 0, 10), "#0b5563") + fill(ellipse(0, 0, 5), INK) + fill(ellipse(-3, -4, 2.6), "#fff")
    )
    handle = moved(_form(sheet, rounded(-6, 34, 12, 36, 5), ORANGE, 4, 5), turn=-45)
    return moved(handle + seen + _form(sheet, ring, GOLD, 4, 5), 54, 54)


def nose_to_nose(sheet):
    eyes = "".join(
        fill(ellipse(x, -12, 5, 6.5), INK) + fill(ellipse(x - 2, -14, 1.8), "#fff") for x in (-14, 14)
    )
    sleeve = _form(sheet, rounded(-17, -4, 34, 24, 3), ("#9fd4ff", "#2f78c0", "#173f78"), 3.8, 5)
    label = fill(rounded(-10, 1, 20, 14, 2), "#f6e7c8") + fill(
        polygon([(0, 3), (4, 11), (0, 13), (-4, 11)]), "#d2382a"
    )
    smile = _line("M-8,27C-3,30 3,30 8,27", 3.8)
    return moved(_face(sheet) + eyes + sleeve + label + smile, 64, 60)


def forbidden_words(sheet):
    bubble = "M22,58C22,34 42,22 66,22C92,22 108,36 108,57C108,78 92,90 66,90"
    bubble += "C60,90 54,89 49,88L30,102L34,82C26,76 22,68 22,58Z"
    marks = "".join(fill(ellipse(x, 57, 6), "#0b5563") for x in (44, 65, 86))
    ring = ellipse(64, 58, 33) + hole(64, 58, 25)
    barred = moved(fill(rounded(-4.5, -29, 9, 58, 2), "#c22f22"), 64, 58, turn=45)
    return _form(sheet, bubble, CREAM, 4.4, 7) + marks + barred + _form(sheet, ring, RED, 3, 3)


def hot_hands(sheet):
    below = moved(_hand(sheet, SKIN_DARK), 52, 84, scale=0.86, turn=82)
    above = moved(_hand(sheet, SKIN), 62, 50, scale=0.86, turn=100)
    rays = "".join(
        moved(fill(polygon([(-2.5, -52), (2.5, -52), (0, -38)]), "#ffd76a"), 62, 62, turn=turn)
        for turn in (-40, -15, 10, 35)
    )
    return below + above + rays


def tiger_paw(sheet):
    pads = "".join(
        moved(_form(sheet, ellipse(0, 0, 10, 13), ORANGE, 3.6, 4), x, y, turn=turn)
        for x, y, turn in ((34, 48, -24), (53, 32, -8), (76, 32, 8), (95, 48, 24))
    )
    pad = curve([(64, 50), (84, 60), (92, 76), (80, 86), (64, 80), (48, 86), (36, 76), (44, 60)])
    return moved(pads + _form(sheet, pad, ORANGE, 4, 7), 0, -8) + moved(_die(sheet, 15), 64, 92, turn=12)


def pinch(sheet):
    card = moved(_form(sheet, rounded(-17, -26, 34, 52, 4), CREAM, 3.8, 4), 64, 38, turn=6)
    heart = moved(
        fill(curve([(0, 12), (-11, -2), (-6, -11), (0, -5), (6, -11), (11, -2)]), "#c22f22"), 64, 38, turn=6
    )
    fall = "".join(_line(f"M{x},6V{y}", 3.6) for x, y in ((40, 26), (88, 24)))
    thumb = moved(_form(sheet, rounded(-11, -34, 22, 74, 11), SKIN, 4, 6), 38, 92, turn=52)
    finger = moved(_form(sheet, rounded(-10, -36, 20, 78, 10), SKIN, 4, 6), 92, 92, turn=-52)
    nails = moved(fill(rounded(-6, -30, 12, 12, 5), "#ffece0"), 38, 92, turn=52)
    nails += moved(fill(rounded(-6, -32, 12, 12, 5), "#ffece0"), 92, 92, turn=-52)
    return moved(fall + card + heart + thumb + finger + nails, 14, 8, scale=0.78)


def battle(sheet):
    well = _form(sheet, ellipse(0, 0, 22) + hole(0, 0, 12), STONE, 3.8, 5) + fill(
        ellipse(0, 0, 12), "#12324a"
    )
    leaf = _form(sheet, curve([(0, -26), (16, -8), (12, 14), (0, 24), (-12, 14), (-16, -8)]), LEAF, 3.8, 5)
    leaf += _line("M0,-20V30M0,0L9,-8M0,0L-9,-8M0,12L8,5M0,12L-8,5", 2.6)
    blades = "".join(
        moved(_form(sheet, polygon([(-4, -32), (4, -30), (4, 6), (-4, 6)]), IRON, 3, 3), turn=turn)
        + moved(_form(sheet, ellipse(0, 17, 10) + hole(0, 17, 4.8), RED, 3.2, 3), turn=turn)
        for turn in (-24, 24)
    )
    return (
        moved(well, 64, 38)
        + moved(leaf, 38, 86, turn=-14)
        + moved(blades + fill(ellipse(0, 2, 3), "#f0c052"), 90, 84)
    )


def catapult(sheet):
    cup = curve([(-25, -16), (0, -13), (25, -16), (20, 8), (6, 16), (-6, 16), (-20, 8)])
    foot = curve([(-6, 14), (6, 14), (8, 26), (20, 33), (-20, 33), (-8, 26)])
    rim = _form(sheet, ellipse(0, -16, 25, 7), CREAM, 3.8, 3)
    stripes = fill(polygon([(-23, -4), (23, -4), (22, 2), (-22, 2)]), "#2f78c0")
    arc = "".join(fill(ellipse(x, y, 3), "#f6e7c8", 0.9) for x, y in ((24, 66), (28, 50), (37, 36)))
    die = moved(_die(sheet, 15), 62, 32, turn=-22)
    return (
        arc
        + moved(_form(sheet, foot, CREAM, 3.8, 4) + _form(sheet, cup, CREAM, 4, 7) + stripes + rim, 72, 78)
        + die
    )


def own(sheet):
    paper = moved(_form(sheet, rounded(-28, -36, 56, 72, 5), CREAM, 4, 6), 58, 64, turn=-8)
    lines = moved(
        "".join(_line(f"M-18,{y}H{x}", 3.6) for y, x in ((-18, 18), (-6, 14), (6, 18), (18, 4))),
        58,
        64,
        turn=-8,
    )
    pencil = _form(sheet, rounded(-7, -40, 14, 58, 2), ("#fff1bd", "#f2b632", "#b67a1e"), 3.8, 4)
    pencil += _form(sheet, polygon([(-7, 18), (7, 18), (0, 36)]), SKIN, 3.4, 3) + fill(
        polygon([(-2.6, 30), (2.6, 30), (0, 36)]), INK
    )
    pencil += _form(sheet, rounded(-7, -48, 14, 12, 4), RED, 3.4, 3)
    return paper + lines + moved(pencil, 84, 66, turn=34)


def _piece(drawing):
    def draw(width, height):
        sheet = Sheet(SIDE, SIDE)
        sheet.add(drawing(sheet))
        return sheet.render(width, height)

    return Piece(f"trial_{drawing.__name__}", 96, 96, draw, sheet="trials", colours=160)


TRIALS = (
    *(whose_hand, barbichette, odd_change, nose_to_nose, forbidden_words),
    *(hot_hands, tiger_paw, pinch, battle, catapult, own),
)
PIECES = [_piece(drawing) for drawing in TRIALS]
