"""While nothing moves, nothing is drawn; a tap is answered in the next frame; what was drawn is kept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from kivy.core.window import Window

from coffres.dev.window.game import people
from coffres.dev.window.robot import Robot
from coffres.engine.contract import STOP
from coffres.engine.registry import GAMES
from coffres.engine.session import Session
from coffres.ui.screens.end import EndScreen
from coffres.ui.widgets.plate import Plate
from tests.ui.evening import Evening
from tests.ui.eyes import instructions
from tests.ui.halfway import take_up

_SETTLED = 8.0  # seconds after which notes are closed and ceremonies over
Bring = Callable[[Evening, Path], object]


class Frames:
    """Counts what is drawn."""

    def __init__(self) -> None:
        self.drawn = 0

    def __enter__(self) -> Frames:
        Window.bind(on_flip=self._count)
        return self

    def __exit__(self, *_: object) -> None:
        Window.unbind(on_flip=self._count)

    def _count(self, *_: object) -> None:
        self.drawn += 1


def home(evening: Evening, _folder: Path) -> None:
    evening.app.home()


def players(evening: Evening, _folder: Path) -> None:
    evening.app.choose_players("casse_du_siecle")


def variants(evening: Evening, _folder: Path) -> None:
    evening.app.choose_options("casse_du_siecle", people(3))


def settings(evening: Evening, _folder: Path) -> None:
    evening.app.navigator.show("settings")


def rules(evening: Evening, _folder: Path) -> None:
    evening.app.open_rules("roc_noir")


def curtain(evening: Evening, _folder: Path) -> None:
    evening.start()


def private(evening: Evening, _folder: Path) -> None:
    evening.start().sitting.stage.lift()


def table(evening: Evening, _folder: Path) -> None:
    evening.at_talk()
    evening.sitting.hourglasses.pause("sand may fall")


def pause(evening: Evening, _folder: Path) -> None:
    evening.at_talk().app.open_pause()


def end(evening: Evening, folder: Path) -> None:
    table(evening, folder)
    evening.sitting.asking.play(STOP)
    evening.sitting.asking.play(evening.sitting.match.legal(evening.sitting.tablet.ask.by)[0])
    assert evening.robot.until(lambda: isinstance(evening.app.scene.screen, EndScreen), _SETTLED)


def held(evening: Evening, folder: Path) -> None:
    private(evening, folder)
    evening.robot.wait(0.2)
    evening.hold()


def lies_open(session: Session) -> bool:
    """Whether everybody is looking at the board, and the game has begun."""
    ask = session.asks()[0]
    return not ask.secret and len(session.moves) > 40


def board_of(key: str) -> Bring:
    def bring(evening: Evening, folder: Path) -> None:
        take_up(evening, folder, key, GAMES[key].seats[1], lies_open)
        evening.sitting.hourglasses.pause("sand may fall")

    bring.__name__ = key
    return bring


SCREENS = [home, players, variants, settings, rules, curtain, private, held, table, pause, end]
BOARDS = [board_of(key) for key in GAMES if key != "coffre_et_cle"]


@pytest.mark.parametrize("bring", [*SCREENS, *BOARDS], ids=lambda bring: bring.__name__)
def test_no_frame_is_drawn_when_nothing_moves(robot: Robot, tmp_path: Path, bring: Bring) -> None:
    bring(Evening(robot, tmp_path), tmp_path)
    robot.wait(_SETTLED)
    with Frames() as frames:
        robot.wait(2)
    assert frames.drawn == 0


def test_sand_that_falls_alone_draws_ten_frames_a_second(robot: Robot, tmp_path: Path) -> None:
    Evening(robot, tmp_path).at_talk()
    robot.wait(_SETTLED)
    with Frames() as frames:
        robot.wait(2)
    assert 18 <= frames.drawn <= 20


def test_a_bolt_answers_in_the_next_frame(robot: Robot, tmp_path: Path) -> None:
    evening = Evening(robot, tmp_path).start()
    robot.wait(2)
    with Frames() as frames:
        evening.slide()
    assert frames.drawn


def test_a_frame_answers_in_the_next_frame(robot: Robot, tmp_path: Path) -> None:
    evening = Evening(robot, tmp_path).start()
    evening.sitting.stage.lift()
    robot.wait(2)
    with Frames() as frames:
        evening.hold()
    assert frames.drawn == 1


def test_a_plate_answers_in_the_next_frame(robot: Robot, tmp_path: Path) -> None:
    evening = Evening(robot, tmp_path).at_talk()
    evening.sitting.hourglasses.pause("sand may fall")
    robot.wait(_SETTLED)
    plate = next(plate for plate in evening.all(Plate) if not plate.disabled)
    with Frames() as frames:
        robot.touch_down(plate.to_window(*plate.center))
    assert frames.drawn == 1
    robot.touch_up()


# What was drawn is kept


@pytest.mark.parametrize("key", GAMES)
def test_a_board_that_shows_what_it_showed_draws_nothing_anew(robot: Robot, tmp_path: Path, key: str) -> None:
    evening = take_up(Evening(robot, tmp_path), tmp_path, key, GAMES[key].seats[1], lies_open)
    robot.wait(1)
    board = evening.app.sitting.board
    before = instructions(board)
    board.show(evening.app.sitting.moment())
    robot.wait(0.2)
    assert list(map(id, instructions(board))) == list(map(id, before))
