"""People have ids: names may change, and results stay with those who won them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from coffres.engine.levels import MAITRE, PERSON
from coffres.engine.people import NO_ONE
from coffres.engine.trouble import Trouble
from coffres.storage import roster
from coffres.storage.identity import id_called, is_id, new_id
from coffres.storage.lines import seal_all
from coffres.storage.reading import read
from coffres.storage.roster import Player, Roster, Seat
from coffres.storage.saved_game import SavedGame
from tests.storage.bench import GAME, MADE, NAMES, MemoryDisk, chance, open_game

ANA, BO = Player("Ana", "disc", "yellow"), Player("Bo", "star", "pink")
IDS = (new_id(), NO_ONE, new_id(), new_id())
LEVELS_THERE = (PERSON, MAITRE, PERSON, PERSON)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


def create(path: Path, people: Sequence[str] = IDS) -> SavedGame:
    return SavedGame.create(path, GAME, NAMES, {}, MADE, chance(), levels=LEVELS_THERE, people=people)


# Ids


def test_ids_are_unlike_each_other() -> None:
    drawn = {new_id() for _ in range(1000)}
    assert len(drawn) == 1000
    assert all(map(is_id, drawn))
    assert id_called("Ana") == id_called(" aNA ") == id_called("A\u200bna") != id_called("Anaïs")
    assert is_id(id_called("\ud800")) and is_id(NO_ONE)


@pytest.mark.parametrize("wrong", ["x", "n", "p123", "P" + "0" * 16, "p" + "g" * 16, "p" + "0" * 17, 3, None])
def test_what_is_no_id(wrong: object) -> None:
    assert not is_id(wrong)


# In the roster


def test_a_player_keeps_the_id_whatever_the_name() -> None:
    family = Roster().remember(ANA).remember(BO)
    ana = family.id_of("ana")
    assert len({player.id for player in family.players}) == 2
    renamed = family.rename("Ana", "Anaïs")
    assert renamed.id_of("Anaïs") == ana
    assert renamed.remember(Player("Anaïs", "moon", "teal")).players[0].id == ana


def test_somebody_else_with_an_old_name_is_somebody_else() -> None:
    family = Roster().remember(ANA)
    renamed = family.rename("Ana", "Anaïs").remember(ANA)
    assert renamed.id_of("Ana") not in (NO_ONE, renamed.id_of("Anaïs"))
    assert renamed.id_of("Zoé") == id_called("Zoé")


def test_people_of_an_older_file_are_known_by_their_names(tmp_path: Path) -> None:
    path = tmp_path / "players.json"
    old = [{"name": name, "symbol": "disc", "colour": "pink", "hand": "left"} for name in ("Ana", "Bo")]
    seat = {"symbol": "disc", "colour": "pink", "edge": "top"}
    seats = [{**seat, "name": "Ana"}, {**seat, "name": "Zoé"}, {**seat, "name": "Rouage", "level": MAITRE}]
    path.write_text(json.dumps({"players": old, "seats": seats}))
    loaded, notes = roster.kept(path, MemoryDisk()).load()
    assert not notes
    assert [player.id for player in loaded.players] == [id_called("Ana"), id_called("Bo")]
    assert [seat.person for seat in loaded.seats] == [id_called("Ana"), id_called("Zoé"), NO_ONE]


def test_an_id_that_two_have_or_that_is_none_costs_no_player(tmp_path: Path) -> None:
    path = tmp_path / "players.json"
    twice = new_id()
    players = [ANA._replace(id=twice), BO._replace(id=twice), ANA._replace(name="Zoé", id="roi")]
    seats = [
        Seat("Ana", "disc", "yellow", "left", person=twice),
        Seat("Zoé", "star", "pink", "top", person="?"),
    ]
    data = {"players": [player._asdict() for player in players], "seats": [seat._asdict() for seat in seats]}
    path.write_text(json.dumps(data))
    loaded, notes = roster.kept(path, MemoryDisk()).load()
    assert not notes
    ana, bo, zoe = loaded.players
    assert (ana.id, zoe.id) == (twice, id_called("Zoé"))
    assert bo.id not in (twice, NO_ONE)
    assert [seat.person for seat in loaded.seats] == [twice, zoe.id]


def test_a_level_of_riddles_that_is_none_costs_no_player(tmp_path: Path) -> None:
    path = tmp_path / "players.json"
    levels = ("child", "family", "hard", "", "genius", 1, None, ["child"])
    data = [{**ANA._asdict(), "name": f"Ana {place}", "riddles": level} for place, level in enumerate(levels)]
    del data[3]["riddles"]  # as in older files
    path.write_text(json.dumps({"players": data}))
    loaded, notes = roster.kept(path, MemoryDisk()).load()
    assert not notes
    assert [player.riddles for player in loaded.players] == ["child", "family", "hard", *[""] * 5]


def test_the_level_of_riddles_is_that_of_the_person() -> None:
    family = Roster().remember(ANA._replace(riddles="hard")).remember(BO)
    assert (family.riddles_of(family.id_of("Ana")), family.riddles_of(family.id_of("Bo"))) == ("hard", "")
    assert family.rename("Ana", "Anaïs").riddles_of(family.id_of("Ana")) == "hard"
    assert family.riddles_of(NO_ONE) == family.riddles_of("nobody") == ""
    assert Roster((ANA._replace(riddles="hard"),)).riddles_of(NO_ONE) == ""  # nobody's id is no id
    with pytest.raises(ValueError):
        family.remember(ANA._replace(riddles="genius"))


# In the saves


def test_who_played_is_in_the_save_by_id(path: Path) -> None:
    newcomer = new_id()
    with create(path) as saved:
        assert saved.match.people == list(IDS)
        saved.match.sit(1, "Zoé", PERSON, newcomer)
        saved.match.sit(0, "Rouage", MAITRE)
    with open_game(path) as again:
        assert again.header.people == IDS
        assert again.match.people == [NO_ONE, newcomer, *IDS[2:]]
        assert not again.notes


def test_a_game_without_ids_has_strangers(path: Path) -> None:
    with create(path, ()) as saved:
        assert saved.match.people == [NO_ONE] * len(NAMES)


def test_people_of_a_save_of_schema_1_are_known_by_their_names(path: Path) -> None:
    with create(path) as saved:
        saved.match.sit(2, "Zoé", PERSON, new_id())
    entries = [json.loads(line) for line in path.read_bytes().splitlines()]
    for entry in entries:
        for field in ("crc", "level", "levels", "advice", "person", "people"):
            entry.pop(field, None)
        if "schema" in entry:
            entry["schema"] = 1
    texts = [json.dumps(entry, ensure_ascii=False, separators=(",", ":"))[:-1] for entry in entries]
    path.write_bytes(seal_all(texts, 0)[0])
    with open_game(path) as again:
        assert again.header.people == tuple(map(id_called, NAMES))
        assert again.match.people[2] == id_called("Zoé")
    with open_game(path) as rewritten:
        assert rewritten.header.people == tuple(map(id_called, NAMES))
        assert not rewritten.notes


@pytest.mark.parametrize("people", [["", "", ""], ["", "", "", "roi"], ["", "", "", 3], "nobody", [[]] * 4])
def test_strange_ids_are_a_sentence(path: Path, people: object) -> None:
    with create(path):
        pass
    header = json.loads(path.read_bytes().partition(b"\n")[0])
    del header["crc"]
    text = json.dumps({**header, "people": people}, separators=(",", ":"))[:-1]
    with pytest.raises(Trouble, match="abîmée"):
        read(seal_all([text], 0)[0], "game")


def test_a_line_with_a_strange_id_ends_the_good_part(path: Path) -> None:
    with create(path) as saved:
        length = saved.match.length
    first = [line.rpartition(b',"crc":')[0].decode() for line in path.read_bytes().splitlines()]
    strange = '{"seat":1,"name":"Zoé","level":"","person":"roi"'
    path.write_bytes(seal_all([*first, strange], 0)[0])
    with open_game(path) as again:
        assert again.match.length == length
        assert again.match.people == list(IDS)
        assert again.notes
