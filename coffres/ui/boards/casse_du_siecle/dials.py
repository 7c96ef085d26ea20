"""Entering the combination from memory: one dial for each gear, as wide as three fingers.

A dial shows its number only while a finger is on it. People across the table see that it turns, but not its
number.
"""

from __future__ import annotations

from collections.abc import Sequence

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.gridlayout import GridLayout
from kivy.uix.widget import Widget

from coffres.ui.boards.casse_du_siecle import pieces, thumbwheel
from coffres.ui.boards.casse_du_siecle.opening import OpenSafe
from coffres.ui.box import Box
from coffres.ui.fingers import slipped
from coffres.ui.pairs import load_layout

_DETENT = 26  # dp that a finger moves from one number to the next
_THREE_FINGERS = 144  # dp
_TALLEST, _LEAST = 480, 210  # dp: the highest that a dial gets, and the lowest beside the safe
_EDGE = 12  # dp: round the dials
_LONG, _UPPER = 2.8, 0.34  # width of the safe in its heights, and the most that it has of the board's height
_STIR = 10  # dp: a finger that moves less has tapped
_STAYS = 5.0  # seconds that a number is shown in tap mode, for people who find holding too hard


class Dial(Widget):
    """A tap on its right half turns it one number forwards, on its left half one back. A finger can also
    slide on it."""

    value = NumericProperty(0)  # 0: not set yet
    label = StringProperty()
    tap_to_see = BooleanProperty(False)
    shown = BooleanProperty(False)
    turned = NumericProperty(0)  # how far a finger has moved the roll; at rest all rolls look the same

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._finger: object = None
        self._from = (0.0, 0)
        self._slid = False
        self._closing = Clock.create_trigger(self._close, _STAYS)
        self.bind(pos=self._draw, size=self._draw, value=self._draw, shown=self._draw, turned=self._draw)

    def on_touch_down(self, touch: object) -> bool:
        if not self.collide_point(*touch.pos) or self._finger is not None:
            return self.collide_point(*touch.pos)
        touch.grab(self)
        self._finger, self._from, self._slid = touch, (touch.x, self.value), False
        self._closing.cancel()
        self.shown = True
        return True

    def on_touch_move(self, touch: object) -> bool:
        if touch is not self._finger or touch.grab_current is not self:
            return False
        start, value = self._from
        self._slid = self._slid or abs(touch.x - start) > dp(_STIR)
        if self._slid:
            self.value = _turned(value, round((touch.x - start) / dp(_DETENT)))
            self.turned = touch.x - start
        return True

    def on_touch_up(self, touch: object) -> bool:
        if touch is not self._finger or touch.grab_current is not self:
            return False
        touch.ungrab(self)
        self._finger, self.turned = None, 0
        if not self._slid and not slipped(touch):
            self.value = _turned(self.value, 1 if touch.x >= self.center_x else -1)
        if self.tap_to_see:
            self._closing()
        else:
            self.shown = False
        return True

    def _close(self, *_: object) -> None:
        self.shown = False

    def turning(self, value: int) -> tuple[float, float]:
        """The point where a tap turns the dial towards this number."""
        back = self.value > value
        return self.x + self.width * (0.25 if back else 0.75), self.center_y

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        with self.canvas:
            box = Box(*self.pos, *self.size)
            thumbwheel.draw(box, self.label, self._written(), bool(self.value), self.turned)

    def _written(self) -> tuple[str, str, str] | None:
        """The numbers in the glass while a finger is on it: the one that is set between its neighbours."""
        if not self.shown:
            return None
        before, after = (str(_turned(self.value, by)) for by in (-1, 1))
        return before, str(self.value) if self.value else "", after


def _turned(value: int, by: int) -> int:
    """The number after a turn, round and round. A dial that is not set begins at its first or its last
    number."""
    if not value:
        value = 0 if by > 0 else 1
    return (value - 1 + by) % thumbwheel.HIGHEST + 1


class Dials(GridLayout):
    """`labels`: the names of the gears, in the order of the combination."""

    def __init__(self, labels: Sequence[str], tap_to_see: bool, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.dials = [Dial(label=label, tap_to_see=tap_to_see) for label in labels]
        for dial in self.dials:
            self.add_widget(dial)
        self.bind(pos=self._draw, size=self._draw, padding=self._draw)

    @property
    def values(self) -> tuple[int, ...]:
        return tuple(dial.value for dial in self.dials)

    def turning(self, values: Sequence[int]) -> tuple[float, float] | None:
        """The point of the window where a tap turns the dials towards these values; None if they show them
        already."""
        for dial, value in zip(self.dials, values, strict=True):
            if dial.value != value:
                return dial.to_window(*dial.turning(value))
        return None

    def on_touch_down(self, touch: object) -> bool:
        """Keeps every touch away from what lies behind the dials."""
        return super().on_touch_down(touch) or self.collide_point(*touch.pos)

    @staticmethod
    def columns(width: float) -> int:
        return 4 if width / 4 >= dp(_THREE_FINGERS) else 2

    @classmethod
    def margins(cls, dials: int, width: float, height: float) -> tuple[float, float, float, float]:
        """Left, above, right and below: the safe that they open has its room above them, and dials do not get
        higher than is useful."""
        rows, safe = -(-dials // cls.columns(width)), cls.safe(dials, width, height)
        free = max(2 * dp(_EDGE), height - safe - rows * dp(_TALLEST))
        return dp(_EDGE), safe + free / 2, dp(_EDGE), free / 2

    @classmethod
    def safe(cls, dials: int, width: float, height: float) -> float:
        """The height of the safe, with what is round it; 0 where the dials need its room."""
        rows, high = -(-dials // cls.columns(width)), min((width - 4 * dp(_EDGE)) / _LONG, height * _UPPER)
        return high + dp(_EDGE) if height - high - 2 * dp(_EDGE) >= rows * dp(_LEAST) else 0.0

    def _draw(self, *_: object) -> None:
        high = self.safe(len(self.dials), *self.size) - dp(_EDGE)
        self.canvas.before.clear()
        with self.canvas.before:
            pieces.room(Box(*self.pos, *self.size))
            if high > 0:
                middle, top = self.x + self.width / 2, self.y + self.height - self.padding[1]
                OpenSafe(Box(middle - high * _LONG / 2, top + dp(_EDGE) / 2, high * _LONG, high), 0.0)


load_layout(__name__)
