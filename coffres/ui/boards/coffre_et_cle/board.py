"""Le Coffre et la Clé: a round table with seats, a card before each, and two in the middle."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import cos, pi, sin

from kivy.metrics import dp, sp
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from coffres.engine.contract import Ask, Fact, Move
from coffres.games.coffre_et_cle import words
from coffres.ui.board import Board, Control, is_held
from coffres.ui.board_parts import Room
from coffres.ui.boards.coffre_et_cle import role_card  # noqa: F401 - the layout uses it
from coffres.ui.boards.coffre_et_cle.ending import TravelEnding
from coffres.ui.boards.coffre_et_cle.phrasing import RolePhrasing
from coffres.ui.box import middle_of
from coffres.ui.chooser import Part
from coffres.ui.holding import Holding
from coffres.ui.moment import Moment
from coffres.ui.pairs import load_layout
from coffres.ui.pictures import picture
from coffres.ui.widgets import fitted, seat_token  # noqa: F401 - the layout uses them

_TALL = 1.4  # a card's height, as a multiple of its width
_BULGE = 6  # the form of the table: 2 is a circle, a larger number is nearer to a square
# largest size of a seat, as a part of the table: with few seats the tray also needs room between them
_WIDEST = 0.31
# seconds before "no" can be pressed, the same for everybody, so that the time to think tells nothing (CC-27)
_NO_OPENS = 3
# sounds of what the table sees: cards turned for everybody, a player who begins, a player pointed at
_SOUNDS = {
    "starter": "coffre_et_cle/pizzicato",
    "draw": "card_turn",
    "reveal": "card_turn",
    "next_deal": "coffre_et_cle/pizzicato",
    "designate": "stamp",
    "name": "stamp",
}
_POINT_AT = ("designate", "must_designate", "name")


def _round(seats: int) -> list[tuple[float, float]]:
    """The places round a table, measured from its middle: right and up, as parts of half its size."""
    turns = [-pi / 2 - 2 * pi * seat / seats for seat in range(seats)]
    return [_on_the_rim(cos(turn), sin(turn)) for turn in turns]


def _on_the_rim(right: float, up: float) -> tuple[float, float]:
    """The point on the rim of a round table that reaches into the corners."""
    far = (abs(right) ** _BULGE + abs(up) ** _BULGE) ** (1 / _BULGE)
    return right / far, up / far


def _share(seats: int) -> float:
    """The part of the table's width and height that a seat may take so that no two seats overlap."""
    places = _round(seats)
    share = _WIDEST
    while not all(
        max(abs(one[0] - other[0]), abs(one[1] - other[1])) * (1 - share) / 2 >= share
        for one, other in combinations(places, 2)
    ):
        share -= 0.005
    return share


class CardSpot(Holding, FloatLayout):
    """A place on the table where a card lies: a seat's, or one of the centre's two."""

    part: Part = ObjectProperty()
    symbol = StringProperty()
    colour = StringProperty("yellow")
    name = StringProperty()
    role = NumericProperty(-1)  # -1: face down
    locked = BooleanProperty(False)
    lit = BooleanProperty(False)
    taken = BooleanProperty(False)
    active = BooleanProperty(False)  # whether it is this seat's turn
    card_size = ListProperty([88, 124])
    name_height = NumericProperty(0)  # height of the line above the card
    # On a narrow place, the symbol is on the card's corner, and the name has the line for itself.
    narrow = AliasProperty(lambda spot: spot.width < dp(150), None, bind=["width"], cache=True)


class Secret(BoxLayout):
    """A role's card, and the goal of the role."""

    role = NumericProperty(-1)
    title = StringProperty()
    aim = StringProperty()


