"""The place of a trial on the board: first the fan to pick from (FB-20), then the picked card."""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import cached_property

from kivy.app import App
from kivy.clock import Clock
from kivy.uix.widget import Widget

from coffres.engine.contract import View
from coffres.engine.words import Translate
from coffres.games.fort_boyard import words
from coffres.ui import motion
from coffres.ui.board_parts import Prelude
from coffres.ui.boards.fort_boyard.crews import TRIAL
from coffres.ui.boards.fort_boyard.trial import TrialCard, TrialFan
from coffres.ui.made_ahead import MadeAhead
from coffres.ui.moment import Moment
from coffres.ui.slices import ONE_STEP, Slices

_DEALT = 0.3  # seconds after which the fan lies there, and nothing moves


class FanOfTrials(Prelude):
    """A card must be picked from the fan before anybody is asked who plays the trial."""

    def __init__(self, place: TrialPlace) -> None:
        super().__init__()
        self._place = place

    def due(self) -> str:
        return self._place.to_pick()


class TrialPlace:
    def __init__(self, parent: Widget, translate: Translate, take_back: Callable[[], None]) -> None:
        """Fan and card are added to `parent` while they are needed. `take_back`: somebody touches what the
        candidate has shown."""
        self._parent = parent
        self._translate = translate
        self._moment: Moment | None = None
        self._picked: tuple[object, ...] | None = None  # the draw for which a card has been picked
        self._fanned: tuple[object, ...] | None = None  # the draw for which the fan was dealt
        self.prelude = FanOfTrials(self)
        self.fan = TrialFan(pos_hint={"x": 0, "y": 0})
        self.fan.bind(on_picked=lambda *_: self._take_card())
        self._take_back = take_back
        self._first_card = MadeAhead(parent, lambda: self.card)
        self._ahead = Clock.create_trigger(lambda *_: Slices(self._make_ready(), slice_=ONE_STEP), _DEALT)

    @cached_property
    def card(self) -> TrialCard:
        """Made while the board is calm, or when the first fan lies there."""
        card = TrialCard(pos_hint={"x": 0, "y": 0}, people=list(self._parent.people))
        card.bind(on_take_back=lambda *_: self._take_back())
        return card

    def say_shown(self, shape: str) -> None:
        """What the candidate has shown, while the other player's is asked for."""
        if self._picked is not None:
            self.card.shown = shape

    def show(self, moment: Moment) -> bool:
        """Shows fan or card. Returns whether there is anything to read or to pick."""
        self._moment = moment
        view = moment.table
        self._first_card.wait()
        shown = bool(view["trial"]) and view["phase"] in TRIAL
        if not shown:
            self._picked = None
        fanned = shown and self.before_the_card()
        if fanned and (self.fan.parent is None or self._draw() != self._fanned):
            self._fanned = self._draw()
            self.fan.still = motion.still()
            self.fan.deal(_cards_in_fan(view))
            self._ahead()
        self._put(self.fan, fanned)
        card_there = shown and not fanned and not view["paused"]
        if card_there or "card" in vars(self):
            self._put(self.card, card_there)
        if shown and not fanned:
            self._write_card()
        return shown

    def _put(self, widget: Widget, there: bool) -> None:
        if there and widget.parent is None:
            self._parent.add_widget(widget)
        elif not there and widget.parent is not None:
            self._parent.remove_widget(widget)

    def _make_ready(self) -> Generator[None, None, None]:
        """Sets the card that will be picked in its place, unseen, a step a frame: to do so when it comes
        takes too long for one. Whichever card is picked, it is this one (FB-20)."""
        for step in (lambda: self.card, self._place_card, self._illustrate_card, self._write_card):
            if self.before_the_card():
                step()
                yield

    def _place_card(self) -> None:
        self.card.pos, self.card.size = self._parent.pos, self._parent.size
        self._name_duellists()

    def _illustrate_card(self) -> None:
        self.card.illustrate(self._moment.table["trial"])

    def _write_card(self) -> None:
        view = self._moment.table
        self.card.write(view["trial"], view["needed"], App.get_running_app().keepsakes.cards, self._translate)
        self._name_duellists()

    def _name_duellists(self) -> None:
        card, view = self.card, self._moment.table
        card.candidate, card.opponent = view["seat"], view["opponent"]
        card.wins = view["wins"]
        card.needed = view["needed"] if view["needed"] > 1 and view["trial"] != "whose_hand" else 0

    # The fan

    def _draw(self) -> tuple[object, ...]:
        """Identifies a draw: for another draw, a card must be picked again."""
        view = self._moment.table
        return view["trial"], view["aside"]

    def before_the_card(self) -> bool:
        """Whether the drawn card must still be picked."""
        waits = self._moment is not None and self._moment.table["phase"] == "card"
        return waits and self._picked != self._draw()

    def to_pick(self) -> str:
        """A sentence that says who must pick a card; empty if nobody must."""
        if not self.before_the_card():
            return ""
        name = self._moment.names[self._moment.table["seat"]]
        return self._translate(words.PROMPTS["pick"]).format(name=name)

    def _take_card(self) -> None:
        self._picked = self._draw()
        self.show(self._moment)
        # the card comes in one frame, and what is asked about it in the next
        Clock.schedule_once(lambda *_: self.prelude.dispatch("on_ready"))


def _cards_in_fan(view: View) -> int:
    """FB-20: all trials except those left out, those set aside, and the last one played."""
    others = words.number_of_trials(view["options"]) - view["aside"].bit_count()
    return max(1, others - (others > 1 and view["last_trial"] >= 0))
