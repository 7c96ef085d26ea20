"""Two hands on one save: the second is refused; a process that dies locks nothing and loses nothing."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import coffres
from coffres.engine.contract import Move
from coffres.engine.trouble import Trouble
from coffres.storage.disk import lock, open_locked, replace_file
from coffres.storage.reading import read_file
from tests.storage.bench import new_game, open_game, play_on, told

WRITER = """
import random, sys, json
from datetime import UTC, datetime
from pathlib import Path
from coffres.engine.actors import RandomChance, random_move
from coffres.storage.saved_game import SavedGame

rng = random.Random(int(sys.argv[2]))
chance = RandomChance(rng)
saved = SavedGame.create(
    Path(sys.argv[1]), "coffre_et_cle", ["Ana", "Bo", "Cy", "Di"], {}, datetime.now(UTC), chance
)
print(json.dumps(saved.match.session.moves), flush=True)
while saved.match.session.asks():
    saved.match.play(random_move(saved.match.session.game, saved.match.session.state, chance, rng))
    print(json.dumps(saved.match.session.moves), flush=True)
"""


def writer(path: Path, seed: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", WRITER, str(path), str(seed)]
    root = Path(coffres.__file__).parent.parent
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=root)


def test_two_objects(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with new_game(path) as saved:
        with pytest.raises(Trouble, match="déjà ouvert ailleurs"):
            open_game(path)
        saved.match.play(Move(0, "seen"))
        assert read_file(path).session.moves == saved.match.session.moves  # looking is free
    with open_game(path) as again:
        assert told(again) == told(saved)


def test_two_objects_after_the_first_had_to_mend_the_file(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    new_game(path).close()
    path.write_bytes(path.read_bytes() + b"oh\n")
    with open_game(path), pytest.raises(Trouble, match="déjà ouvert ailleurs"):
        open_game(path)
    open_game(path).close()


def test_a_file_replaced_between_opening_and_locking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"old")
    locked: list[int] = []

    def replaced_meanwhile(fd: int) -> bool:
        locked.append(fd)
        if len(locked) == 1:
            replace_file(path, b"new")
        return lock(fd)

    monkeypatch.setattr("coffres.storage.disk.lock", replaced_meanwhile)
    fd = open_locked(path)
    assert os.read(fd, 10) == b"new"
    os.close(fd)


def test_a_second_process_and_one_that_is_killed(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    process = writer(path, 1)
    assert process.stdout is not None
    process.stdout.readline()
    process.send_signal(signal.SIGSTOP)  # or it might be over too soon
    with pytest.raises(Trouble, match="déjà ouvert ailleurs"):
        open_game(path)
    process.kill()
    process.communicate()
    open_game(path).close()


@pytest.mark.parametrize("seed", range(6))
def test_kill_9_at_any_moment(tmp_path: Path, seed: int) -> None:
    path = tmp_path / "game.jsonl"
    process = writer(path, seed)
    assert process.stdout is not None
    acknowledged = [process.stdout.readline() for _ in range(random.Random(seed).randrange(1, 20))]
    process.send_signal(signal.SIGKILL)
    acknowledged += process.communicate()[0].splitlines(keepends=True)
    last = next(line for line in reversed(acknowledged) if line.endswith("\n"))
    with open_game(path) as saved:
        moves = json.loads(json.dumps(saved.match.session.moves))
        assert moves[: len(json.loads(last))] == json.loads(last)
        play_on(saved, seed, moves=10_000)
        now = told(saved)
    with open_game(path) as again:
        assert (told(again), again.notes) == (now, [])
