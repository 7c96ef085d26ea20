"""CC-12, CC-13, CC-37, CC-38, CC-51: what looking shows, and the worlds that fit what one has been told."""

from __future__ import annotations

import random

import pytest

from coffres.engine.contract import CHANCE, CLOCK, TABLE, Chapter, Move
from coffres.games.coffre_et_cle.material import UNDRAWN
from coffres.games.coffre_et_cle.state import State
from tests.games.coffre_et_cle.positions import F, K, N, T, X, act, begun, to_designation, turn
from tests.games.table import Table


def worlds(table: Table, viewer: int) -> list[State]:
    """Many worlds that this viewer holds possible, all of them with the cards of the true one."""
    rng, view = random.Random(1), table.view(viewer)
    found: list[State] = [table.game.imagine(view, rng) for _world in range(60)]
    box = table.game.inventory(table.state)
    assert all(table.game.inventory(world) == box for world in found)
    return found


def held(found: list[State], place: int) -> set[int]:
    return {world.role_of(place) for world in found}


@pytest.mark.rule("CC-12")
@pytest.mark.parametrize(("slot", "role"), [(0, K), (1, N)])
def test_an_observer_is_shown_the_card_of_the_slot_and_no_other(slot: int, role: int) -> None:
    table = begun("NNTF", "KN")
    table.play(0, "observe", slot)
    assert [table.told(viewer)[3:] for viewer in range(TABLE, 4)] == [(), ((role,),), (), (), ()]
    assert table.view(0)["cards"] == [N, None, None, None, *((K, None) if slot == 0 else (None, N))]


@pytest.mark.rule("CC-13", "CC-14")
def test_a_swap_shows_the_card_that_came_to_who_got_it() -> None:
    for slot, role in ((0, K), (1, N)):
        table = begun("NNTF", "KN")
        table.play(0, "exchange", slot)
        assert [table.told(viewer)[3:] for viewer in range(TABLE, 4)] == [(), ((role,),), (), (), ()]
        table = begun("NNTF", "KN")
        table.play(0, "force", 3, slot)
        assert [table.told(viewer)[3:] for viewer in range(TABLE, 4)] == [(), (), (), (), ((role,),)]


@pytest.mark.rule("CC-44", "CC-40")
def test_a_world_leaves_undrawn_what_nobody_has_looked_at() -> None:
    table = begun("KTFN")
    found = worlds(table, 0)
    assert held(found, 0) == {K}
    assert held(found, 1) == held(found, 3) == {T, F, N}
    assert held(found, 4) == held(found, 5) == {UNDRAWN}


@pytest.mark.rule("CC-51")
def test_after_a_wrong_designation_the_designator_has_the_treasure_and_the_target_neither_key() -> None:
    table = begun("NTKFNN", "NN")
    turn(table)
    to_designation(table)
    table.play(1, "designate", 4)
    found = worlds(table, 0)
    assert held(found, 1) == {T}
    assert held(found, 4) == {N}
    assert held(found, 2) == held(found, 3) == {K, F, N}


@pytest.mark.rule("CC-51", "CC-56")
def test_who_designates_may_have_either_treasure_and_may_have_met_the_other() -> None:
    table = begun("TXKFN", "NN", false_treasure=True)
    to_designation(table)
    table.play(0, "designate", 1)
    found = worlds(table, 2)
    assert held(found, 0) == {T, X}
    assert held(found, 1) == {T, X, N}
    assert held(found, 3) == {T, X, F, N}


@pytest.mark.rule("CC-51", "CC-29", "CC-30")
@pytest.mark.parametrize(("target", "role"), [(1, K), (2, F)])
def test_a_key_that_was_designated_is_known_to_be_one(target: int, role: int) -> None:
    table = begun("TKFN", "NN")
    to_designation(table)
    table.play(0, "designate", target)
    found = worlds(table, 3)
    assert held(found, 0) == {T}
    assert held(found, target) == {role}
    assert held(found, 3 - target) == {K, F, N} - {role}


