"""Plates, buttons and frames that stretch: `border` says how much of each side keeps its shape."""

from functools import partial

from kit.piece import Piece
from kit.vector import INK, Sheet, ellipse, fill, outline, rounded

BUTTON = (112, 72)
FRAME = (160, 160)
BRASS = ("#fff0bd", "#ecc469", "#cf9838", "#a86a20", "#c99544")
BRASS_DOWN = ("#a0671f", "#bd8430", "#c9953f", "#d6a84e", "#b07a2c")
PEWTER = ("#d9dad6", "#b3b5b0", "#8d908c", "#70736f", "#9b9e99")
FELT, FELT_DOWN = ("#35493f", "#28382f", "#1c2822"), ("#151d18", "#1f2c25", "#26362e")
PAPER = ("#fffaf0", "#f4ebdd", "#e6d6bb")


def button(face, rim, pressed, width, height):
    """A cushion in a metal rim; pressed, it lies lower, without shadow, and shines at its lower edge."""
    sheet = Sheet(*BUTTON)
    down = 2 if pressed else 0
    body = rounded(5, 4 + down, 102, 60, 17)
    inner = rounded(9.5, 8.5 + down, 93, 51, 13)
    if not pressed:
        sheet.add(fill(rounded(6, 9, 102, 60, 17), "#0a0604", 0.6, "fine"))
    shine = sheet.linear(("#ffffff", 0.5), ("#ffffff", 0.05))
    sheet.add(
        fill(body, sheet.linear(*rim)),
        outline(body, 1.6, "#2b1608"),
        fill(inner, sheet.linear(*face)),
        fill(rounded(13, 10.5 + down, 86, 17, 9), shine, 0.25 if pressed else 0.7),
        outline(inner, 1.5, "#3a2210"),
        outline(rounded(6.6, 5.6 + down, 98.8, 56.8, 15.6), 0.9, "#fff6d8").replace(
            "<path", '<path opacity=".6"'
        ),
    )
    return sheet.render(width, height)


def name_plate(width, height):
    """A brass plate with a screw at each corner, for a title."""
    sheet = Sheet(*BUTTON)
    top = "M22,4H90C90,12 108,10 108,22V50C108,62 90,60 90,68"
    shape = f"{top}H22C22,60 4,62 4,50V22C4,10 22,12 22,4Z"
    sheet.add(
        fill(shape, "#0a0604", 0.55, "hair").replace("<path", '<path transform="translate(1,3)"'),
        fill(shape, sheet.linear(*BRASS)),
        outline(shape, 1.8, "#2b1608"),
        outline(rounded(14, 11, 84, 50, 9), 1.3, "#7c4a12"),
        outline(rounded(14.6, 12, 84, 50, 9), 0.8, "#fff6d8"),
    )
    for x in (11.5, 100.5):
        for y in (26, 46):
            sheet.add(
                fill(ellipse(x, y, 3), sheet.radial("#fffbe6", "#c08a36", "#5d3810")),
                outline(ellipse(x, y, 3), 0.7, "#2b1608"),
            )
    return sheet.render(width, height)


def paper_plate(width, height):
    """A slip of paper on which a prompt is read."""
    sheet = Sheet(*BUTTON)
    body = rounded(5, 4, 102, 60, 10)
    sheet.add(
        fill(rounded(6, 8, 101, 60, 10), "#0a0604", 0.5, "fine"),
        fill(body, sheet.linear(*PAPER)),
        outline(body, 1.4, "#8a6a45"),
        outline(rounded(9, 8, 94, 52, 7), 1, "#c9a564"),
    )
    return sheet.render(width, height)


def frame(width, height):
    """The inner frame of a private page: a brass moulding round nothing."""
    sheet = Sheet(*FRAME)
    outer, inner = rounded(6, 5, 148, 148, 20), rounded(22, 21, 116, 116, 9)
    gold = sheet.linear(*BRASS, turn=60)
    inset = sheet.linear("#4a2d14", "#2c1a0c", "#523419", turn=60)
    corner = "M22,21H50C44,27 40,28 36,35C29,39 28,43 22,49Z"
    sheet.add(
        fill(f"{rounded(8, 10, 148, 148, 20)}{inner}", "#0a0604", 0.55, "fine"),
        fill(f"{outer}{inner}", gold),
        outline(outer, 1.8, "#2b1608"),
        fill(f"{rounded(12, 11, 136, 136, 15)}{rounded(17, 16, 126, 126, 12)}", inset),
        outline(inner, 2.4, "#2b1608"),
        outline(rounded(8, 7, 144, 144, 18), 1, "#fff6d8").replace("<path", '<path opacity=".75"'),
    )
    piece = sheet.form(corner, gold, depth=3, line=1.6, shade=0.3)
    for turn in range(4):
        sheet.add(
            f'<g transform="rotate({90 * turn} 80 79)">{piece}'
            f"{fill(ellipse(30, 29, 3), '#fff3c4')}{outline(ellipse(30, 29, 3), 0.9, INK)}</g>"
        )
    return sheet.render(width, height)


def hold_ring(width, height):
    """The groove in which a held press fills up."""
    sheet = Sheet(112, 112)
    brass = sheet.linear(*BRASS, turn=60)
    groove = sheet.linear("#1a120a", "#3a2a18", turn=60)
    sheet.add(
        f'<circle cx="56" cy="56" r="49" fill="none" stroke="{brass}" stroke-width="11"/>',
        f'<circle cx="56" cy="56" r="49" fill="none" stroke="{groove}" stroke-width="6"/>',
        f'<circle cx="56" cy="56" r="54.5" fill="none" stroke="{INK}" stroke-width="1.2"/>',
        f'<circle cx="56" cy="56" r="43.5" fill="none" stroke="{INK}" stroke-width="1.2"/>',
    )
    return sheet.render(width, height)


def lamp(width, height):
    """Laid over a whole table: nothing under the lamp, darkness in the corners."""
    sheet = Sheet(160, 100)
    dark = sheet.radial(
        ("#140c06", 0), ("#140c06", 0), ("#140c06", 0.22), ("#0c0704", 0.62), at=(0.46, 0.42), reach=0.72
    )
    sheet.add(fill("M0,0H160V100H0Z", dark))
    return sheet.render(width, height)


EDGE = (30, 26, 30, 30)
BUTTONS = {
    "brass": (BRASS, ("#8a5a1c", "#f3d487", "#8a5a1c"), False),
    "brass_pressed": (BRASS_DOWN, ("#5d3810", "#c99544", "#7c4a12"), True),
    "felt": (FELT, BRASS, False),
    "felt_pressed": (FELT_DOWN, BRASS_DOWN, True),
    "pewter": (PEWTER, ("#6b6e6a", "#c9cbc6", "#5b5e5a"), False),
}
PIECES = (
    *(
        Piece(f"button_{name}", *BUTTON, partial(button, *how), sheet="plates", border=EDGE)
        for name, how in BUTTONS.items()
    ),
    Piece("plate_brass", *BUTTON, name_plate, sheet="plates", border=(32, 26, 32, 28)),
    Piece("plate_paper", *BUTTON, paper_plate, sheet="plates", border=(22, 22, 22, 26)),
    Piece("frame", *FRAME, frame, sheet="plates", border=(54, 54, 54, 58)),
    Piece("hold_ring", 112, 112, hold_ring, sheet="plates"),
    Piece("lamp", 160, 100, lamp),
)
