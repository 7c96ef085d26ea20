"""Dice come from the hand that shook the tablet, or from the edge of whoever tapped; and only that."""

from __future__ import annotations

from math import hypot
from pathlib import Path

import pytest

from coffres.dev.window.robot import Robot
from coffres.storage.roster import EDGES
from coffres.ui.fling import HARD, USUAL, flung
from coffres.ui.scene import quarter_turns
from coffres.ui.widgets.dice import Dice
from tests.ui.evening import Evening, G
from tests.ui.halfway import dice_wait, take_up

AHEAD = {0: (0, 1), 1: (-1, 0), 2: (0, -1), 3: (1, 0)}  # from each edge over the table


@pytest.mark.parametrize("edge", AHEAD)
def test_who_taps_throws_straight_from_their_edge(edge: int) -> None:
    assert flung(edge).way == pytest.approx(AHEAD[edge])
    assert flung(edge).force == USUAL


@pytest.mark.parametrize("edge", AHEAD)
@pytest.mark.parametrize("sign", [1, -1])
def test_a_shake_throws_along_its_line_and_away_from_the_hand(edge: int, sign: int) -> None:
    (right, up), leans = AHEAD[edge], (3 * sign, 4 * sign)  # to the right and ahead, seen from below
    along = (leans[0] * up + leans[1] * right, leans[1] * up - leans[0] * right)
    way = flung(edge, HARD, along).way
    assert way == pytest.approx((sign * along[0] / 5, sign * along[1] / 5))
    assert way[0] * right + way[1] * up > 0


@pytest.mark.parametrize("along", [(9, 0), (-9, 0), (9, 0.1), (-9, -0.1)])
def test_a_shake_across_still_throws_onto_the_table(along: tuple[float, float]) -> None:
    right, up = flung(0, HARD, along).way
    assert hypot(right, up) == pytest.approx(1)
    assert up > 0.6


@pytest.mark.parametrize("edge", EDGES)
def test_they_come_from_the_edge_where_the_player_sits(robot: Robot, tmp_path: Path, edge: str) -> None:
    evening = take_up(Evening(robot, tmp_path), tmp_path, "roc_noir", 4, dice_wait)
    seat = evening.sitting.asking.asked_seat()
    evening.sitting.people[seat] = evening.sitting.people[seat]._replace(edge=edge)
    evening.sitting.stage.go_on()
    robot.wait(0.6)
    assert evening.app.senses.roll()
    (dice,) = evening.all(Dice)
    (die,) = dice.dice
    start = dice.to_window(*die._place.xy)
    robot.wait(1)
    way = [there - here for here, there in zip(start, dice.to_window(*die._place.xy), strict=True)]
    right, up = AHEAD[quarter_turns(edge)]
    assert way[0] * right + way[1] * up > 100


@pytest.mark.parametrize("turning", ["hand", "fixed"])
def test_where_the_tablet_does_not_turn_they_come_from_below(
    robot: Robot, tmp_path: Path, turning: str
) -> None:
    evening = Evening(robot, tmp_path, turning=turning)
    take_up(evening, tmp_path, "roc_noir", 4, dice_wait)
    seat = evening.sitting.asking.asked_seat()
    evening.sitting.people[seat] = evening.sitting.people[seat]._replace(edge="top")
    evening.app.senses.roll()
    (dice,) = evening.all(Dice)
    assert dice._ahead == pytest.approx((0, 1))


def test_an_automaton_throws_from_where_it_sits(robot: Robot, tmp_path: Path) -> None:
    evening = take_up(Evening(robot, tmp_path), tmp_path, "roc_noir", 4, dice_wait)
    sitting = evening.sitting
    seat = sitting.asking.asked_seat()
    sitting.people[seat] = sitting.people[seat]._replace(edge="left")
    sitting.tablet.hand = sitting.tablet.hand._replace(ask=None)  # nobody is asked while it acts
    assert sitting.asking.asked_seat() < 0
    assert sitting.asking.roll()
    (dice,) = evening.all(Dice)
    start, rest = dice.to_window(*dice._hand(dice.center, 0)), dice.to_window(*dice.center)
    assert rest[0] - start[0] > 100
    assert rest[1] == pytest.approx(start[1])


def test_a_hard_shake_to_the_side_is_seen_in_the_fall(robot: Robot, tmp_path: Path) -> None:
    evening = take_up(Evening(robot, tmp_path), tmp_path, "fort_boyard", 4, dice_wait)
    dice = evening.all(Dice)[0]
    thrown: list[tuple[float, tuple[float, float]]] = []
    evening.move(1, lambda _at: (0.0, 0.0, G))
    dice.bind(tumble=lambda *_: thrown.append((dice.dice[0].force, dice._ahead)) if not thrown else None)
    evening.move(0.7, lambda at: (26 * (-1) ** int(at * 8), 26 * (-1) ** int(at * 8), G))
    (force, (right, up)) = thrown[0]
    assert force > USUAL
    assert right == pytest.approx(up, abs=0.2)


def test_faces_do_not_follow_from_how_they_were_thrown(robot: Robot, tmp_path: Path) -> None:
    shown = []
    for shaken in (False, True):
        evening = Evening(robot, tmp_path / str(shaken))
        take_up(evening, tmp_path / str(shaken), "fort_boyard", 4, dice_wait)
        if shaken:
            evening.shake(0.8)
        else:
            evening.app.senses.roll()
        robot.wait(1.6)
        shown.append(evening.sitting.match.facts()[-1])
        robot.leave()
    assert shown[0] == shown[1]
