"""While something moves, what is drawn only changes: no instruction of the canvas is made or taken away."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from kivy.core.window import Window
from kivy.graphics import Mesh, Rectangle
from kivy.graphics.instructions import InstructionGroup

from coffres.dev.window.instructions import everything_in
from coffres.dev.window.robot import FRAME, Robot
from coffres.engine.contract import Outcome
from coffres.games.casse_du_siecle import words
from coffres.ui.boards.casse_du_siecle import seen
from coffres.ui.boards.casse_du_siecle.ceremony import SafeOpens
from coffres.ui.boards.coffre_et_cle.ceremony import Unmasked
from coffres.ui.boards.coffre_et_cle.role_card import RoleCard
from coffres.ui.ceremonies import ChestScene
from coffres.ui.pictures import texture
from tests.ui.evening import Evening
from tests.ui.halfway import asked, played, take_up
from tests.ui.heist import Heist
from tests.ui.heist import asked as heist_asked
from tests.ui.test_end import Finish

_LONG = 600  # frames; nothing moves for so long


def made_anew(
    robot: Robot, moves: Callable[[], bool], canvas: InstructionGroup | None = None
) -> tuple[int, int]:
    """How many frames there are as long as this moves, and how many instructions come or go in them."""
    canvas = canvas or Window.canvas
    frames, changed, before = 0, 0, [*everything_in(canvas)]
    while True:
        robot.wait(FRAME)
        if not moves():
            return frames, changed
        after = [*everything_in(canvas)]
        # both lists are kept: the identity of what is gone could belong to something new
        changed += len({id(each) for each in before} ^ {id(each) for each in after})
        frames, before = frames + 1, after
        assert frames < _LONG


def turning(evening: Evening) -> list[RoleCard]:
    return [card for card in evening.all(RoleCard) if card.turned < 1]


@pytest.fixture
def revealing(robot: Robot, tmp_path: Path) -> Evening:
    """The table has just turned all cards."""
    evening = Evening(robot, tmp_path)
    take_up(evening, tmp_path, "coffre_et_cle", 4, asked("reveal"), deals=2)
    robot.wait(2)
    (move,) = evening.sitting.match.legal(evening.sitting.tablet.ask.by)
    evening.sitting.asking.play(move)
    return evening


def test_the_cards_of_the_table_turn_without_a_new_drawing(robot: Robot, revealing: Evening) -> None:
    assert robot.until(lambda: bool(turning(revealing)), 5)
    robot.wait(FRAME)
    assert len(turning(revealing)) == 6
    frames, changed = made_anew(robot, lambda: bool(turning(revealing)))
    assert frames > 20
    assert changed == 0


def test_the_cards_of_the_ceremony_turn_without_a_new_drawing(robot: Robot, tmp_path: Path) -> None:
    finish = Finish(robot, tmp_path)
    finish.celebrate()
    _assert_nothing_new(robot, finish.all(Unmasked)[0])


def test_the_safe_of_the_ceremony_opens_without_a_new_drawing(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, heist_asked("dial"), notebook=False)
    heist.slide()
    heist.dial(next(move.args for move in heist.legal if move.verb == "dial"))
    assert robot.until(lambda: bool(heist.all(SafeOpens)), 10)
    _assert_nothing_new(robot, heist.the(SafeOpens))


@pytest.mark.usefixtures("robot")
@pytest.mark.parametrize("game", ["roc_noir", "tirelire"])  # with a picture of its chest, and without
@pytest.mark.parametrize("winners", [(), (0,)])
def test_a_chest_opens_without_a_new_drawing(game: str, winners: tuple[int, ...]) -> None:
    told: Any = SimpleNamespace(moment=SimpleNamespace(game=game), outcome=Outcome(winners, ""))
    chest = ChestScene(told, size=(800, 600))
    drawn = []
    for step in range(11):
        chest.played = step / 10
        chest._draw()
        drawn.append([*everything_in(chest.canvas)])
    assert len(drawn[0]) > 20
    assert all(one is other for each in drawn for one, other in zip(drawn[0], each, strict=True))
    shown = [each.texture for each in drawn[0] if isinstance(each, Rectangle)]
    closed = game == "roc_noir" and not winners
    assert (shown[0] is texture("chest_roc_noir")) is closed
    assert (shown[0] is texture("chest_roc_noir_open")) is (game == "roc_noir" and not closed)


def _assert_nothing_new(robot: Robot, scene: Any) -> None:
    assert robot.until(lambda: scene.played > 0, 5)
    frames, changed = made_anew(robot, lambda: scene.played < 1)
    assert frames > 100
    assert changed == 0


def test_keys_fly_to_a_pick_without_a_new_drawing(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, heist_asked("pick"))
    vault = heist.board.vault
    heist.sitting.asking.play(next(move for move in heist.legal if move.verb == "pick"))
    assert robot.until(lambda: vault._flights.airborne, 5)
    robot.wait(FRAME)
    frames, changed = made_anew(robot, lambda: vault._flights.airborne, heist.board.canvas)
    assert frames > 15
    assert changed == 0


def test_the_safe_on_the_table_opens_without_a_new_drawing(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, heist_asked("take"))
    vault, view = heist.board.vault, heist.board.moment.table
    lying = seen.lying(view, words.key)
    vault.show(lying, view["owner"], (), (), view["covers"], won=True, still=False)
    robot.wait(FRAME)
    frames, changed = made_anew(robot, lambda: vault.ajar < 1, vault.canvas)
    assert frames > 60
    assert changed == 0


# A card that turns


def meshes(card: RoleCard) -> list[Mesh]:
    return [each for each in everything_in(card.canvas) if isinstance(each, Mesh)]


def test_a_turning_cards_near_edge_grows_and_its_far_edge_shrinks(robot: Robot, revealing: Evening) -> None:
    assert robot.until(lambda: any(0.2 < card.turned < 0.4 for card in turning(revealing)), 5)
    for card in turning(revealing):
        (mesh,) = meshes(card)
        corners = [mesh.vertices[at : at + 4] for at in range(0, len(mesh.vertices), 4)]
        far, near = (corners[end + 1][1] - corners[end][1] for end in (0, -2))
        assert far < card.height < near
        assert corners[-1][0] - corners[0][0] < card.width


def test_every_card_turns_alike_whatever_is_on_it(robot: Robot, revealing: Evening) -> None:
    """Until it stands upright, its picture is its back."""
    assert robot.until(lambda: bool(turning(revealing)), 5)
    shapes = {}
    while cards := turning(revealing):
        assert len({card.turned for card in cards}) == 1
        for card in cards:
            (mesh,) = meshes(card)
            assert (mesh.texture is RoleCard().face) == (card.turned < 0.5)
            middle = [x - card.center_x for x in mesh.vertices[0::4]]
            shapes.setdefault((card.turned, card.width), []).append(
                [round(x / card.width, 4) for x in middle]
            )
        robot.wait(FRAME)
    assert len(shapes) > 20
    assert all(each == shape[0] for shape in shapes.values() for each in shape)


def test_a_touch_hurries_the_cards(robot: Robot, revealing: Evening) -> None:
    assert robot.until(lambda: bool(turning(revealing)), 5)
    assert revealing.sitting.board.hurry()
    assert turning(revealing) == []
    assert not revealing.sitting.board.hurry()
    assert all(card.role >= 0 for card in revealing.all(RoleCard))


def test_without_movement_the_cards_lie_open_at_once(robot: Robot, tmp_path: Path) -> None:
    evening = Evening(robot, tmp_path, motion="none")
    staged = played("coffre_et_cle", 4, asked("reveal"), deals=2)
    assert staged.session.asks()[0].prompt == "reveal"
    take_up(evening, tmp_path, "coffre_et_cle", 4, asked("reveal"), deals=2)
    (move,) = evening.sitting.match.legal(evening.sitting.tablet.ask.by)
    evening.sitting.asking.play(move)
    seen_turning = []
    robot.until(lambda: bool(seen_turning.extend(turning(evening))), 3)
    assert seen_turning == []
    assert all(card.role >= 0 for card in evening.all(RoleCard))


@pytest.mark.usefixtures("robot")
def test_a_card_is_drawn_where_it_was_put() -> None:
    card = RoleCard(size=(100, 140))
    assert card.vertices
    card.center = (700, 500)
    assert min(card.vertices[0::4]) == pytest.approx(650)
    assert min(card.vertices[1::4]) == pytest.approx(430)
    assert card.shade[0] == pytest.approx(card.x + card.width * 0.02)
