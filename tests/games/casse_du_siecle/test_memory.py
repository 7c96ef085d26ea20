"""CS-42, CS-47: who knows which key, and what each seat remembers of closed bunches."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from coffres.engine.actors import RandomChance, random_move
from coffres.engine.contract import CHANCE, EVERYTHING, TABLE
from coffres.games.casse_du_siecle.keys import add, faces, sub
from coffres.games.casse_du_siecle.material import FREE
from coffres.games.casse_du_siecle.state import HAND, LIFTED, LOST, POOL, POOLS
from tests.games.casse_du_siecle.positions import (
    begun,
    key,
    keys,
    lay_out,
    mask,
    names,
    place,
    read_gear,
    take,
)
from tests.games.casse_du_siecle.test_box import MIXTURES
from tests.games.table import Table


def remembers(table: Table, viewer: int, lot: int) -> str:
    return names(table.view(viewer)["known"][lot])


def lot_of_pool(table: Table, at: int) -> int:
    pool: int = table.state.source[at]
    return POOL + pool


@pytest.mark.rule("CS-42")
def test_everybody_sees_where_keys_go_and_only_the_player_which() -> None:
    doors = {1: "1C . . .", 2: "2C . . .", 3: "3C . . ."}
    table = lay_out(begun(3), "1C 2C 3C", doors, {0: "6D 6D 6E"})
    table.play(0, "done")
    table.play(0, "put_back", key("2C"))
    assert table.told(0) == (0, "put_back", (key("2C"),))
    assert table.told(1) == table.told(TABLE) == (0, "put_back", (None,))
    assert table.view(1)["sizes"][0] == 4 and table.view(1)["sizes"][11] == 2
    assert remembers(table, 0, 0) == "2C" and remembers(table, 0, 11) == "1C 3C"
    assert remembers(table, 1, 0) == remembers(table, 1, 11) == ""


@pytest.mark.rule("CS-42")
def test_nobody_sees_a_gear_but_who_looks_and_everybody_sees_which() -> None:
    table = lay_out(begun(3), "6E", {3: "3C 4O 5D ."})
    place(table, 0, "6E")
    read_gear(table, 0, 2, 9)
    assert table.view(0)["gears"][2] == 9
    assert table.view(EVERYTHING)["gears"] == [None, None, 9, *[None] * 5]  # for who looks back at the game
    for viewer in (TABLE, 1, 2):
        assert table.view(viewer)["gears"] == [None] * 8
        assert table.view(viewer)["seen"] == [0b0100, 0, 0]


@pytest.mark.rule("CS-47")
def test_no_view_and_no_sentence_lists_what_a_bunch_holds() -> None:
    """Two games alike but for the keys put back: nothing differs but the memory, which no screen shows."""
    views = []
    for hand in ("1C 2C", "1C 3C"):
        doors = {1: "1C . . .", 2: "2C . . .", 3: "3C . . ."}
        table = lay_out(begun(3), hand, doors, {0: "6D 6D", 1: "4D 4D 4E 4E"})
        table.play(0, "done")
        assert table.told(0) == (0, "done", ())
        views.append(table.view(0))
    different = {name for name in views[0] if views[0][name] != views[1][name]}
    assert different == {"known"} and views[0]["hand"] == []


def test_a_seat_remembers_the_bunch_it_put_back_until_somebody_splits_it() -> None:
    doors = {1: "1C . . .", 2: "2C . . ."}
    table = lay_out(begun(3), "1C 2C", doors, {0: "6D 6D"}, owner=(-1,) * 6)
    table.play(0, "done")
    assert remembers(table, 0, 0) == "1C 2C"
    table.play(1, "take_bunch", 0)
    assert remembers(table, 0, HAND + 1) == "1C 2C" and remembers(table, 0, 0) == ""
    place(table, 1, "6D")
    assert remembers(table, 0, HAND + 1) == "1C 2C"
    table.play(1, "done")  # the other three fit on the free place: they stay together
    assert remembers(table, 0, 0) == "1C 2C" and remembers(table, 1, 0) == "1C 2C 6D"
    assert remembers(table, 2, 0) == remembers(table, TABLE, 0) == ""


def test_keys_split_out_of_sight_are_lost_and_found_again() -> None:
    doors = {1: "1C . . .", 2: "2C . . ."}
    table = lay_out(begun(3), "1C 2C", doors, {0: "6C 6O", 1: "4D 4D 5D"})
    table.arrange(bunch=[mask("1C 2C 6C 6O"), *table.state.bunch[1:]], hands=[0, 0, table.state.hands[2]])
    memory = [0] * len(table.state.known)
    memory[0] = mask("1C 2C")  # what seat 0 knows of place 0
    table.arrange(known=memory, phase="take", seat=1)
    table.play(1, "take_bunch", 0)
    place(table, 1, "6C")
    place(table, 1, "6O", 5)
    table.play(1, "done")
    table.play(1, "put_back", key("2C"))
    assert remembers(table, 0, LOST) == "1C 2C" and remembers(table, 1, 1) == "2C"
    table.arrange(seat=0, phase="take", emptied=-1)
    table.play(0, "take_bunch", 1)
    assert remembers(table, 0, LOST) == "1C"


def test_everybody_knows_that_a_doors_keys_are_in_the_shuffle() -> None:
    table = lay_out(begun(3), "6E", {3: "3C 4O 5D ."})
    place(table, 0, "6E")
    table.play(0, "decline")
    table.play(0, "done")
    table.play(0, "pick", 0)
    table.play(0, "pick", 1)
    for viewer in (TABLE, 0, 1, 2):
        assert remembers(table, viewer, lot_of_pool(table, 0)) == "3C 4O 5D 6E"
    at = lot_of_pool(table, 0)
    table.play(1, "take_bunch", 0)
    for name, fresh in (("3C", False), ("1C", True), ("1C", True), ("6E", False)):
        table.chance("draw", key(name), fresh)
    assert remembers(table, 1, at) == "4O 5D"
    assert remembers(table, 0, at) == "" and remembers(table, 0, LOST) == "3C 4O 5D 6E"
    assert table.told(1) == (CHANCE, "draw", (key("6E"), None))
    place(table, 1, "6E")
    assert remembers(table, 0, LOST) == "3C 4O 5D"


def test_a_key_nobody_has_looked_at_is_never_a_lost_one() -> None:
    table = begun()
    memory = [0] * len(table.state.known)
    memory[LOST * 3] = mask("2O")
    table.arrange(known=memory)
    take(table, 0, 0, "2O 1C 1C 1D")
    assert remembers(table, 0, LOST) == "2O"
    assert (table.view(TABLE)["drawing"], table.view(TABLE)["to_draw"]) == (-1, 0)


@pytest.mark.parametrize(("seats", "options"), MIXTURES)
def test_a_memory_never_says_more_than_the_truth(seats: int, options: dict[str, Any]) -> None:
    table = Table("casse_du_siecle", seats, options)
    game, state, rng = table.game, table.state, random.Random(seats)
    actor = RandomChance(rng)
    for _move in range(700):
        if not game.asks(state):
            break
        game.apply(state, random_move(game, state, actor, rng))
        for row in range(seats + 1):
            known = state.known[row :: seats + 1]
            hands = state.hands[:]
            if state.phase == "return":  # what was lifted has mingled with the hand
                hands[state.seat] = add(hands[state.seat], state.lifted)
            truth = [*state.bunch, *hands, *[0] * (6 - seats), *state.pool, state.lifted]
            assert not any(sub(some, lot) for some, lot in zip(known[:LOST], truth, strict=True))
            assert not Counter(faces(known[LOST])) - _closed(state, row, known)


def _closed(state: Any, row: int, known: list[int]) -> Counter[int]:
    """The keys that lie face down, have been looked at, and that a row does not know the place of."""
    closed: Counter[int] = Counter()
    for seat, hand in enumerate(state.hands):
        if seat != row:
            closed.update(faces(hand))
    for lot in (*state.bunch, *state.pool, state.lifted, state.spilled):
        closed.update(faces(lot))
    if state.options.hidden_keys:
        closed.update(face for face in state.laid if face != FREE)
    for lot in known[:LOST]:
        closed.subtract(faces(lot))
    assert LIFTED == POOL + POOLS
    return closed


def test_an_imagined_world_keeps_to_what_its_viewer_remembers() -> None:
    doors = {1: "1C . . .", 2: "2C . . ."}
    table = lay_out(begun(3), "1C 2C", doors, {0: "6D 6D"})
    table.play(0, "done")
    view, rng = table.view(0), random.Random(4)
    others = set()
    for _world in range(20):
        world = table.game.imagine(view, rng)
        assert not sub(mask("1C 2C"), world.bunch[0]) and world.bunch[0].bit_count() == 4
        assert world.unseen.bit_count() == 4 * world.source.count(0)
        others.add(world.bunch[0])
    assert len(others) > 5


def test_an_imagined_hand_that_is_being_put_back_had_nothing_to_place() -> None:
    doors = {door: f"{door}C . . ." for door in range(1, 7)}
    table = lay_out(begun(3), "1C 2C 3C 4C", doors, {0: "6D 6D 6E"}, seat=0)
    table.play(0, "done")
    assert table.asked() == [(0, "return")]
    rng = random.Random(1)
    for _world in range(20):
        hand = table.game.imagine(table.view(1), rng).hands[0]
        assert hand.bit_count() == 4 and not set(faces(hand)) - set(keys("1C 2C 3C 4C 5C 6C"))


@pytest.mark.rule("CS-37", "CS-54")
@pytest.mark.parametrize("options", [{"keep_keys": True}, {"hidden_keys": True}])
def test_an_imagined_hand_may_hold_any_key_where_keys_may_be_held_back(options: dict[str, Any]) -> None:
    """1C and 1O: one fits door 1, the other no door, and either may have been kept."""
    table = lay_out(begun(3, **options), "2C 2O 3C 3O", {}, {0: "6D 6D 6E"}, phase="return")
    hands = [table.game.imagine(table.view(1), random.Random(seed)).hands[0] for seed in range(60)]
    held = {face for hand in hands for face in faces(hand)}
    assert {key("1C"), key("1O")} <= held


def test_nobody_else_can_tell_a_lifted_key_from_one_of_the_hand_as_they_go_back() -> None:
    """3C was lifted, and 3C is in hand as well: putting one back looks like putting back any other key."""
    views = []
    for first in ("3C", "1D"):
        table = lay_out(begun(3, master_codes=True, keep_keys=True), "5C 5O 5E 3C 1D", {3: "3C 4O 5D ."})
        table.play(0, "change", 2, 5)
        table.play(0, "decline")
        table.play(0, "done")
        assert table.view(0)["lifted"] == keys("3C 4O")
        assert remembers(table, 1, LIFTED) == "" and remembers(table, 1, HAND) == "3C 4O"
        table.play(0, "put_back", key(first))
        assert remembers(table, 1, LOST) == "3C 4O"
        views.append(table.view(1))
        table.table("stop")
        views.append(table.view(1))
    assert views[:2] == views[2:] and views[0]["hand_sizes"][0] == 3


@pytest.mark.rule("CS-61")
@pytest.mark.parametrize("seat", [0, 1])
def test_lifted_keys_lie_with_the_hand_where_the_table_stops(seat: int) -> None:
    options = {"master_codes": True, "keep_keys": True}
    table = lay_out(begun(3, **options), {seat: "5C 5O 5E 1D"}, {3: "3C 4O 5D ."}, seat=seat)
    table.play(seat, "change", 2, 5)
    table.play(seat, "decline")
    assert remembers(table, 2, LIFTED) == "3C 4O" and remembers(table, 2, HAND + seat) == ""
    table.table("stop")
    assert remembers(table, 2, LIFTED) == "" and remembers(table, 2, HAND + seat) == "3C 4O"
    view = table.view(2)
    assert (view["hand_sizes"][seat], view["lifted_size"]) == (1 + 2, 0)
