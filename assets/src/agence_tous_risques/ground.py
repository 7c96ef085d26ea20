"""The ground of the fortress: calm floors and the bright way over them, signs, walls, towers, the gate, and
the night around."""

from functools import partial

from agence_tous_risques import signs, stuff
from agence_tous_risques.stuff import INK, NAVY, RED, STONE, YELLOW, shade
from kit import pixels, surfaces
from kit.curves import curve, polygon
from kit.piece import Piece
from kit.vector import Sheet, ellipse, fill, moved, rounded
from PIL import Image

SIDE = 96
# The way lies between these two lines: the one bright thing on the ground.
_LOW, _HIGH = 23, 73
# Calm, so that signs and the way are seen before the floor: the kind of a space is a tinge of it.
PAVING = {
    "plain": "#56607a",
    "guard": "#675569",
    "screen": "#4f6283",
    "again": "#696668",
    "safe": "#566668",
    "lab1": "#4c677b",
    "lab2": "#5e5b7e",
    "lab3": "#6b606a",
    "final": "#6b556a",
    "start": "#46506c",
}
_WAY = ("#c9bb97", "#e9dcb8", "#f6ecd0")
_SIGNS = {
    "guard": signs.guard,
    "screen": signs.screen,
    "again": signs.again,
    "safe": signs.safe,
    "lab1": partial(signs.lab, number="1"),
    "lab2": partial(signs.lab, number="2"),
    "lab3": partial(signs.lab, number="3"),
    "final": signs.final,
}


def space(kind, seed, width, height):
    """A floor from wall to wall."""
    paving = stuff.stone(width, stuff.tones(PAVING[kind]), seed)
    sheet = Sheet(SIDE, SIDE)
    sheet.add(*_flags(seed))
    return stuff.printed(stuff.laid(paving, sheet, (width, height)), 20, 0.2, 0.4).convert("RGB")


def _flags(seed):
    """The seams between slabs, each lit on its lower side; other slabs for every seed."""
    shift = 17 * (seed % 5)
    for row, y in enumerate((0, 32, 64)):
        yield _seam(f"M0,{y}H96")
        for x in (shift + 48 * (row % 2), shift + 48 * (row % 2) + 52):
            yield _seam(f"M{x % 96},{y}v32")


def _seam(path):
    return (
        f'<path d="{path}" stroke="#ffffff" stroke-width="1.6" opacity=".22" transform="translate(1.6,1.6)"/>'
        f'<path d="{path}" stroke="{INK}" stroke-width="1.8" opacity=".42"/>'
    )


def worn(kind, width, height):
    """What lies about on a plain floor: a grate, a puddle, a crack with a cable."""
    image = space("plain", {"grate": 23, "puddle": 34, "crack": 42}[kind], width, height)
    sheet = Sheet(SIDE, SIDE)
    if kind == "grate":
        sheet.add(stuff.inked(sheet, rounded(70, 70, 22, 18, 2), "#2b3246", 2, 3))
        sheet.add(*(fill(stuff.bar(x, 79, 2.4, 13, 1), "#0b0f1b") for x in (75, 79, 83, 87)))
    elif kind == "puddle":
        spill = curve([(8, 12), (22, 7), (31, 14), (27, 24), (14, 26), (6, 20)])
        sheet.add(fill(spill, "#33405e", 0.75), fill(ellipse(18, 13, 6, 2.4), "#dfe8f7", 0.7))
        sheet.add(fill(curve([(70, 80), (84, 76), (90, 84), (80, 90)]), "#33405e", 0.6))
    else:
        for path in ("M4,84L14,78L20,82L31,74", "M70,6L76,15L73,21L82,27L80,33"):
            sheet.add(f'<path d="{path}" fill="none" stroke="{INK}" stroke-width="2.2" opacity=".7"/>')
        sheet.add(stuff.inked(sheet, rounded(74, 74, 15, 15, 2), "#a5702f", 2, 3))
        sheet.add(f'<path d="M75,75L88,88M88,75L75,88" stroke="{INK}" stroke-width="1.6" opacity=".7"/>')
    return Image.alpha_composite(image.convert("RGBA"), sheet.render(width, height)).convert("RGB")


