"""RN-38, RN-39, RN-62, RN-63: the castle that turns, and what is to be remembered."""

from __future__ import annotations

import random

import pytest

from coffres.engine.actors import RandomChance, random_move
from coffres.engine.contract import CHANCE, TABLE, Move, reveals
from coffres.engine.handoff import handoff
from coffres.games.roc_noir.rules import RocNoir
from tests.games.roc_noir.positions import (
    BLACK,
    GREY,
    WHITE,
    at,
    begun,
    falls,
    give,
    knight,
    put,
    rolled,
    send_home,
    walk,
)
from tests.games.table import Table


@pytest.mark.rule("RN-38", "RN-62")
def test_the_ring_is_on_one_white_face_of_six() -> None:
    table = begun(enchanted=True)
    odds = dict(zip(table.session.legal(CHANCE), table.game.weights(table.state, CHANCE), strict=True))
    assert {move.args: weight for move, weight in odds.items()} == {
        (BLACK, False): 2,
        (GREY, False): 2,
        (WHITE, False): 1,
        (WHITE, True): 1,
    }


@pytest.mark.rule("RN-38")
def test_the_ring_turns_the_drawing_and_then_that_knight_moves() -> None:
    table = put(begun(enchanted=True), (0, WHITE, 33))
    before = table.view(0)
    turns = []
    for _ in range(5):
        table.arrange(phase="roll", seat=0, mover=-1)
        table.chance("roll", WHITE, True)
        turns.append(table.view(0)["turned"])
    assert turns == [1, 2, 3, 0, 1]
    after = table.view(0)
    for what in ("knights", "corners", "racks", "memory"):
        assert after[what] == before[what]  # everything keeps its place on it
    walk(table, 34)
    assert at(table, 0, WHITE) == 34


@pytest.mark.rule("RN-38")
def test_without_the_ring_the_castle_stays() -> None:
    table = begun(enchanted=True)
    rolled(table, WHITE)
    assert table.view(0)["turned"] == 0


@pytest.mark.rule("RN-62")
def test_the_castle_turns_even_when_that_knight_is_home() -> None:
    table = send_home(begun(enchanted=True), 0, WHITE, 0)
    table.chance("roll", WHITE, True)
    assert table.view(0)["turned"] == 1
    assert table.asked() == [(0, "choose")]


@pytest.mark.rule("RN-62")
def test_without_the_option_the_ring_means_nothing() -> None:
    table = begun()
    assert table.refused(CHANCE, "roll", WHITE, True) == "RN-62"
    assert {choice[2] for choice in table.choices(CHANCE)} == {False}


@pytest.mark.rule("RN-62")
def test_the_ring_is_on_no_other_face() -> None:
    assert begun(enchanted=True).refused(CHANCE, "roll", GREY, True) == "RN-62"


@pytest.mark.rule("RN-39", "RN-63")
@pytest.mark.parametrize(("seats", "seed"), [(2, 7), (4, 8)])
def test_everybody_is_told_and_shown_the_same(seats: int, seed: int) -> None:
    game = RocNoir()
    rng = random.Random(seed)
    chance = RandomChance(rng)
    s = game.setup(seats, {"enchanted": True})
    for _ in range(400):
        m = random_move(game, s, chance, rng)
        viewers = range(TABLE, seats)
        assert len({game.tell(s, m, viewer) for viewer in viewers}) == 1
        assert all(game.view(s, viewer) == game.view(s, TABLE) for viewer in viewers)
        game.apply(s, m)


@pytest.mark.rule("RN-39")
def test_what_is_not_drawn_yet_lies_nowhere() -> None:
    """Two games that went alike are alike: no trap and no order of a pile waits in them."""
    tables = [falls(walk(rolled(put(begun(), (0, BLACK, 33))), 34), 35) for _ in range(2)]
    assert tables[0].state.key() == tables[1].state.key()
    assert tables[0].state.maybe.count(0b1111) == 19  # all slabs but one are as open as at first
    world = tables[0].game.imagine(tables[0].view(1), random.Random(1))
    assert world.key() == tables[0].state.key()


@pytest.mark.rule("RN-63")
def test_no_page_is_secret_and_no_curtain_falls() -> None:
    table = Table(RocNoir.key, 3)
    for _ in range(300):
        hand = handoff(TABLE, table.session.asks())
        assert hand.to == TABLE
        assert not hand.curtain
        table.at_random(len(table.session.moves), 1)


@pytest.mark.rule("RN-63", "RN-11")
def test_nothing_is_ever_taken_back() -> None:
    table = give(begun(), 0, BLACK, 3, 4)
    rng = random.Random(63)
    chance = RandomChance(rng)
    verbs = set()
    for count in range(len(table.session.moves), 2000):
        last = random_move(table.game, table.state, chance, rng)
        table.session.play(last)
        verbs.add(last.verb)
        if last.by >= 0:
            assert table.session.undo_floor(last.by).at == count + 1
    assert verbs >= {"step", "jump", "end_turn"}


@pytest.mark.rule("RN-63", "RN-11")
@pytest.mark.parametrize("verb", ["swap", "rob", "choose", "beside", "exchange", "keep"])
def test_these_are_told_with_more_than_the_move(verb: str) -> None:
    table = begun()
    table.state.racks[:4] = [0, 4, 1, 6]
    table.state.racks[2 * knight(1, GREY) :] = [5, 8, -1, -1]
    table.arrange(mover=knight(0, BLACK))
    args = {"swap": (1,), "rob": (5,), "choose": (BLACK,), "beside": (32,), "exchange": (0,), "keep": ()}[
        verb
    ]
    assert reveals(table.game.tell(table.state, Move(0, verb, args), 1))


@pytest.mark.rule("RN-63")
def test_a_fall_shows_its_trap_until_the_screen_is_touched() -> None:
    table = rolled(put(begun(), (0, BLACK, 33)))
    table.play(0, "step", 34)
    table.chance("trap", 34, True)
    assert table.asked() == [(TABLE, "fall")]
    assert table.choices(TABLE) == {("seen",)}
    assert table.choices(0) == set()
    assert table.view(0)["traps"] == [34]


@pytest.mark.rule("RN-63")
def test_a_counterweights_fall_is_shown_as_well() -> None:
    table = rolled(put(begun(), (0, BLACK, 22), (1, WHITE, 33)))
    table.play(0, "step", 12)
    table.chance("trap", 33, True)
    assert table.asked() == [(TABLE, "fall")]
    assert table.view(0)["traps"] == [33]


@pytest.mark.rule("RN-63")
def test_at_the_end_the_found_traps_and_the_history_are_shown() -> None:
    table = falls(rolled(put(begun(), (0, BLACK, 33))), 34)
    walk(put(rolled(table), (1, BLACK, 12)), 22, 23, 13)
    assert table.view(0)["traps"] == []
    assert not table.view(0)["history"]
    table.table("stop")
    assert table.view(0)["traps"] == [34]
    assert table.view(0)["history"]


@pytest.mark.rule("RN-63")
def test_a_board_without_its_memory_shows_all_squares_alike() -> None:
    """But for its memory, a view is the same whichever squares have proved safe."""
    table = walk(rolled(put(begun(), (0, BLACK, 33))), 34, 35, 25, 26)
    views = [table.view(0), table.arrange(maybe=begun().state.maybe).view(0)]
    memories = [view.pop("memory") for view in views]
    assert memories[0] != memories[1]
    assert views[0] == views[1]
