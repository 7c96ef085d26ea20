"""The players of all sounds that were loaded. One that fails is given up, and the rest goes on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol


class Player(Protocol):
    """A loaded sound of Kivy."""

    volume: float
    loop: bool
    state: str  # "play" or "stop"

    def play(self) -> None: ...
    def stop(self) -> None: ...
    def unload(self) -> None: ...


Load = Callable[[Path], Player | None]


class Players:
    """Each is named as its file is, without the ending."""

    def __init__(self, load: Load, folder: Path) -> None:
        self._load = load
        self._folder = folder
        self._players: dict[str, Player | None] = {}  # None: it cannot be played

    def __contains__(self, file: str) -> bool:
        return file in self._players

    def __len__(self) -> int:
        return len(self._players)

    @property
    def missing(self) -> list[str]:
        return [file for file, player in self._players.items() if player is None]

    def load(self, file: str) -> None:
        if file not in self._players:
            try:
                self._players[file] = self._load(self._folder / f"{file}.ogg")
            except OSError:
                self._players[file] = None

    def start(self, file: str, gain: float) -> None:
        """Plays it from its beginning; loads it first if need be."""
        self.load(file)
        player = self._players[file]
        if player is None:
            return
        self.stop(file)
        player.volume = gain
        try:
            player.play()
        except OSError:
            self._players[file] = None

    def playing(self, file: str) -> bool:
        player = self._players.get(file)
        return player is not None and player.state == "play"

    def turn(self, file: str, gain: float) -> None:
        """Changes the volume of one that is playing."""
        player = self._players.get(file)
        if player is not None and player.state == "play" and player.volume != gain:
            player.volume = gain

    def stop(self, file: str) -> None:
        player = self._players.get(file)
        if player is None or player.state != "play":
            return
        try:
            player.stop()
        except OSError:
            self._players[file] = None

    def stop_all(self) -> None:
        for file in self._players:
            self.stop(file)

    def heard(self) -> list[str]:
        """Those that are playing now."""
        return [file for file in self._players if self.playing(file)]

    def forget(self, file: str) -> None:
        """Frees one, because it is long."""
        self.stop(file)
        player = self._players.pop(file, None)
        if player is not None:
            player.unload()
