"""A few values side by side, of which one is chosen; in rows where their words need the width."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kivy.metrics import Metrics, dp, sp
from kivy.properties import BooleanProperty, ColorProperty, ListProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.gridlayout import GridLayout

from coffres.ui.lasting import hear
from coffres.ui.pairs import load_layout
from coffres.ui.theme import PAPER
from coffres.ui.typeset import width_of
from coffres.ui.widgets import fitted  # noqa: F401 - the layout uses it

_LETTER = 8.5  # sp: average width of a sign
_HEIGHT = 56  # dp: height of a row
_EASY = 14  # sp
_ROUND, _BETWEEN = 20, 6  # dp: what is round a label, with the gap to the next one


class Segment(ButtonBehavior, FloatLayout):
    text = StringProperty()
    taken = BooleanProperty(False)
    ink = ColorProperty(PAPER)


class Segments(GridLayout):
    """`on_choose` comes with the value that was tapped. The listener must then change the chosen value."""

    __events__ = ("on_choose",)
    values: Sequence[Any] = ListProperty()
    labels: Sequence[str] = ListProperty()  # one label for each value
    value = ObjectProperty(None, allownone=True)
    ink = ColorProperty(PAPER)  # PAPER on felt, INK on paper
    folds = BooleanProperty(False)  # whether the values go into rows where words do not fit side by side

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(labels=self._fill, ink=self._fill, value=self._light)
        self.bind(labels=self._fold, width=self._fold, folds=self._fold)
        hear(Metrics, fontscale=self._fold)
        self._fill()
        self._fold()

    def _fold(self, *_: object) -> None:
        count = max(len(self.labels), 1)
        if not self.folds:
            self.cols = count
            return
        signs = max(map(_signs_in_a_line, self.labels), default=0)
        widest = signs * sp(_LETTER) + dp(16)
        alike = [across for across in (count, 2) if count % across == 0]  # no row is shorter than the others
        self.cols = next((across for across in alike if self.width >= across * widest), 1)
        rows = count // self.cols
        self.height = rows * max(dp(_HEIGHT), dp(14) + sp(40)) + (rows - 1) * dp(_BETWEEN)

    def _fill(self, *_: object) -> None:
        self.clear_widgets()
        for label, value in zip(self.labels, self.values, strict=False):
            segment = Segment(text=label, ink=self.ink)
            segment.bind(on_release=lambda _segment, value=value: self.dispatch("on_choose", value))
            self.add_widget(segment)
        self._light()

    def _light(self, *_: object) -> None:
        for segment, value in zip(reversed(self.children), self.values, strict=False):
            segment.taken = value == self.value

    def on_choose(self, value: Any) -> None:
        """The default handler that Kivy requires; it does nothing."""


def fit_beside(labels: Sequence[str], width: float) -> bool:
    """Whether labels of one word have room beside one another in letters that are easy to read."""
    widest = max((width_of(label, sp(_EASY), bold=True) for label in labels), default=0)
    return len(labels) * (widest + dp(_ROUND)) - dp(_BETWEEN) <= width


def _signs_in_a_line(label: str) -> float:
    """The fewest signs a line must hold so that the label fits on two lines without a broken word."""
    return max([len(label) * 0.6, *map(len, label.split())])


load_layout(__name__)
