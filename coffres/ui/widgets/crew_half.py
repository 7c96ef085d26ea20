"""One half of the tablet, for one crew: one sentence, and below it the plates to press.

A half may have a corner that its reader holds, and a bar that shows how long a plate is waited for.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from coffres.storage.roster import Seat
from coffres.ui.automata import face_of
from coffres.ui.board import Control
from coffres.ui.chooser import Chooser
from coffres.ui.hourglasses import Hourglass
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import clause_chip, fitted, parchment, seat_token  # noqa: F401 - the layout uses them
from coffres.ui.widgets.plate import Plate

_PLATE, _FACE = 150, 72  # dp: width of a plate with words, and of one of many with a die's face
_FINGER, _GAP = 64, 16  # dp: least height of a plate, and the gap between two plates


class CrewHalf(FloatLayout):
    __events__ = ("on_rules",)
    symbol = StringProperty()  # symbol of the player whom the question is for; empty: all of them
    colour = StringProperty("yellow")
    face = StringProperty()  # of an automaton
    prompt = StringProperty()
    clause = StringProperty()
    telling = StringProperty()  # what has just happened: shown instead of the question
    reading = BooleanProperty(False)  # whether the reader looks at the secret: it takes everybody else's room
    wait = NumericProperty(-1)  # how full the bar below the plates is, 0 to 1; below 0: there is no bar
    field = ListProperty([0, 0, 1, 1])  # where the secret is shown: left, bottom, width, height
    corner = ObjectProperty(None, allownone=True)
    picture = StringProperty()  # a picture of the game, shown while there is nothing to press
    ground = StringProperty()  # a seamless picture of the game; empty: felt
    game = StringProperty()

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._chooser: Chooser | None = None
        self._short: Hourglass | None = None  # the hourglass that the bar shows
        self._fills = False

    def on_corner(self, _widget: object, corner: object) -> None:
        self.ids.corner.clear_widgets()
        if corner is not None:
            self.ids.corner.add_widget(corner)

    def about(self, person: Seat | None) -> None:
        """Shows whom the question is for; None: the whole crew."""
        self.symbol = person.symbol if person else ""
        self.colour = person.colour if person else self.colour
        self.face = face_of(person) if person else ""

    # Plates

    def put(self, controls: Sequence[Control], chooser: Chooser | None) -> None:
        """Shows these plates; without a chooser, nobody can press them yet."""
        grid = self.ids.plates
        if list(controls) != [plate.control for plate in reversed(grid.children)]:
            grid.clear_widgets()
            for control in controls:
                grid.add_widget(self._plate(control))
        if chooser is not None and chooser is not self._chooser:
            chooser.bind(on_change=lambda *_: self.relight())
        self._chooser = chooser
        self.relight()

    def _plate(self, control: Control) -> Plate:
        plate = Plate(text=control.text, hold=control.hold, quiet=not control.main, wish="30sp")
        plate.game = self.game
        plate.control = control
        plate.bind(on_done=lambda *_: self._chooser.tap(control.part))
        return plate

    def hush(self) -> None:
        """Nothing is asked while an event is shown; the plates stay where they are."""
        self._chooser = None
        self.relight()

    def relight(self) -> None:
        chooser = self._chooser
        for plate in self.ids.plates.children:
            part = plate.control.part
            plate.disabled = chooser is None
            plate.moves = [] if chooser is None else chooser.leads_to(part)
            plate.chosen = chooser is not None and part in chooser.taken
            plate.dull = not (plate.moves or plate.chosen)

    @staticmethod
    def columns(count: int, width: float) -> int:
        """As many plates side by side as their words allow."""
        least = dp(_PLATE if count <= 2 else _FACE)
        return max(1, min(count, int((width + dp(_GAP)) // (least + dp(_GAP)))))

    @classmethod
    def for_plates(cls, count: int, width: float, height: float) -> float:
        """The height for so many plates in this width, in a half that is so high."""
        rows = ceil(count / cls.columns(count, width)) if count else 0
        least = rows * dp(_FINGER) + (rows - 1) * dp(_GAP)
        return max(least, min(height * 0.4, dp(150))) if count else 0.0

    # Waiting

    def wait_for(self, glass: Hourglass | None, fills: bool) -> None:
        """Shows this hourglass as a bar: one that fills up while people wait, or that runs out."""
        if self._short is not None:
            self._short.unbind(left=self._wait)
        self._short, self._fills = glass, fills
        if glass is None:
            self.wait = -1
        else:
            glass.bind(left=self._wait)
            self._wait(glass)

    def _wait(self, glass: Hourglass, *_: object) -> None:
        left = glass.left / glass.total if glass.total else 0.0
        self.wait = 1 - left if self._fills else left

    def on_rules(self) -> None:
        """The default handler that Kivy requires; it does nothing."""


load_layout(__name__)
