"""What a family gathers from evening to evening: the cards it wrote, and which ones it has heard."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path

from kivy.event import EventDispatcher
from kivy.properties import ObjectProperty

from coffres.engine.trouble import Trouble
from coffres.storage import heard as heard_file
from coffres.storage import own_cards as cards_file
from coffres.storage.own_cards import OwnCards


class Keepsakes(EventDispatcher):
    """`cards` can be bound to. `keep` runs what writes to the disk, and says what went wrong."""

    cards: OwnCards = ObjectProperty()

    def __init__(self, folder: Path, keep: Callable[[Callable[[], None]], None]) -> None:
        self._cards_at, self._heard_at = folder / "cards.json", folder / "heard.json"
        cards, troubles = cards_file.load(self._cards_at)
        self._heard, more = heard_file.load(self._heard_at)
        self.troubles: list[Trouble] = [*troubles, *more]
        self._keep = keep
        super().__init__(cards=cards)

    def change(self, cards: OwnCards) -> None:
        self.cards = cards
        self._keep(lambda: cards_file.save(self._cards_at, cards))

    # What was heard

    def last_heard(self, game: str, card: str) -> str:
        return self._heard.last(game, card)

    def hear(self, game: str, card: str) -> None:
        self._heard = self._heard.noted(game, card, date.today())
        self._keep(lambda: heard_file.save(self._heard_at, self._heard))
