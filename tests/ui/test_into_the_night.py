"""The end of Agence tous risques: the agent walks out of the fortress with the formula."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from coffres.dev.window.robot import Robot
from coffres.ui.boards.agence_tous_risques import ceremony
from coffres.ui.boards.agence_tous_risques.agent import GUARD


def test_the_holder_walks_off_with_the_formula_and_stands_at_last(
    robot: Robot, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[int, bool]] = []
    monkeypatch.setattr(
        ceremony, "draw_figure", lambda figure, _box, strides: drawn.append((figure, strides))
    )
    finish: Any = SimpleNamespace(moment=SimpleNamespace(table={"figures": [4, 2, 5], "holder": 1}))
    night = ceremony.IntoTheNight(finish, size=(960, 430))
    for hundredth in range(101):
        night.played = hundredth / 100
        night._draw()
    assert {figure for figure, _ in drawn} == {2, GUARD}
    strides = [stride for figure, stride in drawn if figure == 2]
    assert {*strides[20:60]} == {True, False}
    assert not any(strides[63:])
    assert not any(strides[:14])
