"""A double tap does once what a tap does: its second tap never reaches what the first one brought up."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from coffres.dev.window.robot import Robot
from coffres.engine.contract import CHANCE, STOP
from coffres.engine.registry import GAMES
from coffres.engine.session import Session
from coffres.ui.widgets.icon_button import IconButton
from coffres.ui.widgets.pause_sheet import PauseSheet
from coffres.ui.widgets.plate import Plate
from tests.ui.evening import Evening
from tests.ui.halfway import played, take_up

_PROMPTS = 5  # most prompts tried in a game


def double(evening: Evening, where: tuple[float, float]) -> None:
    evening.robot.touch(where)
    evening.robot.touch(where)


def decisions(evening: Evening) -> int:
    return sum(fact[0] != CHANCE for fact in evening.sitting.match.facts())


def open_plates(evening: Evening) -> list[Any]:
    plates = evening.all(Plate)
    return [plate for plate in plates if plate.moves and not plate.disabled and not plate.hold]


def asked_of_the_table(prompt: str) -> Any:
    return lambda session: not session.asks()[0].secret and session.asks()[0].prompt == prompt


def prompts(key: str) -> list[str]:
    """The prompts of public questions that a random game soon reaches."""
    met: dict[str, None] = {}

    def note(session: Session) -> bool:
        ask = session.asks()[0]
        if not ask.secret:
            met[ask.prompt] = None
        return len(session.moves) > 150

    played(key, GAMES[key].seats[1], note)
    return list(met)[:_PROMPTS]


@pytest.mark.parametrize("key", [key for key in GAMES if key != "coffre_et_cle"])
def test_a_plate_tapped_twice_decides_once(robot: Robot, tmp_path: Path, key: str) -> None:
    evening = Evening(robot, tmp_path, motion="none")
    tried = 0
    for prompt in prompts(key):
        take_up(evening, tmp_path, key, GAMES[key].seats[1], asked_of_the_table(prompt))
        for plate in open_plates(evening)[:1]:
            before = decisions(evening)
            double(evening, plate.to_window(*plate.center))
            assert decisions(evening) <= before + 1, prompt
            tried += 1
        evening.app.home()
    assert tried


def test_nothing_falls_through_a_curtain_or_a_page(robot: Robot, tmp_path: Path) -> None:
    evening = Evening(robot, tmp_path).start()
    evening.sitting.stage.lift()
    robot.wait(0.3)
    evening.hold()
    robot.wait(1.2)
    robot.touch_up()
    (plate,) = open_plates(evening)
    double(evening, plate.to_window(*plate.center))
    robot.wait(1)
    assert (evening.sitting.tablet.where, evening.sitting.tablet.hand.to) == ("curtain", 1)


def test_the_pause_opened_by_a_double_tap_stays_open(robot: Robot, tmp_path: Path) -> None:
    evening = Evening(robot, tmp_path).at_talk()
    pause = next(button for button in evening.all(IconButton) if button.icon == "pause")
    double(evening, pause.to_window(*pause.center))
    assert len(evening.all(PauseSheet)) == 1


def test_what_lies_under_a_sheet_is_not_met_by_the_tap_that_closed_it(robot: Robot, tmp_path: Path) -> None:
    evening = Evening(robot, tmp_path).at_talk()
    robot.wait(4)
    (plate,) = open_plates(evening)
    where = plate.to_window(*plate.center)
    evening.app.open_pause()
    robot.wait(1)
    before = len(evening.sitting.match.facts())
    double(evening, where)
    assert evening.all(PauseSheet) == []
    assert len(evening.sitting.match.facts()) == before


def test_two_quick_taps_in_two_places_both_count(robot: Robot, tmp_path: Path) -> None:
    evening = Evening(robot, tmp_path).at_talk()
    evening.app.open_pause()
    robot.wait(0.5)
    first = next(plate for plate in evening.all(Plate) if plate.text == "Règles")
    robot.touch(first.to_window(*first.center))
    assert len(evening.app.scene.floating) == 2
    robot.touch((5, 5))
    assert len(evening.app.scene.floating) == 1
    assert STOP in evening.sitting.match.interrupts()
