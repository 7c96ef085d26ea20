"""A sentence above the screen that goes by itself: why something is refused, or what failed.

A refusal answers a tap. The next refusal replaces it at once, and it is removed with its screen, so that what
was said on one player's secret page is not read by the next player. All other notes wait for their turn.
"""

from __future__ import annotations

from kivy.app import App
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import StringProperty
from kivy.uix.behaviors import ButtonBehavior

from coffres.ui.over_board import OverBoard
from coffres.ui.pairs import load_layout
from coffres.ui.scene import Scene
from coffres.ui.widgets import clause_chip, sentence  # noqa: F401 - the layout uses them
from coffres.ui.widgets.parchment import Parchment

_AT_LEAST = 3.0  # seconds
_A_SIGN = 0.07  # seconds that reading one sign takes, for a child too


class Slip(ButtonBehavior, Parchment):
    """The slip of paper that the sentence stands on."""


class Note(OverBoard):
    text = StringProperty()
    clause = StringProperty()

    @classmethod
    def show(cls, scene: Scene, text: str, clause: str = "") -> None:
        shown = next((floating for floating in scene.floating if isinstance(floating, cls)), None)
        note = cls(text=text, clause=clause)
        if shown is None:
            note.open(scene)
        else:
            shown._follow_with(note)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._waiting: list[Note] = []
        self._going = Clock.create_trigger(lambda *_: self.dismiss(), _AT_LEAST + _A_SIGN * len(self.text))

    def _follow_with(self, note: Note) -> None:
        """Plans the next note. A note with the words of one that is still shown or waiting is dropped."""
        if note.text in [self.text, *(other.text for other in self._waiting)]:
            return
        if self.clause and note.clause:
            self._waiting.insert(0, note)
            self.dismiss()
        else:
            self._waiting.append(note)

    def open(self, scene: Scene) -> None:
        super().open(scene)
        self._going()

    def _on_another_screen(self, *_: object) -> None:
        if self.clause:
            self.dismiss()
        else:
            super()._on_another_screen()

    def dismiss(self) -> None:
        scene = self.scene
        self._going.cancel()
        super().dismiss()
        if scene is not None and self._waiting:
            following, *later = self._waiting
            following._waiting = later
            following.open(scene)

    def read(self) -> None:
        """Opens the rules at the note's clause."""
        app = App.get_running_app()
        game, clause = app.sitting.game, self.clause
        self.dismiss()
        app.open_rules(game, clause)

    @staticmethod
    def width_in(place: list[float]) -> float:
        return min(dp(560), place[2] - place[0] - dp(24))


load_layout(__name__)