def way(corner, width, height):
    """The marked way: pale flags between two yellow lines. From left to right, or from the left up."""
    shadow, lines = Sheet(SIDE, SIDE), Sheet(SIDE, SIDE)
    if corner:
        band = f"M0,{_LOW}A{_LOW},{_LOW} 0 0,0 {_LOW},0H{_HIGH}A{_HIGH},{_HIGH} 0 0,1 0,{_HIGH}Z"
        edges = [f"M0,{reach}A{reach},{reach} 0 0,0 {reach},0" for reach in (_LOW, _HIGH)]
        seams = ("M17,17L52,52",)
    else:
        band = f"M0,{_LOW}H96V{_HIGH}H0Z"
        edges = [f"M0,{y}H96" for y in (_LOW, _HIGH)]
        seams = (f"M24,{_LOW}V{_HIGH}", f"M72,{_LOW}V{_HIGH}")
    for edge in edges:
        shadow.add(f'<path d="{edge}" fill="none" stroke="{INK}" stroke-width="13" opacity=".34"/>')
    for seam in seams:
        lines.add(f'<path d="{seam}" fill="none" stroke="{INK}" stroke-width="1.5" opacity=".2"/>')
    for edge in edges:
        lines.add(f'<path d="{edge}" fill="none" stroke="{INK}" stroke-width="7.4"/>')
        lines.add(f'<path d="{edge}" fill="none" stroke="{YELLOW}" stroke-width="3.8"/>')
    flags = pixels.from_array(stuff.stone(width, _WAY, 55, 1.2)).convert("RGBA")
    flags = stuff.cut(flags, band, (SIDE, SIDE))
    under = Image.alpha_composite(shadow.render(width, height), flags)
    return Image.alpha_composite(under, lines.render(width, height))


def onwards(width, height):
    """Where the way goes on: to the right."""
    sheet = Sheet(40, 40)
    arrow = polygon([(8, 4), (20, 4), (36, 20), (20, 36), (8, 36), (21, 20)])
    sheet.add(
        fill(arrow, INK, 0.45, "hair"),
        stuff.inked(sheet, arrow, sheet.linear("#fff0a8", YELLOW, "#e0a512"), 3.4, 3),
    )
    return sheet.render(width, height)


def sign(kind, width, height):
    sheet = Sheet(72, 72)
    sheet.add(fill(ellipse(38, 40, 30), INK, 0.5, "fine"), moved(_SIGNS[kind](sheet, r=30), 36, 35))
    return stuff.printed(sheet.render(width, height), 18, 0.2, 0.62)


def narrow(corner, width, height):
    """Masonry that leaves a slit: from left to right, or from the left up."""
    sheet = Sheet(SIDE, SIDE)
    shadow = [rounded(2, 2, 92, 27, 3), rounded(2, 67, 92, 27, 3)]
    if corner:
        shadow = [rounded(2, 2, 27, 27, 3), "M2,67H67V2H94V94H2Z"]
    for block in shadow:
        sheet.add(fill(block, INK, 0.7, "fine"))
        sheet.add(stuff.inked(sheet, block, sheet.linear(*stuff.volume(STONE)), 3, 6))
    seams = ["M33,3V28M64,3V28M18,68V93M49,68V93M79,68V93"]
    if corner:
        seams = ["M15,3V28", "M24,68V93M50,68V93M68,40H93M68,15H93M68,66L93,93"]
    for seam in seams:
        sheet.add(f'<path d="{seam}" fill="none" stroke="{INK}" stroke-width="2.2"/>')
    return stuff.printed(sheet.render(width, height), 20, 0.26, 0.7)


def start(width, height):
    """The gate's floor: stretched to as many squares as are left over, its stripes stay at its ends."""
    paving = stuff.stone(width, stuff.tones(PAVING["start"]), 61)[:height]
    sheet = Sheet(192, SIDE)
    for x in range(0, 200, 24):
        for end in (-1, 1):
            y = 3 if end < 0 else 85
            stripe = f"M{x},{y}h12l-6,8h-12Z"
            sheet.add(fill(stripe, YELLOW), fill(f"M{x + 12},{y}h12l-6,8h-12Z", INK))
    return stuff.printed(stuff.laid(paving, sheet, (width, height)), 40, 0.22, 0.66).convert("RGB")


def wall(up, width, height):
    """A stretch of wall with its teeth, from above: as long as a square."""
    sheet = Sheet(16, SIDE) if up else Sheet(SIDE, 16)
    body = rounded(1.4, -6, 13.2, 108, 1) if up else rounded(-6, 1.4, 108, 13.2, 1)
    sheet.add(
        stuff.inked(sheet, body, sheet.linear("#c6cbd8", STONE, "#555b6e", turn=0 if up else 90), 2.6, 3)
    )
    for part in range(6):
        x, y = (8, 8 + 16 * part) if up else (8 + 16 * part, 8)
        tooth = rounded(x - 3.2, y - 3.2, 6.4, 6.4, 1.4)
        sheet.add(stuff.inked(sheet, tooth, shade(STONE, 1.3), 1.5, 2))
    return sheet.render(width, height)


