"""Agence tous risques : la formule secrète: a fortress to walk into and out of, and secret hands of cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kivy.app import App
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty

from coffres.engine.contract import Ask, Fact, Move, View
from coffres.games.agence_tous_risques import words
from coffres.ui.board import Board, Control
from coffres.ui.board_parts import Room
from coffres.ui.boards.agence_tous_risques import crew, ink, pile, taps  # noqa: F401 - the layout uses them
from coffres.ui.boards.agence_tous_risques.agent import NOBODY
from coffres.ui.boards.agence_tous_risques.casting import Candidate
from coffres.ui.boards.agence_tous_risques.chip import CrewChip
from coffres.ui.boards.agence_tous_risques.choices import label_of, picture_of
from coffres.ui.boards.agence_tous_risques.dice import FightingDice
from coffres.ui.boards.agence_tous_risques.discards import DiscardSheet
from coffres.ui.boards.agence_tous_risques.ending import OpenHands
from coffres.ui.boards.agence_tous_risques.frame import CardsFrame
from coffres.ui.boards.agence_tous_risques.hand import Reader, SecretHand
from coffres.ui.boards.agence_tous_risques.overlays import Overlays
from coffres.ui.boards.agence_tous_risques.pawn import Pawn
from coffres.ui.boards.agence_tous_risques.phrasing import TwoCharacters
from coffres.ui.boards.agence_tous_risques.pile import FACE_DOWN
from coffres.ui.boards.agence_tous_risques.story import decision, trips
from coffres.ui.chooser import Chooser, Part
from coffres.ui.moment import Moment
from coffres.ui.own_dice import second_die
from coffres.ui.pairs import load_layout
from coffres.ui.widgets.peek import Peek

_DECIDED = 1.2  # seconds that the dice of a fight are shown
_SETTLED = 0.5  # seconds of rest after a walk


class AgenceTousRisquesBoard(Board):
    strip = NumericProperty(dp(64))  # the height of the strip above the fortress
    crowded = BooleanProperty(False)  # whether the characters above it stand in two lines
    chips_count = NumericProperty(0)
    may_turn = False  # it is a map, which must stay in its place; and winding its path anew takes time
    room = Room(beside=0.4, below=0.54, page_below=0.65, hand_below=0.65)
    open_deeds = True  # AT-46: the effect of a card is shown to all
    seals = taps.SEALS

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        view = self.moment.table
        self.throw = FightingDice(self.people)
        self.phrasing = TwoCharacters(self)
        self.ending = OpenHands(self)
        self._count = len(view["at"])
        self._view = view
        self.moving = False  # whether people are still watching what has just happened
        self.fortress = self.ids.fortress
        self.fortress.start = self.translate(words.START)
        self.fortress.path = view["path"]
        self.crew = self.ids.crew
        self.crew.landed = lambda: self.landed("token_step", self)
        self.crew.enlist(self._count, self.people)
        self.crew.bind(on_tap=lambda _, pawn: self._tap(pawn))
        self._make_chips()
        self._above = Overlays(self, self.crew, self.translate, self._tap)
        self.ids.draws.card = FACE_DOWN
        self.ids.discards.bind(on_release=self._open_discards)
        # After the fortress has been laid out: only then it knows its plan.
        self.fortress.fbind("pos", self._lay_out)
        self.fortress.fbind("size", self._lay_out)

    def _make_chips(self) -> None:
        self.chips = []
        for c in range(self._count):
            look = self.people[c % len(self.people)]
            chip = CrewChip(part=("on", c), colour=look.colour, symbol=look.symbol)
            chip.bind(on_release=self._tap)
            self.chips.append(chip)
            self.ids.chips.add_widget(chip)
        self.chips_count = self._count

    def cast(self) -> Sequence[str]:
        """The people's names, for sentences about characters."""
        return words.cast(self.moment.names, self.moment.table["figures"], self.translate)

    def _lay_out(self, *_: object) -> None:
        if self.fortress.plan is not None:
            self.show(self.moment)

    def _tap(self, widget: Pawn | CrewChip | Candidate) -> None:
        if self.chooser is not None and self._is_open():
            self.chooser.tap(widget.part)

    def _is_open(self) -> bool:
        """Whether the board reacts to taps. Not on a private page: nobody may see what could be played on
        whom."""
        return self.moment.where != "private"

    # The table's view

    def show(self, moment: Moment) -> None:
        super().show(moment)
        view = moment.table
        self._view = view
        self.moving = False
        self._dress(view)
        self.crew.place(view)
        self._above.show(moment)
        self.on_facing()

    def on_facing(self, *_: object) -> None:
        """What is written on the board faces whoever is asked; on a private page everything turns anyway."""
        edge = self.facing if self._is_open() else 0
        self._above.face(edge)
        self.ids.bar.edge = edge if edge == 2 else 0

    def _dress(self, view: View) -> None:
        """Shows what is public about the characters, wherever they are."""
        figures = [*view["figures"], *[NOBODY] * self._count][: self._count]
        for c, (pawn, chip) in enumerate(zip(self.crew.pawns, self.chips, strict=True)):
            for widget in (pawn, chip):
                widget.figure = figures[c]
                widget.holds = view["holder"] == c
                widget.benched = bool(view["benched"] >> c & 1)
                widget.active = view["active"] == c and view["phase"] not in ("show", "over")
            chip.name = words.title(c, self.moment.names, view["figures"], self.translate)
            chip.cards = view["hand_sizes"][c]
            pawn.opacity = 1 if figures[c] >= 0 else 0
        self.ids.draws.count = view["pile"]
        self.ids.discards.count = sum(view["discards"])
        self.ids.discards.card = next(
            (card for card in _last_first(view) if view["discards"][card]), FACE_DOWN
        )
        self.fortress.prize = view["holder"] < 0

    def _open_discards(self, *_: object) -> None:
        counted = [(card, times) for card, times in enumerate(self._view["discards"]) if times]
        lines = [
            self.translate(words.TIMES).format(times=times, card=self.translate(words.CARDS[card]))
            for card, times in counted
        ]
        sheet = DiscardSheet(
            title=self.translate(words.DISCARDS), lines=lines or [self.translate(words.NO_DISCARDS)]
        )
        sheet.open(App.get_running_app().scene)

    # What happens

    def move_on(self, moment: Moment, facts: Sequence[Fact], still: bool) -> float | None:
        view = moment.table
        told = [fact for fact in facts if fact]
        dice = decision(told)
        seconds = 0.0
        if dice is not None and self._above.fights:
            self._above.duel.decide(*dice)
            seconds = _DECIDED
        ways = [trip for trip in trips(told) if trip.steps]
        if still and ways:
            self.landed("token_step", self)
        for trip in () if still else ways:
            seconds += self.crew.walk(trip, seconds, self._above.end_the_duel) + _SETTLED
        if not seconds:
            self.show(moment)
            return None
        self.moment = moment
        self._view = view
        self.moving = True
        return seconds

    def hurry(self) -> bool:
        moving = self.moving
        if moving:
            self.crew.arrive()
            self.show(self.moment)
        return moving

    def sound(self, fact: Fact) -> str:
        return {
            "play": "card_turn",
            "discard": "card_turn",
            "guard": "agence_tous_risques/snare",
            "parry": "agence_tous_risques/snare",
            "challenge": "agence_tous_risques/radio",
            "escape": "agence_tous_risques/engine",
        }.get(fact[1] if fact else "", "")

    # Choosing

    def relight(self) -> None:
        chooser = self.chooser if self._is_open() else None
        for widget in (*self.crew.pawns, *self.chips, *self._above.casting.candidates):
            widget.moves = chooser.leads_to(widget.part) if chooser is not None else []
            widget.lit = bool(widget.moves)

    def parts(self, move: Move) -> Sequence[Part]:
        ask = self.moment.ask
        rolls = move.verb in taps.ROLLS and ask is not None and ask.secret
        held = rolls or move.verb in ("play", "discard")
        return taps.parts(move, self._hand() if held else (), self._actor())

    def attempt(self, ask: Ask, parts: Sequence[Part]) -> Move | None:
        return taps.attempt(ask, parts, self._hand() if ask.secret else ())

    def _hand(self) -> Sequence[int]:
        """The cards of the player who has the tablet."""
        return self.moment.sight.view["hands"][self._actor()]

    def _actor(self) -> int:
        """The character that the question is about."""
        return self.moment.table["active"]

    def hint(self, ask: Ask, chooser: Chooser) -> str:
        """The sentence never names a card: the slot of one card may stand for two alike, and that is a
        secret."""
        return "" if taps.chosen(chooser.taken) is None else self.translate(words.WHAT_ABOUT)

    def controls(self, ask: Ask) -> Sequence[Control]:
        if ask.secret:
            slot = None if self.chooser is None else taps.chosen(self.chooser.taken)
            plates = () if slot is None else self._card_plates(ask, slot)
            return [*plates, *self._roll_plate(ask, slot is not None)]
        if ask.prompt == "choose":
            return ()
        return [
            Control(
                self.parts(move)[0],
                self._label(move),
                main=move.verb in ("sit_out", "show_hands"),
                beside=picture_of(move, self.moment.table["figures"]),
            )
            for move in self.moment.legal(ask.by)
        ]

    def _label(self, move: Move) -> str:
        return label_of(move, self.moment.names, self.moment.table["figures"], self.translate)

    def _roll_plate(self, ask: Ask, lifted: bool) -> Iterator[Control]:
        """The one plate that rolls. With a card lifted it rolls and asks for a card again afterwards; else
        it gives up the card (AT-50)."""
        others = [move for move in self.moment.legal(ask.by) if move.verb not in ("play", "discard")]
        if len(others) == 1 and not lifted:
            yield Control(("act", others[0].verb), self._label(others[0]), main=True)
        if len(others) > 1:
            deed, verb = words.ROLLS[others[0].verb], others[0].verb if lifted else "waive"
            text = self.translate(words.THEN_CARD if lifted else words.NO_CARD)
            said, seen = text.format(deed=self.translate(deed)), picture_of(others[0], ())
            second = second_die(2 if ask.prompt == "turn_roll_both" else 1)
            yield Control(("act", verb), said, main=True, bluff=lifted, beside=seen, second=second)

    def _card_plates(self, ask: Ask, slot: int) -> Iterator[Control]:
        """The plates of a card: the same for every card, whether it can be played or not."""
        _, seats = self.translate, len(self.moment.names)
        yield Control(("play", slot, taps.ONESELF), _(words.PLAY), hold=True, bluff=True)
        for c in range(self._count):
            if c % seats != ask.by:
                text = _(words.PLAY_ON).format(target=words.who(c, self.cast()))
                yield Control(("play", slot, c), text, hold=True, bluff=True)
        yield Control(("discard", slot), _(words.DISCARD), hold=True, bluff=True)
        yield Control(("card", slot), _(words.KEEP), bluff=True)

    def frame(self, chooser: Chooser, **peek: object) -> Peek:
        """A player who is asked chooses among the cards in the frame; between turns they can only look."""
        if self.moment.ask is None:
            return super().frame(chooser, **peek)
        hand = self._hand()
        parts = [("card", hand.index(card)) for card in hand]
        more = self.translate(words.TOUCH)
        return CardsFrame(parts, chooser.tap, chooser=chooser, more=more, **peek)

    def secret(self, moment: Moment) -> SecretHand:
        view, ask = moment.sight.view, moment.ask
        seat = self.moment.sight.viewer
        own = [c for c in range(self._count) if c % view["seats"] == seat]
        if ask is not None:
            own = [view["active"]]
        slot = None if self.chooser is None or ask is None else taps.chosen(self.chooser.taken)
        reader = Reader(moment, self.translate, ask)
        told = ask is None and self._count > view["seats"]
        figures = view["figures"] if told else [NOBODY] * self._count
        return SecretHand([(figures[c], [*reader.read(view["hands"][c])]) for c in own], slot)


def _last_first(view: View) -> Iterator[int]:
    """The discarded cards, the latest first, as they lie on the discard pile. Of those put down before the
    last shuffle nobody knows the order."""
    kinds = len(view["discards"])
    yield from (code % kinds for code in reversed(view["since"]))
    yield from range(kinds)


load_layout(__name__)
