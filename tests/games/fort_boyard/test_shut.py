"""FB-45, FB-46, FB-48, FB-68: the chest is shut: notes are looked at, keys go back."""

from __future__ import annotations

from typing import Any

import pytest

from coffres.engine.contract import CHANCE, CLOCK, TABLE
from coffres.games.fort_boyard.material import NOTES, VALUES
from tests.games.fort_boyard.positions import (
    EITHER,
    GAME,
    GUARDIAN,
    SPACES,
    TIGER,
    TRIAL,
    begun,
    draws_notes,
    goes_to,
    keys_of,
    keys_on,
    opened,
    rolls,
    safe_from_tigers,
    with_keys,
)
from tests.games.table import Table


def shut(red: int = 4, black: int = 0, options: Any = None, **fields: Any) -> Table:
    """Opened by seat 0, shut by a tiger at the first roll, the one note taken and looked at."""
    table = opened(4, options or {}, red, black, **fields)
    table.arrange(pawns=[0, TIGER - 1, 0, 0])
    rolls(table, 1)
    draws_notes(table, 0)
    if not table.session.options["open_fortunes"]:
        table.play(0, "seen")
    return table


# FB-45, FB-46: keys go back


@pytest.mark.rule("FB-40")
def test_opening_ends_the_turn() -> None:
    table = shut()
    table.play(0, "put_back", TRIAL)
    table.play(0, "put_back", TRIAL)
    assert (table.state.seat, table.asked()) == (1, [(CHANCE, "roll")])


@pytest.mark.rule("FB-45")
@pytest.mark.parametrize(("held", "back"), [(4, 2), (5, 3), (9, 7)])
def test_all_keys_but_two_go_back(held: int, back: int) -> None:
    table = shut(red=held)
    for _key in range(back):
        assert table.asked() == [(0, "put_back")]
        table.play(0, "put_back", TRIAL)
    assert (table.state.seat, keys_of(table, 0)) == (1, (0, 2))
    assert keys_on(table, TRIAL) == (1, back)  # they stack


@pytest.mark.rule("FB-45")
def test_they_go_on_any_cell_and_only_on_cells() -> None:
    table = shut()
    cells = {space for space, kind in enumerate(SPACES) if kind not in "ST"}
    assert table.choices(0) == {("put_back", space) for space in cells}
    for space in (0, TIGER, 32):
        assert table.refused(0, "put_back", space) == "FB-45"


@pytest.mark.rule("FB-45", "FB-44")
def test_keys_go_back_after_the_bonus_as_well() -> None:
    table = opened()
    table.clock("hourglass")
    table.chance("roll", 1)
    draws_notes(table, 0, 0)
    table.play(0, "seen")
    table.play(0, "put_back", GUARDIAN)
    table.play(0, "put_back", EITHER)
    assert (keys_on(table, GUARDIAN), keys_on(table, EITHER)) == ((2, 1), (1, 1))
    assert table.state.seat == 1


@pytest.mark.rule("FB-46")
@pytest.mark.parametrize(
    ("black", "red", "left", "reserve", "lost"),
    [
        (4, 0, (2, 0), 28, 2),
        (3, 1, (2, 0), 29, 1),
        (2, 2, (2, 0), 30, 0),
        (1, 4, (1, 1), 30, 0),
    ],
)
def test_black_keys_are_swapped_for_what_is_missing(
    black: int, red: int, left: tuple[int, int], reserve: int, lost: int
) -> None:
    table = shut(red=red, black=black)
    for _key in range(black + red - 2):
        table.play(0, "put_back", TRIAL)
    assert keys_of(table, 0) == left
    assert keys_on(table, TRIAL) == (1, black + red - 2)
    assert (table.state.reserve, table.state.lost_black) == (reserve, lost)


@pytest.mark.rule("FB-46", "FB-14")
def test_with_an_empty_reserve_the_black_key_goes_back_as_a_red_one() -> None:
    table = shut(red=0, black=4, reserve=1)
    box = GAME.inventory(table.state)
    table.play(0, "put_back", TRIAL)
    table.play(0, "put_back", TRIAL)
    assert (keys_of(table, 0), keys_on(table, TRIAL)) == ((2, 0), (1, 2))
    assert (table.state.reserve, table.state.lost_black, table.state.painted) == (0, 1, 1)
    assert GAME.inventory(table.state) == box
    goes_to(table, TRIAL)
    assert table.asked() == [(CHANCE, "pick")]


