"""FB-52: the token with which everybody may change a picked trial once, where the table agreed on it."""

from __future__ import annotations

import pytest

from coffres.engine.contract import CHANCE, TABLE
from coffres.games.fort_boyard.material import TRIALS
from tests.games.fort_boyard.positions import TRIAL, begun, goes_to, picked
from tests.games.table import Table

_TOKENS = {"change_card": True}


def _lost(table: Table) -> Table:
    """The trial under way is played and lost, and no riddle tried."""
    seat = table.state.seat
    table.table("begin")
    table.table("lost")
    table.play(seat, "decline")
    return table


@pytest.mark.rule("FB-52")
def test_nobody_has_a_token_unless_the_table_wants_it() -> None:
    table = picked(begun(3), "pinch")
    assert table.asked() == [(TABLE, "card")]
    assert table.refused(0, "change_card")


@pytest.mark.rule("FB-52")
def test_a_token_changes_the_card_once_in_a_game() -> None:
    table = picked(begun(3, _TOKENS), "pinch")
    assert table.asked() == [(TABLE, "card"), (0, "may_change")]
    table.play(0, "change_card")
    assert table.view(TABLE)["changed"] == 1
    assert table.choices(CHANCE) == {("trial", trial.id) for trial in TRIALS if trial.id != "pinch"}
    table.chance("trial", "forbidden_words")
    assert table.asked() == [(TABLE, "card")]
    for seat in (1, 2):  # each has their own
        _lost(table).arrange(last_trial=-1)
        assert picked(table, "pinch").asked() == [(TABLE, "card"), (seat, "may_change")]
        table.play(seat, "change_card")
        table.chance("trial", "forbidden_words")
    _lost(table).arrange(last_trial=-1)
    assert picked(table, "pinch").asked() == [(TABLE, "card")]  # seat 0 has played its own


@pytest.mark.rule("FB-52")
def test_the_last_card_cannot_be_changed() -> None:
    only = {"left_out": [trial.id for trial in TRIALS if trial.id != "pinch"]}
    table = picked(begun(3, {**_TOKENS, **only}), "pinch")
    assert table.asked() == [(TABLE, "last_card")]


@pytest.mark.rule("FB-20", "FB-52")
def test_a_changed_card_comes_back_for_the_next_trial() -> None:
    table = picked(begun(3, _TOKENS), "pinch")
    table.play(0, "change_card")
    table.chance("trial", "forbidden_words")
    goes_to(_lost(table), TRIAL)
    assert ("trial", "pinch") in table.choices(CHANCE)


@pytest.mark.rule("FB-52")
def test_only_the_one_who_picked_may_change_it() -> None:
    table = picked(begun(3, _TOKENS), "pinch")
    assert table.refused(1, "change_card")
