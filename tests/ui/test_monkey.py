"""The monkey plays every game for a while; and it finds the faults that are planted for it.

For a whole game at any table and size: `python -m coffres.dev monkey`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from kivy.uix.widget import Widget

from coffres.dev.command import Chosen
from coffres.dev.window.game import play_through
from coffres.dev.window.monkey import Played
from coffres.engine.options import settle
from coffres.engine.registry import GAMES
from coffres.ui.boards.coffre_et_cle.board import CoffreEtCleBoard
from coffres.ui.chooser import Chooser
from coffres.ui.telling import Telling
from coffres.ui.widgets.peek import Peek

_FRAME = 0.05  # seconds: long frames, because it does not watch the animations
Plant = Callable[[pytest.MonkeyPatch], None]


def play(folder: Path, key: str, seats: int, moves: int, seed: int = 3, **options: Any) -> tuple[Played, str]:
    at = Chosen(key, GAMES[key], seats, settle(GAMES[key], seats, options))
    return play_through(folder, at, seed, (1280, 800), "fr", moves, True, _FRAME)


@pytest.mark.garbage
@pytest.mark.parametrize(
    ("key", "seats"),
    [("casse_du_siecle", 3), ("roc_noir", 3), ("fort_boyard", 4), ("agence_tous_risques", 3)],
)
def test_for_a_while_nothing_is_wrong(tmp_path: Path, key: str, seats: int) -> None:
    played, fault = play(tmp_path, key, seats, 60)
    assert fault == ""
    assert played.moves >= 60


@pytest.mark.garbage
def test_a_whole_game_from_its_first_look_to_its_end(tmp_path: Path) -> None:
    played, fault = play(tmp_path, "coffre_et_cle", 4, 1000)
    assert fault == ""
    assert played.finished


def an_exception(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_board: object, _fact: object) -> str:
        raise ZeroDivisionError("planted")

    monkeypatch.setattr(CoffreEtCleBoard, "sound", fail)


def a_dead_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Chooser, "tap", lambda *_: None)


def an_event_that_never_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Telling, "go_on", lambda *_: None)


def a_secret_that_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[Widget] = []
    secret = CoffreEtCleBoard.secret

    def keep(board: CoffreEtCleBoard, *args: Any) -> Widget:
        kept.append(secret(board, *args))
        return kept[-1]

    monkeypatch.setattr(CoffreEtCleBoard, "secret", keep)


def a_secret_that_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Peek, "hide", lambda *_: None)


def a_move_without_a_control(monkeypatch: pytest.MonkeyPatch) -> None:
    controls = CoffreEtCleBoard.controls
    monkeypatch.setattr(CoffreEtCleBoard, "controls", lambda board, ask: controls(board, ask)[:-1])


def a_seat_that_need_not_be_held(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coffres.ui.boards.coffre_et_cle.board.is_held", lambda *_: False)


@pytest.mark.parametrize(
    ("plant", "found"),
    [
        (a_dead_end, "taps lead nowhere"),
        (an_event_that_never_ends, "does not go on"),
        (a_secret_that_is_kept, "kept somewhere"),
        (a_secret_that_stays, "secret stays"),
        (a_move_without_a_control, "no visible control offers"),
        (a_seat_that_need_not_be_held, "a tap does what is held"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_it_finds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plant: Plant, found: str) -> None:
    plant(monkeypatch)
    _played, fault = play(tmp_path, "coffre_et_cle", 4, 1000)
    assert found in fault


def test_it_hides_no_exception(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    an_exception(monkeypatch)
    with pytest.raises(ZeroDivisionError, match="planted"):
        play(tmp_path, "coffre_et_cle", 4, 1000)
