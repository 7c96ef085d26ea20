"""A frame that is drawn again shows what was there: it makes no new instructions and no new textures."""

from __future__ import annotations

from pathlib import Path

import pytest
from kivy.core.window import Window
from kivy.graphics import Rectangle
from kivy.graphics.instructions import Instruction

from coffres.dev.window.instructions import everything_in
from coffres.dev.window.robot import Robot
from coffres.engine.handoff import silent
from coffres.engine.registry import GAMES
from coffres.engine.session import Session
from tests.ui.evening import Evening
from tests.ui.halfway import take_up

_FRAMES = 100
_CALM = 3.0  # seconds after which all movement is over


def on_the_table(session: Session) -> bool:
    return len(session.moves) > 20 and not any(ask.secret or silent(ask) for ask in session.asks())


def drawn() -> list[Instruction]:
    return list(everything_in(Window.canvas))


def textures(instructions: list[Instruction]) -> list[object]:
    return [getattr(each, "texture", None) for each in instructions]


def draw_again(evening: Evening) -> None:
    for _ in range(_FRAMES):
        Window.canvas.ask_update()
        evening.robot.wait(1 / 60)


@pytest.mark.parametrize("key", GAMES)
def test_frames_leave_nothing_behind(robot: Robot, tmp_path: Path, key: str) -> None:
    evening = Evening(robot, tmp_path)
    take_up(evening, tmp_path, key, GAMES[key].seats[0], on_the_table)
    evening.robot.wait(_CALM)
    evening.sitting.hourglasses.pause("the test")
    before = drawn()
    pictures = textures(before)
    draw_again(evening)
    after = drawn()
    assert [a is b for a, b in zip(before, after, strict=True)] == [True] * len(before)
    assert [a is b for a, b in zip(pictures, textures(after), strict=True)] == [True] * len(pictures)


@pytest.mark.parametrize("key", GAMES)
def test_sand_that_falls_leaves_no_more_than_it_takes(robot: Robot, tmp_path: Path, key: str) -> None:
    """Things that move may be drawn anew, but the number of instructions must not grow."""
    evening = Evening(robot, tmp_path)
    take_up(evening, tmp_path, key, GAMES[key].seats[0], on_the_table)
    evening.robot.wait(_CALM)
    if evening.sitting.hourglasses.running:
        before = len(drawn())
        draw_again(evening)
        assert len(drawn()) <= before + 5


def test_a_frame_that_leaves_something_is_noticed(robot: Robot, tmp_path: Path) -> None:
    evening = Evening(robot, tmp_path).start("fort_boyard")
    evening.robot.wait(_CALM)
    before = drawn()
    with evening.app.sitting.board.canvas:
        Rectangle()
    assert len(drawn()) > len(before)
