"""The round door of the vault, shut and open; the formula; the plates that dice are thrown on in a fight."""

from agence_tous_risques import signs, stuff
from agence_tous_risques.stuff import INK, RED, STEEL, YELLOW, shade
from kit.piece import Piece
from kit.vector import Sheet, ellipse, fill, moved, outline, rounded

DOOR = 240


def _metal(sheet, path, colour, line=2.6, depth=7):
    return sheet.form(
        path,
        sheet.linear("#f3f6fb", colour, shade(colour, 0.45), shade(colour, 0.85), turn=58),
        line=line,
        depth=depth,
        ink=INK,
    )


def _frame(sheet):
    bolts = signs.spokes(16, _metal(sheet, ellipse(0, -101, 5.2), "#d9dee8", 1.8, 3))
    return _metal(sheet, signs.ring(0, 0, 114, 88), STEEL, 3.4) + bolts


def door(width, height):
    sheet = Sheet(DOOR, DOOR)
    spoke = _metal(sheet, rounded(-4.5, -62, 9, 62, 4), "#8b95a8", 2.4, 3) + stuff.inked(
        sheet, ellipse(0, -63, 9.5), sheet.radial("#ff9a86", RED, shade(RED, 0.5)), 2.4, 4
    )
    sheet.add(
        fill(ellipse(123, 126, 112), INK, 0.6, "fine"),
        moved(
            _frame(sheet)
            + _metal(sheet, ellipse(0, 0, 88), shade(STEEL, 0.8), 3)
            + _metal(sheet, signs.ring(0, 0, 80, 72), shade(STEEL, 1.1), 2)
            + signs.spokes(8, _metal(sheet, rounded(-7, -90, 14, 18, 3), "#c99a35", 2.2, 3))
            + signs.spokes(6, spoke)
            + _metal(sheet, signs.ring(0, 0, 46, 37), YELLOW, 2.6, 4)
            + _metal(sheet, ellipse(0, 0, 20), STEEL, 2.6, 5)
            + fill(ellipse(0, 0, 6), INK),
            120,
            120,
        ),
    )
    return stuff.printed(sheet.render(width, height), 44, 0.3, 0.62)


def opened(width, height):
    """The leaf has swung away; the pedestal in the light is empty."""
    sheet = Sheet(DOOR, DOOR)
    sheet.add(
        fill(ellipse(123, 126, 112), INK, 0.6, "fine"),
        moved(
            _frame(sheet)
            + fill(
                ellipse(0, 0, 88), sheet.radial("#ffe9a0", "#8a6a1e", "#241c14", at=(0.5, 0.5), reach=0.62)
            )
            + moved(signs.rays(14, 86, "#fff3c4", 0.28))
            + outline(ellipse(0, 0, 88), 3.2, INK)
            + _metal(sheet, ellipse(0, 0, 34), "#6d7488", 2.8, 6)
            + stuff.inked(sheet, ellipse(0, 0, 25), sheet.radial("#8c2b24", "#b3261e", "#5a0f0b"), 2.2, 4)
            + outline(ellipse(0, 0, 15), 1.6, shade(RED, 0.6)),
            120,
            120,
        ),
    )
    return stuff.printed(sheet.render(width, height), 44, 0.3, 0.62)


def formula(width, height):
    sheet = Sheet(72, 72)
    sheet.add(moved(signs.formula(sheet, 30), 36, 36))
    return sheet.render(width, height)


def plate(width, height):
    """Pale, to be tinted: the guard's is red, that of his prey blue."""
    sheet = Sheet(160, 110)
    sheet.add(
        fill(rounded(4, 6, 154, 102, 14), INK, 0.6, "fine"),
        stuff.inked(
            sheet, rounded(3, 3, 154, 102, 14), sheet.linear("#ffffff", "#d9dce4", "#9ba2b2", turn=70), 3, 5
        ),
        stuff.inked(
            sheet, rounded(13, 13, 134, 82, 9), sheet.linear("#8d93a2", "#b9bec9", "#d4d8e0", turn=70), 2.4, 7
        ),
        *(stuff.inked(sheet, ellipse(x, y, 2.4), "#ffffff", 1.2, 1) for x in (8, 152) for y in (8, 100)),
    )
    return stuff.printed(sheet.render(width, height), 32, 0.18, 0.7)


PIECES = (
    Piece("vault_door", DOOR, DOOR, door, sheet="vault"),
    Piece("vault_open", DOOR, DOOR, opened, sheet="vault"),
    Piece("formula", 72, 72, formula, sheet="vault"),
    Piece("dice_plate", 160, 110, plate, sheet="vault", border=(22, 22, 22, 22)),
)
