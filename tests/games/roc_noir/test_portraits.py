"""RN-31 to RN-35, RN-55 to RN-57: racks, swaps and robbers."""

from __future__ import annotations

import pytest

from coffres.engine.contract import CHANCE, TABLE
from coffres.games.roc_noir.material import ENTRANCE, GALLERIES, TREASURE, is_pair, other_half
from coffres.games.roc_noir.rules import RocNoir
from coffres.games.roc_noir.state import State
from tests.games.roc_noir.positions import (
    BLACK,
    BLACK_GALLERY,
    GREY,
    WHITE,
    begun,
    draw,
    give,
    knight,
    playout,
    put,
    rack,
    rolled,
    safe,
    send_home,
    walk,
)
from tests.games.table import Table


def robberies(table: Table) -> set[int]:
    return {choice[1] for choice in table.choices(table.state.seat) if choice[0] == "rob"}


def swaps(table: Table) -> set[int]:
    return {choice[1] for choice in table.choices(table.state.seat) if choice[0] == "swap"}


def split(seat: int = 0) -> Table:
    """The halves 0 and 1 are with two knights of one seat."""
    return give(give(begun(), seat, BLACK, 0, 4), seat, GREY, 1, 6)


def facing(robber: int, victim: int) -> Table:
    """The black knight may step from `robber`; the victim holds the other half of its portrait 0."""
    table = give(give(begun(), 0, BLACK, 0, 4), 1, GREY, 1, 6)
    return rolled(put(table, (0, BLACK, robber), (1, GREY, victim)))


@pytest.mark.rule("RN-31")
def test_everybody_sees_the_portraits_of_every_knight() -> None:
    table = split()
    for viewer in (TABLE, 0, 1):
        assert table.view(viewer)["racks"] == [0, 4, 1, 6] + [-1] * 8


@pytest.mark.rule("RN-32", "RN-56")
@pytest.mark.parametrize(("asked_for", "gets"), [(1, BLACK), (0, GREY)])
def test_the_player_says_which_knight_gets_the_pair_and_the_other_gets_its_portrait(
    asked_for: int, gets: int
) -> None:
    table = split()
    assert swaps(table) == {0, 1}
    table.play(0, "swap", asked_for)
    assert rack(table, 0, gets) == {0, 1}
    assert rack(table, 0, GREY if gets == BLACK else BLACK) == {4, 6}


@pytest.mark.rule("RN-32")
def test_only_the_halves_of_ones_own_pairs_are_swapped() -> None:
    table = give(give(give(begun(), 0, BLACK, 0, 4), 0, GREY, 2, 6), 1, WHITE, 1, 3)
    rolled(table)
    assert swaps(table) == set()
    assert table.refused(0, "swap", 6) == "RN-32"
    assert table.refused(0, "swap", 1) == "RN-32"


@pytest.mark.rule("RN-32")
def test_nobody_swaps_on_anothers_turn() -> None:
    table = split(seat=1)
    assert table.refused(1, "swap", 0) == "RN-07"


@pytest.mark.rule("RN-56")
def test_swaps_are_made_from_before_the_roll_until_the_turn_ends() -> None:
    table = put(split(), (0, BLACK, 12), (0, GREY, 33))
    assert table.asked() == [(CHANCE, "roll"), (0, "swap")]
    rolled(table)
    assert swaps(table) == {0, 1}
    walk(table, 13)
    assert swaps(table) == {0, 1}
    walk(table, 12, BLACK_GALLERY)
    assert table.asked() == [(0, "exchange")]
    assert swaps(table) == {0, 1}
    table.play(0, "swap", 0)
    assert rack(table, 0, GREY) == {0, 1}
    assert ("exchange", 6, 4) in table.choices(0)


@pytest.mark.rule("RN-56")
def test_swaps_are_made_while_another_knight_is_chosen_and_as_often_as_wanted() -> None:
    table = give(send_home(begun(), 0, WHITE, 5), 0, BLACK, 0, 2)
    rolled(give(table, 0, GREY, 1, 3), WHITE)
    assert table.asked() == [(0, "choose")]
    assert swaps(table) == {0, 1, 2, 3}
    table.play(0, "swap", 0)  # makes both pairs at once
    assert rack(table, 0, GREY) == {0, 1}
    assert rack(table, 0, BLACK) == {2, 3}
    assert swaps(table) == set()


@pytest.mark.rule("RN-56", "RN-19")
def test_swaps_are_made_while_a_square_is_chosen() -> None:
    table = split()
    rolled(put(table, (0, BLACK, 22), (1, WHITE, 33)))
    table.play(0, "step", 12)
    for square in (33, 12):
        table.chance("trap", square, True)
        table.table("seen")
    assert table.asked() == [(0, "beside")]
    assert swaps(table) == {0, 1}


