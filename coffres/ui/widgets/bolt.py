"""The bolt of the curtain. It must be slid all the way: no tap and no double tap opens it."""

from __future__ import annotations

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import AliasProperty, BooleanProperty, NumericProperty
from kivy.uix.widget import Widget

from coffres.ui.fingers import slipped
from coffres.ui.motion import Movement
from coffres.ui.pairs import load_layout
from coffres.ui.pictures import picture

_OPEN = 0.92  # the part of the way after which it is open
_DEAD_TIME = 0.5  # seconds between the end of the bolt's way and the opening


class Bolt(Widget):
    """As wide as its layout says. The pictures of rail and bolt give the place of the knob."""

    __events__ = ("on_open",)
    slid = NumericProperty(0)  # 0 shut, 1 open
    sliding = BooleanProperty(False)  # whether a finger moves it
    opened = BooleanProperty(False)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._finger: object = None
        self._grip = 0.0

    def _unit(self) -> float:
        """The size of one dp of the pictures on this screen: the pictures are as large as there is room."""
        return self.width / (picture("rail").size[0] / dp(1))

    unit = AliasProperty(_unit, None, bind=["width"], cache=True)

    @property
    def way(self) -> float:
        """How far the bolt slides."""
        return picture("bolt").facts["travel"] * self.unit

    @property
    def knob(self) -> tuple[float, float]:
        """The middle of the knob that the finger takes."""
        return self._knob_at(self.slid)

    def _knob_at(self, slid: float) -> tuple[float, float]:
        left, top = picture("bolt").facts["start"]
        x, y = picture("bolt").facts["grip"]
        return self.x + (left + x) * self.unit + slid * self.way, self.top - (top + y) * self.unit

    def on_touch_down(self, touch: object) -> bool:
        x, y = self.knob
        reach = self.height * 0.55  # larger than the knob, because a thumb is wide
        on_knob = abs(touch.x - x) <= reach and abs(touch.y - y) <= reach
        if self.opened or self._finger is not None or not on_knob:
            return self.collide_point(*touch.pos)
        Animation.cancel_all(self, "slid")
        touch.grab(self)
        self._finger = touch
        self._grip = touch.x - x
        self.sliding = True
        return True

    def on_touch_move(self, touch: object) -> bool:
        if touch is not self._finger or touch.grab_current is not self:
            return False
        self.slid = min(1.0, max(0.0, (touch.x - self._grip - self._knob_at(0)[0]) / self.way))
        return True

    def on_touch_up(self, touch: object) -> bool:
        if touch is not self._finger or touch.grab_current is not self:
            return False
        touch.ungrab(self)
        self._finger = None
        self.sliding = False
        if self.slid >= _OPEN and not slipped(touch):
            self.slid = 1.0
            self.opened = True
            Clock.schedule_once(self._open, _DEAD_TIME)
        else:
            Movement(slid=0, d=0.2, t="out_quad").start(self)  # it slides back
        return True

    def _open(self, _seconds: float) -> None:
        if self.get_parent_window() is not None:  # the curtain may be gone by now
            self.dispatch("on_open")

    def on_open(self) -> None:
        """The default handler that Kivy requires; it does nothing."""


load_layout(__name__)
