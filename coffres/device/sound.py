"""The sounds of the app: loaded in advance, played by name, and silent if the device cannot play them.

A name is a file under assets/sounds: "gong" is the house's, "KEY/slab" a game's own. What is heard
behind a game, again and again, is its "ambience".
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, Protocol

from coffres.engine.trouble import N_, Trouble
from coffres.places import ASSETS

SOUNDS = ASSETS / "sounds"
_AMBIENCE = "ambience"


class Volumes(NamedTuple):
    """Volumes in per cent, as in the settings. The third setting, the voice's volume, is not for sounds."""

    effects: int
    ambience: int


class Player(Protocol):
    """A loaded sound of Kivy."""

    volume: float
    loop: bool
    state: str  # "play" or "stop"

    def play(self) -> None: ...
    def stop(self) -> None: ...
    def unload(self) -> None: ...


def with_kivy(path: Path) -> Player | None:
    """A player for this file; None if this device cannot play it."""
    from kivy.core.audio import SoundLoader

    player = SoundLoader.load(str(path))
    if player is None or not player.length:  # Kivy also loads a file that it cannot read, as an empty sound
        return None
    found: Player = player
    return found


class Sounds:
    def __init__(
        self, volumes: Volumes, load: Callable[[Path], Player | None] = with_kivy, folder: Path = SOUNDS
    ) -> None:
        self._volumes = volumes
        self._load = load
        self._folder = folder
        self._players: dict[str, Player | None] = {}  # None: it cannot be played
        self._behind = ""
        self._waiting: list[str] = []
        self._next_is_tock = False
        self.prepare()

    def prepare(self, key: str = "") -> None:
        """Puts the sounds of a game, or of the house, on the list of sounds to load."""
        stems = sorted(path.stem for path in (self._folder / key).glob("*.ogg"))
        names = [f"{key}/{stem}" if key else stem for stem in stems if stem != _AMBIENCE]
        self._waiting += [name for name in names if name not in self._players]

    def load_next(self, *_: object) -> bool:
        """Loads one sound of the list. Returns False when none is left, which ends Kivy's clock event.

        Only one a frame, because loading all of them takes longer than a frame.
        """
        if self._waiting:
            self._player(self._waiting.pop(0))
        return bool(self._waiting)

    def play(self, name: str) -> None:
        self._start(name, self._volumes.effects)

    def tick(self) -> None:
        """The last seconds of an hourglass: a tick and a tock in turn."""
        self.play("tock" if self._next_is_tock else "tick")
        self._next_is_tock = not self._next_is_tock

    def ambience(self, key: str = "") -> None:
        """Starts the background sound of a game; "" stops it. After `stop_all` it can be started again.

        A game without such a sound has no background sound.
        """
        name = f"{key}/{_AMBIENCE}"
        if not key or not (self._folder / f"{name}.ogg").exists():
            name = ""
        if name != self._behind:
            self._forget(self._behind)
            self._behind = name
        if name and not self._playing(name):
            self._start(name, self._volumes.ambience, loop=True)

    def set_volumes(self, volumes: Volumes) -> None:
        """Changes the volumes at once, also of sounds that are playing."""
        had, self._volumes = self._volumes, volumes
        for name, player in self._players.items():
            if player is not None and self._playing(name):
                player.volume = _gain(volumes.ambience if name == self._behind else volumes.effects)
        if not volumes.ambience:
            self._stop(self._behind)
        elif self._behind and not had.ambience:
            self._start(self._behind, volumes.ambience, loop=True)

    def stop_all(self) -> None:
        """Stops all sounds, because nobody is looking at the app."""
        for name in self._players:
            self._stop(name)

    @property
    def trouble(self) -> Trouble | None:
        """The sentence for the settings if sounds cannot be heard."""
        missing = sorted(name for name, player in self._players.items() if player is None)
        if not missing:
            return None
        if len(missing) == len(self._players):
            return Trouble(N_("Cet appareil ne peut pas jouer de sons."))
        return Trouble(N_("Certains sons ne peuvent pas être joués : {names}."), names=", ".join(missing))

    def _start(self, name: str, volume: int, loop: bool = False) -> None:
        player = self._player(name) if volume else None
        if player is None:
            return
        self._stop(name)
        player.volume = _gain(volume)
        player.loop = loop
        try:
            player.play()
        except OSError:
            self._players[name] = None

    def _player(self, name: str) -> Player | None:
        if name not in self._players:
            try:
                self._players[name] = self._load(self._folder / f"{name}.ogg")
            except OSError:
                self._players[name] = None
        return self._players[name]

    def _playing(self, name: str) -> bool:
        player = self._players.get(name)
        return player is not None and player.state == "play"

    def _stop(self, name: str) -> None:
        player = self._players.get(name)
        if player is None or player.state != "play":
            return
        try:
            player.stop()
        except OSError:
            self._players[name] = None

    def _forget(self, name: str) -> None:
        """Frees a background sound: it is long, so only the one that is playing stays in memory."""
        self._stop(name)
        player = self._players.pop(name, None)
        if player is not None:
            player.unload()


class SilentSounds(Sounds):
    """For tests: plays nothing, and remembers what would have been played."""

    def __init__(self, volumes: Volumes, folder: Path = SOUNDS) -> None:
        self.heard: list[tuple[str, str]] = []  # ("play", "gong"), ("stop", "KEY/ambience")
        super().__init__(volumes, self._remember, folder)

    def _remember(self, path: Path) -> Player:
        if not path.exists():
            raise LookupError(path)  # a test asks for a sound that does not exist
        return _Remembered(path.relative_to(self._folder).with_suffix("").as_posix(), self.heard)


class _Remembered:
    """A player whose sounds end at once, except those that are repeated."""

    def __init__(self, name: str, heard: list[tuple[str, str]]) -> None:
        self._name = name
        self._heard = heard
        self.volume = 1.0
        self.loop = False
        self.state = "stop"

    def play(self) -> None:
        self._heard.append(("play", self._name))
        self.state = "play" if self.loop else "stop"

    def stop(self) -> None:
        self._heard.append(("stop", self._name))
        self.state = "stop"

    def unload(self) -> None:
        self._heard.append(("unload", self._name))


def _gain(volume: int) -> float:
    """Half of the way on the slider sounds half as loud."""
    return (volume / 100) ** 2
