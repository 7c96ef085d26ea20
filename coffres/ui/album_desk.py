"""The desk of the album: fills the cards in sight with results and pictures, a few of them in a frame."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path
from time import perf_counter
from typing import Protocol

from kivy.app import App
from kivy.clock import Clock
from kivy.graphics.texture import Texture

from coffres.engine.trouble import Trouble
from coffres.storage.album import Leaf
from coffres.storage.result_cache import ResultCache
from coffres.storage.results import Result
from coffres.ui.darkroom import kept_picture
from coffres.ui.slices import SLICE

_TOLD = 2  # cards that are written in one frame
_PICTURES = 20  # pictures that stay in memory: more than are in sight


def result_cache() -> ResultCache:
    """The results of this app's finished games."""
    folder: Path = App.get_running_app().folder
    return ResultCache(folder / "games" / "results")


class Waiting(Protocol):
    """A card of the album. It may be given to another game while it waits."""

    leaf: Leaf | None

    def tell(self, result: Result | Trouble) -> None: ...

    def show(self, picture: Texture | None) -> None: ...


class Growing(Protocol):
    """A row of cards that has not all of them yet."""

    def add_card(self) -> bool:
        """Makes one card more, unless there are enough. Whether it was made."""


class AlbumDesk:
    def __init__(self) -> None:
        self.results = result_cache()
        self._rows: list[Growing] = []  # those that lack cards
        self._cards: list[tuple[Waiting, Leaf]] = []  # those that wait for words, the latest last
        self._blank: list[tuple[Waiting, Leaf]] = []  # those that wait for their picture
        self._pictures: dict[str, Texture | None] = {}  # the one used last comes last
        self._work: Generator[None, None, Result] | None = None  # on the result of `_at`
        self._at: Leaf | None = None
        self._working = Clock.create_trigger(self._tick, 0, interval=True)

    def fill(self, card: Waiting) -> None:
        """This card has come into sight, or shows another game now."""
        if card.leaf is not None:
            self._cards.append((card, card.leaf))
            self._blank.append((card, card.leaf))
            self._working()

    def complete(self, row: Growing) -> None:
        """This row needs cards: making one takes as long as a frame should, so they come one by one."""
        self._rows.append(row)
        self._working()

    def leave(self) -> None:
        """Nobody looks at the album any more."""
        self._working.cancel()

    def _tick(self, *_: object) -> None:
        while self._rows:
            if self._rows[0].add_card():
                return  # that is enough for this frame
            del self._rows[0]
        self._cards = [(card, leaf) for card, leaf in self._cards if card.leaf is leaf]
        self._blank = [(card, leaf) for card, leaf in self._blank if card.leaf is leaf]
        end, told = perf_counter() + SLICE, 0
        while self._cards and told < _TOLD and perf_counter() < end:
            told += self._tell_one()
        if self._blank and perf_counter() < end:
            card, leaf = self._blank.pop(0)
            card.show(self._picture(leaf.key))
        if not self._rows and not self._cards and not self._blank:
            self._working.cancel()

    def _tell_one(self) -> bool:
        """Tells the card that came first, or works on its result. Whether a card was told."""
        card, leaf = self._cards[0]
        result = self._next_step(leaf)
        if result is None:
            return False
        del self._cards[0]
        card.tell(result)
        return True

    def _next_step(self, leaf: Leaf) -> Result | Trouble | None:
        try:
            if self._work is None or self._at is not leaf:
                self._work = None
                known = self.results.known(leaf.path)
                if known is not None:
                    return known
                self._work, self._at = self.results.steps(leaf.path), leaf
            next(self._work)
        except StopIteration:
            self._work = None
        except Trouble as trouble:
            self._work = None
            return trouble
        return None

    def _picture(self, key: str) -> Texture | None:
        picture = self._pictures.pop(key) if key in self._pictures else kept_picture(key)
        self._pictures[key] = picture
        if len(self._pictures) > _PICTURES:
            del self._pictures[next(iter(self._pictures))]
        return picture
