"""Where the board stands at the end of a game: in its own world, to the edge of the pages."""

from __future__ import annotations

from pathlib import Path

import pytest

from coffres.dev.window.game import people
from coffres.dev.window.robot import Robot
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
