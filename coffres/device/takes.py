"""Which sounds there are: their files, where each has its place in the mix, and which is played next.

A sound that repeats lies there in several takes, "token_step-1.ogg" and so on, and no take comes twice in a
row. Which one comes follows from nothing that happens in a game.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any

LAYERS = AMBIENCE, TENSION, THEME = "ambience", "tension", "theme"  # what lies behind a game, by name
_INDEX = "index.json"  # written with the sounds, by assets/src/sounds.py


class Takes:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._rng = Random(1)  # of its own: the chance of a game is never asked
        self._last: dict[str, str] = {}
        self._rooms: dict[str, dict[str, list[str]]] = {}

    def of(self, key: str = "") -> dict[str, list[str]]:
        """The sounds of a game, or of the house: the files of each by its name."""
        if key not in self._rooms:
            found: dict[str, list[str]] = {}
            for path in sorted((self._folder / key).glob("*.ogg")):
                stem = f"{key}/{path.stem}" if key else path.stem
                found.setdefault(name_of(stem), []).append(stem)
            self._rooms[key] = found
        return self._rooms[key]

    def files(self, name: str) -> Sequence[str]:
        """The files of a sound, in order; empty if there is no such sound."""
        key, _, _ = name.rpartition("/")
        return self.of(key).get(name, ())

    def next(self, name: str) -> str:
        """The file to play now: another one than last time, if there are several."""
        files = self.files(name) or (name,)  # a file that is not there fails where it is loaded
        others = [file for file in files if file != self._last.get(name)] or files
        self._last[name] = self._rng.choice(others)
        return self._last[name]

    def gain(self, file: str) -> float:
        """The factor that gives this file its place in the mix."""
        return float(10 ** (self._index.get(file, {}).get("gain", 0) / 20))

    def period(self, file: str) -> float:
        """The seconds after which the next part begins; 0 if none follows."""
        return float(self._index.get(file, {}).get("period", 0))

    @cached_property
    def _index(self) -> dict[str, Any]:
        path = self._folder / _INDEX
        index: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        return index


def layer_of(file: str) -> str:
    """ "ambience" for the file "KEY/ambience-2"; empty for what only happens."""
    last = name_of(file).rpartition("/")[2]
    return last if last in LAYERS else ""


def name_of(file: str) -> str:
    """ "token_step" for the file "token_step-2"."""
    name, dash, number = file.rpartition("-")
    return name if dash and number.isdigit() else file
