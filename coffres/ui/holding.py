"""What is pressed or, where it does what cannot be undone, held: one way of holding, everywhere the same.

How long it takes, and that it can be seen, depends on nothing but the fingers: so that nobody across the
table can tell by it what somebody chooses, or whether they may.
"""

from __future__ import annotations

from kivy.clock import Clock
from kivy.properties import BooleanProperty, ListProperty, NumericProperty
from kivy.uix.behaviors import ButtonBehavior

HOLD = 0.6  # seconds
_FRAME = 0.1  # seconds that a frame counts at most: in a longer one the finger may have gone unnoticed


class Holding(ButtonBehavior):
    """`on_done` comes when it was pressed, or held to the end where it asks for that."""

    __events__ = ("on_done",)
    hold = BooleanProperty(False)
    held = NumericProperty(0)  # of the ring, 0 to 1
    moves = ListProperty()  # what it leads to, for whoever plays by touches

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
        there = self.parent is not None and not self.disabled  # or something came while it was pressed
        if there and not self.hold:
            self.dispatch("on_done")

    def on_disabled(self, _widget: object, disabled: bool) -> None:
        if disabled:
            self.state = "normal"

    def on_parent(self, _widget: object, parent: object) -> None:
        """What is gone is not held any more."""
        if parent is None:
            self.state = "normal"

    def on_done(self) -> None:
        """Nothing to do but for those who listen."""
