"""The end of Agence tous risques: the agent walks out of the fortress with the formula."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from coffres.dev.window.robot import Robot
from coffres.ui.boards.agence_tous_risques import ceremony
from coffres.ui.boards.agence_tous_risques.agent import GUARD
from coffres.ui.boards.agence_tous_risques.art import GAME
from coffres.ui.pictures import picture


def test_the_holder_walks_off_with_the_formula_and_stands_at_last(
    robot: Robot, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[int, bool]] = []
    monkeypatch.setattr(
        ceremony, "draw_figure", lambda figure, _box, strides, fine: drawn.append((figure, strides))
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


@pytest.mark.parametrize("size", [(1280, 690), (960, 430), (360, 444)])
def test_the_agent_has_about_as_many_pixels_as_are_shown(
    robot: Robot, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    high: list[float] = []
    monkeypatch.setattr(
        ceremony, "draw_figure", lambda _figure, box, strides, fine: high.append(box.height if fine else 1e9)
    )
    finish: Any = SimpleNamespace(moment=SimpleNamespace(table={"figures": [4, 2, 5], "holder": 1}))
    night = ceremony.IntoTheNight(finish, size=size)
    night.played = 1
    night._draw()
    assert max(high) <= 1.1 * picture("figure_2", GAME, fine=True).texture.height


@pytest.mark.usefixtures("robot")
def test_a_fine_picture_is_as_large_and_has_more_pixels() -> None:
    plain, fine = picture("figure_2", GAME), picture("figure_2", GAME, fine=True)
    assert fine.size == plain.size
    assert fine.texture.size == (2 * plain.texture.width, 2 * plain.texture.height)
