"""CS-28, CS-42, CS-47: the keys and gears that a viewer holds possible where it cannot know."""

from __future__ import annotations

import random
from typing import Any

import pytest

from coffres.games.casse_du_siecle.keys import add, faces, gather, sub
from coffres.games.casse_du_siecle.material import GEARS
from coffres.games.casse_du_siecle.state import HAND, LOST, State
from tests.games.casse_du_siecle.positions import THREE_EACH, begun, key, keys, lay_out, mask, read_gear
from tests.games.table import Table


def worlds(table: Table, viewer: int, count: int = 60) -> list[State]:
    rng, view = random.Random(2), table.view(viewer)
    found: list[State] = [table.game.imagine(view, rng) for _world in range(count)]
    box = table.game.inventory(table.state)
    assert all(table.game.inventory(world) == box for world in found)
    return found


def remember(table: Table, viewer: int, **lots: str) -> None:
    """Puts keys into a viewer's memory: of a place ("at3"), a hand ("hand1"), or lost from sight ("lost")."""
    rows = table.session.seats + 1
    memory = table.state.known[:]
    for name, some in lots.items():
        lot = LOST if name == "lost" else HAND + int(name[4:]) if name[:4] == "hand" else int(name[2:])
        memory[lot * rows + viewer] = mask(some)
    table.arrange(known=memory)


@pytest.mark.rule("CS-42")
def test_a_lost_key_may_lie_wherever_somebody_has_looked() -> None:
    table = lay_out(begun(), bunches={2: "1C 2C 3C 4C", 5: "5C 6C 1O 2O"}, phase="take")
    remember(table, 1, lost="1C 6C")
    found = worlds(table, 1)
    for lost in ("1C", "6C"):
        where = {at for world in found for at in (2, 5) if world.bunch[at] & mask(lost)}
        assert where == {2, 5}
    assert {world.bunch[2] & mask("1C 6C") for world in found} >= {0, mask("1C"), mask("6C"), mask("1C 6C")}
    for world in found:
        assert not sub(mask("1C 6C"), add(world.bunch[2], world.bunch[5]))
        assert world.fresh == table.state.fresh and world.unseen.bit_count() == 40


@pytest.mark.rule("CS-42")
def test_what_is_remembered_stays_and_the_rest_of_a_bunch_may_be_any_key() -> None:
    table = lay_out(begun(), bunches={2: "1C 2C 3C 4C"}, phase="take")
    remember(table, 1, at2="1C 2C")
    found = worlds(table, 1)
    others = {face for world in found for face in faces(sub(world.bunch[2], mask("1C 2C")))}
    assert all(not sub(mask("1C 2C"), world.bunch[2]) for world in found)
    assert all(world.bunch[2].bit_count() == 4 for world in found)
    assert len(others) > 15


@pytest.mark.rule("CS-08")
@pytest.mark.parametrize("seat", [1, 2])
def test_whoever_puts_keys_back_is_thought_to_have_placed_what_they_could(seat: int) -> None:
    doors = {door: f"{door}C . . ." for door in range(1, 7)}
    table = lay_out(begun(3), {seat: "1C 2C 3C 4C"}, doors, {0: "6D 6D"}, seat=seat)
    table.play(seat, "done")
    assert table.asked() == [(seat, "return")]
    for viewer in (0, 3 - seat):
        for world in worlds(table, viewer, 20):
            assert world.hands[seat].bit_count() == 4
            assert not set(faces(world.hands[seat])) - set(keys("1C 2C 3C 4C 5C 6C"))
            assert world.bunch[0].bit_count() == 2


@pytest.mark.rule("CS-08")
def test_a_lost_key_is_in_a_hand_that_is_put_back_where_there_is_no_other_room() -> None:
    """Both lost keys can be nowhere but in the hand of seat 1, although one would have fitted a door."""
    doors = {door: f"{door}C . . ." for door in range(1, 7)}
    table = lay_out(begun(2), {1: "1C 2C 3C 4C"}, doors, {0: "6D 6D"}, seat=1)
    table.play(1, "done")
    remember(table, 0, at0="6D 6D", lost="1C 2C")
    hands = {world.hands[1] for world in worlds(table, 0)}
    assert all(not sub(mask("1C 2C"), hand) for hand in hands)
    assert len(hands) > 3


