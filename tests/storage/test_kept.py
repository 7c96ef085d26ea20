"""Whatever lies where a document is about to be written and is not known, is kept beside it first."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from coffres.engine.trouble import Trouble
from coffres.storage import heard, own_cards, roster, settings
from coffres.storage.heard import Heard
from coffres.storage.kept import Kept
from coffres.storage.own_cards import OwnCards, Riddle
from coffres.storage.roster import Player, Roster
from coffres.storage.settings import Settings
from tests.storage.bench import FaultyDisk

FIFTY_ONE = OwnCards(tuple(Riddle(f"Qui est le {number} ?", "Moi", "Léa") for number in range(51)))
ONE = OwnCards((Riddle("Et moi ?", "Toi", "Bo"),))
DOCUMENTS: dict[str, tuple[Callable[..., Kept[Any]], Any, Any]] = {  # what lay there, and what comes after
    "cards.json": (own_cards.kept, FIFTY_ONE, ONE),
    "players.json": (roster.kept, Roster().remember(Player("Ana", "star", "pink")), Roster()),
    "settings.json": (settings.kept, Settings("en"), Settings("fr")),
    "heard.json": (heard.kept, Heard({"fort_boyard": {"r001": 1}}), Heard({"fort_boyard": {"r002": 1}})),
}


class Lying:
    """A document that is on the disk, and what the next start makes of it."""

    def __init__(self, folder: Path, name: str) -> None:
        self.kept, self.before, self.after = DOCUMENTS[name]
        self.path = folder / name
        self.kept(self.path).save(self.before)
        self.content = self.path.read_bytes()

    def beside(self, word: str = "kept") -> Path:
        return self.path.with_name(f"{self.path.name}.{word}-1")

    def files(self) -> list[Path]:
        return sorted(self.path.parent.iterdir())


@pytest.fixture(params=DOCUMENTS)
def lying(request: pytest.FixtureRequest, tmp_path: Path) -> Lying:
    return Lying(tmp_path, request.param)


def answers(patch: pytest.MonkeyPatch, code: int, path: Path) -> None:
    """The system does not let this file be read. (Root may read all, and no disk breaks when asked.)"""
    read = Path.read_bytes

    def refuse(asked: Path) -> bytes:
        if asked == path:
            raise OSError(code, os.strerror(code))
        return read(asked)

    patch.setattr(Path, "read_bytes", refuse)


@pytest.mark.parametrize("code", [errno.EACCES, errno.EIO, errno.EMFILE])
def test_what_could_not_be_read_at_the_start_is_kept_before_anything_is_written(
    lying: Lying, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    kept = lying.kept(lying.path)
    with monkeypatch.context() as patch:
        answers(patch, code, lying.path)
        _, (note,) = kept.load()
    assert str(note).startswith((f"« {lying.path.name} » est protégé", "L'appareil ne laisse pas utiliser"))
    assert str(note).endswith("coffres le garde sous un autre nom.")
    assert lying.files() == [lying.path]  # the next start may read it: it is not touched before it must be
    (said,) = kept.save(lying.after)
    assert str(said) == (
        f"« {lying.path.name} » contenait autre chose que ce que coffres y avait lu. "
        f"C'est gardé sous « {lying.path.name}.kept-1 »."
    )
    assert lying.beside().read_bytes() == lying.content
    assert kept.save(lying.before) == []  # from now on it is ours
    assert lying.kept(lying.path).load() == (lying.before, [])
    assert lying.files() == [lying.path, lying.beside()]


def test_it_is_kept_though_it_can_still_not_be_read(lying: Lying, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = lying.kept(lying.path)
    with monkeypatch.context() as patch:
        answers(patch, errno.EIO, lying.path)
        kept.load()
        assert len(kept.save(lying.after)) == 1
    assert lying.beside().read_bytes() == lying.content
    assert lying.kept(lying.path).load() == (lying.after, [])


def test_a_start_that_writes_nothing_leaves_it_for_the_next(
    lying: Lying, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        answers(patch, errno.EMFILE, lying.path)
        lying.kept(lying.path).load()
    assert lying.kept(lying.path).load() == (lying.before, [])


def test_what_is_too_large_is_not_even_read(lying: Lying, monkeypatch: pytest.MonkeyPatch) -> None:
    with lying.path.open("r+b") as file:
        file.truncate(33_000_000)

    def read(*_args: object) -> bytes:
        raise AssertionError("33 MB were read")

    kept = lying.kept(lying.path)
    with monkeypatch.context() as patch:
        patch.setattr(Path, "read_bytes", read)
        _, (note,) = kept.load()
        assert "bien trop gros" in str(note)
        kept.save(lying.after)
    assert lying.beside().stat().st_size == 33_000_000
    assert lying.kept(lying.path).load() == (lying.after, [])


@pytest.mark.parametrize("fault", ["write", "short", "sync", "replace"])
@pytest.mark.parametrize("two_names", [True, False])
def test_where_it_cannot_be_kept_it_stays_and_that_is_said(lying: Lying, fault: str, two_names: bool) -> None:
    class Disk(FaultyDisk):
        def link(self, source: Path, target: Path) -> None:
            if not two_names:
                raise OSError(errno.EPERM, "as on Android")
            super().link(source, target)

    disk = Disk()
    kept = lying.kept(lying.path, disk)
    disk.faults = {fault}
    for _ in range(2):
        with pytest.raises(Trouble, match="plus de place") as refused:
            kept.save(lying.after)
        assert str(refused.value).endswith(
            f"« {lying.path.name} » reste donc comme il est : rien n'y a été écrit."
        )
        assert (lying.path.read_bytes(), lying.files()) == (lying.content, [lying.path])
    disk.faults = set()
    kept.save(lying.after)
    assert lying.beside().read_bytes() == lying.content


def test_one_that_is_moved_away_and_cannot_be_replaced_comes_back(lying: Lying) -> None:
    class Disk(FaultyDisk):
        """Knows one name a file, and breaks at the second move."""

        moves = 0

        def link(self, source: Path, target: Path) -> None:
            raise OSError(errno.EPERM, "as on Android")

        def replace(self, source: Path, target: Path) -> None:
            self.moves += 1
            if self.moves == 2:
                raise OSError(errno.EIO, "broken")
            super().replace(source, target)

    disk = Disk()
    with pytest.raises(Trouble, match="rien n'y a été écrit"):
        lying.kept(lying.path, disk).save(lying.after)
    assert disk.moves == 3
    assert (lying.path.read_bytes(), lying.files()) == (lying.content, [lying.path])


def test_what_another_window_wrote_meanwhile_is_kept(lying: Lying) -> None:
    """Where no lock keeps the two apart."""
    ours, theirs = lying.kept(lying.path), lying.kept(lying.path)
    assert ours.load() == theirs.load() == (lying.before, [])
    assert theirs.save(lying.after) == []
    assert len(ours.save(lying.before)) == 1
    assert lying.kept(lying.beside()).load() == (lying.after, [])
    assert lying.kept(lying.path).load() == (lying.before, [])


def test_what_came_where_there_was_nothing_is_kept(lying: Lying) -> None:
    lying.path.unlink()
    kept = lying.kept(lying.path)
    kept.load()
    lying.path.write_bytes(lying.content)
    assert len(kept.save(lying.after)) == 1
    assert lying.beside().read_bytes() == lying.content


@pytest.mark.parametrize("fault", ["write", "replace"])
def test_a_damaged_file_that_could_not_be_kept_at_once_is_kept_later(lying: Lying, fault: str) -> None:
    disk = FaultyDisk()
    lying.path.write_bytes(b"{")
    kept = lying.kept(lying.path, disk)
    disk.faults = {fault}
    kept.load()
    assert lying.path.read_bytes() == b"{"
    disk.faults = set()
    kept.save(lying.after)
    assert lying.beside().read_bytes() == b"{"


def test_a_folder_in_its_place_is_kept_too(lying: Lying) -> None:
    lying.path.unlink()
    lying.path.mkdir()
    (lying.path / "mine").write_bytes(b"mine")
    kept = lying.kept(lying.path)
    _, (note,) = kept.load()
    assert str(note).startswith(f"« {lying.path.name} » n'est pas un fichier.")
    kept.save(lying.after)
    assert (lying.beside() / "mine").read_bytes() == b"mine"
    assert lying.kept(lying.path).load() == (lying.after, [])


def test_a_name_that_is_taken_is_not_taken_again(lying: Lying) -> None:
    lying.beside().symlink_to("nowhere")
    lying.kept(lying.path).save(lying.after)
    assert lying.path.with_name(f"{lying.path.name}.kept-2").read_bytes() == lying.content


def test_nothing_is_written_that_could_not_be_read_again(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    kept = settings.kept(path)
    kept.save(Settings())
    content = path.read_bytes()
    with pytest.raises(Trouble, match="deviendrait trop gros"):
        kept.save(Settings(others={"later": "x" * 100_000}))
    assert path.read_bytes() == content


def test_what_a_newer_version_nests_too_deeply_is_left_aside(tmp_path: Path) -> None:
    """Writing it again would end where brackets end: it is kept in the file that was there."""
    path = tmp_path / "settings.json"
    deep = f'{{"later": {"[" * 600}1{"]" * 600}, "sounds": 7, "near": [[1]]}}'
    path.write_text(deep, encoding="utf-8")
    found, notes = settings.kept(path).load()
    assert found == Settings(sounds=7, others={"near": [[1]]})
    assert len(notes) == 2
    assert path.with_name("settings.json.damaged-1").read_text(encoding="utf-8") == deep
    assert json.loads(path.read_bytes())["near"] == [[1]]
