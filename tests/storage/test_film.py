"""Films: each can really be played, says what happens in every language, and lasts about a minute."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from coffres.engine.languages import LANGUAGES
from coffres.engine.registry import GAMES
from coffres.places import ASSETS
from coffres.storage import film
from coffres.storage.film import LONGEST, SHORTEST, faults, film_of, has_film

FILMED = [key for key in GAMES if has_film(key)]
_GAME = "coffre_et_cle"
Change = Callable[[dict[str, Any]], None]


@pytest.mark.parametrize("key", FILMED)
def test_a_film_shows_what_the_rules_allow(key: str) -> None:
    assert faults(key) == []


@pytest.mark.parametrize("key", FILMED)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_lasts_about_a_minute(key: str, lang: str) -> None:
    assert SHORTEST <= film_of(key).seconds(lang) <= LONGEST


@pytest.fixture
def changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Change], list[str]]:
    """What is wrong with a film after it was changed like this."""

    def look(change: Change) -> list[str]:
        data = json.loads((ASSETS / _GAME / "film.json").read_text(encoding="utf-8"))
        change(data)
        (tmp_path / _GAME).mkdir()
        (tmp_path / _GAME / "film.json").write_text(json.dumps(data), encoding="utf-8")
        monkeypatch.setattr(film, "ASSETS", tmp_path)
        return faults(_GAME)

    return look


def test_a_move_that_the_rules_forbid_is_found(changed: Callable[[Change], list[str]]) -> None:
    (found,) = changed(lambda data: data["moves"].__setitem__(9, [0, "observe", [0]]))
    assert found.startswith("move 9: ")


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (lambda data: data["names"].pop(), "a name is missing"),
        (lambda data: data["scenes"][1].update({"from": 4}), "scene 1: 4 to"),
        (lambda data: data["scenes"][0].update({"from": 3}), "scene 0: nobody ever sees"),
        (lambda data: data["scenes"][0].update({"to": 3}), "scene 0: nobody ever sees"),
        (lambda data: data["scenes"][1].update({"to": 0}), "scene 1: "),
        (lambda data: data["scenes"][-1].update({"to": 999}), "to 999"),
        (lambda data: data["scenes"][0].update({"hand": 9}), "scene 0: nobody sits at 9"),
        (lambda data: data["scenes"][2].update({"fr": "x" * 171}), "scene 2: 171 letters in fr"),
        (lambda data: data["scenes"][2].update({"en": ""}), "scene 2: 0 letters in en"),
        (lambda data: data["scenes"].__delitem__(slice(2, 8)), "seconds in fr"),
        (lambda data: [scene.update({"en": 17 * "Ten signs."}) for scene in data["scenes"]], "seconds in en"),
    ],
)
def test_what_could_not_be_shown_is_found(
    changed: Callable[[Change], list[str]], change: Change, found: str
) -> None:
    assert any(fault.startswith(found) or found in fault for fault in changed(change))


def test_a_game_without_a_film_has_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(ASSETS / _GAME, tmp_path / _GAME, ignore=shutil.ignore_patterns("film.json", "images"))
    monkeypatch.setattr(film, "ASSETS", tmp_path)
    assert not has_film(_GAME)