@pytest.mark.rule("CC-37")
@pytest.mark.parametrize(("hands", "centre", "holder"), [("NTFK", "NN", 1), ("NNFK", "TN", -1)])
def test_after_the_last_round_all_know_who_has_the_treasure(hands: str, centre: str, holder: int) -> None:
    table = begun(hands, centre, rounds=3)
    for _ in range(12):
        turn(table)
    before = worlds(table, 0)
    assert held(before, 1) == held(before, 2) == held(before, 4) == {T, F, K, N}
    table.table("end_talk")
    for viewer in (0, 3):
        assert {world.holder(T) for world in worlds(table, viewer)} == {holder}


@pytest.mark.rule("CC-38")
def test_a_table_that_stops_has_been_told_nothing_of_the_treasure() -> None:
    table = begun("TKFN", "NN")
    table.table("stop")
    assert table.asked() == [(TABLE, "reveal")]
    assert held(worlds(table, 0), 0) == {T}
    assert held(worlds(table, 1), 0) == {T, F, N}
    table.table("reveal")
    assert held(worlds(table, 1), 0) == {T}


@pytest.mark.rule("CC-38")
def test_what_was_put_away_is_shown_at_the_end_and_not_before() -> None:
    table = begun("TKFN", rounds=3, extra_neutrals=2)
    act(table, "observe", 0)
    assert table.view(TABLE)["put_away"] == table.view(0)["put_away"] == [None, None]
    table.table("end_talk")
    table.play(0, "designate", 1)
    table.table("reveal")
    table.at_random(1)
    assert table.view(TABLE)["put_away"] == table.view(0)["put_away"] == [N, N]


@pytest.mark.rule("CC-59", "CC-33")
def test_every_deal_begins_with_a_clean_table() -> None:
    clean = {
        "named": [-1] * 4,
        "looker": -1,
        "looked": -1,
        "designator": -1,
        "designated": -1,
        "verdict": "",
        "result": "",
        "turns": 0,
        "swaps": [],
        "locks": [0] * 4,
        "ready": 0,
    }
    table = Table("coffre_et_cle", 4, {"deals": 2})
    assert {name: table.view(TABLE)[name] for name in clean} == clean
    table = begun("TKFN", "NN", deals=2)
    for action in (("pass",), ("force", 3, 1), ("observe", 0), ("exchange", 0)):
        turn(table, *action)
    to_designation(table)
    table.play(0, "designate", 3)
    table.table("end_talk")
    for seat in (1, 2, 3, 0):
        table.play(seat, "name", (seat + 1) % 4)
    table.table("reveal")
    table.table("next_deal")
    assert {name: table.view(TABLE)[name] for name in clean} == clean


@pytest.mark.rule("CC-34")
def test_the_false_key_of_the_first_seat_is_named_like_any_other() -> None:
    table = begun("FTKN", "NN", starter=1)
    to_designation(table)
    table.play(1, "designate", 3)
    table.table("end_talk")
    for seat, name in ((2, 0), (3, 2), (0, 1), (1, 0)):
        table.play(seat, "name", name)
    table.table("reveal")
    outcome = table.session.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0, 1, 2), "false_key_named")


@pytest.mark.rule("CC-59")
def test_a_series_is_won_by_the_most_points_alone() -> None:
    table = begun("TKFN", "NN", deals=2)
    table.arrange(scores=[1, 0, 2, 0], deal=1)
    to_designation(table)
    table.play(0, "designate", 1)
    table.table("reveal")
    outcome = table.session.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((0, 2), (2, 1, 2, 0))
    table.arrange(scores=[1, 3, 2, 0])
    outcome = table.session.outcome()
    assert outcome is not None
    assert outcome.winners == (1,)


@pytest.mark.rule("CC-60")
def test_the_minutes_of_presets_are_told_in_fives_and_grow_from_short_to_long() -> None:
    presets = {preset.name: preset.minutes for preset in Table("coffre_et_cle", 4).game.presets}
    assert all(minutes % 5 == 0 for table in presets.values() for minutes in table.values())
    for seats in range(4, 9):
        assert presets["courte"][seats] < presets["normale"][seats] < presets["longue"][seats]


@pytest.mark.rule("CC-37")
def test_the_first_seat_must_designate_like_any_other() -> None:
    table = begun("TNFK", "NN", rounds=3)
    for _ in range(12):
        turn(table)
    table.table("end_talk")
    assert table.asked() == [(0, "must_designate")]


