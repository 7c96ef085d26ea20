"""The sounds of the app: loaded in advance, played by name, and silent if the device cannot play them.

A name is one or more files under assets/sounds: "gong" is the house's, "KEY/slab" a game's own. What lies
behind a game is its backdrop.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from coffres.device.backdrop import Backdrop
from coffres.device.mix import LAYERS
from coffres.device.players import Load, Player, Players
from coffres.device.takes import Takes, name_of
from coffres.engine.trouble import N_, Trouble
from coffres.places import ASSETS

SOUNDS = ASSETS / "sounds"


class Volumes(NamedTuple):
    """Volumes in per cent, as in the settings. The third setting, the voice's volume, is not for sounds."""

    effects: int
    ambience: int


def with_kivy(path: Path) -> Player | None:
    """A player for this file; None if this device cannot play it."""
    from kivy.core.audio import SoundLoader

    player = SoundLoader.load(str(path))
    if player is None or not player.length:  # Kivy also loads a file that it cannot read, as an empty sound
        return None
    found: Player = player
    return found


class Sounds:
    def __init__(self, volumes: Volumes, load: Load = with_kivy, folder: Path = SOUNDS) -> None:
        self._volumes = volumes
        self._players = Players(load, folder)
        self._takes = Takes(folder)
        self._behind = Backdrop(self._players, self._takes)
        self._behind.set_volume(_gain(volumes.ambience))
        self._waiting: list[str] = []
        self._next_is_tock = False
        self._wait_for([files[0] for files in self._takes.of().values()])

    def prepare(self, key: str) -> None:
        """Puts the sounds of a game on the list of sounds to load, and all takes of the house's."""
        for room in (self._takes.of(key), self._takes.of()):
            for name, files in room.items():
                if name.rpartition("/")[2] not in LAYERS:
                    self._wait_for(files)
        if self._volumes.ambience:
            self._wait_for(self._behind.files(key))

    def _wait_for(self, files: list[str], first: bool = False) -> None:
        new = [file for file in files if file not in self._players and (first or file not in self._waiting)]
        self._waiting = new + self._waiting if first else self._waiting + new

    def load_next(self, *_: object) -> bool:
        """Loads one sound of the list. Returns False when none is left, which ends Kivy's clock event.

        Only one a frame, because loading all of them takes longer than a frame.
        """
        if self._waiting:
            self._players.load(self._waiting.pop(0))
        return bool(self._waiting)

    def play(self, name: str) -> None:
        """Plays a sound, never the same take twice in a row."""
        if self._volumes.effects:
            file = self._takes.next(name)
            self._players.start(file, self._effect(file))

    def tick(self) -> None:
        """The last seconds of an hourglass: a tick and a tock in turn."""
        self.play("tock" if self._next_is_tock else "tick")
        self._next_is_tock = not self._next_is_tock

    # What lies behind a game

    def ambience(self, key: str = "") -> None:
        """The background sound of a game from now on; "" ends it. After `stop_all` it can be started again.

        A game without such a sound has no background sound.
        """
        self._behind.begin(key)

    def theme(self, key: str) -> None:
        """Plays the theme of a game once, as soon as it is loaded, in the place of its ambience."""
        self._wait_for(self._behind.play_theme(key), first=True)

    def end_theme(self) -> None:
        self._behind.forget_theme()

    def tension(self, on: bool) -> None:
        self._behind.tense(on)

    def duck(self, on: bool) -> None:
        """While the voice speaks, what lies behind makes way for it."""
        self._behind.duck(on)

    def mix(self, now: float) -> float | None:
        """To be called again after so many seconds; None: not before something else is asked for."""
        return self._behind.step(now)

    def set_volumes(self, volumes: Volumes) -> None:
        """Changes the volumes at once, also of sounds that are playing."""
        self._volumes = volumes
        self._behind.set_volume(_gain(volumes.ambience))
        for file in self._players.heard():
            if name_of(file).rpartition("/")[2] not in LAYERS:
                self._players.turn(file, self._effect(file))

    def stop_all(self) -> None:
        """Stops all sounds, because nobody is looking at the app."""
        self._behind.silence()
        self._players.stop_all()

    @property
    def trouble(self) -> Trouble | None:
        """The sentence for the settings if sounds cannot be heard."""
        missing = self._players.missing
        if not missing:
            return None
        if len(missing) == len(self._players):
            return Trouble(N_("Cet appareil ne peut pas jouer de sons."))
        names = ", ".join(sorted(set(map(name_of, missing))))
        return Trouble(N_("Certains sons ne peuvent pas être joués : {names}."), names=names)

    def _effect(self, file: str) -> float:
        return _gain(self._volumes.effects) * self._takes.gain(file)


class SilentSounds(Sounds):
    """For tests: plays nothing, and remembers what would have been played."""

    def __init__(self, volumes: Volumes, folder: Path = SOUNDS) -> None:
        self.heard: list[tuple[str, str]] = []  # ("play", "gong"), ("stop", "KEY/ambience")
        self.levels: dict[str, float] = {}  # how loud each of them is now, or was last
        self._root = folder
        super().__init__(volumes, self._remember, folder)

    def _remember(self, path: Path) -> Player:
        if not path.exists():
            raise LookupError(path)  # a test asks for a sound that does not exist
        name = name_of(path.relative_to(self._root).with_suffix("").as_posix())
        return _Remembered(name, self.heard, self.levels, name.rpartition("/")[2] in LAYERS)


class _Remembered:
    """A player whose sounds end at once, except those that lie behind a game."""

    loop = False

    def __init__(
        self, name: str, heard: list[tuple[str, str]], levels: dict[str, float], lasting: bool
    ) -> None:
        self._name = name
        self._heard = heard
        self._levels = levels
        self._lasting = lasting
        self.volume = 1.0
        self.state = "stop"

    def __setattr__(self, field: str, value: object) -> None:
        super().__setattr__(field, value)
        if field == "volume" and isinstance(value, float):
            self._levels[self._name] = value

    def play(self) -> None:
        self._heard.append(("play", self._name))
        self.state = "play" if self._lasting else "stop"

    def stop(self) -> None:
        self._heard.append(("stop", self._name))
        self.state = "stop"

    def unload(self) -> None:
        self._heard.append(("unload", self._name))


def _gain(volume: int) -> float:
    """Half of the way on the slider sounds half as loud."""
    return (volume / 100) ** 2
