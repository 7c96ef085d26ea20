"""RN-24 to RN-30, RN-51 to RN-54: visits, draws, exchanges and piles."""

from __future__ import annotations

import pytest

from coffres.engine.contract import CHANCE
from coffres.games.roc_noir.material import TREASURE, pile
from tests.games.roc_noir.positions import (
    BLACK,
    BLACK_GALLERY,
    GREY,
    GREY_GALLERY,
    WHITE,
    WHITE_GALLERY,
    at,
    begun,
    draw,
    give,
    knight,
    put,
    rack,
    rolled,
    walk,
)
from tests.games.table import Table


def visiting(table: Table, gallery: int, helmet: int) -> Table:
    """The active player's knight goes into a gallery, from a square beside it."""
    square = {BLACK_GALLERY: 12, GREY_GALLERY: 17, WHITE_GALLERY: 82}[gallery]
    put(table, (table.state.seat, helmet, square))
    rolled(table, helmet).play(table.state.seat, "step", gallery)
    return table


def exchanging() -> Table:
    """The black knight is in its own gallery again; the white one has put nothing there yet."""
    table = give(begun(3), 0, BLACK, 3, 4)
    return visiting(table, BLACK_GALLERY, BLACK)


@pytest.mark.rule("RN-24")
def test_a_knight_visits_the_gallery_of_its_colour_first() -> None:
    table = rolled(put(begun(), (0, GREY, 12)), GREY)
    assert table.refused(0, "step", BLACK_GALLERY) == "RN-24"
    visiting(table.arrange(phase="roll"), GREY_GALLERY, GREY)
    draw(table, 0, 5)
    table.play(0, "end_turn")
    rolled(table).play(1, "end_turn")
    visiting(table, BLACK_GALLERY, GREY)
    assert table.asked() == [(CHANCE, "draw")]


@pytest.mark.rule("RN-25")
def test_the_first_visit_draws_two_for_the_knight_of_the_gallerys_colour() -> None:
    table = visiting(begun(), BLACK_GALLERY, BLACK)
    first = table.view(0)["memory"]["unseen"][BLACK]
    assert table.choices(CHANCE) == {("draw", BLACK, portrait) for portrait in first}
    draw(table, first[0])
    assert table.asked() == [(CHANCE, "draw")]
    assert table.choices(CHANCE) == {("draw", BLACK, portrait) for portrait in first[1:]}
    draw(table, first[2])
    assert rack(table, 0, BLACK) == {first[0], first[2]}
    assert table.asked() == [(0, "move")]


@pytest.mark.rule("RN-25")
def test_another_knight_draws_for_the_knight_of_the_gallerys_colour() -> None:
    table = visiting(give(begun(), 0, BLACK, 3, 4), WHITE_GALLERY, BLACK)
    draw(table, 0 + 1, 6 + 1)
    assert rack(table, 0, WHITE) == {1, 7}
    assert rack(table, 0, BLACK) == {3, 4}
    assert at(table, 0, WHITE) != at(table, 0, BLACK)


@pytest.mark.rule("RN-26", "RN-52")
def test_a_later_visit_exchanges_one_or_two_under_the_pile_for_as_many_from_the_top() -> None:
    table = exchanging()
    assert table.asked() == [(0, "exchange")]
    assert table.choices(0) == {
        ("keep",),
        ("exchange", 3),
        ("exchange", 4),
        ("exchange", 3, 4),
        ("exchange", 4, 3),
    }
    table.play(0, "exchange", 4)
    assert 3 in rack(table, 0, BLACK)
    draw(table, 9)
    assert rack(table, 0, BLACK) == {3, 9}
    assert table.view(0)["memory"]["under"][BLACK] == [4]
    assert table.asked() == [(0, "move")]


@pytest.mark.rule("RN-26")
def test_what_goes_under_the_pile_is_not_what_comes_from_its_top() -> None:
    table = exchanging()
    table.play(0, "exchange", 3, 4)
    assert {choice[2] for choice in table.choices(CHANCE)} == set(pile(3, BLACK)) - {3, 4}
    draw(table, 9, 10)
    assert rack(table, 0, BLACK) == {9, 10}


@pytest.mark.rule("RN-26")
def test_there_is_no_exchange_out_of_a_gallery() -> None:
    table = rolled(put(give(begun(), 0, BLACK, 3, 4), (0, BLACK, 12)))
    assert table.refused(0, "exchange", 3) == "RN-26"
    assert table.refused(0, "keep") == "RN-26"


@pytest.mark.rule("RN-27")
def test_the_knight_leaves_by_the_square_it_came_in_by_and_may_move_on() -> None:
    table = visiting(begun(), BLACK_GALLERY, BLACK)
    draw(table, 3, 4)
    assert at(table, 0, BLACK) == 12
    walk(table, 13)
    assert at(table, 0, BLACK) == 13


@pytest.mark.rule("RN-27", "RN-40")
def test_coming_out_loads_nothing() -> None:
    table = visiting(begun(), BLACK_GALLERY, BLACK)
    draw(table, 3, 4)
    assert table.asked() == [(0, "move")]
    assert table.state.maybe == begun().state.maybe


@pytest.mark.rule("RN-29")
def test_a_gallery_is_visited_once_in_a_turn() -> None:
    table = visiting(begun(), BLACK_GALLERY, BLACK)
    draw(table, 3, 4)
    assert table.refused(0, "step", BLACK_GALLERY) == "RN-29"
    table.play(0, "end_turn")
    rolled(table).play(1, "end_turn")
    visiting(table, BLACK_GALLERY, BLACK)
    assert table.asked() == [(0, "exchange")]


