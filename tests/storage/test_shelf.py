"""The folder of saves: what it lists, and that moving a save never loses one."""

from __future__ import annotations

import os
import random
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from coffres.engine.actors import RandomChance
from coffres.engine.contract import Game, Move
from coffres.engine.trouble import Trouble
from coffres.storage.saved_game import SavedGame
from coffres.storage.shelf import Shelf
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


def keys(shelf: Shelf) -> list[list[str]]:
    return [
        [entry.key for entry in shelf_list()] for shelf_list in (shelf.running, shelf.finished, shelf.deleted)
    ]


def test_a_shelf_that_nobody_used_is_empty(shelf: Shelf, tmp_path: Path) -> None:
    assert keys(shelf) == [[], [], []]
    assert not list(tmp_path.iterdir())


def test_the_game_last_played_comes_first(shelf: Shelf) -> None:
    first, second, third = new(shelf, 0, played=20), new(shelf, 1, played=10), new(shelf, 2, played=30)
    assert keys(shelf) == [[third, first, second], [], []]


def test_what_an_entry_says(shelf: Shelf) -> None:
    with shelf.create(GAME, NAMES, {}, MADE, chance()) as saved:
        saved.play(Move(0, "seen"))
        saved.play(Move(1, "seen"))
        saved.undo(1)
        saved.rename(3, "Zoé")
        saved.rename(3, "Zélie")
        moves = len(saved.session.moves)
        (entry,) = shelf.running()  # listed while it is played
    assert entry.trouble is None
    assert (entry.game, entry.names, entry.moves) == (GAME, ("Ana", "Bo", "Chloé", "Zélie"), moves)
    assert entry.made == "2026-11-18T20:15:00Z"
    assert entry.played.timestamp() == pytest.approx(os.stat(saved.path).st_mtime, abs=0.001)
    with shelf.open(entry.key, chance()) as again:
        assert tuple(again.names) == entry.names


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
        assert again.session.outcome() == saved.session.outcome()


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
    (folder / "futur.jsonl").write_bytes(b'{"schema":2}\n')
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
    while saved.session.asks():
        play_on(saved, rng.randrange(1000), moves=3)
        moves = saved.session.moves
        saved.close()
        saved = shelf.open(key, chance(rng.randrange(1000)))
        assert saved.session.moves == moves
    shelf.finish(saved)
    assert keys(shelf) == [[], [key], []]
