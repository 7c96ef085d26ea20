"""The files against which a game is checked: its rule texts, its tests, its node counts."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import cast

import coffres
from coffres.engine.conformance import Fingerprint, Subject, anchors, clauses
from coffres.engine.languages import LANGUAGES, SOURCE
from coffres.engine.registry import find, words
from coffres.engine.trouble import N_, Trouble
from coffres.l10n import translator

_PACKAGE = Path(coffres.__file__).parent


def subject_of(key: str) -> Subject:
    """A game with its words, its clauses and its languages."""
    game = find(key)
    languages = {lang: translator(lang, key) for lang in LANGUAGES}
    return Subject(game, words(key), frozenset(anchors(rule_text(key, LANGUAGES[SOURCE].rules))), languages)


def rule_text(key: str, name: str) -> str:
    """A rule text of a game; empty if it has none, which the check of the clauses reports."""
    path = files(f"coffres.games.{key}") / name
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def clauses_of(key: str) -> list[str]:
    """What is wrong with a game's rule texts, their clauses and the tests of these clauses."""
    texts = {language.rules: rule_text(key, language.rules) for language in LANGUAGES.values()}
    return clauses(find(key), texts, words(key).REFUSALS, tests_of(key))


def tests_of(key: str) -> dict[str, str]:
    """The tests of a game's rules: file -> source."""
    folder = checkout() / "tests" / "games" / key
    paths = sorted(folder.rglob("test_*.py"))
    return {path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") for path in paths}


def golden_folder(key: str) -> Path:
    return checkout() / "tests" / "golden" / key


def counts_file(key: str) -> Path:
    return golden_folder(key) / "perft.json"


def counts_of(key: str) -> Fingerprint:
    """The recorded node counts; empty if they were never recorded."""
    path = counts_file(key)
    return cast(Fingerprint, json.loads(path.read_text(encoding="utf-8"))) if path.exists() else {}


def checkout() -> Path:
    """The root of the repository. An installed package has no tests, and so nothing to compare with."""
    root = _PACKAGE.parent
    if not (root / "tests").is_dir():
        raise Trouble(N_("Il n'y a pas de dossier tests à côté du programme : il faut le dépôt entier."))
    return root
