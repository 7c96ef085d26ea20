"""What a tablet can do besides showing pictures, as the app asks for it.

A port never raises. If this device cannot do something, or refuses it, `trouble` is a sentence for the
settings. The port then does nothing, and the game goes on without it.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, Protocol

from coffres.engine.trouble import Trouble

# x, y, z in m/s², gravity included: to the right of the window, up in it, and out of the screen
Acceleration = tuple[float, float, float]


class Margins(NamedTuple):
    """For each edge of our window, the pixels that are covered by a cut-out or a bar of the system."""

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
        """Vibrates in pulses of so many seconds, one after the other. A vibration under way ends."""

    def stop(self) -> None: ...


class Accelerometer(Port, Protocol):
    def start(self) -> None: ...

    def stop(self) -> None: ...

    def read(self) -> Acceleration | None:
        """The latest sample; None until there is one."""


class Speaker(Port, Protocol):
    @property
    def ready(self) -> bool:
        """Whether there is a voice for the language that was prepared last. It takes a moment until this is
        known."""

    @property
    def speaking(self) -> bool:
        """Whether it is heard. What it was asked to say may take a moment to begin."""

    def prepare(self, lang: str) -> None: ...

    def say(self, text: str, volume: int) -> None:
        """Speaks the text, at this volume in per cent. What is being said is stopped."""

    def stop(self) -> None: ...


class KeepAwake(Port, Protocol):
    def keep(self, awake: bool) -> None:
        """Keeps the screen on although nobody touches it, or stops that."""


class Curtain(Port, Protocol):
    def close(self, closed: bool) -> None:
        """Forbids screenshots of the window, and its picture in the list of recent apps; or allows both."""


class Bars(Port, Protocol):
    def hide(self) -> None:
        """Hides the system's own bars; a finger at the edge brings them back."""


class Insets(Port, Protocol):
    def margins(self, width: float, height: float) -> Margins:
        """The margins of our window, given its size."""


class Share(Port, Protocol):
    def text(self, text: str, title: str) -> None:
        """Lets people choose who gets a text."""

    def file(self, path: Path, kind: str, title: str) -> None:
        """Lets people choose who gets a file; `kind` is its type, like "image/png"."""


Chosen = Callable[[str, bytes], None]  # called with the name of a file and its content


class Picker(Port, Protocol):
    def pick(self, chosen: Chosen) -> None:
        """Lets people choose a file. `chosen` may be called on another thread, later, or never."""


class Device(NamedTuple):
    """All ports of this device."""

    vibrator: Vibrator
    accelerometer: Accelerometer
    speaker: Speaker
    awake: KeepAwake
    curtain: Curtain
    bars: Bars
    insets: Insets
    share: Share
    picker: Picker
