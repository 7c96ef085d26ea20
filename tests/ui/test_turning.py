"""Turning to face the player: a real table screen at each of the four edges, with touches that turn too."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from coffres.dev.window.robot import Robot
from coffres.engine.contract import CHANCE
from coffres.engine.session import Session
from coffres.storage.roster import EDGES, Player
from coffres.ui.scene import quarter_turns
from coffres.ui.screens.table import TableScreen
from coffres.ui.widgets.pause_sheet import PauseSheet
from coffres.ui.widgets.plate import Plate
from tests.ui.evening import Evening
from tests.ui.halfway import dice_wait, take_up


def at_a_roll(robot: Robot, folder: Path, **settings: Any) -> Evening:
    return take_up(Evening(robot, folder, **settings), folder, "roc_noir", 4, dice_wait)


def sit(evening: Evening, edge: str) -> TableScreen:
    """The player who is asked sits at this edge."""
    sitting = evening.app.sitting
    seat = sitting.asking.asked_seat()
    sitting.people[seat] = sitting.people[seat]._replace(edge=edge)
    screen: TableScreen = evening.app.scene.screen
    screen.refresh()
    evening.robot.wait(0.4)
    return screen


def upwards(widget: Any) -> tuple[int, int]:
    """The direction of the widget's top in the window."""
    x, y = widget.to_window(widget.center_x, widget.y)
    top_x, top_y = widget.to_window(widget.center_x, widget.top)
    return round((top_x - x) / widget.height), round((top_y - y) / widget.height)


_UP = {"bottom": (0, 1), "right": (-1, 0), "top": (0, -1), "left": (1, 0)}


@pytest.mark.parametrize("edge", EDGES)
def test_the_panel_faces_whoever_is_asked_and_is_touched_there(
    robot: Robot, tmp_path: Path, edge: str
) -> None:
    evening = at_a_roll(robot, tmp_path)
    screen = sit(evening, edge)
    assert upwards(screen.ids.panel) == _UP[edge]
    assert upwards(evening.app.sitting.board) == _UP["bottom"]  # this board never turns
    (plate,) = (plate for plate in evening.all(Plate) if plate.text == "Lancer le dé")
    assert upwards(plate) == _UP[edge]
    before = len(evening.sitting.match.facts())
    robot.touch(plate.to_window(*plate.center))
    assert len(evening.sitting.match.facts()) == before + 1


@pytest.mark.parametrize("edge", EDGES)
def test_a_sheet_faces_the_same_edge(robot: Robot, tmp_path: Path, edge: str) -> None:
    evening = at_a_roll(robot, tmp_path)
    sit(evening, edge)
    evening.app.open_pause()
    robot.wait(0.3)
    (sheet,) = evening.all(PauseSheet)
    assert upwards(sheet.ids.paper) == _UP[edge]
    (plate,) = (plate for plate in evening.all(Plate) if plate.text == "Règles")
    robot.touch(plate.to_window(*plate.center))
    assert len(evening.app.scene.floating) == 2


@pytest.mark.parametrize("turning", ["fixed", "hand"])
@pytest.mark.parametrize("edge", EDGES)
def test_where_people_want_it_nothing_turns(robot: Robot, tmp_path: Path, turning: str, edge: str) -> None:
    screen = sit(at_a_roll(robot, tmp_path, turning=turning), edge)
    assert upwards(screen.ids.panel) == _UP["bottom"]


def test_it_turns_only_when_what_happened_has_been_seen(robot: Robot, tmp_path: Path) -> None:
    evening = at_a_roll(robot, tmp_path)
    screen = sit(evening, "top")
    sitting = evening.app.sitting
    sitting.people[:] = [seat._replace(edge="left") for seat in sitting.people]
    evening.sitting.asking.roll()
    robot.wait(0.3)
    assert sitting.telling.resolving
    assert screen.edge == quarter_turns("top")
    assert robot.until(lambda: not sitting.telling.resolving, 6)
    assert screen.edge == quarter_turns("left")
    turning = screen.ids.turning
    assert turning.angle % 360 != 270
    robot.wait(0.3)
    assert turning.angle % 360 == 270


def test_with_less_movement_it_is_turned_at_once(robot: Robot, tmp_path: Path) -> None:
    evening = at_a_roll(robot, tmp_path, motion="none")
    screen = sit(evening, "top")
    evening.app.sitting.people[:] = [seat._replace(edge="left") for seat in evening.app.sitting.people]
    screen.refresh()
    assert screen.ids.turning.angle % 360 == 270


