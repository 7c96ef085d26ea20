"""What a tablet can do beside showing pictures, as the app asks for it.

A port never raises. What this device cannot do, or refuses to do, is `trouble`: one sentence for the
settings. Then the port does nothing, and the game goes on without it.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, Protocol

from coffres.engine.trouble import Trouble

Acceleration = tuple[float, float, float]  # m/s², gravity included; z stands up from the screen


class Margins(NamedTuple):
    """At each edge of our window so many pixels belong to a cut-out or to one of the system's bars."""

    left: float = 0
    bottom: float = 0
    right: float = 0
    top: float = 0


NO_MARGINS = Margins()


class Port(Protocol):
    @property
    def trouble(self) -> Trouble | None: ...


class Vibrator(Port, Protocol):
    def pulse(self, *lengths: float) -> None:
        """Pulses of so many seconds, one after the other; what vibrates already is over."""

    def stop(self) -> None: ...


class Accelerometer(Port, Protocol):
    def start(self) -> None: ...

    def stop(self) -> None: ...

    def read(self) -> Acceleration | None:
        """The latest sample; None until there is one."""


class Speaker(Port, Protocol):
    @property
    def ready(self) -> bool:
        """Whether there is a voice for the language that was prepared last: it takes a moment to be known."""

    def prepare(self, lang: str) -> None: ...

    def say(self, text: str, volume: int) -> None:
        """Aloud, at so many per cent, in place of what is being said."""

    def stop(self) -> None: ...


class KeepAwake(Port, Protocol):
    def keep(self, awake: bool) -> None:
        """The screen stays on although nobody touches it."""


class Curtain(Port, Protocol):
    def close(self, closed: bool) -> None:
        """No picture can be taken of the window, nor is there one among the apps last used."""


class Bars(Port, Protocol):
    def hide(self) -> None:
        """The system's own bars, which a finger at the edge brings back."""


class Insets(Port, Protocol):
    def margins(self, width: float, height: float) -> Margins:
        """Of our window, which is so large now."""


class Share(Port, Protocol):
    def text(self, text: str, title: str) -> None:
        """Lets people choose to whom a text goes."""

    def file(self, path: Path, kind: str, title: str) -> None:
        """The same for a file of a kind like "image/png"."""


Chosen = Callable[[str, bytes], None]  # what a file is called, and what is in it


class Picker(Port, Protocol):
    def pick(self, chosen: Chosen) -> None:
        """Lets people choose a file; `chosen` may come on another thread, later or never."""


class Device(NamedTuple):
    """All that this device has."""

    vibrator: Vibrator
    accelerometer: Accelerometer
    speaker: Speaker
    awake: KeepAwake
    curtain: Curtain
    bars: Bars
    insets: Insets
    share: Share
    picker: Picker
