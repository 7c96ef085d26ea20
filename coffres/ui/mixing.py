"""Mixing: moves what lies behind a game with Kivy's clock. Parts begin, faders move, and all of it makes way
for the voice."""

from __future__ import annotations

from kivy.clock import Clock, ClockEvent

from coffres.device.ports import Speaker
from coffres.device.sound import Sounds

_BEGINS = 0.8  # seconds within which a voice has begun to speak
_LISTEN = 0.2  # seconds between two looks whether it still speaks


class Mixing:
    def __init__(self, sounds: Sounds, speaker: Speaker) -> None:
        self._sounds = sounds
        self._speaker = speaker
        self._next: ClockEvent | None = None
        self._spoke: float | None = None  # when the voice was asked to speak; None: it is silent

    def go(self, *_: object) -> None:
        """Does what is due now, and comes back when there is more."""
        self.stop()
        now = Clock.get_time()
        if self._spoke is not None and now >= self._spoke + _BEGINS and not self._speaker.speaking:
            self._spoke = None
            self._sounds.duck(False)
        due = self._sounds.mix(now)
        if self._spoke is not None:
            due = _LISTEN if due is None else min(due, _LISTEN)
        if due is not None:
            self._next = Clock.schedule_once(self.go, due)

    def stop(self) -> None:
        if self._next is not None:
            self._next.cancel()
            self._next = None

    def speak(self) -> None:
        self._spoke = Clock.get_time()
        self._sounds.duck(True)
        self.go()

    def hush(self) -> None:
        if self._spoke is not None:
            self._spoke = None
            self._sounds.duck(False)
            self.go()
