"""What has just happened, in sentences, the latest one largest; and the hourglass that runs meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kivy.properties import BooleanProperty, ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from coffres.ui.hourglasses import Hourglass
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import dice, fitted  # noqa: F401 - the layout uses them
from coffres.ui.widgets.sand import Sand

_REMEMBERED = 3


class Happenings(BoxLayout):
    latest = StringProperty()
    before = StringProperty()
    silent = BooleanProperty(False)  # whether the words are shown elsewhere
    forgets = BooleanProperty(False)  # whether only the last event stays, in games where people must remember
    glasses: list[Hourglass] = ListProperty()

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._said: list[str] = []

    def say(self, sentences: Sequence[str]) -> None:
        kept = [] if self.forgets else self._said
        self._said = [*kept, *sentences][-_REMEMBERED:]
        self.latest = self._said[-1]
        self.before = "\n".join(self._said[:-1])

    def roll(
        self, faces: Sequence[int], colours: Sequence[list[float]], still: bool, done: Callable[[], None]
    ) -> None:
        self.ids.dice.roll(faces, colours, still, done)

    def on_glasses(self, _widget: object, glasses: Sequence[Hourglass]) -> None:
        self.ids.glasses.clear_widgets()
        for glass in glasses:
            self.ids.glasses.add_widget(Sand(glass=glass))


load_layout(__name__)
