"""CC-06 to CC-08, CC-10, CC-26 to CC-31, CC-49 to CC-52, CC-39, CC-56: talk, and the Treasure points."""

from __future__ import annotations

import pytest

from coffres.engine.contract import CLOCK, TABLE, Outcome
from tests.games.coffre_et_cle.positions import act, begun, to_designation, turn


@pytest.mark.rule("CC-26")
@pytest.mark.parametrize("seconds", [0, 10, 20, 40])
def test_a_talk_after_every_action_with_an_optional_timer(seconds: int) -> None:
    table = begun("KTFN", "NN", talk=seconds)
    act(table, "observe", 0)
    assert table.asked() == [(TABLE, "talk"), *([(CLOCK, "talk_clock")] if seconds else [])]
    assert [ask.seconds for ask in table.session.asks() if ask.by == CLOCK] == ([seconds] if seconds else [])
    if seconds:
        table.clock("talk_clock")
    else:
        table.table("end_talk")
    assert table.asked() == [(0, "designate")]


@pytest.mark.rule("CC-27")
def test_only_the_treasure_may_designate() -> None:
    table = begun("KTFN", "NN")
    to_designation(table)
    assert table.choices(0) == {("decline",)}
    assert table.refused(0, "designate", 1) == "CC-27"
    table.play(0, "decline")
    to_designation(table)
    assert table.choices(1) == {("decline",), ("designate", 0), ("designate", 2), ("designate", 3)}


@pytest.mark.rule("CC-27")
def test_the_page_of_who_cannot_designate_is_the_same_for_all_others() -> None:
    with_treasure, without = begun("TKFN", "NN"), begun("NKFT", "NN")
    for table in (with_treasure, without):
        to_designation(table)
    assert with_treasure.session.asks() == without.session.asks()
    for viewer in (TABLE, 1, 2):
        assert with_treasure.view(viewer) == without.view(viewer)
    for table in (with_treasure, without):
        table.play(0, "decline")
    assert with_treasure.told(1) == without.told(1)


@pytest.mark.rule("CC-28")
def test_nobody_designates_themself_nor_the_centre() -> None:
    table = begun("TKFN", "NN")
    to_designation(table)
    assert table.refused(0, "designate", 0) == "CC-28"
    assert table.refused(0, "designate", 4) == "CC-27"


@pytest.mark.rule("CC-29", "CC-06", "CC-07")
def test_treasure_and_key_win_together() -> None:
    table = begun("TKFN", "NN")
    to_designation(table)
    table.play(0, "designate", 1)
    assert table.told(3) == (0, "designate", (1,), ("key",))
    table.table("reveal")
    assert table.session.outcome() == Outcome((0, 1), "key_designated", (1, 1, 0, 0))


@pytest.mark.rule("CC-30", "CC-08")
def test_the_false_key_wins_alone_when_designated() -> None:
    table = begun("TKFN", "NN")
    to_designation(table)
    table.play(0, "designate", 2)
    assert table.told(3) == (0, "designate", (2,), ("false_key",))
    table.table("reveal")
    assert table.session.outcome() == Outcome((2,), "false_key_designated", (0, 0, 2, 0))


@pytest.mark.rule("CC-31", "CC-51")
def test_a_neutral_opens_the_final_phase_and_no_card_is_shown() -> None:
    table = begun("TKFN", "NN")
    to_designation(table)
    table.play(0, "designate", 3)
    assert table.told(1) == (0, "designate", (3,), ("neither",))
    assert table.asked() == [(TABLE, "final_talk")]
    assert table.view(TABLE)["cards"] == [None] * 6
    assert table.view(TABLE)["verdict"] == "neither"
    assert table.session.undo_floor(0).at == len(table.session.moves)  # it cannot be taken back


@pytest.mark.rule("CC-10")
def test_the_card_held_at_the_resolution_counts_not_the_one_dealt() -> None:
    table = begun("TKFN", "NN")
    turn(table)
    turn(table, "exchange", 0)  # seat 1 leaves the Key in the centre
    turn(table)
    turn(table, "exchange", 0)  # seat 3 takes it, unseen
    to_designation(table)
    table.play(0, "designate", 3)
    table.table("reveal")
    assert table.session.outcome() == Outcome((0, 3), "key_designated", (1, 0, 0, 1))


