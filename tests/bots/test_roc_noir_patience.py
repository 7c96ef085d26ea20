"""Patience that ends: of knights in each other's way, and of one that walks to and fro."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from coffres.bots.player import Player
from coffres.bots.roc_noir import teacher
from coffres.bots.roc_noir.patience import walks_to_and_fro
from coffres.engine.contract import Fact, Move
from coffres.engine.sight import Snapshot, sight
from tests.bots.test_roc_noir import GAME, all_safe, seat_of, to_its_end
from tests.games.roc_noir.positions import BLACK, begun, put, rolled, trap_at


def test_after_many_rounds_in_which_nobody_gets_anything_a_knight_gives_way() -> None:
    """Two who stand in each other's way, and both wait, would play for ever."""
    table = rolled(put(trap_at(all_safe(begun()), 28), (0, BLACK, 27)))
    idle: list[Fact] = [(-2, "roll", (0, False)), (0, "end_turn", ()), ()] * 17
    got: Fact = (-2, "draw", (3,))

    def answers(facts: Sequence[Fact]) -> set[Move]:
        found = set()
        for seed in range(40):
            player = Player(GAME, seat_of("maitre", seed=seed), 0.02)
            for fact in facts:
                player.hear(fact)
            sees = sight(Snapshot(GAME, table.state), 0, lambda: list(facts))
            found.add(to_its_end(player.think(sees)))
        return found

    (direct,) = answers([])
    assert answers(idle[:-9]) == answers([*idle, got]) == {direct}
    assert direct == Move(0, "step", (17,))
    tired = answers(idle)
    assert tired == {Move(0, "step", (17,)), Move(0, "step", (37,))}  # 26 and 28 are known traps


def test_a_knight_that_walks_to_and_fro_makes_up_its_mind(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two aims that look alike would send it from one to the other for ever."""
    there_and_back: list[Fact] = [(0, "step", (17,)), (0, "step", (27,))]
    assert walks_to_and_fro(there_and_back * 3, 0)
    assert walks_to_and_fro([*there_and_back * 3, (0, "step", (37,))], 0)
    assert not walks_to_and_fro(there_and_back * 2, 0)
    assert not walks_to_and_fro([*there_and_back * 3, (-2, "draw", (0, 3))], 0)
    assert not walks_to_and_fro(there_and_back * 3, 1)
    monkeypatch.setattr(teacher, "best", lambda *_: Move(0, "end_turn"))  # stands for the way to one aim
    table = rolled(put(all_safe(begun()), (0, BLACK, 27)))
    for facts, decided in ((there_and_back * 3, True), (there_and_back * 2, False)):
        player = Player(GAME, seat_of("maitre"), 0.02)
        for fact in facts:
            player.hear(fact)
        assert (
            to_its_end(player.think(sight(Snapshot(GAME, table.state), 0, list))) == Move(0, "end_turn")
        ) == decided
