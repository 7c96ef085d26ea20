"""The chase for the formula, replayed in the window: a game of two on twelve spaces (see recorded/)."""

from __future__ import annotations

from pathlib import Path

import pytest
from kivy.core.window import Window
from kivy.metrics import dp

from coffres.dev.window.robot import Robot
from coffres.ui.boards.agence_tous_risques import ink
from coffres.ui.boards.agence_tous_risques.agent import GUARD
from coffres.ui.boards.agence_tous_risques.duel import Duel
from coffres.ui.boards.agence_tous_risques.showdown import HandsPage, OpenHand, Showdown
from coffres.ui.own_dice import second_die
from coffres.ui.screens.end import EndScreen
from coffres.ui.widgets.dice import Dice
from coffres.ui.widgets.fitted import Fitted
from coffres.ui.widgets.plate import Plate
from tests.games.agence_tous_risques.positions import BOOST, CLEAR, LAB1
from tests.ui.agency import Operation, Replay

ANA, BO = 0, 1
VAULT = 13


def chase(robot: Robot, folder: Path, moves: int) -> Replay:
    return Replay(robot, folder, "agence_chase", moves)


@pytest.mark.rule("AT-34", "AT-35")
def test_the_vault_the_formula_and_both_dice_at_once(robot: Robot, tmp_path: Path) -> None:
    replay = chase(robot, tmp_path, 19)
    assert replay.board.fortress.prize
    assert replay.faces_inwards(ANA)
    ground = list(replay.board.fortress.canvas.children)
    replay.step()
    assert replay.told == "Ana fait 6 : le souterrain. Ana s'empare de la formule !"
    assert replay.stands(ANA) == VAULT
    assert not replay.board.fortress.prize
    assert replay.board.fortress.canvas.children == ground  # only the door is drawn again
    assert [pawn.holds for pawn in replay.board.crew.pawns] == [True, False]
    assert [chip.holds for chip in replay.board.chips] == [True, False]
    assert not replay.faces_inwards(ANA)  # turned round
    assert replay.prompt() == "Ana, tu as la formule : file, lance les deux dés !"
    assert replay.plates() == ["Lancer les dés"]
    assert [plate.second is not None for plate in replay.all(Plate)] == [True]
    replay.step()
    assert replay.dice == [1, 1]
    assert replay.stands(ANA) == 11


@pytest.mark.rule("AT-36", "AT-40")
def test_the_second_one_there_pursues_with_both_dice(robot: Robot, tmp_path: Path) -> None:
    replay = chase(robot, tmp_path, 21)
    assert replay.sitting.tablet.where == "curtain"  # Bo's turn
    replay.step(2)
    assert (replay.stands(BO), replay.faces_inwards(BO)) == (VAULT, False)  # facing the holder
    assert replay.told == "Bo fait 6 : le souterrain. La formule n'y est plus : Bo se lance à sa poursuite."
    replay.step(2)
    assert replay.stands(ANA) == 9
    assert replay.prompt() == "Bo, à toi : les deux dés et, si tu veux, une carte."
    replay.sitting.stage.lift()
    assert [plate.control.second for plate in replay.all(Plate)] == [second_die(2)]
    replay.step(2)
    assert replay.dice == [1, 1]
    assert replay.stands(BO) == 11


@pytest.mark.rule("AT-43")
def test_in_a_safe_zone_the_pursuer_stops_beside_the_holder(robot: Robot, tmp_path: Path) -> None:
    replay = chase(robot, tmp_path, 29)
    replay.step(2)
    assert replay.told == "Bo fait 3 + 3 = 6 : case 7, zone de sécurité. La formule est là."
    assert (replay.stands(ANA), replay.stands(BO)) == (7, 7)
    assert replay.pawn(ANA).center != replay.pawn(BO).center
    assert replay.all(Duel) == []


@pytest.mark.rule("AT-16")
def test_a_guard_holds_the_holder(robot: Robot, tmp_path: Path) -> None:
    replay = chase(robot, tmp_path, 32)
    replay.step()
    duel = replay.the(Duel)
    assert duel.title == "Un garde !"
    assert (duel.ids.left.name, duel.ids.left.colour) == ("Ana", ink.BLUE)
    assert (duel.ids.right.figure, duel.ids.right.colour) == (GUARD, ink.RED)
    replay.begin_step()
    robot.until(lambda: duel.ids.right.won, 3)
    assert [duel.ids.left.die, duel.ids.right.die] == [1, 6]
    assert not duel.ids.left.won
    replay.settle()
    assert replay.told == "Ana fait 1, le garde 6. Le garde retient Ana."
    assert replay.stands(ANA) == 4
    assert replay.all(Duel) == []


