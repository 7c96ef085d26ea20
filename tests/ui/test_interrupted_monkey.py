"""The interrupted monkey can finish every game; and it finds the faults that are planted for it.

For longer tests, at any table: `python -m coffres.dev monkey GAME --interrupt`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from coffres.dev.command import Chosen
from coffres.dev.window import interrupted
from coffres.dev.window.game import play_through
from coffres.dev.window.interrupted import InterruptedMonkey
from coffres.dev.window.monkey import Played
from coffres.engine.options import settle
from coffres.engine.registry import GAMES
from coffres.ui import holding
from coffres.ui.holding import Holding
from coffres.ui.scene import Scene
from coffres.ui.widgets.plate import Plate

_FRAME = 0.05  # seconds: long frames, because it does not watch the animations


def play(folder: Path, key: str, seats: int, moves: int) -> tuple[Played, str]:
    at = Chosen(key, GAMES[key], seats, settle(GAMES[key], seats, {}))
    return play_through(folder, at, 3, (1280, 800), "fr", moves, True, _FRAME, interrupted=True)


@pytest.mark.garbage
@pytest.mark.parametrize("key", GAMES)
def test_whatever_comes_in_between_the_game_goes_on(tmp_path: Path, key: str) -> None:
    played, fault = play(tmp_path, key, GAMES[key].seats[0], 25)
    assert fault == ""
    assert played.interruptions > 0


def test_it_finds_what_is_made_although_it_was_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def is_due(monkey: InterruptedMonkey, _seconds: float) -> bool:
        return any(plate.held for plate in monkey._all(Plate))

    monkeypatch.setattr(Scene, "let_go", lambda _: None)
    monkeypatch.setattr(Holding, "on_parent", lambda *_: None)
    monkeypatch.setattr(holding, "_FRAME", 3600)
    monkeypatch.setattr(InterruptedMonkey, "_is_due", is_due)
    monkeypatch.setattr(interrupted, "_DEEDS", (InterruptedMonkey._leave_the_app,) * 2)
    monkeypatch.setattr(interrupted, "_AWAY", (60.0,))
    _played, fault = play(tmp_path, "coffre_et_cle", 4, 1000)
    assert "although it was let go" in fault


def test_a_move_that_was_half_chosen_is_chosen_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    halves: list[int] = []  # the number of moves before each one that was interrupted after its first tap

    def is_due(monkey: InterruptedMonkey, _seconds: float) -> bool:
        chooser = monkey._sitting.board.chooser
        due = chooser is not None and bool(chooser.taken) and monkey._moves() not in halves
        halves.extend([monkey._moves()] * due)
        return due

    monkeypatch.setattr(InterruptedMonkey, "_is_due", is_due)
    monkeypatch.setattr(interrupted, "_DEEDS", (InterruptedMonkey._note, InterruptedMonkey._a_second_finger))
    played, fault = play(tmp_path, "casse_du_siecle", 2, 30)
    assert (played.moves, fault) == (30, "")
    assert halves
