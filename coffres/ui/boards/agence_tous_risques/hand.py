"""A hand of cards as its player sees it in the held frame: all cards, or the one whose plates are shown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kivy.clock import Clock
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from coffres.engine.contract import Ask, Move
from coffres.engine.words import Translate
from coffres.games.agence_tous_risques import words
from coffres.ui.boards.agence_tous_risques import agent, cards
from coffres.ui.box import Box
from coffres.ui.moment import Moment
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import secret_words  # noqa: F401 - the layout uses it


class Held(NamedTuple):
    """One card of the hand."""

    card: int
    title: str
    effect: str
    state: str  # whether it can be played, or in few words why not
    reason: str  # the same in full, and on whom it can be played
    playable: bool


class Reader:
    """Writes what a player can do with their hand. `ask`: the question for this player; None between
    turns."""

    def __init__(self, moment: Moment, translate: Translate, ask: Ask | None) -> None:
        self._moment = moment
        self._translate = translate
        self._ask = ask
        self._legal = moment.legal(ask.by) if ask is not None else []

    def read(self, hand: Sequence[int]) -> Iterator[Held]:
        for card in hand:
            state, reason, playable = self._state(card) if self._ask is not None else ("", "", False)
            title, effect = self._translate(words.CARDS[card]), words.effect(card, self._translate)
            yield Held(card, title, effect, state, reason, playable)

    def _state(self, card: int) -> tuple[str, str, bool]:
        plays = [move for move in self._legal if move.verb == "play" and move.args[0] == card]
        if not plays:
            return (*self._why_not(card), False)
        cast = words.cast(self._moment.names, self._moment.table["figures"], self._translate)
        targets = [words.who(move.args[1], cast) for move in plays if len(move.args) == 2]
        ready = words.READY_ON if targets else words.READY
        at_length = self._translate(ready).format(targets=", ".join(targets))
        return self._translate(words.PLAYABLE), at_length, True

    def _why_not(self, card: int) -> tuple[str, str]:
        """Why a card cannot be played: the clause against it. For a card with a target, the clause against
        the first target."""
        args = (card, self._moment.table["active"]) if card in words.AIMED else (card,)
        clause = self._moment.why_not(Move(self._ask.by, "play", args)) or self._ask.rule
        reason = self._translate(words.REFUSALS[clause])
        at_length = self._translate(words.WHY_NOT).format(reason=reason, clause=clause)
        return self._translate(words.NOT_NOW[clause]), at_length


class CardFace(Widget):
    card = NumericProperty(-1)  # the number of the card; less than 0: face down
    open = BooleanProperty(False)  # whether all may see it, in its colours

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        soon = Clock.create_trigger(self._draw, -1)  # a layout moves it several times before it comes to rest
        self.bind(pos=soon, size=soon, card=soon, open=soon)

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        height = min(self.height, self.width * cards.RATIO)
        if height < 8:
            return
        width = height / cards.RATIO
        box = Box(self.x + (self.width - width) / 2, self.y + (self.height - height) / 2, width, height)
        with self.canvas:
            if self.card >= 0 and self.open:
                cards.draw_card(int(self.card), box)
            elif self.card >= 0:
                cards.draw_engraving(int(self.card), box)
            else:
                cards.draw_back(box)


class CardRow(BoxLayout):
    card = NumericProperty(-1)
    title = StringProperty()
    state_text = StringProperty()
    playable = BooleanProperty(False)


class CardStory(BoxLayout):
    """One card, with everything that there is to say about it."""

    card = NumericProperty(-1)
    title = StringProperty()
    effect = StringProperty()
    reason = StringProperty()
    playable = BooleanProperty(False)


class OneHand(BoxLayout):
    """The cards of one character. Its name is shown if a player leads two characters (AT-48)."""

    figure = NumericProperty(agent.NOBODY)

    def __init__(self, held: Sequence[Held], **kwargs: object) -> None:
        super().__init__(**kwargs)
        for card in held:
            row = CardRow(card=card.card, title=card.title)
            row.state_text, row.playable = card.state, card.playable
            self.ids.rows.add_widget(row)


class SecretHand(BoxLayout):
    """Figure and cards of each of the player's characters; `slot`: the card whose plates are shown."""

    def __init__(
        self, hands: Sequence[tuple[int, Sequence[Held]]], slot: int | None, **kwargs: object
    ) -> None:
        super().__init__(**kwargs)
        for figure, held in hands:
            self.add_widget(OneHand(held, figure=figure) if slot is None else _story(held[slot]))


def _story(held: Held) -> CardStory:
    return CardStory(
        card=held.card, title=held.title, effect=held.effect, reason=held.reason, playable=held.playable
    )


load_layout(__name__)
