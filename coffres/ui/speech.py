"""The sentences of a game in this window: for facts, moves and refusals, with the people's names."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING

from coffres.engine.contract import Ask, Chapter, Fact, Move, Outcome
from coffres.engine.registry import astray, words
from coffres.engine.story import ChapterTold, Told, chapters, told
from coffres.engine.words import Translate, closing, scored, sentences

if TYPE_CHECKING:
    from coffres.bots.teaching import Said


class Speech:
    def __init__(self, game: str, names: Callable[[], Sequence[str]], translate: Translate) -> None:
        self.words = words(game)
        self._astray = astray(game)
        self.translate = translate
        self._names = names

    def sentence(self, fact: Fact) -> str:
        """The sentence for a fact; empty if nobody needs to read about it."""
        return self.words.fact(fact, self._names(), self.translate) if fact else ""

    def story(self, facts: Sequence[Fact], begins: Collection[int] = ()) -> list[Told]:
        """The sentences for all that the table was told, in order; `begins`: where chapters do."""
        return told(self.words, facts, self._names(), self.translate, begins)

    def chapters(self, facts: Sequence[Fact], openings: Sequence[tuple[int, Chapter]]) -> list[ChapterTold]:
        """The same, under the headings of chapters."""
        return chapters(self.words, facts, openings, self._names(), self.translate)

    def news(self, told: Sequence[Fact], facts: Sequence[Fact]) -> list[str]:
        """A sentence, or none, for each of these facts, which are the last of what the table was told."""
        size = len(facts)
        ends = range(len(told), size - 1, -1)
        # somebody may have moved on meanwhile, so that they are not the very last
        end = next((end for end in ends if list(told[end - size : end]) == list(facts)), None)
        known = facts if end is None else told[:end]
        return sentences(self.words, known, self._names(), self.translate, len(known) - size)

    def label(self, move: Move) -> str:
        """The words on the plate for a move."""
        return self.words.choice(move, self._names(), self.translate)

    def refusal(self, clause: str) -> str:
        """Why a move is refused; empty if the clause has no sentence of its own."""
        return self.translate(self.words.REFUSALS.get(clause, ""))

    def closing(self, outcome: Outcome) -> str:
        """The last sentence of the game."""
        return closing(self.words, outcome, self._names(), self.translate)

    def points(self, points: int) -> str:
        """Somebody's points at the end, with what they are."""
        return scored(self.words, points, self.translate)

    def astray(self, prompt: str) -> str:
        """What a tap that makes no move could have been; empty if the clause of the question says it."""
        return self.translate(self._astray.get(prompt, ""))

    def why_not(self, clause: str, ask: Ask, answers: bool) -> str:
        """Why taps are refused: what the question wants instead, unless they answer it (`answers`) or break
        another clause than its own."""
        instead = "" if answers or clause != ask.rule else self.astray(ask.prompt)
        return instead or self.refusal(clause)

    def said(self, said: Said) -> str:
        """What an automaton says; a gap that ends in `_seat` is filled with the name of that seat."""
        names = self._names()
        fields = {gap: names[value] if gap.endswith("_seat") else value for gap, value in said.fields.items()}
        return self.translate(said.sentence).format(**fields)
