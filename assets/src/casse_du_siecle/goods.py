"""Small things: the notebook, purses, beans and the two pots they are staked into, safes opened, keys."""

from kit.piece import Piece
from kit.vector import Sheet, ellipse, fill, moved, outline, rounded

NOTEBOOK, PURSE, POT, SIGN = (200, 90), (96, 64), (44, 44), (28, 28)
INK = "#140d08"


def notebook(width, height):
    """Squared paper, a little yellowed, with a spiral on the left."""
    sheet = Sheet(*NOTEBOOK)
    page = rounded(10, 3, 185, 81, 5)
    squares = "".join(f"M{x},4V84" for x in range(34, 195, 10)) + "".join(
        f"M26,{y}H195" for y in range(13, 84, 10)
    )
    sheet.add(
        fill(rounded(12, 7, 185, 81, 5), "#05080a", 0.6, "fine"),
        fill(rounded(13, 5, 184, 81, 5), "#c9bd9f"),
        fill(page, sheet.linear("#fbf5e4", "#f4ebd2", "#e9dcbb", turn=40)),
        f'<path d="{squares}" stroke="#7fa9c9" stroke-width=".8" opacity=".45" fill="none"/>',
        '<path d="M28,3V84" stroke="#c9524a" stroke-width="1.1" opacity=".6"/>',
        outline(page, 1.1, "#8a7a58"),
    )
    for i in range(7):
        y = 11 + i * 11
        sheet.add(
            fill(ellipse(17.5, y, 2.6), "#2a2418"),
            f'<path d="M17,{y}C10,{y - 6} 3,{y - 3} 4,{y + 1.5}C5,{y + 5} 11,{y + 4} 14,{y + 2.6}" '
            'stroke="#1b2024" stroke-width="3.4" fill="none" stroke-linecap="round"/>',
            f'<path d="M17,{y}C10,{y - 6} 3,{y - 3} 4,{y + 1.5}C5,{y + 5} 11,{y + 4} 14,{y + 2.6}" '
            'stroke="#c3ced4" stroke-width="1.9" fill="none" stroke-linecap="round"/>',
        )
    return sheet.render(width, height)


BEAN = "M-34,4C-36,-18 -18,-30 0,-28C20,-27 36,-14 34,8C33,24 16,30 9,18C4,9 -5,9 -10,17C-18,29 -33,22 -34,4Z"


def _bean(sheet, x, y, size, turn):
    """A kidney bean with its pale eye."""
    skin = sheet.radial("#f2b98a", "#b25a34", "#7a2c18", "#4c150b", at=(0.36, 0.26), reach=0.85)
    eye = fill(ellipse(-1, 10, 10, 4.5), "#fff0d2")
    gleam = fill("M-24,-8C-20,-20 -8,-24 4,-22C-6,-18 -14,-12 -18,-2Z", "#fff2e0", 0.75, "hair")
    return moved(sheet.form(BEAN, skin, eye, gleam, line=5, depth=8, ink=INK), x, y, size, turn)


def purse(width, height):
    """Dark leather with a seam, for what a player holds in the open."""
    sheet = Sheet(*PURSE)
    body = rounded(2, 1.5, 92, 60, 12)
    sheet.add(
        fill(rounded(3, 4, 92, 59, 12), "#020406", 0.6, "hair"),
        fill(body, sheet.linear("#3d2c22", "#2c1f19", "#1d1411", turn=62)),
        outline(body, 1.4, "#0c0706"),
        outline(rounded(3.2, 2.7, 89.6, 57.6, 11), 0.9, "#a07a5c").replace("<path", '<path opacity=".5"'),
        outline(rounded(6.5, 6, 83, 51, 8), 1.1, "#c9a070").replace("<path", '<path opacity=".45"'),
    )
    return sheet.render(width, height)


def bean(width, height):
    sheet = Sheet(84, 84)
    sheet.add(_bean(sheet, 41, 43, 1.02, -18))
    return sheet.render(width, height)


def _staked(sheet):
    """The beans that lie before what may be won."""
    return _bean(sheet, 98, 100, 0.78, -14) + _bean(sheet, 58, 112, 0.5, 24)


