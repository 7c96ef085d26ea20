"""The order of seats, tested without a window."""

from __future__ import annotations

import pytest

from coffres.engine.trouble import Trouble
from coffres.storage.roster import COLOURS, SYMBOLS, Player, Roster, Seat
from coffres.ui.seating import Seating, edges_of, looks_of, wanted


def player(name: str, symbol: str = "disc", colour: str = "yellow") -> Player:
    return Player(name, symbol, colour)


def seated(*names: str) -> Seating:
    seating = Seating()
    for name in names:
        seating.sit(player(name))
    return seating


def order(seating: Seating) -> list[str]:
    return [seat.name for seat in seating]


def test_people_spread_over_the_edges_the_long_ones_first() -> None:
    assert edges_of(2) == ["bottom", "top"]
    assert edges_of(5) == ["bottom", "bottom", "left", "top", "right"]
    for count in range(1, 9):
        edges = [seat.edge for seat in seated(*"ABCDEFGH"[:count])]
        assert edges == edges_of(count)


def test_no_two_look_alike() -> None:
    seating = seated(*"ABCDEFGH")
    assert {seat.symbol for seat in seating} == set(SYMBOLS)
    assert {seat.colour for seat in seating} == set(COLOURS)
    with pytest.raises(Trouble, match="Huit"):
        seating.sit(player("I"))
    with pytest.raises(Trouble, match="Huit"):
        seating.free_look()


def test_a_wish_is_granted_where_nobody_has_it() -> None:
    seating = seated("Ana")
    seat = seating.sit(player("Bo", "heart", "yellow"))
    assert seat.symbol == "heart"
    assert seat.colour != "yellow"


def test_nobody_sits_twice() -> None:
    seating = seated("Ana")
    with pytest.raises(Trouble, match="ana est déjà"):
        seating.sit(player("ana"))
    assert order(seating) == ["Ana"]


def test_four_on_an_edge_and_no_more() -> None:
    seating = Seating()
    for name in "ABCD":
        seating.sit(player(name), "left", 0)
    assert order(seating) == list("DCBA")
    seating.sit(player("E"), "right")
    with pytest.raises(Trouble, match="Quatre"):
        seating.move("E", "left", 0)
    with pytest.raises(Trouble, match="Quatre"):
        seating.sit(player("F"), "left")
    assert order(seating) == list("DCBAE")
    seating.move("A", "left", 0)  # on a full edge people can still change places
    assert order(seating) == list("ADCBE")


@pytest.mark.parametrize(("place", "after"), [(0, "BAC"), (1, "ABC"), (2, "ABC"), (3, "ACB")])
def test_a_place_on_ones_own_edge_counts_oneself(place: int, after: str) -> None:
    seating = Seating(
        [Seat(name, *look, "top") for name, *look in zip("ABC", SYMBOLS, COLOURS, strict=False)]
    )
    seating.move("B", "top", place)
    assert order(seating) == list(after)


def test_two_change_places_and_keep_their_looks() -> None:
    seating = seated("Ana", "Bo")
    before = {seat.name: seat for seat in seating}
    seating.swap("Ana", "Bo")
    assert order(seating) == ["Bo", "Ana"]
    for seat in seating:
        was = before[seat.name]
        assert (seat.symbol, seat.colour) == (was.symbol, was.colour)
        assert seat.edge != was.edge


def test_who_stands_up_is_gone_and_leaves_the_others() -> None:
    seating = seated("Ana", "Bo", "Chloé")
    seating.stand_up("Bo")
    assert order(seating) == ["Ana", "Chloé"]
    assert seating.find("bo") is None


def test_who_changes_stays_where_they_are() -> None:
    seating = seated("Ana", "Bo")
    edge = seating.find("Ana").edge
    seating.change("Ana", player("Anne", "moon", "lilac"))
    assert seating.find("anne") == Seat("Anne", "moon", "lilac", edge)
    assert len(seating) == 2


@pytest.mark.parametrize(
    ("count", "said"),
    [(2, "Il manque 2 personnes"), (3, "Il manque une personne"), (4, "on peut jouer"), (6, "on peut jouer")],
)
def test_too_few_are_told(count: int, said: str) -> None:
    sentence, fields = wanted(count, range(4, 7))
    assert said in sentence.format(**fields)


@pytest.mark.parametrize(("count", "said"), [(7, "Une personne de trop"), (8, "2 personnes de trop")])
def test_too_many_are_told(count: int, said: str) -> None:
    sentence, fields = wanted(count, range(4, 7))
    assert said in sentence.format(**fields)
    assert "de 4 à 6" in sentence.format(**fields)


def test_the_same_people_look_and_sit_as_they_did() -> None:
    seats = (Seat("Ana", "moon", "teal", "left"), Seat("Bo", "disc", "pink", "right"))
    assert looks_of(["Ana", "Bo"], Roster(seats=seats)) == list(seats)


def test_others_look_as_they_are_remembered_and_sit_evenly() -> None:
    roster = Roster(
        players=(player("Bo", "disc", "yellow"), player("Ana", "disc", "teal")),
        seats=(Seat("Bo", "moon", "pink", "left"),),
    )
    stranger, ana, bo = looks_of(["Zoé", "Ana", "Bo"], roster)
    assert (bo.symbol, bo.colour) != (ana.symbol, ana.colour)
    assert ana.colour == "teal"
    assert bo.colour == "yellow"
    assert len({stranger.symbol, ana.symbol, bo.symbol}) == 3
    assert [stranger.edge, ana.edge, bo.edge] == edges_of(3)
