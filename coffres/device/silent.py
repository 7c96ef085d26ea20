"""A device for tests and tools: it remembers what it was asked to do, and its samples are set by the test."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from coffres.device.ports import NO_MARGINS, Acceleration, Chosen, Device, Margins
from coffres.engine.trouble import Trouble


class Call(NamedTuple):
    port: str
    what: str
    args: tuple[object, ...] = ()


class Silent:
    """One object for every kind of port. Tests can set `trouble`, `ready` and `speaking` of the voice,
    `acceleration`, which is read while the sensor is on, and `taken`, the margins of the window."""

    def __init__(self, name: str, calls: list[Call]) -> None:
        self._name = name
        self._calls = calls
        self.trouble: Trouble | None = None
        self.acceleration: Acceleration | None = None
        self.started = False
        self.ready = False
        self.speaking = False
        self.taken = NO_MARGINS

    def _note(self, what: str, *args: object) -> None:
        self._calls.append(Call(self._name, what, args))

    # Motor, sensor and speaker

    def pulse(self, *lengths: float) -> None:
        self._note("pulse", *lengths)

    def start(self) -> None:
        self.started = True
        self._note("start")

    def stop(self) -> None:
        self.started = False
        self._note("stop")

    def read(self) -> Acceleration | None:
        return self.acceleration if self.started else None

    def prepare(self, lang: str) -> None:
        self._note("prepare", lang)

    def say(self, text: str, volume: int) -> None:
        self._note("say", text, volume)

    # The window

    def keep(self, awake: bool) -> None:
        self._note("keep", awake)

    def close(self, closed: bool) -> None:
        self._note("close", closed)

    def hide(self) -> None:
        self._note("hide")

    def margins(self, width: float, height: float) -> Margins:
        return self.taken

    # Sharing

    def text(self, text: str, title: str) -> None:
        self._note("text", text, title)

    def file(self, path: Path, kind: str, title: str) -> None:
        self._note("file", path, kind, title)

    def pick(self, chosen: Chosen) -> None:
        """The test calls `chosen` in place of people."""
        self.chosen = chosen
        self._note("pick")


class SilentDevice:
    """`ports` is the device; the rest is for the test that watches it."""

    def __init__(self) -> None:
        self.calls: list[Call] = []
        self._silent = {name: Silent(name, self.calls) for name in Device._fields}
        self.ports = Device(**self._silent)

    def __getitem__(self, name: str) -> Silent:
        return self._silent[name]

    def asked(self, port: str) -> list[Call]:
        """What one port was asked to do, in order."""
        return [call for call in self.calls if call.port == port]
