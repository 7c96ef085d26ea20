"""CS-37 to CS-40, CS-63 to CS-68: kept keys, stakes and matches."""

from __future__ import annotations

from typing import Any

import pytest

from coffres.engine.contract import TABLE, Outcome
from coffres.games.casse_du_siecle import rules, words
from tests.games.casse_du_siecle.positions import (
    THREE_EACH,
    begun,
    key,
    keys,
    lay,
    lay_out,
    names,
    place,
    read_gear,
    take,
)
from tests.games.table import Table

STAKED: dict[str, Any] = {"stakes": "both"}


# CS-37, CS-63


@pytest.mark.rule("CS-37")
def test_placing_is_not_compulsory_when_keys_may_be_kept() -> None:
    assert ("done",) in lay_out(begun(keep_keys=True), "1C 2C").choices(0)


@pytest.mark.rule("CS-37", "CS-63")
def test_up_to_three_keys_stay_in_hand() -> None:
    table = lay_out(begun(keep_keys=True), "1C 2C 3C 4C", {1: "1O . . .", 2: "5C . . ."}, {0: "6D 6E"})
    table.play(0, "done")
    assert table.asked() == [(0, "return")]
    assert table.refused(0, "keep") == "CS-63"
    table.play(0, "put_back", key("4C"))
    assert table.told(1) == (0, "put_back", (None,))
    assert ("keep",) in table.choices(0)
    table.play(0, "keep")
    assert table.view(0)["hand"] == keys("1C 2C 3C")
    assert table.view(1)["hand_sizes"][0] == 3 and table.view(1)["hand"] != keys("1C 2C 3C")
    assert table.asked() == [(1, "take")]


@pytest.mark.rule("CS-37")
def test_keys_are_kept_only_with_the_option() -> None:
    table = lay_out(begun(), "1C 2C", {1: "1C . . .", 2: "2C . . ."}, {0: "6D 6D 6E"})
    table.play(0, "done")
    assert table.refused(0, "keep") == "CS-37"


@pytest.mark.rule("CS-63")
def test_kept_keys_and_the_new_bunch_are_one_hand_of_seven_at_most() -> None:
    table = lay_out(begun(keep_keys=True), "1C 2C 3C", {6: "1D . . ."}, phase="take", emptied=-1)
    take(table, 0, 0, "4C 5C 6C 1O")
    assert table.view(0)["hand"] == keys("1C 1O 2C 3C 4C 5C 6C")
    table.play(0, "done")
    for name in ("1C", "2C", "3C"):
        assert table.refused(0, "keep") == "CS-63"
        table.play(0, "put_back", key(name))
    assert table.refused(0, "keep") == "CS-63"
    table.play(0, "put_back", key("4C"))
    table.play(0, "keep")
    assert table.view(0)["hand"] == keys("1O 5C 6C")


@pytest.mark.rule("CS-61", "CS-63")
def test_what_was_lifted_is_not_kept() -> None:
    table = lay_out(begun(keep_keys=True, master_codes=True), "5C 5O 5E 1D", {3: "3C 4O 5D ."})
    table.play(0, "change", 2, 5)
    table.play(0, "decline")
    table.play(0, "done")
    assert table.refused(0, "keep") == "CS-61"
    for name in ("3C", "4O"):
        table.play(0, "put_back", key(name))
    table.play(0, "keep")
    assert table.view(0)["hand"] == keys("1D")


# CS-38, CS-39, CS-64, CS-65


@pytest.mark.rule("CS-38")
@pytest.mark.parametrize(
    ("options", "tokens"),
    [
        ({}, 20),
        ({"master_codes": True, "keep_keys": True}, 20),
        ({"long_combination": True}, 40),
        ({"owned_doors": True}, 40),
        ({"hidden_keys": True}, 40),
    ],
)
def test_tokens_to_start_with(options: dict[str, Any], tokens: int) -> None:
    assert begun(3, **options, **STAKED).view(TABLE)["tokens"] == [tokens] * 3
    assert begun(3, **options).view(TABLE)["tokens"] == [0] * 3


@pytest.mark.rule("CS-38", "CS-64")
@pytest.mark.parametrize(("stakes", "pot"), [("door", 1), ("both", 1), ("safe", 0), ("none", 0)])
def test_taking_a_bunch_stakes_a_token_at_once(stakes: str, pot: int) -> None:
    table = begun(stakes=stakes)
    start = table.state.tokens[0]
    table.play(0, "take_bunch", 0)
    assert table.state.door_pot == pot and table.state.tokens[0] == start - pot
    assert table.told(1)[3:] == (((True, ()),) if pot else ())


