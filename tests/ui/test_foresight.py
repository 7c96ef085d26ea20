"""What the next game will need is made ready while people choose. A game begins in the same way without."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from kivy.uix.label import Label

from coffres.dev.window.game import people
from coffres.dev.window.robot import FRAME, Robot
from coffres.engine.registry import GAMES
from coffres.ui import foresight, pictures
from coffres.ui.app import CoffresApp
from coffres.ui.boards.casse_du_siecle import pieces
from coffres.ui.boards.fort_boyard import drawing
from coffres.ui.boards.roc_noir import aids

_LONG = 20  # seconds: by then all is ready
_CURTAIN = {"lid.jpg", "bolt.png"}  # only some games begin with it


@pytest.fixture(autouse=True)
def _nothing_read() -> Iterator[None]:
    pictures.memory.cache_clear()
    yield
    pictures.memory.cache_clear()


def read() -> set[Path]:
    return set(pictures.memory().resident())


def of_games() -> set[str]:
    return {path.parents[2].name for path in read()} & set(GAMES)


def choose(robot: Robot, folder: Path, game: str) -> None:
    """People have come to the page of the game's options."""
    robot.open(CoffresApp(data=folder, seed=3))
    robot.app.choose_options(game, people(GAMES[game].seats[0]))


def stay(robot: Robot) -> None:
    """Nobody touches anything until all is ready."""
    work = robot.app.navigator
    assert robot.until(lambda: work.made_ready > 0, 1)
    assert robot.until(lambda: not robot.app.navigator.making_ready, _LONG)


def begin(robot: Robot) -> None:
    robot.app.scene.screen.start()
    robot.wait(1)


@pytest.mark.parametrize("game", GAMES)
def test_after_a_stay_a_game_begins_without_reading_a_picture(
    robot: Robot, tmp_path: Path, game: str
) -> None:
    choose(robot, tmp_path, game)
    stay(robot)
    before = read()
    begin(robot)
    assert {path.name for path in read() - before} <= _CURTAIN


@pytest.mark.parametrize("game", GAMES)
def test_nothing_made_ready_is_left_unused(robot: Robot, tmp_path: Path, game: str) -> None:
    choose(robot, tmp_path, game)
    robot.wait(3 * FRAME)
    before = read()
    for step in foresight.pictures_of(game):
        step()
    ready = read() - before
    pictures.memory.cache_clear()
    begin(robot)
    if robot.app.navigator.name == "curtain":
        robot.app.sitting.stage.lift()
        robot.wait(1)
    assert ready <= read() | before


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_begins_at_once_is_the_same_game(robot: Robot, tmp_path: Path, game: str) -> None:
    shown = []
    for stays in (True, False):
        choose(robot, tmp_path / str(stays), game)
        if stays:
            stay(robot)
        begin(robot)
        shown.append([_told(widget) for widget in robot.app.scene.walk(restrict=True)])
        robot.leave()
    assert shown[0] == shown[1]
    assert len(shown[0]) > 20


def _told(widget: Any) -> tuple[object, ...]:
    text = widget.text if isinstance(widget, Label) else ""
    return type(widget).__name__, tuple(widget.pos), tuple(widget.size), widget.opacity, text


@pytest.mark.garbage
def test_who_goes_back_leaves_nothing_of_the_game(robot: Robot, tmp_path: Path) -> None:
    choose(robot, tmp_path, "roc_noir")
    stay(robot)
    assert of_games() == {"roc_noir"}
    robot.app.home()
    robot.wait(1)
    made = robot.app.navigator.made_ready
    robot.wait(1)
    assert (of_games(), robot.app.sitting, robot.app.navigator.made_ready) == (set(), None, made)


@pytest.mark.garbage
def test_who_chooses_another_game_has_that_one_made_ready(robot: Robot, tmp_path: Path) -> None:
    choose(robot, tmp_path, "roc_noir")
    stay(robot)
    robot.app.choose_options("casse_du_siecle", people(3))
    stay(robot)
    assert of_games() == {"casse_du_siecle"}


def test_nothing_is_made_ready_under_a_finger(robot: Robot, tmp_path: Path) -> None:
    choose(robot, tmp_path, "roc_noir")
    assert robot.until(lambda: robot.app.navigator.made_ready > 0, 1)
    robot.touch_down((3, 3))
    made = robot.app.navigator.made_ready
    robot.wait(0.5)
    assert robot.app.navigator.made_ready == made
    robot.touch_up()
    stay(robot)
    assert robot.app.navigator.made_ready > made


def test_at_home_nothing_is_made_ready(robot: Robot, tmp_path: Path) -> None:
    robot.open(CoffresApp(data=tmp_path, seed=3))
    robot.wait(1)
    assert robot.app.navigator.made_ready == 0


@pytest.mark.parametrize(
    ("game", "room", "deed"), [("fort_boyard", drawing, "fort"), ("casse_du_siecle", pieces, "room")]
)
def test_a_board_is_drawn_where_it_is_and_only_there(
    robot: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, room: Any, deed: str
) -> None:
    drawn = []
    draw = getattr(room, deed)
    monkeypatch.setattr(room, deed, lambda *what: (drawn.append(what), draw(*what)))
    choose(robot, tmp_path, game)
    begin(robot)
    assert len(drawn) == 1


def test_a_tablet_needs_no_loupe_and_no_arrows(
    robot: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(aids, "CastleLoupe", None)
    monkeypatch.setattr(aids, "CastleArrows", None)
    choose(robot, tmp_path, "roc_noir")
    begin(robot)
    assert not robot.app.sitting.board.small


def test_no_sound_is_loaded_while_a_keyhole_opens(
    robot: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(robot, tmp_path, "casse_du_siecle")
    robot.wait(2)  # the house's own are loaded
    sounds, scene, loaded = robot.app.senses.sounds, robot.app.scene, []
    load = sounds.load_next
    monkeypatch.setattr(sounds, "load_next", lambda: (loaded.append(scene.opening), load())[1])
    begin(robot)
    assert not scene.opening
    robot.wait(1)
    assert loaded
    assert not any(loaded)
