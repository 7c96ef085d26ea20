"""The sounds of the app: loaded in advance, played by name, and silent if the device cannot play them.

A name is one or more files under assets/sounds: "gong" is the house's, "KEY/slab" a game's own. What lies
behind a game is its backdrop.
"""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from coffres.engine.trouble import N_, Trouble
from coffres.places import ASSETS

if TYPE_CHECKING:
    from coffres.device.backdrop import Backdrop
    from coffres.device.players import Load, Player, Players
    from coffres.device.takes import Takes

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
        self._load = load
        self._folder = folder
        self._waiting: list[str] | None = None  # the files to load; None: nobody has looked for them yet
        self._next_is_tock = False

    # Imported late, because the first picture of home needs none of them.

    @cached_property
    def _players(self) -> Players:
        from coffres.device.players import Players

        return Players(self._load, self._folder)

    @cached_property
    def _takes(self) -> Takes:
        from coffres.device.takes import Takes

        return Takes(self._folder)

    @cached_property
    def _behind(self) -> Backdrop:
        from coffres.device.backdrop import Backdrop

        backdrop = Backdrop(self._players, self._takes)
        backdrop.set_volume(_gain(self._volumes.ambience))
        return backdrop

    # Loading

    def prepare(self, key: str) -> None:
        """Puts the sounds of a game on the list of sounds to load, and all takes of the house's."""
        from coffres.device.takes import layer_of

        for room in (self._takes.of(key), self._takes.of()):
            for name, files in room.items():
                if not layer_of(name):
                    self._wait_for(files)
        if self._volumes.ambience:
            self._wait_for(self._behind.files(key))

    def _wait_for(self, files: list[str], first: bool = False) -> None:
        waiting = self._to_load()
        new = [file for file in files if file not in self._players and (first or file not in waiting)]
        self._waiting = new + waiting if first else waiting + new

    def _to_load(self) -> list[str]:
        """At first one take of each sound of the house: at home that will do."""
        if self._waiting is None:
            self._waiting = [files[0] for files in self._takes.of().values()]
        return self._waiting

    def load_next(self, *_: object) -> bool:
        """Loads one sound of the list. Returns False when none is left, which ends Kivy's clock event.

        Only one a frame, because loading all of them takes longer than a frame.
        """
        waiting = self._to_load()
        if waiting:
            self._players.load(waiting.pop(0))
        return bool(waiting)

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
        if "_players" not in vars(self):  # nothing was loaded yet
            return
        from coffres.device.takes import layer_of

        self._behind.set_volume(_gain(volumes.ambience))
        for file in self._players.heard():
            if not layer_of(file):
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
        from coffres.device.takes import name_of

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
        from coffres.device.takes import layer_of, name_of

        name = name_of(path.relative_to(self._root).with_suffix("").as_posix())
        return _Remembered(name, self.heard, self.levels, bool(layer_of(name)))


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
