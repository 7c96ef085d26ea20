"""Measures of one game, in CPU time, the best of three runs: so other programs disturb them less."""

from __future__ import annotations

import random
import tempfile
import time
from collections.abc import Callable
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from coffres.bots.search import Search
from coffres.bots.teaching import Teaching
from coffres.dev.command import NAMES
from coffres.engine.actors import RandomChance, random_move
from coffres.engine.contract import TABLE, Game, Move
from coffres.engine.registry import GAMES
from coffres.engine.session import Session
from coffres.storage.disk import Disk, create_locked
from coffres.storage.journal import Journal
from coffres.storage.lines import play_text
from coffres.storage.reading import read
from coffres.storage.saved_game import SavedGame

_REPEATS = 3
_SAVES = 20  # number of games that are saved and read again; the longest one is resumed
_FIVE_HOURS = 5000  # moves: some random games would go on for a week
_DEEP, _THOUGHT = 50, 50  # moves of a playout, and worlds of a thought, as boardgame.io's is measured
_SMALL_BOX = 50  # things: a game with fewer in its box is a small one, and has a higher bar


class Measures(NamedTuple):
    playout_moves_s: float
    clone_us: float
    view_us: float
    imagine_us: float
    iterations_s: float  # of a search with playouts of 50 random moves: a world imagined, the tree, a playout
    replay_moves_s: float  # reading a journal from text and checking it move by move
    resume_ms: float  # opening the longest game
    decision_cpu_us: float  # one decision in a saved game: checked, told, played and written, with its draws
    append_cpu_us: float  # writing that decision
    fsyncs: float  # for each decision
    longest_moves: int
    small: bool


class CountingDisk(Disk):
    """Counts how often it is asked to make data safe on the disk."""

    def __init__(self) -> None:
        self.syncs = 0

    def sync(self, fd: int) -> None:
        self.syncs += 1  # does not really do it: the time of the disk is not measured


def rate(work: Callable[[], int], seconds: float) -> float:
    """Work done in a second, in the best of three runs."""
    work()
    best = 0.0
    for _repeat in range(_REPEATS):
        done = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds or not done:
            done += work()
        best = max(best, done / spent)
    return best


def measure(key: str, seconds: float) -> Measures:
    game = GAMES[key]
    states = _states(game)
    views = [(game.view(state, viewer)) for state, seats in states for viewer in range(TABLE, seats)]
    rng = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        saves = _Saves(key, Path(folder))
        first, _seats = states[0]
        return Measures(
            playout_moves_s=rate(_Playouts(game), seconds),
            clone_us=1e6 / rate(lambda: sum(state.clone() is not state for state, _seats in states), seconds),
            view_us=1e6 / rate(lambda: _view_all(game, states), seconds),
            imagine_us=1e6 / rate(lambda: len([game.imagine(view, rng) for view in views]), seconds),
            iterations_s=rate(_Searches(game, states), seconds),
            replay_moves_s=rate(saves.read_all, seconds),
            resume_ms=1000 / rate(saves.resume_longest, seconds),
            decision_cpu_us=saves.decision_cpu_us,
            append_cpu_us=saves.append_cpu_us,
            fsyncs=saves.fsyncs,
            longest_moves=saves.longest_moves,
            small=sum(game.inventory(first).values()) <= _SMALL_BOX,
        )


class _Playouts:
    """Random games of every size, one after the other: asks, legal, choice, apply."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._rng = random.Random(1)
        self._turn = 0

    def __call__(self) -> int:
        game = self._game
        self._turn += 1
        state = game.setup(game.seats[self._turn % len(game.seats)])
        return len(_random_moves(game, state, self._rng))


def _random_moves(game: Game[Any], state: Any, rng: random.Random) -> list[Move]:
    """Plays to the end, doing only what a bot's simulation would do too."""
    asks, apply, actor = game.asks, game.apply, RandomChance(rng)
    moves = []
    while asks(state):
        move = random_move(game, state, actor, rng)
        apply(state, move)
        moves.append(move)
    return moves


