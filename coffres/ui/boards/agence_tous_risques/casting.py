"""Who plays which agent (AT-03): the four agents, large; a taken agent has its player's token."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.gridlayout import GridLayout

from coffres.ui.boards.agence_tous_risques import agent  # noqa: F401 - the layout uses it
from coffres.ui.chooser import Part
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted, seat_token  # noqa: F401 - the layout uses them


class Candidate(ButtonBehavior, FloatLayout):
    part: Part = ObjectProperty()
    moves = ListProperty()  # the moves that a tap leads to
    figure = NumericProperty(-2)
    title = StringProperty()
    owner = StringProperty()  # the name of the player who has taken it; empty: still free
    colour = StringProperty("yellow")
    symbol = StringProperty()
    lit = BooleanProperty(False)


class Casting(GridLayout):
    def __init__(self, titles: Sequence[str], tap: Callable[[Candidate], None], **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.candidates = [
            Candidate(part=("figure", figure), figure=figure, title=title)
            for figure, title in enumerate(titles)
        ]
        for candidate in self.candidates:
            candidate.bind(on_release=tap)
            self.add_widget(candidate)


load_layout(__name__)
