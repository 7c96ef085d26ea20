"""For what can be read aloud: whether there is a voice. A device may take a moment to find it."""

from __future__ import annotations

from collections.abc import Callable

from kivy.app import App
from kivy.clock import Clock, ClockEvent
from kivy.properties import BooleanProperty

_FOUND = 1.5  # seconds


class Voiced:
    """For a widget: `voiced` tells whether there is a voice, also when it is found only now."""

    voiced = BooleanProperty(False)
    _may: Callable[[], bool]
    _listening: ClockEvent

    def find_voice(self, may: Callable[[], bool]) -> None:
        """`may` tells whether this can be read aloud, as far as is known by now."""
        App.get_running_app().senses.find_voice()
        self._may = may
        self._listening = Clock.schedule_once(self._listen, _FOUND)
        self._listen()

    def _listen(self, *_: object) -> None:
        self.voiced = self._may()

    def be_silent(self) -> None:
        """It is put away: nothing of it is read aloud any more."""
        self._listening.cancel()
        App.get_running_app().senses.say_no_more()
