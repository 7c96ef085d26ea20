"""The people's settings: language, sizes, sounds, and how the tablet behaves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from coffres.engine.languages import LANGUAGES
from coffres.storage.disk import DISK, Disk
from coffres.storage.document import Document, one_of
from coffres.storage.kept import Kept, Kind

_AS_THE_TABLET = ""  # stands for the tablet's own language
TEXT_SIZES = (100, 125, 150)  # per cent
SHAKES = ("off", "soft", "normal", "strong")
TURNINGS = ("turn", "fixed", "hand")  # Tourne, Fixe, Main en main
TIMERS = (1.0, 1.5, 2.0, 0.0)  # factors for the time of hourglasses; 0: they do not run
CALM, BRISK, NO_MOTION = MOTIONS = ("calm", "brisk", "none")  # how fast things move: posé, vif, sans
_SWITCH = "reduced_motion"  # what files of 0.2.0 and before have instead
AUTOMATA = ("slow", "normal", "fast")  # how fast automata play
_LARGEST = 64 << 10  # bytes: a hundred times what is written


class Settings(NamedTuple):
    language: str = _AS_THE_TABLET
    text_size: int = 100
    music: int = 60  # volumes, in per cent
    sounds: int = 80
    voice: int = 100
    haptics: bool = True
    motion: str = CALM
    shake: str = "normal"  # how hard people must shake the tablet to roll the dice
    turning: str = "turn"  # whether table screens turn to face the player
    hold_to_see: bool = True  # False: a tap shows a secret for five seconds
    timers: float = 1.0
    real_dice: bool = False  # whether people roll real dice and enter the results
    automata: str = "normal"
    thought: int = 0  # per cent of their thoughts that automata can afford here; 0: not measured yet
    tips: bool = True  # whether a question that is new here comes with what is wise
    demonstration: bool = True  # whether automata play on home while nobody touches the tablet
    others: Mapping[str, Any] = MappingProxyType({})  # fields of a newer version; kept unchanged

    def changed(self, **fields: Any) -> Settings:
        """The settings with other values. Raises ValueError for a value that is not allowed."""
        return self._replace(**{name: _FIELDS[name](value) for name, value in fields.items()})


def _percent(value: Any) -> int:
    if type(value) is not int or not 0 <= value <= 100:
        raise ValueError(value)
    return value


_flag = one_of(False, True)
_FIELDS: Mapping[str, Callable[[Any], Any]] = {
    "language": one_of(_AS_THE_TABLET, *LANGUAGES),
    "text_size": one_of(*TEXT_SIZES),
    "music": _percent,
    "sounds": _percent,
    "voice": _percent,
    "haptics": _flag,
    "motion": one_of(*MOTIONS),
    "shake": one_of(*SHAKES),
    "turning": one_of(*TURNINGS),
    "hold_to_see": _flag,
    "timers": one_of(*TIMERS),
    "real_dice": _flag,
    "automata": one_of(*AUTOMATA),
    "thought": _percent,
    "tips": _flag,
    "demonstration": _flag,
}


def kept(path: Path, disk: Disk = DISK) -> Kept[Settings]:
    """The file of the settings."""
    return Kept(path, Kind(_understood, _data, _LARGEST), disk)


def _understood(document: Document) -> Settings:
    defaults = dict(Settings._field_defaults)
    if document.field(_SWITCH, _flag, False):
        defaults["motion"] = NO_MOTION
    fields = {name: document.field(name, make, defaults[name]) for name, make in _FIELDS.items()}
    return Settings(**fields, others=document.others({*_FIELDS, _SWITCH}))


def _data(settings: Settings) -> dict[str, Any]:
    return {**settings.others, **{name: getattr(settings, name) for name in _FIELDS}}
