"""Le Coffre et la Clé: a round table with seats, a card before each, and two in the middle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from coffres.engine.contract import Ask, Fact, Move
from coffres.games.coffre_et_cle import words
from coffres.ui import motion
from coffres.ui.board import Board, Control, is_held
from coffres.ui.board_parts import Room
from coffres.ui.boards.coffre_et_cle import role_card, scenery  # noqa: F401 - the layout uses it
from coffres.ui.boards.coffre_et_cle.ending import TravelEnding
from coffres.ui.boards.coffre_et_cle.phrasing import RolePhrasing
from coffres.ui.boards.coffre_et_cle.round_table import TALL, lay
from coffres.ui.box import Box
from coffres.ui.chooser import Part
from coffres.ui.holding import Holding
from coffres.ui.moment import Moment
from coffres.ui.pairs import load_layout
from coffres.ui.pictures import picture
from coffres.ui.widgets import fitted, seat_token, secret_words  # noqa: F401 - the layout uses them

# seconds before a name or "no" can be pressed, the same for everybody, so that the time to think tells
# nothing (CC-27)
_OPENS = 3
_LIES = 0.1  # seconds that a card lies turned before the game goes on
# sounds of what the table sees: cards turned for everybody, a player who begins, a player pointed at
_SOUNDS = {
    "starter": "coffre_et_cle/pizzicato",
    "draw": "card_turn",
    "reveal": "card_turn",
    "next_deal": "coffre_et_cle/pizzicato",
    "designate": "stamp",
    "name": "stamp",
}
# the part of an upright screen for a private page, whose plates name everybody: for few people, and for more
_FEW, _PAGE, _HAND = 5, (0.68, 0.7), 0.64
_NOBODYS = ("shown", "over", "reveal", "uncover")  # phases in which it is nobody's turn
_POINT_AT = ("designate", "must_designate", "name")


class CardSpot(Holding, FloatLayout):
    """A place on the table where a card lies: a seat's, or one of the centre's two."""

    part: Part = ObjectProperty()
    symbol = StringProperty()
    colour = StringProperty("yellow")
    name = StringProperty()
    written = StringProperty()  # the name, in its lines
    letters = NumericProperty(24)  # the size of the name's letters, alike at the whole table
    role = NumericProperty(-1)  # -1: face down
    locked = BooleanProperty(False)
    lit = BooleanProperty(False)
    taken = BooleanProperty(False)
    active = BooleanProperty(False)  # whether it is this seat's turn, or it has the tablet
    # x, y, width and height of the card, of the symbol, and of the name
    card_box = ListProperty([0, 0, 1, 1])
    token_box = ListProperty([0, 0, 1, 1])
    name_box = ListProperty([0, 0, 1, 1])

    def put(self, role: int, turns: bool) -> None:
        """Lets its card show this role; `turns`: it is seen to be turned over."""
        card = self.ids.card
        if turns and role != self.role:
            card.turn(role)
        elif role != self.role:
            card.arrive()
            card.role = role
        self.role = role


class Secret(BoxLayout):
    """A role's card, and the goal of the role."""

    role = NumericProperty(-1)
    title = StringProperty()
    aim = StringProperty()


