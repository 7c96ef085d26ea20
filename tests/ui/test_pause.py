"""The pause: the game stands still, no secret is seen, and every choice leads back to the game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from coffres.dev.window.robot import ESCAPE, Robot
from coffres.engine.contract import STOP, TABLE, Move
from coffres.ui.boards.coffre_et_cle.board import Secret
from coffres.ui.widgets.pause_sheet import PauseSheet
from coffres.ui.widgets.people_sheet import PeopleSheet
from coffres.ui.widgets.person_row import PersonRow
from coffres.ui.widgets.plate import Plate
from coffres.ui.widgets.rules_sheet import RulesSheet
from coffres.ui.widgets.seat_sheet import SeatSheet
from coffres.ui.widgets.settings_sheet import SettingsSheet
from coffres.ui.widgets.text_field import TextField
from tests.ui.evening import Evening
from tests.ui.test_passing import Passing

HOLD = 0.7  # seconds


class Break(Passing):
    """A game that is paused: on the first private page, or in the first talk."""

    def __init__(self, robot: Robot, folder: Path, **options: object) -> None:
        Evening.__init__(self, robot, folder)
        self.start(**options)

    def to_the_talk(self) -> None:
        sitting = self.sitting
        for seat in range(4):
            sitting.stage.lift()
            sitting.asking.play(Move(seat, "seen"))
        sitting.stage.lift()
        sitting.asking.play(Move(sitting.tablet.hand.to, "pass"))
        self.robot.until(
            lambda: sitting.tablet.where == "table" and not self.app.sitting.telling.resolving, 5
        )

    def pause(self) -> None:
        self.robot.press(ESCAPE)
        self.robot.wait(0.1)

    def labels(self) -> list[str]:
        sheet = self.the(PauseSheet)
        return [plate.text for plate in sheet.walk(restrict=True) if isinstance(plate, Plate)]

    def hold(self, text: str, seconds: float = HOLD) -> None:  # type: ignore[override]
        (plate,) = (plate for plate in self.all(Plate) if plate.text == text)
        self.robot.touch_down(plate.to_window(*plate.center))
        self.robot.wait(seconds)
        self.robot.touch_up()

    def choose(self, name: str) -> None:
        (row,) = (row for row in self.all(PersonRow) if row.name == name)
        self.robot.touch(row.to_window(*row.center))
        self.robot.wait(0.5)  # the next touch may be at the same place, and is no double tap


@pytest.fixture
def evening(robot: Robot, tmp_path: Path) -> Break:
    evening = Break(robot, tmp_path, talk=40)
    evening.to_the_talk()
    return evening


def floating(evening: Break) -> list[type]:
    return [type(sheet) for sheet in evening.app.scene.floating]


def test_no_sand_falls(evening: Break) -> None:
    glass = evening.sitting.hourglasses.running[0]
    evening.pause()
    left = glass.left
    evening.robot.wait(60)
    assert glass.left == left
    evening.press("Reprendre")
    evening.robot.wait(2)
    assert glass.left == pytest.approx(left - 2, abs=0.3)


def test_it_stands_still_whatever_ends_meanwhile(evening: Break) -> None:
    glasses = evening.sitting.hourglasses
    evening.pause()
    evening.app.on_pause()  # the tablet is laid aside and taken up again
    evening.app.on_resume()
    evening.sitting.stage.go_on()
    left = glasses.running[0].left
    evening.robot.wait(20)
    assert glasses.running[0].left == left
    evening.robot.press(ESCAPE)
    evening.robot.wait(2)
    assert glasses.running[0].left < left


def test_the_back_key_opens_and_closes_it(evening: Break) -> None:
    evening.pause()
    assert floating(evening) == [PauseSheet]
    evening.pause()
    assert floating(evening) == []
    assert evening.sitting.tablet.where == "table"


def test_nothing_below_is_touched(evening: Break) -> None:
    (plate,) = (plate for plate in evening.all(Plate) if plate.text == "On continue")
    where = plate.to_window(*plate.center)
    evening.pause()
    before = len(evening.sitting.match.facts())
    evening.robot.touch(where)  # a tap outside the sheet only closes it
    assert floating(evening) == []
    assert len(evening.sitting.match.facts()) == before


def test_ones_own_secret_comes_through_a_curtain_for_whoever_asked(evening: Break) -> None:
    evening.pause()
    evening.press("Mon secret")
    assert floating(evening) == [PeopleSheet, PauseSheet]
    evening.choose("Chloé")
    assert floating(evening) == []
    assert (evening.sitting.tablet.where, evening.sitting.tablet.hand.to) == ("curtain", 2)
    assert evening.sitting.tablet.ask is None


def test_on_a_secret_page_nothing_is_shown_and_nobody_else_gets_theirs(robot: Robot, tmp_path: Path) -> None:
    evening = Break(robot, tmp_path)
    evening.slide()
    Passing.hold(evening, 0.3)
    assert evening.all(Secret)
    evening.pause()
    assert evening.all(Secret) == []
    assert "Mon secret" not in evening.labels()
    robot.touch_up()


def test_there_is_none_on_a_curtain_and_it_goes_when_one_falls(robot: Robot, tmp_path: Path) -> None:
    evening = Break(robot, tmp_path)
    evening.pause()
    assert floating(evening) == []
    evening.slide()
    evening.pause()
    evening.press("Règles")
    assert floating(evening) == [RulesSheet, PauseSheet]
    evening.app.on_pause()
    assert evening.sitting.tablet.where == "curtain"
    assert floating(evening) == []


def test_the_rules_open_at_the_question_asked(evening: Break) -> None:
    evening.pause()
    evening.press("Règles")
    assert evening.the(RulesSheet).clause == evening.sitting.tablet.ask.rule == "CC-26"
    evening.robot.press(ESCAPE)
    assert floating(evening) == [PauseSheet]


def test_stopping_the_game_is_held(evening: Break) -> None:
    evening.pause()
    evening.press("Arrêter la partie")
    evening.hold("Arrêter la partie", 0.3)
    assert floating(evening) == [PauseSheet]
    evening.hold("Arrêter la partie")
    assert floating(evening) == []
    assert evening.sitting.match.facts()[-1] == tuple(STOP)


def test_leaving_keeps_the_game(evening: Break) -> None:
    moves = len(evening.sitting.match.facts())
    evening.pause()
    evening.press("Quitter, la partie est gardée")
    assert evening.app.navigator.name == "home"
    (saved,) = evening.app.shelf.running()
    evening.app.resume(saved.key)
    assert len(evening.sitting.match.facts()) == moves


def test_somebody_takes_a_seat_over(evening: Break) -> None:
    evening.pause()
    evening.press("Les places")
    evening.choose("Bo")
    evening.the(TextField).text = "  Zoé "
    evening.robot.wait(0.1)
    evening.press("Prendre la place")
    assert floating(evening) == [PauseSheet]
    assert evening.sitting.match.names == ["Ana", "Zoé", "Chloé", "Dan"]
    assert "Zoé" in evening.robot.texts()
    assert "Bo" not in evening.robot.texts()
    assert evening.app.roster.seats[1].name == "Zoé"
    (saved,) = (evening.app.home(), evening.app.shelf.running())[1]
    assert saved.names[1] == "Zoé"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("n" * 30, "trop long"),
        (" ana", "s'appelle déjà ana"),
        ("A\u200bna", "s'appelle déjà"),
        ("李", "ne peut pas être dessiné"),
    ],
)
def test_a_name_that_cannot_be_is_told_and_changes_nothing(evening: Break, name: str, why: str) -> None:
    evening.pause()
    evening.press("Les places")
    evening.choose("Bo")
    evening.the(TextField).text = name
    evening.robot.wait(0.1)
    evening.press("Prendre la place")
    assert any(why in text for text in evening.robot.texts())
    assert SeatSheet in floating(evening)
    assert evening.sitting.match.names[1] == "Bo"
    assert "Bo" in evening.robot.texts()


def test_who_leaves_is_held_where_the_game_goes_on_without_them(
    evening: Break, monkeypatch: pytest.MonkeyPatch
) -> None:
    leave = Move(TABLE, "leave", (1,))
    played: list[Move] = []
    sitting: Any = evening.sitting
    monkeypatch.setattr(sitting.match, "interrupts", lambda: [STOP, leave])
    monkeypatch.setattr(sitting.asking, "play", played.append)
    monkeypatch.setattr(evening.app.sitting.speech, "label", lambda move: move.verb)
    evening.pause()
    assert "leave" not in evening.labels()
    evening.press("Les places")
    evening.choose("Bo")
    evening.press("leave")
    assert played == []
    evening.hold("leave")
    assert played == [leave]


def test_settings_are_followed_when_they_are_closed(evening: Break) -> None:
    evening.pause()
    evening.press("Réglages")
    assert floating(evening) == [SettingsSheet, PauseSheet]
    evening.app.change(language="en", timers=0.0)
    evening.robot.press(ESCAPE)
    evening.robot.wait(0.1)
    assert "Resume" in evening.labels()
    evening.press("Resume")
    assert "On continue" not in evening.robot.texts()
    left = evening.sitting.hourglasses.running[0].left
    evening.robot.wait(5)
    assert evening.sitting.hourglasses.running[0].left == left


@pytest.mark.parametrize("edge", [1, 2, 3])
def test_it_faces_whoever_the_plates_face_and_its_touches_turn_along(evening: Break, edge: int) -> None:
    evening.app.scene.screen.edge = edge
    evening.pause()
    sheet = evening.the(PauseSheet)
    assert sheet.edge == edge
    (plate,) = (
        plate
        for plate in sheet.walk(restrict=True)
        if getattr(plate, "text", "") == "Règles" and isinstance(plate, Plate)
    )
    evening.robot.touch(plate.to_window(*plate.center))
    assert floating(evening) == [RulesSheet, PauseSheet]
    assert evening.the(RulesSheet).edge == edge