def pot_door(width, height):
    """Staked on the next door that opens."""
    sheet = Sheet(132, 132)
    steel = sheet.linear("#f4f7f8", "#b3bec5", "#66737b", turn=55)
    dark = sheet.linear("#46525a", "#20282d")
    sheet.add(
        fill(rounded(18, 8, 92, 112, 10), "#03070a", 0.6, "fine"),
        sheet.form(rounded(14, 4, 92, 112, 10), steel, depth=7, line=6, ink=INK),
        *(
            sheet.form(rounded(x, y, 32, 40, 5), dark, depth=4, line=3.5, ink=INK)
            for x in (22, 66)
            for y in (14, 66)
        ),
        sheet.form(ellipse(60, 60, 20), sheet.gold(60), depth=5, line=5, ink=INK),
        _staked(sheet),
    )
    return sheet.render(width, height)


def pot_safe(width, height):
    """Staked on the safe."""
    sheet = Sheet(132, 132)
    brass = sheet.linear("#fff0bd", "#ecc469", "#a86a20", "#e0ad52", turn=60)
    sheet.add(
        fill(ellipse(65, 64, 58), "#03070a", 0.6, "fine"),
        sheet.form(ellipse(62, 60, 58), brass, depth=7, line=6, ink=INK),
        _knob(sheet, 62, 60, 46),
        _staked(sheet),
    )
    return sheet.render(width, height)


def _knob(sheet, x, y, radius):
    """The dial of a safe."""
    marks = "".join(
        f'<path d="M0,{-radius * 0.92:.1f}V{-radius * 0.70:.1f}" stroke="#fff3d6" stroke-width="3" '
        f'transform="rotate({i * 36})"/>'
        for i in range(10)
    )
    return moved(
        sheet.form(
            ellipse(0, 0, radius), sheet.radial("#4a545b", "#1d2429", "#0c1013"), depth=5, line=4, ink=INK
        )
        + marks
        + sheet.form(ellipse(0, 0, radius * 0.48), sheet.gold(60), depth=4, line=3, ink=INK)
        + f'<path d="M0,{-radius * 0.42:.1f}V0" stroke="{INK}" stroke-width="4" stroke-linecap="round"/>',
        x,
        y,
    )


def safe_won(width, height):
    """A small safe with its door open and gold inside."""
    sheet = Sheet(84, 84)
    steel = sheet.linear("#c9d3d9", "#87949c", "#4c5860", turn=60)
    door = "M44,14L78,8V78L44,70Z"
    sheet.add(
        sheet.form(rounded(8, 12, 52, 60, 6), steel, depth=6, line=5, ink=INK),
        sheet.form(rounded(16, 20, 36, 44, 3), "#0d1215", line=3, depth=6, glow=0, ink=INK),
        *(
            sheet.form(f"M{x},{y}h13l-3,-8h-7Z", sheet.gold(70), line=2.2, depth=3, ink=INK)
            for x, y in ((18, 62), (33, 62), (26, 52))
        ),
        sheet.form(door, sheet.linear("#e3eaee", "#98a5ad", "#66737b", turn=20), depth=6, line=5, ink=INK),
        fill(ellipse(61, 43, 7, 9), "#f2c14e"),
        outline(ellipse(61, 43, 7, 9), 3.4, INK),
    )
    return sheet.render(width, height)


def key_small(width, height):
    sheet = Sheet(84, 84)
    gold = sheet.gold(60)
    shaft = "M28,37H76V61H68V50H63V58H56V47H28Z"
    hole = f"{ellipse(24, 42, 19)}{ellipse(24, 42, 8)}"
    turned = sheet.form(shaft, gold, line=5, depth=5, ink=INK) + sheet.form(
        hole, gold, line=5, depth=5, ink=INK
    )
    sheet.add(f'<g transform="rotate(-38 42 42)">{turned}</g>')
    return sheet.render(width, height)


PIECES = (
    Piece("notebook", *NOTEBOOK, notebook, sheet="dials", border=(34, 14, 14, 14)),
    Piece("purse", *PURSE, purse, sheet="dials", border=(16, 16, 16, 16)),
    Piece("bean", *SIGN, bean, sheet="goods"),
    Piece("pot_door", *POT, pot_door, sheet="goods"),
    Piece("pot_safe", *POT, pot_safe, sheet="goods"),
    Piece("safe_won", *SIGN, safe_won, sheet="goods"),
    Piece("key_small", *SIGN, key_small, sheet="goods"),
)
