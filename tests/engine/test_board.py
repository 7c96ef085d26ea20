"""BoardPlan files: the good one is read, and whatever is wrong is said in a sentence that names it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coffres.engine.board import BoardPlan, read_board, read_spaces
from coffres.engine.trouble import Trouble

GOOD: dict[str, Any] = {
    "schema": 1,
    "game": "some_game",
    "names": {"fr": "Courte", "en": "Short"},
    "spaces": "AB.B\nA.",
}


def refused(text: str) -> str:
    with pytest.raises(Trouble) as trouble:
        read_board(text, "some_game", "AB.")
    return str(trouble.value)


def with_field(name: str, value: object) -> str:
    return json.dumps({**GOOD, name: value})


def test_a_good_board_is_read_without_its_blanks() -> None:
    board = read_board(json.dumps(GOOD), "some_game", "AB.")
    assert board == BoardPlan({"fr": "Courte", "en": "Short"}, "AB.BA.")


@pytest.mark.parametrize("text", ["", "{", "schema: 1", "[" * 100_000, '{"schema": 1,}'])
def test_what_is_no_json_is_refused(text: str) -> None:
    assert refused(text).startswith("Ce plateau n'est pas un fichier JSON")


@pytest.mark.parametrize("text", ["[]", "1", "null", '"AB."'])
def test_what_is_no_object_is_refused(text: str) -> None:
    assert "objet JSON" in refused(text)


@pytest.mark.parametrize("name", GOOD)
def test_every_field_is_needed(name: str) -> None:
    text = json.dumps({other: value for other, value in GOOD.items() if other != name})
    assert f"« {name} »" in refused(text)


def test_an_unknown_field_is_named() -> None:
    assert "« space »" in refused(with_field("space", "AB"))


@pytest.mark.parametrize("schema", [0, 2, True, "1", 1.0, None])
def test_only_this_schema_is_read(schema: object) -> None:
    assert f"schéma {json.dumps(schema)} " in refused(with_field("schema", schema))


@pytest.mark.parametrize("game", ["other_game", None, 1, ["some_game"]])
def test_a_board_of_another_game_is_refused(game: object) -> None:
    assert json.dumps(game) in refused(with_field("game", game))


@pytest.mark.parametrize(
    ("names", "named"),
    [
        ({"fr": "Courte", "en": "  "}, "« en »"),
        ({"fr": 3, "en": "Short"}, "« fr »"),
        ({}, "aucune langue"),
        ("Courte", "aucune langue"),
        (None, "aucune langue"),
    ],
)
def test_a_board_has_a_name(names: object, named: str) -> None:
    assert named in refused(with_field("names", names))


def test_one_language_is_enough_for_a_name() -> None:
    board = read_board(with_field("names", {"en": "Short"}), "some_game", "AB.")
    assert (board.name("en"), board.name("fr")) == ("Short", "Short")


def test_a_name_in_a_language_that_is_not_known_here_is_no_fault() -> None:
    board = read_board(with_field("names", {"br": "Berr", "fr": "Courte"}), "some_game", "AB.")
    assert (board.name("fr"), board.name("en")) == ("Courte", "Berr")


def test_a_wrong_letter_is_named_with_its_place() -> None:
    sentence = refused(with_field("spaces", "AB .x"))
    assert "case 4" in sentence
    assert "« x »" in sentence


@pytest.mark.parametrize("spaces", [None, 12, ["A", "B"], True])
def test_spaces_are_letters(spaces: object) -> None:
    assert "lettres" in refused(with_field("spaces", spaces))


@given(st.text())
def test_any_text_is_read_or_refused_with_a_sentence(text: str) -> None:
    for read in (lambda: read_board(text, "some_game", "AB."), lambda: read_spaces(text, "AB.")):
        try:
            read()
        except Trouble as trouble:
            assert str(trouble)


@given(st.text("AB. \n"))
def test_spaces_keep_every_letter_in_order(written: str) -> None:
    assert read_spaces(written, "AB.") == written.replace(" ", "").replace("\n", "")
