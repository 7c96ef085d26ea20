"""The last throw of the dice of an evening: those who are equal throw one die each, and the highest is first.

A throw is written before its die falls. It can be made in three ways: with the plate, by shaking the tablet,
or with a real die whose face is tapped.
"""

from __future__ import annotations

from kivy.app import App
from kivy.clock import Clock
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from coffres.evening.evening import FACES
from coffres.evening.standings import contest, standings
from coffres.ui import motion
from coffres.ui.evening_people import looks_of_people
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import dice, fitted, plate, seat_token, title_bar  # noqa: F401 - the layout uses them

_LOOKED_AT = 1.2  # seconds until the next round, or the great chest


class Thrower(BoxLayout):
    """One of those who are equal, and their die."""

    person = StringProperty()
    symbol = StringProperty()
    colour = StringProperty("yellow")
    name = StringProperty()
    face = NumericProperty(0)  # 0: has not thrown in this round
    due = BooleanProperty(False)  # whether it is their turn
    out = BooleanProperty(False)  # whether somebody has thrown higher
    ghost = NumericProperty(0)  # the edge of the die that waits in the tray, unthrown

    def show(self, face: int) -> None:
        self.face = face
        self.ids.die.show([face] if face else [])


class LastThrowScreen(FloatLayout):
    told = StringProperty()
    turn = StringProperty()  # the name of whoever throws now
    real = BooleanProperty(False)  # whether real dice are thrown
    columns = NumericProperty(1)
    key = NumericProperty(0)  # the width of the golden key; 0 where there is no room for it

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._app = App.get_running_app()
        self._room = self._app.evenings
        self._falling = False
        self.real = self._app.settings.real_dice
        for side in FACES:
            face = plate.Plate(picture=f"die_ivory_{side}", quiet=True)
            face.bind(on_done=lambda _plate, side=side: self._throw(side))
            self.ids.faces.add_widget(face)
        evening = self._room.evening
        found = standings(evening._replace(throws=()))
        looks = looks_of_people(evening, found, self._app.roster)
        best = [one for one in found if one.rank == 1]
        self.throwers = {one.person: self._thrower(one.person, looks) for one in best}
        for thrower in self.throwers.values():
            self.ids.throwers.add_widget(thrower)
        self.bind(size=self._arrange)
        self._arrange()
        self._ask()

    @staticmethod
    def _thrower(person: str, looks: dict[str, object]) -> Thrower:
        look = looks[person]
        return Thrower(person=person, symbol=look.symbol, colour=look.colour, name=look.name)

    def _arrange(self, *_: object) -> None:
        count = len(self.throwers)
        most = 4 if self.width > self.height else 2
        rows = -(-count // most)
        self.columns = -(-count // rows)

    # Whose turn it is

    def _ask(self) -> None:
        """Shows the round as it stands, and lets the next one throw."""
        if self.parent is None and self._falling:
            return
        self._falling = False
        now, _ = contest(self._room.evening), self._app.l10n._
        for person, thrower in self.throwers.items():
            thrower.show(now.thrown.get(person, 0))
            thrower.out = person not in now.left
            thrower.due = person in now.due[:1]
        again = now.rounds and not now.thrown
        self.told = _("Encore égalité : on relance !") if again else _("Égalité ! Le plus haut l'emporte.")
        self.turn = self.throwers[now.due[0]].name if now.due else ""
        if now.due:
            self._app.senses.roll_is_due(self.throw)

    def throw(self) -> None:
        """The tablet throws."""
        self._throw(None)

    def _throw(self, own: int | None) -> None:
        """`own`: what a real die shows."""
        due = contest(self._room.evening).due
        if self._falling or not due:
            return
        face = self._room.throw(due[0], own)
        if face is None:
            self._app.senses.roll_is_due(self.throw)
            return
        self._falling = True
        self._app.senses.nothing_moves()
        still = motion.still() or own is not None
        thrower = self.throwers[due[0]]
        thrower.face = face
        self._app.senses.signal("dice_shake")
        thrower.ids.die.roll([face], [], still, self._fallen, self._app.senses.fling(0))

    def _fallen(self) -> None:
        if self.parent is None:
            return
        self._app.senses.signal("dice_land")
        thrown = contest(self._room.evening).thrown
        if thrown:
            self._ask()
        else:  # the round is over: its dice are looked at
            self.turn = ""
            Clock.schedule_once(self._next_round, _LOOKED_AT)

    def _next_round(self, *_: object) -> None:
        if self.parent is None:
            return
        if contest(self._room.evening).due:
            self._ask()
        else:
            self._room.show()

    def on_parent(self, _widget: object, parent: object) -> None:
        if parent is None:
            self._app.senses.nothing_moves()

    def back(self) -> bool:
        self._app.home()
        return True


load_layout(__name__)
