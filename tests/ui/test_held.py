"""What is held is let go when anything comes in between, so that nothing unwanted is done."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from kivy.core.window import Window
from kivy.tests.common import UnitTestTouch

from coffres.dev.window.robot import ESCAPE, FRAME, Robot
from coffres.engine.contract import CLOCK, Move
from coffres.engine.session import Session
from coffres.ui.boards.coffre_et_cle.board import CardSpot
from coffres.ui.boards.fort_boyard.yard import Plaque
from coffres.ui.widgets.bolt import Bolt
from coffres.ui.widgets.peek import Peek
from coffres.ui.widgets.plate import Plate
from coffres.ui.widgets.player_card import PlayerCard
from tests.ui.evening import Evening
from tests.ui.halfway import asked, dice_wait, take_up
from tests.ui.test_players import card, edge_of, middle, open_at, order

MINUTE = 60.0
TURNED = (800, 1280)
_TRIALS = ("barbichette", "odd_change", "nose_to_nose", "forbidden_words", "hot_hands", "pinch", "catapult")
_HALF_A_SHAKE = 0.55  # seconds
Place = Callable[[Evening, Path], Plate]
Between = Callable[[Evening, Plate], None]


@pytest.fixture
def evening(robot: Robot, tmp_path: Path) -> Evening:
    return Evening(robot, tmp_path, tips=False)


# Plates that are held


def a_name_on_a_private_page(evening: Evening, folder: Path) -> Plate:
    take_up(evening, folder, "coffre_et_cle", 4, asked("designate"))
    evening.slide()
    evening.robot.wait(3.1)  # until the plates can be pressed
    return held_plate(evening)


def a_verdict_on_the_table(evening: Evening, folder: Path) -> Plate:
    take_up(evening, folder, "fort_boyard", 4, lambda session: _asks(session, *_TRIALS))
    return held_plate(evening)


def an_hourglass_that_presses_nobody(evening: Evening, folder: Path) -> Plate:
    evening.app.change(timers=0.0)
    a_verdict_on_the_table(evening, folder)
    text = evening.app.sitting.speech.label(Move(CLOCK, "hourglass"))
    return next(plate for plate in evening.all(Plate) if plate.text == text)


def the_end_of_the_game(evening: Evening, _folder: Path) -> Plate:
    """On the pause sheet."""
    evening.at_talk()
    evening.app.open_pause()
    evening.robot.wait(0.2)
    return held_plate(evening)


PLACES: list[Place] = [
    a_name_on_a_private_page,
    a_verdict_on_the_table,
    an_hourglass_that_presses_nobody,
    the_end_of_the_game,
]


def _asks(session: Session, *prompts: str) -> bool:
    return any(ask.prompt in prompts for ask in session.asks())


def held_plate(evening: Evening) -> Plate:
    return next(plate for plate in evening.all(Plate) if plate.hold and not plate.disabled)


# What can come in between


def the_app_leaves(evening: Evening, _plate: Plate) -> None:
    evening.app.on_pause()
    evening.robot.now += MINUTE
    evening.app.on_resume()


def a_sheet_opens(evening: Evening, _plate: Plate) -> None:
    evening.app.open_rules(evening.sitting.game)


def the_back_key(evening: Evening, _plate: Plate) -> None:
    evening.robot.press(ESCAPE)


def a_second_finger(evening: Evening, _plate: Plate) -> None:
    second = UnitTestTouch(3, 3)
    second.touch_down()
    evening.robot.wait(2 * FRAME)
    second.touch_up()


def the_window_turns(_evening: Evening, _plate: Plate) -> None:
    Window.size = TURNED


BETWEEN: list[Between] = [the_app_leaves, a_sheet_opens, the_back_key, a_second_finger, the_window_turns]


@pytest.mark.parametrize("between", BETWEEN, ids=lambda between: between.__name__)
@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.__name__)
def test_a_held_plate_is_let_go(evening: Evening, tmp_path: Path, place: Place, between: Between) -> None:
    plate = place(evening, tmp_path)
    before = evening.sitting.match.facts()
    evening.robot.touch_down(plate.to_window(*plate.center))
    evening.robot.wait(0.1)
    assert plate.held > 0
    between(evening, plate)
    evening.robot.wait(2)
    assert evening.sitting.match.facts() == before
    assert plate.held == 0
    evening.robot.touch_up()
    evening.robot.wait(1)
    assert evening.sitting.match.facts() == before


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.__name__)
def test_left_alone_it_does_what_it_says(evening: Evening, tmp_path: Path, place: Place) -> None:
    plate = place(evening, tmp_path)
    before = evening.sitting.match.facts()
    text = plate.text
    evening.robot.touch_down(plate.to_window(*plate.center))
    evening.robot.wait(0.7)
    evening.robot.touch_up()
    played = evening.sitting.match.facts() != before
    assert played or any("CC-" in note.clause for note in evening.app.scene.floating), text


def test_a_frame_that_takes_long_does_not_hold(evening: Evening, tmp_path: Path) -> None:
    """The app hears only afterwards what a finger did meanwhile: it may have been a tap."""
    plate = a_verdict_on_the_table(evening, tmp_path)
    before = evening.sitting.match.facts()
    evening.robot.touch_down(plate.to_window(*plate.center))
    evening.robot.now += 5
    evening.robot.wait(FRAME)
    evening.robot.touch_up()
    evening.robot.wait(1)
    assert evening.sitting.match.facts() == before


# Other ways to make the same choice


@pytest.mark.rule("CC-27")
@pytest.mark.parametrize("prompt", ["designate", "name"])
def test_a_seat_on_the_board_is_held_like_its_plate(evening: Evening, tmp_path: Path, prompt: str) -> None:
    take_up(evening, tmp_path, "coffre_et_cle", 4, asked(prompt))
    if evening.sitting.tablet.where == "curtain":
        evening.slide()
    before = evening.sitting.match.facts()
    spots = [spot for spot in evening.all(CardSpot) if spot.hold]
    assert len(spots) >= 2
    for spot in spots:
        evening.robot.touch(spot.to_window(*spot.center))
        evening.robot.wait(1)
    assert (evening.sitting.match.facts(), evening.app.scene.floating) == (before, [])
    evening.robot.touch_down(spots[0].to_window(*spots[0].center))
    evening.robot.wait(0.7)
    evening.robot.touch_up()
    assert evening.sitting.match.facts() != before or evening.app.scene.floating


def test_nobody_is_named_through_the_card_of_a_trial(evening: Evening, tmp_path: Path) -> None:
    take_up(evening, tmp_path, "fort_boyard", 4, lambda session: _asks(session, "guess", "rival"))
    before = evening.sitting.match.facts()
    for plaque in evening.all(Plaque):
        evening.robot.touch_down(plaque.to_window(*plaque.center))
        evening.robot.wait(0.7)
        evening.robot.touch_up()
    assert evening.sitting.match.facts() == before


# Other things that a finger may hold


@pytest.mark.parametrize("between", [the_app_leaves, the_back_key, the_window_turns])
def test_a_plate_that_is_pressed_does_nothing(evening: Evening, tmp_path: Path, between: Between) -> None:
    take_up(evening, tmp_path, "roc_noir", 2, dice_wait)
    plate = next(plate for plate in evening.all(Plate) if plate.text == "Lancer le dé")
    before = evening.sitting.match.facts()
    where = plate.to_window(*plate.center)
    evening.robot.touch_down(where)
    between(evening, plate)
    evening.robot.touch_up()
    evening.robot.wait(1)
    assert evening.sitting.match.facts() == before


@pytest.mark.parametrize("between", [a_second_finger, the_window_turns])
def test_a_bolt_falls_back(evening: Evening, between: Between) -> None:
    evening.start()
    (bolt,) = evening.all(Bolt)
    x, y = bolt.to_window(*bolt.knob)
    finger = UnitTestTouch(x, y)
    finger.touch_down()
    evening.robot.wait(0.1)
    finger.touch_move(x + bolt.way, y)
    evening.robot.wait(0.1)
    assert bolt.slid == 1
    between(evening, bolt)
    evening.robot.wait(1)
    finger.touch_up()
    evening.robot.wait(1)
    assert (bolt.slid, evening.sitting.tablet.where) == (0, "curtain")


@pytest.mark.parametrize("hold_to_see", [True, False])
@pytest.mark.parametrize("between", [a_sheet_opens, the_window_turns], ids=lambda between: between.__name__)
def test_a_secret_is_seen_no_longer(evening: Evening, between: Between, hold_to_see: bool) -> None:
    evening.app.change(hold_to_see=hold_to_see)
    evening.start()
    evening.slide()
    evening.hold()
    if not hold_to_see:
        evening.robot.touch_up()
    (peek,) = evening.all(Peek)
    assert peek.shown
    between(evening, peek)
    assert not peek.shown
    if hold_to_see:
        evening.robot.touch_up()


@pytest.mark.parametrize("name", ["Ana", "Chloé"])
def test_somebody_who_is_carried_stays_where_they_sat(robot: Robot, tmp_path: Path, name: str) -> None:
    open_at(robot, tmp_path, last=4)
    before = order(robot)
    robot.touch_down(middle(card(robot, name)))
    robot.touching.touch_move(*edge_of(robot, "right"))
    robot.wait(0.1)
    assert card(robot, name).carried
    Window.size = (1281, 801)
    robot.wait(0.1)
    robot.touch_up()
    robot.wait(0.3)
    assert order(robot) == before
    assert not any(widget.ghost for widget in robot.app.scene.walk() if isinstance(widget, PlayerCard))


@pytest.mark.parametrize("sheet", [False, True])
def test_a_shake_begins_anew_after_a_sheet(evening: Evening, tmp_path: Path, sheet: bool) -> None:
    take_up(evening, tmp_path, "roc_noir", 2, dice_wait)
    before = evening.sitting.match.facts()
    evening.shake(_HALF_A_SHAKE)
    assert evening.sitting.match.facts() == before
    if sheet:
        evening.app.open_pause()
        evening.robot.press(ESCAPE)
    evening.shake(_HALF_A_SHAKE)
    assert (evening.sitting.match.facts() == before) == sheet


def test_two_crews_do_not_let_go_of_each_others_plates(evening: Evening, tmp_path: Path) -> None:
    take_up(
        evening,
        tmp_path,
        "fort_boyard",
        4,
        lambda session: any(ask.dice for ask in session.asks()) and _asks(session, "judge"),
    )
    screen = evening.app.scene.screen
    (mine, theirs) = (next(iter(half.ids.plates.children)) for half in (screen.ids.judge, screen.ids.rollers))
    mine.hold = True
    evening.robot.touch_down(mine.to_window(*mine.center))
    evening.robot.wait(0.1)
    other = UnitTestTouch(*theirs.to_window(*theirs.center))
    other.touch_down()
    evening.robot.wait(0.05)
    assert mine.held > 0
    other.touch_up()
    evening.robot.touch_up()
