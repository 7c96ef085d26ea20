"""Settings, players and own cards alike: what can be read is read, what cannot is kept beside and said."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import hypothesis
import pytest
from hypothesis import given
from hypothesis import strategies as st

from coffres.engine.trouble import Trouble
from coffres.storage import heard, own_cards, roster, settings
from coffres.storage.disk import Disk
from coffres.storage.heard import Heard
from coffres.storage.identity import id_called
from coffres.storage.kept import Kept
from coffres.storage.own_cards import OwnCards, Riddle, Trial
from coffres.storage.roster import Player, Roster, Seat
from coffres.storage.settings import Settings
from tests.storage.bench import FaultyDisk, MemoryDisk


class Kind(NamedTuple):
    """One of the documents: where it lies, an empty one and a full one."""

    kept: Callable[[Path, Disk], Kept[Any]]
    empty: Any
    full: Any


ANA = Player("Ana", "star", "pink", "left", id_called("Ana"))
BO = Player("Bo", "disc", "teal", id=id_called("Bo"))
RIDDLE = Riddle("Qui ?", "Moi", "Léa", True)
TRIAL = Trial("Le nez", "Avec le nez seul.", "Rien ne tombe.", "Léa", True, (1, 2, 3))
KINDS = {
    "settings": Kind(
        settings.kept,
        Settings(),
        Settings(
            "en",
            150,
            0,
            100,
            50,
            False,
            "brisk",
            "off",
            "hand",
            False,
            0.0,
            True,
            "fast",
            50,
            False,
            False,
            {"later": [1]},
        ),
    ),
    "roster": Kind(
        roster.kept,
        Roster(),
        Roster(
            (ANA, BO),
            (Seat("Ana", "star", "pink", "top", "maitre"),),
            {"later": {"a": 1}},
        ),
    ),
    "own_cards": Kind(
        own_cards.kept,
        OwnCards(),
        OwnCards(
            (Riddle("Qui ?", "Moi", "Léa", True),),
            (TRIAL,),
            (Riddle("Où ?", "Là", "Bo"),),
            (),
            {"later": "é"},
        ),
    ),
    "heard": Kind(
        heard.kept,
        Heard(),
        Heard({"fort_boyard": {"r001": 1, "r002": 2}}, {"later": {"a": 1}}),
    ),
}


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> Kind:
    return KINDS[request.param]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "files" / "file.json"


@pytest.fixture
def disk() -> MemoryDisk:
    return MemoryDisk()


def said(notes: list[Trouble]) -> list[str]:
    return [str(note) for note in notes]


def test_before_there_is_a_file(kind: Kind, path: Path, disk: MemoryDisk) -> None:
    assert kind.kept(path, disk).load() == (kind.empty, [])
    assert not path.parent.exists()


def test_what_is_saved_comes_back(kind: Kind, path: Path, disk: MemoryDisk) -> None:
    kept = kind.kept(path, disk)
    for content in (kind.full, kind.empty, kind.full):
        assert kept.save(content) == []
        assert kind.kept(path, disk).load() == (content, [])
    assert list(path.parent.iterdir()) == [path]


def test_a_file_and_its_folder_are_safe_on_the_disk(kind: Kind, path: Path, disk: MemoryDisk) -> None:
    kept = kind.kept(path, disk)
    kept.save(kind.full)
    assert disk.syncs == 3  # its folder, the new content, and its name
    kept.save(kind.empty)
    assert disk.syncs == 3 + 2


@pytest.mark.parametrize("fault", ["write", "short", "sync", "replace"])
def test_a_write_that_fails_leaves_the_file_as_it_was(kind: Kind, path: Path, fault: str) -> None:
    disk = FaultyDisk()
    kept = kind.kept(path, disk)
    kept.save(kind.full)
    disk.faults = {fault}
    with pytest.raises(Trouble, match=r"^Il n'y a plus de place pour écrire « file\.json »\.$"):
        kept.save(kind.empty)
    assert kind.kept(path, disk).load() == (kind.full, [])
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff", b"\0\0\0", b"1" * 5000, b"[" * 50_000])
def test_an_unreadable_file_is_kept_and_said_once(
    kind: Kind, path: Path, disk: MemoryDisk, content: bytes
) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    loaded, notes = kind.kept(path, disk).load()
    assert loaded == kind.empty
    assert said(notes) == [
        "« file.json » était illisible : tout y reprend sa valeur d'origine.",
        "Le fichier d'avant est gardé sous « file.json.damaged-1 ».",
    ]
    assert path.with_name("file.json.damaged-1").read_bytes() == content
    assert kind.kept(path, disk).load() == (kind.empty, [])


def test_one_bad_field_costs_no_other(kind: Kind, path: Path, disk: MemoryDisk) -> None:
    kind.kept(path, disk).save(kind.full)
    good = json.loads(path.read_bytes())
    for name in good:
        if name == "later":
            continue
        damaged = json.dumps({**good, name: {"oh": 1}}).encode()
        path.write_bytes(damaged)
        loaded, notes = kind.kept(path, disk).load()
        assert loaded == kind.full._replace(**{name: getattr(kind.empty, name)})
        assert len(notes) == 2
        assert notes[0].fields["count"] == 1
        assert path.with_name(str(notes[1].fields["file"])).read_bytes() == damaged
        assert kind.kept(path, disk).load() == (loaded, [])


@pytest.mark.parametrize("fault", ["write", "replace"])
def test_a_damaged_file_that_cannot_be_kept_stays(kind: Kind, path: Path, fault: str) -> None:
    disk = FaultyDisk()
    disk.faults = {fault}
    path.parent.mkdir()
    path.write_bytes(b"{")
    loaded, notes = kind.kept(path, disk).load()
    assert loaded == kind.empty
    assert "plus de place" in said(notes)[1]
    assert path.read_bytes() == b"{"


@hypothesis.settings(max_examples=25, deadline=None)
@given(
    data=st.dictionaries(
        st.sampled_from(
            ["language", "music", "players", "seats", "riddles", "trials", "games", "sittings", "x"]
        ),
        st.recursive(
            st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
            lambda inner: (
                st.lists(inner) | st.dictionaries(st.sampled_from(["name", "text", "level"]), inner)
            ),
            max_leaves=8,
        ),
    )
)
def test_any_object_is_read(tmp_path_factory: pytest.TempPathFactory, data: dict[str, Any]) -> None:
    path = tmp_path_factory.getbasetemp() / "any.json"
    for kind in KINDS.values():
        path.write_text(json.dumps(data))
        loaded, _ = kind.kept(path, MemoryDisk()).load()
        kind.kept(path, MemoryDisk()).save(loaded)
        again, notes = kind.kept(path, MemoryDisk()).load()
        assert (repr(again), notes) == (repr(loaded), [])
    for copy in path.parent.glob("any.json*"):
        copy.unlink()


# Settings


def test_settings_take_only_what_there_is() -> None:
    assert Settings().changed(text_size=125, timers=0.0) == Settings(text_size=125, timers=0.0)
    for wrong in ({"text_size": 99}, {"music": 101}, {"music": -1}, {"haptics": 1}, {"timers": 1}):
        with pytest.raises(ValueError):
            Settings().changed(**wrong)


def test_every_setting_is_checked_and_written(path: Path, disk: MemoryDisk) -> None:
    settings.kept(path, disk).save(Settings())
    assert set(json.loads(path.read_bytes())) == set(Settings._fields) - {"others"}
    for name in json.loads(path.read_bytes()):
        with pytest.raises(ValueError):
            Settings().changed(**{name: "nonsense"})


def test_the_switch_for_movement_of_0_2_0_is_understood(path: Path) -> None:
    path.parent.mkdir()
    for before, now in (({"reduced_motion": True}, "none"), ({"reduced_motion": False}, "calm")):
        path.write_text(json.dumps(before), encoding="ascii")
        found, troubles = settings.kept(path).load()
        assert (found, troubles) == (Settings(motion=now), [])
    path.write_text(json.dumps({"reduced_motion": True, "motion": "brisk"}), encoding="ascii")
    assert settings.kept(path).load()[0] == Settings(motion="brisk")


# Players


def test_whoever_played_last_comes_first() -> None:
    everybody = Roster().remember(ANA).remember(BO)
    assert everybody.players == (BO, ANA)
    changed = everybody.remember(Player(" ana ", "moon", "mint"))
    assert changed.players == (Player("ana", "moon", "mint", id=ANA.id), BO)
    assert changed.forget("Bo").players == changed.players[:1]


def test_a_player_is_renamed_where_they_sat_too() -> None:
    family = Roster((ANA, BO)).sit((Seat("Ana", "star", "pink", "top"),))
    renamed = family.rename("Ana", "Anaïs")
    assert [player.name for player in renamed.players] == ["Anaïs", "Bo"]
    assert [seat.name for seat in renamed.seats] == ["Anaïs"]
    assert family.rename("Ana", "ANA").players[0].name == "ANA"
    with pytest.raises(Trouble, match="déjà BO"):
        family.rename("Ana", "BO")


def test_players_and_seats_are_what_a_table_can_show() -> None:
    with pytest.raises(Trouble, match="Il manque un texte"):
        Roster().remember(ANA._replace(name=" "))
    for wrong in ({"symbol": "cat"}, {"colour": "red"}, {"hand": "both"}):
        with pytest.raises(ValueError):
            Roster().remember(ANA._replace(**wrong))
    for strange in ({"edge": "middle"}, {"level": "roi"}):
        with pytest.raises(ValueError):
            Roster().sit((Seat("Ana", "star", "pink", "top")._replace(**strange),))


def test_one_bad_player_costs_no_other(path: Path, disk: MemoryDisk) -> None:
    family = Roster((ANA, BO))
    roster.kept(path, disk).save(family)
    data = json.loads(path.read_bytes())
    data["players"][1:1] = [{"name": "Cy"}, 5, {**ANA._asdict(), "name": ["A"]}]
    data["players"][0]["later"] = "of a newer version"
    path.write_text(json.dumps(data))
    loaded, notes = roster.kept(path, disk).load()
    assert loaded == family
    assert notes[0].fields["count"] == 3
