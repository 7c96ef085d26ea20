"""The ground of the fortress: a space of every kind, walls, towers, the gate, and the night around."""

from functools import partial

from agence_tous_risques import signs, stuff
from agence_tous_risques.stuff import INK, LAB, NAVY, RED, STONE, YELLOW, shade
from kit import pixels, surfaces
from kit.piece import Piece
from kit.vector import Sheet, ellipse, fill, moved, outline, rounded

SIDE = 96
_EDGE = rounded(2, 2, 92, 92, 9)
PAVING = {
    "plain": "#e2d5b6",
    "corridor": "#6f7588",
    "guard": "#eaa892",
    "screen": "#a9c6ea",
    "again": "#f6dc86",
    "safe": "#b9c98a",
    "lab1": "#9fd8d0",
    "lab2": "#cfb2e2",
    "lab3": "#f4c196",
    "final": "#f0b3ab",
    "start": "#b9c1d2",
}
# A frame of every kind's own: told by its dashes where no colour is seen.
_FRAMES = {
    "guard": (shade(RED, 0.9), "14 5"),
    "screen": (shade(NAVY, 1.1), "2.5 4.5"),
    "again": ("#b57a08", "9 4 2 4"),
    "safe": (stuff.KHAKI, "5 5"),
    "lab1": (LAB["1"], "30 6"),
    "lab2": (LAB["2"], "13 4 13 8"),
    "lab3": (LAB["3"], "8 3 8 3 8 8"),
    "final": (RED, ""),
}
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


def space(kind, width, height):
    paving = stuff.stone(width, stuff.tones(PAVING[kind]), 20 + sorted(PAVING).index(kind))
    sheet = Sheet(SIDE, SIDE)
    sheet.add(*_flags(), *_frame(kind))
    if kind in _SIGNS:
        sheet.add(fill(ellipse(50, 54, 31), INK, 0.3, "fine"))
        sheet.add(moved(_SIGNS[kind](sheet, r=31), 48, 50))
    sheet.add(outline(_EDGE, 3, INK))
    image = stuff.printed(stuff.laid(paving, sheet, (width, height)), 20, 0.22, 0.66)
    return stuff.cut(image, rounded(1, 1, 94, 94, 10), (SIDE, SIDE))


def _flags():
    """The rim of a slab: lit above and left, dark below and right."""
    inner = rounded(4, 4, 88, 88, 8)
    yield f'<path d="{inner}" fill="none" stroke="#ffffff" stroke-width="2.4" opacity=".5"/>'
    yield f'<path d="M5,90Q48,93 91,90Q93,48 90,6" fill="none" stroke="{INK}" stroke-width="4" opacity=".3"/>'


def _frame(kind):
    if kind in _FRAMES:
        colour, dashes = _FRAMES[kind]
        yield (
            f'<path d="{rounded(8.5, 8.5, 79, 79, 6)}" fill="none" stroke="{colour}" stroke-width="3.6" '
            f'stroke-dasharray="{dashes}" opacity=".9"/>'
        )


def corridor(up, width, height):
    """A slit between two blocks of masonry; `up`: it leads up and down."""
    floor = stuff.stone(width, stuff.tones("#555b6d"), 50)
    sheet = Sheet(SIDE, SIDE)
    for low in (2, 66):
        block = rounded(2, low, 92, 28, 4) if not up else rounded(low, 2, 28, 92, 4)
        sheet.add(
            fill(block, INK, 0.6, "fine"),
            stuff.inked(sheet, block, sheet.linear(*stuff.volume(STONE)), 3, 6),
        )
        for part in (32.5, 63.5):
            seam = f"M{part},{low + 1}V{low + 27}" if not up else f"M{low + 1},{part}H{low + 27}"
            sheet.add(f'<path d="{seam}" stroke="{INK}" stroke-width="2"/>')
    if up:
        sheet.add(f'<path d="M33,4V92" stroke="{INK}" stroke-width="5" opacity=".4"/>')
    else:
        sheet.add(f'<path d="M4,33H92" stroke="{INK}" stroke-width="5" opacity=".4"/>')
    sheet.add(outline(_EDGE, 3, INK))
    image = stuff.printed(stuff.laid(floor, sheet, (width, height)), 20, 0.28, 0.72)
    return stuff.cut(image, rounded(1, 1, 94, 94, 10), (SIDE, SIDE))


def start(width, height):
    """The gate's floor: stretched to as many squares as are left over, its stripes stay at its ends."""
    paving = stuff.stone(width, stuff.tones(PAVING["start"]), 61)[:height]
    sheet = Sheet(192, SIDE)
    for x in range(0, 200, 24):
        for end in (-1, 1):
            y = 3 if end < 0 else 85
            stripe = f"M{x},{y}h12l-6,8h-12Z"
            sheet.add(fill(stripe, YELLOW), fill(f"M{x + 12},{y}h12l-6,8h-12Z", INK))
    sheet.add(outline(rounded(2, 2, 188, 92, 9), 3, INK))
    sheet.add(
        f'<path d="{rounded(4, 4, 184, 88, 8)}" fill="none" stroke="#ffffff" stroke-width="2" opacity=".5"/>'
    )
    image = stuff.printed(stuff.laid(paving, sheet, (width, height)), 40, 0.22, 0.66)
    return stuff.cut(image, rounded(1, 1, 190, 94, 10), (192, SIDE))


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


KINDS = ("plain", "guard", "screen", "again", "safe", "lab1", "lab2", "lab3", "final")
PIECES = (
    *(Piece(f"space_{kind}", SIDE, SIDE, partial(space, kind), sheet="spaces") for kind in KINDS),
    Piece("space_corridor", SIDE, SIDE, partial(corridor, False), sheet="spaces"),
    Piece("space_corridor_up", SIDE, SIDE, partial(corridor, True), sheet="spaces"),
    Piece("space_start", 192, SIDE, start, sheet="spaces", border=(24, 14, 24, 14)),
    Piece("wall", SIDE, 16, partial(wall, False), sheet="walls"),
    Piece("wall_up", 16, SIDE, partial(wall, True), sheet="walls"),
    Piece("tower", 48, 48, tower, sheet="walls"),
    Piece("night", 256, 256, night, photo=True, tile=True),
    Piece("vault_floor", 128, 128, vault_floor, photo=True, tile=True),
)
