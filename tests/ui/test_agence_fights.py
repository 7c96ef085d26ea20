"""Fights of the Agence tous risques: where they are staged, and what is written there."""

from __future__ import annotations

from pathlib import Path

import pytest
from kivy.core.window import Window
from kivy.metrics import dp

from coffres.dev.window.robot import Robot
from coffres.ui.boards.agence_tous_risques.agent import Agent
from coffres.ui.boards.agence_tous_risques.duel import Duel
from coffres.ui.box import Box
from coffres.ui.widgets.fitted import Fitted
from tests.ui.agency import Raid, roll_to

PLAIN = "." * 20


@pytest.mark.rule("AT-11")
def test_a_fight_is_staged_in_the_vault_and_faces_who_is_asked(robot: Robot, tmp_path: Path) -> None:
    Window.size = (1280, 800)
    raid = Raid(robot, tmp_path, 2 * PLAIN, 30, 32, settings={"turning": "turn"}).open()
    roll_to(raid, 2)
    duel, vault = raid.the(Duel), vault_of(raid)
    for strike in (None, ("strike", (3,))):
        if strike:
            raid.chance.dice(strike)
            raid.press("Lancer le dé")
        assert duel.parent.edge == raid.page.edge
        box = Box(*duel.parent.pos, *duel.parent.size)
        assert (box.x, box.y, box.width, box.height) == pytest.approx(tuple(vault))
    assert duel.parent.edge == 2  # Bo, on the other side, is asked


@pytest.mark.rule("AT-11")
@pytest.mark.parametrize(("spaces", "at"), [(28, 3), (28, 20), (40, 3)])
def test_a_fight_has_the_rounds_about_a_small_vault_where_nobody_stands(
    robot: Robot, tmp_path: Path, spaces: int, at: int
) -> None:
    raid = Raid(robot, tmp_path, "." * spaces, at, at + 2).open()
    roll_to(raid, 2)
    stage, vault = raid.the(Duel).parent, vault_of(raid)
    box, square = Box(*stage.pos, *stage.size), raid.board.fortress.square
    assert not any(box.has(*pawn.center) for pawn in raid.board.crew.pawns)
    assert box.width - vault.width == pytest.approx(0 if at == 20 else 2 * square)
    assert at == 20 or min(box.width, box.height) > dp(280)


@pytest.mark.rule("AT-11")
def test_on_a_phone_a_fight_has_all_of_the_board_s_place_for_its_words(robot: Robot, tmp_path: Path) -> None:
    raid = Raid(robot, tmp_path, 2 * PLAIN, 3, 5).open()
    roll_to(raid, 2)
    Window.size = (360, 800)
    robot.wait(0.3)
    duel, fortress = raid.the(Duel), raid.board.fortress
    for height in (fortress.height, 178):  # on the table, in a replay
        fortress.height = height
        robot.wait(0.3)
        assert duel.roomy
        assert (*duel.parent.pos, *duel.parent.size) == pytest.approx((*fortress.pos, *fortress.size))
        said = {
            label.text: label.font_size for label in duel.walk(restrict=True) if isinstance(label, Fitted)
        }
        assert min(said[text] for text in ("Bataille !", "Ana", "Bo")) >= dp(14)
    assert raid.board.crew.opacity == 0  # nobody behind it is touched
    raid.chance.dice(("strike", (5,)), ("parry", (1,)))
    raid.press("Lancer le dé")
    raid.press("Lancer le dé")
    raid.open()
    assert raid.board.crew.opacity == 1


def vault_of(raid: Raid) -> Box:
    fortress = raid.board.fortress
    return fortress.box(len(fortress.path) - 1)


def test_a_fight_in_little_room_has_no_words_and_faces_as_large_as_it(robot: Robot, tmp_path: Path) -> None:
    raid = Raid(robot, tmp_path, PLAIN, 3, 5).open()
    roll_to(raid, 2)
    duel = raid.the(Duel)
    for side, shown in ((320, True), (150, False)):  # the words leave their room when they go
        duel.size_hint = (None, None)
        duel.size = (side, side)
        robot.wait(0.1)
        assert duel.roomy == shown
        assert (duel.ids.left.height > side * 0.9) != shown
        left = duel.ids.left
        assert left.face > side * 0.38
        (face,) = [part for part in left.children if isinstance(part, Agent)]
        assert left.y <= face.y and face.top <= left.top + 1 and left.x <= face.x and face.right <= left.right
