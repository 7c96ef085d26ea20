"""The monkey plays a short evening by touches, and finds the faults that are planted for it.

For whole games: `python -m coffres.dev monkey soiree --games 3 --seed 1`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from coffres.dev.window.evening_monkey import EveningPlayed, play_evening
from coffres.evening.keys import Finish
from coffres.storage.evening_games import finish_in
from coffres.ui import evenings
from coffres.ui.evenings import EveningRoom
from coffres.ui.screens.programme import ProgrammeScreen

_FRAME = 0.05  # seconds: long frames, because it does not watch the animations
_MOVES = 12  # after which a game is stopped
Plant = Callable[[pytest.MonkeyPatch], None]


def play(folder: Path, games: int, seed: int = 1) -> tuple[EveningPlayed | None, str]:
    return play_evening(folder, games, seed, (1280, 800), "fr", _MOVES, _FRAME)


def test_an_evening_with_an_automaton_a_kill_and_a_late_guest(tmp_path: Path) -> None:
    played, fault = play(tmp_path, 2)
    assert fault == ""
    assert played is not None
    assert len(played.games) == 2
    assert set(played.keys) == {"Ana", "Bo", "Zoé"}
    assert set(played.unreached) <= {"last_throw"}
    assert (tmp_path / "after").is_dir()  # it was killed


def a_game_that_leads_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(EveningRoom, "plays", lambda *_: False)


def an_exchange_that_does_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ProgrammeScreen, "exchange", lambda *_: None)


def an_evening_that_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(EveningRoom, "go_on", lambda room: room.enter())


def keys_out_of_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    def more(path: Path) -> Finish | None:
        finish = finish_in(path)
        if finish is None:
            return None
        return finish._replace(
            scores=tuple(score._replace(keys=score.keys + bool(score.person)) for score in finish.scores)
        )

    monkeypatch.setattr(evenings, "finish_in", more)


@pytest.mark.parametrize(
    ("plant", "found"),
    [
        (keys_out_of_nowhere, "are not those of the saves"),
        (an_exchange_that_does_nothing, "exchange nothing"),
        (an_evening_that_is_forgotten, "does not go on where it was"),
        (a_game_that_leads_nowhere, "nothing to touch"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_it_finds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plant: Plant, found: str) -> None:
    plant(monkeypatch)
    _played, fault = play(tmp_path, 1)
    assert found in fault
