"""The texts of a riddle: what of an answer counts, and what a reader is shown as right as well."""

from __future__ import annotations

import pytest

from coffres.engine.languages import LANGUAGES
from coffres.games.fort_boyard.material import RIDDLES
from coffres.games.fort_boyard.riddle_cards import bare, riddle_card, variants


@pytest.mark.rule("FB-35")
@pytest.mark.parametrize(
    ("lang", "answer", "counts"),
    [
        ("fr", "le phare", "phare"),
        ("fr", "la marée", "marée"),
        ("fr", "l'océan", "océan"),
        ("fr", "l’océan", "océan"),
        ("fr", "les lunettes", "lunettes"),
        ("fr", "un puzzle", "puzzle"),
        ("fr", "une ancre", "ancre"),
        ("fr", "des dés", "dés"),
        ("fr", "du sel", "sel"),
        ("fr", "de la neige", "neige"),
        ("fr", "de l'eau", "eau"),
        ("fr", "d'or", "or"),
        ("fr", "L'Europe", "Europe"),
        ("fr", "une  ancre", "ancre"),
        ("fr", "lettre", "lettre"),  # no article, although it begins like one
        ("fr", "unité", "unité"),
        ("fr", "un", "un"),  # the number
        ("fr", "de bois", "de bois"),
        ("fr", "la la", "la"),
        ("fr", "aux tisons", "aux tisons"),
        ("fr", "a", "a"),
        ("en", "an anchor", "anchor"),
        ("en", "a crab", "crab"),
        ("en", "the tide", "tide"),
        ("en", "The Moon", "Moon"),
        ("en", "a", "a"),  # the letter
        ("en", "another", "another"),
        ("en", "theatre", "theatre"),
        ("en", "le phare", "le phare"),
    ],
)
def test_an_article_makes_no_difference(lang: str, answer: str, counts: str) -> None:
    assert bare(answer, lang) == counts


@pytest.mark.rule("FB-35")
@pytest.mark.parametrize(
    ("lang", "answer", "accepted", "shown"),
    [
        ("fr", "une ancre", ("ancre", "l'ancre", "grappin", "le grappin"), ("grappin",)),
        ("fr", "la marée", ("la mer", "mer", "l'océan"), ("la mer", "l'océan")),
        ("fr", "l'Europe", ("europe",), ()),
        ("en", "an umbrella", ("umbrella", "the umbrella", "brolly", "a brolly"), ("brolly",)),
        ("en", "sixteen", ("16",), ("16",)),
    ],
)
def test_what_differs_by_an_article_only_is_not_shown(
    lang: str, answer: str, accepted: tuple[str, ...], shown: tuple[str, ...]
) -> None:
    assert variants(answer, accepted, lang) == shown


def test_every_language_has_its_articles_and_every_riddle_its_text() -> None:
    for lang in LANGUAGES:
        cards = [riddle_card(riddle.id, lang) for riddle in RIDDLES]
        assert [card.one_answer for card in cards if card] == [riddle.one_answer for riddle in RIDDLES]
        assert all(card and card.question and bare(card.answer, lang) for card in cards)
