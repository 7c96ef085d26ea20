"""The riddles of Fort Boyard: fair, unlike each other, and fit to be read aloud."""

from __future__ import annotations

import json
import re
import unicodedata
from collections import Counter
from collections.abc import Callable
from itertools import combinations
from typing import Any, NamedTuple

import pytest

from coffres.games.fort_boyard import material
from coffres.games.fort_boyard.riddle_cards import variants
from coffres.places import ASSETS

FOLDER = ASSETS / "fort_boyard"
LANGS = ("fr", "en")
LEVELS = (1, 2, 3)
# How many riddles there are of each form at least; the others are portraits.
LEAST = {
    "quatrain": 40,
    "charade": 24,
    "logic": 30,
    "letters": 24,
    "sum": 20,
    "proverb": 16,
    "sea": 24,
}
HIDDEN = 4  # letters from which on an answer is found in a longer word
NO_BREAK = "\N{NO-BREAK SPACE}"
LETTERS = {"fr": "àâäçéèêëîïôöùûüœæ", "en": ""}
MARKS = {"fr": f"'-,.:;!?«»{NO_BREAK}", "en": "'-,.:;!?“”"}
# Small words that make no difference to an answer ...
SMALL = {"fr": "a au aux d de des du en et l la le les un une", "en": "a an and at in of s the to"}
# ... and what a number is counted in, so that « huit heures » may answer « quelle heure ».
UNITS = {"fr": "heure heures", "en": "o clock"}
# Spellings that a keyboard without œ leaves behind.
BARE_LIGATURE = re.compile(r"\b(coeur|noeud|oeil|oeuf|oeuvre|soeur)s?\b", re.IGNORECASE)

# Schema keywords: those that say nothing of the value itself, and what the others ask of it.
SILENT = {"$schema", "title", "description", "properties", "additionalProperties", "items"}
TYPES: dict[str, type] = {"object": dict, "array": list, "string": str, "boolean": bool}
KEYWORDS: dict[str, Callable[[Any, Any], bool]] = {
    "type": lambda value, rule: isinstance(value, TYPES[rule]),
    "const": lambda value, rule: value == rule,
    "enum": lambda value, rule: value in rule,
    "pattern": lambda value, rule: re.search(rule, value) is not None,
    "required": lambda value, rule: set(rule) <= set(value),
    "uniqueItems": lambda value, _: len(value) == len(set(value)),
    "minItems": lambda value, rule: len(value) >= rule,
    "maxItems": lambda value, rule: len(value) <= rule,
    "minLength": lambda value, rule: len(value) >= rule,
    "maxLength": lambda value, rule: len(value) <= rule,
}


class Riddle(NamedTuple):
    """One entry of a file, field by field."""

    id: str
    level: int
    form: str
    question: str
    answer: str
    accepted: list[str]
    one_answer: bool


def content(lang: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads((FOLDER / f"riddles.{lang}.json").read_text(encoding="utf-8"))
    return read


RIDDLES = {lang: [Riddle(**entry) for entry in content(lang)["riddles"]] for lang in LANGS}
EACH = [pytest.param(lang, r, id=f"{lang}-{r.id}") for lang in LANGS for r in RIDDLES[lang]]


def words(text: str, lang: str) -> list[str]:
    """The words that count, without case, accents and punctuation."""
    plain = unicodedata.normalize("NFD", text.casefold().replace("œ", "oe"))
    letters = "".join(c for c in plain if not unicodedata.combining(c))
    return [word for word in re.findall(r"[a-z0-9]+", letters) if word not in SMALL[lang].split()]


def sayings(riddle: Riddle, lang: str) -> set[str]:
    """Everything a candidate may say and be right, so reduced that an article makes no difference."""
    said = (riddle.answer, *riddle.accepted)
    return {" ".join(words(text, lang)) or text for text in said}


def kin(one: str, other: str) -> bool:
    """Whether two words are the same or grow from one stem: rain and rainbow, bake and baker."""
    shared = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), None)
    if shared is None:
        return one == other or min(len(one), len(other)) >= 4
    return shared >= 4 and shared > 0.7 * min(len(one), len(other))


def faults(value: Any, schema: dict[str, Any], at: str = "") -> list[str]:
    """What a JSON Schema finds wrong. A keyword that our schema did not use yet is a KeyError here."""
    found = [f"{at}: {word}" for word in schema.keys() - SILENT if not KEYWORDS[word](value, schema[word])]
    if not found and isinstance(value, dict):
        found += [f"{at}: {key}" for key in value.keys() - schema["properties"].keys()]
        for key, inner in value.items():
            found += faults(inner, schema["properties"].get(key, {}), f"{at}/{key}")
    if not found and isinstance(value, list):
        for place, inner in enumerate(value):
            found += faults(inner, schema["items"], f"{at}/{place}")
    return found


@pytest.mark.parametrize("lang", LANGS)
def test_the_file_has_the_documented_form(lang: str) -> None:
    schema = json.loads((FOLDER / "riddles.schema.json").read_text(encoding="utf-8"))
    assert faults(content(lang), schema) == []
    assert content(lang)["lang"] == lang


