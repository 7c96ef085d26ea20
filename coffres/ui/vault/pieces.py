"""The pieces of the vault, each drawn into the canvas that is open: the one place where a picture may come.

Whatever lies face down is drawn from its box and the number of its keys alone: two of them look the same.
"""

from __future__ import annotations

from math import cos, pi, sin

from kivy.graphics import (
    Color,
    Ellipse,
    Line,
    Mesh,
    PopMatrix,
    PushMatrix,
    Rectangle,
    Rotate,
    RoundedRectangle,
)

from coffres.ui.vault.metal import (
    BLUEPRINT,
    BRONZE,
    DARK_STEEL,
    GOLD,
    LIGHT,
    NEON,
    NIGHT,
    STEEL,
    VAULT,
    brushed,
    letters,
    sheen,
)
from coffres.ui.vault.plan import Box

Tint = tuple[float, float, float, float]


def tinted(colour: Tint, light: float, alpha: float = 1.0) -> Tint:
    return (*(min(1.0, part * light) for part in colour[:3]), alpha)


# Shapes


def disc(x: float, y: float, radius: float, colour: Tint, lit: bool = True) -> None:
    Color(*colour)
    Ellipse(pos=(x - radius, y - radius), size=(2 * radius, 2 * radius), texture=sheen() if lit else None)


def slab(box: Box, colour: Tint, round_: float, brush: bool = False) -> None:
    """A plate with light on it."""
    Color(*colour)
    texture = brushed() if brush else sheen()
    RoundedRectangle(pos=(box.x, box.y), size=(box.w, box.h), radius=[round_], texture=texture)


def shadow(box: Box, round_: float, far: float) -> None:
    for step, alpha in ((1.0, 0.22), (0.5, 0.3)):
        Color(0, 0, 0, alpha)
        RoundedRectangle(
            pos=(box.x + far * step * 0.4, box.y - far * step), size=(box.w, box.h), radius=[round_]
        )


def text(written: str, x: float, y: float, size: float, colour: Tint, font: str = "text") -> None:
    """Centred on a point."""
    texture = letters(written, max(8, round(size)), font)
    Color(*colour)
    Rectangle(
        pos=(round(x - texture.width / 2), round(y - texture.height / 2)), size=texture.size, texture=texture
    )


def ring(box: Box, colour: Tint, width: float, round_: float) -> None:
    """What a light is: a line round something."""
    Color(*colour[:3], colour[3] * 0.3)
    Line(rounded_rectangle=(*box, round_), width=width * 2.2)
    Color(*colour)
    Line(rounded_rectangle=(*box, round_), width=width)


# The room


def room(box: Box, unit: float) -> None:
    """A floor of dark steel with the burglars' blueprint over it."""
    Color(*VAULT)
    Rectangle(pos=(box.x, box.y), size=(box.w, box.h))
    Color(*BLUEPRINT[:3], 0.55)
    Rectangle(pos=(box.x, box.y), size=(box.w, box.h), texture=sheen())
    for step in range(1, int(box.w / unit) + 1):
        Color(*tinted(BLUEPRINT, 2.0, 0.5 if step % 4 == 0 else 0.2))
        Line(points=(box.x + step * unit, box.y, box.x + step * unit, box.y + box.h), width=1)
    for step in range(1, int(box.h / unit) + 1):
        Color(*tinted(BLUEPRINT, 2.0, 0.5 if step % 4 == 0 else 0.2))
        Line(points=(box.x, box.y + step * unit, box.x + box.w, box.y + step * unit), width=1)


# Keys


def key(box: Box, written: str | None) -> None:
    """A key lying in a box, bow left or above; None: face down, with the house's keyhole on its bow."""
    lying = box.w >= box.h
    radius = _bow(box)
    x, y = (box.x + radius, box.center[1]) if lying else (box.center[0], box.y + box.h - radius)
    length = (box.w if lying else box.h) - radius * 1.92
    PushMatrix()
    Rotate(angle=0 if lying else -90, origin=(x, y))
    _stem(x + radius * 0.85, y, length, radius)
    PopMatrix()
    disc(x + radius * 0.04, y - radius * 0.07, radius, (0, 0, 0, 0.4), lit=False)
    disc(x, y, radius, GOLD)
    disc(x, y, radius * 0.86, BRONZE)
    disc(x, y, radius * 0.80, tinted(GOLD, 1.08))
    if written is None:
        keyhole(x, y, radius * 0.42, tinted(BRONZE, 0.55))
    else:
        text(written, x, y, key_letters(box), NIGHT)


def _bow(box: Box) -> float:
    """Its radius."""
    return min(box.h, box.w * 0.68) / 2 if box.w >= box.h else min(box.w, box.h * 0.56) / 2


