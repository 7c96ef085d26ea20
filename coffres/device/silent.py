"""A device for tests and tools: it remembers what was asked of it, and feels what it is told to feel."""

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
    """One port of all kinds. `trouble` can be set, a voice that is `ready`, `acceleration`, which is felt
    while it is started, and what the edges of the window are `taken` for."""

    def __init__(self, name: str, calls: list[Call]) -> None:
        self._name = name
        self._calls = calls
        self.trouble: Trouble | None = None
        self.acceleration: Acceleration | None = None
        self.started = False
        self.ready = False
        self.taken = NO_MARGINS

    def _note(self, what: str, *args: object) -> None:
        self._calls.append(Call(self._name, what, args))

    # Vibrator, accelerometer and speaker

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

    # To others

    def text(self, text: str, title: str) -> None:
        self._note("text", text, title)

    def file(self, path: Path, kind: str, title: str) -> None:
        self._note("file", path, kind, title)

    def pick(self, chosen: Chosen) -> None:
        """Whoever watches calls `chosen` in the place of people."""
        self.chosen = chosen
        self._note("pick")


class SilentDevice:
    """`ports` is the device; the rest is for whoever watches it."""

    def __init__(self) -> None:
        self.calls: list[Call] = []
        self._silent = {name: Silent(name, self.calls) for name in Device._fields}
        self.ports = Device(**self._silent)

    def __getitem__(self, name: str) -> Silent:
        return self._silent[name]

    def asked(self, port: str) -> list[Call]:
        """What was asked of one port, in order."""
        return [call for call in self.calls if call.port == port]
