"""A thumbwheel: a label, a glass with a number and its neighbours, and a roll that a finger turns."""

from __future__ import annotations

from kivy.graphics import BorderImage, Color, Rectangle
from kivy.metrics import dp, sp

from coffres.ui import pictures
from coffres.ui.boards.casse_du_siecle import pieces
from coffres.ui.boards.casse_du_siecle.ink import LIGHT, NEON, text
from coffres.ui.box import Box
from coffres.ui.widgets.icon import Icon

_GAME = "casse_du_siecle"
HIGHEST = 10  # the numbers begin at 1
_NEIGHBOUR, _END = (*NEON[:3], 0.45), (*NEON[:3], 0.75)
_AROUND = 0.14  # of the glass, round a gear
_ENDS = 0.2  # of a tall glass, for the numbers at both ends of the roll
_LOW = 0.8  # a dial that is lower than this part of its width has its label beside the glass


def draw(box: Box, label: str, digits: tuple[str, str, str] | None, done: bool, turned: float) -> None:
    """`digits`: the number and those before and after it, None while nobody looks: then a gear lies in the
    glass, of gold if it has been set, `done`. `turned`: how far a finger has moved the roll."""
    case = box.inside(0.02)
    _framed("dial", case)
    inner = case.inside(0.1)
    low = inner.height < _LOW * inner.width
    top = 0.0 if low else min(inner.height * 0.16, sp(48))
    side = inner.width * 0.22 if low else 0.0
    high = inner.height - top
    window = Box(inner.x + side, inner.y + high * 0.44, inner.width - side, high * 0.54)
    roll = Box(inner.x + side, inner.y, inner.width - side, high * 0.38)
    if low:
        text(
            label,
            inner.x + side * 0.45,
            inner.center[1],
            min(sp(26), side * 0.8 / max(1, len(label) * 0.5)),
            LIGHT,
        )
    else:
        text(label, inner.center[0], inner.y + inner.height - top / 2, top * 0.8, LIGHT)
    _framed("dial_window", window)
    if digits is None:
        _rest(window, done)
    else:
        _write(window, digits)
    _tick(window)
    _roll(roll, turned)


def _rest(window: Box, done: bool) -> None:
    """A gear; beside or below it, as long as nothing is set, the first number and the last."""
    tall = window.height > 1.2 * window.width
    lower = window.height * _ENDS if tall else 0.0
    pieces.gear(Box(window.x, window.y + lower, window.width, window.height - lower).inside(_AROUND), done)
    if done:
        return
    size = min(window.height * (_ENDS if tall else 0.4), window.width * 0.2, sp(26))
    y = window.y + lower * 0.9 if tall else window.center[1]
    for number, way in (("1", -1), (str(HIGHEST), 1)):
        text(number, window.center[0] + way * window.width * 0.32, y, size, _END)


def _write(window: Box, digits: tuple[str, str, str]) -> None:
    """The number, as it comes round between the two next to it."""
    (x, y), size = window.center, min(window.height * 0.66, sp(72), window.width * 0.4)
    before, number, after = digits
    text(number, x, y, size, NEON)
    for neighbour, way in ((before, -1), (after, 1)):
        text(neighbour, x + way * window.width * 0.32, y, size * 0.55, _NEIGHBOUR)


def _tick(window: Box) -> None:
    """The marks at which a number clicks into place."""
    x, tick = window.center[0], dp(7)
    Color(*LIGHT[:3], 0.7)
    for low in (window.y + dp(6), window.y + window.height - dp(6) - tick):
        Rectangle(pos=(x - dp(1), low), size=(dp(2), tick))


def _roll(box: Box, turned: float) -> None:
    tile = pictures.picture("dial_wheel", _GAME)
    first, across = -turned / tile.size[0], box.width / tile.size[0]
    Color(1, 1, 1, 1)
    Rectangle(
        pos=(box.x, box.y),
        size=(box.width, box.height),
        texture=tile.texture,
        tex_coords=(first, 1, first + across, 1, first + across, 0, first, 0),
    )
    size = min(box.height * 0.7, dp(44))
    for icon, x in (("chevron-left", box.x + box.width * 0.16), ("chevron-right", box.x + box.width * 0.84)):
        Color(0.05, 0.06, 0.07, 0.72)
        Rectangle(pos=(x - size * 0.5, box.y), size=(size, box.height))
        text(Icon.sign(icon), x, box.center[1], size, LIGHT, "Icons")


def _framed(name: str, box: Box) -> None:
    picture = pictures.picture(name, _GAME)
    scale = min(1.0, box.width / picture.size[0], box.height / picture.size[1])
    edges = [side * scale * picture.size[0] / picture.texture.width for side in picture.border]
    Color(1, 1, 1, 1)
    BorderImage(
        texture=picture.texture,
        border=picture.border,
        display_border=edges,
        pos=(box.x, box.y),
        size=(box.width, box.height),
    )
