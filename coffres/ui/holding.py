"""Pressing and, for actions that cannot be undone, holding: the same everywhere.

The time it takes and the way it looks depend only on the fingers. So nobody across the table can see what
somebody chooses, or whether they may choose it.
"""

from __future__ import annotations

from kivy.clock import Clock
from kivy.properties import BooleanProperty, ListProperty, NumericProperty
from kivy.uix.behaviors import ButtonBehavior

HOLD = 0.6  # seconds
_FRAME = 0.1  # most seconds that one frame counts: in a longer frame the finger may have gone up unseen


class Holding(ButtonBehavior):
    """`on_done` comes when the widget was pressed or, if it must be held, when it was held long enough."""

    __events__ = ("on_done",)
    hold = BooleanProperty(False)
    held = NumericProperty(0)  # how much of the ring is full, 0 to 1
    moves = ListProperty()  # the moves it leads to, for programs that play by touches

    def __init__(self, **kwargs: object) -> None:
        self._holding = Clock.create_trigger(self._hold_on, 0, interval=True)
        super().__init__(**kwargs)

    def on_state(self, _widget: object, state: str) -> None:
        self._holding.cancel()
        self.held = 0
        if self.hold and state == "down":
            self._holding()

    def _hold_on(self, seconds: float) -> None:
        self.held = min(1, self.held + min(seconds, _FRAME) / HOLD)
        if self.held == 1:
            self._holding.cancel()
            self.held = 0
            self.dispatch("on_done")

    def on_release(self) -> None:
        # it may have been removed or disabled while it was pressed
        there = self.parent is not None and not self.disabled
        if there and not self.hold:
            self.dispatch("on_done")

    def on_disabled(self, _widget: object, disabled: bool) -> None:
        if disabled:
            self.state = "normal"

    def on_parent(self, _widget: object, parent: object) -> None:
        """A widget that has been removed is not held any more."""
        if parent is None:
            self.state = "normal"

    def on_done(self) -> None:
        """The default handler that Kivy requires; it does nothing."""
