"""A tip over the foot of the board. Touches go through it; it goes by itself; one button ends all tips."""

from __future__ import annotations

from kivy.app import App
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, StringProperty

from coffres.ui.over_board import OverBoard
from coffres.ui.pairs import load_layout
from coffres.ui.scene import Scene
from coffres.ui.widgets import (  # noqa: F401 - the layout uses them
    fitted,
    icon,
    icon_button,
    parchment,
    sentence,
    speaker,
)
from coffres.ui.widgets.note import Note

_AT_LEAST = 4.0  # seconds
_A_SIGN = 0.08  # seconds that reading one sign takes, for a child too
_OFTEN = 0.1  # seconds


class Tip(OverBoard):
    text = StringProperty()
    voiced = BooleanProperty(False)

    def open(self, scene: Scene) -> None:
        app = App.get_running_app()
        self.voiced = app.senses.reads
        self._shy = app.navigator.name == "private"
        super().open(scene)
        self._left = _AT_LEAST + _A_SIGN * len(self.text)
        self._going = Clock.schedule_interval(self._go_on, _OFTEN)
        self._go_on(0)

    def _go_on(self, seconds: float) -> None:
        """On a private page it makes way for what is held, or is read there; everywhere for a note."""
        held = self._shy and (self.scene.touched or self.scene.screen.reading)
        noted = any(isinstance(floating, Note) for floating in self.scene.floating)
        self.opacity = 0 if held or noted else 1
        self._left -= seconds * self.opacity
        if self._left <= 0:
            self.dismiss()

    def on_touch_down(self, touch: object) -> bool:
        return bool(self.opacity) and super().on_touch_down(touch)

    def dismiss(self) -> None:
        self._going.cancel()
        super().dismiss()

    def _on_another_screen(self, *_: object) -> None:
        self.dismiss()

    def no_more(self) -> None:
        """The family does without tips from now on."""
        app = App.get_running_app()
        self.dismiss()
        app.change(tips=False)
        app.note(app.l10n._("Les astuces se taisent. Les réglages les font revenir."))

    @staticmethod
    def width_in(place: list[float]) -> float:
        return min(dp(620), place[2] - place[0] - dp(24))


load_layout(__name__)
