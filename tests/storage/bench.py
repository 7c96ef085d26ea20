"""What the tests of storage share: disks that count, fill up or break, and a small game that was saved."""

from __future__ import annotations

import errno
import json
import os
import random
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from coffres.engine.actors import RandomChance, random_move
from coffres.engine.contract import CHANCE, Move
from coffres.storage.disk import Disk
from coffres.storage.lines import args_of
from coffres.storage.saved_game import SavedGame

GAME = "coffre_et_cle"
NAMES = ("Ana", "Bo", "Chloé", "Dan")
MADE = datetime(2026, 11, 18, 20, 15, tzinfo=UTC)


class MemoryDisk(Disk):
    """Does not wait for the real disk, and counts what would have been waited for."""

    def __init__(self) -> None:
        self.writes = 0
        self.syncs = 0

    def write(self, fd: int, data: bytes) -> int:
        self.writes += 1
        return super().write(fd, data)

    def sync(self, fd: int) -> None:
        os.fstat(fd)  # a closed or wrong descriptor is still a fault
        self.syncs += 1


class FaultyDisk(MemoryDisk):
    """Fails where `faults` say so: "write", "short" (half of it is written first), "sync", "truncate",
    "replace", "link"."""

    def __init__(self) -> None:
        super().__init__()
        self.faults: set[str] = set()

    def write(self, fd: int, data: bytes) -> int:
        if "short" in self.faults and len(data) > 1:
            return super().write(fd, data[: len(data) // 2])
        self._fail("write", "short")
        return super().write(fd, data)

    def sync(self, fd: int) -> None:
        self._fail("sync")
        super().sync(fd)

    def truncate(self, fd: int, length: int) -> None:
        self._fail("truncate")
        super().truncate(fd, length)

    def replace(self, source: Path, target: Path) -> None:
        self._fail("replace")
        super().replace(source, target)

    def link(self, source: Path, target: Path) -> None:
        self._fail("link")
        super().link(source, target)

    def _fail(self, *faults: str) -> None:
        if not self.faults.isdisjoint(faults):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def chance(seed: int = 1) -> RandomChance:
    return RandomChance(random.Random(seed))


def new_game(path: Path, disk: Disk | None = None, seed: int = 1) -> SavedGame:
    return SavedGame.create(path, GAME, NAMES, {}, MADE, chance(seed), disk or MemoryDisk())


def open_game(path: Path, disk: Disk | None = None) -> SavedGame:
    return SavedGame.open(path, chance(), disk or MemoryDisk())


def play_on(saved: SavedGame, seed: int, moves: int) -> None:
    """Plays on at random, to the end or for so many decisions."""
    rng = random.Random(seed)
    actor = RandomChance(rng)
    while moves and saved.match.session.asks():
        saved.match.play(random_move(saved.match.session.game, saved.match.session.state, actor, rng))
        moves -= 1


def undo_last(saved: SavedGame) -> None:
    saved.match.undo(saved.match.session.moves[-1].by)


def eventful(path: Path) -> bytes:
    """The file of a small game with everything in it: draws, secrets, an undo, a seat taken over."""
    with new_game(path) as saved:
        for seat in range(4):
            saved.match.play(Move(seat, "seen"))
        by = saved.match.session.asks()[0].by
        saved.match.play(Move(by, "pass"))
        undo_last(saved)
        saved.match.sit(2, "Zoé")
        saved.match.play(Move(by, "exchange", (1,)))
        saved.match.play(Move(by, "seen"))
        play_on(saved, seed=3, moves=4)
    return path.read_bytes()


class Told(NamedTuple):
    """What a save tells, for comparison."""

    moves: tuple[Move, ...]
    names: tuple[str, ...]


def told(saved: SavedGame) -> Told:
    return Told(tuple(saved.match.session.moves), tuple(saved.match.names))


def history(data: bytes) -> list[Told]:
    """What an undamaged save tells after its header and after each line, read by other means than ours."""
    header, *lines = map(json.loads, data.splitlines())
    moves: list[Move] = []
    names = list(header["seats"])
    after = [Told((), tuple(names))]
    for line in lines:
        if "by" in line:
            moves.append(Move(line["by"], line["do"], args_of(line["with"])))
        elif "back" in line:
            moves.pop()
        else:
            names[line["seat"]] = line["name"]
        after.append(Told(tuple(moves), tuple(names)))
    return after


def continues(now: Told, before: Told) -> bool:
    """The same, but for draws that were due and have been made since."""
    start = len(before.moves)
    same = now.moves[:start] == before.moves and now.names == before.names
    return same and all(move.by == CHANCE for move in now.moves[start:])


def edited(path: Path, change: Callable[[list[bytes]], list[bytes]]) -> None:
    """Changes the lines of a file behind the app's back."""
    lines = path.read_bytes().split(b"\n")[:-1]
    path.write_bytes(b"".join(line + b"\n" for line in change(lines)))