def key_letters(box: Box) -> float:
    """How large number and letter are written on a key's bow."""
    return _bow(box) * 1.2


def _stem(x: float, y: float, length: float, radius: float) -> None:
    thick = radius * 0.30
    bit = radius * 0.44
    for shift, colour in ((-radius * 0.07, (0, 0, 0, 0.4)), (0.0, GOLD)):
        slab(Box(x, y - thick / 2 + shift, length, thick), colour, thick / 2)
        for far, width in ((0.52, 0.15), (0.76, 0.2)):
            slab(Box(x + length * far, y - bit + shift, length * width, bit), colour, thick * 0.2)
    slab(Box(x + radius * 0.06, y - thick * 0.8, thick * 0.5, thick * 1.6), tinted(GOLD, 0.85), thick * 0.2)


def keyhole(x: float, y: float, size: float, colour: Tint) -> None:
    Color(*colour)
    Ellipse(pos=(x - size * 0.5, y - size * 0.1), size=(size, size))
    Mesh(
        vertices=[
            *(x - size * 0.16, y + size * 0.3, 0, 0, x + size * 0.16, y + size * 0.3, 0, 0),
            *(x + size * 0.42, y - size, 0, 0, x - size * 0.42, y - size, 0, 0),
        ],
        indices=[0, 1, 2, 3],
        mode="triangle_fan",
    )


_FAN = 17  # degrees between two keys of a bunch


def bunch(box: Box, keys: int) -> None:
    """So many keys, face down, on a ring."""
    if not keys:
        return
    size = min(box.h * 0.98, box.w * 0.86)
    x, y = box.center[0], box.center[1] + size * 0.34
    for number in range(keys):
        PushMatrix()
        Rotate(angle=(number - (keys - 1) / 2) * _FAN, origin=(x, y))
        key(Box(x - size * 0.19, y - size * 0.86, size * 0.38, size * 0.80), None)
        PopMatrix()
    Color(0, 0, 0, 0.45)
    Line(circle=(x, y - size * 0.03, size * 0.135), width=size * 0.035)
    Color(*tinted(STEEL, 1.3))
    Line(circle=(x, y, size * 0.135), width=size * 0.03)


def place(box: Box, name: str) -> None:
    """Where a bunch hangs."""
    spot = box.inside(0.05)
    slab(spot, tinted(DARK_STEEL, 0.62), spot.h * 0.16)
    Color(*tinted(DARK_STEEL, 1.5, 0.7))
    Line(rounded_rectangle=(*spot, spot.h * 0.16), width=1)
    text(name, spot.x + spot.w * 0.13, spot.y + spot.h * 0.84, spot.h * 0.21, tinted(NEON, 0.9))


# Doors


def door(box: Box, number: str, opened: bool) -> None:
    plate = box.inside(0.03)
    edge = plate.h * 0.06
    shadow(plate, edge, edge * 0.7)
    slab(plate, tinted(STEEL, 0.62), edge, brush=True)
    Color(*tinted(STEEL, 1.35, 0.8))
    Line(rounded_rectangle=(*plate, edge), width=1.2)
    leaf = plate.inside(0.06)
    slab(leaf, NEON if opened else tinted(STEEL, 0.9), edge, brush=True)
    Color(*tinted(STEEL, 0.45, 0.9))
    Line(rounded_rectangle=(*leaf, edge), width=1.4)
    _rivets(plate, edge)
    _wheel(box, number, opened)


def _rivets(plate: Box, edge: float) -> None:
    half = edge * 0.5
    for column in range(9):
        for y in (plate.y + edge * 0.62, plate.y + plate.h - edge * 0.62):
            disc(plate.x + edge + (plate.w - 2 * edge) * column / 8, y, half * 0.62, tinted(STEEL, 1.1))
    for row in range(1, 6):
        for x in (plate.x + edge * 0.62, plate.x + plate.w - edge * 0.62):
            disc(x, plate.y + edge + (plate.h - 2 * edge) * row / 6, half * 0.62, tinted(STEEL, 1.1))


def _wheel(box: Box, number: str, opened: bool) -> None:
    """The handle that all four locks hold shut; turned when they do not."""
    x, y = box.center
    radius = box.h * 0.155
    turn = pi / 5 if opened else 0.0
    Color(0, 0, 0, 0.35)
    Line(circle=(x + radius * 0.05, y - radius * 0.1, radius), width=radius * 0.13)
    for spoke in range(6):
        angle = turn + spoke * pi / 3
        tip = (x + radius * 1.18 * cos(angle), y + radius * 1.18 * sin(angle))
        Color(*tinted(GOLD, 0.8))
        Line(points=(x, y, *tip), width=radius * 0.075)
        disc(*tip, radius * 0.13, GOLD)
    Color(*GOLD)
    Line(circle=(x, y, radius), width=radius * 0.09)
    disc(x, y, radius * 0.72, tinted(BRONZE, 0.9))
    disc(x, y, radius * 0.64, VAULT)
    text(number, x, y, radius * 0.92, NEON if opened else LIGHT)


