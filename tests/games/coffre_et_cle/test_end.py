"""CC-09, CC-32 to CC-38, CC-53 to CC-60: the final phase, the last cards, series and presets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from coffres.engine.contract import STOP, TABLE, Move, Outcome
from coffres.engine.options import preset_named, settle
from coffres.engine.registry import GAMES
from coffres.engine.session import FLOORS
from coffres.engine.trouble import Trouble
from coffres.games.coffre_et_cle.material import KEY, PRESETS, SEATS, UNDRAWN
from tests.games.coffre_et_cle.positions import F, K, N, T, act, begun, to_designation, turn
from tests.games.table import Table


def final_phase(hands: str = "TKFN", target: int = 3, **options: Any) -> Table:
    """Seat 0, the Treasure, has designated a Neutral; the naming begins."""
    table = begun(hands, "NN", **options)
    to_designation(table)
    table.play(0, "designate", target)
    table.table("end_talk")
    return table


def named(table: Table, *names: int) -> Outcome | None:
    for name in names:
        table.play(table.asked()[0][0], "name", name)
    table.table("reveal")
    return table.session.outcome()


@pytest.mark.rule("CC-32")
def test_naming_goes_round_from_the_treasures_left_to_the_treasure() -> None:
    table = final_phase()
    order = []
    for name in (2, 1, 1, 1):
        seat = table.asked()[0][0]
        order.append(seat)
        table.play(seat, "name", name)
        assert table.view(TABLE)["named"][seat] == name  # earlier answers are public
    assert order == [1, 2, 3, 0]


@pytest.mark.rule("CC-33")
def test_anybody_but_oneself_and_the_centre_can_be_named_and_nobody_abstains() -> None:
    table = final_phase()
    assert table.choices(1) == {("name", 0), ("name", 2), ("name", 3)}
    assert table.refused(1, "name", 1) == "CC-33"
    assert table.refused(1, "name", 4) == "CC-32"
    assert table.refused(1, "decline") == "CC-32"
    table.play(1, "name", 0)
    assert table.refused(1, "name", 2) == "CC-11"  # nobody changes an answer


@pytest.mark.rule("CC-34", "CC-09", "CC-58")
def test_all_who_named_the_false_key_win_with_it() -> None:
    assert named(final_phase(), 2, 1, 2, 3) == Outcome((1, 2, 3), "false_key_named", (0, 1, 2, 3))


@pytest.mark.rule("CC-35")
def test_nobody_named_it_nobody_wins() -> None:
    assert named(final_phase(), 0, 1, 1, 1) == Outcome((), "nobody_named", (0, 0, 0, 0))


@pytest.mark.rule("CC-35")
def test_with_the_false_key_in_no_hand_nobody_wins() -> None:
    table = begun("TKNN", "FN")
    to_designation(table)
    table.play(0, "designate", 3)
    table.table("end_talk")
    assert named(table, 2, 1, 1, 1) == Outcome((), "nobody_named", (0, 0, 0, 0))


@pytest.mark.rule("CC-36")
def test_no_final_phase_after_the_false_key_was_designated() -> None:
    table = begun("TKFN", "NN")
    to_designation(table)
    table.play(0, "designate", 2)
    assert table.asked() == [(TABLE, "reveal")]


@pytest.mark.rule("CC-53")
def test_everyone_names_and_can_win_the_designator_last() -> None:
    assert named(final_phase(), 2, 0, 2, 2) == Outcome((0, 1, 2, 3), "false_key_named", (1, 1, 2, 3))


@pytest.mark.rule("CC-53")
def test_without_the_option_the_designator_does_not_name() -> None:
    table = final_phase(designator_names=False)
    assert named(table, 2, 0, 0) == Outcome((1, 2), "false_key_named", (0, 1, 2, 0))


@pytest.mark.rule("CC-54")
def test_one_talk_opens_the_final_phase_and_no_card_moves_any_more() -> None:
    table = begun("TKFN", "NN")
    to_designation(table)
    table.play(0, "designate", 3)
    assert table.asked() == [(TABLE, "final_talk")]
    assert table.view(2)["cards"][2] == F  # anybody may look at their own card
    table.table("end_talk")
    asked = []
    while table.asked()[0][1] != "reveal":
        asked.append(table.asked()[0][1])
        seat = table.asked()[0][0]
        assert {choice[0] for choice in table.choices(seat)} == {"name"}
        table.play(seat, "name", (seat + 1) % 4)
    assert asked == ["name"] * 4


@pytest.mark.rule("CC-55")
def test_names_are_given_in_public() -> None:
    table = final_phase()
    assert not table.ask().secret
    table.play(1, "name", 2)
    assert {table.told(viewer) for viewer in range(-1, 4)} == {(1, "name", (2,))}


@pytest.mark.rule("CC-37")
def test_after_the_last_round_one_talk_then_the_treasure_must_designate() -> None:
    table = begun("NTFK", "NN", rounds=3, talk=10)
    for _ in range(12):
        turn(table)
    assert table.asked()[0] == (TABLE, "last_talk")
    table.table("end_talk")
    assert table.told(0)[3] == (1,)
    assert table.asked() == [(1, "must_designate")]
    assert table.refused(1, "decline") == "CC-37"
    table.play(1, "designate", 3)
    table.table("reveal")
    assert table.session.outcome() == Outcome((1, 3), "key_designated", (0, 1, 0, 1))


@pytest.mark.rule("CC-37")
def test_with_the_treasure_in_no_hand_nobody_wins() -> None:
    table = begun("NNFK", "TN", rounds=3)
    for _ in range(12):
        turn(table)
    table.table("end_talk")
    table.table("reveal")
    assert table.session.outcome() == Outcome((), "treasure_in_no_hand", (0, 0, 0, 0))


@pytest.mark.rule("CC-37")
def test_without_the_option_rounds_do_not_end() -> None:
    table = begun("NTFK", "NN")
    for _ in range(84):
        turn(table)
    assert table.asked() == [(0, "act")]


@pytest.mark.rule("CC-56")
def test_at_the_end_of_the_rounds_only_the_true_treasure_must_designate() -> None:
    table = begun("XTFKN", "NN", rounds=3, false_treasure=True)
    for _ in range(15):
        turn(table)
    table.table("end_talk")
    assert table.asked() == [(1, "must_designate")]


@pytest.mark.rule("CC-38")
def test_at_the_end_all_cards_are_shown_with_their_ways() -> None:
    table = begun("TKFN")
    act(table, "force", 3, 1)
    table.table("end_talk")
    table.play(0, "designate", 1)
    table.table("reveal")
    table.at_random(3)  # the card that nobody ever looked at
    view = table.view(TABLE)
    assert sorted(view["cards"]) == sorted([T, K, F, N, N, N])
    assert view["cards"][:3] == [T, K, F]
    assert view["swaps"] == [3 * 2 + 1]
    assert UNDRAWN not in view["cards"]


@pytest.mark.rule("CC-59")
def test_a_series_pays_by_the_card_held_and_the_most_points_win() -> None:
    table = begun("TKFN", "NN", deals=2)
    to_designation(table)
    table.play(0, "designate", 2)
    table.table("reveal")
    assert table.session.outcome() is None
    assert table.view(TABLE)["scores"] == [0, 0, 2, 0]
    table.table("next_deal")
    for seat, role in enumerate((F, T, K, N)):
        table.chance("deal", seat, role)
    for seat in range(4):
        table.play(seat, "seen")
    to_designation(table)
    table.play(1, "designate", 0)
    table.table("reveal")
    table.at_random(1)
    assert table.session.outcome() == Outcome((0, 2), "series", (2, 0, 2, 0))  # a tie is shared


@pytest.mark.rule("CC-59")
@pytest.mark.parametrize("deals", range(1, 6))
def test_a_series_has_so_many_deals(deals: int) -> None:
    table = Table(KEY, 4, {"deals": deals, "rounds": 3}).at_random(deals)
    assert sum(move.verb == "reveal" for move in table.session.moves) == deals


@pytest.mark.rule("CC-59")
def test_a_series_in_which_nobody_scored_has_no_winner() -> None:
    table = begun("NNFK", "TN", rounds=3, deals=2)
    for _ in range(12):
        turn(table)
    table.table("end_talk")
    table.table("reveal")
    table.arrange(deal=1, phase="over")
    assert table.session.outcome() == Outcome((), "series", (0, 0, 0, 0))


@pytest.mark.rule("CC-04", "CC-26", "CC-37", "CC-45", "CC-59")
def test_the_options_that_the_rules_give() -> None:
    choices = {option.name: (option.default, list(option.choices)) for option in GAMES[KEY].options}
    assert choices["extra_neutrals"] == (0, [0, 1, 2])
    assert choices["rounds"] == (0, [0, *range(3, 20 + 1)])
    assert choices["deals"] == (1, [1, 2, 3, 4, 5])
    assert choices["talk"] == (0, [0, 10, 20, 40])
    assert choices["turn_clock"] == (0, [0, 30, 45, 60])
    others = {"false_treasure": False, "force_locks": False, "designator_names": True}
    others |= {"log": True, "notebook": False}
    for name, default in others.items():
        assert choices.pop(name) == (default, [default, not default])
    assert len(choices) == 5


@pytest.mark.rule("CC-60")
def test_presets_are_those_of_the_rules() -> None:
    assert [preset.name for preset in PRESETS] == ["boite", "courte", "normale", "longue"]
    assert [preset.name for preset in PRESETS if preset.first] == ["normale"]
    found = {}
    for preset in PRESETS[1:]:
        assert len({(p["rounds"], p["talk"]) for p in preset.options.values()}) == 1
        found[preset.name] = (
            preset.options[4]["rounds"],
            preset.options[4]["talk"],
            [preset.options[n]["deals"] for n in SEATS],
        )
    assert found == {
        "courte": (3, 10, [2, 2, 1, 1, 1]),
        "normale": (4, 20, [3, 3, 2, 2, 2]),
        "longue": (6, 40, [4, 4, 3, 2, 2]),
    }


@pytest.mark.rule("CC-60")
def test_the_boxed_game_has_every_option_at_its_default() -> None:
    game = GAMES[KEY]
    boxed = settle(game, 5, preset_named(game, "boite").options[5])
    assert boxed == {option.name: option.default for option in game.options}


@pytest.mark.rule("CC-33")
def test_a_name_said_aloud_is_not_taken_back() -> None:
    table = final_phase()
    for namer, name in ((1, 0), (2, 1), (3, 1), (0, 1)):
        table.play(namer, "name", name)
        assert table.session.undo_floor(namer) == (len(table.session.moves), "said")
        with pytest.raises(Trouble) as raised:
            table.session.undo(namer)
        assert raised.value.sentence == FLOORS["said"]
        assert table.state.named[namer] == name


@pytest.mark.rule("CC-58")
def test_the_table_may_stop_and_nobody_wins() -> None:
    table = Table(KEY, 5, {"deals": 3, "rounds": 3}).at_random(2, 30)
    assert table.game.check(table.state, Move(TABLE, "stop")) is None
    table.table("stop")
    table.at_random(2)
    outcome = table.session.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((), "stopped")


@pytest.mark.rule("CC-58", "CC-31")
def test_stopped_before_the_last_name_nobody_wins() -> None:
    table = final_phase()
    for namer, name in ((1, 2), (2, 1), (3, 2)):
        table.play(namer, "name", name)
    table.table("stop")
    table.table("reveal")
    assert table.session.outcome() == Outcome((), "stopped", (0, 0, 0, 0))


def key_designated(**options: Any) -> Table:
    table = begun("TKFN", "NN", **options)
    to_designation(table)
    table.play(0, "designate", 1)
    return table


def false_key_named(**options: Any) -> Table:
    table = final_phase(**options)
    for namer, name in ((1, 2), (2, 1), (3, 2), (0, 1)):
        table.play(namer, "name", name)
    return table


DECIDED = {
    key_designated: Outcome((0, 1), "key_designated", (1, 1, 0, 0)),
    false_key_named: Outcome((1, 2, 3), "false_key_named", (0, 1, 2, 3)),
}


@pytest.mark.rule("CC-58", "CC-29", "CC-34")
@pytest.mark.parametrize("make", DECIDED)
def test_what_is_decided_stays_won(make: Callable[..., Table]) -> None:
    table = make()
    assert STOP not in table.game.interrupts(table.state)
    assert table.refused(TABLE, "stop") == "CC-38"
    table.table("reveal")
    assert table.session.outcome() == DECIDED[make]


@pytest.mark.rule("CC-58", "CC-59")
@pytest.mark.parametrize("make", DECIDED)
@pytest.mark.parametrize("shown", [False, True])
def test_a_series_that_stops_keeps_what_is_decided_and_deals_no_more(
    make: Callable[..., Table], shown: bool
) -> None:
    table = make(deals=3)
    if shown:
        table.table("reveal")
        table.table("stop")
    else:
        table.table("stop")
        assert table.view(TABLE)["stopped"] and not table.view(TABLE)["result"]
        assert table.asked() == [(TABLE, "reveal")]
        assert table.refused(TABLE, "stop") == "CC-38"  # no table agrees to it twice
        table.table("reveal")
    assert table.asked() == []
    scores = DECIDED[make].scores
    most = tuple(seat for seat in range(4) if scores[seat] == max(scores))
    assert table.session.outcome() == Outcome(most, "series", scores)


@pytest.mark.rule("CC-58", "CC-59")
def test_a_series_that_stops_in_a_deal_keeps_its_points_but_has_no_winner() -> None:
    table = key_designated(deals=2)
    table.table("reveal")
    table.table("next_deal")
    table.table("stop")
    assert STOP not in table.game.interrupts(table.state)
    table.table("reveal")
    assert STOP not in table.game.interrupts(table.state)
    table.at_random(1)  # the cards that were never dealt
    assert table.session.outcome() == Outcome((), "stopped", (1, 1, 0, 0))


@pytest.mark.rule("CC-58")
def test_a_decided_game_cannot_be_stopped_any_more() -> None:
    table = begun("TKFN")
    to_designation(table)
    table.play(0, "designate", 1)
    table.table("reveal")
    assert table.asked() == [(-2, "uncover")]
    assert table.game.check(table.state, Move(TABLE, "stop")) is not None