class CoffreEtCleBoard(Board):
    may_turn = False  # the seats are where people sit, and remembering them is the game
    room = Room(page_below=0.64, page_share=0.5)  # its actions need two rows of plates
    phrasing = RolePhrasing()
    tray = ListProperty([0, 0, 1, 1])  # x, y, width and height of the tray

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.ending = TravelEnding(self)
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
        self._arrange()

    def _arrange(self, *_: object) -> None:
        """Puts the seats round the table, clockwise from the near side, with the cards as large as
        possible."""
        share = _share(len(self.seats))
        wide, high = self.width * share - dp(4), self.height * share - dp(4)
        name = max(dp(30), min(sp(34), high * 0.3)) if high >= dp(84) else 0.0
        card = max(1.0, min((high - name - dp(8)) / _TALL, wide * 0.84))
        spot = (min(wide, max(card * 1.9, dp(180))), high)
        x, y = middle_of(self)
        for place, (right, up) in zip(self.seats, _round(len(self.seats)), strict=True):
            place.name_height = name
            place.size = spot
            place.center = (
                x + (self.width - spot[0] - dp(4)) / 2 * right,
                y + (self.height - spot[1] - dp(4)) / 2 * up,
            )
            place.card_size = [card, card * _TALL]
        self._set_tray(self.width - 2 * spot[0], self.height - 2 * spot[1])

    def _set_tray(self, across: float, up: float) -> None:
        """Makes the tray as large as the seats allow; the two cards fill its places."""
        facts = picture("tray", self.moment.game).facts
        wide, high = (side / dp(1) for side in picture("tray", self.moment.game).size)
        unit = max(0.0, min(across / wide, up / high))
        card = max(1.0, unit * facts["slot"][0])
        x, y = middle_of(self)
        left, bottom = x - wide * unit / 2, y - high * unit / 2
        self.tray = [left, bottom, wide * unit, high * unit]
        for place, (right, down) in zip(self.centre, facts["centres"], strict=True):
            place.card_size = [card, card * _TALL]
            place.size = (card * 1.12, card * 1.5)
            place.center = (left + right * unit, bottom + (high - down) * unit)

    def _tap(self, spot: CardSpot) -> None:
        if self.chooser is not None:
            self.chooser.tap(spot.part)

    # The table's view

    def show(self, moment: Moment) -> None:
        super().show(moment)
        view = moment.table
        for place, (spot, role) in enumerate(zip([*self.seats, *self.centre], view["cards"], strict=True)):
            spot.role = -1 if role is None else role
            spot.locked = place < len(self.seats) and bool(view["locks"][place])
            spot.active = place == view["seat"] and view["phase"] not in (
                "shown",
                "over",
                "reveal",
                "uncover",
            )

    def relight(self) -> None:
        chooser = self.chooser
        bluff = self._everybody_looks_alive()
        for spot in [*self.seats, *self.centre]:
            spot.disabled = chooser is None  # while a question is asked, every tap gets an answer
            spot.hold = chooser is not None and is_held(self, spot.part)
            spot.moves = chooser.leads_to(spot.part) if chooser is not None else []
            spot.taken = chooser is not None and spot.part in chooser.taken
            spot.lit = bool(spot.moves) and not bluff

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
            return [Control(("act", verb), _(label)) for verb, label in words.ACTIONS.items()]
        if ask.prompt in _POINT_AT:
            private = ask.prompt == "designate"
            people = [
                Control(("seat", seat), name, hold=True, bluff=private)
                for seat, name in enumerate(self.moment.names)
                if seat != ask.by
            ]
            no = Control(("act", "decline"), _(words.NO), main=True, after=_NO_OPENS)
            return [*people, no] if private else people
        (move,) = self.moment.legal(ask.by)
        text = words.choice(move, self.moment.names, _)
        return [Control(("act", move.verb), text, main=True, needs_look=move.verb == "seen")]

    def sound(self, fact: Fact) -> str:
        return _SOUNDS.get(fact[1], "")

    def secret(self, moment: Moment) -> Secret:
        view, ask = moment.sight.view, moment.ask
        seat = self.moment.sight.viewer
        observed = ask is not None and ask.prompt == "observed"
        role = view["cards"][view["looked"] if observed else seat]
        aim = "" if observed else words.AIMS[role]
        if (
            ask is not None
            and ask.prompt == "designate"
            and not self.chooser.leads_to(("seat", (seat + 1) % view["seats"]))
        ):
            aim = words.NO_TREASURE
        return Secret(
            role=role, title=self.translate(words.ROLE_NAMES[role]), aim=self.translate(aim) if aim else ""
        )


BOARD = CoffreEtCleBoard
load_layout(__name__)
