"""What the next game will need is made ready while people choose. A game begins in the same way without."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from kivy.uix.label import Label

from coffres.dev.window.game import people
from coffres.dev.window.instructions import everything_in
from coffres.dev.window.robot import FRAME, Robot
from coffres.engine.contract import TABLE
from coffres.engine.registry import GAMES
from coffres.ui import board_ahead, foresight, pictures
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
    drawn = [type(one).__name__ for one in everything_in(widget.canvas)]
    return type(widget).__name__, tuple(widget.pos), tuple(widget.size), widget.opacity, text, drawn


@pytest.fixture
def boards(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The boards that were made ahead."""
    made: list[Any] = []
    make = board_ahead.make
    monkeypatch.setattr(board_ahead, "make", lambda *of: made.append(make(*of)) or made[-1])
    return made


@pytest.mark.parametrize("game", GAMES)
def test_the_board_that_was_made_ahead_is_the_one_that_is_played_on(
    robot: Robot, tmp_path: Path, boards: list[Any], game: str
) -> None:
    choose(robot, tmp_path, game)
    stay(robot)
    (ahead,) = boards
    begin(robot)
    assert robot.app.sitting.board is ahead.board
    assert (
        ahead.board.moment.log() == robot.app.sitting.match.facts()
    )  # it shows this game, not that other one


def test_for_other_options_another_board_is_made(robot: Robot, tmp_path: Path, boards: list[Any]) -> None:
    choose(robot, tmp_path, "agence_tous_risques")
    stay(robot)
    (ahead,) = boards
    page = robot.app.scene.screen
    other = next(preset for preset in page.variant.presets if preset is not page.variant.preset)
    page.take(other)
    begin(robot)
    assert robot.app.sitting.board is not ahead.board
    assert robot.app.sitting.board.fortress.path == robot.app.sitting.match.view(TABLE)["path"]


def test_in_another_language_another_board_is_made(robot: Robot, tmp_path: Path, boards: list[Any]) -> None:
    choose(robot, tmp_path, "agence_tous_risques")
    stay(robot)
    robot.app.change(language="en")
    begin(robot)
    assert robot.app.sitting.board is not boards[0].board


@pytest.mark.garbage
def test_who_goes_back_has_the_board_forgotten(robot: Robot, tmp_path: Path, boards: list[Any]) -> None:
    choose(robot, tmp_path, "fort_boyard")
    stay(robot)
    board = weakref.ref(boards.pop().board)
    assert board() is not None
    robot.app.home()
    robot.wait(1)
    gc.unfreeze()
    gc.collect()
    assert board() is None


def test_while_people_are_asked_for_no_board_is_made(robot: Robot, tmp_path: Path, boards: list[Any]) -> None:
    robot.open(CoffresApp(data=tmp_path, seed=3))
    robot.app.choose_players("roc_noir")
    stay(robot)
    assert boards == []


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
def test_who_goes_back_leaves_none_of_the_houses_pictures_that_a_game_would_have_shown(
    robot: Robot, tmp_path: Path
) -> None:
    choose(robot, tmp_path, "fort_boyard")
    before = {path.name for path in read()}
    stay(robot)
    assert {"dice.png", "hourglass.png"} <= {path.name for path in read()} - before
    robot.app.choose_players("fort_boyard")
    robot.wait(1)
    assert not {"dice.png", "hourglass.png"} & {path.name for path in read()}


def test_nothing_is_read_ahead_that_pushes_out_what_is_there(
    robot: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(robot, tmp_path, "roc_noir")
    monkeypatch.setattr(pictures.memory(), "most", 1)
    robot.wait(3 * FRAME)  # the page reads its own
    before = read()
    stay(robot)
    assert read() <= before


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
