"""The story of a game, to be read: chapter by chapter, and what belongs together in one sentence."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple, Protocol, runtime_checkable

from coffres.engine.contract import TABLE, Chapter, Fact
from coffres.engine.words import Names, Translate, Words, heading, sentences


@runtime_checkable
class Gathering(Protocol):
    """Words that tell several facts in a row in one sentence, such as nine steps of one knight."""

    def bond(self, facts: Sequence[Fact], at: int) -> object:
        """Facts in a row with the same bond are told together; None: this one is told alone."""

    def together(self, facts: Sequence[Fact], ats: Sequence[int], names: Names, _: Translate) -> str:
        """The one sentence for facts number `ats`, of which there are two at least."""


@runtime_checkable
class Reticent(Protocol):
    """Words that leave some sentences out of the story."""

    def untold(self, facts: Sequence[Fact], at: int) -> bool:
        """Whether it says only what the sentences beside it say too, or nothing that matters later."""


class Told(NamedTuple):
    at: int  # the number of the first fact that it tells
    text: str


class ChapterTold(NamedTuple):
    at: int  # the number of moves played before it
    heading: str
    told: list[Told]


def told(
    words: Words, facts: Sequence[Fact], names: Names, _: Translate, begins: Collection[int] = ()
) -> list[Told]:
    """The whole story. No sentence tells facts of two chapters; `begins`: the first fact of each."""
    texts = sentences(words, facts, names, _)
    lines = []
    for ats in _runs(words, facts, texts, begins):
        same = len({texts[at] for at in ats}) == 1
        if len(ats) > 1 and isinstance(words, Gathering) and words.bond(facts, ats[0]) is not None:
            text = words.together(facts, ats, names, _)
        else:
            text = f"{texts[ats[0]]} (× {len(ats)})" if same and len(ats) > 1 else texts[ats[0]]
        lines.append(Told(ats[0], text))
    return lines


def _runs(
    words: Words, facts: Sequence[Fact], texts: Sequence[str], begins: Collection[int]
) -> Iterator[list[int]]:
    """The numbers of the facts that are told, those that one sentence tells together."""
    run: list[int] = []
    cut = False  # whether a chapter has begun since the last fact that was told
    before: object = None
    gathering = words if isinstance(words, Gathering) else None
    reticent = words if isinstance(words, Reticent) else None  # asked once: it takes longer than a sentence
    for at, text in enumerate(texts):
        cut = cut or at in begins
        if not text or (reticent is not None and reticent.untold(facts, at)):
            continue
        bond = gathering.bond(facts, at) if gathering is not None else None
        key = ("alone", text) if bond is None else ("together", bond)
        if run and (cut or key != before):
            yield run
            run = []
        run.append(at)
        before, cut = key, False
    if run:
        yield run


def chapters(
    words: Words,
    facts: Sequence[Fact],
    openings: Sequence[tuple[int, Chapter]],
    names: Names,
    _: Translate,
) -> list[ChapterTold]:
    """The story, turn by turn: another chapter of the same player, a fight or a trial, is a part of the turn.
    Where nothing is told, there is no heading."""
    lines = told(words, facts, names, _, {at for at, _chapter in openings})
    ends = [*(at for at, _chapter in openings[1:]), len(facts)]
    found: list[ChapterTold] = []
    whose: tuple[int, int] = (TABLE, 0)
    for (at, chapter), end in zip(openings, ends, strict=True):
        here = [line for line in lines if at <= line.at < end]
        if not here:
            continue
        if found and chapter.of >= 0 and (chapter.of, chapter.number) == whose:
            found[-1].told.extend(here)
        else:
            found.append(ChapterTold(at, heading(words, chapter, names, _), here))
        whose = chapter.of, chapter.number
    return found