def staking(seats: int = 2, **fields: Any) -> Table:
    table = lay_out(begun(seats, **STAKED), "6E 4E", {3: "3C 4O 5D .", 1: "1C 2O 3D ."}, **fields)
    place(table, 0, "6E")
    return table


@pytest.mark.rule("CS-38", "CS-64")
def test_the_first_opening_of_a_turn_takes_the_door_pot() -> None:
    table = staking(door_pot=5, tokens=[10, 10])
    assert table.told(1)[3] == (5,)
    assert (table.state.tokens, table.state.door_pot) == ([15, 10], 0)
    table.play(0, "decline")
    place(table, 0, "4E")
    assert table.told(1)[3] == (0,) and table.state.tokens == [15, 10]


@pytest.mark.rule("CS-64")
@pytest.mark.parametrize(("last", "at"), [("6E", "1E"), ("2E", "4E")])
def test_an_invalid_opening_leaves_the_pot(last: str, at: str) -> None:
    doors = {1: "1C 2O 3D .", 4: "4C 5O 6D ."}
    table = lay_out(
        begun(hidden_keys=True, **STAKED), last, doors, owner=THREE_EACH, door_pot=5, tokens=[9, 9]
    )
    lay(table, 0, last, at)
    assert (table.state.tokens, table.state.door_pot) == ([9, 9], 5)
    valid = lay_out(
        begun(hidden_keys=True, **STAKED), "4E", doors, owner=THREE_EACH, door_pot=5, tokens=[9, 9]
    )
    lay(valid, 0, "4E", "1E")
    assert (valid.state.tokens, valid.state.door_pot) == ([14, 9], 0)


@pytest.mark.rule("CS-39", "CS-65")
@pytest.mark.parametrize(("stakes", "pot"), [("safe", 1), ("both", 1), ("door", 0)])
def test_a_look_stakes_a_token_before_it_happens(stakes: str, pot: int) -> None:
    table = lay_out(begun(stakes=stakes), "6E", {3: "3C 4O 5D ."}, tokens=[8, 8])
    place(table, 0, "6E")
    table.play(0, "look", 0)
    assert (table.state.tokens[0], table.state.safe_pot) == (8 - pot, pot)
    assert table.told(1)[3:] == (((True, None),) if pot else ())


@pytest.mark.rule("CS-65")
def test_a_declined_look_stakes_nothing() -> None:
    table = staking(tokens=[8, 8])
    table.play(0, "decline")
    assert (table.state.tokens[0], table.state.safe_pot) == (8, 0)


@pytest.mark.rule("CS-65")
def test_the_owner_stakes_after_a_lost_bet() -> None:
    table = lay_out(
        begun(hidden_keys=True, **STAKED), "2E", {4: "4C 5O 6D ."}, owner=THREE_EACH, tokens=[9, 9]
    )
    lay(table, 0, "2E", "4E")
    table.play(1, "look", 0)
    assert (table.state.tokens, table.state.safe_pot) == ([9, 8], 1)


def winning(table: Table) -> None:
    """Seat 0, who may look, sees its last gear."""
    table.arrange(seen=[0b0111, *[0] * (table.session.seats - 1)], gears=[1, 2, 3, 0, 0, 0, 0, 0])
    table.arrange(reserve=0b11111110000)
    read_gear(table, 0, 3, 8)


@pytest.mark.rule("CS-39", "CS-65")
def test_the_winner_takes_the_safe_pot_with_the_last_token() -> None:
    table = staking(safe_pot=6, tokens=[10, 10])
    winning(table)
    assert table.told(TABLE)[3] == ("safe", 7)
    assert (table.state.tokens, table.state.safe_pot) == ([16, 10], 0)


@pytest.mark.rule("CS-40")
def test_without_tokens_one_stakes_nothing_and_may_take_a_pot() -> None:
    table = lay_out(
        begun(**STAKED), {}, {3: "3C 4O 5D ."}, phase="take", emptied=-1, tokens=[0, 9], door_pot=4
    )
    take(table, 0, 0, "6E 1C 1O 1D")
    assert table.state.door_pot == 4 and table.state.tokens == [0, 9]
    place(table, 0, "6E")
    assert table.state.tokens == [4, 9]
    table.arrange(tokens=[0, 13])
    table.play(0, "look", 1)
    assert table.state.safe_pot == 0 and table.state.tokens == [0, 13]