def lock_box(cell: Box, number: int) -> Box:
    """Of the plate on a door's lock, drawn back from the wheel in the middle."""
    foot = 0.14 if number < 2 else 0.06
    return Box(cell.x + cell.w * 0.06, cell.y + cell.h * foot, cell.w * 0.88, cell.h * 0.8)


def lock(box: Box, written: str) -> None:
    """A free lock with its number and letter."""
    slab(box, tinted(DARK_STEEL, 0.75), box.h * 0.18)
    Color(*tinted(GOLD, 0.75))
    Line(rounded_rectangle=(*box, box.h * 0.18), width=max(1.0, box.h * 0.018))
    hole = box.h * 0.21
    x = box.x + box.w * 0.19
    disc(x, box.center[1], hole, tinted(GOLD, 0.8))
    disc(x, box.center[1], hole * 0.74, tinted(STEEL, 0.9))
    keyhole(x, box.center[1] + hole * 0.1, hole * 0.5, NIGHT)
    text(written, box.x + box.w * 0.67, box.center[1], lock_letters(box), LIGHT)


def lock_letters(box: Box) -> float:
    """How large number and letter are written on a lock."""
    return min(box.h * 0.62, box.w * 0.42)


# The safe


def safe(box: Box, opened: bool) -> None:
    plate = box.inside(0.05)
    edge = plate.h * 0.14
    shadow(plate, edge, edge * 0.4)
    slab(plate, tinted(DARK_STEEL, 1.1), edge, brush=True)
    Color(*GOLD)
    Line(rounded_rectangle=(*plate, edge), width=max(1.2, plate.h * 0.018))
    inner = plate.inside(0.07)
    slab(inner, tinted(GOLD, 0.9) if opened else tinted(DARK_STEEL, 0.55), edge * 0.8)


def treasure(box: Box) -> None:
    """What lies in the open safe: bars of gold, in rows that grow narrower."""
    wide, high = box.h * 0.62, box.h * 0.2
    for row, bars in enumerate((8, 7, 6)):
        for bar in range(bars):
            x = box.center[0] + (bar - bars / 2) * wide * 1.04
            _bar(x, box.y + box.h * 0.16 + row * high * 1.08, wide, high)


def _bar(x: float, y: float, wide: float, high: float) -> None:
    slant = wide * 0.1
    for grow, light in ((0.0, 0.62), (high * 0.14, 1.12)):
        Color(*tinted(GOLD, light))
        corners = (
            (x + grow, y + grow),
            (x + wide - grow, y + grow),
            (x + wide - slant - grow * 0.6, y + high - grow * 0.4),
            (x + slant + grow * 0.6, y + high - grow * 0.4),
        )
        Mesh(
            vertices=[part for corner in corners for part in (*corner, 0, 0)],
            indices=[0, 1, 2, 3],
            mode="triangle_fan",
        )


_TEETH = 12


def gear(x: float, y: float, radius: float, colour: Tint, written: str = "") -> None:
    """Face down when nothing is written on it."""
    for shift, tint in ((radius * 0.07, (0, 0, 0, 0.45)), (0.0, colour)):
        Color(*tint)
        Mesh(**_toothed(x + shift * 0.4, y - shift, radius))
    disc(x, y, radius * 0.80, tinted(colour, 1.05))
    if written:
        text(written, x, y, radius * 1.1, NIGHT)
        return
    disc(x, y, radius * 0.60, tinted(colour, 0.78))
    disc(x, y, radius * 0.22, tinted(colour, 1.15))
    disc(x, y, radius * 0.11, NIGHT, lit=False)


def _toothed(x: float, y: float, radius: float) -> dict[str, object]:
    vertices: list[float] = [x, y, 0, 0]
    for tooth in range(_TEETH):
        for part, reach in ((-0.34, 0.86), (-0.2, 1.0), (0.2, 1.0), (0.34, 0.86)):
            angle = 2 * pi * (tooth + part) / _TEETH
            vertices += [x + radius * reach * cos(angle), y + radius * reach * sin(angle), 0, 0]
    count = len(vertices) // 4
    return {"vertices": vertices, "indices": [*range(count), 1], "mode": "triangle_fan"}


# In a hand


def card(box: Box) -> None:
    """What a key in hand lies on."""
    slab(box, tinted(DARK_STEEL, 0.7), box.w * 0.1)
    Color(*tinted(STEEL, 0.9, 0.6))
    Line(rounded_rectangle=(*box, box.w * 0.1), width=1)
