"""Playing on a save: what is acknowledged is written, and a write that fails changes nothing."""

from __future__ import annotations

import errno
import os
import random
import resource
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coffres.engine.actors import RandomChance, ScriptedChance, random_move
from coffres.engine.contract import CHANCE, Game, Move
from coffres.engine.refused import Refused
from coffres.engine.session import FLOORS
from coffres.engine.trouble import Trouble
from coffres.storage.journal import GONE, Journal
from coffres.storage.reading import read_file
from coffres.storage.saved_game import SavedGame
from tests.storage.bench import (
    GAME,
    MADE,
    NAMES,
    FaultyDisk,
    MemoryDisk,
    chance,
    new_game,
    open_game,
    play_on,
    told,
    undo_last,
)

FULL = r"Il n'y a plus de place pour écrire « game\.jsonl »\."


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


def on_disk(path: Path) -> tuple[list[Move], list[str]]:
    reading = read_file(path)
    assert reading.notes == []
    return reading.session.moves, reading.names


def test_a_new_game_is_dealt_and_saved_at_once(path: Path) -> None:
    disk = MemoryDisk()
    with new_game(path, disk) as saved:
        assert (disk.writes, disk.syncs) == (1, 2)  # the file and its folder
        assert [move.verb for move in saved.match.session.moves] == ["deal"] * 4 + ["starter"]
        assert saved.header.made == "2026-11-18T20:15:00Z"
        assert on_disk(path) == (saved.match.session.moves, list(NAMES))


def test_a_decision_and_the_draws_it_leads_to_are_one_write_and_one_sync(path: Path) -> None:
    disk = MemoryDisk()
    with new_game(path, disk) as saved:
        for seat in range(4):
            saved.match.play(Move(seat, "seen"))
        disk.writes = disk.syncs = 0
        seat = saved.match.session.asks()[0].by
        facts = saved.match.play(Move(seat, "observe", (0,)))
        assert [fact[1] for fact in facts] == ["observe", "draw"]
        assert (disk.writes, disk.syncs) == (1, 1)
        assert on_disk(path)[0] == saved.match.session.moves


def test_undo_is_a_line_too(path: Path) -> None:
    disk = MemoryDisk()
    with new_game(path, disk) as saved:
        saved.match.play(Move(0, "seen"))
        disk.writes = disk.syncs = 0
        before = path.read_bytes()
        assert saved.match.undo(0) == Move(0, "seen")
        assert (disk.writes, disk.syncs) == (1, 1)
        assert path.read_bytes().startswith(before + b'{"back":1,"who":0,"crc":')
        assert on_disk(path)[0] == saved.match.session.moves
        with pytest.raises(Trouble, match=FLOORS["chance"]):
            saved.match.undo(0)
        assert disk.writes == 1


def test_somebody_takes_a_seat_over(path: Path) -> None:
    disk = MemoryDisk()
    with new_game(path, disk) as saved:
        disk.writes = disk.syncs = 0
        saved.match.sit(2, "  Zoé ")
        assert (disk.writes, disk.syncs) == (1, 1)
        assert saved.match.names == ["Ana", "Bo", "Zoé", "Dan"]
        assert saved.header.seats == NAMES
        for wrong in (-1, 4):
            with pytest.raises(IndexError):
                saved.match.sit(wrong, "Eve")
        with pytest.raises(Trouble, match="Il manque un texte"):
            saved.match.sit(2, " ")
    with open_game(path) as again:
        assert again.match.names == ["Ana", "Bo", "Zoé", "Dan"]


def test_a_refused_move_writes_nothing(path: Path) -> None:
    disk = MemoryDisk()
    with new_game(path, disk) as saved:
        before, writes = path.read_bytes(), disk.writes
        with pytest.raises(Refused):
            saved.match.play(Move(3, "seen"))
        assert (path.read_bytes(), disk.writes) == (before, writes)


def test_an_actor_without_an_answer_changes_nothing(path: Path) -> None:
    script = [*(Move(CHANCE, "deal", (seat, seat if seat < 3 else 3)) for seat in range(4))]
    script.append(Move(CHANCE, "starter", (0,)))
    actor = ScriptedChance(script)
    with SavedGame.create(path, GAME, NAMES, {}, MADE, actor, MemoryDisk()) as saved:
        for seat in range(4):
            saved.match.play(Move(seat, "seen"))
        now, before = told(saved), path.read_bytes()
        with pytest.raises(Trouble, match="Le scénario est fini"):
            saved.match.play(Move(0, "observe", (0,)))
        assert (told(saved), path.read_bytes()) == (now, before)
        saved.match.play(Move(0, "pass"))
        assert on_disk(path)[0] == saved.match.session.moves