# CS-40, CS-66, CS-67: matches


@pytest.mark.rule("CS-40", "CS-67")
def test_a_match_has_as_many_games_as_players() -> None:
    table = staking(3)
    for game in range(3):
        assert table.state.game == game
        winning(table)
        if game < 2:
            assert table.asked() == [(TABLE, "won")]
            assert table.refused(TABLE, "starter", 1) == "CS-67"
            table.table("next_game")
            assert table.asked() == [(game + 1, "take")]  # left of the last starter
            lay_out(table, "6E", {3: "3C 4O 5D ."}, seat=0)
            place(table, 0, "6E")
    assert table.session.outcome() is not None


@pytest.mark.rule("CS-40")
@pytest.mark.parametrize("options", [{"stakes": "both", "match": False}, {"match": True}])
def test_a_single_game_without_stakes_or_where_the_table_wants_it(options: dict[str, Any]) -> None:
    table = lay_out(begun(**options), "6E", {3: "3C 4O 5D ."})
    place(table, 0, "6E")
    winning(table)
    assert table.asked() == []


@pytest.mark.rule("CS-67")
def test_keys_gears_and_doors_are_dealt_anew() -> None:
    table = lay_out(begun(owned_doors=True, **STAKED), "6E", {3: "3C 4O 5D ."}, owner=THREE_EACH, extra=1)
    place(table, 0, "6E")
    winning(table)
    table.table("next_game")
    s = table.state
    assert s.unseen.bit_count() == 48 and s.gears == [0] * 8 and s.seen == [0, 0]
    assert s.owner == (-1,) * 6 and s.extra == 0 and table.ask().prompt == "deal_door"
    assert s.safes == [1, 0]


def last_game(tokens: list[int], safes: list[int], **fields: Any) -> Outcome | None:
    """Seat 0 wins the last game of a match of two players; its look costs it a token that it gets back."""
    table = staking(game=1, tokens=tokens, safes=safes, **fields)
    winning(table)
    return table.session.outcome()


@pytest.mark.rule("CS-40")
def test_most_tokens_win_even_against_more_safes() -> None:
    assert last_game([5, 30], [1, 0]) == Outcome((1,), "tokens", (5, 30))


@pytest.mark.rule("CS-67")
def test_equal_tokens_then_more_safes_then_a_shared_win() -> None:
    assert last_game([20, 20], [0, 0]) == Outcome((0,), "tokens", (20, 20))
    assert last_game([20, 20], [0, 1]) == Outcome((0, 1), "tokens", (20, 20))


@pytest.mark.rule("CS-66")
def test_a_door_pot_goes_on_and_at_last_to_the_winner_of_the_last_game() -> None:
    table = staking(tokens=[10, 10])
    table.arrange(door_pot=6)
    winning(table)
    table.table("next_game")
    assert table.state.door_pot == 6 and table.state.tokens == [10, 10]
    lay_out(table, "6E", {3: "3C 4O 5D ."}, seat=0, phase="look", looker=0, door_pot=6)
    winning(table)
    assert table.state.tokens == [16, 10] and table.state.door_pot == 0


@pytest.mark.rule("CS-66")
@pytest.mark.parametrize(
    "options", [{"stakes": "both", "keep_keys": True}, {"stakes": "door", "hidden_keys": True}]
)
def test_tokens_are_never_created_nor_lost(options: dict[str, Any]) -> None:
    table = Table("casse_du_siecle", 3, options)
    total = 3 * table.state.tokens[0]
    for _stretch in range(40):
        table.at_random(_stretch, 50)
        s = table.state
        assert sum(s.tokens) + s.door_pot + s.safe_pot == total
    outcome = table.at_random(1).session.outcome()
    assert outcome is not None and sum(outcome.scores) == total


@pytest.mark.rule("CS-68")
def test_stakes_carry_the_printed_joke_and_are_in_no_preset() -> None:
    assert "Interdit aux mineurs" in words.OPTIONS["stakes"]
    assert begun().state.options.stakes == "none"
    given = [options for preset in rules.CasseDuSiecle.presets for options in preset.options.values()]
    assert not any("stakes" in options for options in given)


def test_the_table_may_stop_and_nobody_wins() -> None:
    table = staking(tokens=[10, 10])
    table.table("stop")
    assert table.session.outcome() == Outcome((), "stopped", (10, 10))
    assert names(table.state.hands[0]) == "4E"