# FB-48, FB-68: fortunes


@pytest.mark.rule("FB-68", "FB-41")
def test_notes_stay_face_down_until_the_chest_is_shut() -> None:
    table = safe_from_tigers(opened())
    rolls(table, 1)
    rolls(table, 1)
    for viewer in range(TABLE, 4):
        view = table.view(viewer)
        assert (view["pile"], view["notes"][0]) == (3, 3)
        assert view["fortunes"][0] == ([0] * 6 if viewer == 0 else None)
    assert CHANCE not in [ask.by for ask in table.session.asks()]


@pytest.mark.rule("FB-68", "FB-48")
def test_then_the_opener_alone_looks_at_them() -> None:
    table = opened().arrange(pawns=[0, TIGER - 1, 0, 0])
    rolls(table, 1)
    assert GAME.weights(table.state, CHANCE) == list(NOTES)
    table.chance("note", 0, 5)
    assert table.told(0) == (CHANCE, "note", (0, 5))
    for viewer in (TABLE, 1, 2, 3):
        assert table.told(viewer) == (CHANCE, "note", (0, None))
        assert table.view(viewer)["fortunes"][0] is None
        assert table.view(viewer)["notes"] == [1, 0, 0, 0]
    assert table.view(0)["fortunes"][0] == [0, 0, 0, 0, 0, 1]
    assert table.asked() == [(0, "look_notes")]
    assert table.ask().secret
    table.play(0, "seen")
    assert table.asked() == [(0, "put_back")]


@pytest.mark.rule("FB-48")
def test_open_fortunes_are_seen_by_all() -> None:
    table = shut(options={"open_fortunes": True})
    assert table.asked() == [(0, "put_back")]  # nobody needs to look alone
    assert table.told(2) == (CHANCE, "note", (0, 0))
    for viewer in range(TABLE, 4):
        assert table.view(viewer)["fortunes"][0] == [1, 0, 0, 0, 0, 0]


@pytest.mark.rule("FB-68")
def test_each_may_look_at_their_own_fortune_at_the_start_of_their_turn() -> None:
    table = begun().arrange(fortunes=[0, 2, 0, 0, 0, 0] * 4)
    assert table.asked() == [(CHANCE, "roll"), (0, "may_look")]
    table.play(0, "look")
    assert table.asked() == [(0, "fortune")]
    assert table.ask().secret
    assert table.view(0)["fortunes"][0] == [0, 2, 0, 0, 0, 0]
    assert table.view(1)["fortunes"][0] is None
    table.play(0, "seen")
    assert table.asked() == [(CHANCE, "roll")]
    goes_to(table, TIGER)
    assert table.asked() == [(CHANCE, "roll"), (1, "may_look")]


@pytest.mark.rule("FB-68")
def test_looking_before_deciding_on_the_chest() -> None:
    fortunes = [1] + [0] * 23
    table = with_keys(begun(), 4, 0).arrange(fortunes=fortunes)
    assert table.choices(0) == {("go_on",), ("open_chest",), ("look",)}
    table.play(0, "look")
    table.play(0, "seen")
    assert table.choices(0) == {("go_on",), ("open_chest",)}
    table = with_keys(begun(), 4, 0).arrange(fortunes=fortunes)
    table.play(0, "go_on")
    assert table.asked() == [(CHANCE, "roll")]
    assert CLOCK not in [ask.by for ask in table.session.asks()]


@pytest.mark.rule("FB-68", "FB-48")
def test_nothing_to_look_at_without_notes_or_with_open_fortunes() -> None:
    assert begun().asked() == [(CHANCE, "roll")]
    table = begun(4, {"open_fortunes": True}).arrange(fortunes=[1] + [0] * (4 * len(VALUES) - 1))
    assert table.asked() == [(CHANCE, "roll")]
