"""The end of a game on a phone: the winners have a line, and the scene and the pages have the rest."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from kivy.core.window import Window

from coffres.dev.window.game import FAMILY, people
from coffres.dev.window.robot import Robot
from coffres.engine.contract import STOP
from coffres.engine.registry import GAMES
from coffres.ui.screens.end import EndScreen
from coffres.ui.widgets.ceremony_stage import CeremonyStage
from coffres.ui.widgets.fitted import Fitted
from coffres.ui.widgets.ranking import Rank
from coffres.ui.widgets.seat_token import SeatToken
from coffres.ui.widgets.winners import Winners
from tests.ui.finished import Finish


@pytest.fixture
def finish(robot: Robot, tmp_path: Path) -> Finish:
    finish = Finish(robot, tmp_path)
    finish.app.home()
    Window.size = (360, 800)
    robot.wait(0.3)
    return finish


def told(finish: Finish, key: str, seats: int, fortune: Sequence[int] | None = None) -> EndScreen:
    """The end of such a game, told to its last state. With a fortune, which everybody has, it is the fort's,
    and has been stopped."""
    finish.app.start(key, people(seats, FAMILY), GAMES[key].presets[0].options[seats])
    if fortune is not None:
        match = finish.app.sitting.match
        match.session.state.fortunes = [*fortune] * seats
        match.play(STOP)
    end = finish.celebrate()
    finish.the(CeremonyStage).hurry()
    finish.robot.wait(0.5)
    return end


def cut_short(finish: Finish) -> list[str]:
    return [label.text for label in finish.all(Fitted) if label.shorten or "…" in label._label.text]


@pytest.mark.parametrize("key", GAMES)
def test_the_banner_leaves_the_scene_two_thirds(finish: Finish, key: str) -> None:
    told(finish, key, GAMES[key].seats[0])
    stage = finish.the(CeremonyStage)
    assert stage.scene.height > 0.66 * stage.height
    assert finish.robot.visible(stage.title)
    assert finish.robot.visible(stage.ending)


def test_everybody_who_has_a_fortune_has_a_name(finish: Finish) -> None:
    told(finish, "fort_boyard", 6)
    assert len(finish.all(Rank)) == 6
    assert cut_short(finish) == []


def test_six_who_won_stand_beside_their_names(finish: Finish) -> None:
    end = told(finish, "fort_boyard", 6, fortune=(1, 0, 0, 0, 0, 0))
    end.go_on()
    finish.robot.wait(0.3)
    (box,) = finish.all(Winners)
    tokens = [token for token in finish.all(SeatToken) if token.parent is box]
    assert len(tokens) == 6
    assert all(box.y <= token.y and token.top <= box.top for token in tokens)
    assert cut_short(finish) == []
    assert end.ids.page.height > 0.45 * end.height


def test_where_nobody_has_a_boyard_nobody_is_called_a_winner(finish: Finish) -> None:
    end = told(finish, "fort_boyard", 3, fortune=(0,) * 6)
    assert end.title == "Personne ne gagne"
    assert finish.the(CeremonyStage).ending.endswith("Le fort garde son trésor.")
    assert not any(rank.winner for rank in finish.all(Rank))