@pytest.mark.rule("FB-03")
@pytest.mark.parametrize("lang", LANGS)
def test_there_are_360_riddles_120_a_level(lang: str) -> None:
    assert len({r.id for r in RIDDLES[lang]}) == len(RIDDLES[lang]) == 360
    assert Counter(r.level for r in RIDDLES[lang]) == dict.fromkeys(LEVELS, 120)


@pytest.mark.rule("FB-03")
@pytest.mark.parametrize("lang", LANGS)
def test_the_rules_know_the_same_list_in_every_language(lang: str) -> None:
    assert [(r.id, r.one_answer, r.level) for r in RIDDLES[lang]] == [
        tuple(card) for card in material.RIDDLES
    ]


def test_one_answer_only_is_rare_and_found_on_every_level() -> None:
    once = Counter(r.level for r in RIDDLES["fr"] if r.one_answer)
    assert 30 <= once.total() <= 60
    assert min(once[level] for level in LEVELS) >= 8


@pytest.mark.parametrize("lang", LANGS)
def test_there_are_enough_of_every_form_and_not_too_many_portraits(lang: str) -> None:
    forms = Counter(r.form for r in RIDDLES[lang])
    assert {form: forms[form] for form, least in LEAST.items() if forms[form] < least} == {}
    assert forms["portrait"] <= 0.45 * len(RIDDLES[lang])


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("form", [*LEAST, "portrait"])
def test_every_form_is_spread_over_the_levels(lang: str, form: str) -> None:
    of_level = Counter(r.level for r in RIDDLES[lang] if r.form == form)
    assert min(of_level[level] for level in LEVELS) >= of_level.total() / 6


@pytest.mark.parametrize(("lang", "riddle"), EACH)
def test_only_a_quatrain_has_lines_and_it_has_four(lang: str, riddle: Riddle) -> None:
    lines = riddle.question.split("\n")
    assert len(lines) == (4 if riddle.form == "quatrain" else 1)
    assert all(line == line.strip() and len(line) >= 12 for line in lines)


@pytest.mark.parametrize(("lang", "riddle"), EACH)
def test_the_listener_hears_when_to_begin(lang: str, riddle: Riddle) -> None:
    assert "?" in riddle.question


@pytest.mark.parametrize(("lang", "riddle"), EACH)
def test_an_article_alone_is_no_other_answer(lang: str, riddle: Riddle) -> None:
    assert list(variants(riddle.answer, riddle.accepted, lang)) == riddle.accepted


@pytest.mark.parametrize("lang", LANGS)
def test_no_answer_serves_two_riddles(lang: str) -> None:
    clashes = [
        (one.id, other.id, both)
        for one, other in combinations(RIDDLES[lang], 2)
        if (both := sayings(one, lang) & sayings(other, lang))
    ]
    assert clashes == []


@pytest.mark.parametrize(("lang", "riddle"), EACH)
def test_the_question_does_not_say_the_answer(lang: str, riddle: Riddle) -> None:
    asked = words(riddle.question, lang)
    answer = [word for word in words(riddle.answer, lang) if word not in UNITS[lang].split()]
    assert [(a, q) for a in answer for q in asked if kin(a, q)] == []
    for saying in sayings(riddle, lang):
        assert f" {saying} " not in f" {' '.join(asked)} "
    whole = [word for word in answer if len(word) >= HIDDEN]
    assert [(a, q) for a in whole for q in asked if a in q] == []


@pytest.mark.parametrize(("lang", "riddle"), EACH)
def test_the_writing_is_clean(lang: str, riddle: Riddle) -> None:
    expected = set("abcdefghijklmnopqrstuvwxyz0123456789 " + LETTERS[lang] + MARKS[lang])
    for text in (*riddle.question.split("\n"), riddle.answer, *riddle.accepted):
        assert set(text.lower()) <= expected
        assert text == text.strip() and "  " not in text
        assert not BARE_LIGATURE.search(text)
        assert text.count("«") == text.count("»") and text.count("“") == text.count("”")
    assert riddle.question.lstrip(f"“«{NO_BREAK}")[0].isupper()
    assert re.search(r"[.?!]( ?»|”)?$", riddle.question.replace(NO_BREAK, " "))
    assert all(text == text.lower() and text != riddle.answer for text in riddle.accepted)


@pytest.mark.parametrize("riddle", RIDDLES["fr"], ids=lambda r: r.id)
def test_french_keeps_its_spaces(riddle: Riddle) -> None:
    assert not re.search(rf"[^{NO_BREAK}][:;!?»]", riddle.question)
    assert not re.search(rf"«[^{NO_BREAK}]", riddle.question)
    assert not re.search(rf"{NO_BREAK}[^:;!?»]", riddle.question.replace(f"«{NO_BREAK}", ""))
    assert not re.search(r" [,.]|[,.:;!?»][^\W\d]", riddle.question)


@pytest.mark.parametrize("riddle", RIDDLES["en"], ids=lambda r: r.id)
def test_english_keeps_its_spaces(riddle: Riddle) -> None:
    assert not re.search(r" [,.:;!?”]|“ |[,.:;!?”]\w", riddle.question)


@pytest.mark.parametrize("lang", LANGS)
def test_riddles_do_not_all_open_alike(lang: str) -> None:
    openings = Counter(re.findall(r"[^\W\d_]+", r.question.lower())[0] for r in RIDDLES[lang])
    word, count = openings.most_common(1)[0]
    assert count <= 0.12 * len(RIDDLES[lang]), word
