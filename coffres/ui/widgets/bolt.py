"""The bolt of the curtain. It is slid, all the way: no tap and no double tap opens it."""

from __future__ import annotations

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.widget import Widget

from coffres.ui.pairs import load_layout

_OPEN = 0.92  # of the way
_DEAD_TIME = 0.5  # seconds between the bolt's end and what it opens


class Bolt(Widget):
    __events__ = ("on_open",)
    slid = NumericProperty(0)  # 0 shut, 1 open
    opened = BooleanProperty(False)
    sliding = BooleanProperty(False)  # a finger moves it

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._finger: object = None
        self._grip = 0.0

    @property
    def handle(self) -> float:
        """The side of the square that the finger takes."""
        return min(self.height, dp(96))

    @property
    def way(self) -> float:
        return max(1.0, self.width - self.handle)

    def on_touch_down(self, touch: object) -> bool:
        left = self.x + self.slid * self.way
        on_handle = left <= touch.x <= left + self.handle and self.y <= touch.y <= self.top
        if self.opened or self._finger is not None or not on_handle:
            return self.collide_point(*touch.pos)
        Animation.cancel_all(self, "slid")
        touch.grab(self)
        self._finger = touch
        self._grip = touch.x - left
        return True

    def on_touch_move(self, touch: object) -> bool:
        if touch is not self._finger or touch.grab_current is not self:
            return False
        self.slid = min(1.0, max(0.0, (touch.x - self._grip - self.x) / self.way))
        self.sliding = self.sliding or self.slid > 0
        return True

    def on_touch_up(self, touch: object) -> bool:
        if touch is not self._finger or touch.grab_current is not self:
            return False
        touch.ungrab(self)
        self._finger = None
        self.sliding = False
        if self.slid >= _OPEN:
            self.slid = 1.0
            self.opened = True
            Clock.schedule_once(self._open, _DEAD_TIME)
        else:
            Animation(slid=0, d=0.2, t="out_quad").start(self)  # it falls back
        return True

    def _open(self, _seconds: float) -> None:
        if self.parent is not None:  # the curtain may be gone by now
            self.dispatch("on_open")

    def on_open(self) -> None:
        """Nothing to do but for those who listen."""


load_layout(__name__)
