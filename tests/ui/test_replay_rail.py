"""A replay stands in the world of its game, as the table does."""

from __future__ import annotations

from pathlib import Path

import pytest
from kivy.core.window import Window
from kivy.graphics import Rectangle
from kivy.metrics import dp, sp

from coffres.dev.window.robot import Robot
from coffres.engine.registry import GAMES
from coffres.ui.afterwards import show_film
from coffres.ui.boards.roc_noir.arrows import CastleArrows
from coffres.ui.pictures import texture
from coffres.ui.screens.replay import ReplayRail, ViewerPlate
from coffres.ui.widgets.fitted import Fitted
from coffres.ui.widgets.parchment import Parchment
from coffres.ui.widgets.story_list import StoryList
from tests.ui.evening import Evening
from tests.ui.replayed import ONE_OF_EACH, Replayed


def shown(widget: object) -> list[object]:
    """The pictures that lie below a widget."""
    return [drawn.texture for drawn in widget.canvas.before.children if isinstance(drawn, Rectangle)]


@pytest.mark.parametrize("recorded", ONE_OF_EACH)
def test_the_rail_and_the_time_line_are_of_the_games_world(
    robot: Robot, tmp_path: Path, recorded: str
) -> None:
    show = Replayed(robot, tmp_path, recorded)
    game = recorded.split("/")[0]
    screen = show.screen
    (rail,) = (widget for widget in screen.walk() if isinstance(widget, ReplayRail))
    ground = texture("rail_ground", game)
    assert ground in _of_group(rail)
    assert ground in shown(screen.ids.scrubber.parent)
    story = screen.ids.story
    assert isinstance(story, StoryList)
    assert isinstance(story.parent, Parchment)
    assert story.parent.border is not None  # the slip of paper is the game's own


@pytest.mark.parametrize("game", GAMES)
def test_a_films_rail_is_of_the_games_world_too(robot: Robot, tmp_path: Path, game: str) -> None:
    evening = Evening(robot, tmp_path)
    show_film(evening.app, game)
    screen = evening.app.scene.screen
    (rail,) = (widget for widget in screen.walk() if isinstance(widget, ReplayRail))
    assert texture("rail_ground", game) in _of_group(rail)
    assert screen.ledge == ("rail_ground", game)


def _of_group(rail: ReplayRail) -> list[object]:
    return [drawn.texture for drawn in rail._rail.children if isinstance(drawn, Rectangle)]


@pytest.mark.parametrize(("size", "shows"), [((1600, 1000), "Vu par Ana"), ((960, 600), "Ana")])
def test_who_looks_is_named_as_fully_as_there_is_room(
    robot: Robot, tmp_path: Path, size: tuple[int, int], shows: str
) -> None:
    show = Replayed(robot, tmp_path, "roc_noir/three_home")
    show.screen.size_hint = None, None
    show.screen.size = dp(size[0]), dp(size[1])
    show.screen.look_as(0)
    robot.wait(0.5)
    (plate,) = (widget for widget in show.screen.walk() if isinstance(widget, ViewerPlate))
    texts = [label.text for label in plate.walk() if getattr(label, "text", "")]
    assert shows in texts


@pytest.mark.parametrize("size", [(960, 600), (360, 800)])
@pytest.mark.parametrize("recorded", ONE_OF_EACH)
def test_a_heading_is_whole_and_the_story_has_room_for_three_lines(
    robot: Robot, tmp_path: Path, recorded: str, size: tuple[int, int]
) -> None:
    show = Replayed(robot, tmp_path, recorded)
    Window.size = size
    show.screen.look_as(0)
    show.screen.chapter = "À Marie-Antoinette-Camille de jouer, une dernière fois"
    robot.wait(0.5)
    (plate,) = (widget for widget in show.screen.walk() if isinstance(widget, ViewerPlate))
    assert not any("…" in label._label.text for label in plate.walk() if isinstance(label, Fitted))
    (story,) = (widget for widget in show.screen.walk() if isinstance(widget, StoryList))
    assert story.height >= 3 * sp(20)


def test_on_a_phone_no_arrows_walk_a_knight_that_is_only_looked_at(robot: Robot, tmp_path: Path) -> None:
    show = Replayed(robot, tmp_path, "roc_noir/three_home")
    Window.size = 360, 800
    cursor, phases = show.screen.cursor, set()
    for at in range(cursor.last + 1):
        cursor.go(at)
        robot.wait(0.1)
        phases.add(show.screen.board.moment.table["phase"])
        assert not any(isinstance(widget, CastleArrows) for widget in show.screen.board.walk())
    assert show.screen.board.small
    assert "move" in phases
