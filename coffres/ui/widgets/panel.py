"""The panel beside a board: who is asked what, the secret or the last events, and the plates to press."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.app import App
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from coffres.storage.roster import Seat
from coffres.ui.automata import face_of
from coffres.ui.board import Control
from coffres.ui.chooser import Chooser, Part
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import (  # noqa: F401 - the layout uses them
    clause_chip,
    counsel,
    fitted,
    icon_button,
    parchment,
    seat_token,
)
from coffres.ui.widgets.plate import Plate

_PLATE = 140  # dp: a plate wide enough for two words
_FINGER, _GAP = 56, 10  # dp: least height of a plate, and the gap between two plates


class Panel(FloatLayout):
    __events__ = ("on_undo", "on_pause", "on_rules", "on_advice")
    symbol = StringProperty()  # symbol of the player whom the question is for; empty: the whole table
    colour = StringProperty("yellow")
    face = StringProperty()  # of an automaton that has the turn
    who = StringProperty()
    slip = StringProperty()  # who must get the tablet before the question can be answered
    prompt = StringProperty()
    clause = StringProperty()
    public = BooleanProperty(True)  # whether the undo and pause buttons are shown: on the table only
    menu = StringProperty("pause")  # the icon of the button in the corner
    terse = BooleanProperty(False)  # whether the question makes room for something that is read instead
    voiced = BooleanProperty(False)  # whether the question can be read aloud, for a child: on the table only
    chooser = ObjectProperty(None, allownone=True)
    body = ObjectProperty(None, allownone=True)  # the widget between the name and the question
    share = NumericProperty(0.54)  # part of the height for name and body
    low = BooleanProperty(False)  # whether the question stands beside the events and not below them
    # whether there is room for either the question or the events, but not for both
    flat = BooleanProperty(False)
    telling = StringProperty()  # the words about what happens, while nothing is asked
    rolling = BooleanProperty(False)  # whether dice are part of the event

    def on_body(self, _widget: object, body: object) -> None:
        self.ids.body.clear_widgets()
        if body is not None:
            self.ids.body.add_widget(body)

    def on_prompt(self, *_: object) -> None:
        """The voice may need some time to be found, so each question checks again whether it is there."""
        self.voiced = self.public and App.get_running_app().senses.speaks

    def about(self, person: Seat | None) -> None:
        """Names the player whom the question is for; None: it is for the table."""
        self.who = person.name if person else ""
        self.symbol = person.symbol if person else ""
        self.colour = person.colour if person else self.colour
        self.face = face_of(person) if person else ""

    def slip_to(self, name: str) -> None:
        """In a game passed from hand to hand: the player who must get the tablet; empty: they have it."""
        self.slip = App.get_running_app().l10n._("Passe la tablette à {name}.", name=name) if name else ""

    def put(self, controls: Sequence[Control], chooser: Chooser | None) -> None:
        """Shows the plates of a question. Plates of the question before are removed, except those that are
        the same."""
        self.telling, self.rolling = "", False
        grid = self.ids.plates
        same = list(controls) == [plate.control for plate in reversed(grid.children)]
        if not same or any(map(_waits, controls)):
            grid.clear_widgets()
            for control in controls:
                grid.add_widget(self._plate(control))
        if chooser is not None and chooser is not self.chooser:
            chooser.bind(on_change=lambda *_: self.relight())
        self.chooser = chooser
        self.relight()

    def hush(self) -> None:
        """Nothing is asked while an event is shown; the plates stay where they are."""
        self.chooser = None
        self.telling = ""
        for plate in self.ids.plates.children:
            plate.moves = []
            plate.disabled = True

    def _plate(self, control: Control) -> Plate:
        plate = Plate(text=control.text, hold=control.hold, quiet=not control.main)
        plate.shortens = _is_of_a_seat(control.part)  # the name on it may be long
        plate.control = control
        plate.shut = control.needs_look or control.after > 0
        plate.bind(on_done=lambda *_: self._do(control))
        if control.after:
            Clock.schedule_once(lambda *_: self.open(plate), control.after)
        return plate

    def _do(self, control: Control) -> None:
        if control.deed is not None:
            control.deed()
        elif self.chooser is not None:
            self.chooser.tap(control.part)

    def open(self, plate: Plate) -> None:
        plate.shut = False
        self.relight()

    def looked(self) -> None:
        """The player has really looked at the secret: plates that waited for this can be pressed now."""
        for plate in self.ids.plates.children:
            if plate.control.needs_look:
                self.open(plate)

    def relight(self) -> None:
        for plate in self.ids.plates.children:
            control, chooser = plate.control, self.chooser
            plate.moves = [] if plate.shut or chooser is None else chooser.leads_to(control.part)
            plate.disabled = plate.shut
            taken = chooser is not None and control.part in chooser.taken
            lit = control.bluff or control.deed is not None or bool(plate.moves) or taken
            plate.opacity = 1 if lit and not plate.shut else 0.5
            plate.chosen = taken

    def for_words(self, plates: int, width: float, height: float, share: float) -> float:
        """The height for the question: half of the room below the body, or less if the plates would become
        lower than a finger."""
        lower = self._lower(height, share)
        rows = -(-plates // max(1, width // dp(_PLATE)))
        return min(lower * 0.5, max(lower * 0.36, lower - rows * dp(74)))

    def for_plates(self, plates: int, width: float, height: float, share: float, terse: bool) -> float:
        """The height for the plates."""
        if self.low:
            rows = (plates > 0) + (plates > width // dp(_PLATE))
            return max(0.0, rows * dp(_FINGER + _GAP) - dp(_GAP))
        words = 0.0 if terse else self.for_words(plates, width, height, share)
        return self._lower(height, share) - words - dp(_GAP)

    @staticmethod
    def _lower(height: float, share: float) -> float:
        """The height below name and body, when everything is in one column."""
        return (height - dp(12)) * (1 - share)

    @staticmethod
    def columns(count: int, width: float, height: float) -> int:
        """The fewest columns that keep every plate a finger high."""
        columns = 1
        while (
            columns < 4
            and -(-count // columns) * (dp(_FINGER) + dp(_GAP)) > height + dp(_GAP)
            and width / (columns + 1) >= dp(80)
        ):
            columns += 1
        return columns

    def on_undo(self) -> None:
        """The default handler that Kivy requires; it does nothing."""

    def on_pause(self) -> None:
        """The default handler that Kivy requires; it does nothing."""

    def on_rules(self, clause: str) -> None:
        """The default handler that Kivy requires; it does nothing."""

    def on_advice(self) -> None:
        """The default handler that Kivy requires; it does nothing."""


def _is_of_a_seat(part: Part) -> bool:
    return isinstance(part, tuple) and part[0] == "seat"


def _waits(control: Control) -> bool:
    return control.needs_look or control.after > 0


load_layout(__name__)
