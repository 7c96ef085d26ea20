"""The panel beside a board: who is asked what, the secret or the last events, and the plates to press."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.app import App
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
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
    plate_rows,
    plate_stock,
    rail_column,
    seat_strip,
    seat_token,
)
from coffres.ui.widgets.happenings import Happenings
from coffres.ui.widgets.plate import Plate
from coffres.ui.widgets.plate_stock import PlateStock
from coffres.ui.widgets.railed import Railed


class TurnPlate(BoxLayout):
    """Whose turn it is."""

    tight = BooleanProperty(False)
    token = NumericProperty(0)  # its side


class Panel(Railed, FloatLayout):
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
    voiced = BooleanProperty(False)  # whether the question can be read aloud, for a child: on the table only
    chooser = ObjectProperty(None, allownone=True)
    body = ObjectProperty(None, allownone=True)  # the widget between the name and the question
    edge = NumericProperty(0)  # the width of its edge
    under = ObjectProperty(None, allownone=True)  # the widget below the plates: the pad of a private page
    foot = NumericProperty(0)  # the height that it wants
    spoken = BooleanProperty(False)  # whether the question is for all to read, from across the table
    telling = StringProperty()  # the words about what happens, while nothing is asked
    rolling = BooleanProperty(False)  # whether dice are part of the event

    def __init__(self, **kwargs: object) -> None:
        self._stock = PlateStock(self.get_root_window)
        super().__init__(**kwargs)

    def on_kv_post(self, _rule: object) -> None:
        """The column shares its room anew after every change of what is in it."""
        column, strip = self.ids.column, self.ids.strip
        column.bind(pos=column.again, size=column.again, edge=column.again, foot=column.again)
        for matters in ("slip", "prompt", "telling", "clause", "voiced", "rolling"):
            self.fbind(matters, column.again)
        self.ids.plates.bind(children=column.again)
        self.ids.counsel.bind(state=column.again, words=column.again)
        strip.bind(children=column.again)
        self.ids.marks.bind(width=column.again)
        self.bind(who=strip.setter("asked"))
        if self.public:
            self._stock.begin()  # on the table the first event may come before the first question
        else:
            self._stock.most = plate_stock.FEW

    def on_body(self, _widget: object, body: object) -> None:
        self.ids.body.clear_widgets()
        if body is not None:
            self.ids.body.add_widget(body)
        if isinstance(body, Happenings):
            body.game = self.game
            self.bind(game=body.setter("game"))
            again = self.ids.column.again
            body.bind(latest=again, before=again, glasses=again)
            body.ids.dice.bind(faces=again)
            body.ids.dice.above = self
            body.silent = self.ids.column.crowded
            self.ids.column.bind(crowded=body.setter("silent"))
        self.ids.column.again()

    def on_under(self, _widget: object, under: object) -> None:
        self.ids.under.clear_widgets()
        self.foot = 0
        if under is not None:
            self.ids.under.add_widget(under)
            self.foot = under.wanted

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
            golds = [control for control in controls if control.main]
            for control in controls:
                grid.add_widget(self._plate(control, golds == [control]))
        if chooser is not None and chooser is not self.chooser:
            chooser.bind(on_change=lambda *_: self.relight(), on_dead=self._point_at)
        self.chooser = chooser
        self.relight()

    def _point_at(self, _chooser: Chooser, parts: Sequence[Part]) -> None:
        """A refusal points at its plate. Only on the table: elsewhere it would tell others what was tried."""
        for plate in self.ids.plates.children if self.spoken else ():
            if plate.control.part == parts[-1]:
                plate.refuse()

    def hush(self) -> None:
        """Nothing is asked while an event is shown; the plates stay where they are."""
        self.chooser = None
        self.telling = ""
        for plate in self.ids.plates.children:
            plate.moves = []
            plate.disabled = True

    def _plate(self, control: Control, gold: bool) -> Plate:
        plate = self._stock.take()
        plate.text, plate.hold, plate.quiet, plate.game = control.text, control.hold, not gold, self.game
        plate.shortens = True  # a name on it may be too long for any letters
        plate.control = control
        plate.shut = control.needs_look or control.after > 0
        plate.bind(on_done=lambda *_: self._do(control))
        if control.after:
            plate.wait(control.after, lambda: self.open(plate))
        return plate

    def _do(self, control: Control) -> None:
        if control.deed is not None:
            control.deed()
        elif self.chooser is not None and control.last and not self.chooser.ends_with(control.part):
            self.chooser.dispatch("on_dead", (*self.chooser.taken, control.part))
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
            plate.moves = []
            if chooser is not None and not plate.shut:
                plate.moves = (chooser.ends_with if control.last else chooser.leads_to)(control.part)
            plate.disabled = plate.shut
            taken = chooser is not None and control.part in chooser.taken
            lit = control.bluff or control.deed is not None or bool(plate.moves) or taken
            plate.dull = plate.shut or not lit
            plate.chosen = taken

    def on_undo(self) -> None:
        """The default handler that Kivy requires; it does nothing."""

    def on_pause(self) -> None:
        """The default handler that Kivy requires; it does nothing."""

    def on_rules(self, clause: str) -> None:
        """The default handler that Kivy requires; it does nothing."""

    def on_advice(self) -> None:
        """The default handler that Kivy requires; it does nothing."""


def _waits(control: Control) -> bool:
    return control.needs_look or control.after > 0


load_layout(__name__)
