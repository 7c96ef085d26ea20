"""What lies behind a game: its ambience with the tension above it, and its theme.

Each is played in parts. A part rings on while the next one begins, a period later, so that nothing is cut:
there is no seam that could click, and the player's own loops, which leave a gap, are not needed. The tension
begins with every part of the ambience, in time with it, and is raised only when it is wanted.
"""

from __future__ import annotations

from coffres.device.mix import Mix
from coffres.device.players import Players
from coffres.device.takes import AMBIENCE, TENSION, THEME, Takes, layer_of

_STEP = 0.05  # seconds between two positions of a fader
_RINGS = 1.5  # seconds that a theme rings after its last part
_LATE = 0.5  # seconds: a part that is later than this was held up, and the beat begins anew


class Backdrop:
    def __init__(self, players: Players, takes: Takes) -> None:
        self._players = players
        self._takes = takes
        self._mix = Mix()
        self._volume = 0.0
        self._key = ""  # the game whose ambience is heard
        self._theme: list[str] = []  # the parts of a theme that are still to be begun
        self._of_theme: list[str] = []  # all parts of the theme that was played last
        self._part = 0  # the number of the next part of the ambience
        self._due = 0.0  # when the next part begins
        self._at = 0.0  # the moment of the last step
        self._moved = False  # whether a fader was on its way then
        self.awake = False

    # What is wanted

    def set_volume(self, gain: float) -> None:
        self._volume = gain
        if not gain:
            self._stop()

    def files(self, key: str) -> list[str]:
        """What an ambience needs, first what is heard first."""
        ambience, tension = (self._takes.files(f"{key}/{layer}") for layer in (AMBIENCE, TENSION))
        number = max(len(ambience), len(tension))
        return [file for n in range(number) for file in (*ambience[n : n + 1], *tension[n : n + 1])]

    def begin(self, key: str) -> None:
        """The ambience of this game from now on; "" for none. After `silence` it begins anew."""
        self.awake = True
        if key != self._key:
            for file in self.files(self._key):
                self._players.forget(file)
            self._key = key if self.files(key) else ""
            if not key:
                self._mix.tense(False)
            if not self._of_theme:  # it is waited for
                self._anew()

    def play_theme(self, key: str) -> list[str]:
        """The theme of a game, once. Returns the files that have to be loaded before it begins."""
        files = list(self._takes.files(f"{key}/{THEME}")) if self._volume else []
        if not files:
            return []
        self.forget_theme()
        self._theme, self._of_theme = files, list(files)
        self._mix.raise_theme()
        self._anew()
        self.awake = True
        return files

    def forget_theme(self) -> None:
        for file in self._of_theme:
            self._players.forget(file)
        self._theme, self._of_theme = [], []

    def tense(self, on: bool) -> None:
        self._mix.tense(on)
        if on and self._of_theme:
            self._mix.lower_theme()

    def duck(self, on: bool) -> None:
        self._mix.duck(on)

    def silence(self) -> None:
        """Nobody listens: all of it stops, and a theme is over."""
        self._stop()
        self.awake = False

    def _stop(self) -> None:
        for file in self.files(self._key):
            self._players.stop(file)
        self.forget_theme()
        self._anew()

    # As time goes by

    def step(self, now: float) -> float | None:
        """What is due now. Returns after how many seconds there is more to do; None if nothing is heard."""
        # a fader that was sent off only now has not had the time since the last step
        self._mix.step(max(0.0, now - self._at) if self._moved else 0.0)
        self._at, self._moved = now, self._mix.moving
        if not self.awake or not self._volume:
            return None
        self._end_theme(now)
        if now >= self._due:
            self._begin_part(now)
        for file in self._players.heard():
            if layer_of(file):
                self._players.turn(file, self._gain(file))
        if not self._key and not self._of_theme:
            return None
        return _STEP if self._mix.moving else max(_STEP, self._due - now)

    def _begin_part(self, now: float) -> None:
        files = self._next_part()
        if not files:
            return
        held_up = now - self._due > _LATE
        for file in files:
            self._players.start(file, self._gain(file))
        self._due = (now if held_up else self._due) + self._takes.period(files[0])

    def _next_part(self) -> list[str]:
        """The files that begin together now; none while they are still being loaded."""
        if self._of_theme:
            if not self._theme or self._theme[0] not in self._players:
                return []
            return [self._theme.pop(0)]
        layers = [self._takes.files(f"{self._key}/{layer}") for layer in (AMBIENCE, TENSION)]
        files = [of[self._part % len(of)] for of in layers if of]
        if files and not self._part:
            self._mix.begin()
            self._moved = True
        self._part += 1
        return files

    def _end_theme(self, now: float) -> None:
        """The theme was heard to its end, or has faded."""
        over = not self._theme and now >= self._due + _RINGS
        if self._of_theme and (over or self._mix.theme_gone):
            self.forget_theme()
            self._anew()

    def _anew(self) -> None:
        self._part, self._due = 0, 0.0

    def _gain(self, file: str) -> float:
        return self._volume * self._takes.gain(file) * self._mix.level(layer_of(file))
