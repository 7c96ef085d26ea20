"""`dev texts`: what a publisher would send back is found, and there is nothing of it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest

from coffres.dev import texts
from coffres.dev.texts import captions, early, long_winded, unelided, untidy, untold
from coffres.engine.languages import LANGUAGES
from coffres.engine.registry import GAMES
from coffres.ui.rulebook import Paragraph
from tests.dev.run import Dev


def test_nothing_that_people_read_is_sent_back(dev: Dev) -> None:
    ran = dev("texts", "--json")
    assert (ran.status, json.loads(ran.out)) == (0, {"faults": []})


FOUND: dict[str, tuple[Callable[..., list[object]], str]] = {
    "untold": (lambda _game: ["act"], "roc_noir: « act » has no tip"),
    "long_winded": (lambda *_texts: [("move", "99 words: …")], "roc_noir en, move: 99 words: …"),
    "early": (lambda _book: ["« trappe » stands in RN-01"], "roc_noir fr, rules: « trappe » stands in RN-01"),
    "untidy": (lambda text: ["a blot"] if "trésor" in text else [], "roc_noir fr, RN-01: a blot"),
}


@pytest.mark.parametrize("what", FOUND)
def test_what_is_found_is_told_and_fails(dev: Dev, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    find, told = FOUND[what]
    monkeypatch.setattr(texts, what, find)
    ran = dev("texts", "roc_noir")
    assert ran.status == 1
    assert told in ran.out


@pytest.mark.parametrize("what", ["untidy", "unelided"])
def test_all_sentences_of_the_app_are_read(dev: Dev, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    monkeypatch.setattr(texts, what, lambda text: ["a blot"] if text == "Personne ne gagne" else [])
    ran = dev("texts")
    assert ran.status == 1
    assert ran.out.splitlines() == ["coffres fr: a blot: Personne ne gagne"]


def test_a_prompt_without_a_tip_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [untold(game) for game in GAMES] == [[]] * len(GAMES)
    monkeypatch.setattr(texts, "tips", lambda _game: {})
    assert "move" in untold("roc_noir")


def test_a_long_sentence_is_found_and_two_short_ones_are_not() -> None:
    words = " ".join(["mot"] * 20)
    assert list(long_winded({"a": f"{words}. {words} !", "b": f"Un {words}."})) == [
        ("b", f"21 words: Un {words}.")
    ]
    assert not list(long_winded({"a": f"{words} : « {words.split()[0]}".replace("« mot", "«")}))


def test_the_english_rules_are_in_sentences_of_25_words_at_most(
    dev: Dev, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(texts, "_MOST_IN_RULES", 24)
    ran = dev("texts", "fort_boyard")
    assert ran.status == 1
    assert all(re.match(r"fort_boyard en, \S+.*: 25 words: ", line) for line in ran.out.splitlines())


def test_a_word_before_its_explanation_is_found() -> None:
    book = [
        Paragraph("Des trappes partout.", picture="trap"),
        Paragraph("Gare aux trappes !", clause="XX-01"),
        Paragraph("Une trappe s'ouvre.", clause="XX-02"),
        Paragraph("Ce qui s'ouvre.", word="trappe", at="XX-02"),
        Paragraph("Ce qui tient.", word="corde", at="XX-09"),
    ]
    assert list(early(book)) == [
        "« trappe » stands in XX-01, before XX-02 explains it",
        "« corde » is explained at XX-09, which is not there",
    ]


@pytest.mark.parametrize("text", ['Un "mot".', "Deux  espaces."])
def test_an_untidy_text_is_found(text: str) -> None:
    assert len(list(untidy(text))) == 1
    assert not list(untidy("Un « mot », deux espaces.\n  Puis un retrait."))


@pytest.mark.parametrize(
    ("text", "holds"),
    [
        ("Le tour de {name}.", False),
        ("Plus fort que {foe} !", False),
        ("C'est à {name} de jouer.", True),
        ("Il reste moins de {count} clés.", True),
        ("La carte de {target_seat} passe.", False),
    ],
)
def test_a_turn_that_does_not_hold_for_every_name_is_found(text: str, holds: bool) -> None:
    assert (not list(unelided(text))) is holds


def test_a_caption_of_a_film_is_read_too(dev: Dev, monkeypatch: pytest.MonkeyPatch) -> None:
    assert all(len(captions(game, lang)) >= 6 for game in GAMES for lang in LANGUAGES)
    monkeypatch.setattr(texts, "captions", lambda _game, _lang: {"scene 3": 'Une "trappe".'})
    ran = dev("texts", "roc_noir")
    assert ran.status == 1
    assert "roc_noir fr, scene 3: a straight quote" in ran.out
