"""What stands beside a board: who is asked what, the secret or the last events, and the plates to press."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.app import App
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from coffres.storage.roster import Seat
from coffres.ui.board import Control
from coffres.ui.chooser import Chooser, Part
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import (  # noqa: F401 - the layout uses them
    clause_chip,
    fitted,
    icon_button,
    parchment,
    seat_token,
)
from coffres.ui.widgets.plate import Plate

_PLATE = 140  # dp: so wide that two words fit
_FINGER, _GAP = 56, 10  # dp: the height of a plate at least, and between two of them


class Panel(FloatLayout):
    __events__ = ("on_undo", "on_pause", "on_rules")
    symbol = StringProperty()  # of the one it is about; empty: the whole table
    colour = StringProperty("yellow")
    who = StringProperty()
    slip = StringProperty()  # what has to be done before: the tablet goes to somebody else
    prompt = StringProperty()
    clause = StringProperty()
    public = BooleanProperty(True)  # undo and pause belong to the table
    voiced = BooleanProperty(False)  # the question can be read aloud: for a child, on the table only
    chooser = ObjectProperty(None, allownone=True)
    body = ObjectProperty(None, allownone=True)  # what stands between name and question
    share = NumericProperty(0.54)  # of the height, for name and body
    low = BooleanProperty(False)  # the question stands beside what happens, and not below it
    flat = BooleanProperty(False)  # and there is no room for both: they take turns
    telling = StringProperty()  # what happens, while nothing is asked
    rolling = BooleanProperty(False)  # dice are part of that

    def on_body(self, _widget: object, body: object) -> None:
        self.ids.body.clear_widgets()
        if body is not None:
            self.ids.body.add_widget(body)

    def on_prompt(self, *_: object) -> None:
        """A voice takes a moment to be found: every question asks for it again."""
        self.voiced = self.public and App.get_running_app().senses.speaks

    def about(self, person: Seat | None) -> None:
        """Whose question it is; nobody's: the table's."""
        self.who = person.name if person else ""
        self.symbol = person.symbol if person else ""
        self.colour = person.colour if person else self.colour

    def slip_to(self, name: str) -> None:
        """Where the tablet goes from hand to hand: to whom it has to go; empty: they have it."""
        self.slip = App.get_running_app().l10n._("Passe la tablette à {name}.", name=name) if name else ""

    def put(self, controls: Sequence[Control], chooser: Chooser | None) -> None:
        """The plates of a question; those of the one before are gone, but for plates that stay the same."""
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
        plate.shortens = _is_of_a_seat(control.part)  # a long name
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
        """The secret was really looked at: what waited for that opens."""
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

    def for_words(self, plates: int, width: float, height: float) -> float:
        """What the question gets of this room: half of what lies below the body, where that leaves the plates
        a finger's height."""
        lower = self._lower(height)
        rows = -(-plates // max(1, width // dp(_PLATE)))
        return min(lower * 0.5, max(lower * 0.36, lower - rows * dp(74)))

    def for_plates(self, plates: int, width: float, height: float) -> float:
        """What the plates get of it."""
        if self.low:
            rows = (plates > 0) + (plates > width // dp(_PLATE))
            return max(0.0, rows * dp(_FINGER + _GAP) - dp(_GAP))
        return self._lower(height) - self.for_words(plates, width, height) - dp(_GAP)

    def _lower(self, height: float) -> float:
        """What lies below name and body, where all is below each other."""
        return (height - dp(12)) * (1 - self.share)

    @staticmethod
    def columns(count: int, width: float, height: float) -> int:
        """As many columns as keep every plate a finger high."""
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


def _is_of_a_seat(part: Part) -> bool:
    return isinstance(part, tuple) and part[0] == "seat"


def _waits(control: Control) -> bool:
    return control.needs_look or control.after > 0


load_layout(__name__)
