"""What every game's `words.py` offers, and the few sentences that all games share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, runtime_checkable

from coffres.engine.contract import CHANCE, CLOCK, TABLE, Ask, Chapter, Fact, Move, Outcome
from coffres.engine.trouble import N_

Translate = Callable[[str], str]
Names = Sequence[str]


class Words(Protocol):
    """The module `words` of a game. It gets facts, asks and moves, never a state."""

    PROMPTS: Mapping[str, str]  # prompt -> sentence; {name}: the player who is asked, or who rolls
    REFUSALS: Mapping[str, str]  # clause id -> sentence that refuses a move
    ENDINGS: Mapping[str, str]  # Outcome.reason -> sentence
    CHAPTERS: Mapping[str, str]  # Chapter.kind -> heading, with {name} or {number}
    OPTIONS: Mapping[str, str]  # option -> a sentence about what it adds
    VALUES: Mapping[str, str]  # an option's value, as text -> its label, if it needs one

    def fact(self, fact: Fact, names: Names, _: Translate) -> str:
        """The sentence for a fact; "" if nobody needs to read about it."""

    def choice(self, move: Move, names: Names, _: Translate) -> str:
        """The label of a legal move."""


@runtime_checkable
class Remembering(Protocol):
    """Words that tell the same facts better to those who remember what was told before: whose door it was, or
    how many cards in a row."""

    def retold(self, facts: Sequence[Fact], at: int, names: Names, _: Translate) -> str:
        """The sentence for fact number `at`, for somebody who was told all of `facts`; "" if a sentence
        beside it tells it too."""


@runtime_checkable
class Closing(Protocol):
    """Words that end the tale of the box with the people in it."""

    CLOSINGS: Mapping[str, str]  # Outcome.reason -> last sentence, with {names} of the winners and {score}


@runtime_checkable
class Unrewarding(Protocol):
    """Words of a game in which all share a win, by its rules, when nobody has a point: none is called won."""

    UNREWARDED: Mapping[str, str]  # Outcome.reason -> last sentence, where nobody has a point


@runtime_checkable
class Scoring(Protocol):
    """Words that say what a game's points are."""

    SCORES: tuple[str, str, str]  # none, one, and more, with {points}


STOPPED = N_("La table arrête la partie.")
CHAIRS = {TABLE: N_("La table"), CHANCE: N_("Le hasard"), CLOCK: N_("Le sablier")}


def sentences(words: Words, facts: Sequence[Fact], names: Names, _: Translate, since: int = 0) -> list[str]:
    """One sentence for each fact from number `since` on, told to somebody who was told all the facts."""
    if isinstance(words, Remembering):
        return [words.retold(facts, at, names, _) if facts[at] else "" for at in range(since, len(facts))]
    return [words.fact(fact, names, _) if fact else "" for fact in facts[since:]]


def as_told(words: Words, outcome: Outcome) -> Outcome:
    """The outcome as people hear of it: a win that is worth nothing to anybody is nobody's."""
    return outcome._replace(winners=()) if _unrewarded(words, outcome) else outcome


def _unrewarded(words: Words, outcome: Outcome) -> str:
    """The last sentence of a game in which nobody has a point; "" for any other end."""
    if not isinstance(words, Unrewarding) or not outcome.scores or any(outcome.scores):
        return ""
    return words.UNREWARDED[outcome.reason]


def closing(words: Words, outcome: Outcome, names: Names, _: Translate) -> str:
    """The last sentence of a game: with the names of those who won, if the game has one for this end."""
    if unrewarded := _unrewarded(words, outcome):
        return _(unrewarded)
    if not outcome.winners or not isinstance(words, Closing) or outcome.reason not in words.CLOSINGS:
        return _(words.ENDINGS[outcome.reason])
    won = joined([names[seat] for seat in outcome.winners], _)
    score = grouped(outcome.scores[outcome.winners[0]]) if outcome.scores else ""
    return _(words.CLOSINGS[outcome.reason]).format(names=won, score=score)


def scored(words: Words, points: int, _: Translate) -> str:
    """What somebody has at the end, as people say it."""
    if not isinstance(words, Scoring):
        return grouped(points)
    return _(words.SCORES[min(max(points, 0), 2)]).format(points=grouped(points))


def joined(parts: Sequence[str], _: Translate) -> str:
    """A, B and C."""
    if len(parts) < 2:
        return "".join(parts)
    return _(N_("{first} et {last}")).format(first=", ".join(parts[:-1]), last=parts[-1])


def grouped(number: int) -> str:
    """A number whose thousands are easy to see."""
    return f"{number:,}".replace(",", "\N{NARROW NO-BREAK SPACE}")


def heading(words: Words, chapter: Chapter, names: Names, _: Translate) -> str:
    """The heading of a chapter, for a game that is looked at again."""
    return _(words.CHAPTERS[chapter.kind]).format(name=name_of(chapter.of, names, _), number=chapter.number)


def prompt(words: Words, ask: Ask, names: Names, _: Translate) -> str:
    """The sentence that asks. It names the player who decides or, for dice, who rolls them."""
    who = ask.of if ask.by == CHANCE else ask.by
    return _(words.PROMPTS[ask.prompt]).format(name=name_of(who, names, _))


def name_of(who: int, names: Names, _: Translate) -> str:
    return names[who] if who >= 0 else _(CHAIRS[who])
