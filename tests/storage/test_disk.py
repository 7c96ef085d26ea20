"""What the system answers to our calls, and what becomes of it."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from coffres.engine.trouble import Trouble
from coffres.storage import disk
from coffres.storage.disk import (
    create_locked,
    held,
    keep_copy,
    open_locked,
    read_open,
    refusal,
    replace_file,
    sync_folder,
    tidy,
)
from coffres.storage.journal import Journal
from tests.storage.bench import FaultyDisk, MemoryDisk


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "file"
    path.write_bytes(b"mine")
    return path


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        (errno.ENOSPC, "Il n'y a plus de place pour écrire « file »."),
        (errno.EDQUOT, "Il n'y a plus de place pour écrire « file »."),
        (errno.EROFS, "« file » est protégé : l'appareil n'y donne pas accès."),
        (errno.EACCES, "« file » est protégé : l'appareil n'y donne pas accès."),
        (errno.ENOENT, "« file » n'existe pas."),
        (errno.EISDIR, "« file » n'est pas un fichier."),
        (errno.EIO, "L'appareil ne laisse pas utiliser « file » (EIO)."),
        (0, "L'appareil ne laisse pas utiliser « file » (0)."),
    ],
)
def test_every_error_has_its_sentence(code: int, sentence: str) -> None:
    assert str(refusal(Path("folder/file"), OSError(code, os.strerror(code)))) == sentence


def test_no_english_of_the_system_stands_in_a_sentence() -> None:
    for error in (
        OSError(errno.EMFILE, "Too many open files"),
        OSError("odd"),
        ValueError("embedded null byte"),
    ):
        said = str(refusal(Path("folder/file"), error))
        assert "«" in said
        assert not any(english in said for english in ("Too many", "odd", "embedded"))


def test_a_path_without_a_name_is_said_whole() -> None:
    assert str(refusal(Path("/"), FileNotFoundError(errno.ENOENT, ""))) == "« / » n'existe pas."


def answers(monkeypatch: pytest.MonkeyPatch, code: int) -> None:
    def answer(*_args: object) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr("fcntl.flock", answer)


@pytest.mark.parametrize("code", [errno.ENOLCK, errno.ENOTSUP, errno.EINVAL])
def test_a_card_that_knows_no_locks_is_played_on_all_the_same(
    path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    answers(monkeypatch, code)
    os.close(open_locked(path))


def test_other_errors_of_locking_are_said(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answers(monkeypatch, errno.EIO)
    with pytest.raises(Trouble, match="L'appareil ne laisse pas utiliser"):
        open_locked(path)


def test_a_folder_that_cannot_be_synced(tmp_path: Path) -> None:
    class Answering(MemoryDisk):
        code = errno.EINVAL

        def sync(self, fd: int) -> None:
            raise OSError(self.code, os.strerror(self.code))

    card = Answering()
    sync_folder(tmp_path, card)
    card.code = errno.EIO
    with pytest.raises(OSError, match=os.strerror(errno.EIO)):
        sync_folder(tmp_path, card)


def test_what_is_held_is_held(path: Path) -> None:
    with held(path), pytest.raises(Trouble, match="déjà ouvert ailleurs"):
        open_locked(path)
    with pytest.raises(Trouble, match="n'existe pas"), held(path):
        raise FileNotFoundError(errno.ENOENT, "")
    os.close(open_locked(path))


def test_replacing_is_all_or_nothing(path: Path) -> None:
    broken = FaultyDisk()
    (path.parent / f".file.{os.getpid()}.new").write_bytes(b"of a process that was cut off")
    replace_file(path, b"first", broken)
    for fault in ("write", "short", "sync", "replace"):
        broken.faults = {fault}
        with pytest.raises(Trouble, match=r"plus de place pour écrire « file »"):  # and no hidden name
            replace_file(path, b"second", broken)
        assert path.read_bytes() == b"first"
        assert list(path.parent.iterdir()) == [path]


ONE_NAME_ONLY = (errno.EPERM, errno.EACCES, errno.ENOTSUP)  # what Android and memory cards say of a second


class OneNameOnly(FaultyDisk):
    code = 0

    def link(self, source: Path, target: Path) -> None:
        raise OSError(self.code, "")


@pytest.mark.parametrize("code", [0, *ONE_NAME_ONLY])
def test_a_new_file_has_no_name_before_all_of_it_is_there(path: Path, code: int) -> None:
    new = path.with_name("new")
    seen: list[bool] = []

    class Looking(FaultyDisk if code == 0 else OneNameOnly):  # type: ignore[misc]
        def write(self, fd: int, data: bytes) -> int:
            seen.append(new.exists())
            return super().write(fd, data[:1])  # type: ignore[no-any-return]

        def sync(self, fd: int) -> None:
            seen.append(new.exists())
            super().sync(fd)

    looking = Looking()
    looking.code = code
    fd = create_locked(new, b"abc", looking)
    assert seen == [False] * 4 + [True]  # and its name is safe at the end
    assert (os.pread(fd, 9, 0), new.read_bytes(), new.stat().st_nlink) == (b"abc", b"abc", 1)
    with pytest.raises(Trouble, match="déjà ouvert ailleurs"):
        open_locked(new)
    os.close(fd)
    with pytest.raises(Trouble, match="« new » existe déjà"):
        create_locked(new, b"other", looking)
    for fault in ("write", "short", "sync", "replace" if code else "link"):
        looking.faults = {fault}
        with pytest.raises(Trouble, match="pour écrire « newer »"):
            create_locked(path.with_name("newer"), b"abc", looking)
    assert sorted(path.parent.iterdir()) == [path, new]
    assert new.read_bytes() == b"abc"


def test_a_new_file_whose_name_is_not_safe_is_taken_back(path: Path) -> None:
    class Late(MemoryDisk):
        def sync(self, fd: int) -> None:
            super().sync(fd)
            if self.syncs == 2:
                raise OSError(errno.EIO, "")

    with pytest.raises(Trouble, match="« new »"):
        create_locked(path.with_name("new"), b"abc", Late())
    assert list(path.parent.iterdir()) == [path]


def test_what_killed_processes_left_is_tidied_up(path: Path) -> None:
    inner = path.parent / "games" / "deleted"
    inner.mkdir(parents=True)
    left = [path.parent / ".cards.json.123.new", inner / ".20261118-201500-roc_noir.jsonl.9.new"]
    stays = [path, path.parent / ".mine.new", path.parent / "cards.json.123.new", inner / ".x.1.newer"]
    for file in (*left, *stays[1:]):
        file.write_bytes(b"half")
    (inner / ".folder.1.new").mkdir()
    tidy(path.parent)
    assert not any(file.exists() for file in left)
    assert all(file.exists() for file in (*stays, inner / ".folder.1.new"))
    tidy(path.parent / "not-there")


def test_copies_have_names_of_their_own(path: Path) -> None:
    assert [keep_copy(path, data).name for data in (b"a", b"bb", b"a", b"c", b"")] == [
        "file.damaged-1",
        "file.damaged-2",
        "file.damaged-1",
        "file.damaged-3",
        "file.damaged-4",
    ]
    path.with_name("file.damaged-5").mkdir()
    assert keep_copy(path, b"d").name == "file.damaged-6"


def test_an_open_file_is_read_from_its_start_and_not_beyond_measure(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fd = open_locked(path)
    assert (read_open(path, fd), read_open(path, fd)) == (b"mine", b"mine")
    monkeypatch.setattr(disk, "LARGEST", 3)
    with pytest.raises(Trouble, match="trop gros"):
        read_open(path, fd)
    os.close(fd)


def test_a_line_that_follows_a_good_one_cuts_nothing(path: Path) -> None:
    """Cutting back is for what failed: not a call more than needed for a line that is added."""

    class Counting(MemoryDisk):
        cuts = 0

        def truncate(self, fd: int, length: int) -> None:
            self.cuts += 1
            super().truncate(fd, length)

    counting = Counting()
    fd = open_locked(path)
    journal = Journal(path, fd, 4, 0, counting)
    for _ in range(3):
        journal.append(['{"back":1,"who":1'])
    assert counting.cuts == 1  # what an earlier process may have left unfinished
    journal.close()


class _Raced(MemoryDisk):
    """Another process puts a new file in the place of the one that is about to get a second name."""

    def __init__(self, times: int) -> None:
        super().__init__()
        self.times = times

    def link(self, source: Path, target: Path) -> None:
        if self.times:
            self.times -= 1
            raise FileNotFoundError(errno.ENOENT, "", source)
        super().link(source, target)


def test_a_file_that_others_replace_meanwhile_is_kept_all_the_same(path: Path) -> None:
    beside = path.with_name("file.kept-1")
    replace_file(path, b"new", _Raced(3), beside)
    assert (path.read_bytes(), beside.read_bytes()) == (b"new", b"mine")


def test_a_file_that_is_gone_is_not_looked_for_for_ever(path: Path) -> None:
    with pytest.raises(Trouble):
        replace_file(path, b"new", _Raced(10**6), path.with_name("file.kept-1"))
    assert path.read_bytes() == b"mine"
    path.unlink()
    with pytest.raises(Trouble, match="n'existe pas"):
        replace_file(path, b"new", _Raced(0), path.with_name("file.kept-1"))
