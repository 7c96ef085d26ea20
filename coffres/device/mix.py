"""How loud each layer behind a game is at a moment: faders that move, and what makes way for what.

It knows neither players nor a clock: it is told how much time has passed.
"""

from __future__ import annotations

from coffres.device.takes import AMBIENCE, TENSION, THEME

_DUCKED = 0.3  # what is left of everything while the voice speaks
_UNDER_TENSION = 0.7  # what is left of the ambience while the tension is heard
_QUICK, _CALM = (
    0.25,
    2.0,
)  # seconds for the whole way of a fader: what must be heard now, what may take its time
_AWAY = 0.8  # seconds in which something goes that is not wanted any more


class Fader:
    """A level between 0 and 1 on its way to another one."""

    def __init__(self, level: float) -> None:
        self.level = self.goal = level
        self._pace = 0.0

    def to(self, goal: float, seconds: float) -> None:
        """`seconds`: how long the whole way from 0 to 1 would take."""
        self.goal, self._pace = goal, 1 / seconds

    def step(self, since: float) -> None:
        way = self._pace * since
        self.level += max(-way, min(way, self.goal - self.level))

    @property
    def moving(self) -> bool:
        return self.level != self.goal


class Mix:
    def __init__(self) -> None:
        self._faders = {AMBIENCE: Fader(0), TENSION: Fader(0), THEME: Fader(1)}
        self._voice = Fader(1)
        self._tense = False

    def begin(self) -> None:
        """The ambience comes up out of nothing."""
        self._faders[AMBIENCE] = Fader(0)
        self._lay()

    def tense(self, on: bool) -> None:
        self._tense = on
        self._lay()

    def duck(self, on: bool) -> None:
        """Everything makes way for the voice, or comes back."""
        if on:
            self._voice.to(_DUCKED, _QUICK)
        else:
            self._voice.to(1, _CALM)

    def raise_theme(self) -> None:
        """The theme is heard at once, and the rest goes."""
        self._faders[THEME] = Fader(1)
        self._tense = False
        for layer in (AMBIENCE, TENSION):
            self._faders[layer].to(0, _AWAY)

    def lower_theme(self) -> None:
        self._faders[THEME].to(0, _AWAY)

    def _lay(self) -> None:
        self._faders[TENSION].to(float(self._tense), _AWAY if self._tense else _CALM)
        self._faders[AMBIENCE].to(_UNDER_TENSION if self._tense else 1, _CALM)

    def step(self, since: float) -> None:
        for fader in (*self._faders.values(), self._voice):
            fader.step(since)

    def level(self, layer: str) -> float:
        return self._faders[layer].level * self._voice.level

    @property
    def moving(self) -> bool:
        return self._voice.moving or any(fader.moving for fader in self._faders.values())

    @property
    def theme_gone(self) -> bool:
        theme = self._faders[THEME]
        return not theme.level and not theme.goal
