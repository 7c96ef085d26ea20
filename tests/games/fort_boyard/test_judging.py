"""FB-32, FB-58, FB-59: the table judges, and starts a disturbed trial again."""

from __future__ import annotations

import pytest

from coffres.engine.contract import TABLE
from coffres.games.fort_boyard.material import TRIALS
from tests.games.fort_boyard.positions import BOTH, begun, goes_to, picked, started


@pytest.mark.rule("FB-32")
def test_the_table_judges_in_the_open() -> None:
    for trial in TRIALS:
        table = started(begun(4), trial.id)
        seats_asked = [ask for ask in table.session.asks() if ask.by >= 0 or ask.secret]
        assert seats_asked == []
        assert table.refused(0, "won") == "FB-12"


@pytest.mark.rule("FB-58")
@pytest.mark.parametrize(("starter", "neighbour"), [(0, 3), (2, 1)])
def test_everybody_sees_who_decides_where_people_differ(starter: int, neighbour: int) -> None:
    table = started(begun(4, starter=starter), "pinch")
    assert {table.view(viewer)["reader"] for viewer in range(TABLE, 4)} == {neighbour}
    table.arrange(gone=1 << neighbour)
    assert table.view(TABLE)["reader"] == (neighbour - 1) % 4


@pytest.mark.rule("FB-59")
@pytest.mark.parametrize("trial", [trial.id for trial in TRIALS])
def test_a_trial_disturbed_starts_again(trial: str) -> None:
    table = started(begun(4), trial)
    table.table("restart")
    assert table.asked() == [(TABLE, "card")]
    table.table("begin")
    again = started(begun(4), trial)
    table.arrange(turned=again.state.turned)
    assert table.state.key() == again.state.key()


@pytest.mark.rule("FB-59")
def test_a_new_start_forgets_what_was_won_and_turns_the_hourglass_anew() -> None:
    table = started(begun(6), "pinch")
    table.table("point")
    table.table("point")
    table.table("restart")
    table.table("begin")
    assert (table.state.wins, table.state.opponent) == (0, 1)
    table = started(begun(4), "barbichette")
    table.table("restart")
    table.table("begin")
    assert table.state.turned == 2
    table = started(begun(4), "whose_hand")
    table.chance("touched", 2)
    table.table("guess", 2)
    table.table("restart")
    assert (table.state.opponent, table.state.met, table.state.guesses) == (-1, 0, [])


@pytest.mark.rule("FB-59")
def test_only_a_trial_under_way_starts_again() -> None:
    assert picked(begun(), "pinch").refused(TABLE, "restart") == "FB-52"
    assert goes_to(begun(), BOTH).refused(TABLE, "restart") == "FB-12"