def test_rules_that_break_down_halfway_through_a_move_change_nothing(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(_game: Game[Any], state: Any, _move: Move) -> None:
        state.phase = "lost"
        raise ZeroDivisionError

    with new_game(path) as saved:
        now, key, before = told(saved), saved.match.session.state.key(), path.read_bytes()
        with monkeypatch.context() as patch:
            applies = type(saved.match.session.game).apply
            patch.setattr(
                type(saved.match.session.game),
                "apply",
                lambda game, state, move: (applies if move.by < 0 else breaks)(game, state, move),
            )
            with pytest.raises(ZeroDivisionError):
                saved.match.play(Move(0, "seen"))
        assert (told(saved), saved.match.session.state.key(), path.read_bytes()) == (now, key, before)
        saved.match.play(Move(0, "seen"))


ACTIONS: dict[str, Callable[[SavedGame], object]] = {
    "play": lambda saved: saved.match.play(Move(1, "seen")),
    "undo": lambda saved: saved.match.undo(0),
    "rename": lambda saved: saved.match.sit(1, "Eve"),
}


@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("truncate", ["", "truncate"])
@pytest.mark.parametrize("fault", ["write", "short", "sync"])
def test_a_write_that_fails_changes_nothing_and_can_be_tried_again(
    path: Path, action: str, fault: str, truncate: str
) -> None:
    disk = FaultyDisk()
    with new_game(path, disk) as saved:
        saved.match.play(Move(0, "seen"))
        now, before = told(saved), path.read_bytes()
        act = ACTIONS[action]
        for _ in range(3):
            disk.faults = {fault, truncate}
            with pytest.raises(Trouble, match=FULL):
                act(saved)
            assert told(saved) == now
            assert path.read_bytes().startswith(before)
            if not truncate:
                assert path.read_bytes() == before
        disk.faults = set()
        act(saved)
        assert told(saved) != now
        assert on_disk(path) == (saved.match.session.moves, saved.match.names)
        play_on(saved, seed=1, moves=5)
        assert on_disk(path) == (saved.match.session.moves, saved.match.names)


@pytest.mark.parametrize("fault", ["short", "sync"])
def test_what_could_not_be_cut_back_at_once_is_on_closing(path: Path, fault: str) -> None:
    disk = FaultyDisk()
    with new_game(path, disk) as saved:
        saved.match.play(Move(0, "seen"))
        before = path.read_bytes()
        disk.faults = {fault, "truncate"}
        with pytest.raises(Trouble, match=FULL):
            saved.match.play(Move(1, "seen"))
        assert path.read_bytes() != before
        disk.faults = set()
    assert path.read_bytes() == before


def test_the_system_says_the_file_may_not_grow(path: Path) -> None:
    """Not played by a disk of ours: the kernel writes a part, then refuses the rest."""
    with new_game(path) as saved:
        before = path.read_bytes()
        limits = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (len(before) + 10, limits[1]))
        try:
            with pytest.raises(Trouble, match=FULL):
                saved.match.play(Move(0, "seen"))
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        assert path.read_bytes() == before
        saved.match.play(Move(0, "seen"))
        assert on_disk(path)[0] == saved.match.session.moves


def test_a_device_that_is_always_full() -> None:
    fd = os.open("/dev/full", os.O_RDWR)
    journal = Journal(Path("game.jsonl"), fd, 0, 0)
    with pytest.raises(Trouble):
        journal.append(['{"back":1,"who":1'])
    journal.close()
    journal.close()
    with pytest.raises(OSError, match=os.strerror(errno.EBADF)):
        os.fstat(fd)


def test_a_folder_that_was_removed_under_the_game(tmp_path: Path) -> None:
    folder = tmp_path / "saves"
    folder.mkdir()
    with new_game(folder / "game.jsonl") as saved:
        now = told(saved)
        shutil.rmtree(folder)
        with pytest.raises(Trouble) as gone:
            saved.match.play(Move(0, "seen"))
        assert gone.value.sentence == GONE
        assert told(saved) == now


@pytest.mark.parametrize("fault", ["write", "short", "sync"])
def test_a_game_that_cannot_be_created_leaves_nothing(path: Path, fault: str) -> None:
    disk = FaultyDisk()
    disk.faults = {fault}
    with pytest.raises(Trouble, match=FULL):
        new_game(path, disk)
    assert not list(path.parent.iterdir())
    disk.faults = set()
    new_game(path, disk).close()


