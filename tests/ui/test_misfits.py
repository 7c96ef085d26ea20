"""The checker of the layout test finds what does not fit, and accepts what does."""

from __future__ import annotations

import pytest
from kivy.core.window import Window
from kivy.metrics import dp
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.label import Label
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from coffres.dev.window.misfits import misfits
from coffres.dev.window.robot import Robot
from coffres.ui.floating import Floating
from coffres.ui.scene import Scene
from coffres.ui.widgets.fitted import Fitted


class Knob(ButtonBehavior, FloatLayout):
    text = ""


def found(robot: Robot, *widgets: Widget, in_a_turn: bool = False) -> list[str]:
    """What the checker says about a screen with these widgets."""
    Window.size = (1280, 800)
    scene = Scene()
    screen = FloatLayout()
    for widget in widgets:
        screen.add_widget(widget)
    scene.screen = screen
    Window.add_widget(scene)
    robot.wait(0.3)
    try:
        return misfits(scene, in_a_turn)
    finally:
        Window.remove_widget(scene)


def knob(x: float, y: float, side: float = 60) -> Knob:
    return Knob(size_hint=(None, None), size=(dp(side), dp(side)), pos=(dp(x), dp(y)))


def label(text: str, width: float, height: float, **fields: object) -> Label:
    return Label(
        text=text, size_hint=(None, None), size=(width, height), pos=(100, 100), color=(1, 1, 1, 1), **fields
    )


def question(text: str, width: float, height: float) -> Fitted:
    return Fitted(
        text=text, wish=36, firm=24, size_hint=(None, None), size=(dp(width), dp(height)), pos=(100, 100)
    )


@pytest.mark.parametrize(
    ("widgets", "fault"),
    [
        ([lambda: label("Trop long pour si peu de place", 60, 20)], "clipped"),
        ([lambda: label("Maximilienne", 50, 300, text_size=(50, None))], "a word torn in two"),
        ([lambda: label("tout petit", 200, 40, font_size=dp(9))], "letters too small"),
        ([lambda: question("Ana, lance le dé et avance.", 300, 24)], "letters too small for a question"),
        ([lambda: label("A", 40, 40), lambda: label("B", 44, 44)], "one text over another"),
        ([lambda: knob(10, 10, 30)], "too small for a finger"),
        ([lambda: knob(-20, 10)], "off the screen"),
        ([lambda: knob(10, 10), lambda: knob(40, 40)], "on top of each other"),
    ],
)
def test_what_does_not_fit_is_seen(robot: Robot, widgets: list[object], fault: str) -> None:
    faults = found(robot, *(make() for make in widgets))
    assert len(faults) == 1
    assert faults[0].startswith(fault)


def test_what_fits_is_let_be(robot: Robot) -> None:
    whole = BoxLayout(size_hint=(None, None), size=(300, 200), pos=(10, 10))
    whole.add_widget(knob(0, 0))
    assert found(robot, whole, label("Assez de place", 300, 60), knob(500, 10), knob(570, 10)) == []


def test_what_cannot_be_seen_or_touched_is_in_nobodys_way(robot: Robot) -> None:
    clear, dead = knob(10, 10), knob(20, 20, 20)
    clear.opacity, dead.disabled = 0, True
    assert found(robot, clear, dead, knob(10, 10)) == []


@pytest.mark.parametrize(("above", "fits"), [(True, True), (False, False)])
def test_quarters_of_a_pad_share_a_box_but_no_point(robot: Robot, above: bool, fits: bool) -> None:
    """Half of a square on each side of its diagonal; or the same half twice."""

    class Half(Knob):
        above = False

        def collide_point(self, x: float, y: float) -> bool:
            return super().collide_point(x, y) and (y - self.y > x - self.x) is self.above

    one, other = (Half(size_hint=(None, None), size=(60, 60), pos=(10, 10)) for _ in range(2))
    one.above = above
    assert (found(robot, one, other) == []) is fits


def test_a_button_within_a_button_is_part_of_it(robot: Robot) -> None:
    line = Knob(size_hint=(None, None), size=(300, 60), pos=(10, 10))
    line.add_widget(knob(240, 20, 20))
    assert found(robot, line) == []


def test_a_turn_does_not_scroll_but_a_list_may(robot: Robot) -> None:
    def long_list() -> ScrollView:
        scroll = ScrollView(size_hint=(None, None), size=(300, 200), pos=(10, 100))
        column = BoxLayout(orientation="vertical", size_hint_y=None, height=600)
        for _ in range(6):
            column.add_widget(Knob())
        scroll.add_widget(column)
        return scroll

    beside = knob(20, 20)  # the list continues under it
    assert found(robot, long_list(), beside) == []
    assert [fault.split(":")[0] for fault in found(robot, long_list(), in_a_turn=True)] == [
        "scrolls during a turn"
    ]


def test_only_what_covers_the_screen_is_looked_at(robot: Robot) -> None:
    scene = Scene()
    scene.screen = FloatLayout()
    scene.screen.add_widget(knob(10, 10, 20))
    Window.add_widget(scene)
    sheet = Floating()
    sheet.add_widget(knob(-20, 10))
    sheet.open(scene)
    robot.wait(0.3)
    try:
        assert misfits(scene, in_a_turn=False) == ["off the screen: Knob"]
    finally:
        Window.remove_widget(scene)