def _states(game: Game[Any]) -> list[tuple[Any, int]]:
    """Positions from all parts of games of every size, each with its number of seats."""
    rng = random.Random(2)
    actor = RandomChance(rng)
    found: list[tuple[Any, int]] = []
    for seats in [*game.seats] * 3:
        state = game.setup(seats)
        while game.asks(state) and len(found) < 400:
            if rng.random() < 0.1:
                found.append((state.clone(), seats))
            game.apply(state, random_move(game, state, actor, rng))
    return found


class _Searches:
    """Thoughts of a few worlds each, at positions where a seat is asked, by random playouts of a fixed
    depth."""

    def __init__(self, game: Game[Any], states: list[tuple[Any, int]]) -> None:
        self._teaching = Teaching(game)
        self._asked = [
            (game.view(state, ask.by), seats)
            for state, seats in states
            for ask in game.asks(state)[:1]
            if ask.by >= 0
        ]
        self._rng = random.Random(4)
        self._turn = 0

    def __call__(self) -> int:
        self._turn += 1
        view, seats = self._asked[self._turn % len(self._asked)]
        search = Search(self._teaching, seats, _DEEP, self._rng)
        for _step in search.run(view, None, _THOUGHT):
            pass
        return search.iterations


def _view_all(game: Game[Any], states: list[tuple[Any, int]]) -> int:
    view = game.view
    for state, seats in states:
        for viewer in range(TABLE, seats):
            view(state, viewer)
    return sum(seats + 1 for _state, seats in states)


class _Saves:
    """Random games, saved as the app saves them."""

    def __init__(self, key: str, folder: Path) -> None:
        game = GAMES[key]
        self._rng = random.Random(3)
        self._decisions = self._playing = self._writing = self._syncs = 0.0
        sizes = [game.seats[turn % len(game.seats)] for turn in range(_SAVES)]
        files = [self._play(key, folder / f"{turn}.jsonl", seats) for turn, seats in enumerate(sizes)]
        self._files = [(file.read_bytes(), moves) for file, moves in files]
        self._longest, self.longest_moves = max(self._files, key=lambda kept: kept[1])
        self.decision_cpu_us = 1e6 * self._playing / self._decisions
        self.append_cpu_us = 1e6 * self._writing / self._decisions
        self.fsyncs = self._syncs / self._decisions

    def _play(self, key: str, path: Path, seats: int) -> tuple[Path, int]:
        """Saves a random game; then writes its lines once more, to measure the writing alone."""
        disk = CountingDisk()
        chance = RandomChance(self._rng)
        made = datetime.now(UTC)
        with SavedGame.create(path, key, NAMES[:seats], {}, made, chance, disk) as saved:
            session = saved.match.session
            ends = [len(session.moves)]
            before = disk.syncs
            while session.asks() and len(session.moves) < _FIVE_HOURS:
                move = random_move(session.game, session.state, chance, self._rng)
                start = time.process_time()
                saved.match.play(move)
                self._playing += time.process_time() - start
                ends.append(len(session.moves))
            self._syncs += disk.syncs - before
        self._decisions += len(ends) - 1
        self._write(path.with_suffix(".again"), session, ends)
        return path, len(session.moves)

    def _write(self, path: Path, session: Session, ends: list[int]) -> None:
        """Writes the journal of a game; `ends`: the number of moves after each decision, with its draws."""
        disk = CountingDisk()
        journal = Journal(path, create_locked(path, b"", disk), 0, 0, disk)
        start = time.process_time()
        for begin, end in pairwise(ends):
            moves, sums = session.moves[begin:end], session.sums[begin:end]
            journal.append([play_text(move, total) for move, total in zip(moves, sums, strict=True)])
        self._writing += time.process_time() - start
        journal.close()

    def read_all(self) -> int:
        return sum(len(read(data, "").session.moves) for data, _moves in self._files)

    def resume_longest(self) -> int:
        read(self._longest, "")
        return 1
