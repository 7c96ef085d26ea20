"""The end of Agence tous risques: the agent walks out of the fortress with the formula."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest
from kivy.graphics import Rectangle
from kivy.graphics.texture import Texture

from coffres.dev.window.instructions import drawn_in, everything_in
from coffres.dev.window.robot import Robot
from coffres.ui.boards.agence_tous_risques import ceremony
from coffres.ui.boards.agence_tous_risques.art import GAME
from coffres.ui.pictures import picture
from tests.ui.still_life import still_life

FINISH: Any = SimpleNamespace(moment=SimpleNamespace(table={"figures": [3, 2, 0], "holder": 1}))
Shown = Callable[[ceremony.IntoTheNight, str], list[Rectangle]]
SHAPES = [(1280, 690), (960, 430), (360, 444)]


def at(night: ceremony.IntoTheNight, played: float) -> None:
    night.played = played
    night._draw()


@pytest.fixture
def shown(agency_pictures: dict[Texture, str]) -> Shown:
    """Where a picture is in the scene, by its name."""

    def rectangles(night: ceremony.IntoTheNight, name: str) -> list[Rectangle]:
        drawn = [each for each in drawn_in(night.canvas) if isinstance(each, Rectangle)]
        return [each for each in drawn if agency_pictures.get(each.texture) == name and all(each.size)]

    return rectangles


def test_the_holder_walks_off_with_the_formula_and_stands_at_last(robot: Robot, shown: Shown) -> None:
    night = ceremony.IntoTheNight(FINISH, size=(960, 430))
    strides, high = [], []
    for hundredth in range(101):
        at(night, hundredth / 100)
        assert len(shown(night, "figure_guard") + shown(night, "figure_guard_walks")) == 2
        assert len(shown(night, "formula")) == 1
        walking, standing = shown(night, "figure_2_walks"), shown(night, "figure_2")
        (agent,) = walking + standing
        strides.append(bool(walking))
        high.append(agent.size[1])
    assert {*strides[20:60]} == {True, False}
    assert not any(strides[63:])
    assert not any(strides[:14])
    assert high == sorted(high)
    assert high[-1] > 2 * high[0]


@pytest.mark.parametrize("size", SHAPES)
def test_the_agent_has_about_as_many_pixels_as_are_shown(
    robot: Robot, shown: Shown, size: tuple[int, int]
) -> None:
    night = ceremony.IntoTheNight(FINISH, size=size)
    at(night, 1)
    (agent,) = shown(night, "figure_2")
    assert agent.size[1] <= 1.1 * agent.texture.height


def test_footprints_stay_where_the_agent_has_passed(robot: Robot) -> None:
    night = ceremony.IntoTheNight(FINISH, size=(960, 430))
    left = []
    for hundredth in range(101):
        at(night, hundredth / 100)
        left.append([bool(dust.a) for _, dust in night._trail])
    assert not any(left[14])
    assert all(left[-1])
    assert all(
        before <= after for one, other in pairwise(left) for before, after in zip(one, other, strict=True)
    )
    assert len({sum(prints) for prints in left}) == len(night._trail) + 1  # one after the other


@pytest.mark.parametrize("size", SHAPES)
def test_nothing_of_it_is_drawn_anew_and_it_can_be_shown_from_its_end(
    robot: Robot, size: tuple[int, int]
) -> None:
    night = ceremony.IntoTheNight(FINISH, size=size)
    at(night, 0)
    before, begun = [*everything_in(night.canvas)], still_life(night)
    for played in (0.2, 0.4, 0.6, 0.63, 0.8, 1):
        at(night, played)
        assert all(one is other for one, other in zip(before, everything_in(night.canvas), strict=True))
    assert still_life(night) != begun
    at(night, 0)
    assert still_life(night) == begun


@pytest.mark.usefixtures("robot")
def test_a_fine_picture_is_as_large_and_has_more_pixels() -> None:
    plain, fine = picture("figure_2", GAME), picture("figure_2", GAME, fine=True)
    assert fine.size == plain.size
    assert fine.texture.size == (2 * plain.texture.width, 2 * plain.texture.height)


@pytest.mark.parametrize("size", [(960, 430), (360, 530), (320, 480)])
def test_the_star_and_the_formula_stay_on_the_screen(
    robot: Robot, shown: Shown, size: tuple[int, int]
) -> None:
    night = ceremony.IntoTheNight(FINISH, size=size)
    at(night, 1)
    (formula,) = shown(night, "formula")
    assert formula.pos[0] + formula.size[0] <= size[0]
    assert night._goal[0] + night._large * (1 + ceremony._SHOUT) <= size[0]
