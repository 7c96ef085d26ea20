"""The sounds of the app: loaded ahead, played by name, and silent where there is no way to be heard.

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
    """Per cent, as the settings keep them. The third volume is the voice's, which is not made of sounds."""

    effects: int
    ambience: int


class Player(Protocol):
    """What Kivy makes of a file."""

    volume: float
    loop: bool
    state: str  # "play" or "stop"

    def play(self) -> None: ...
    def stop(self) -> None: ...
    def unload(self) -> None: ...


def with_kivy(path: Path) -> Player | None:
    """A player for this file; None where nothing on this device can play it."""
    from kivy.core.audio import SoundLoader

    player = SoundLoader.load(str(path))
    if player is None or not player.length:  # what cannot be read is loaded too, with nothing in it
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
        """Puts the sounds of a game, or the house's, on the list of those to load."""
        stems = sorted(path.stem for path in (self._folder / key).glob("*.ogg"))
        names = [f"{key}/{stem}" if key else stem for stem in stems if stem != _AMBIENCE]
        self._waiting += [name for name in names if name not in self._players]

    def load_next(self, *_: object) -> bool:
        """Loads one sound of the list; False when none is left, which is how Kivy's clock lets go.

        One a frame: loading them all takes longer than a frame may.
        """
        if self._waiting:
            self._player(self._waiting.pop(0))
        return bool(self._waiting)

    def play(self, name: str) -> None:
        self._start(name, self._volumes.effects)

    def tick(self) -> None:
        """One second of an hourglass that runs out: a tick, then a tock."""
        self.play("tock" if self._next_is_tock else "tick")
        self._next_is_tock = not self._next_is_tock

    def ambience(self, key: str = "") -> None:
        """What is heard behind a game, until another one or none is asked for; again after `stop_all`.

        A game that has none is played in quiet.
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
        """At once, also for what is sounding."""
        had, self._volumes = self._volumes, volumes
        for name, player in self._players.items():
            if player is not None and self._playing(name):
                player.volume = _gain(volumes.ambience if name == self._behind else volumes.effects)
        if not volumes.ambience:
            self._stop(self._behind)
        elif self._behind and not had.ambience:
            self._start(self._behind, volumes.ambience, loop=True)

    def stop_all(self) -> None:
        """Silence, for an app that nobody looks at."""
        for name in self._players:
            self._stop(name)

    @property
    def trouble(self) -> Trouble | None:
        """What the settings say of sounds that cannot be heard."""
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
        """An ambience is long: only the one that is heard stays in memory."""
        self._stop(name)
        player = self._players.pop(name, None)
        if player is not None:
            player.unload()


class SilentSounds(Sounds):
    """For tests: nobody hears it, and it remembers what would have been heard."""

    def __init__(self, volumes: Volumes, folder: Path = SOUNDS) -> None:
        self.heard: list[tuple[str, str]] = []  # ("play", "gong"), ("stop", "KEY/ambience")
        super().__init__(volumes, self._remember, folder)

    def _remember(self, path: Path) -> Player:
        if not path.exists():
            raise LookupError(path)  # a test asks for a sound that there is not
        return _Remembered(path.relative_to(self._folder).with_suffix("").as_posix(), self.heard)


class _Remembered:
    """A player whose sounds are over at once, but for those that go round."""

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
    """Half the way on a slider sounds half as loud."""
    return (volume / 100) ** 2