@pytest.mark.rule("CS-29", "CS-37")
@pytest.mark.parametrize("option", ["hidden_keys", "keep_keys"])
def test_where_placing_is_not_compulsory_a_hand_may_hold_what_would_fit(option: str) -> None:
    """With keys face down, seat 1 has one door only: with three, every key of the box would fit somewhere."""
    doors = {door: f"{door}C . . ." for door in range(1, 7)}
    owner = (1, 0, 0, 0, 0, 0) if option == "hidden_keys" else (-1,) * 6
    table = lay_out(begun(2, **{option: True}), {1: "1C 2C 3C 4C"}, doors, {0: "6D 6D"}, seat=1, owner=owner)
    table.play(1, "done")
    assert table.asked() == [(1, "return")]
    hands = [set(faces(world.hands[1])) for world in worlds(table, 0)]
    own = range(1, 2) if option == "hidden_keys" else range(1, 7)
    fitting = {face for door in own for face in keys(_code(door))[1:]}
    assert any(fitting & hand for hand in hands)


@pytest.mark.rule("CS-54", "CS-08")
def test_only_the_doors_of_ones_own_must_have_taken_what_fits() -> None:
    """Doors 4 to 6 are not seat 1's in this deal: what would fit there may still be in the hand."""
    doors = {door: f"{door}C . . ." for door in range(1, 7)}
    owner = tuple(1 - seat for seat in THREE_EACH)  # seat 1 owns the doors 1 to 3
    table = lay_out(begun(2, owned_doors=True), {1: "1C 2C 3C 4C"}, doors, {0: "6D 6D"}, seat=1, owner=owner)
    table.play(1, "done")
    hands = [set(faces(world.hands[1])) for world in worlds(table, 0)]
    own = {face for door in (1, 2, 3) for face in keys(_code(door))[1:]}
    others = {face for door in (4, 5, 6) for face in keys(_code(door))[1:]}
    assert not any(own & hand for hand in hands)
    assert any(others & hand for hand in hands)


def _code(door: int) -> str:
    return " ".join(f"{(door - 1 + letter) % 6 + 1}{'CODE'[letter]}" for letter in range(4))


@pytest.mark.rule("CS-42")
def test_only_a_gear_that_somebody_has_looked_at_has_a_value() -> None:
    table = lay_out(begun(3), phase="look", looker=0, opened=(0,))
    read_gear(table, 0, 2, 7)
    for viewer in (1, 2):
        found = worlds(table, viewer)
        assert {world.gears[2] for world in found} == set(GEARS)
        for world in found:
            assert world.gears[:2] == [0, 0] and world.gears[3:] == [0] * 5
            assert world.reserve == sum(1 << value for value in GEARS if value != world.gears[2])
    assert all(world.gears == [0, 0, 7, 0, 0, 0, 0, 0] for world in worlds(table, 0, 5))


@pytest.mark.rule("CS-42")
@pytest.mark.parametrize("slot", [0, 3])
def test_a_gear_that_is_being_drawn_has_no_value_yet(slot: int) -> None:
    table = lay_out(begun(), phase="look", looker=0, opened=(0,))
    table.play(0, "look", slot)
    assert table.ask().prompt == "gear"
    for viewer in (0, 1):
        assert table.view(viewer)["gears"] == [None] * 8
        assert all(not any(world.gears) for world in worlds(table, viewer, 10))


@pytest.mark.rule("CS-28")
def test_a_key_laid_face_down_may_be_any_that_was_looked_at() -> None:
    table = lay_out(
        begun(2, hidden_keys=True), {1: "5D 6D"}, {4: "1C . . .", 1: "2C . . ."}, owner=THREE_EACH, seat=1
    )
    table.play(1, "lay", key("5D"), key("4O"))
    found = worlds(table, 0)
    at, own = key("4C"), key("1C")
    assert all(world.laid[own] == key("2C") for world in found)
    assert len({world.laid[at] for world in found}) > 5
    assert len({world.laid[key("4O")] for world in found}) > 5
    assert all(world.hands[1].bit_count() == 1 for world in found)


@pytest.mark.rule("CS-12", "CS-42")
def test_a_hand_of_ones_own_is_never_guessed() -> None:
    table: Any = lay_out(begun(3), {0: "1C 2C", 1: "3C 4C", 2: "5C"}, {}, {0: "6D 6D"})
    for world in worlds(table, 1, 20):
        assert world.hands[1] == gather(keys("3C 4C"))
        assert world.hands[0].bit_count() == table.state.hands[0].bit_count()
        assert world.hands[2].bit_count() == table.state.hands[2].bit_count()
