"""A board that people made, from its file in the data folder to the table."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from coffres.dev.window.robot import Robot
from coffres.storage.own_boards import folder_of
from coffres.ui.widgets.segments import Segment
from coffres.ui.widgets.sentence import Sentence
from tests.ui.test_variants import begin, choose, open_at, row, screen, taken

GAME = "agence_tous_risques"
SPACES = "..1.ZG.S2.R..3GZC.F."


def put(data: Path, name: str, spaces: str) -> None:
    folder = folder_of(data, GAME)
    folder.mkdir(parents=True, exist_ok=True)
    written = {"schema": 1, "game": GAME, "names": {"fr": "La cave", "en": "The cellar"}, "spaces": spaces}
    (folder / name).write_text(json.dumps(written), encoding="utf-8")


def labels(robot: Robot) -> list[str]:
    return [w.text for w in row(robot, "board").walk(restrict=True) if isinstance(w, Segment)]


def sentences(robot: Robot) -> list[str]:
    return [w.text for w in row(robot, "board").walk(restrict=True) if isinstance(w, Sentence) and w.text]


@pytest.mark.rule("AT-01", "AT-47")
def test_a_board_of_ones_own_is_chosen_and_played_on(robot: Robot, tmp_path: Path) -> None:
    put(tmp_path, "cave.json", SPACES)
    open_at(robot, tmp_path, GAME, seats=3)
    assert labels(robot)[-1] == "La cave"
    choose(robot, "board", "La cave")
    assert taken(robot) == ["À votre façon"]
    begin(robot)
    sitting = robot.app.sitting
    assert sitting.match.options["board"] == SPACES
    assert sitting.board.fortress.path == f"^{SPACES}$"


def test_it_has_a_name_in_every_language(robot: Robot, tmp_path: Path) -> None:
    put(tmp_path, "cave.json", SPACES)
    open_at(robot, tmp_path, GAME, seats=3)
    robot.app.change(language="en")
    robot.wait(0.2)
    assert labels(robot)[-1] == "The cellar"


@pytest.mark.rule("AT-01")
@pytest.mark.parametrize(
    ("lang", "says"),
    [
        ("fr", "« faux.json » : Deux cases garde se touchent : les cases 6 et 7."),
        ("en", "“faux.json”: Two guard spaces touch: spaces 6 and 7."),
    ],
)
def test_a_wrong_one_is_refused_with_what_is_wrong(
    robot: Robot, tmp_path: Path, lang: str, says: str
) -> None:
    put(tmp_path, "faux.json", SPACES.replace("G.", "GG"))
    open_at(robot, tmp_path, GAME, seats=3)
    robot.app.change(language=lang)
    robot.wait(0.2)
    assert "La cave" not in labels(robot)
    assert says in sentences(robot)
    assert screen(robot).trouble == ""  # the boards listed can be played on
