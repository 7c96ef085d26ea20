"""The command that times the honours finds every game, and its second pass reads what the first one kept."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from coffres.dev.finished_games import finish_games
from coffres.dev.honours_pass import compute
from coffres.storage.shelf import Shelf
from tests.dev.run import Dev


def test_every_game_is_counted(dev: Dev) -> None:
    ran = dev("honours", "--games", 6, "--times", 1, "--json")
    found = ran.json
    assert (found["games"], found["moves"] > 6) == (6, True)
    assert ran.status == int(not found["met"])
    assert found["first_cpu_s"] > 0 < found["kept_cpu_s"]


def test_a_second_pass_computes_nothing_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    finish_games(
        Shelf(tmp_path), 5, datetime(2026, 11, 1, tzinfo=UTC), ("Ana", "Bo", "Cy", "Dov"), longest=40
    )
    first = compute(tmp_path, tmp_path / "kept")
    monkeypatch.setattr("coffres.storage.result_cache.find_result", None)
    second = compute(tmp_path, tmp_path / "kept")
    assert first.games == second.games == 5
    assert first.moves == second.moves


def test_a_pass_that_fails_says_why(dev: Dev, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coffres.dev.honours._MODULE", "coffres.dev.nowhere")
    ran = dev("honours", "--games", 1, "--times", 1)
    assert ran.status == 2
    assert "nowhere" in ran.err
