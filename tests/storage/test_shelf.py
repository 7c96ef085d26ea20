"""The folder of saves: what it lists, and that moving a save never loses one."""

from __future__ import annotations

import json
import os
import random
from datetime import timedelta, timezone
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from coffres.engine.actors import RandomChance
from coffres.engine.contract import Game, Move
from coffres.engine.trouble import Trouble
from coffres.storage.disk import read_bytes
from coffres.storage.lines import seal
from coffres.storage.reading import read_file
from coffres.storage.saved_game import SavedGame
from coffres.storage.shelf import Shelf
from coffres.storage.text import clean_name
from tests.storage.bench import GAME, MADE, NAMES, FaultyDisk, MemoryDisk, chance, play_on


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "saves", MemoryDisk())


def new(shelf: Shelf, minutes: int = 0, played: int = 0) -> str:
    """A new game, made so many minutes after the first, and last played at `played`."""
    saved = shelf.create(GAME, NAMES, {}, MADE + timedelta(minutes=minutes), chance())
    saved.close()
    os.utime(saved.path, (played, played))
    return saved.path.stem


def _as_name(text: str) -> bytes:
    return b'{"seat":0,"name":%b}' % json.dumps(text).encode()


def keys(shelf: Shelf) -> list[list[str]]:
    return [
        [entry.key for entry in shelf_list()] for shelf_list in (shelf.running, shelf.finished, shelf.deleted)
    ]


def test_a_shelf_that_nobody_used_is_empty(shelf: Shelf, tmp_path: Path) -> None:
    assert keys(shelf) == [[], [], []]
    assert not shelf.running()
    assert not list(tmp_path.iterdir())


def test_the_game_last_played_comes_first(shelf: Shelf) -> None:
    first, second, third = new(shelf, 0, played=20), new(shelf, 1, played=10), new(shelf, 2, played=30)
    assert keys(shelf) == [[third, first, second], [], []]


def test_what_an_entry_says(shelf: Shelf) -> None:
    with shelf.create(GAME, NAMES, {}, MADE, chance()) as saved:
        saved.match.play(Move(0, "seen"))
        saved.match.play(Move(1, "seen"))
        saved.match.undo(1)
        saved.match.sit(3, "Zoé")
        saved.match.sit(3, "Zélie")
        moves = len(saved.match.session.moves)
        (entry,) = shelf.running()  # listed while it is played
    assert entry.trouble is None
    assert (entry.game, entry.names, entry.moves) == (GAME, ("Ana", "Bo", "Chloé", "Zélie"), moves)
    assert entry.made == "2026-11-18T20:15:00Z"
    assert entry.played.timestamp() == pytest.approx(os.stat(saved.path).st_mtime, abs=0.001)
    with shelf.open(entry.key, chance()) as again:
        assert tuple(again.match.names) == entry.names


def test_games_begun_in_the_same_second_have_their_own_names(shelf: Shelf) -> None:
    made = [new(shelf) for _ in range(3)]
    shelf.delete(made[1])
    made.append(new(shelf))  # nor the name of one that could come back
    assert len(set(made)) == 4
    shelf.restore(made[1])
    assert sorted(keys(shelf)[0]) == sorted(made)


def test_two_windows_that_take_the_same_name_get_two(shelf: Shelf) -> None:
    """Both have looked for a free name before one of them takes it: it is taken while this one deals."""

    class Overtaken(RandomChance):
        left = 2

        def answer(self, game: Game[Any], state: Any, by: int) -> Move:
            if self.left:
                self.left -= 1
                new(shelf)
            return super().answer(game, state, by)

    with shelf.create(GAME, NAMES, {}, MADE, Overtaken(random.Random(1))) as saved:
        assert saved.path.stem == f"20261118-201500-{GAME}-3"
    assert len(keys(shelf)[0]) == 3
    assert [entry.trouble for entry in shelf.running()] == [None] * 3


def test_a_name_that_leads_nowhere_is_taken(shelf: Shelf, tmp_path: Path) -> None:
    (tmp_path / "saves").mkdir()
    (tmp_path / "saves" / f"20261118-201500-{GAME}.jsonl").symlink_to("nowhere")
    assert new(shelf) == f"20261118-201500-{GAME}-2"


def test_an_old_list_does_not_open_what_was_put_away(shelf: Shelf) -> None:
    key = new(shelf)
    shelf.delete(key)
    with pytest.raises(Trouble, match="a été rangée depuis"):
        shelf.open(key, chance())
    shelf.restore(key)
    shelf.open(key, chance()).close()


