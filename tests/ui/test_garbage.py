"""When Python looks for what nothing uses: while the table is calm, and never over a secret."""

from __future__ import annotations

import gc
import itertools
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest
from kivy.animation import Animation
from kivy.uix.widget import Widget

from coffres.dev.window.robot import Robot
from coffres.ui import garbage
from tests.ui.evening import Evening
from tests.ui.replayed import Replayed

pytestmark = pytest.mark.garbage


class Knot:
    """Only itself holds it."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def evening(robot: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Evening]:
    looks = itertools.count(step=100)  # much is made all the time
    monkeypatch.setattr(garbage, "_looks", lambda: next(looks))
    evening = Evening(robot, tmp_path)
    robot.wait(2)
    gc.disable()
    yield evening
    gc.enable()


def knot() -> weakref.ref[Knot]:
    return weakref.ref(Knot())


def come_home(evening: Evening) -> None:
    evening.app.navigator.show("settings")
    evening.app.home()


def test_what_nothing_uses_goes_when_a_screen_has_come_and_nobody_touches_it(evening: Evening) -> None:
    lost = knot()
    evening.robot.wait(3)
    assert lost() is not None  # no screen has come
    come_home(evening)
    evening.robot.wait(0.8)
    assert lost() is not None
    evening.robot.wait(1.5)  # the bar of the list fades meanwhile
    assert lost() is None
    assert gc.get_freeze_count() > 10_000  # and what is left was set apart


def test_what_moves_is_not_held_up(evening: Evening) -> None:
    lost = knot()
    piece = Widget()
    Animation(x=100, d=3).start(piece)
    come_home(evening)
    evening.robot.wait(2.9)
    assert lost() is not None
    evening.robot.wait(1.5)
    assert lost() is None


def test_what_was_set_apart_is_freed_where_nothing_goes_on(evening: Evening) -> None:
    lost = knot()
    gc.freeze()
    evening.app.navigator.show("settings")
    evening.robot.wait(3)
    assert lost() is not None  # looking through everything takes long
    evening.app.navigator.show("album")  # and people drag the album
    evening.robot.wait(3)
    assert lost() is not None
    evening.app.home()
    evening.robot.wait(3)
    assert lost() is None


def test_a_finger_comes_first(evening: Evening) -> None:
    lost = knot()
    come_home(evening)
    for _touch in range(4):
        evening.robot.wait(0.7)
        evening.robot.touch((5, 5))
    assert lost() is not None
    evening.robot.wait(1.1)
    assert lost() is None


def test_a_private_page_is_left_alone(evening: Evening) -> None:
    evening.start()
    evening.sitting.stage.lift()
    lost = knot()
    evening.hold()
    evening.robot.wait(3)
    assert evening.app.navigator.name == "private"
    assert lost() is not None


def test_where_little_was_made_nobody_looks(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "_looks", lambda: 0)
    lost = knot()
    come_home(evening)
    evening.robot.wait(2)
    assert lost() is not None


def test_pictures_are_freed_even_of_what_was_set_apart() -> None:
    lost = knot()
    gc.freeze()
    gc.collect()
    assert lost() is not None
    garbage.collect()
    assert lost() is None


@pytest.mark.parametrize("screen_name", ["table", "private"])
def test_what_is_used_stays_apart_unless_a_secret_is_seen(evening: Evening, screen_name: str) -> None:
    evening.start("fort_boyard")
    evening.robot.wait(3)
    garbage.Housekeeper().expect(screen_name, evening.app.scene)
    gc.freeze()
    garbage.collect()
    assert (gc.get_freeze_count() > 10_000) == (screen_name == "table")


def test_nothing_stays_apart_when_the_app_stops(evening: Evening) -> None:
    come_home(evening)
    evening.robot.wait(2)
    assert gc.get_freeze_count()
    evening.robot.leave()
    assert not gc.get_freeze_count()


def test_what_was_set_apart_is_freed_while_people_read_above_the_table(evening: Evening) -> None:
    evening.start("fort_boyard")
    evening.robot.wait(3)
    housekeeper = garbage.Housekeeper()
    lost = knot()
    gc.freeze()
    housekeeper.expect("table", evening.app.scene)
    gc.disable()
    evening.robot.wait(3)
    assert lost() is not None
    evening.app.open_rules("fort_boyard")
    housekeeper.expect("table", evening.app.scene)
    evening.robot.wait(3)
    assert lost() is None


@pytest.mark.parametrize("before", ["variants", "settings"])
def test_a_game_begins_without_a_look_at_everything(evening: Evening, before: str) -> None:
    """It was looked through while people chose how to play."""
    evening.start("fort_boyard")
    evening.robot.wait(3)
    housekeeper = garbage.Housekeeper()
    housekeeper.expect(before, evening.app.scene)
    gc.disable()
    lost = knot()
    gc.freeze()
    evening.app.scene.look_through_a_keyhole()
    housekeeper.expect("table", evening.app.scene)
    evening.robot.wait(0.2)
    assert (lost() is None) == (before == "settings")


def at_a_table(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> tuple[list[int], garbage.Housekeeper]:
    """How often Python has looked through what is new, as the test says, and who keeps house there."""
    looks = [0]
    monkeypatch.setattr(garbage, "_looks", lambda: looks[0])
    evening.start("fort_boyard")
    evening.robot.wait(3)
    return looks, garbage.Housekeeper()


@pytest.mark.parametrize("made", [1, 3])
def test_what_is_too_much_for_a_frame_is_looked_through_behind_the_next_keyhole(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, made: int
) -> None:
    looks, housekeeper = at_a_table(evening, monkeypatch)
    housekeeper.expect("table", evening.app.scene)
    gc.disable()
    used = Knot()
    gc.collect(1)  # it is no longer among the newest
    lost = weakref.ref(used)
    del used
    looks[0] += made
    evening.robot.wait(1.5)
    assert gc.get_freeze_count() > 10_000
    assert (lost() is None) == (made == 1)
    evening.app.scene.look_through_a_keyhole()
    housekeeper.expect("end", evening.app.scene)
    evening.robot.wait(0.2)
    assert lost() is None


@pytest.mark.parametrize("before", ["private", "table"])
def test_what_may_hold_a_secret_is_never_set_apart_without_a_look(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, before: str
) -> None:
    looks, housekeeper = at_a_table(evening, monkeypatch)
    for screen_name in (before, "table", "table"):
        housekeeper.expect(screen_name, evening.app.scene)
    gc.disable()
    gc.unfreeze()
    looks[0] += 3
    evening.robot.wait(1.5)
    assert (gc.get_freeze_count() > 10_000) == (before == "table")


def test_what_a_replay_has_shown_goes_after_a_few_stops(robot: Robot, tmp_path: Path) -> None:
    """Or all of it goes at once, in one frame."""
    show = Replayed(robot, tmp_path, "fort_boyard/too_few")
    robot.wait(1)
    shown, lost = Knot(), []
    for stop in range(1, 31):
        show.cursor.go(stop)
        lost.append(weakref.ref(shown))
        shown = Knot()
    assert sum(each() is not None for each in lost) < 10
