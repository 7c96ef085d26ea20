"""The pieces of the vault, each drawn in its box into the open canvas.

A thing that is face down is drawn from its box and its number of keys alone, so two of them look the same.
"""

from __future__ import annotations

from functools import partial

from kivy.graphics import (
    BorderImage,
    Color,
    PopMatrix,
    PushMatrix,
    Rectangle,
    Rotate,
)
from kivy.metrics import dp

from coffres.ui import pictures, theme
from coffres.ui.boards.casse_du_siecle import marks
from coffres.ui.boards.casse_du_siecle.ink import INK, LIGHT, NEON, engraved, rewrite, text
from coffres.ui.box import Box
from coffres.ui.pictures import Picture

Tint = tuple[float, float, float, float]
_GAME = "casse_du_siecle"
_PLAIN = (1, 1, 1, 1)


def _picture(name: str) -> Picture:
    return pictures.picture(name, _GAME)


def show(name: str, box: Box, mirrored: bool = False, tint: Tint = _PLAIN) -> Rectangle:
    texture = _picture(name).texture
    coords = list(texture.tex_coords)
    if mirrored:
        coords = [*coords[2:4], *coords[0:2], *coords[6:8], *coords[4:6]]
    Color(*tint)
    return Rectangle(pos=(box.x, box.y), size=(box.width, box.height), texture=texture, tex_coords=coords)


def _framed(name: str, box: Box) -> None:
    """Draws a picture that keeps its borders when stretched; the borders are thinner where it is small."""
    picture = _picture(name)
    scale = min(1.0, _scale(picture, box))
    edges = [side * scale * picture.size[0] / picture.texture.width for side in picture.border]
    Color(*_PLAIN)
    BorderImage(
        texture=picture.texture,
        border=picture.border,
        display_border=edges,
        pos=(box.x, box.y),
        size=(box.width, box.height),
    )


def _scale(picture: Picture, box: Box) -> float:
    return min(box.width / picture.size[0], box.height / picture.size[1])


def _fitting(picture: Picture, box: Box) -> Box:
    """The largest box in the middle of `box` that does not distort the picture."""
    scale = _scale(picture, box)
    w, h = picture.size[0] * scale, picture.size[1] * scale
    return Box(box.center[0] - w / 2, box.center[1] - h / 2, w, h)


def _disc(picture: Picture, box: Box, mirrored: bool = False) -> tuple[float, float, float]:
    """Middle and radius of the disc for writing, in a picture that is shown in a box."""
    x, y, radius = map(dp, picture.facts["plate"])
    across = box.width / picture.size[0]
    middle = picture.size[0] - x if mirrored else x
    return box.x + middle * across, box.y + box.height - y * box.height / picture.size[1], radius * across


# The room, and the lights in it


def room(box: Box) -> None:
    """Draws a wall of brushed steel, with the burglars' blueprint over it."""
    Color(*_PLAIN)
    Rectangle(
        pos=(box.x, box.y),
        size=(box.width, box.height),
        texture=pictures.texture("wall", _GAME),
        tex_coords=pictures.covering("wall", box.width, box.height, _GAME),
    )


def light(kind: str, box: Box) -> None:
    """Draws a light round a box and a glow around the light. `kind`: lit, taken or bet."""
    _framed(f"ring_{kind}", Box(box.x - dp(6), box.y - dp(6), box.width + dp(12), box.height + dp(12)))


# Keys

_KEY_LETTERS = 1.5  # height of the number, in radii of a key's disc
_ON_SHAFT, _LETTER = 1.66, 0.78  # where the letter's plate is, and its radius, in radii of the disc


def key(box: Box, written: str | None, mirrored: bool = False, sober: bool = False) -> None:
    """Draws a key that lies in a box, its disc left or above: the number on it, the letter on the shaft.
    `written` None: face down, with a keyhole. `sober`: without colours, in a hand that others might see."""
    name, where = _key(box, written)
    show(name, where, mirrored, theme.SECRET if sober else _PLAIN)
    if written is not None:
        x, y, radius = _disc(_picture(name), where, mirrored)
        if sober:
            engraved(written[0], x, y, radius * _KEY_LETTERS)
        else:
            text(written[0], x, y, radius * _KEY_LETTERS, INK)
        along, down = (0, 1) if name.startswith("hand") else (-1 if mirrored else 1, 0)
        away = radius * _ON_SHAFT
        marks.letter(written[1], x + along * away, y - down * away, radius * _LETTER, sober)


def key_letters(box: Box) -> float:
    """The height of the number on a key."""
    name, where = _key(box, "1C")
    return _disc(_picture(name), where)[2] * _KEY_LETTERS


def _key(box: Box, written: str | None) -> tuple[str, Box]:
    name = ("" if box.width >= box.height else "hand_") + ("key_down" if written is None else "key_up")
    return name, _fitting(_picture(name), box)


def bunch(box: Box, keys: int) -> None:
    """Draws so many keys, face down, on a ring."""
    if keys:
        name = f"bunch_{keys}"
        show(name, _fitting(_picture(name), box))


def place(box: Box, name: str, right: bool) -> None:
    """Draws the place where a bunch hangs. Its name is on the side away from the door's other bunch."""
    _framed("hook", box)
    edge = box.height * 0.2
    x = box.x + (box.width - edge if right else edge)
    text(name, x, box.y + box.height * 0.83, max(edge, dp(12)), NEON)