def test_a_finished_game_moves_to_the_finished_ones(shelf: Shelf) -> None:
    saved = shelf.create(GAME, NAMES, {}, MADE, chance())
    with pytest.raises(Trouble, match="n'est pas finie"):
        shelf.finish(saved)
    play_on(saved, seed=1, moves=100_000)
    shelf.finish(saved)
    key = saved.path.stem
    assert keys(shelf) == [[], [key], []]
    with shelf.open(key, chance()) as again:
        assert again.match.session.outcome() == saved.match.session.outcome()


def test_deleted_restored_purged(shelf: Shelf, tmp_path: Path) -> None:
    gone, stays = new(shelf, 0), new(shelf, 1, played=5)
    (tmp_path / "saves" / f"{gone}.jsonl.damaged-1").write_bytes(b"")
    (tmp_path / "saves" / f"{stays}.jsonl.damaged-1").write_bytes(b"")
    shelf.delete(gone)
    assert keys(shelf) == [[stays], [], [gone]]
    shelf.restore(gone)
    assert sorted(keys(shelf)[0]) == sorted([stays, gone])
    shelf.delete(gone)
    shelf.purge()
    assert keys(shelf) == [[stays], [], []]
    files = sorted(path.name for path in tmp_path.rglob("*") if path.is_file())
    assert files == [f"{stays}.jsonl", f"{stays}.jsonl.damaged-1"]


def test_a_game_that_is_played_cannot_be_put_away(shelf: Shelf) -> None:
    with shelf.create(GAME, NAMES, {}, MADE, chance()) as saved:
        with pytest.raises(Trouble, match="déjà ouvert ailleurs"):
            shelf.delete(saved.path.stem)
        assert keys(shelf) == [[saved.path.stem], [], []]


def test_moving_never_overwrites(shelf: Shelf, tmp_path: Path) -> None:
    key = new(shelf)
    other = tmp_path / "saves" / "deleted" / f"{key}.jsonl"
    other.parent.mkdir()
    other.write_bytes(b"mine")
    with pytest.raises(Trouble, match="existe déjà"):
        shelf.delete(key)
    assert other.read_bytes() == b"mine"
    assert keys(shelf)[0] == [key]


def test_damaged_and_foreign_files_are_listed_with_their_sentence(shelf: Shelf, tmp_path: Path) -> None:
    good = new(shelf, played=100)
    folder = tmp_path / "saves"
    data = (folder / f"{good}.jsonl").read_bytes()
    (folder / "photo.jsonl").write_bytes(b"\x89PNG\r\n")
    (folder / "vide.jsonl").write_bytes(b"")
    (folder / "futur.jsonl").write_bytes(b'{"schema":3}\n')
    (folder / "dossier.jsonl").mkdir()
    (folder / "perdu.jsonl").symlink_to(folder / "nulle-part")
    (folder / "notes.txt").write_bytes(b"hello")
    (folder / ".cache.jsonl").write_bytes(b"hello")
    (folder / "trou.jsonl").write_bytes(data + b'{"seat":1,oh\n{"seat":9,"name":"Eve"}\n')
    entries = {entry.key: entry for entry in shelf.running()}
    assert {key: str(entry.trouble) for key, entry in entries.items() if entry.trouble} == {
        "photo": "« photo.jsonl » n'est pas une partie de coffres.",
        "vide": "« vide.jsonl » n'est pas une partie de coffres.",
        "futur": "« futur.jsonl » vient d'une version plus récente de coffres : "
        "il faut mettre l'application à jour.",
        "dossier": "« dossier.jsonl » n'est pas un fichier.",
        "perdu": "« perdu.jsonl » n'existe pas.",
    }
    assert set(entries) == {good, "photo", "vide", "futur", "dossier", "perdu", "trou"}
    assert entries["trou"].names == NAMES  # opening it tells what is wrong
    shelf.delete("photo")
    assert "photo" in keys(shelf)[2]


