"""One player at the end of a game: where they stand, with what, and whether they won."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.animation import Animation
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from coffres.engine.contract import Outcome
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted, icon, seat_token  # noqa: F401 - the layout uses them

_TIME = 0.35  # seconds of the unveiling


class Rank(BoxLayout):
    """Veiled until it is its turn; its room on screen is the same before and after."""

    symbol = StringProperty()
    colour = StringProperty("yellow")
    name = StringProperty()
    score = StringProperty()
    winner = BooleanProperty(False)
    told = NumericProperty(0)  # 0 veiled, 1 to be read

    def tell(self, still: bool) -> None:
        """`still`: without motion, for those who asked for that."""
        Animation.cancel_all(self, "told")
        if still:
            self.told = 1
        else:
            Animation(told=1, d=_TIME, t="out_quad").start(self)


def last_to_first(outcome: Outcome, seats: int) -> Sequence[int]:
    """The order of the ceremony: winners come last, fewer points come earlier."""
    scores = outcome.scores or (0,) * seats
    return sorted(range(seats), key=lambda seat: (seat in outcome.winners, scores[seat], -seat))


load_layout(__name__)
