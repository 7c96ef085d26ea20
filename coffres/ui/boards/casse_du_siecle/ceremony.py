"""The end of the heist: one gear after the other stops at its digit, and the safe opens."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import hypot
from typing import Any

from kivy.graphics import (
    Color,
    PopMatrix,
    PushMatrix,
    Rectangle,
    Rotate,
    Scale,
    SmoothEllipse,
    Translate,
)
from kivy.graphics.texture import Texture

from coffres.games.casse_du_siecle.material import SAFE
from coffres.ui.board_parts import Ceremony
from coffres.ui.boards.casse_du_siecle import pieces
from coffres.ui.boards.casse_du_siecle.ink import ALARM, NEON
from coffres.ui.boards.casse_du_siecle.opening import OpenSafe
from coffres.ui.box import Box
from coffres.ui.ceremonies import Finish, Tableau, part
from coffres.ui.rays import Rays

_FIRST, _LAST = 0.12, 0.62  # the parts of the scene at which the first and the last gear stop
_HALO_EDGE = 0.3  # the outer part of the light's radius, in which it fades
_HALO_SIDE = 64  # of its texture, in texels
_LIGHT = 0.48  # its strength
_HALO = 1.12  # size of the light behind a gear that has stopped
_LONG = 2.5, 5.4  # least and most width of the safe, as multiples of its height
_ALARM_TURNS, _NONE = 360, 0.001  # degrees in a whole scene; the least reach of a light
_DIGITS = 10
_TURNS = 90  # how many digits a turning gear shows


class SafeOpens(Tableau):
    lasts = 5.0
    light: Sequence[float] = NEON  # behind a gear that has stopped

    def __init__(self, finish: Finish, **kwargs: object) -> None:
        super().__init__(finish, **kwargs)
        self.digits = self.known(combination(finish.moment.table))
        _halo()  # made while nothing moves yet
        count = max(1, len(self.digits) - 1)
        self.beats = [_FIRST + (_LAST - _FIRST) * gear / count for gear in range(len(self.digits))] + [
            _LAST + 0.06
        ]

    @staticmethod
    def known(digits: list[int]) -> list[int]:
        """The digits that are shown."""
        return [digit for digit in digits if digit]

    def ajar(self, played: float) -> float:
        """How far its doors are open."""
        return part(played, _LAST + 0.06, 1)

    def build(self, box: Box) -> None:
        safe_high = min(box.height * 0.4, box.width * 0.9 / _LONG[0])
        safe_wide = min(box.width * 0.9, safe_high * _LONG[1])
        floor = box.y + box.height * 0.06
        self._safe = OpenSafe(Box(box.center[0] - safe_wide / 2, floor, safe_wide, safe_high), 0.0)
        below = floor + safe_high + box.height * 0.04
        room = Box(box.x, below, box.width, box.y + box.height * 0.98 - below).within(4)
        places = _places(room, len(self.digits))
        self._gears = [
            _Gear(place, self.light, bool(digit)) for place, digit in zip(places, self.digits, strict=True)
        ]

    def play(self, box: Box, played: float) -> None:
        self._safe.go(self.ajar(played))
        for gear, digit in enumerate(self.digits):
            stopped = played >= self.beats[gear]
            shown = digit if stopped else (gear * 3 + int(played * _TURNS)) % _DIGITS + 1
            self._gears[gear].show(str(shown), stopped)


def _places(box: Box, count: int) -> list[Box]:
    """A square for each gear, in the number of rows that makes them largest."""
    rows = max((1, 2), key=lambda rows: min(box.width / -(-count // rows), box.height / rows))
    columns = -(-count // rows)
    side = min(box.width / columns, box.height / rows)
    (x, y), found = box.center, []
    for gear in range(count):
        row, column = divmod(gear, columns)
        wide = min(columns, count - row * columns)
        middle = (x + (column - (wide - 1) / 2) * side, y + ((rows - 1) / 2 - row) * side)
        found.append(Box(middle[0] - side / 2, middle[1] - side / 2, side, side).grown(0.9))
    return found


class _Gear:
    """A gear with a digit that changes while it turns, and a light behind it once it stands. One whose digit
    is not known shows its back."""

    def __init__(self, box: Box, light: Sequence[float], known: bool) -> None:
        self._box, self._shown = box, ""
        self._light = Color(*light[:3], 0)
        halo = box.grown(_HALO)
        Rectangle(pos=(halo.x, halo.y), size=(halo.width, halo.height), texture=_halo())
        self._digit = pieces.gear_face(box, self._shown) if known else None
        if not known:  # the game was over before it was known
            pieces.gear(box, upper=False)

    def show(self, digit: str, stands: bool) -> None:
        if self._digit is None:
            return
        self._light.a = _LIGHT if stands else 0
        if digit != self._shown:
            self._shown = digit
            pieces.turn_gear(self._digit, self._box, digit)


@cache
def _halo() -> Texture:
    """A white disc that fades towards its edge. Rings would be more than a hundred instructions a frame."""
    middle, rows = _HALO_SIDE / 2, bytearray()
    for row in range(_HALO_SIDE):
        for column in range(_HALO_SIDE):
            inside = 1 - hypot(row + 0.5 - middle, column + 0.5 - middle) / middle
            rows += bytes((255, 255, 255, round(255 * min(1.0, max(0.0, inside / _HALO_EDGE)))))
    made = Texture.create(size=(_HALO_SIDE, _HALO_SIDE), colorfmt="rgba")
    made.mag_filter = made.min_filter = "linear"
    made.blit_buffer(bytes(rows), colorfmt="rgba", bufferfmt="ubyte")
    return made


class AlarmRings(SafeOpens):
    """Nobody opens it: the gears tell what nobody has dialed, two lamps turn, and the doors stay shut."""

    light = ALARM

    @staticmethod
    def known(digits: list[int]) -> list[int]:
        return digits  # a gear whose digit never came to light stays blank

    def ajar(self, played: float) -> float:
        return 0.0

    def build(self, box: Box) -> None:
        super().build(box)
        lamp = min(box.width, box.height) * 0.055
        self._lamps = [
            _Lamp(box.x + box.width * side, box.y + box.height * 0.24, lamp) for side in (0.07, 0.93)
        ]

    def play(self, box: Box, played: float) -> None:
        super().play(box, played)
        for lamp in self._lamps:
            lamp.ring(part(played, _LAST, _LAST + 0.1), played * _ALARM_TURNS)


class _Lamp:
    """A lamp of the alarm, and its light that turns."""

    def __init__(self, x: float, y: float, radius: float) -> None:
        self._x, self._y, self._radius = x, y, radius
        PushMatrix()
        Translate(x, y)
        self._turned, self._reach = Rotate(angle=0, origin=(0, 0)), Scale(1, 1, 1)
        Rays(0, 0, ALARM).shine(radius * 6.4, 0.0, 0.75)
        PopMatrix()
        Color(*ALARM[:3], _LIGHT)
        self._halo = Rectangle(texture=_halo())
        self._glass = [self._disc(size) for size in (1.0, 0.82)]

    def _disc(self, size: float) -> Color:
        colour, reach = Color(0, 0, 0, 1), self._radius * size
        SmoothEllipse(pos=(self._x - reach, self._y - reach), size=(2 * reach, 2 * reach))
        return colour

    def ring(self, rings: float, degrees: float) -> None:
        """`rings`: how strong it is, 0 to 1."""
        self._turned.angle = degrees
        self._reach.x = self._reach.y = max(_NONE, rings)
        reach = self._radius * 2.6 * rings
        self._halo.pos, self._halo.size = (self._x - reach, self._y - reach), (2 * reach, 2 * reach)
        for colour, shine in zip(self._glass, (0.35, 0.62 + 0.38 * rings), strict=True):
            colour.rgb = [shade * shine for shade in ALARM[:3]]


def combination(view: dict[str, Any]) -> list[int]:
    """The digits of the safe as they are dialed: place by place, the lower gear before the one on it. 0: one
    that is not known."""
    order = [slot for place in range(SAFE) for slot in range(place, len(view["gears"]), SAFE)]
    on_safe = [slot for slot in order if slot < SAFE or view["covers"] >> slot - SAFE & 1]
    return [view["gears"][slot] or 0 for slot in on_safe]


class Heist(Ceremony):
    ground = ("wall", "casse_du_siecle")

    def scene(self, finish: Finish) -> Tableau:
        return SafeOpens(finish)

    def unwon(self, finish: Finish) -> Tableau:
        return AlarmRings(finish)


CEREMONY = Heist()