@pytest.mark.rule("RN-30", "RN-27")
def test_an_exchange_may_be_declined_and_a_draw_may_not() -> None:
    table = exchanging()
    table.play(0, "keep")
    assert at(table, 0, BLACK) == 12
    assert table.asked() == [(0, "move")]
    assert rack(table, 0, BLACK) == {3, 4}
    assert table.view(0)["memory"]["under"][BLACK] == []
    assert table.refused(0, "step", BLACK_GALLERY) == "RN-29"  # it has been entered all the same
    table = visiting(begun(), BLACK_GALLERY, BLACK)
    assert table.choices(0) == set()


@pytest.mark.rule("RN-30", "RN-24", "RN-53")
def test_a_gallery_entered_for_nothing_has_been_entered() -> None:
    table = begun(2)
    table.state.unseen[GREY] = 0  # both have drawn there
    table.arrange(drawn=1 << knight(0, GREY))
    visiting(table, GREY_GALLERY, GREY)
    assert table.asked() == [(0, "move")]
    assert at(table, 0, GREY) == 17
    assert table.view(0)["visited"] == 1 << knight(0, GREY)
    assert table.refused(0, "step", GREY_GALLERY) == "RN-29"


@pytest.mark.rule("RN-51")
def test_a_gallery_drawn_by_another_is_still_to_be_visited_first() -> None:
    table = visiting(give(begun(), 0, BLACK, 3, 4), WHITE_GALLERY, BLACK)
    draw(table, 1, 7)
    put(table, (0, BLACK, 33)).play(0, "end_turn")
    rolled(table).play(1, "end_turn")
    rolled(put(table, (0, WHITE, 12)), WHITE)
    assert table.refused(0, "step", BLACK_GALLERY) == "RN-24"
    visiting(table.arrange(phase="roll"), WHITE_GALLERY, WHITE)
    assert table.asked() == [(0, "exchange")]
    table.play(0, "keep")
    walk(put(table, (0, WHITE, 12)), BLACK_GALLERY)
    assert table.asked() == [(0, "exchange")]


@pytest.mark.rule("RN-51")
def test_with_a_pair_a_knight_goes_to_the_treasure_room_unvisited() -> None:
    table = give(begun(), 0, WHITE, 0, 1).arrange(visited=0)
    rolled(put(table, (0, WHITE, 34)), WHITE).play(0, "step", TREASURE)
    assert at(table, 0, WHITE) == TREASURE


@pytest.mark.rule("RN-52")
def test_the_order_under_the_pile_is_chosen_and_seen_by_all() -> None:
    for order in ((3, 4), (4, 3)):
        table = exchanging()
        fact = table.play(0, "exchange", *order)
        assert table.told(2) == fact
        assert fact[2] == order
        assert table.view(2)["memory"]["under"][BLACK] == list(order)


@pytest.mark.rule("RN-52")
def test_even_half_a_pair_may_go_and_any_portrait_under_any_pile() -> None:
    table = visiting(give(give(begun(3), 0, BLACK, 0, 1), 0, WHITE, 7, 8), WHITE_GALLERY, BLACK)
    table.play(0, "exchange", 0)  # its first gallery was the grey one
    assert table.view(0)["memory"]["under"][WHITE] == [0]


@pytest.mark.rule("RN-52")
def test_only_the_visitors_own_portraits_are_exchanged() -> None:
    table = exchanging()
    assert table.refused(0, "exchange", 9) == "RN-52"
    assert table.refused(0, "exchange", 3, 3) == "RN-52"


@pytest.mark.rule("RN-53")
def test_a_player_draws_once_in_each_gallery() -> None:
    table = exchanging()
    table.play(0, "exchange", 3, 4)
    draw(table, 9, 10)
    table.play(0, "end_turn")
    for seat in (1, 2):
        rolled(table).play(seat, "end_turn")
    visiting(table, BLACK_GALLERY, BLACK)  # its first two have gone, but it has drawn
    assert table.asked() == [(0, "exchange")]


@pytest.mark.rule("RN-53")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_pile_holds_two_for_each_player_who_has_not_drawn(seats: int) -> None:
    table = begun(seats)
    for seat in range(seats):
        visiting(table, BLACK_GALLERY, BLACK)
        for _ in range(2):
            table.session.play(table.session.legal(CHANCE)[0])
        assert table.view(0)["piles"] == [2 * (seats - 1 - seat), 2 * seats, 2 * seats]
        put(table, (seat, BLACK, 33 + seat)).play(seat, "end_turn")
    visiting(table, BLACK_GALLERY, BLACK)
    assert table.asked() == [(0, "move")]  # the pile is empty: no exchange is offered


@pytest.mark.rule("RN-54")
def test_a_draw_takes_one_of_the_set_then_the_oldest_of_those_put_under() -> None:
    table = exchanging()
    table.state.unseen[BLACK] = 1 << 9  # one of unknown order is left, ...
    table.state.under[BLACK] = (13, 15, 16)  # ... and others were put under it
    table.play(0, "exchange", 4, 3)
    assert table.choices(CHANCE) == {("draw", BLACK, 9)}
    draw(table, 9)
    assert table.choices(CHANCE) == {("draw", BLACK, 13)}
    assert table.refused(CHANCE, "draw", BLACK, 15) == "RN-54"
    draw(table, 13)
    assert rack(table, 0, BLACK) == {9, 13}
    assert table.view(0)["memory"]["under"][BLACK] == [15, 16, 4, 3]


@pytest.mark.rule("RN-54")
def test_each_of_the_set_is_as_likely() -> None:
    table = visiting(begun(4), BLACK_GALLERY, BLACK)
    assert table.game.weights(table.state, CHANCE) == [1.0] * 8