@pytest.mark.rule("AT-41", "AT-42")
def test_the_formula_is_stolen_on_a_guard_space_then_the_guard_is_fought(
    robot: Robot, tmp_path: Path
) -> None:
    replay = chase(robot, tmp_path, 35)
    replay.step()
    duel = replay.the(Duel)
    assert duel.title == "La formule !"
    assert (duel.ids.left.name, duel.ids.right.name) == ("Bo", "Ana")
    assert replay.prompt() == "Pour la formule ! Bo, lance le dé."
    replay.step()
    # the first die is shown while the second must still be rolled
    assert (duel.ids.left.die, duel.ids.right.die) == (6, 0)
    assert replay.prompt() == "Pour la formule ! Ana, réponds : lance le dé."
    replay.step()
    assert [pawn.holds for pawn in replay.board.crew.pawns] == [False, True]
    assert replay.the(Duel).title == "Un garde !"
    assert replay.the(Duel).ids.left.name == "Bo"
    assert (replay.stands(ANA), replay.stands(BO)) == (4, 4)  # neither of the two runs
    replay.step()
    assert replay.told == "Bo fait 1, le garde 6. Le garde retient Bo."


@pytest.mark.rule("AT-75", "AT-76")
def test_who_begins_the_turn_beside_the_holder_fights_as_the_roll(robot: Robot, tmp_path: Path) -> None:
    replay = chase(robot, tmp_path, 39)
    replay.sitting.stage.lift()
    assert replay.prompt() == "Ana, bats-toi pour la formule : lance le dé."
    assert replay.plates() == ["Se battre sans carte"]
    replay.step(3)
    assert [pawn.holds for pawn in replay.board.crew.pawns] == [True, False]
    replay.step()
    assert replay.told == "Ana fait 2, le garde 1. Ana passe : case 3, zone de sécurité."
    assert replay.stands(ANA) == 3


@pytest.mark.rule("AT-41", "AT-45")
def test_the_formula_gets_out_off_turn(robot: Robot, tmp_path: Path) -> None:
    replay = chase(robot, tmp_path, 47)
    replay.step(2)
    assert replay.state.active == BO
    replay.step(2)
    assert replay.told == "Ana fait 6, Bo 1. Ana a la formule !"
    assert replay.prompt() == "Ana, tu as la formule : file, lance les deux dés !"
    replay.step()
    assert replay.told.endswith("le départ. Ana sort avec la formule !")
    assert replay.stands(ANA) == 0
    assert replay.prompt() == "C'est fini : montrez vos cartes."
    replay.step()
    assert isinstance(replay.page, EndScreen)
    robot.wait(6)
    assert replay.page.title == "Ana gagne\u00a0!"


@pytest.mark.rule("AT-46")
def test_the_hands_lie_open_in_the_end(robot: Robot, tmp_path: Path) -> None:
    replay = chase(robot, tmp_path, 52)
    replay.press("Montrer les cartes")
    replay.page.go_on()  # after the ceremony
    assert replay.all(Showdown) == []  # they cover nothing of the board
    replay.page.turn_to("epilogue")
    replay.robot.wait(0.2)
    assert replay.page.label("epilogue") == "Cartes"
    hands = [
        [face.card for face in reversed(hand.ids.cards.children)]
        for hand in reversed(replay.the(Showdown).children)
    ]
    assert hands == [[0, 2, 3], [1, 2, 2]]
    assert all(face.open for hand in replay.all(OpenHand) for face in hand.ids.cards.children)
    assert [hand.name for hand in reversed(replay.all(OpenHand))] in (["Ana", "Bo"], ["Bo", "Ana"])


@pytest.mark.rule("AT-46", "AT-48")
@pytest.mark.parametrize("size", [(1280, 800), (960, 600), (360, 800)])
def test_four_open_hands_have_names_and_cards_that_can_be_read(
    robot: Robot, tmp_path: Path, size: tuple[int, int]
) -> None:
    hands = [(BOOST, CLEAR, LAB1)] * 4
    names = ("Ana", "Anne-Charlotte", "Grand-maman Lili", "Maximilienne")
    Operation(robot, tmp_path)
    Window.size = size
    wide = EndScreen.side(*size)[0] - 44
    page = HandsPage([*zip(range(4), names, hands, strict=True)], size_hint=(None, None), size=(wide, 300))
    Window.add_widget(page)
    robot.wait(0.3)
    for hand, called in zip(reversed(page.children[0].children), names, strict=True):
        (name,) = [label for label in hand.walk(restrict=True) if isinstance(label, Fitted)]
        assert name.text == called and not name.shorten and name.font_size >= dp(13)
        assert [face.card for face in reversed(hand.ids.cards.children)] == [BOOST, CLEAR, LAB1]
        assert min(face.height for face in hand.ids.cards.children) > dp(70)
        assert min(face.width for face in hand.ids.cards.children) > dp(48)
    Window.remove_widget(page)


@pytest.mark.rule("AT-52")
def test_characters_walk_space_by_space_facing_the_way(robot: Robot, tmp_path: Path) -> None:
    replay = chase(robot, tmp_path, 15)
    replay.begin_step()
    robot.until(lambda: replay.the(Dice).tumble == 1 and replay.app.sitting.board.moving, 3)
    seen = []
    while replay.app.sitting.telling.resolving:
        pawn = replay.pawn(ANA)
        seen.append((replay.passes(ANA), pawn.facing, pawn.runs))
        robot.wait(0.02)
    places = list(dict.fromkeys(place for place, _facing, _runs in seen if place is not None))
    assert places == [6, 7, 8, 9, 10, 11, 12]
    assert len({facing for _place, facing, _runs in seen}) > 1  # round a corner
    assert {runs for place, _facing, runs in seen if place == 9} == {True}  # with speed lines
    assert not replay.pawn(ANA).runs