class CoffreEtCleBoard(Board):
    may_turn = False  # the seats are where people sit, and remembering them is the game
    phrasing = RolePhrasing()
    tray = ListProperty([0, 0, 1, 1])  # x, y, width and height of the tray

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.ending = TravelEnding(self)
        self.room = Room(page_below=_PAGE[len(self.people) > _FEW], hand_below=_HAND)
        self._laid = False  # whether the cards have been shown: later ones are turned before all eyes
        self.seats = [
            CardSpot(part=("seat", seat), name=look.name, symbol=look.symbol, colour=look.colour)
            for seat, look in enumerate(self.people)
        ]
        self.centre = [CardSpot(part=("slot", slot)) for slot in (0, 1)]
        for spot in [*self.seats, *self.centre]:
            spot.disabled = True  # until a question is asked
            spot.bind(on_done=self._tap)
            self.add_widget(spot)
        self.bind(pos=self._arrange, size=self._arrange)

    @property
    def note_at(self) -> float:
        """Between the seats, unless the cards in the middle are what is asked about."""
        ask = self.moment.ask
        return 1.0 if ask is not None and ask.prompt == "act" else 0.5

    def _arrange(self, *_: object) -> None:
        """Puts the seats round the table, clockwise from the near side, with the cards as large as
        possible."""
        if min(self.size) < dp(100):
            return
        facts = picture("tray", self.moment.game).facts
        wide, high = (side / dp(1) for side in picture("tray", self.moment.game).size)
        laid = lay(
            tuple(look.name for look in self.people),
            Box(*self.pos, *self.size),
            (wide, high),
            facts["slot"][0],
        )
        for spot, place in zip(self.seats, laid.places, strict=True):
            spot.pos, spot.size = place.whole[:2], place.whole[2:]
            spot.card_box, spot.token_box, spot.name_box = place.card, place.token, place.name
            spot.letters, spot.written = laid.letters, place.written
        self._set_tray(laid.tray, laid.tray.width / wide, high, facts)

    def _set_tray(self, tray: Box, unit: float, high: float, facts: Mapping[str, Any]) -> None:
        """Lays two cards into the places of the tray."""
        self.tray = tray
        card = max(1.0, unit * facts["slot"][0])
        for spot, (right, down) in zip(self.centre, facts["centres"], strict=True):
            x, y = tray.x + right * unit, tray.y + (high - down) * unit
            spot.size = (card * 1.12, card * 1.5)
            spot.center = (x, y)
            spot.card_box = [x - card / 2, y - card * TALL / 2, card, card * TALL]

    def _tap(self, spot: CardSpot) -> None:
        if self.chooser is not None:
            self.chooser.tap(spot.part)

    # The table's view

    def show(self, moment: Moment) -> None:
        super().show(moment)
        view, viewer = moment.table, moment.sight.viewer
        turns = self._laid and self.get_root_window() is not None and not motion.still()
        self._laid = True
        holder = viewer if viewer >= 0 else view["seat"]  # on a private page, who holds the tablet
        for place, (spot, role) in enumerate(zip([*self.seats, *self.centre], view["cards"], strict=True)):
            spot.put(-1 if role is None else role, turns)
            spot.locked = place < len(self.seats) and bool(view["locks"][place])
            spot.active = place == holder and view["phase"] not in _NOBODYS

    def move_on(self, moment: Moment, facts: Sequence[Fact], still: bool) -> float | None:
        """The next question waits until the cards lie."""
        self.show(moment)
        turning = any(spot.ids.card.turned < 1 for spot in (*self.seats, *self.centre))
        return role_card.SECONDS + _LIES if turning else None

    def hurry(self) -> bool:
        turning = [spot for spot in (*self.seats, *self.centre) if spot.ids.card.arrive()]
        return bool(turning)

    def on_parent(self, _widget: Widget, parent: Widget | None) -> None:
        """The board leaves its screen: nothing may move behind a curtain."""
        if parent is None:
            self.hurry()

    def relight(self) -> None:
        chooser = self.chooser
        bluff = self._everybody_looks_alive()
        ask = self.moment.ask
        # whether a card is what is asked for next: an action comes first
        chosen = ask is None or ask.prompt != "act" or (chooser is not None and bool(chooser.taken))
        for spot in [*self.seats, *self.centre]:
            spot.disabled = chooser is None  # while a question is asked, every tap gets an answer
            spot.hold = chooser is not None and is_held(self, spot.part)
            spot.moves = chooser.leads_to(spot.part) if chooser is not None else []
            spot.taken = chooser is not None and spot.part in chooser.taken
            spot.lit = bool(spot.moves) and not bluff and chosen

    def _everybody_looks_alive(self) -> bool:
        """CC-27: while somebody designates, nothing lights up on the private page, whoever could do it."""
        return self.moment.ask is not None and self.moment.ask.prompt == "designate"

    # Choosing

    def parts(self, move: Move) -> Sequence[Part]:
        if move.verb in ("designate", "name"):
            return [("seat", move.args[0])]
        names = {"observe": ("slot",), "exchange": ("slot",), "force": ("seat", "slot")}.get(move.verb, ())
        return [("act", move.verb), *zip(names, move.args, strict=True)]

    def attempt(self, ask: Ask, parts: Sequence[Part]) -> Move | None:
        tapped = dict(parts)
        if ask.prompt in _POINT_AT:
            return Move(
                ask.by, "name" if ask.prompt == "name" else "designate", (tapped.get("seat", ask.by),)
            )
        if ask.prompt != "act":
            return None
        verb = tapped.get("act") or ("force" if "seat" in tapped else "observe")
        slot = tapped.get("slot", 0)
        return Move(ask.by, verb, (tapped["seat"], slot) if verb == "force" and "seat" in tapped else (slot,))

    def controls(self, ask: Ask) -> Sequence[Control]:
        _ = self.translate
        if ask.prompt == "act":
            return [
                Control(("act", verb), _(label), beside=(f"deed_{verb}", self.moment.game))
                for verb, label in words.ACTIONS.items()
            ]
        if ask.prompt in _POINT_AT:
            private = ask.prompt == "designate"
            people = [
                Control(
                    ("seat", seat),
                    name,
                    hold=True,
                    bluff=private,
                    after=_OPENS if private else 0,
                    of=self.people[seat],
                )
                for seat, name in enumerate(self.moment.names)
                if seat != ask.by
            ]
            no = Control(("act", "decline"), _(words.NO), main=True, after=_OPENS)
            return [*people, no] if private else people
        (move,) = self.moment.legal(ask.by)
        text = words.choice(move, self.moment.names, _)
        return [Control(("act", move.verb), text, main=True, needs_look=move.verb == "seen")]

    def sound(self, fact: Fact) -> str:
        if fact[1] == "designate" and fact[3][0] == "key":  # CC-29: it turns in its lock, as all are told
            return "key_land"
        return _SOUNDS.get(fact[1], "")

    def secret(self, moment: Moment) -> Secret:
        view, ask = moment.sight.view, moment.ask
        seat = self.moment.sight.viewer
        observed = ask is not None and ask.prompt == "observed"
        role = view["cards"][view["looked"] if observed else seat]
        aim = words.LIES[view["looked"] - view["seats"]] if observed else words.AIMS[role]
        if (
            ask is not None
            and ask.prompt == "designate"
            and not self.chooser.leads_to(("seat", (seat + 1) % view["seats"]))
        ):
            aim = words.NO_TREASURE
        return Secret(role=role, title=self.translate(words.ROLE_NAMES[role]), aim=self.translate(aim))


BOARD = CoffreEtCleBoard
load_layout(__name__)