@pytest.mark.rule("CC-49")
def test_designating_only_after_the_own_action_and_talk_from_the_first_turn() -> None:
    table = begun("TKFN", "NN")
    assert table.refused(0, "designate", 1) == "CC-49"
    assert table.refused(0, "decline") == "CC-49"
    assert table.refused(0, "name", 1) == "CC-32"
    act(table, "pass")
    assert table.refused(0, "designate", 1) == "CC-11"
    table.table("end_talk")
    assert ("designate", 1) in table.choices(0)
    table.play(0, "decline")
    act(table, "pass")
    assert table.choices(0) == set()  # not in another's turn


@pytest.mark.rule("CC-50")
def test_who_gets_the_treasure_by_a_force_waits_for_their_own_turn() -> None:
    table = begun("NNFK", "TN")
    act(table, "force", 1, 0)
    table.table("end_talk")
    assert table.choices(0) == {("decline",)}
    assert table.choices(1) == set()
    table.play(0, "decline")
    to_designation(table)
    assert ("designate", 3) in table.choices(1)


@pytest.mark.rule("CC-52")
@pytest.mark.parametrize(("target", "phase"), [(1, "final_talk"), (2, "reveal"), (3, "final_talk")])
def test_with_the_key_in_the_centre_no_designation_is_right(target: int, phase: str) -> None:
    table = begun("TNFN", "KN")
    to_designation(table)
    table.play(0, "designate", target)
    assert table.state.phase == phase
    assert table.state.verdict != "key"


@pytest.mark.rule("CC-39")
@pytest.mark.parametrize(
    ("target", "winners", "reason", "score"),
    [(1, (0,), "false_treasure_wins", 3), (2, (2,), "false_key_designated", 2)],
)
def test_a_false_treasure_designates_like_the_true_one(
    target: int, winners: tuple[int, ...], reason: str, score: int
) -> None:
    table = begun("XKFTN", "NN", false_treasure=True)
    to_designation(table)
    table.play(0, "designate", target)
    table.table("reveal")
    scores = tuple(score if seat in winners else 0 for seat in range(5))
    assert table.session.outcome() == Outcome(winners, reason, scores)


@pytest.mark.rule("CC-39")
def test_a_false_treasure_that_designates_the_true_one_opens_the_final_phase_from_its_left() -> None:
    table = begun("KFXTN", "NN", false_treasure=True, starter=2)
    to_designation(table)
    table.play(2, "designate", 3)
    assert table.told(0)[3] == ("neither",)
    table.table("end_talk")
    order = []
    while table.asked()[0][1] == "name":
        seat = table.asked()[0][0]
        order.append(seat)
        table.play(seat, "name", (seat + 1) % 5)
    assert order == [3, 4, 0, 1, 2]


@pytest.mark.rule("CC-39", "CC-56")
def test_nobody_else_can_tell_the_two_treasures_apart() -> None:
    true, false = begun("TKFXN", "NN", false_treasure=True), begun("XKFTN", "NN", false_treasure=True)
    for table in (true, false):
        to_designation(table)
        table.play(0, "designate", 4)
    for viewer in (TABLE, 1, 2, 4):
        assert true.told(viewer) == false.told(viewer)
        assert true.view(viewer) == false.view(viewer)
    assert true.view(0)["cards"][0] != false.view(0)["cards"][0]  # its holder sees that it is false


@pytest.mark.rule("CC-56")
def test_a_treasure_that_designates_the_false_one_opens_the_final_phase() -> None:
    table = begun("TKFXN", "NN", false_treasure=True)
    to_designation(table)
    table.play(0, "designate", 3)
    assert table.asked() == [(TABLE, "final_talk")]


@pytest.mark.rule("CC-57")
def test_there_is_no_other_special_role() -> None:
    assert set(begun("TKFN").game.inventory(begun("TKFN").state)) == {
        "key",
        "treasure",
        "false_key",
        "neutral",
        "false_treasure",
    }
