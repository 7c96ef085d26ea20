"""The texts of riddle cards in the language of the table. The rules never read them (FB-33)."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from functools import cache
from typing import Any, NamedTuple

from coffres.places import ASSETS

# The articles that make no difference to an answer, as they stand before it.
_ARTICLES = {
    "fr": ("le", "la", "l'", "les", "un", "une", "des", "du", "de la", "de l'", "d'"),
    "en": ("a", "an", "the"),
}


class RiddleCard(NamedTuple):
    question: str  # a quatrain has its line breaks
    answer: str
    accepted: tuple[str, ...] = ()  # other wordings that are also right
    one_answer: bool = False


def bare(answer: str, lang: str) -> str:
    """An answer without its article: what must be said to be right."""
    said = " ".join(answer.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").split())
    return _ARTICLE[lang].sub("", said, count=1)


def _articles(lang: str) -> re.Pattern[str]:
    """The longest article comes first: "de la" before "de"; an article ends with an apostrophe or a blank."""
    longest = sorted(_ARTICLES[lang], key=len, reverse=True)
    each = "|".join(article if article.endswith("'") else article + " " for article in longest)
    return re.compile(rf"^(?:{each})(?=\w)", re.IGNORECASE)


_ARTICLE = {lang: _articles(lang) for lang in _ARTICLES}


def variants(answer: str, accepted: Iterable[str], lang: str) -> tuple[str, ...]:
    """What is also right in other words: not just the answer, or one of these, with another article."""
    known = {bare(answer, lang).casefold()}
    found = []
    for text in accepted:
        said = bare(text, lang).casefold()
        if said not in known:
            known.add(said)
            found.append(text)
    return tuple(found)


def riddle_card(id: str, lang: str) -> RiddleCard | None:
    """The texts of a riddle of the box; None for a riddle that the players wrote."""
    return _cards(lang).get(id)


@cache
def _cards(lang: str) -> dict[str, RiddleCard]:
    file = ASSETS / "fort_boyard" / f"riddles.{lang}.json"
    cards = json.loads(file.read_text(encoding="utf-8"))["riddles"]
    return {card["id"]: _card(card, lang) for card in cards}


def _card(card: dict[str, Any], lang: str) -> RiddleCard:
    answer = card["answer"]
    accepted = variants(answer, card["accepted"], lang)
    return RiddleCard(card["question"], answer, accepted, card["one_answer"])
