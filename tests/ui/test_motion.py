"""How fast things move: as people want it, and without movement their end is there at once."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from kivy.uix.widget import Widget

from coffres.dev.window.game import people
from coffres.dev.window.robot import Robot
from coffres.device.shake import THRESHOLDS, ShakeDetector
from coffres.storage.settings import BRISK, CALM, NO_MOTION
from coffres.ui import motion
from coffres.ui.app import CoffresApp
from coffres.ui.boards.casse_du_siecle.flights import Flights
from coffres.ui.boards.casse_du_siecle.journeys import Journey
from coffres.ui.boards.fort_boyard.walk import Walk
from coffres.ui.box import Box
from coffres.ui.fling import GENTLE, HARD, USUAL, Fling
from coffres.ui.widgets.dice import Dice

_HALF = 0.5 + 1 / 30  # half of a second, and the frame that notices it


@pytest.fixture
def app(robot: Robot, tmp_path: Path) -> CoffresApp:
    app = CoffresApp(data=tmp_path)
    robot.open(app)
    return app


def moved(robot: Robot, seconds: float) -> float:
    piece = Widget()
    motion.Movement(x=100, d=seconds).start(piece)
    robot.wait(_HALF)
    motion.Movement.cancel_all(piece)
    return float(piece.x)


def test_a_movement_is_as_fast_as_people_want(app: CoffresApp, robot: Robot) -> None:
    app.change(motion=CALM)
    assert 50 <= moved(robot, 1.0) < 60
    app.change(motion=BRISK)
    assert 80 < moved(robot, 1.0) < 100
    app.change(motion=NO_MOTION)
    assert moved(robot, 1.0) == 100


def test_without_movement_people_see_it_as_long(app: CoffresApp) -> None:
    app.change(motion=NO_MOTION)
    assert (motion.lasts(2), motion.waits(2)) == (0, 2)
    app.change(motion=BRISK)
    assert motion.lasts(2) == motion.waits(2) < 2


def test_a_pawn_is_lifted_from_space_to_space_and_put_down(app: CoffresApp, robot: Robot) -> None:
    walk = Walk(people=people(3), size=(600, 600))
    position = ("S" + "E" * 31, [0] * 32, [0] * 32)
    walk.show(*position, [0, 0, 0], 0)
    ground = walk.pawns[0].lifted
    walk.step(0, 3, 0.6)
    robot.wait(0.1)
    assert walk.pawns[0].lifted > ground == 0
    robot.wait(1)
    assert (walk.pawns[0].way, round(walk.pawns[0].lifted, 6)) == (3, 0)
    walk.step(0, 3, 0.6)
    robot.wait(0.1)
    walk.show(*position, [6, 0, 0], 0)  # somebody has touched the board
    assert (walk.pawns[0].way, walk.pawns[0].lifted) == (6, 0)


def test_a_key_is_carried_and_turns_only_in_a_lock(app: CoffresApp, robot: Robot) -> None:
    ends = {("lock", 0): Box(300, 400, 20, 40), ("hook", 0): Box(0, 0, 20, 40)}
    for there, turns in ((("lock", 0), True), (("hook", 0), False)):
        arrived: list[bool] = []
        flights = Flights(lambda end: ends[end])
        (here,) = set(ends) - {there}
        flights.send([Journey(here, there, 1, None)], Box(0, 0, 20, 40), partial(arrived.append, True))
        (key,) = flights._keys
        robot.wait(0.1)
        assert (key._near.x > 1, key._turned.angle == -90) == (True, turns)
        key.go(1.0)
        assert (tuple(key._place.xy), round(key._near.x, 6), key._turned.angle) == (ends[there].center, 1, 0)
        assert arrived == []
        flights.land()  # hurried
        assert (arrived, flights.airborne) == ([True], False)


def test_dice_fall_as_hard_as_they_were_shaken_and_never_lie(app: CoffresApp, robot: Robot) -> None:
    turned = {}
    for force in (GENTLE, USUAL, HARD):
        dice, landed = Dice(size=(400, 200)), list[bool]()
        dice.roll([3, 5], [], False, partial(landed.append, True), Fling(force))
        robot.wait(0.3)
        turned[force] = dice.dice[0]._drawn[1]
        robot.wait(1)
        assert landed == [True]
        assert [die._drawn[:2] for die in dice.dice] == [(3, -1), (5, -1)]
    assert turned[GENTLE] < turned[USUAL] < turned[HARD]


def test_a_hard_shake_is_told_from_a_soft_one() -> None:
    forces = []
    for strength in (1.1 * THRESHOLDS["normal"], 1.8 * THRESHOLDS["normal"]):
        shakes = ShakeDetector("normal")
        for step in range(12):
            shakes.feed(step * 0.1, strength * (-1) ** step if step > 2 else 0.0, 0.0, 9.8)
        forces.append(shakes.force)
    assert 0 <= forces[0] < forces[1] <= 1


def test_a_piece_that_is_carried_stands_at_the_end_of_every_step() -> None:
    assert [round(motion.lift(way), 6) for way in (0, 0.5, 1, 1.5, 2)] == [0, 1, 0, 1, 0]
