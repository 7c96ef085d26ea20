"""A hand of cards as its player sees it in the held frame: what each does, and whether it can be played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from coffres.engine.contract import Ask, Move
from coffres.engine.words import Translate
from coffres.games.agence_tous_risques import words
from coffres.ui.driver import Driver
from coffres.ui.fortress import cards
from coffres.ui.fortress.plan import Box
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted  # noqa: F401 - the layout uses it


class Held(NamedTuple):
    """A card of the hand."""

    card: int
    number: str  # as its plate calls it
    title: str
    effect: str
    state: str  # whether it can be played, and on whom; or why not
    playable: bool
    chosen: bool


class Reader:
    """Says what a hand can do, to the one who holds it. `ask`: what they are asked; None between turns."""

    def __init__(self, driver: Driver, translate: Translate, ask: Ask | None) -> None:
        self._driver = driver
        self._translate = translate
        self._ask = ask
        self._legal = driver.legal(ask.by) if ask is not None else []

    def read(self, hand: Sequence[int], chosen: int | None) -> Iterator[Held]:
        """`chosen`: the place of the card whose plates are open."""
        for slot, card in enumerate(hand):
            state, playable = self._state(card) if self._ask is not None else ("", False)
            yield Held(
                card,
                str(slot + 1),
                self._translate(words.CARDS[card]),
                words.effect(card, self._translate),
                state,
                playable,
                slot == chosen,
            )

    def _state(self, card: int) -> tuple[str, bool]:
        plays = [move for move in self._legal if move.verb == "play" and move.args[0] == card]
        if not plays:
            return self._why_not(card), False
        targets = [words.who(move.args[1], self._driver.names) for move in plays if len(move.args) == 2]
        if not targets:
            return self._translate(words.READY), True
        return self._translate(words.READY_ON).format(targets=", ".join(targets)), True

    def _why_not(self, card: int) -> str:
        """The clause against it; for one that is aimed at somebody, against the first there is."""
        args = (card, self._driver.table_view()["active"]) if card in words.AIMED else (card,)
        clause = self._driver.why_not(Move(self._ask.by, "play", args)) or self._ask.rule
        reason = self._translate(words.REFUSALS.get(clause, words.REFUSALS["AT-50"]))
        return self._translate(words.WHY_NOT).format(reason=reason, clause=clause)


class CardFace(Widget):
    card = NumericProperty(-1)  # face down

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.bind(pos=self._draw, size=self._draw, card=self._draw)

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        height = min(self.height, self.width * cards.RATIO)
        if height < 8:
            return
        width = height / cards.RATIO
        box = Box(self.x + (self.width - width) / 2, self.y + (self.height - height) / 2, width, height)
        with self.canvas:
            if self.card >= 0:
                cards.draw_card(int(self.card), box)
            else:
                cards.draw_back(box)


class CardRow(BoxLayout):
    card = NumericProperty(-1)
    number = StringProperty()
    title = StringProperty()
    effect = StringProperty()
    state_text = StringProperty()
    playable = BooleanProperty(False)
    chosen = BooleanProperty(False)


class SecretHand(BoxLayout):
    def __init__(self, held: Sequence[Held], **kwargs: object) -> None:
        super().__init__(**kwargs)
        for card in held:
            self.add_widget(
                CardRow(
                    card=card.card,
                    number=card.number,
                    title=card.title,
                    effect=card.effect,
                    state_text=card.state,
                    playable=card.playable,
                    chosen=card.chosen,
                )
            )


load_layout(__name__)
