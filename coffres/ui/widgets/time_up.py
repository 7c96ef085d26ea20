"""Fills the screen, in the world of the game, when an hourglass has run out, until somebody touches it."""

from __future__ import annotations

from kivy.clock import Clock
from kivy.properties import BooleanProperty, StringProperty

from coffres.ui.floating import Floating
from coffres.ui.hourglasses import Hourglass
from coffres.ui.pairs import load_layout
from coffres.ui.scene import Scene
from coffres.ui.widgets import fitted  # noqa: F401 - the layout uses it
from coffres.ui.widgets.railed import Railed
from coffres.ui.widgets.sand import Sand

# seconds without effect: somebody who was pressing something at the gong has not read this yet
_DEAD_TIME = 0.6


class TimeUp(Railed, Floating):
    sentence = StringProperty()  # the words that say which hourglass it was
    deaf = BooleanProperty(True)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.ids.place.add_widget(Sand(glass=Hourglass(None, 0)))

    def open(self, scene: Scene) -> None:
        super().open(scene)
        Clock.schedule_once(self._listen, _DEAD_TIME)

    def _listen(self, _seconds: float) -> None:
        self.deaf = False

    def on_touch_down(self, _touch: object) -> bool:
        """A touch anywhere closes it; nothing below is touched."""
        if not self.deaf:
            self.dismiss()
        return True


load_layout(__name__)
