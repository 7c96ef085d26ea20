"""CS-25 to CS-27, CS-54, CS-55: doors that belong to somebody, face up."""

from __future__ import annotations

from typing import Any

import pytest

from coffres.engine.contract import CHANCE
from tests.games.casse_du_siecle.positions import (
    THREE_EACH,
    begun,
    key,
    lay_out,
    on_door,
    place,
    placements,
    read_gear,
)
from tests.games.table import Table

ONE_EACH = (0, 1, 2, 3, -1, -1)


@pytest.mark.rule("CS-25")
@pytest.mark.parametrize(("seats", "each"), [(2, 3), (3, 2), (4, 1), (5, 1), (6, 1)])
def test_doors_are_dealt_at_random(seats: int, each: int) -> None:
    table = Table("casse_du_siecle", seats, {"owned_doors": True})
    table.table("starter", 0)
    assert table.choices(CHANCE) == {("deal_door", 0, door) for door in range(6)}
    table.chance("deal_door", 0, 4)
    assert table.choices(CHANCE) == {("deal_door", 1, door) for door in (0, 1, 2, 3, 5)}
    while table.ask().prompt == "deal_door":
        table.session.play(table.session.legal(CHANCE)[-1])
    owner = table.view(0)["owner"]
    assert [owner.count(seat) for seat in range(seats)] == [each] * seats
    assert owner[4] == 0 and owner.count(-1) == 6 - each * seats


@pytest.mark.rule("CS-25")
def test_without_the_option_nobody_owns_a_door() -> None:
    assert begun(4).view(0)["owner"] == [-1] * 6


@pytest.mark.rule("CS-02", "CS-27")
def test_a_key_that_does_not_fit_is_refused_otherwise_on_ones_own_door() -> None:
    table = lay_out(begun(2, owned_doors=True), {0: "6D 1C"}, owner=THREE_EACH)
    assert table.refused(0, "place", key("6D"), key("1D")) == "CS-02"
    assert table.refused(0, "place", key("6D"), key("6D")) == "CS-27"


def opening(seats: int, owner: tuple[int, ...], seat: int = 0, door: int = 1, extra: int = 0) -> Table:
    """`seat` opens a door with its last key, 4E of door 1 or 5E of door 2, and looks."""
    last = {1: "4E", 2: "5E"}[door]
    doors = {1: "1C 2O 3D .", 2: "2C 3O 4D ."}
    table = lay_out(
        begun(seats, owned_doors=True), {seat: last}, doors, seat=seat, owner=owner, extra=extra, idle=0
    )
    if owner[door - 1] == seat:
        place(table, seat, last)
    else:
        table.play(seat, "steal", door - 1, 0)
    read_gear(table, seat, 0, 5)
    return table


@pytest.mark.rule("CS-26")
@pytest.mark.parametrize(("seats", "owner"), [(4, ONE_EACH), (5, (0, 1, 2, 3, 4, -1))])
def test_a_first_own_door_brings_another_of_ones_choice(seats: int, owner: tuple[int, ...]) -> None:
    table = opening(seats, owner)
    assert table.asked() == [(0, "claim")]
    assert table.choices(0) == {("claim", door) for door in range(6) if owner[door] == -1}
    assert table.refused(0, "claim", 1) == "CS-26"
    table.play(0, "claim", 5)
    assert table.state.owner[5] == 0 and table.asked() == [(0, "act")]
    assert table.state.extra == 0b0001
    second = opening(seats, table.state.owner, 1, 2, extra=table.state.extra)
    assert second.asked() == ([(1, "claim")] if -1 in table.state.owner else [(1, "act")])


@pytest.mark.rule("CS-26")
def test_one_door_more_for_each_player() -> None:
    assert opening(4, ONE_EACH, extra=0b0001).asked() == [(0, "act")]


@pytest.mark.rule("CS-26")
def test_a_look_declined_brings_the_door_as_well() -> None:
    table = lay_out(begun(4, owned_doors=True), {0: "4E"}, {1: "1C 2O 3D ."}, owner=ONE_EACH)
    place(table, 0, "4E")
    table.play(0, "decline")
    assert table.asked() == [(0, "claim")]


@pytest.mark.rule("CS-26", "CS-55")
def test_opening_anothers_door_brings_a_look_but_no_door() -> None:
    table = opening(4, ONE_EACH, seat=0, door=2)
    assert table.state.seen[0] == 1 and table.asked() == [(0, "act")]
    table.play(0, "done")
    for at in (0, 1):
        table.play(0, "pick", at)
    assert on_door(table, 2) == ". . . ." and table.state.owner == ONE_EACH


def facing(hand: str, doors: dict[int, str], **options: Any) -> Table:
    """Doors 1 to 3 are seat 0's, 4 to 6 seat 1's."""
    return lay_out(begun(owned_doors=True, **options), hand, doors, owner=THREE_EACH)


@pytest.mark.rule("CS-27")
def test_one_places_on_ones_own_doors() -> None:
    table = facing("1C 4C 5O", {4: "4C . . ."})
    assert placements(table, 0) == {("1C", 1)}
    assert table.refused(0, "place", key("5O"), key("4O")) == "CS-27"


@pytest.mark.rule("CS-27")
def test_anothers_door_is_stolen_with_all_the_keys_that_open_it() -> None:
    table = facing("6D 1E", {4: "4C 5O . ."})
    assert table.choices(0) == {("steal", 3, 0), ("done",)}
    table.play(0, "steal", 3, 0)
    assert on_door(table, 4) == "4C 5O 6D 1E" and table.asked() == [(0, "look")]
    assert table.refused(0, "steal", 3, 0) == "CS-11"
    short = facing("6D", {4: "4C 5O . ."})
    assert short.choices(0) == {("done",)} and short.refused(0, "steal", 3, 0) == "CS-27"


@pytest.mark.rule("CS-27")
def test_a_door_begun_with_one_key_is_stolen_with_either_code() -> None:
    table = facing("4O 4D 4E 5O 6D 1E", {4: "4C . . ."}, master_codes=True)
    assert {choice for choice in table.choices(0) if choice[0] == "steal"} == {
        ("steal", 3, 0),
        ("steal", 3, 4),
    }


@pytest.mark.rule("CS-27")
def test_nobody_places_on_a_door_without_owner() -> None:
    table = lay_out(begun(4, owned_doors=True), {0: "5C 6O"}, {5: ". . 1D 2E"}, owner=ONE_EACH)
    assert table.choices(0) == {("done",)}
    assert table.refused(0, "place", key("5C"), key("5C")) == "CS-27"


@pytest.mark.rule("CS-54")
def test_stealing_is_never_compulsory_placing_on_ones_own_door_is() -> None:
    table = facing("6D 1E 1C", {4: "4C 5O . ."})
    assert table.refused(0, "done") == "CS-08"
    place(table, 0, "1C")
    assert table.choices(0) == {("steal", 3, 0), ("done",)}


@pytest.mark.rule("CS-54")
def test_an_empty_door_is_not_stolen() -> None:
    table = facing("4C 5O 6D 1E", {})
    assert table.refused(0, "steal", 3, 0) == "CS-54"
    assert not any(choice[0] == "steal" for choice in table.choices(0))