def a_card_lies_open(session: Session) -> bool:
    return not any(ask.secret or ask.prompt == "judge" for ask in session.asks()) and len(session.moves) > 40


@pytest.mark.parametrize("edge", EDGES)
def test_a_board_that_may_turn_faces_the_same_edge(robot: Robot, tmp_path: Path, edge: str) -> None:
    evening = take_up(Evening(robot, tmp_path), tmp_path, "fort_boyard", 4, a_card_lies_open)
    people = evening.app.sitting.people
    people[:] = [seat._replace(edge=edge) for seat in people]
    evening.app.scene.screen.refresh()
    robot.wait(0.4)
    assert upwards(evening.app.sitting.board) == upwards(evening.app.scene.screen.ids.panel) == _UP[edge]


def test_from_hand_to_hand_a_slip_says_who_gets_it(robot: Robot, tmp_path: Path) -> None:
    """A player who has the tablet already gets no message to pass it on."""
    evening = at_a_roll(robot, tmp_path, turning="hand")
    sitting, slips = evening.sitting, []
    panel = evening.app.scene.screen.ids.panel
    first = sitting.asking.asked_seat()
    while sitting.asking.asked_seat() == first:
        name = sitting.people[first].name
        passes = sitting.tablet.bearer != first
        assert panel.slip == (f"Passe la tablette à {name}." if passes else "")
        slips.append(passes)
        ask = sitting.tablet.ask
        moves = sitting.match.legal(ask.by)
        assert sitting.asking.roll() if ask.by == CHANCE else sitting.asking.play(moves[-1])
        assert robot.until(lambda: not sitting.telling.resolving, 6)
    assert slips == [True] + [False] * (len(slips) - 1)
    assert panel.slip == f"Passe la tablette à {sitting.people[sitting.asking.asked_seat()].name}."


@pytest.mark.parametrize("turning", ["fixed", "turn"])
def test_on_the_table_nobody_passes_it(robot: Robot, tmp_path: Path, turning: str) -> None:
    evening = at_a_roll(robot, tmp_path, turning=turning)
    assert evening.app.scene.screen.ids.panel.slip == ""


@pytest.mark.parametrize(("edge", "left"), [("bottom", True), ("top", False), ("right", False)])
def test_a_left_hand_has_the_panel_on_its_left(robot: Robot, tmp_path: Path, edge: str, left: bool) -> None:
    """For a player at the far edge it is on the left anyway."""
    evening = at_a_roll(robot, tmp_path)
    screen = sit(evening, edge)
    assert screen.ids.turning.x > screen.ids.place.x
    person = evening.sitting.people[evening.sitting.asking.asked_seat()]
    player = Player(person.name, person.symbol, person.colour, "left")
    evening.app.change_roster(evening.app.roster.remember(player))
    screen.refresh()
    robot.wait(0.2)
    assert (screen.ids.turning.x < screen.ids.place.x) == left
    assert screen.ids.place.width + screen.ids.turning.width == screen.width


def test_a_left_hand_has_the_plates_of_its_page_on_its_left(robot: Robot, tmp_path: Path) -> None:
    evening = Evening(robot, tmp_path).start()
    person = evening.sitting.people[0]
    for hand, left in (("left", True), ("right", False)):
        player = Player(person.name, person.symbol, person.colour, hand)
        evening.app.change_roster(evening.app.roster.remember(player))
        evening.sitting.stage.lift()
        robot.wait(0.2)
        screen = evening.app.scene.screen
        assert (screen.ids.panel.x < screen.ids.place.x) == left
        evening.sitting.stage.cover()


@pytest.mark.parametrize("size", [(432, 768), (800, 1280), (1280, 720)])
def test_a_board_lies_in_its_place_on_a_page_too(robot: Robot, tmp_path: Path, size: tuple[int, int]) -> None:
    """The board is laid out for its present place, whether its position or its size changes first."""
    robot.open = partial(robot.open, size=size)
    evening = Evening(robot, tmp_path).start()
    evening.sitting.stage.lift()
    robot.wait(0.3)
    board = evening.sitting.board
    for card in [*board.seats, *board.centre]:
        assert board.x <= card.x and card.right <= board.right
        assert board.y <= card.y and card.top <= board.top
