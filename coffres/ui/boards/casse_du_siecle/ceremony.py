"""The end of the heist: one gear after the other stops at its digit, and the safe opens."""

from __future__ import annotations

from typing import Any

from kivy.graphics import Color, SmoothEllipse

from coffres.games.casse_du_siecle.material import SAFE
from coffres.ui.board_parts import Ceremony
from coffres.ui.boards.casse_du_siecle import pieces
from coffres.ui.boards.casse_du_siecle.ink import NEON
from coffres.ui.box import Box
from coffres.ui.ceremonies import Finish, Tableau, part

_FIRST, _LAST = 0.12, 0.62  # the parts of the scene at which the first and the last gear stop
_RINGS = 9  # of which the light is made
_HALO = 1.12  # size of the light behind a gear that has stopped
_DIGITS = 10
_TURNS = 90  # how many digits a turning gear shows


class SafeOpens(Tableau):
    lasts = 5.0

    def __init__(self, finish: Finish, **kwargs: object) -> None:
        super().__init__(finish, **kwargs)
        self.digits = combination(finish.moment.table)
        count = max(1, len(self.digits) - 1)
        self.beats = [_FIRST + (_LAST - _FIRST) * gear / count for gear in range(len(self.digits))] + [
            _LAST + 0.06
        ]

    def paint(self, box: Box, played: float) -> None:
        safe_high = min(box.height * 0.4, box.width * 0.9 / 3.1)
        safe_wide = safe_high * 3.1
        floor = box.y + box.height * 0.06
        pieces.open_safe(
            Box(box.center[0] - safe_wide / 2, floor, safe_wide, safe_high), part(played, _LAST + 0.06, 1)
        )
        below = floor + safe_high + box.height * 0.04
        self._paint_gears(Box(box.x, below, box.width, box.y + box.height * 0.98 - below).within(4), played)

    def _paint_gears(self, box: Box, played: float) -> None:
        count = len(self.digits)
        rows = max((1, 2), key=lambda rows: min(box.width / -(-count // rows), box.height / rows))
        columns = -(-count // rows)
        side = min(box.width / columns, box.height / rows)
        x, y = box.center
        for gear, digit in enumerate(self.digits):
            row, column = divmod(gear, columns)
            wide = min(columns, count - row * columns)
            middle = (x + (column - (wide - 1) / 2) * side, y + ((rows - 1) / 2 - row) * side)
            stopped = played >= self.beats[gear]
            if stopped:
                self._paint_halo(*middle, side * _HALO / 2 * 0.9)
            shown = digit if stopped else (gear * 3 + int(played * _TURNS)) % _DIGITS + 1
            pieces.gear_face(
                Box(middle[0] - side / 2, middle[1] - side / 2, side, side).grown(0.9), str(shown)
            )

    @staticmethod
    def _paint_halo(x: float, y: float, radius: float) -> None:
        """A light that fades outwards."""
        Color(*NEON[:3], 0.07)
        for step in range(_RINGS):
            reach = radius * (1 - 0.3 * step / _RINGS)
            SmoothEllipse(pos=(x - reach, y - reach), size=(2 * reach, 2 * reach))


def combination(view: dict[str, Any]) -> list[int]:
    """The digits of the safe as they are dialed: place by place, the lower gear before the one on it."""
    order = [slot for place in range(SAFE) for slot in range(place, len(view["gears"]), SAFE)]
    on_safe = [slot for slot in order if slot < SAFE or view["covers"] >> slot - SAFE & 1]
    return [view["gears"][slot] for slot in on_safe if view["gears"][slot]]


class Heist(Ceremony):
    ground = ("wall", "casse_du_siecle")

    def scene(self, finish: Finish) -> Tableau:
        return SafeOpens(finish)


CEREMONY = Heist()
