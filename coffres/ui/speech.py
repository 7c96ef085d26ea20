"""What a game says in this window: its facts, moves and refusals as sentences, with the people's names."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from coffres.engine.contract import Fact, Move
from coffres.engine.registry import words
from coffres.engine.words import Translate


class Speech:
    def __init__(self, game: str, names: Callable[[], Sequence[str]], translate: Translate) -> None:
        self.words = words(game)
        self.translate = translate
        self._names = names

    def sentence(self, fact: Fact) -> str:
        """Empty for a fact that nobody needs to read."""
        return self.words.fact(fact, self._names(), self.translate) if fact else ""

    def story(self, facts: Sequence[Fact]) -> list[str]:
        """All that there is to read of these facts, in order."""
        return [text for text in map(self.sentence, facts) if text]

    def label(self, move: Move) -> str:
        """What a move is called on the plate that makes it."""
        return self.words.choice(move, self._names(), self.translate)

    def refusal(self, clause: str) -> str:
        """Why a move is refused; empty for a clause that has no sentence of its own."""
        return self.translate(self.words.REFUSALS.get(clause, ""))
