"""What grows from game to game is named, and what goes up and down is not."""

from __future__ import annotations

from typing import Any

from coffres.dev.grow import Weighed, grown
from tests.dev.run import Dev


def at_home(*changes: dict[str, Any]) -> list[Weighed]:
    still = Weighed("a game", 100, 10, 20, 30, 5, 3, 1000)
    return [still._replace(**change) for change in changes]


def test_what_came_with_the_first_rounds_may_stay() -> None:
    assert grown(at_home({"widgets": 2}, {"widgets": 3}, {}, {}, {}, {}), 2) == []


def test_whatever_is_once_above_the_second_round_grows() -> None:
    for what in ("widgets", "textures", "instructions", "files", "gone"):
        before = getattr(at_home({})[0], what)
        more = {what: before + 1}
        told = [f"{what} after a game: {before} -> {before + 1}"]
        assert grown(at_home({}, {}, {}, more, {}), 1) == told
        assert grown(at_home({}, more, {}, {what: before - 3}), 1) == []


def test_each_game_is_compared_with_its_own_kind() -> None:
    much = {"textures": 24}
    assert grown(at_home({}, {}, much, {}, much, {}), 2) == []
    assert grown(at_home({}, {}, much, {}, much, much), 2) == ["textures after a game: 20 -> 24"]


def test_memory_grows_when_it_does_so_surely() -> None:
    def memory(*kilobytes: int) -> list[str]:
        return grown(at_home({}, {}, *({"memory": each} for each in kilobytes)), 1)

    assert memory(1000, 2000, 3010, 4000, 5005) == ["memory: 1001 KiB a game (± 2)"]
    assert memory(1000, 1050, 1100, 1150, 1200) == []  # the allocator's
    assert memory(1000, 9000, 1000, 9000, 2000) == []  # up and down


def test_three_rounds_are_the_least(dev: Dev) -> None:
    ran = dev("grow", "--games", "14")
    assert ran.status == 2
    assert "15 parties" in ran.err