@pytest.mark.rule("RN-33")
def test_the_robber_takes_the_other_half_and_gives_its_other_portrait() -> None:
    table = facing(33, 35)
    walk(table, 34)
    assert robberies(table) == {1}
    table.play(0, "rob", 1)
    assert rack(table, 0, BLACK) == {0, 1}
    assert rack(table, 1, GREY) == {4, 6}
    assert table.told(1)[3] == (BLACK, 1, GREY, 4)
    walk(table, 24)  # and may move on


@pytest.mark.rule("RN-33")
def test_the_victim_is_not_asked() -> None:
    table = walk(facing(33, 35), 34)
    table.play(0, "rob", 1)
    assert table.asked() == [(0, "move")]


@pytest.mark.rule("RN-33")
@pytest.mark.parametrize("victim", [25, 23, 36])
def test_only_a_victim_beside_and_not_diagonal_is_robbed(victim: int) -> None:
    table = facing(33, victim)
    walk(table, 34)
    assert robberies(table) == set()
    assert table.refused(0, "rob", 1) == "RN-33"


@pytest.mark.rule("RN-33")
def test_nobody_robs_their_own_knights_or_what_completes_nothing() -> None:
    table = give(give(begun(), 0, BLACK, 0, 4), 0, GREY, 1, 6)
    give(rolled(put(table, (0, BLACK, 33), (0, GREY, 35), (1, WHITE, 24))), 1, WHITE, 8, 10)
    assert table.refused(0, "rob", 1) == "RN-33"  # whether it has arrived or not
    walk(table, 34)
    assert robberies(table) == set()
    assert table.refused(0, "rob", 1) == "RN-33"
    assert table.refused(0, "rob", 8) == "RN-33"


@pytest.mark.rule("RN-34")
def test_the_robber_must_have_arrived_this_turn_and_may_decline() -> None:
    table = facing(34, 35)
    assert table.refused(0, "rob", 1) == "RN-34"
    walk(table, 24, 34)  # away and back (RN-57)
    assert robberies(table) == {1}
    table.play(0, "end_turn")
    assert rack(table, 1, GREY) == {1, 6}


@pytest.mark.rule("RN-34")
def test_having_arrived_in_an_earlier_turn_is_not_enough() -> None:
    table = walk(facing(33, 35), 34)
    table.play(0, "end_turn")
    rolled(table).play(1, "end_turn")
    assert robberies(rolled(table)) == set()
    assert table.refused(0, "rob", 1) == "RN-34"


@pytest.mark.rule("RN-34")
def test_coming_out_of_a_gallery_is_arriving() -> None:
    table = facing(12, 13)
    table.play(0, "step", BLACK_GALLERY)
    table.play(0, "keep")
    assert robberies(table) == {1}


@pytest.mark.rule("RN-34")
def test_a_jump_is_arriving() -> None:
    assert robberies(walk(facing(33, 25), 35, verb="jump")) == {1}


@pytest.mark.rule("RN-34")
@pytest.mark.parametrize("square", [78, 79, 87, 97])
def test_a_knight_at_the_entrance_is_robbed_from_the_squares_that_touch_it(square: int) -> None:
    beside = {78: 68, 79: 69, 87: 77, 97: 96}[square]
    assert robberies(walk(facing(beside, ENTRANCE), square)) == {1}
    assert robberies(walk(facing(ENTRANCE, ENTRANCE), square)) == {1}


@pytest.mark.rule("RN-34")
def test_a_knight_arriving_at_the_entrance_robs_those_squares_but_not_the_entrance() -> None:
    assert robberies(walk(facing(87, 78), ENTRANCE)) == {1}
    assert robberies(walk(facing(87, 68), ENTRANCE)) == set()
    assert robberies(walk(facing(87, ENTRANCE), ENTRANCE)) == set()


@pytest.mark.rule("RN-34", "RN-35")
def test_no_other_room_counts() -> None:
    table = facing(33, TREASURE)
    assert robberies(walk(table, 34)) == set()
    assert table.refused(0, "rob", 1) == "RN-35"


@pytest.mark.rule("RN-35")
def test_a_pair_is_never_broken() -> None:
    table = give(facing(33, 35), 1, GREY, 2, 3)
    walk(table, 34)
    assert robberies(table) == set()
    assert table.refused(0, "rob", 3) == "RN-35"
    pair = give(facing(33, 35), 0, BLACK, 0, 1)
    give(pair, 1, GREY, 4, 6)
    assert robberies(walk(pair, 34)) == set()


