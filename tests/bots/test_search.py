"""The search, on a game so small that the right answer can be worked out on paper: Nim with one heap, and a
heap whose size is hidden from one player."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, Self

import pytest

from coffres.bots.levels import LEVELS, Level
from coffres.bots.player import chosen
from coffres.bots.search import Search, Tried
from coffres.bots.teaching import Teaching
from coffres.engine.contract import Ask, Chapter, Fact, Game, Move, Options, Outcome, View


class Heap:
    __slots__ = ("left", "turn")

    def __init__(self, left: int, turn: int = 0) -> None:
        self.left = left
        self.turn = turn

    def clone(self) -> Self:
        return type(self)(self.left, self.turn)

    def key(self) -> tuple[Any, ...]:
        return self.left, self.turn


class Nim(Game[Heap]):
    """Take one, two or three; who takes the last one wins."""

    key, rules, seats, options, presets = "nim", 1, range(2, 3), (), ()
    endings, turn_rule = ("taken",), "NI-01"
    hidden = False  # whether the heap may be one larger than it seems

    def start(self, seats: int, options: Options) -> Heap:
        return Heap(10)

    def asks(self, s: Heap) -> tuple[Ask, ...]:
        return (Ask(s.turn, "take"),) if s.left else ()

    def legal(self, s: Heap, by: int) -> list[Move]:
        return [Move(by, "take", (n,)) for n in (1, 2, 3) if n <= s.left] if by == s.turn else []

    def apply(self, s: Heap, m: Move) -> None:
        s.left -= m.args[0]
        s.turn = 1 - s.turn

    def tell(self, s: Heap, m: Move, viewer: int) -> Fact:
        return tuple(m)

    def view(self, s: Heap, viewer: int) -> View:
        return {"left": s.left, "turn": s.turn}

    def imagine(self, view: View, rng: random.Random) -> Heap:
        return Heap(view["left"] + (rng.random() < 0.5 if self.hidden else 0), view["turn"])

    def outcome(self, s: Heap) -> Outcome | None:
        return None if s.left else Outcome((1 - s.turn,), "taken")

    def chapter(self, s: Heap) -> Chapter:
        return Chapter("turn", s.turn)

    def refusal(self, s: Heap, m: Move) -> str:
        return "NI-01"

    def inventory(self, s: Heap) -> Mapping[str, int]:
        return {}


def found(game: Nim, left: int, iterations: int = 400) -> list[Tried]:
    search = Search(Teaching(game), 2, 40, random.Random(1))
    steps = search.run({"left": left, "turn": 0}, None, iterations)
    while True:
        try:
            next(steps)
        except StopIteration as done:
            assert search.iterations == iterations
            return list(done.value)


def test_a_long_playout_is_thought_in_pieces() -> None:
    """A slow tablet thinks for one step at least between two frames."""
    played, longest = 0, 0

    class Long(Nim):
        def apply(self, s: Heap, m: Move) -> None:
            nonlocal played
            played += 1
            super().apply(s, m)

    search = Search(Teaching(Long()), 2, 200, random.Random(1))
    for _step in search.run({"left": 100, "turn": 0}, None, 5):
        longest, played = max(longest, played), 0
    assert 2 <= longest <= 5


@pytest.mark.parametrize("left", [2, 3, 5, 6, 7])
def test_the_winning_move_is_found(left: int) -> None:
    assert found(Nim(), left)[0].move.args == (left % 4,)


def test_a_move_of_one_world_only_is_not_counted_as_neglected_in_the_others() -> None:
    """With two or three left, taking three is possible in one world of two, and is tried as often as that."""
    game = Nim()
    game.hidden = True
    tried = {each.move.args[0]: each for each in found(game, 2)}
    assert set(tried) == {1, 2, 3}
    assert tried[3].mean == 1.0  # where it is possible, it wins
    assert tried[3].visits > 40


def test_a_weak_level_is_mistaken_but_never_talks_nonsense() -> None:
    level = LEVELS["apprenti"]
    tried = [
        Tried(Move(0, name), 10, mean, 0.5) for name, mean in (("good", 0.8), ("fair", 0.7), ("bad", 0.1))
    ]
    moves = [chosen(tried, level, random.Random(seed).gauss) for seed in range(200)]
    names = [move.verb for move in moves if move is not None]
    assert {"good", "fair"} == set(names)
    assert names.count("good") > names.count("fair")
    assert chosen(tried, LEVELS["maitre"], None) == Move(0, "good")


def test_a_weaker_level_imagines_less_looks_less_far_and_forgets() -> None:
    levels: list[Level] = list(LEVELS.values())
    assert levels == sorted(levels, key=lambda level: (level.iterations, level.ahead))
    assert [level.misjudging for level in levels] == sorted(
        (level.misjudging for level in levels), reverse=True
    )
    assert levels[-1].memory == 0 < levels[0].memory < levels[1].memory
