"""One app at a time in the data folder; one that was killed keeps nobody out and leaves nothing behind."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import coffres
from coffres.engine.trouble import Trouble
from coffres.storage import own_cards
from coffres.storage.data_folder import DataFolder, Occupied
from coffres.storage.shelf import Shelf
from tests.storage.bench import GAME, chance

ROOT = Path(coffres.__file__).parent.parent
NOBODY_ELSE = """
import sys
from pathlib import Path
from coffres.storage.data_folder import DataFolder
DataFolder(Path(sys.argv[1])).enter()
"""
STAYS = (
    NOBODY_ELSE
    + """
print("in", flush=True)
sys.stdin.read()
"""
)
# What the app writes, on a disk that dies with the whole process at one of its calls.
WRITES = """
import os, random, signal, sys
from datetime import UTC, datetime
from pathlib import Path
from coffres.engine.actors import RandomChance
from coffres.storage import own_cards
from coffres.storage.disk import Disk
from coffres.storage.own_cards import OwnCards, Riddle
from coffres.storage.shelf import Shelf

calls = int(sys.argv[2])

def deadly(name):
    call = getattr(Disk, name)
    def count(self, *args):
        global calls
        calls -= 1
        if not calls:
            os.kill(os.getpid(), signal.SIGKILL)
        return call(self, *args)
    return count

class Deadly(Disk):
    write, sync, replace, link = map(deadly, ("write", "sync", "replace", "link"))

disk, folder = Deadly(), Path(sys.argv[1])
shelf = Shelf(folder / "games", disk)
cards = OwnCards()
kept = own_cards.kept(folder / "cards.json", disk)
for number in range(int(sys.argv[3])):
    made = datetime(2026, 11, 18, tzinfo=UTC)
    shelf.create(sys.argv[4], ("Ana", "Bo", "Cy", "Di"), {}, made, RandomChance(random.Random(1))).close()
    print("game", flush=True)
    cards = cards.with_riddle(Riddle(f"Qui est {number} ?", "Moi", "Ana"))
    kept.save(cards)
    print("card", flush=True)
"""
NEVER = 10**9


def process(code: str, *args: object) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", code, *map(str, args)]
    return subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT
    )


def all_files(folder: Path) -> set[str]:
    return {path.name for path in folder.rglob("*") if path.is_file()}


def nothing_is_lost(folder: Path, acknowledged: list[str]) -> None:
    """After a kill: all that was acknowledged is there, whole; nothing else is but what was on its way."""
    games, kept = acknowledged.count("game"), acknowledged.count("card")
    entries = Shelf(folder / "games").running()
    assert [str(entry.trouble) for entry in entries if entry.trouble] == []
    assert games <= len(entries) <= games + 1
    cards, notes = own_cards.kept(folder / "cards.json").load()
    assert notes == []
    assert kept <= len(cards.riddles) <= kept + 1
    data = DataFolder(folder)
    data.enter()
    data.leave()
    there = {"coffres.lock", *(f"{entry.key}.jsonl" for entry in entries)}
    assert all_files(folder) - {"cards.json"} == there
    for entry in entries:
        Shelf(folder / "games").open(entry.key, chance()).close()


def test_a_second_one_is_told(tmp_path: Path) -> None:
    first, second = DataFolder(tmp_path / "data"), DataFolder(tmp_path / "data")
    first.enter()
    with pytest.raises(Occupied, match="déjà ouvert sur cet appareil"):
        second.enter()
    second.leave()  # without having entered
    with pytest.raises(Occupied):
        second.enter()
    first.leave()
    first.leave()
    second.enter()
    second.leave()


def test_it_is_not_tidied_up_while_somebody_is_in_it(tmp_path: Path) -> None:
    first = DataFolder(tmp_path)
    first.enter()
    writing = tmp_path / ".cards.json.1.new"
    writing.write_bytes(b"half")
    with pytest.raises(Occupied):
        DataFolder(tmp_path).enter()
    assert writing.exists()
    first.leave()
    DataFolder(tmp_path).enter()
    assert not writing.exists()


def test_where_nothing_can_be_written_it_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"mine")
    with pytest.raises(Trouble, match="il faudrait un dossier") as trouble:
        DataFolder(tmp_path / "file").enter()
    assert not isinstance(trouble.value, Occupied)
    (tmp_path / "coffres.lock").mkdir()
    with pytest.raises(Trouble, match=r"« coffres\.lock » n'est pas un fichier"):
        DataFolder(tmp_path).enter()


def test_a_process_that_is_killed_keeps_nobody_out(tmp_path: Path) -> None:
    holder = process(STAYS, tmp_path)
    assert holder.stdout is not None
    assert holder.stdout.readline() == "in\n"
    ours = DataFolder(tmp_path)
    with pytest.raises(Occupied):
        ours.enter()
    holder.kill()
    holder.communicate()
    ours.enter()
    refused = process(NOBODY_ELSE, tmp_path)
    assert "Occupied" in refused.communicate()[1]
    ours.leave()
    assert process(NOBODY_ELSE, tmp_path).communicate()[1] == ""


def test_killed_at_any_call_to_the_disk(tmp_path: Path) -> None:
    """While a game is made, and while a document is written: each call in turn is the last."""
    call, died = 0, True
    while died:
        call += 1
        folder = tmp_path / str(call)
        killed = process(WRITES, folder, call, 2, GAME)
        said, complaint = killed.communicate()
        died = killed.returncode == -signal.SIGKILL
        assert complaint == ""
        nothing_is_lost(folder, said.split())
    assert call > 16  # so many calls there are, at the least
    assert not {path.name for path in (tmp_path / str(call)).iterdir()} - {
        "games",
        "cards.json",
        "coffres.lock",
    }


@pytest.mark.parametrize("seed", range(4))
def test_killed_at_any_moment(tmp_path: Path, seed: int) -> None:
    writer = process(WRITES, tmp_path, NEVER, NEVER, GAME)
    assert writer.stdout is not None
    lines = [writer.stdout.readline() for _ in range(random.Random(seed).randrange(1, 25))]
    writer.kill()
    lines += writer.communicate()[0].splitlines(keepends=True)
    nothing_is_lost(tmp_path, [line.strip() for line in lines if line.endswith("\n")])


def test_two_processes_that_make_games_in_the_same_second(tmp_path: Path) -> None:
    """Without any lock on the folder: every game has its name, and none is refused."""
    writers = [process(WRITES, tmp_path, NEVER, 12, GAME) for _ in range(2)]
    for writer in writers:
        said, complaint = writer.communicate()
        assert (complaint, said.count("game")) == ("", 12)
    assert len({entry.key for entry in Shelf(tmp_path / "games").running()}) == 24


def test_the_lock_is_none_of_the_processes_that_we_start(tmp_path: Path) -> None:
    """A voice or a browser that outlives us must not keep the next start out."""
    ours = DataFolder(tmp_path)
    ours.enter()
    child = process("import sys; print('up', flush=True); sys.stdin.read()")
    assert child.stdout is not None
    child.stdout.readline()
    ours.leave()
    ours.enter()
    ours.leave()
    assert child.communicate() == ("", "")
