"""Turning to the four edges: layout and touches follow."""

from __future__ import annotations

import pytest
from kivy.app import App
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.button import Button
from kivy.uix.widget import Widget

from coffres.dev.window.robot import Robot
from coffres.storage.settings import Settings
from coffres.ui.floating import Floating
from coffres.ui.scene import Scene, Turning


class Table(App):
    settings = Settings()

    def build(self) -> Scene:
        self.scene = Scene()
        self.button = Button(text="ici", size_hint=(None, None), size=(100, 40), pos=(10, 20))
        self.presses = 0
        self.button.bind(on_release=self.count)
        screen = Turning(edge=0)
        screen.add_widget(self.button)
        self.scene.screen = screen
        return self.scene

    def count(self, _button: Widget) -> None:
        self.presses += 1


@pytest.mark.parametrize(
    ("edge", "centre"), [(0, (60, 40)), (1, (1240, 60)), (2, (1220, 760)), (3, (40, 740))]
)
def test_a_corner_of_the_screen_goes_round_and_touches_with_it(
    robot: Robot, edge: int, centre: tuple[float, float]
) -> None:
    app = Table()
    robot.open(app, size=(1280, 800))
    app.scene.edge = edge
    robot.wait(0.1)
    assert app.button.to_window(*app.button.center) == pytest.approx(centre)
    robot.drag(centre, centre)
    assert app.presses == 1


def test_the_children_see_an_upright_room(robot: Robot) -> None:
    app = Table()
    robot.open(app, size=(1280, 800))
    app.scene.edge = 1
    robot.wait(0.1)
    assert tuple(app.scene.screen.size) == (800, 1280)
    app.scene.edge = 2
    robot.wait(0.1)
    assert tuple(app.scene.screen.size) == (1280, 800)


def test_a_turn_that_is_shown_takes_a_quarter_of_a_second(robot: Robot) -> None:
    app = Table()
    robot.open(app)
    app.scene.animated = True
    app.scene.edge = 3
    robot.wait(0.1)
    assert -90 < app.scene.angle < 0  # the shorter way
    robot.wait(0.2)
    assert app.scene.angle % 360 == 270


def test_matrix_and_arithmetic_agree(robot: Robot) -> None:
    app = Table()
    robot.open(app)
    for edge in range(4):
        app.scene.edge = edge
        robot.wait(0.1)
        there = app.scene.to_parent(120, 30)
        x, y, _ = app.scene.screen.get_window_matrix().transform_point(120, 30, 0)
        assert (x, y) == pytest.approx(there)
        assert app.scene.to_local(*there) == pytest.approx((120, 30))


def test_the_old_screen_is_gone_with_the_new_one(robot: Robot) -> None:
    app = Table()
    robot.open(app)
    app.scene.screen = Widget()
    assert app.button not in list(app.scene.walk())
    note = Floating()
    note.open(app.scene)
    assert app.scene.floating == [note]
    note.dismiss()
    assert app.scene.floating == []


def test_what_a_layout_moves_and_stretches_is_drawn_where_it_is(robot: Robot) -> None:
    app = Table()
    robot.open(app)
    room = BoxLayout()
    room.add_widget(Widget())
    turning = Turning(edge=0)
    room.add_widget(turning)
    app.scene.screen = room
    robot.wait(0.1)
    x, y, _ = turning.get_window_matrix().transform_point(0, 0, 0)
    drawn = turning._to_centre.x + turning._from_centre.x, turning._to_centre.y + turning._from_centre.y
    assert drawn == pytest.approx(tuple(turning.pos))
    assert (x, y) == pytest.approx(tuple(turning.pos))