@pytest.mark.rule("CC-59")
def test_the_chapters_of_an_evening_are_the_deal_the_turns_the_last_names_and_the_open_cards() -> None:
    table = Table("coffre_et_cle", 4)
    assert table.game.chapter(table.state) == Chapter("deal", number=1)
    table = begun("TKFN", "NN", deals=2, looked=False)
    assert table.game.chapter(table.state) == Chapter("deal", number=1)
    table = begun("TKFN", "NN", deals=2)
    assert table.game.chapter(table.state) == Chapter("turn", 0, 1)
    act(table, "observe", 0)
    assert table.game.chapter(table.state) == Chapter("turn", 0, 1)
    table.table("end_talk")
    assert table.game.chapter(table.state) == Chapter("turn", 0, 1)
    table.play(0, "designate", 3)
    assert table.game.chapter(table.state) == Chapter("last", number=1)
    table.table("end_talk")
    assert table.game.chapter(table.state) == Chapter("last", number=1)
    for seat in (1, 2, 3, 0):
        assert table.game.chapter(table.state) == Chapter("last", number=1)
        table.play(seat, "name", (seat + 1) % 4)
    assert table.asked() == [(TABLE, "reveal")]
    assert table.game.chapter(table.state) == Chapter("open", number=1)
    table.table("reveal")
    assert table.game.chapter(table.state) == Chapter("open", number=1)
    table.table("next_deal")
    assert table.game.chapter(table.state) == Chapter("deal", number=2)


@pytest.mark.rule("CC-37", "CC-38")
def test_a_look_is_part_of_its_turn_and_what_the_last_designation_brings_is_not() -> None:
    table = begun("TKFN", rounds=3)
    table.play(0, "observe", 0)
    for by, prompt in ((CHANCE, "draw"), (0, "observed")):
        assert table.asked() == [(by, prompt)]
        assert table.game.chapter(table.state) == Chapter("turn", 0, 1)
        table.session.play(table.session.legal(by)[0])
    table.table("end_talk")
    table.play(0, "decline")
    for _ in range(11):
        turn(table)
    assert table.asked() == [(TABLE, "last_talk")]
    assert table.game.chapter(table.state) == Chapter("last", number=1)
    table.table("end_talk")
    assert table.asked() == [(0, "must_designate")]
    assert table.game.chapter(table.state) == Chapter("last", number=1)
    table.play(0, "designate", 1)
    assert table.asked() == [(TABLE, "reveal")]
    assert table.game.chapter(table.state) == Chapter("open", number=1)
    table.table("reveal")
    assert table.asked() == [(CHANCE, "uncover")]
    while table.asked():
        assert table.game.chapter(table.state) == Chapter("open", number=1)
        table.session.play(table.session.legal(CHANCE)[0])
    assert table.state.phase == "over"
    assert table.game.chapter(table.state) == Chapter("open", number=1)


def test_saves_are_read_by_the_number_of_the_rules() -> None:
    """Whoever changes what a move does changes this number, and writes what old saves become (migrate.py)."""
    assert Table("coffre_et_cle", 4).game.rules == 2


@pytest.mark.rule("CC-14", "CC-20")
def test_a_force_is_refused_for_the_lock_only_where_there_is_one() -> None:
    table = begun("TKFN", "NN")
    table.arrange(locks=[0, 0, 1, 0])
    assert table.refused(0, "force", 2, 0) == "CC-20"
    for args in ((1, 2), (1, -1), (1,), (), (0, 0), (4, 0), (-1, 0)):
        assert table.refused(0, "force", *args) == "CC-14"
    table.arrange(locks=[1, 0, 0, 0])
    assert table.refused(0, "force", 0, 0) == "CC-14"


@pytest.mark.rule("CC-37", "CC-58")
def test_who_has_the_treasure_is_told_by_the_end_of_the_last_talk_and_not_by_stopping_then() -> None:
    table = begun("NTFK", "NN", rounds=3, talk=10)
    for _ in range(12):
        turn(table)
    assert table.asked()[0] == (TABLE, "last_talk")
    for move in (Move(TABLE, "end_talk"), Move(CLOCK, "talk_clock")):
        assert {table.game.tell(table.state, move, viewer)[3:] for viewer in range(TABLE, 4)} == {((1,),)}
    table.table("stop")
    assert {table.told(viewer) for viewer in range(TABLE, 4)} == {(TABLE, "stop", ())}
