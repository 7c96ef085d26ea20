"""A finger that points: a hand with a brass ring round what it touches."""

from __future__ import annotations

from kivy.animation import Animation
from kivy.core.text import Label as CoreLabel
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.uix.widget import Widget
from kivymd.icon_definitions import md_icons

from coffres.ui.motion import Movement
from coffres.ui.pairs import load_layout

_AWAY = dp(90)  # how far from its goal it comes into view


class Finger(Widget):
    def come(self, parent: Widget, point: tuple[float, float], seconds: float) -> None:
        """Comes to this point of its parent; its tip is at its centre."""
        Animation.cancel_all(self)
        if self.parent is None:
            parent.add_widget(self)
            self.center = point[0] + _AWAY, point[1] - _AWAY
        if seconds:
            Movement(center=point, d=seconds, t="out_cubic").start(self)
        else:
            self.center = point

    def go(self) -> None:
        Animation.cancel_all(self)
        if self.parent is not None:
            self.parent.remove_widget(self)

    @staticmethod
    def hand(size: float) -> Texture:
        drawn = CoreLabel(text=md_icons["hand-pointing-up"], font_name="Icons", font_size=size)
        drawn.refresh()
        return drawn.texture


load_layout(__name__)
