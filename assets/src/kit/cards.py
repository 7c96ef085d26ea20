"""The card every game shares: its paper and gold edge, and its back.

A card is 500 x 700 here. A back looks the same either way up, so that a card turned round says nothing.
"""

import math

from kit.vector import Sheet, ellipse, fill, moved, outline, rounded

WIDTH, HEIGHT = 500, 700
DP = (220, 308)
WINDOW = rounded(30, 30, 440, 640, 20)
CORNERS = ((30, 30, 0), (470, 30, 90), (470, 670, 180), (30, 670, 270))


def edge(sheet):
    """Paper and gold lines round the window, and the window's own shadow."""
    paper = sheet.radial("#fbf1df", "#f0e1d0", "#dcc3a4", "#b8946a", at=(0.42, 0.36), reach=0.85)
    gold = sheet.gold(75)
    margin = f"{rounded(3, 3, 494, 694, 34)}{WINDOW}"
    sheet.add(
        f'<path d="{WINDOW}" fill="none" stroke="#12060f" stroke-width="26" opacity=".55" '
        f'filter="url(#soft)" clip-path="{sheet.clip(WINDOW)}"/>',
        fill(margin, paper),
        outline(rounded(3, 3, 494, 694, 34), 3, "#6b4526"),
        outline(rounded(12, 12, 476, 676, 27), 1.6, "#a9792f"),
        f'<path d="{WINDOW}" fill="none" stroke="#3a1d10" stroke-width="9"/>',
        f'<path d="{WINDOW}" fill="none" stroke="{gold}" stroke-width="6"/>',
        outline(rounded(33, 33, 434, 634, 17), 1.2, "#e8cf98"),
        *(moved(rosette(sheet, gold), x, y, 1, turn) for x, y, turn in CORNERS),
    )


def rosette(sheet, gold):
    """A corner piece: a quarter flower with a leaf along each side."""
    shape = "M-9,-9H34C44,-9 46,2 36,6C26,10 16,8 12,12C8,16 10,26 6,36C2,46 -9,44 -9,34Z"
    return fill(shape, gold) + outline(shape, 2.4, "#3a1d10") + fill(ellipse(3, 3, 5), "#fff0c0")


def double_keyhole(size):
    """A keyhole with a foot both ways, round (0, 0)."""
    a, b, c, d = (round(part * size, 1) for part in (0.42, 0.68, 0.62, 1.5))
    r = round(0.8 * size, 1)
    right = f"L{a},{b}a{r},{r} 0 0,0 0,{-2 * b}L{c},{-d}"
    return f"M{-c},{d}H{c}{right}H{-c}L{-a},{-b}a{r},{r} 0 0,0 0,{2 * b}Z"


def back(colours):
    """Lattice, border and boss in a cloth of four tones; the fifth colours the thread."""
    sheet = Sheet(WIDTH, HEIGHT)
    gold, thread = sheet.gold(65), colours[4]
    sheet.add(fill(WINDOW, sheet.radial(*colours[:4], at=(0.5, 0.5), reach=0.75)))
    lattice = "".join(
        f'<path d="M{x},{y - 38}L{x + 30},{y}L{x},{y + 38}L{x - 30},{y}Z"/>'
        for row, y in enumerate(range(46, 700, 38))
        for x in range(10 + 30 * (row % 2), 520, 60)
    )
    signs = "".join(
        moved(f'<path d="{double_keyhole(8)}"/>', x, y)
        for row, y in enumerate(range(46, 700, 38))
        for x in range(10 + 30 * (row % 2), 520, 60)
    )
    sheet.add(
        f'<g clip-path="{sheet.clip(WINDOW)}">'
        f'<g fill="none" stroke="{thread}" stroke-width="1.6" opacity=".5">{lattice}</g>'
        f'<g fill="#f0cf86" opacity=".5">{signs}</g></g>'
    )
    sheet.add(_border(gold), _boss(sheet, gold, colours))
    edge(sheet)
    return sheet


def _border(gold):
    line = rounded(52, 52, 396, 596, 22)
    return (
        outline(line, 9, "#14060f")
        + outline(line, 5.5, gold)
        + outline(rounded(62, 62, 376, 576, 16), 2, gold)
    )


def _boss(sheet, gold, colours):
    """A sun of gold leaves round the lock."""
    leaves = []
    for i in range(24):
        long = 150 if i % 2 == 0 else 122
        leaf = f"M-11,-86Q-15,{-(long - 18)} 0,{-long}Q15,{-(long - 18)} 11,-86Z"
        leaves.append(moved(sheet.form(leaf, gold, depth=4, line=3, shade=0.3, glow=0.2), 0, 0, 1, i * 15))
    disk = sheet.radial(*colours[:4], at=(0.42, 0.38))
    dots = "".join(
        fill(
            ellipse(
                round(78 * math.cos(i * math.tau / 24), 1), round(78 * math.sin(i * math.tau / 24), 1), 3.4
            ),
            "#fff3c4",
        )
        for i in range(24)
    )
    parts = [
        *leaves,
        sheet.form(ellipse(0, 0, 96), gold, depth=8, line=4.5),
        dots,
        sheet.form(ellipse(0, 0, 64), disk, depth=8, line=4),
        sheet.form(double_keyhole(28), gold, depth=5, line=4),
        fill(double_keyhole(19), "#14060f"),
    ]
    return moved("".join(parts), 250, 350, 1.22)
