"""What a board needs only after a while is made while it is calm, a step a frame."""

from __future__ import annotations

from pathlib import Path

import pytest
from kivy.animation import Animation
from kivy.clock import Clock
from kivy.uix.widget import Widget

from coffres.dev.window.robot import Robot
from coffres.engine.contract import CHANCE, Move
from coffres.ui.boards.agence_tous_risques.duel import Duel
from coffres.ui.boards.fort_boyard.trial import TrialCard
from coffres.ui.made_ahead import MadeAhead
from tests.games.fort_boyard.positions import TRIAL
from tests.ui.evening import Evening
from tests.ui.fort import Fort
from tests.ui.replayed import Replayed

_FRAME = 1 / 60


@pytest.fixture
def scene(robot: Robot, tmp_path: Path) -> Widget:
    evening = Evening(robot, tmp_path)
    robot.wait(2)
    return evening.app.scene


def test_it_waits_for_calm_and_makes_a_thing_a_frame(robot: Robot, scene: Widget) -> None:
    made: list[int] = []
    ahead = MadeAhead(scene, *[lambda number=number: made.append(number) for number in range(3)])
    ahead.wait()
    robot.wait(0.9)
    ahead.wait()  # the board has changed again
    robot.wait(0.9)
    assert made == []
    robot.until(lambda: bool(made), 1)
    assert made == [0]
    robot.wait(_FRAME)
    assert made == [0, 1]
    robot.wait(1)
    ahead.wait()
    robot.wait(2)
    assert made == [0, 1, 2]  # and only once


def test_nothing_is_made_while_something_moves(robot: Robot, scene: Widget) -> None:
    made: list[int] = []
    piece = Widget()
    Animation(x=100, d=2.5).start(piece)
    ahead = MadeAhead(scene, lambda: made.append(piece.x))
    ahead.wait()
    robot.wait(5)
    assert made == [100]


def test_nothing_is_made_for_a_board_that_is_not_shown(robot: Robot, scene: Widget) -> None:
    made: list[int] = []
    ahead = MadeAhead(Widget(), lambda: made.append(1))
    ahead.wait()
    robot.wait(3)
    assert made == []


@pytest.mark.parametrize(
    ("recorded", "kind"), [("agence_tous_risques/out", Duel), ("fort_boyard/too_few", TrialCard)]
)
def test_what_comes_later_is_there_when_the_board_was_calm(
    robot: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, recorded: str, kind: type[Widget]
) -> None:
    made: list[Widget] = []
    make = kind.__init__

    def noted(widget: Widget, **kwargs: object) -> None:
        made.append(widget)
        make(widget, **kwargs)

    monkeypatch.setattr(kind, "__init__", noted)
    show = Replayed(robot, tmp_path, recorded)
    assert made == []
    robot.wait(2)
    (ahead,) = made
    assert ahead.get_parent_window() is None
    show.cursor.go(show.cursor.last // 2)
    robot.wait(2)
    assert made == [ahead]


def test_a_cards_picture_comes_a_frame_before_its_words(
    robot: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    frames: dict[str, int] = {}

    def note(what: str) -> None:
        do = getattr(TrialCard, what)

        def noting(*args: object) -> None:
            frames.setdefault(what, Clock.frames)
            do(*args)

        monkeypatch.setattr(TrialCard, what, noting)

    note("illustrate")
    note("write")
    fort = Fort(robot, tmp_path, motion="calm").comes_to(TRIAL, Move(CHANCE, "trial", ("catapult",)))
    robot.wait(1)
    assert fort.board.trial.before_the_card()
    assert fort.board.trial.card.picture == "trial_catapult"
    assert frames["write"] == frames["illustrate"] + 1


def test_an_app_that_has_gone_has_nothing_more_made(robot: Robot, scene: Widget) -> None:
    made: list[int] = []
    ahead = MadeAhead(scene, *[lambda number=number: made.append(number) for number in range(9)])
    ahead.wait()
    robot.until(lambda: bool(made), 2)
    begun = len(made)
    robot.leave()
    robot.wait(1)
    assert len(made) == begun < 9
