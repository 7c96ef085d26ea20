"""What a family collects over the evenings: the cards it wrote, which cards it has heard, and which tips."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from kivy.event import EventDispatcher
from kivy.properties import ObjectProperty

from coffres.engine.trouble import Trouble
from coffres.storage import heard, learnt, own_cards
from coffres.storage.own_cards import OwnCards


class Keepsakes(EventDispatcher):
    """`cards` can be bound to. `keep` is a function that runs a write to the disk and reports what failed."""

    cards: OwnCards = ObjectProperty()

    def __init__(self, folder: Path, keep: Callable[[Callable[[], list[Trouble]]], None]) -> None:
        self._cards_file = own_cards.kept(folder / "cards.json")
        self._heard_file = heard.kept(folder / "heard.json")
        cards, troubles = self._cards_file.load()
        self._learnt_file = learnt.kept(folder / "learnt.json")
        self._heard, more = self._heard_file.load()
        self._learnt, unread = self._learnt_file.load()
        self.sit_down()
        self.troubles: list[Trouble] = [*troubles, *more, *unread]
        self._keep = keep
        super().__init__(cards=cards)

    def change(self, cards: OwnCards) -> None:
        self.cards = cards
        self._keep(lambda: self._cards_file.save(cards))

    # What was heard

    def sit_down(self) -> None:
        """A game begins or goes on: the cards it reads out are noted as later than all cards heard before."""
        self._sitting = self._heard.latest + 1

    def last_heard(self, game: str, card: str) -> int:
        return self._heard.last(game, card)

    def hear(self, game: str, card: str) -> None:
        self._heard = self._heard.noted(game, card, self._sitting)
        self._keep(lambda: self._heard_file.save(self._heard))

    # What was told about how to play

    def learn(self, game: str, prompt: str, most: int) -> bool:
        """Whether the tip for this question is shown once more; it is, and counted, up to `most` times."""
        if self._learnt.times(game, prompt) >= most:
            return False
        self._learnt = self._learnt.noted(game, prompt)
        self._keep(lambda: self._learnt_file.save(self._learnt))
        return True