# Doors

_LOCK_SIZE, _KEY_SIZE = 1.12, 1.3  # size of a lock and of a key, as parts of their field of the door
_LOCK_LETTERS = 0.82  # height of the number, as a part of the plate's height
_TURNED = 36  # degrees by which the wheel of an open door is turned


def door(box: Box, opened: bool) -> None:
    show("door_open" if opened else "door", box)
    if opened:  # its steel lies in the tubes' light
        lit = box.inside(0.05)
        Color(*NEON[:3], 0.2)
        Rectangle(pos=(lit.x, lit.y), size=(lit.width, lit.height))


def wheel(box: Box, number: str, opened: bool) -> None:
    """Draws the wheel of a door, with the door's number. It lies above the locks."""
    door_, picture = _picture("door"), _picture("wheel")
    x, y = _in_door(box, *door_.facts["hub"])
    side = picture.size[0] * box.width / door_.size[0]
    around = Box(x - side / 2, y - side / 2, side, side)
    PushMatrix()
    Rotate(angle=_TURNED if opened else 0, origin=(x, y))
    show("wheel", around)
    PopMatrix()
    text(number, x, y, max(_disc(picture, around)[2] * 1.3, dp(12)), NEON if opened else LIGHT)


def _in_door(box: Box, x: float, y: float) -> tuple[float, float]:
    """The point on screen for a point of the door's picture, which is counted from its upper left corner."""
    wide, high = _picture("door").size
    return box.x + dp(x) * box.width / wide, box.y + box.height - dp(y) * box.height / high


def field(box: Box, number: int) -> Box:
    """The field of a door, one of four, in which this lock is."""
    x, y, w, h = _picture("door").facts["fields"][number]
    left, bottom = _in_door(box, x, y + h)
    right, top = _in_door(box, x + w, y)
    return Box(left, bottom, right - left, top - bottom)


def lock(box: Box, number: int, written: str, key_: str | None = "") -> None:
    """Draws a lock of the door in this box, with number and letter; `key_`: the key that covers it, if any.

    Keyholes and bows are on the outer side of the door, away from its wheel.
    """
    around, mirrored = field(box, number), number % 2 == 1
    plate = lock_box(box, number)
    show("lock", plate, mirrored)
    if key_ == "":
        marks.face(written, _plate(plate, mirrored), lock_letters(plate))
    else:
        key(around.grown(_KEY_SIZE), key_, mirrored)


def lock_box(box: Box, number: int) -> Box:
    return _fitting(_picture("lock"), field(box, number).grown(_LOCK_SIZE))


def key_box(box: Box, number: int) -> Box:
    return field(box, number).grown(_KEY_SIZE)


def _plate(lock_: Box, mirrored: bool) -> Box:
    """The plate of a lock, on which its number and letter are written."""
    picture = _picture("lock")
    x, y, w, h = (dp(part) * lock_.width / picture.size[0] for part in picture.facts["plate"])
    left = lock_.width - x - w if mirrored else x
    return Box(lock_.x + left, lock_.y + lock_.height - y - h, w, h)


def lock_letters(lock_: Box) -> float:
    """The height of the number on a lock."""
    return _plate(lock_, False).height * _LOCK_LETTERS


# The safe


def safe(box: Box) -> None:
    _framed("safe", box)


def gear(box: Box, upper: bool) -> None:
    """Draws a gear, face down."""
    name = "gear_gold" if upper else "gear_steel"
    show(name, _fitting(_picture(name), box))


def gear_place(bay: Box, box: Box, number: str) -> None:
    """Draws the compartment in which the gears of a place lie, and writes its name into the box."""
    _framed("bay", bay)
    x, y = box.center
    text(number, x + box.width * 0.12, y, min(box.height * 0.44, box.width * 1.1), NEON)


_GEAR_LETTERS = 1.45  # height of the number, in radii of a gear's disc


def gear_face(box: Box, value: str, sober: bool = False) -> Rectangle:
    """Draws a gear face up. Returns its number."""
    show("gear_face", _fitting(_picture("gear_face"), box), tint=theme.SECRET if sober else _PLAIN)
    x, y, radius = _gear_disc(box)
    write = engraved if sober else partial(text, colour=INK)
    return write(value, x, y, radius * _GEAR_LETTERS)


def turn_gear(number: Rectangle, box: Box, value: str) -> None:
    """Shows another number on a gear that was drawn."""
    x, y, radius = _gear_disc(box)
    rewrite(number, value, x, y, radius * _GEAR_LETTERS)


def _gear_disc(box: Box) -> tuple[float, float, float]:
    picture = _picture("gear_face")
    return _disc(picture, _fitting(picture, box))


def notebook(box: Box) -> None:
    _framed("notebook", box)


def on_notebook(page: Box) -> Box:
    """The part of the page where there is room for text, beside its spiral."""
    picture = _picture("notebook")
    times = picture.size[0] * _scale(picture, page) / picture.texture.width
    bottom, right, top, left = (side * times for side in picture.border)
    return Box(
        page.x + left, page.y + bottom / 2, page.width - left - right, page.height - (bottom + top) / 2
    )
