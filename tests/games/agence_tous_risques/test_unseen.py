"""AT-04, AT-09, AT-46: imagined hands fit what has been seen and put down; hidden cards are never told."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coffres.engine.contract import TABLE
from coffres.games.agence_tous_risques.material import DECK
from tests.games.agence_tous_risques.positions import BENCHED, BOOST, CLEAR, PROWLING, SHOW, new, on
from tests.games.table import Table

PLAIN = "." * 20
GAMES = [(2, {}), (3, {}), (4, {"board": "longue"}), (2, {"two_characters": True})]


def imagined(table: Table, viewer: int, seed: int = 0) -> Any:
    return table.game.imagine(table.view(viewer), random.Random(seed))


@pytest.mark.rule("AT-46")
@settings(max_examples=25, deadline=None)
@given(st.sampled_from(GAMES), st.integers(0, 1000), st.integers(0, 400))
def test_an_imagined_world_shows_the_same_and_loses_no_card(
    game: tuple[int, dict[str, Any]], seed: int, moves: int
) -> None:
    seats, options = game
    table = new(seats, **options).at_random(seed, moves)
    box = table.game.inventory(table.state)
    for viewer in range(TABLE, seats):
        view = table.view(viewer)
        assert json.loads(json.dumps(view)) == view
        world = imagined(table, viewer, seed)
        assert table.game.view(world, viewer) == view
        assert table.game.inventory(world) == box
        assert table.game.asks(world) == table.session.asks()
        assert min(world.pile) >= 0


@pytest.mark.rule("AT-04")
def test_other_hands_are_imagined_in_many_ways() -> None:
    table = new(3).at_random(2, 30)
    own = table.state.hands[1]
    worlds = [imagined(table, 1, seed) for seed in range(20)]
    assert {world.hands[1] for world in worlds} == {own}
    assert len({tuple(world.hands) for world in worlds}) > 10


@pytest.mark.rule("AT-09")
def test_all_know_what_the_shuffled_pile_holds_and_what_is_left_in_hands() -> None:
    """All four "benched" have been put down and shuffled in: nobody can hold one who has not drawn since."""
    deck = list(DECK)
    for kind in (PROWLING, PROWLING, BOOST, BOOST, CLEAR, CLEAR):
        deck[kind] -= 1
    deck[SHOW] -= 3
    table = on(PLAIN, 3, 8, 12, hand=(), pile=[0] * 14, discards=deck)
    table.arrange(hands=[(PROWLING, BOOST, CLEAR), (PROWLING, BOOST, CLEAR), (SHOW, SHOW, SHOW)])
    table.play(0, "discard", CLEAR)
    table.chance("shuffle")
    table.chance("draw", 0, BENCHED)
    for seed in range(10):
        world = imagined(table, 1, seed)
        assert world.hands[1] == (PROWLING, BOOST, CLEAR)
        assert sorted((*world.hands[2], *world.kept[0])) == [PROWLING, BOOST, SHOW, SHOW, SHOW]
        assert len(world.hands[0]) == 3
        assert sum(world.pile) == sum(deck)
    drawn = {card for seed in range(30) for card in imagined(table, 1, seed).hands[0]}
    assert len(drawn) > 5  # what seat 0 has drawn since may be anything


@pytest.mark.rule("AT-09")
def test_a_card_put_down_since_tells_where_the_others_of_its_kind_are() -> None:
    """Only one "show the way" was kept in hands, and seat 0 has put it down: nobody else holds one."""
    deck = list(DECK)
    deck[SHOW] -= 1
    deck[BOOST] -= 5
    table = on(PLAIN, 3, 8, hand=(), pile=[0] * 14, discards=deck)
    table.arrange(hands=[(BOOST, BOOST, SHOW), (BOOST, BOOST, BOOST)])
    table.play(0, "discard", BOOST)
    table.chance("shuffle")
    table.chance("draw", 0, CLEAR)
    table.chance("advance", 1)
    table.arrange(active=0, phase="turn", rolled=False, carded=False)
    table.play(0, "discard", SHOW)
    table.chance("draw", 0, CLEAR)
    hands = set()
    for seed in range(40):
        world = imagined(table, TABLE, seed)
        hands.add(tuple(world.hands))
        drawn_show = world.hands[0].count(SHOW)
        assert world.hands[1].count(SHOW) <= 1
        assert world.kept[0].count(SHOW) + world.kept[1].count(SHOW) == 1
        assert world.hands[1] == world.kept[1]  # seat 1 has drawn nothing
        assert drawn_show <= 2
    assert len(hands) > 3


@pytest.mark.rule("AT-09")
def test_where_a_card_came_from_is_worked_out_backwards_if_need_be() -> None:
    """Seat 1 puts the kept card down later, having drawn nothing: so seat 0 must have drawn theirs."""
    deck = list(DECK)
    deck[SHOW] -= 1
    deck[BOOST] -= 4
    table = on(PLAIN, 3, 8, hand=(), pile=[0] * 14, discards=deck)
    table.arrange(hands=[(BOOST, BOOST), (BOOST, BOOST, SHOW)])
    table.arrange(phase="shuffle", carded=True)
    table.chance("shuffle")
    table.chance("draw", 0, SHOW)
    for seat in (0, 1):
        table.arrange(active=seat, phase="turn", rolled=False, carded=False)
        table.play(seat, "discard", SHOW)
        table.chance("draw", seat, CLEAR)
    for seed in range(25):
        world = imagined(table, TABLE, seed)
        assert world.kept[1].count(SHOW) == 1
        assert world.kept[0] == (BOOST, BOOST)
        assert world.kept[1] == (BOOST, BOOST, SHOW)


@pytest.mark.rule("AT-09")
def test_an_explanation_given_up_leaves_nothing_behind() -> None:
    """Seat 2 has drawn nothing: so its card was kept, and seat 0 must have drawn theirs. Whatever was tried
    before that came out, seat 1 has drawn nothing either, and kept what it put down in between."""
    deck = list(DECK)
    deck[SHOW] -= 1
    deck[CLEAR] -= 1
    deck[BOOST] -= 6
    table = on(PLAIN, 3, 8, 12, hand=(), pile=[0] * 14, discards=deck)
    table.arrange(hands=[(BOOST, BOOST), (BOOST, BOOST, CLEAR), (BOOST, BOOST, SHOW)])
    table.arrange(phase="shuffle", carded=True)
    table.chance("shuffle")
    table.chance("draw", 0, SHOW)
    for seat, card in enumerate((SHOW, CLEAR, SHOW)):
        table.arrange(active=seat, phase="turn", rolled=False, carded=False)
        table.play(seat, "discard", card)
        table.chance("draw", seat, PROWLING)
    for seed in range(40):
        world = imagined(table, TABLE, seed)
        assert world.kept == [(BOOST, BOOST), (BOOST, BOOST, CLEAR), (BOOST, BOOST, SHOW)]


@pytest.mark.rule("AT-46")
def test_a_private_draw_tells_others_nothing_of_the_card() -> None:
    table = on(PLAIN, 3, 8, hand=(BOOST, CLEAR, SHOW))
    table.play(0, "discard", CLEAR)
    table.chance("draw", 0, PROWLING)
    told = {viewer: table.told(viewer) for viewer in (TABLE, 0, 1)}
    assert told[0][2] == (0, PROWLING)
    assert told[1] == told[TABLE] == (told[0][0], "draw", (0, None))


@pytest.mark.rule("AT-09", "AT-26")
def test_a_card_that_lay_before_a_player_was_neither_shuffled_nor_in_a_hand() -> None:
    deck = list(DECK)
    deck[BENCHED] -= 1
    deck[BOOST] -= 6
    table = on(PLAIN, 3, 8, pile=[0] * 14, discards=deck, benched=0b10)
    box = table.game.inventory(table.state)
    table.play(0, "discard", BOOST)
    table.chance("shuffle")
    table.chance("draw", 0, CLEAR)
    for seed in range(5):
        world = imagined(table, TABLE, seed)
        assert table.game.inventory(world) == box
        assert world.hands[1] == (BOOST,) * 3
    assert table.view(TABLE)["aside"] == 1


@pytest.mark.rule("AT-46")
@pytest.mark.parametrize("benched", [0, 0b10])
def test_when_all_hands_lie_open_the_pile_is_known(benched: int) -> None:
    deck = list(DECK)
    deck[BENCHED] -= benched.bit_count()
    deck[BOOST] -= 6
    table = on(PLAIN, 3, 8, pile=[0] * 14, discards=deck, benched=benched)
    table.play(0, "discard", BOOST)
    table.chance("shuffle")
    table.chance("draw", 0, CLEAR)
    table.table("stop")
    table.table("show_hands")
    view = table.view(TABLE)
    assert (view["kept"], view["kept_sizes"], view["since"], view["aside"]) == ([[], []], [0, 0], [], 0)
    world = imagined(table, TABLE)
    assert (world.pile, world.hands) == (table.state.pile, table.state.hands)
    assert sum(view["stock"]) == view["pile"] + 6


@pytest.mark.rule("AT-46")
def test_an_imagined_world_may_be_played_on_and_the_view_stays_as_it_was() -> None:
    table = new(3).at_random(4, 60)
    view = table.view(1)
    before = json.dumps(view)
    world = table.game.imagine(view, random.Random(1))
    for card, count in enumerate(world.discards):
        world.discards[card] = count + 1
    for flat in (world.at, world.since, world.stock, world.rolls, world.figures, world.pile):
        flat.append(0)
    assert json.dumps(view) == before
