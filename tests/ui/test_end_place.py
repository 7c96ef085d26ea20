"""Where the board stands at the end of a game: in its own world, to the edge of the pages."""

from __future__ import annotations

from pathlib import Path

import pytest
from kivy.metrics import dp

from coffres.dev.window.game import people
from coffres.dev.window.robot import Robot
from coffres.ui.widgets.fitted import Fitted
from tests.ui.test_end import Finish


def test_beside_the_pages_there_is_nothing_but_the_games_own_world(robot: Robot, tmp_path: Path) -> None:
    finish = Finish(robot, tmp_path)
    finish.app.home()
    finish.app.start("roc_noir", people(2), {})
    end = finish.play()
    place, board = end.ids.place, finish.app.sitting.board
    low, high = board.to_window(board.x, board.y), board.to_window(board.right, board.top)
    assert low == pytest.approx(place.pos, abs=1)
    assert high == pytest.approx((place.right, place.top), abs=1)


def test_beside_token_and_key_the_winners_name_is_large(robot: Robot, tmp_path: Path) -> None:
    """A long name goes on after its hyphen rather than shrink."""
    finish = Finish(robot, tmp_path)
    end = finish.play()
    end.size_hint = None, None
    end.size = dp(960), dp(600)
    end.winners = end.winners[:1]
    end.title = "Anne-Charlotte gagne\u00a0!"
    robot.wait(0.3)
    (title,) = (label for label in finish.all(Fitted) if label.text == end.title)
    assert title.font_size >= dp(20)