def test_only_what_is_looked_at_is_read(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    made = [new(shelf, minutes, played=minutes) for minutes in range(40)]
    opened: list[str] = []

    def counting(path: Path) -> bytes:
        opened.append(path.stem)
        return read_bytes(path)

    monkeypatch.setattr("coffres.storage.shelf.read_bytes", counting)
    entries = shelf.running()
    assert (len(entries), opened) == (40, [])
    assert (entries[0].key, entries[-1].key) == (made[-1], made[0])
    assert [entry.key for entry in entries[1:3]] == [made[-2], made[-3]]
    assert entries[0] is entries[-40]
    assert opened == [made[-1], made[0], made[-2], made[-3]]
    shelf.delete(made[5])
    assert len(shelf.deleted()) == 1
    shelf.purge()
    assert len(opened) == 4  # what is thrown away need not be read


def test_a_name_that_is_a_pattern_throws_away_its_own_copies_only(shelf: Shelf, tmp_path: Path) -> None:
    stays = new(shelf)
    (tmp_path / "saves" / "deleted").mkdir()
    (tmp_path / "saves" / "deleted" / "*.jsonl").write_bytes(b"")
    copy = tmp_path / "saves" / f"{stays}.jsonl.damaged-1"
    copy.write_bytes(b"mine")
    shelf.purge()
    assert (len(shelf.deleted()), copy.read_bytes()) == (0, b"mine")


@pytest.mark.parametrize("seconds", [-1e12, -1, 2e11, 1e15, 1e18])
def test_a_wrong_clock_hides_no_game(shelf: Shelf, monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Not every disk can keep such a time: so what the system tells is played here."""
    key, stat = new(shelf), Path.stat

    def dated(path: Path, **how: bool) -> object:
        found = stat(path, **how)
        return SimpleNamespace(st_mode=found.st_mode, st_size=found.st_size, st_mtime=seconds)

    monkeypatch.setattr(Path, "stat", dated)
    (entry,) = shelf.running()
    assert (entry.key, entry.trouble) == (key, None)
    entry.played.astimezone(timezone(timedelta(hours=14)))
    entry.played.astimezone(timezone(timedelta(hours=-12)))


@pytest.mark.parametrize(
    "line",
    [
        '{"seat":0,"name":"\\ud800","crc":1}',
        '{"seat":0,"name":"' + "x" * 1_000_000 + '","crc":1}',
        '{"seat":0,"name":"a\\nb","crc":1}',
        '{"seat":-1,"name":"Eve","crc":1}',
        '{"seat":99,"name":"Eve","crc":1}',
        '{"seat":true,"name":"Eve","crc":1}',
        '{"seat":0,"name":["Eve"],"crc":1}',
        '{"seat":0,"name":"Eve","more":' + "[" * 600 + "]" * 600 + ',"crc":1}',
    ],
    ids=range(8),
)
def test_a_seat_that_nobody_can_have_taken(shelf: Shelf, line: str) -> None:
    key = new(shelf)
    lines = ('{"seat":1,"name":"Zoé","crc":1}', line, '{"seat":2,"name":"Eve","crc":1}', "")
    with shelf.path(key).open("ab") as file:
        file.write("\n".join(lines).encode())
    (entry,) = shelf.running()
    assert entry.names == ("Ana", "Zoé", "Chloé", "Dan")  # as far as it will open


@given(st.binary(max_size=300) | st.text(st.characters(exclude_categories=())).map(_as_name))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_whatever_follows_a_header_the_list_can_be_shown(shelf: Shelf, rest: bytes) -> None:
    key = shelf.running()[0].key if shelf.running() else new(shelf)
    good = shelf.path(key).read_bytes().partition(b"\n")[0]
    shelf.path(key).write_bytes(good + b"\n" + rest + b"\n")
    (entry,) = shelf.running()
    assert (entry.key, entry.trouble) == (key, None)
    assert [clean_name(name) for name in entry.names] == list(entry.names)


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("game", "\ud800", "Aucun jeu ne s'appelle « ? »"),
        ("game", "x" * 1_000_000, "Aucun jeu ne s'appelle « xxx"),
        ("game", "x" * 2_000_000, "est abîmée"),
        ("game", ["roc_noir"], "est abîmée"),
        ("seats", ["A"] * 50_000, "pas à 50000"),
        ("seats", ["\ud800", "Bo", "Chloé", "Dan"], "est abîmée"),
        ("seats", ["x" * 900_000, "Bo", "Chloé", "Dan"], "est abîmée"),
        ("made", "x" * 900_000, "est abîmée"),
    ],
)
def test_a_header_that_nobody_wrote_is_a_short_sentence(
    shelf: Shelf, tmp_path: Path, field: str, value: list[str] | str, says: str
) -> None:
    header = json.loads(shelf.path(new(shelf)).read_bytes().partition(b"\n")[0])
    if field == "seats":
        header["levels"] = header["people"] = [""] * len(value)
    (tmp_path / "saves" / "strange.jsonl").write_text(json.dumps({**header, field: value}) + "\n")
    sentence = next(str(entry.trouble) for entry in shelf.running() if entry.key == "strange")
    assert says in sentence
    assert len(sentence) < 500
    sentence.encode()


@pytest.mark.parametrize("stairs", [9, 600, 900])
def test_options_within_options_open_nothing_and_say_so(shelf: Shelf, stairs: int) -> None:
    path = shelf.path(new(shelf))
    header = json.loads(path.read_bytes().partition(b"\n")[0])
    header.pop("crc")
    for deep in ("[" * stairs + "]" * stairs, '{"a":' * stairs + "1" + "}" * stairs):
        text = json.dumps({**header, "options": {"talk": "deep"}}).replace('"deep"', deep)
        path.write_bytes(seal(text[:-1], 0)[0])
        for attempt in (lambda: shelf.open(path.stem, chance()), lambda: read_file(path)):
            with pytest.raises(Trouble):
                attempt()


def test_a_game_of_no_shelf(shelf: Shelf) -> None:
    for action in (shelf.path, shelf.delete, shelf.restore):
        with pytest.raises(Trouble, match="n'existe pas"):
            action("20200101-000000-roc_noir")
    with pytest.raises(Trouble, match="n'existe pas"):
        shelf.open("20200101-000000-roc_noir", chance())


def test_a_file_where_the_folder_should_be(tmp_path: Path) -> None:
    (tmp_path / "saves").write_bytes(b"mine")
    for folder in (tmp_path / "saves", tmp_path / "saves" / "games"):
        shelf = Shelf(folder)
        with pytest.raises(Trouble, match="il faudrait un dossier"):
            shelf.running()
        with pytest.raises(Trouble, match="il faudrait un dossier"):
            new(shelf)
    assert (tmp_path / "saves").read_bytes() == b"mine"


def test_a_folder_that_the_device_protects(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Root may read everything: so the system's answer is played here."""

    def protected(*_args: object, **_kwargs: object) -> None:
        raise PermissionError(13, "Permission denied")

    shelf = Shelf(tmp_path / "saves")
    key = new(shelf)
    sentence = "est protégé : l'appareil n'y donne pas accès"
    with monkeypatch.context() as patch:
        patch.setattr(Path, "iterdir", protected)
        with pytest.raises(Trouble, match=sentence):
            shelf.running()
    with monkeypatch.context() as patch:
        patch.setattr(os, "open", protected)
        with pytest.raises(Trouble, match=sentence):
            shelf.open(key, chance())
        with pytest.raises(Trouble, match=sentence):
            new(shelf)
        with pytest.raises(Trouble, match=sentence):
            shelf.delete(key)
    with monkeypatch.context() as patch:
        patch.setattr(Path, "mkdir", protected)
        with pytest.raises(Trouble, match=sentence):
            new(Shelf(tmp_path / "elsewhere"))
    assert keys(shelf) == [[key], [], []]


def test_a_move_that_fails_leaves_the_game_where_it_was(tmp_path: Path) -> None:
    disk = FaultyDisk()
    shelf = Shelf(tmp_path / "saves", disk)
    key = new(shelf)
    disk.faults = {"replace"}
    with pytest.raises(Trouble, match="plus de place"):
        shelf.delete(key)
    assert keys(shelf) == [[key], [], []]


def test_nothing_is_replayed_for_a_list(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    for minutes in range(3):
        new(shelf, minutes)

    def replayed(*_args: object) -> None:
        raise AssertionError("a game was replayed")

    monkeypatch.setattr("coffres.engine.session.Session.play", replayed)
    assert len(shelf.running()) == 3


def test_a_game_goes_on_where_it_was_left(shelf: Shelf) -> None:
    rng = random.Random(4)
    saved: SavedGame = shelf.create(GAME, NAMES, {}, MADE, chance())
    key = saved.path.stem
    while saved.match.session.asks():
        play_on(saved, rng.randrange(1000), moves=3)
        moves = saved.match.session.moves
        saved.close()
        saved = shelf.open(key, chance(rng.randrange(1000)))
        assert saved.match.session.moves == moves
    shelf.finish(saved)
    assert keys(shelf) == [[], [key], []]
