"""Every word of the riddles is in a dictionary of its language, or in our short list beside this test.

The dictionary is that of pyspellchecker, a package that only tests need. It is American: the endings by which
British spellings differ are tried both ways.
"""

from __future__ import annotations

import re
import tomllib
from collections import defaultdict
from functools import cache

import pytest
from spellchecker import SpellChecker

from tests.assets.test_riddles import LANGS, RIDDLES
from tests.house.tree import ROOT

OURS = ROOT / "tests" / "assets" / "riddle_words.toml"
_WORD = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)*")
_APOSTROPHE = re.compile(r"'(?:s|d|ll|ve|re|m)$")  # what English says in short behind any word
# British endings -> American ones
_BRITISH = (
    ("our", "or"),
    ("ise", "ize"),
    ("yse", "yze"),
    ("tre", "ter"),
    ("ogue", "og"),
    ("elling", "eling"),
)


@cache
def dictionary(lang: str) -> SpellChecker:
    return SpellChecker(language=lang, distance=1)


@cache
def ours(lang: str) -> frozenset[str]:
    """Names, rare words, and words that are only met in riddles."""
    return frozenset(tomllib.loads(OURS.read_text(encoding="utf-8"))[lang])


def parts(text: str, lang: str) -> list[str]:
    """The words of a text, one by one: French elides, English shortens what follows."""
    found = _WORD.findall(text.lower().replace("œ", "oe").replace("æ", "ae"))
    if lang == "fr":
        return [part for word in found for part in word.split("'")]
    return [_APOSTROPHE.sub("", word) for word in found]


def spellings(word: str, lang: str) -> list[str]:
    if lang == "fr":
        return [word]
    return [word, *(word.replace(british, american) for british, american in _BRITISH if british in word)]


def known(word: str, lang: str) -> bool:
    if len(word) == 1 or word in ours(lang):
        return True
    return any(spelling in dictionary(lang) for spelling in spellings(word, lang))


def unknown(texts: dict[str, str], lang: str) -> dict[str, list[str]]:
    """The words that are in no list, and where they stand."""
    found = defaultdict(list)
    for where, text in texts.items():
        for word in parts(text, lang):
            if not known(word, lang):
                found[word].append(where)
    return dict(found)


@pytest.mark.parametrize("lang", LANGS)
def test_every_word_is_spelt_as_dictionaries_do(lang: str) -> None:
    texts = {r.id: " ".join((r.question, r.answer, *r.accepted)) for r in RIDDLES[lang]}
    assert unknown(texts, lang) == {}


@pytest.mark.parametrize("lang", LANGS)
def test_our_list_holds_only_words_that_stand_in_a_riddle_and_in_no_dictionary(lang: str) -> None:
    texts = " ".join(" ".join((r.question, r.answer, *r.accepted)) for r in RIDDLES[lang])
    there = set(parts(texts, lang))
    listed = tomllib.loads(OURS.read_text(encoding="utf-8"))[lang]
    assert listed == sorted(set(listed))
    assert [word for word in listed if word not in there] == []
    assert [word for word in listed if any(s in dictionary(lang) for s in spellings(word, lang))] == []


@pytest.mark.parametrize(
    ("lang", "text", "wrong"),
    [
        ("fr", "Qui suis-je ? Acceuil, langage et addresse.", ["acceuil", "addresse"]),
        ("fr", "L'œuf d'autruche, jusqu'au cœur.", []),
        ("fr", "Il pleus quatres fois.", ["pleus", "quatres"]),
        ("en", "The colour of my neighbour's theatre, the color of my neighbor's theater.", []),
        ("en", "I'd realise it, you'd realize it; who'll centre it?", []),
        ("en", "I definately recieve wierd riddels.", ["definately", "recieve", "wierd", "riddels"]),
    ],
)
def test_it_finds_what_is_wrong_and_nothing_else(lang: str, text: str, wrong: list[str]) -> None:
    assert list(unknown({"here": text}, lang)) == wrong
