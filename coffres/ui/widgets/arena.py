"""What lies between two crews: the dice, and a great hourglass whose seconds both of them can read."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from coffres.ui.fling import Fling
from coffres.ui.hourglasses import Hourglass
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import dice, icon_button  # noqa: F401 - the layout uses them
from coffres.ui.widgets.fitted import Fitted
from coffres.ui.widgets.sand import Sand


class Seconds(Fitted):
    count = NumericProperty(0)


class Arena(FloatLayout):
    __events__ = ("on_pause",)
    glass: Hourglass | None = ObjectProperty(None, allownone=True)  # the hourglass that runs
    seconds = NumericProperty(0)  # that it still has
    latest = StringProperty()  # what has just happened; others show it
    facing = BooleanProperty(True)  # whether one crew sits opposite the other
    ground = StringProperty()  # a seamless picture of the game; empty: felt
    game = StringProperty()

    def on_kv_post(self, _base: object) -> None:
        self._stand(Hourglass(None, 0))

    def say(self, sentences: Sequence[str]) -> None:
        self.latest = ""  # so that the same words are heard of again
        self.latest = sentences[-1]

    def lay(self, faces: Sequence[int]) -> None:
        """Puts down these dice, if none lie there yet."""
        if not self.ids.dice.faces:
            self.ids.dice.show(faces)

    def roll(
        self,
        faces: Sequence[int],
        colours: Sequence[list[float]],
        still: bool,
        done: Callable[[], None],
        fling: Fling,
    ) -> None:
        self.ids.dice.roll(faces, colours, still, done, fling)

    def on_glass(self, _widget: object, glass: Hourglass | None) -> None:
        """An hourglass that is taken away stays as it was left: people see how much sand it had."""
        self.seconds = 0
        if glass is not None:
            self._stand(glass)

    def _stand(self, glass: Hourglass) -> None:
        stand = self.ids.stand
        stand.clear_widgets()
        sand = Sand(glass=glass, bare=True, most="2dp", pos_hint={"x": 0, "y": 0})
        sand.bind(left=lambda sand, _left: self._count(sand))
        stand.add_widget(sand)
        self._count(sand)

    def _count(self, sand: Sand) -> None:
        self.seconds = sand.seconds if sand.glass is self.glass else 0

    def on_pause(self) -> None:
        """The default handler that Kivy requires; it does nothing."""


load_layout(__name__)
