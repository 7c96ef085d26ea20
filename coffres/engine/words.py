"""What every game's `words.py` offers, and the few sentences that all games share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from coffres.engine.contract import CHANCE, CLOCK, TABLE, Ask, Chapter, Fact, Move
from coffres.engine.trouble import N_

Translate = Callable[[str], str]
Names = Sequence[str]


class Words(Protocol):
    """The module `words` of a game. Sees facts, asks and moves; never a state."""

    PROMPTS: Mapping[str, str]  # prompt -> sentence; {name}: who is asked, or whose hand rolls
    REFUSALS: Mapping[str, str]  # clause id -> why a move is refused
    ENDINGS: Mapping[str, str]  # Outcome.reason -> sentence
    CHAPTERS: Mapping[str, str]  # Chapter.kind -> its heading, with {name} or {number}
    OPTIONS: Mapping[str, str]  # option -> what it adds, in a sentence
    VALUES: Mapping[str, str]  # an option's value, as text -> its label, if it needs one

    def fact(self, fact: Fact, names: Names, _: Translate) -> str:
        """The sentence for a fact; "" for one that nobody needs to read."""

    def choice(self, move: Move, names: Names, _: Translate) -> str:
        """The label of a legal move."""


STOPPED = N_("La table arrête la partie.")
CHAIRS = {TABLE: N_("La table"), CHANCE: N_("Le hasard"), CLOCK: N_("Le sablier")}


def heading(words: Words, chapter: Chapter, names: Names, _: Translate) -> str:
    """What a chapter is called where a game is looked at again."""
    return _(words.CHAPTERS[chapter.kind]).format(name=name_of(chapter.of, names, _), number=chapter.number)


def prompt(words: Words, ask: Ask, names: Names, _: Translate) -> str:
    """The sentence that asks. It names whoever decides; for dice, whoever rolls them."""
    who = ask.of if ask.by == CHANCE else ask.by
    return _(words.PROMPTS[ask.prompt]).format(name=name_of(who, names, _))


def name_of(who: int, names: Names, _: Translate) -> str:
    return names[who] if who >= 0 else _(CHAIRS[who])
