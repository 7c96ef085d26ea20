"""Dice: they tumble, come to rest on the result of chance, and any tap ends their fall."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from kivy.app import App
from kivy.graphics.texture import Texture
from kivy.uix.floatlayout import FloatLayout

from coffres.dev.window.game import people
from coffres.dev.window.robot import Robot
from coffres.engine.actors import RandomChance, random_move
from coffres.storage.settings import Settings
from coffres.ui.app import CoffresApp
from coffres.ui.fling import Fling, Way
from coffres.ui.pictures import texture
from coffres.ui.scene import Turning
from coffres.ui.theme import PAPER, SEAT_COLOURS
from coffres.ui.widgets.dice import Dice, material
from coffres.ui.widgets.plate import Plate

RED, BLUE = [0.7, 0.15, 0.12, 1.0], [0.18, 0.43, 0.77, 1.0]


class Tray(App):
    """An app with dice only, in the left half of a room."""

    settings = Settings()

    def build(self) -> FloatLayout:
        self.dice = Dice(size_hint=(0.5, 0.2), pos_hint={"x": 0, "y": 0})
        self.landed: list[bool] = []
        room = FloatLayout()
        room.add_widget(self.dice)
        return room

    def roll(
        self, faces: Sequence[int], *colours: list[float], still: bool = False, way: Way = (0, 1)
    ) -> None:
        self.dice.roll(faces, colours, still, lambda: self.landed.append(True), Fling(way=way))

    def shown(self) -> list[Any]:
        return [die._body.texture for die in self.dice.dice]


@pytest.fixture
def tray(robot: Robot) -> Tray:
    tray = Tray()
    robot.open(tray)
    return tray


def test_they_tumble_for_less_than_a_second_and_lie_on_what_was_rolled(robot: Robot, tray: Tray) -> None:
    tray.roll([6, 2], RED, BLUE)
    turned = set()
    while not tray.landed:
        turned.add(tray.shown()[0])
        robot.wait(1 / 60)
    assert len(turned) > 6  # different pictures of one die while it falls
    assert tray.landed == [True]
    assert tray.shown() == [texture("die_red_6"), texture("die_blue_2")]


def test_they_are_not_seen_before_they_lie(robot: Robot, tray: Tray) -> None:
    tray.roll([5])
    robot.wait(0.5)
    faces = [texture(f"die_ivory_{face}") for face in range(1, 7)]
    assert tray.shown()[0] not in faces
    robot.wait(0.5)
    assert tray.shown() == [faces[4]]


def test_a_tap_anywhere_ends_the_fall_but_answers_nothing_that_comes_after_it(
    robot: Robot, tray: Tray
) -> None:
    tray.roll([3])
    robot.wait(0.1)
    heard: list[int] = []
    tray.root.bind(on_touch_down=lambda *_: heard.append(len(tray.landed)))
    robot.touch((1200, 700))  # far from the dice
    assert heard == [0]
    assert tray.landed == [True]
    assert tray.shown() == [texture("die_ivory_3")]
    robot.touch((1200, 700))
    robot.wait(1.5)
    assert tray.landed == [True]


def test_without_motion_they_just_lie_there(tray: Tray) -> None:
    tray.roll([1, 1], still=True)
    assert tray.landed == [True]
    assert tray.shown() == [texture("die_ivory_1")] * 2


def test_two_leave_room_for_what_stands_between_them(tray: Tray) -> None:
    tray.dice.show([3, 4])
    left, right = (die._place.x for die in tray.dice.dice)
    tray.dice.between = 40
    apart, far = (die._place.x for die in tray.dice.dice)
    assert far - apart == pytest.approx(right - left + 40)


def places(tray: Tray) -> list[tuple[float, float]]:
    return [tuple(die._place.xy) for die in tray.dice.dice]


@pytest.mark.parametrize("way", [(0, 1), (1, 0), (0, -1), (-1, 0), (0.6, 0.8)])
def test_they_come_from_the_hand_and_none_leaves_its_room(
    robot: Robot, tray: Tray, way: tuple[float, float]
) -> None:
    tray.roll([1, 2, 3, 4], way=way)
    (x, y), middle = tray.dice._hand(tray.dice.center, 50), tray.dice.center
    assert (x - middle[0]) * way[0] + (y - middle[1]) * way[1] < 0
    while not tray.landed:
        for die in tray.dice.dice:
            assert tray.dice.x <= die._place.x <= tray.dice.right
        robot.wait(1 / 30)
    assert [y for _x, y in places(tray)] == pytest.approx([tray.dice.center_y] * 4)
    along = [x for x, _y in places(tray)]
    assert along == sorted(along)
    assert sum(along) / 4 == pytest.approx(tray.dice.center_x)


def test_they_fly_over_what_lies_between_the_hand_and_their_place(robot: Robot, tray: Tray) -> None:
    tray.dice.above = table = tray.root
    tray.roll([5], way=(-1, 0))
    assert places(tray)[0][0] == pytest.approx(table.right)
    assert tray.dice._drawn in table.canvas.after.children
    assert tray.dice._drawn not in tray.dice.canvas.children
    robot.wait(0.3)
    robot.touch((1200, 700))  # hurried
    assert tray.landed == [True]
    assert tray.dice._drawn in tray.dice.canvas.children
    assert tray.dice._drawn not in table.canvas.after.children
    assert places(tray) == [tuple(tray.dice.center)]
    assert tray.dice.dice[0]._near.x == 1


def test_the_way_of_a_throw_is_that_of_the_window_however_the_dice_are_turned(
    robot: Robot, tray: Tray
) -> None:
    turning = Turning()
    tray.root.add_widget(turning)
    turning.edge = 3
    dice = Dice(size_hint=(1, 1))
    turning.add_widget(dice)
    robot.wait(0.1)
    dice.roll([2], [], False, lambda: None, Fling(way=(0, 1)))
    x, y = turning.to_parent(*dice._hand(dice.center, 0))
    assert x == pytest.approx(tray.root.center_x)
    assert y < tray.root.height * 0.1


def part(picture: Texture) -> tuple[object, ...]:
    """Which part of its sheet a picture is. Who takes a sheet anew gets other objects."""
    return (picture.size, tuple(picture.tex_coords))


@pytest.mark.parametrize(("key", "kind"), [("fort_boyard", "ivory"), ("roc_noir", "")])
def test_people_say_with_pictures_how_their_own_dice_lie(
    robot: Robot, tmp_path: Path, key: str, kind: str
) -> None:
    app = CoffresApp(data=tmp_path, seed=1)
    robot.open(app)
    app.change(real_dice=True)
    app.start(key, people(4), {})
    sitting: Any = app.sitting
    session, rng = sitting.match.session, random.Random(1)
    while not any(ask.dice for ask in session.asks()):
        sitting.match.play(random_move(session.game, session.state, RandomChance(rng), rng))
    sitting.stage.go_on()
    robot.wait(0.2)
    plates = [plate for plate in app.scene.walk(restrict=True) if isinstance(plate, Plate)]
    pictured = {plate.text: part(plate.shown) for plate in plates if plate.shown is not None}
    sides = range(1, 7) if kind else ()  # the knights' die has no pips: its sides have names
    assert pictured == {str(side): part(texture(f"die_{kind}_{side}")) for side in sides}
    assert len(plates) > 3


@pytest.mark.parametrize(
    ("colour", "kind"),
    [
        (RED, "red"),
        (BLUE, "blue"),
        (PAPER, "ivory"),
        *((colour, "ivory") for colour in SEAT_COLOURS.values()),
    ],
)
def test_a_die_is_of_the_colour_it_is_rendered_in(colour: list[float], kind: str) -> None:
    assert material(colour) == kind


def test_sides_that_a_game_paints_are_all_there_is_of_a_die(robot: Robot, tray: Tray) -> None:
    painted: list[int] = []
    tray.dice.paint = lambda face, x, y, side: painted.append(face)
    tray.roll([3], still=True)
    assert painted[-1] == 3
    assert tuple(tray.dice.dice[0]._body.size) == (0, 0)
