"""Shows a film scene by scene, at a pace that people can read: a caption, a finger that points, a move."""

from __future__ import annotations

from typing import NamedTuple

from kivy.clock import Clock
from kivy.event import EventDispatcher
from kivy.properties import BooleanProperty, NumericProperty

from coffres.storage.film import STEP, Film, reading_time

_POINTING = 0.6 * STEP  # seconds from the finger to the move


class Beat(NamedTuple):
    """One thing that happens in a film."""

    scene: int  # the number of its scene
    event: str  # "on_begin", "on_point" or "on_move"
    at: int  # the position that is shown or, for a move, reached


class Projector(EventDispatcher):
    """Three events: `on_begin(at)`, a scene begins with this position, at once; `on_point(at)`, the move that
    leads to this position is due; `on_move(at)`, it is made. `on_over` comes after the last of them."""

    __events__ = ("on_begin", "on_point", "on_move", "on_over")
    scene = NumericProperty(0)  # the number of the scene that is shown
    playing = BooleanProperty(False)

    def __init__(self, film: Film, lang: str) -> None:
        super().__init__()
        self.film = film
        self._lang = lang
        self._beats = list(self._all_beats())
        self._at = 0  # the number of the beat that comes next
        self._onwards = Clock.create_trigger(self._go_on, 0)

    def _all_beats(self) -> list[Beat]:
        beats = []
        for number, scene in enumerate(self.film.scenes):
            beats.append(Beat(number, "on_begin", scene.begin))
            for stop in self.film.stops(scene):
                beats += [Beat(number, "on_point", stop), Beat(number, "on_move", stop)]
        return beats

    @property
    def last(self) -> int:
        """The number of the last scene."""
        return len(self.film.scenes) - 1

    def play(self) -> None:
        """Goes on; from the end: from the beginning."""
        if self._at == len(self._beats):
            self._at = 0
        self.playing = True
        self._wait(0)  # unless what is shown now needs to be read first
        if self._at:
            self._rest()

    def pause(self) -> None:
        self.playing = False
        self._onwards.cancel()

    def turn(self, way: int) -> None:
        """Shows the next scene (1), this one again (0) or the one before (-1) at once, and goes on."""
        scene = min(max(0, int(self.scene) + way), self.last)
        self._at = next(number for number, beat in enumerate(self._beats) if beat.scene == scene)
        self._do_next()
        if self.playing:
            self._rest()

    def rest(self, moving: float) -> None:
        """The move that is being shown takes so many seconds."""
        if self.playing:
            self._wait(max(moving, STEP - _POINTING))

    def _go_on(self, *_: object) -> None:
        if self._at == len(self._beats):
            self.pause()
            self.dispatch("on_over")
            return
        self._do_next()
        self._rest()

    def _do_next(self) -> None:
        beat = self._beats[self._at]
        self._at += 1
        self.scene = beat.scene
        self.dispatch(beat.event, beat.at)

    def _rest(self) -> None:
        """Waits as long as what was just shown needs. A move says itself how long it takes: see `rest`."""
        beat = self._beats[self._at - 1]
        if beat.event == "on_begin":
            self._wait(reading_time(self.film.scenes[beat.scene].says[self._lang]))
        elif beat.event == "on_point":
            self._wait(_POINTING)

    def _wait(self, seconds: float) -> None:
        self._onwards.cancel()
        self._onwards.timeout = seconds
        self._onwards()

    def on_begin(self, _at: int) -> None:
        """The default handler that Kivy requires; it does nothing."""

    def on_point(self, _at: int) -> None:
        """The default handler that Kivy requires; it does nothing."""

    def on_move(self, _at: int) -> None:
        """The default handler that Kivy requires; it does nothing."""

    def on_over(self) -> None:
        """The default handler that Kivy requires; it does nothing."""
