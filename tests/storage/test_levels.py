"""Automata in a save: who sat where and when, and what older versions and older saves make of it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from coffres.engine.levels import APPRENTI, MAITRE, PERSON
from coffres.engine.trouble import Trouble
from coffres.storage.lines import SCHEMA, first_line, seal_all
from coffres.storage.reading import read
from coffres.storage.saved_game import SavedGame
from coffres.storage.shelf import Shelf
from tests.storage.bench import GAME, MADE, NAMES, chance, open_game


def create(path: Path, levels: Sequence[str] = ()) -> SavedGame:
    return SavedGame.create(path, GAME, NAMES, {}, MADE, chance(), levels=levels)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


def test_who_sat_where_and_when_is_in_the_save(path: Path) -> None:
    levels = (PERSON, MAITRE, PERSON, PERSON)
    with create(path, levels) as saved:
        assert saved.match.levels == list(levels)
        saved.match.sit(0, "Rouage", APPRENTI)
        saved.match.sit(1, "Bo")
        assert saved.match.levels == [APPRENTI, PERSON, PERSON, PERSON]
    with open_game(path) as again:
        assert again.header.levels == levels
        assert again.match.levels == [APPRENTI, PERSON, PERSON, PERSON]
        assert again.match.names == ["Rouage", "Bo", *NAMES[2:]]
        assert not again.notes


def test_0_1_0_says_that_such_a_save_is_newer(path: Path) -> None:
    """0.1.0 knew schema 1, and has a sentence for every other one."""
    with create(path, (PERSON, MAITRE, PERSON, PERSON)):
        pass
    assert first_line(path.read_bytes(), "game").data["schema"] == SCHEMA == 2


def as_schema_1(path: Path) -> None:
    entries = [json.loads(line) for line in path.read_bytes().splitlines()]
    for entry in entries:
        del entry["crc"]
        if "schema" in entry:
            entry["schema"] = 1
        for field in ("level", "levels", "advice", "person", "people"):
            entry.pop(field, None)
    texts = [json.dumps(entry, ensure_ascii=False, separators=(",", ":"))[:-1] for entry in entries]
    path.write_bytes(seal_all(texts, 0)[0])


def test_a_save_of_schema_1_opens_with_people_on_every_seat(path: Path) -> None:
    with create(path) as saved:
        saved.match.sit(2, "Zoé")
    as_schema_1(path)
    with open_game(path) as again:
        assert again.match.levels == [PERSON] * len(NAMES)
        assert again.match.names[2] == "Zoé"
        assert again.header.advice is False
        again.match.sit(2, "Rouage", MAITRE)
    with open_game(path) as mended:
        assert mended.match.levels[2] == MAITRE


def test_a_list_of_saves_names_who_sits_there_now(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    with shelf.create(GAME, NAMES, {}, MADE, chance(), (MAITRE, *(PERSON,) * 3)) as saved:
        saved.match.sit(3, "Rouage", MAITRE)
        saved.match.sit(1, "Zoé")
    assert shelf.running()[0].names == (NAMES[0], "Zoé", NAMES[2], "Rouage")
    as_schema_1(saved.path)
    assert shelf.running()[0].names == (NAMES[0], "Zoé", NAMES[2], "Rouage")


@pytest.mark.parametrize("levels", [["", "", ""], ["", "", "", "roi"], ["", "", "", 3], "maitre", [[]] * 4])
def test_strange_levels_are_a_sentence(path: Path, levels: object) -> None:
    with create(path):
        pass
    header = json.loads(path.read_bytes().partition(b"\n")[0])
    del header["crc"]
    text = json.dumps({**header, "levels": levels}, separators=(",", ":"))[:-1]
    with pytest.raises(Trouble, match="abîmée"):
        read(seal_all([text], 0)[0], "game")


def test_a_line_with_a_strange_level_ends_the_good_part(path: Path) -> None:
    with create(path) as saved:
        length = saved.match.length
    first = [line.rpartition(b',"crc":')[0].decode() for line in path.read_bytes().splitlines()]
    path.write_bytes(seal_all([*first, '{"seat":1,"name":"Zoé","level":"roi","person":""'], 0)[0])
    with open_game(path) as again:
        assert again.match.length == length
        assert again.match.names == list(NAMES)
        assert again.notes
