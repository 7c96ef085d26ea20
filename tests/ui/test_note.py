"""Notes: one at a time, long enough to be read, never over a plate, never shown to the next player."""

from __future__ import annotations

from pathlib import Path

import pytest
from kivy.core.window import Window

from coffres.dev.window.game import people
from coffres.dev.window.robot import ESCAPE, Robot
from coffres.ui.app import CoffresApp
from coffres.ui.widgets.bolt import Bolt
from coffres.ui.widgets.clause_chip import ClauseChip
from coffres.ui.widgets.note import Note, Slip
from coffres.ui.widgets.rules_sheet import RulesSheet


@pytest.fixture
def app(robot: Robot, tmp_path: Path) -> CoffresApp:
    app = CoffresApp(data=tmp_path, seed=3)
    robot.open(app)
    app.change(language="fr")
    return app


def shown(app: CoffresApp) -> list[str]:
    return [floating.text for floating in app.scene.floating if isinstance(floating, Note)]


def the(app: CoffresApp, kind: type) -> object:
    (found,) = (widget for widget in app.scene.walk(restrict=True) if isinstance(widget, kind))
    return found


def test_it_goes_by_itself_when_it_was_read(app: CoffresApp, robot: Robot) -> None:
    app.note("Court.")
    robot.wait(2.9)
    assert shown(app) == ["Court."]
    robot.wait(1)
    assert shown(app) == []
    app.note("Un texte bien plus long, qui demande qu'on prenne le temps de le lire.")
    robot.wait(6)
    assert len(shown(app)) == 1
    robot.wait(4)
    assert shown(app) == []


def test_what_failed_waits_its_turn_and_is_said_once(app: CoffresApp, robot: Robot) -> None:
    for text in ("Un.", "Deux.", "Un.", "Deux."):
        app.note(text)
    assert shown(app) == ["Un."]
    robot.wait(4)
    assert shown(app) == ["Deux."]
    robot.wait(4)
    assert shown(app) == []


def test_a_new_refusal_takes_the_place_of_the_old_one(app: CoffresApp, robot: Robot) -> None:
    app.note("Pas cette carte.", "CC-12")
    app.note("Pas celle-là non plus.", "CC-13")
    assert shown(app) == ["Pas celle-là non plus."]
    robot.wait(6)
    assert shown(app) == []


def test_a_refusal_stays_behind_with_its_screen_and_a_failure_does_not(app: CoffresApp, robot: Robot) -> None:
    app.note("Seul le Trésor peut désigner.", "CC-27")
    app.start("coffre_et_cle", people(4), {})
    assert shown(app) == []
    app.note("Le disque est plein.")
    app.sitting.stage.lift()
    robot.wait(0.1)
    assert shown(app) == ["Le disque est plein."]


def test_a_touch_or_the_back_key_sends_it_away(app: CoffresApp, robot: Robot) -> None:
    for send_away in (
        lambda: robot.touch(the(app, Slip).to_window(*the(app, Slip).center)),
        lambda: robot.press(ESCAPE),
    ):
        app.note("Le disque est plein.")
        robot.wait(0.1)
        send_away()
        assert shown(app) == []
        assert app.navigator.name == "home"


def test_its_clause_opens_the_rules_there(app: CoffresApp, robot: Robot) -> None:
    app.start("coffre_et_cle", people(4), {})
    app.sitting.stage.lift()
    robot.wait(0.1)
    app.note("On regarde d'abord sa carte, à l'abri des autres.", "CC-05")
    robot.wait(0.1)
    note = app.scene.floating[0]
    (chip,) = (widget for widget in note.walk(restrict=True) if isinstance(widget, ClauseChip))
    robot.touch(chip.to_window(*chip.center))
    (sheet,) = app.scene.floating
    assert isinstance(sheet, RulesSheet)
    assert (sheet.game, sheet.clause) == ("coffre_et_cle", "CC-05")


@pytest.mark.parametrize("size", [(1280, 800), (960, 600), (360, 800)])
def test_it_stands_on_the_board_not_on_plates(robot: Robot, tmp_path: Path, size: tuple[int, int]) -> None:
    app = CoffresApp(data=tmp_path, seed=3)
    robot.open(app, size)
    app.start("coffre_et_cle", people(4), {})
    app.sitting.stage.lift()
    app.note("Une phrase assez longue pour prendre plus d'une ligne sur un petit écran.", "CC-05")
    robot.wait(0.2)
    slip, place = the(app, Slip), app.scene.screen.ids.place
    assert place.x <= slip.x and slip.right <= place.right
    assert place.y <= slip.y and slip.top <= place.top


@pytest.mark.parametrize("size", [(1280, 800), (960, 600)])
def test_it_covers_no_row_of_seats_and_no_keys(robot: Robot, tmp_path: Path, size: tuple[int, int]) -> None:
    app = CoffresApp(data=tmp_path, seed=3)
    robot.open(app, size)
    for game in ("coffre_et_cle", "casse_du_siecle"):
        app.start(game, people(4), {})
        app.sitting.stage.lift()
        app.note("Une phrase assez longue pour prendre plus d'une ligne sur un petit écran.", "CC-05")
        robot.wait(0.2)
        board, slip = app.sitting.board, the(app, Slip)
        if game == "coffre_et_cle":
            boxes = [(*spot.pos, *spot.size) for spot in board.seats]
        else:
            boxes = [(box.x, box.y, box.width, box.height) for box in board.vault.plan.bunches]
        low, high = slip.to_window(*slip.pos)[1], slip.to_window(slip.x, slip.top)[1]
        covered = [
            box
            for box in boxes
            if slip.x < box[0] + box[2] and box[0] < slip.right and low < box[1] + box[3] and box[1] < high
        ]
        # where the table is round there is always somebody at its sides
        assert len(covered) <= (2 if game == "coffre_et_cle" else 0)
        app.home()


def test_what_is_under_it_is_touched_beside_it(app: CoffresApp, robot: Robot) -> None:
    app.start("coffre_et_cle", people(4), {})
    app.note("Le disque est plein.")
    robot.wait(0.1)
    bolt = the(app, Bolt)
    robot.drag(
        bolt.to_window(*bolt.knob),
        bolt.to_window(bolt.knob[0] + bolt.way, bolt.knob[1]),
    )
    assert app.sitting.tablet.where == "private"
    assert shown(app) == ["Le disque est plein."]
    assert Window.children[0] is app.scene