def tower(width, height):
    sheet = Sheet(48, 48)
    teeth = "".join(
        moved(
            stuff.inked(sheet, rounded(-3.4, -20, 6.8, 7, 1.5), shade(STONE, 1.2), 1.6, 2),
            24,
            24,
            turn=45 * i,
        )
        for i in range(8)
    )
    sheet.add(
        fill(ellipse(25, 27, 20), INK, 0.55, "fine"),
        stuff.inked(sheet, ellipse(24, 24, 20), sheet.radial("#d5d9e3", STONE, "#565c70"), 2.8, 5),
        teeth,
        stuff.inked(sheet, ellipse(24, 24, 10.5), sheet.radial("#6b7186", "#474c5e", "#2b2f3c"), 2.2, 4),
        stuff.inked(sheet, "M24,17L30,24L24,31L18,24Z", RED, 1.8, 3),
    )
    return sheet.render(width, height)


def night(width, height):
    """Under and around the walls: dark water in the comic's blue."""
    cloud = surfaces.noise(width, 1.7, 81)
    ripple = surfaces.noise(width, 1.1, 82, 0.5, 2.2)
    colour = surfaces.ramp(surfaces.spread(0.6 * cloud + 0.4 * ripple), "#0e1630", NAVY, "#2a3e70")
    ground = surfaces.lit(colour, 0.5 * cloud + 0.35 * ripple, 2.2)
    return stuff.printed(pixels.from_array(ground), 32, 0.45, 0.42).convert("RGB")


def vault_floor(width, height):
    """Steel plates, riveted: seamless."""
    brush = surfaces.noise(width, 0.8, 91, 8.0, 0.3)
    base = surfaces.lit(
        surfaces.ramp(surfaces.spread(brush), "#1b2745", "#24335a", "#2f4273"), 0.3 * brush, 2.0
    )
    sheet = Sheet(128, 128)
    for x in (0, 64, 128):
        sheet.add(
            f'<path d="M{x},0V128M0,{x}H128" stroke="{INK}" stroke-width="3"/>',
            f'<path d="M{x + 2.4},0V128M0,{x + 2.4}H128" stroke="#54699f" stroke-width="1" opacity=".8"/>',
        )
    for x in (10, 54, 74, 118):
        for y in (10, 54, 74, 118):
            sheet.add(stuff.inked(sheet, ellipse(x, y, 3), "#6f82b4", 1.4, 2))
    return stuff.printed(stuff.laid(base, sheet, (width, height)), 20, 0.3, 0.4).convert("RGB")


KINDS = ("guard", "screen", "again", "safe", "lab1", "lab2", "lab3", "final")
PIECES = (
    *(
        Piece(f"space_{kind}", SIDE, SIDE, partial(space, kind, 20 + row), sheet="spaces", colours=96)
        for row, kind in enumerate(KINDS)
    ),
    *(
        Piece(f"space_{kind}", SIDE, SIDE, partial(worn, kind), sheet="spaces", colours=96)
        for kind in ("grate", "puddle", "crack")
    ),
    *(Piece(f"sign_{kind}", 72, 72, partial(sign, kind), sheet="signs") for kind in KINDS),
    Piece("way", SIDE, SIDE, partial(way, False), sheet="signs"),
    Piece("way_corner", SIDE, SIDE, partial(way, True), sheet="signs"),
    Piece("narrow", SIDE, SIDE, partial(narrow, False), sheet="signs"),
    Piece("narrow_corner", SIDE, SIDE, partial(narrow, True), sheet="signs"),
    Piece("onwards", 40, 40, onwards, sheet="signs"),
    Piece("space_start", 192, SIDE, start, sheet="spaces", border=(24, 14, 24, 14), colours=96),
    Piece("wall", SIDE, 16, partial(wall, False), sheet="walls"),
    Piece("wall_up", 16, SIDE, partial(wall, True), sheet="walls"),
    Piece("tower", 48, 48, tower, sheet="walls"),
    Piece("night", 128, 128, night, photo=True, tile=True),
    Piece("vault_floor", 128, 128, vault_floor, photo=True, tile=True),
)
