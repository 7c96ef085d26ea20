"""CS-01 to CS-06, CS-49, CS-67: a game before anything has happened, and dealt anew, to the last detail."""

from __future__ import annotations

from typing import Any

import pytest

from coffres.engine.contract import EVERYTHING, TABLE, Chapter
from coffres.games.casse_du_siecle.keys import ALL
from coffres.games.casse_du_siecle.safe import games
from tests.games.casse_du_siecle.positions import KEY, begun, key, lay_out
from tests.games.table import Table

DEALT = {  # what CS-49 deals anew
    "sizes": [0] * 12,
    "source": [0] * 12,
    "spilled_size": 0,
    "lifted": [],
    "lifted_size": 0,
    "laid": [-1] * 24,
    "bet": -1,
    "bet_locks": 0,
    "picked": [],
    "mixing": -1,
    "drawing": -1,
    "to_draw": 0,
    "dead": 0,
    "known": [0] * 33,
    "hand": [],
}


def some(view: dict[str, Any], names: Any) -> dict[str, Any]:
    return {name: view[name] for name in names}


@pytest.mark.rule("CS-04", "CS-06", "CS-25")
@pytest.mark.parametrize("seats", [2, 6])
def test_nothing_has_happened_yet(seats: int) -> None:
    view = Table(KEY, seats).view(TABLE)
    del view["options"]
    assert view == DEALT | {
        "seats": seats,
        "viewer": TABLE,
        "phase": "starter",
        "game": 0,
        "starter": -1,
        "seat": -1,
        "owner": [-1] * 6,
        "extra": 0,
        "opened": [],
        "emptied": -1,
        "moved": False,
        "idle": 0,
        "covers": 0,
        "seen": [0] * seats,
        "looker": -1,
        "looked": -1,
        "dialed": 0,
        "tokens": [0] * seats,
        "door_pot": 0,
        "safe_pot": 0,
        "safes": [0] * seats,
        "winner": -1,
        "result": "",
        "hand_sizes": [0] * seats,
        "gears": [None] * 8,
    }


@pytest.mark.rule("CS-01", "CS-03", "CS-38")
@pytest.mark.parametrize(("options", "tokens"), [({}, 0), ({"stakes": "both"}, 60)])
def test_the_box_is_complete(options: dict[str, Any], tokens: int) -> None:
    table = Table(KEY, 3, options)
    box = {f"key {number}{letter}": 2 for number in range(1, 7) for letter in "CODE"}
    box |= {f"gear {value}": 1 for value in range(1, 11)}
    assert table.game.inventory(table.state) == box | {"fresh keys": 0, "tokens": tokens}


@pytest.mark.rule("CS-49")
def test_after_a_stall_all_keys_lie_as_at_first() -> None:
    table = lay_out(
        begun(3), {0: "1D 2E", 1: "3C"}, {1: "1C 2O . .", 2: "2C . . ."}, {0: "4C 4C"}, phase="stall", idle=12
    )
    table.table("redeal")
    names = set(DEALT) - {"emptied"}
    assert some(table.view(TABLE), names) == some(DEALT, names)
    assert table.view(TABLE)["hand_sizes"] == [0, 0, 0]
    assert table.state.unseen == ALL
    assert (table.state.fresh, table.state.pool) == ([48] + [0] * 12, [0] * 13)
    assert (table.view(TABLE)["idle"], table.asked()) == (0, [(1, "take")])


@pytest.mark.rule("CS-67")
def test_the_next_game_of_a_match_begins_like_the_first() -> None:
    table = begun(2, stakes="both")
    fresh = table.view(TABLE)
    lay_out(table, "1D", {1: "1C . . ."}, phase="won", winner=1)
    table.arrange(seen=[3, 15], looked=2, looker=1, extra=1, opened=(0,), gears=[4, 0, 1, 2, 0, 0, 0, 0])
    table.arrange(moved=True, emptied=4, dialed=1, covers=1, idle=5, bet=2, bet_locks=3, safe_pot=0)
    table.table("next_game")
    changed = {"seat": 1, "starter": 1, "game": 1}
    assert table.view(TABLE) == fresh | changed


@pytest.mark.rule("CS-40")
def test_the_chapters_of_an_evening_are_numbered_by_the_game_of_the_match() -> None:
    table = Table(KEY, 2, {"stakes": "both"})
    assert table.game.chapter(table.state) == Chapter("start", number=1)
    table = begun(2, stakes="both")
    assert table.game.chapter(table.state) == Chapter("turn", 0, 1)
    table.arrange(seat=1)
    assert table.game.chapter(table.state) == Chapter("turn", 1, 1)
    table.arrange(phase="won", winner=1)
    assert table.game.chapter(table.state) == Chapter("end", number=1)
    table.table("next_game")
    assert table.game.chapter(table.state) == Chapter("turn", 1, 2)
    table.arrange(phase="over")
    assert table.game.chapter(table.state) == Chapter("end", number=2)


@pytest.mark.rule("CS-40")
@pytest.mark.parametrize(
    ("options", "expected"),
    [({}, 1), ({"stakes": "none", "match": True}, 1), ({"stakes": "door", "match": False}, 1)],
)
def test_a_match_has_one_game_where_nothing_is_staked_or_the_table_wants_but_one(
    options: dict[str, Any], expected: int
) -> None:
    assert games(Table(KEY, 3, options).state) == expected
    assert games(Table(KEY, 3, {"stakes": "door", "match": True}).state) == 3


def test_saves_are_read_by_the_number_of_the_rules() -> None:
    """Whoever changes what a move does changes this number, and writes what old saves become (migrate.py)."""
    assert Table(KEY, 2).game.rules == 1


@pytest.mark.rule("CS-42")
def test_whoever_looks_back_sees_the_bunches_that_somebody_has_seen() -> None:
    table = lay_out(begun(2), "1C", bunches={3: "2C 3D 4E 5O"})
    bunches = table.view(EVERYTHING)["bunches"]
    assert bunches[3] == sorted(key(name) for name in ("2C", "3D", "4E", "5O"))
    assert bunches[0] is None  # nobody has looked: nothing lies there yet but unseen keys


@pytest.mark.rule("CS-43", "CS-48")
def test_a_turn_begins_with_nothing_left_of_the_one_before() -> None:
    table = lay_out(begun(2), "6D", {4: ". . 6D ."}, {0: "6E 5E"}, looker=0, opened=(), moved=True, dialed=1)
    table.play(0, "done")
    view = table.view(TABLE)
    left = {name: view[name] for name in ("seat", "looker", "opened", "emptied", "moved", "dialed", "phase")}
    assert left == {
        "seat": 1,
        "looker": -1,
        "opened": [],
        "emptied": -1,
        "moved": False,
        "dialed": 0,
        "phase": "take",
    }
