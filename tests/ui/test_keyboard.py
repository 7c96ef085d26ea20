"""The app without a finger: Tab, Enter, Space and Escape of a desktop."""

from __future__ import annotations

from pathlib import Path

import pytest
from kivy.core.window import Window
from kivy.graphics import Line

from coffres.dev.window.game import people
from coffres.dev.window.robot import ESCAPE, Robot
from coffres.engine.registry import GAMES
from coffres.ui.app import CoffresApp
from coffres.ui.keyboard import ENTER, SPACE, TAB
from coffres.ui.widgets.bar_button import BarButton
from coffres.ui.widgets.game_tile import GameTile
from coffres.ui.widgets.icon_button import IconButton
from coffres.ui.widgets.plate import Plate
from coffres.ui.widgets.player_card import PlayerCard
from coffres.ui.widgets.text_field import TextField


@pytest.fixture
def app(robot: Robot, tmp_path: Path) -> CoffresApp:
    app = CoffresApp(data=tmp_path)
    robot.open(app)
    app.change(language="fr", motion="none")
    robot.wait(0.2)
    return app


def press(robot: Robot, key: int, seconds: float = 0.05, modifiers: tuple[str, ...] = ()) -> None:
    Window.dispatch("on_keyboard", key, 0, "", list(modifiers))
    robot.wait(seconds)
    Window.dispatch("on_key_up", key, 0)
    robot.wait(0.1)


def tab_to(robot: Robot, app: CoffresApp, kind: type, **wanted: object) -> object:
    for _ in range(60):
        press(robot, TAB)
        target = app.keyboard.target
        if isinstance(target, kind) and all(getattr(target, name) == value for name, value in wanted.items()):
            return target
    raise AssertionError(f"Tab never comes to {kind.__name__} {wanted}")


def rings(app: CoffresApp) -> list[Line]:
    return [line for line in app.keyboard.ring.children if isinstance(line, Line)]


def test_tab_goes_through_home_in_the_order_of_reading_and_round(robot: Robot, app: CoffresApp) -> None:
    seen = []
    for _ in range(30):
        press(robot, TAB)
        if app.keyboard.target in seen:
            break
        seen.append(app.keyboard.target)
    tiles = [stop.key for stop in seen if isinstance(stop, GameTile)]
    assert tiles == list(GAMES)
    # the buttons that open their rules
    assert sum(isinstance(stop, IconButton) for stop in seen) == len(GAMES)
    assert isinstance(seen[-1], BarButton)
    assert app.keyboard.target is seen[0]
    press(robot, TAB, modifiers=("shift",))
    assert app.keyboard.target is seen[-1]


def test_the_ring_lies_round_what_it_means_and_goes_with_a_touch(robot: Robot, app: CoffresApp) -> None:
    tile = tab_to(robot, app, GameTile, key="roc_noir")
    (left, bottom, wide, high) = rings(app)[0].rounded_rectangle[:4]
    x, y = tile.to_window(*tile.pos)
    assert (left, bottom) == pytest.approx((x, y), abs=2)
    assert (wide, high) == pytest.approx(tile.size, abs=4)
    robot.touch((2, Window.height - 2))
    assert app.keyboard.target is None
    assert rings(app) == []


@pytest.mark.parametrize("key", [ENTER, SPACE])
def test_a_game_is_begun_by_keys_alone(robot: Robot, app: CoffresApp, key: int) -> None:
    for player in people(4):
        app.change_roster(app.roster.sit((*app.roster.seats, player)))
    tab_to(robot, app, GameTile, key="coffre_et_cle")
    press(robot, key)
    assert app.navigator.name == "players"
    tab_to(robot, app, Plate, text="Les mêmes que la dernière fois")
    press(robot, key)
    tab_to(robot, app, Plate, text="Continuer")
    press(robot, key)
    assert app.navigator.name == "variants"
    assert app.keyboard.target is None  # on another screen, begin again
    tab_to(robot, app, Plate, text="Commencer")
    press(robot, key)
    assert app.navigator.name == "curtain"
    press(robot, ESCAPE)  # the tale has been told
    press(robot, TAB)
    assert app.keyboard.target is None  # while a move is asked for, there is no ring


def test_a_name_is_typed_and_left_by_tab(robot: Robot, app: CoffresApp) -> None:
    app.choose_players("coffre_et_cle")
    tab_to(robot, app, Plate, text="Qui joue en plus ?")
    press(robot, ENTER)
    sheet = app.scene.floating[0]
    field = tab_to(robot, app, TextField)
    press(robot, ENTER)
    assert field.focus
    field.text = "Zoé"
    assert field.keyboard_on_key_down(Window, (TAB, "tab"), "", [])
    assert not field.focus
    assert app.keyboard.target not in (None, field)
    tab_to(robot, app, Plate, text="Ajouter")
    press(robot, ENTER)
    assert sheet not in app.scene.floating
    card = tab_to(robot, app, PlayerCard, name="Zoé")
    press(robot, SPACE)
    assert card.chosen


def test_what_is_held_by_a_finger_is_held_by_a_key(robot: Robot, app: CoffresApp) -> None:
    done = []
    app.choose_players("coffre_et_cle")
    plate = tab_to(robot, app, Plate, text="Qui joue en plus ?")
    plate.hold = True
    plate.bind(on_done=done.append)
    press(robot, ENTER, seconds=0.3)
    assert done == []
    press(robot, ENTER, seconds=0.8)
    assert done == [plate]


def test_only_what_floats_on_top_is_reached(robot: Robot, app: CoffresApp) -> None:
    app.open_rules("coffre_et_cle", "CC-27")
    robot.wait(0.3)
    for _ in range(4):
        press(robot, TAB)
        assert app.scene.floating[0] in app.keyboard.target.walk_reverse()
    press(robot, ESCAPE)
    assert not app.scene.floating


def test_the_tablets_keyboard_does_not_hide_what_is_typed(app: CoffresApp) -> None:
    assert app.root is not None
    assert Window.softinput_mode == "below_target"