@pytest.mark.parametrize(("riddles", "fits"), [(4000, True), (4200, False)])
def test_a_game_whose_options_could_not_be_read_again_is_not_begun(
    path: Path, riddles: int, fits: bool
) -> None:
    """Of cards by the thousand, from a file that was put there by hand."""
    own = [[f"{number:0240}", False] for number in range(riddles)]
    options: Any = {"own_riddles": own}
    if fits:
        SavedGame.create(path, "fort_boyard", NAMES, options, MADE, chance()).close()
        assert read_file(path).notes == []
    else:
        with pytest.raises(Trouble, match="deviendrait trop gros pour être relu"):
            SavedGame.create(path, "fort_boyard", NAMES, options, MADE, chance())
        assert list(path.parent.iterdir()) == []


def test_a_game_never_replaces_another(path: Path) -> None:
    path.write_bytes(b"mine")
    with pytest.raises(Trouble, match="existe déjà"):
        new_game(path)
    assert path.read_bytes() == b"mine"


@pytest.mark.parametrize("fault", ["write", "sync", "replace"])
def test_damage_that_cannot_be_mended_now_leaves_the_file_as_it_was(path: Path, fault: str) -> None:
    new_game(path).close()
    damaged = path.read_bytes() + b"oh\n"
    path.write_bytes(damaged)
    disk = FaultyDisk()
    disk.faults = {fault}
    with pytest.raises(Trouble, match="Il n'y a plus de place"):
        open_game(path, disk)
    assert path.read_bytes() == damaged
    with open_game(path) as saved:
        assert len(saved.notes) == 2


def test_draws_that_were_due_when_the_power_went_are_made_on_opening(path: Path) -> None:
    new_game(path).close()
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:3]))
    disk = MemoryDisk()
    with open_game(path, disk) as saved:
        assert (disk.writes, disk.syncs) == (1, 1)
        assert [move.verb for move in saved.match.session.moves] == ["deal"] * 4 + ["starter"]
        assert on_disk(path)[0] == saved.match.session.moves


def test_a_text_that_no_file_can_hold(path: Path) -> None:
    with new_game(path) as saved:
        now = path.read_bytes()
        with pytest.raises(Trouble, match="signe"):
            saved.match.sit(0, "\ud800")
        assert path.read_bytes() == now


STEPS = st.lists(
    st.tuples(
        st.sampled_from(["play", "play", "play", "undo", "rename", "reopen"]),
        st.sampled_from([set(), set(), {"write"}, {"short"}, {"sync"}, {"short", "truncate"}]),
    ),
    max_size=40,
)


@settings(max_examples=100, deadline=None)
@given(steps=STEPS, seed=st.integers(0, 1000))
def test_whatever_fails_the_file_tells_what_the_session_holds(
    tmp_path_factory: pytest.TempPathFactory, steps: list[tuple[str, set[str]]], seed: int
) -> None:
    path = tmp_path_factory.mktemp("walk") / "game.jsonl"
    rng = random.Random(seed)
    actor = RandomChance(rng)
    disk = FaultyDisk()
    saved = new_game(path, disk, seed)
    for number, (action, faults) in enumerate(steps):
        before = told(saved)
        if action == "reopen":
            floors = [saved.match.session.undo_floor(who) for who in range(4)]
            saved.close()
            saved = open_game(path, disk)
            assert told(saved) == before
            assert [saved.match.session.undo_floor(who) for who in range(4)] == floors
            continue
        disk.faults = faults
        try:
            if action == "play" and saved.match.session.asks():
                saved.match.play(random_move(saved.match.session.game, saved.match.session.state, actor, rng))
            elif action == "undo":
                undo_last(saved)
            elif action == "rename":
                saved.match.sit(number % 4, f"Nom {number}")
        except Trouble:
            assert told(saved) == before
        disk.faults = set()
    now = told(saved)
    saved.close()
    with open_game(path) as again:
        assert told(again) == now


def test_closing_twice_is_no_fault_and_chance_goes_on(path: Path) -> None:
    saved = SavedGame.create(path, GAME, NAMES, {}, MADE, chance(), MemoryDisk())
    saved.close()
    saved.close()
    with open_game(path) as again:
        play_on(again, seed=2, moves=10_000)
        assert again.match.session.outcome() is not None
    assert on_disk(path)[0] == again.match.session.moves
