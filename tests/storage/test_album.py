"""The album's list: in the order of the evenings, found by the names of the files; and who played."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path

import pytest

from coffres.engine.trouble import Trouble
from coffres.storage.album import album, find_leaves, has_people, names_as_words, plain
from coffres.storage.reading import exhaust
from coffres.storage.shelf import Shelf
from tests.storage.bench import MADE, NAMES, MemoryDisk, chance, new_game, play_on


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "games", MemoryDisk())


def lie(tmp_path: Path, name: str, changed: float = 0) -> None:
    path = tmp_path / "games" / "finished" / f"{name}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"never read for the list")
    os.utime(path, (changed, changed))


def test_an_album_of_nothing(shelf: Shelf) -> None:
    assert album(shelf) == []


def test_the_latest_evening_comes_first_whenever_its_file_was_changed(shelf: Shelf, tmp_path: Path) -> None:
    lie(tmp_path, "20261118-201500-roc_noir", changed=5)
    lie(tmp_path, "20261118-201500-roc_noir-2", changed=9_999_999_999)
    lie(tmp_path, "20251231-235959-fort_boyard", changed=7)
    leaves = album(shelf)
    assert [leaf.key for leaf in leaves] == [
        "20261118-201500-roc_noir-2",
        "20261118-201500-roc_noir",
        "20251231-235959-fort_boyard",
    ]
    assert [leaf.game for leaf in leaves] == ["roc_noir", "roc_noir", "fort_boyard"]
    assert leaves[-1].began == datetime(2025, 12, 31, 23, 59, 59, tzinfo=UTC)


@pytest.mark.parametrize(
    "name", ["evening", "20261341-201500-roc_noir", "20261118-201500-tarot", "00000000-000000-roc_noir"]
)
def test_a_file_that_somebody_named_counts_by_its_change(shelf: Shelf, tmp_path: Path, name: str) -> None:
    lie(tmp_path, name, changed=1_700_000_000)
    (leaf,) = album(shelf)
    assert (leaf.key, leaf.game) == (name, "")
    assert leaf.began == datetime.fromtimestamp(1_700_000_000, UTC)


def test_a_name_that_leads_nowhere_is_in_the_album_all_the_same(shelf: Shelf, tmp_path: Path) -> None:
    lie(tmp_path, "20261118-201500-roc_noir")
    (tmp_path / "games" / "finished" / "gone.jsonl").symlink_to("nowhere")
    assert [leaf.key for leaf in album(shelf)] == ["20261118-201500-roc_noir", "gone"]


def test_many_games_are_found_in_slices(shelf: Shelf, tmp_path: Path) -> None:
    for second in range(500):
        lie(tmp_path, f"20261118-20{second // 60:02}{second % 60:02}-roc_noir")
    assert sum(1 for _ in find_leaves(shelf)) >= 3
    assert len(exhaust(find_leaves(shelf))) == 500


@pytest.mark.parametrize(
    ("wanted", "there"),
    [
        ("", True),
        ("ana", True),
        ("ELO", True),
        ("élo", True),
        ("lili", True),
        ("maman li", True),
        ("char", True),
        ("ili", False),
        ("ana zoe", False),
    ],
)
def test_people_are_found_by_the_beginning_of_a_word(wanted: str, there: bool) -> None:
    words = names_as_words(["Ana", "Anne-Charlotte", "Grand-maman Lili", "Éloïse"])
    assert has_people(words, plain(wanted).split()) is there


# Deleting


def finished(shelf: Shelf) -> str:
    saved = shelf.create("coffre_et_cle", NAMES, {}, MADE, chance())
    play_on(saved, seed=1, moves=10_000)
    shelf.finish(saved)
    return saved.path.stem


def test_a_deleted_finished_game_comes_back_among_the_finished_ones(shelf: Shelf) -> None:
    key = finished(shelf)
    shelf.delete(key)
    assert (album(shelf), len(shelf.deleted()), len(shelf.running())) == ([], 0, 0)
    assert [entry.key for entry in shelf.deleted_finished()] == [key]
    with pytest.raises(Trouble, match="rangée"):
        shelf.open(key, chance())
    shelf.restore(key)
    assert [leaf.key for leaf in album(shelf)] == [key]
    assert (len(shelf.running()), len(shelf.deleted_finished())) == (0, 0)


def test_each_kind_of_deleted_game_is_thrown_away_alone(shelf: Shelf, tmp_path: Path) -> None:
    over = finished(shelf)
    under_way = shelf.create("coffre_et_cle", NAMES, {}, MADE, chance())
    under_way.close()
    assert under_way.path.stem != over
    shelf.delete(over)
    shelf.delete(under_way.path.stem)
    (tmp_path / "games" / f"{over}.jsonl.damaged-1").write_bytes(b"")
    shelf.purge()
    assert (len(shelf.deleted()), len(shelf.deleted_finished())) == (0, 1)
    shelf.purge_finished()
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []


def test_the_name_of_a_deleted_finished_game_is_taken(shelf: Shelf) -> None:
    shelf.delete(finished(shelf))
    assert finished(shelf).endswith("-2")


def test_restoring_what_is_not_there_is_a_sentence(shelf: Shelf) -> None:
    with pytest.raises(Trouble, match="n'existe pas"):
        shelf.restore("never")


def test_a_game_is_known_again_by_its_last_line(shelf: Shelf, tmp_path: Path) -> None:
    with new_game(tmp_path / "games.jsonl") as saved:
        play_on(saved, seed=1, moves=10_000)
    content = saved.path.read_bytes()
    path = shelf.take_in("coffre_et_cle", MADE, content)
    assert shelf.alike(len(content), content[-20:]) == path
    assert shelf.alike(len(content) + 1, content[-20:]) is None
    assert shelf.alike(len(content), b"x" * 20) is None
