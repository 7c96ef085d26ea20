"""What lands is heard when it lands, and felt if it is a key; with movement and without. It is heard from
what everybody sees, so it tells no secret: the twins compare what is heard on private pages."""

from __future__ import annotations

from pathlib import Path

import pytest

from coffres.dev.window.robot import FRAME, Robot
from coffres.storage.settings import CALM, NO_MOTION
from coffres.ui.boards.casse_du_siecle.journeys import HAND, Journey, lands
from coffres.ui.boards.fort_boyard.walk import Walk
from tests.ui.test_hurried import Table

_FEW = 40  # moves within which it happens


def at(table: Table, verb: str) -> Table:
    """Just after this was done for the first time on a page whose board stays."""
    for _ in range(_FEW):
        table.forget()
        if table.play() == verb and table.sitting.tablet.where == "private":
            return table
        table.shown()
    raise LookupError(verb)


@pytest.mark.parametrize("motion", [CALM, NO_MOTION])
def test_a_key_is_heard_and_felt_when_it_lies_in_its_lock(robot: Robot, tmp_path: Path, motion: str) -> None:
    table = at(Table(robot, tmp_path, "casse_du_siecle", motion), "place")
    moves = motion != NO_MOTION
    assert ("key_land" in table.heard()) != moves  # it is still on its way
    robot.wait(0.6)
    assert table.heard().count("key_land") == 1
    assert ((0.04,)) in table.asked("vibrator")
    table.app.home()
    robot.wait(1)
    assert table.heard().count("key_land") == 1


def test_a_hurried_key_is_heard_at_once(robot: Robot, tmp_path: Path) -> None:
    table = at(Table(robot, tmp_path, "casse_du_siecle"), "place")
    robot.wait(0.1)
    assert "key_land" not in table.heard()
    assert table.board.hurry()
    assert table.heard()[-1] == "key_land"


def test_a_key_that_is_taken_or_turned_lands_nowhere() -> None:
    lock, hook = ("lock", 3), ("place", 2)
    assert lands(Journey(HAND, lock, 1, None))
    assert lands(Journey(lock, hook, 1, None))
    assert not lands(Journey(hook, HAND, 4, None))
    assert not lands(Journey(lock, lock, 1, "III"))


def test_a_pawn_is_heard_on_every_space_and_once_if_it_runs(robot: Robot, tmp_path: Path) -> None:
    table = Table(robot, tmp_path, "fort_boyard")
    walk: Walk = table.board.walk
    for seconds, heard in ((4 * 0.13, 4), (4 * 0.05, 1)):
        table.forget()
        walk.step(0, 4, seconds)
        robot.wait(FRAME)
        assert table.heard() == []
        robot.wait(1)
        assert table.heard() == ["token_step"] * heard
