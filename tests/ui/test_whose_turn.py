"""Whose turn it is, who is next and who holds the tablet, as the strip of seats in the panel says it."""

from __future__ import annotations

from pathlib import Path

import pytest

from coffres.dev.window.robot import Robot
from coffres.engine.contract import TABLE, Move
from coffres.ui.whose_turn import Turns, whose_turn
from coffres.ui.widgets.seat_strip import SeatStrip
from tests.ui.agency import Raid
from tests.ui.evening import Evening
from tests.ui.halfway import asked, take_up


@pytest.fixture
def evening(robot: Robot, tmp_path: Path) -> Evening:
    return Evening(robot, tmp_path, motion="none", tips=False)


def shown(evening: Evening) -> Turns:
    """What the strip on the screen says."""
    (strip,) = evening.all(SeatStrip)
    seats = strip.children[::-1]
    marked = [[seat for seat, one in enumerate(seats) if getattr(one, mark)] for mark in Turns._fields]
    assert all(len(found) <= 1 for found in marked)
    return Turns(*(next(iter(found), TABLE) for found in marked))


def test_in_a_turn_it_is_followed_by_the_next_seat(evening: Evening, tmp_path: Path) -> None:
    take_up(evening, tmp_path, "roc_noir", 4, asked("move"))
    seat = evening.sitting.asking.asked_seat()
    assert shown(evening) == whose_turn(evening.sitting) == Turns(seat, (seat + 1) % 4, TABLE)


def test_somebody_asked_in_anothers_turn_has_it_and_the_next_is_somebody_else(
    robot: Robot, tmp_path: Path
) -> None:
    raid = Raid(robot, tmp_path, "." * 20, 3, 5).open()
    raid.chance.dice(("advance", (2,)))
    raid.press("Lancer sans carte")
    raid.press("Lancer le dé")
    raid.chance.dice(("strike", (3,)))
    assert shown(raid) == Turns(0, 1, TABLE)
    raid.press("Lancer le dé")
    assert raid.prompt().startswith("Bo")
    assert shown(raid) == Turns(1, 0, TABLE)


def test_the_tablet_is_held_by_whoever_has_lifted_the_curtain(evening: Evening) -> None:
    """Before the first turn, nobody is the next."""
    evening.start("coffre_et_cle", 4)
    seat = evening.sitting.tablet.hand.to
    assert whose_turn(evening.sitting) == Turns(seat, TABLE, TABLE)
    evening.sitting.stage.lift()
    assert whose_turn(evening.sitting) == Turns(seat, TABLE, seat)
    evening.sitting.asking.play(Move(seat, "seen"))
    assert whose_turn(evening.sitting) == Turns((seat + 1) % 4, TABLE, TABLE)


def test_a_look_between_turns_says_nothing_of_turns(evening: Evening) -> None:
    evening.at_talk()
    evening.sitting.stage.visit(2)
    assert whose_turn(evening.sitting) == Turns()
    evening.sitting.stage.lift()
    assert whose_turn(evening.sitting) == Turns(holds=2)