@pytest.mark.rule("RN-35", "RN-58")
def test_pairs_in_the_treasure_room_are_out_of_the_game() -> None:
    table = send_home(begun(), 0, BLACK, 0)
    assert swaps(rolled(table, GREY)) == set()
    home = send_home(begun(), 1, GREY, 0)
    rolled(safe(put(give(home, 0, BLACK, 4, 6), (0, BLACK, 33)), 34))
    assert robberies(walk(home, 34)) == set()
    assert home.refused(0, "rob", 0) == "RN-35"


@pytest.mark.rule("RN-33", "RN-35")
def test_what_only_equals_the_number_of_a_portrait_is_none() -> None:
    home = send_home(begun(), 1, GREY, 0)
    rolled(put(give(home, 0, BLACK, 4, 6), (0, BLACK, 33)))
    assert home.refused(0, "rob", 1) == "RN-35"
    for strange in (True, 1.0, "1", None, (1,)):
        assert home.refused(0, "rob", strange) == "RN-33"
    assert home.refused(0, "rob") == home.refused(0, "rob", 1, 1) == "RN-33"


@pytest.mark.rule("RN-57")
def test_the_robber_chooses_among_victims_and_halves() -> None:
    table = give(give(begun(), 0, BLACK, 0, 4), 1, GREY, 1, 6)
    give(table, 1, WHITE, 5, 8)
    rolled(put(table, (0, BLACK, 33), (1, GREY, 35), (1, WHITE, 24)))
    walk(table, 34)
    assert robberies(table) == {1, 5}
    one = give(give(begun(), 0, BLACK, 0, 4), 1, GREY, 1, 5)
    walk(rolled(put(one, (0, BLACK, 33), (1, GREY, 35))), 34)
    assert robberies(one) == {1, 5}


@pytest.mark.rule("RN-57")
def test_the_robber_gives_its_other_portrait_even_if_that_makes_the_victims_pair() -> None:
    table = give(give(begun(), 0, BLACK, 0, 4), 1, GREY, 1, 5)
    walk(rolled(put(table, (0, BLACK, 33), (1, GREY, 35))), 34).play(0, "rob", 1)
    assert rack(table, 0, BLACK) == {0, 1}
    assert rack(table, 1, GREY) == {4, 5}


@pytest.mark.rule("RN-57")
def test_it_may_rob_as_long_as_it_stands_there_also_after_a_swap() -> None:
    table = give(give(begun(), 0, BLACK, 0, 4), 0, GREY, 5, 7)
    give(table, 1, WHITE, 1, 6)
    walk(rolled(put(table, (0, BLACK, 33), (0, GREY, 12), (1, WHITE, 35))), 34)
    assert robberies(table) == {1}
    table.play(0, "swap", 4)  # the grey knight gets its pair, the black one portrait 7
    assert rack(table, 0, BLACK) == {0, 7}
    assert robberies(table) == {1, 6}
    table.play(0, "rob", 6)
    assert rack(table, 0, BLACK) == {6, 7}


@pytest.mark.rule("RN-55")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 4), (4, 5)])
def test_knights_hold_none_or_two_and_a_third_pair_can_always_be_formed(seats: int, seed: int) -> None:
    for s, _move in playout(seats, seed):
        if s.phase == "roll":
            held = [sum(p >= 0 for p in s.racks[2 * who : 2 * who + 2]) for who in range(3 * seats)]
            assert set(held) <= {0, 2}
            assert all(_other_half_in_play(s, who) for who in range(3 * seats))
    outcome = RocNoir().outcome(s)
    assert outcome is not None
    assert all(s.drawn >> knight(outcome.winners[0], gallery) & 1 for gallery in range(len(GALLERIES)))


def _other_half_in_play(s: State, who: int) -> bool:
    """Of a knight still under way: its portraits' other halves are in a pile, or not home either."""
    if s.knights[who] == TREASURE:
        return is_pair(s.racks[2 * who], s.racks[2 * who + 1])
    for portrait in s.racks[2 * who : 2 * who + 2]:
        half = other_half(portrait)
        if half in s.racks and portrait >= 0 and s.knights[s.racks.index(half) // 2] == TREASURE:
            return False
    return True


def test_a_draw_is_told_with_whose_knight_gets_it() -> None:
    table = rolled(put(begun(), (0, BLACK, 12)))
    table.play(0, "step", BLACK_GALLERY)
    draw(table, 4)
    assert table.told(1) == (CHANCE, "draw", (BLACK, 4), (0, BLACK))
