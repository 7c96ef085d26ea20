"""What is told one after the other in a ceremony: veiled at first, but as large as it will be afterwards."""

from __future__ import annotations

from kivy.properties import NumericProperty

from coffres.ui.motion import Movement

_TIME = 0.35  # seconds that revealing one takes


class Veiled:
    """For a widget, before its other classes."""

    told = NumericProperty(0)  # 0: veiled, 1: readable

    def tell(self, still: bool) -> None:
        if still:
            self.told = 1
        else:
            Movement(told=1, d=_TIME, t="out_quad").start(self)
