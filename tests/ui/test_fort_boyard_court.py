"""The court of the fort: where everybody's goods and the chest lie, and the notes that rain into it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise
from math import atan2, cos, hypot, radians, sin
from pathlib import Path

import pytest
from kivy.graphics import Rotate, Translate
from kivy.graphics.instructions import Instruction, InstructionGroup
from kivy.graphics.texture import Texture

from coffres.dev.window.robot import FRAME, Robot
from coffres.engine.contract import CHANCE, Move
from coffres.ui.boards.fort_boyard import treasure
from coffres.ui.boards.fort_boyard.ceremony import NotesRain
from coffres.ui.boards.fort_boyard.drawing import SIGNS, slab
from coffres.ui.boards.fort_boyard.rampart import Rampart, shares
from coffres.ui.boards.fort_boyard.yard import Treasure
from coffres.ui.boards.fort_boyard.yard_plan import plan
from coffres.ui.box import Box
from coffres.ui.quads import Corners, Quads
from coffres.ui.widgets.ceremony_stage import CeremonyStage
from coffres.ui.widgets.plate import Plate
from tests.games.fort_boyard.positions import TIGER, TRIAL
from tests.ui.fort import Fort, NewFort, new_fort, new_robot

robot = pytest.fixture(new_robot)
fort = pytest.fixture(new_fort)


# Where things lie

COURTS = {"L": 478.0, "S": 358.0, "P": 203.0}  # edges in dp at these sizes of the window


@pytest.mark.parametrize("told", [False, True])
@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("size", COURTS)
def test_all_goods_lie_round_a_large_chest(size: str, count: int, told: bool) -> None:
    court = Box(10, 20, COURTS[size], COURTS[size])
    laid = plan(court, count, told)
    assert len(laid.boxes) == count
    for one, other in combinations((*laid.boxes, laid.chest), 2):
        apart = max(
            other.x - one.x - one.width,
            one.x - other.x - other.width,
            other.y - one.y - one.height,
            one.y - other.y - other.height,
        )
        assert apart >= 0.5
    for box in laid.boxes:
        assert court.x <= box.x
        assert court.y <= box.y
        assert box.x + box.width <= court.x + court.width
        assert box.y + box.height <= court.y + court.height
        assert box.width >= 59
        assert box.height >= 44
    assert laid.chest.height >= court.height * (0.31 if told else 0.44)


def test_names_stand_above_goods_where_there_is_room_also_when_fortunes_are_told() -> None:
    for told in (False, True):
        assert [plan(Box(0, 0, COURTS[size], COURTS[size]), 3, told).named for size in "LSP"] == [
            True,
            True,
            False,
        ]
    assert plan(Box(0, 0, COURTS["L"], COURTS["L"]), 6, True).named


@pytest.mark.parametrize("count", [2, 3, 4, 6])
@pytest.mark.parametrize("size", COURTS)
def test_the_turns_go_clockwise_round_the_chest(size: str, count: int) -> None:
    laid = plan(Box(0, 0, COURTS[size], COURTS[size]), count, False)
    middle = laid.chest.center
    turns = [-atan2(y - middle[1], x - middle[0]) for x, y in (box.center for box in laid.boxes)]
    first = turns[0]
    assert [(turn - first) % 6.2832 for turn in turns] == sorted((turn - first) % 6.2832 for turn in turns)


@pytest.mark.parametrize("deep", [False, True])
@pytest.mark.parametrize("count", range(2, 7))
def test_pawns_that_share_a_space_are_all_seen(count: int, deep: bool) -> None:
    """A rim may lie over a rim, and never a token over a token's sign."""
    places = shares(count, deep)
    assert len(places) == count
    assert all(place.out - place.size / 2 >= -0.5 for place in places)
    assert all(place.size == places[0].size >= (0.36 if deep else 0.24) for place in places)
    for one, other in combinations(places, 2):
        assert hypot(one.along - other.along, one.out - other.out) >= 0.9 * one.size


@pytest.mark.parametrize("count", [1, 2])
def test_pawns_leave_more_than_half_of_their_space_s_sign_to_be_seen(count: int) -> None:
    for place in shares(count):
        assert place.out - place.size / 2 > SIGNS


def test_on_a_phone_six_players_see_what_everybody_owns(robot: Robot, tmp_path: Path) -> None:
    opens = robot.open
    robot.open = lambda app, _size=(0, 0): opens(app, (360, 800))
    evening = Fort(robot, tmp_path, 6).arrange(held_black=[0, 1, 2, 3, 12, 0], held_red=[0, 0, 0, 0, 0, 10])
    plaques = evening.board.yard.plaques
    assert [plaque.ids.black.count for plaque in plaques] == ["0", "1", "2", "3", "12", "0"]
    for plaque in plaques:
        for count in (plaque.ids.black, plaque.ids.red, plaque.ids.notes):
            assert count.children[0].font_size >= 13
            assert plaque.y <= count.y
            assert count.top <= plaque.top
            assert plaque.x <= count.x
            assert count.right <= plaque.right


def test_the_line_about_the_chest_cuts_none_of_the_notes_before_it(
    fort: NewFort, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = fort().with_keys(4).arrange(pawns=[TRIAL + 3] * 3).press("Ouvrir")
    drawn: list[Box] = []
    monkeypatch.setattr(treasure, "note_back", lambda *box: drawn.append(Box(*box)))
    evening.arrange(pile=9, chest=21)
    told = evening.board.yard.ids.told
    assert told.text == "Billets pris : 9"
    assert len(drawn[-9:]) == 9
    assert all(note.y > told.top for note in drawn[-9:])


# The notes rain


def about_to_pay(evening: Fort) -> Fort:
    """Ana has taken four notes; the next roll reaches a tiger."""
    evening.with_keys(4).arrange(pawns=[TRIAL + 3] * evening.sitting.match.seats)
    evening.press("Ouvrir")
    evening.arrange(pile=4, chest=26, pawns=[TIGER - 1] * evening.sitting.match.seats)
    evening.robot.until(lambda: "Lancer le dé" in evening.plates(), 10)
    evening.chance.next = (Move(CHANCE, "roll", (1,)),)
    return evening


def pays(evening: Fort) -> Fort:
    """It is rolled; waits until the notes begin to fall."""
    about_to_pay(evening)
    plate = next(plate for plate in evening.all(Plate) if plate.text == "Lancer le dé")
    evening.robot.touch(plate.to_window(*plate.center))
    evening.robot.until(lambda: evening.board.rain.played > 0.3 and evening.board.rain.falls, 10)
    return evening


def test_notes_rain_when_the_chest_pays_and_it_shuts_after_the_last(fort: NewFort) -> None:
    evening = pays(fort(motion="calm"))
    rain, (treasure,) = evening.board.rain, evening.all(Treasure)
    assert treasure.is_open
    evening.robot.until(lambda: not rain.falls, 5)
    assert (rain.lying, treasure.is_open) == (4, False)
    assert evening.sitting.tablet.where == "table"  # there is a moment to see it
    evening.robot.until(lambda: evening.sitting.tablet.where == "curtain", 5)


def test_a_touch_hurries_the_rain_and_the_pawn(fort: NewFort) -> None:
    evening = pays(fort(motion="calm"))
    evening.robot.touch(evening.board.to_window(*evening.board.center))
    assert (evening.board.rain.played, evening.board.rain.falls) == (1, False)
    evening.robot.until(lambda: evening.sitting.tablet.where == "curtain", 0.8)

    evening = evening.arrange(seat=0, phase="move", pawns=[TRIAL] * 3)
    evening.chance.next = (Move(CHANCE, "roll", (6,)),)
    plate = next(plate for plate in evening.all(Plate) if plate.text == "Lancer le dé")
    evening.robot.touch(plate.to_window(*plate.center))
    pawn = evening.board.walk.pawns[0]
    evening.robot.until(lambda: pawn.way > TRIAL, 5)
    evening.robot.touch(evening.board.to_window(*evening.board.center))
    assert pawn.way == TRIAL + 6


def test_without_motion_the_same_notes_lie_there_at_once(fort: NewFort) -> None:
    evening = about_to_pay(fort(motion="none"))
    plate = next(plate for plate in evening.all(Plate) if plate.text == "Lancer le dé")
    evening.robot.touch(plate.to_window(*plate.center))
    evening.robot.until(lambda: evening.board.rain.lying > 0, 5)
    assert (evening.board.rain.lying, evening.board.rain.falls, evening.board.rain.played) == (4, False, 1)
    evening.robot.until(lambda: evening.sitting.tablet.where == "curtain", 5)
    assert evening.board.rain.lying == 4  # until the next question is asked on the table


def test_nothing_is_drawn_anew_while_it_rains(fort: NewFort) -> None:
    evening = pays(fort(motion="calm"))

    def drawn(group: InstructionGroup) -> list[Instruction]:
        return [
            each
            for child in group.children
            for each in (drawn(child) if isinstance(child, InstructionGroup) else [child])
        ]

    before = drawn(evening.board.canvas)
    played = evening.board.rain.played
    evening.robot.wait(4 * FRAME)
    assert evening.board.rain.played > played
    assert all(one is other for one, other in zip(before, drawn(evening.board.canvas), strict=True))


def test_at_the_end_all_notes_lie_above_the_words(fort: NewFort) -> None:
    """Under their band they would be seen through it."""
    evening = fort().arrange(fortunes=[1] * 18, phase="count", result="stopped", chest=12)
    evening.press("Découvrir les fortunes")
    (scene,) = evening.all(NotesRain)
    evening.all(CeremonyStage)[0].hurry()
    evening.robot.wait(0.3)
    fallen = [
        (one, other)
        for one, other in pairwise(scene.canvas.before.children)
        if isinstance(one, Translate) and isinstance(other, Rotate)
    ]
    high = min(scene.height * 0.11, scene.width * 0.09)
    assert len(fallen) > 20
    for place, turn in fallen:
        tilt = radians(turn.angle)
        assert place.y - high * (cos(tilt) + 2.1 * abs(sin(tilt))) / 2 >= scene.y


def test_nothing_rains_where_nobody_sees_it(fort: NewFort) -> None:
    evening = pays(fort(motion="calm"))
    board = evening.board
    board.parent.remove_widget(board)
    assert (board.rain.falls, board.rain.played) == (False, 1)


# The walk


class Laid(Quads):
    """Keeps what is laid: corners and picture coordinates."""

    def __init__(self) -> None:
        super().__init__()
        self.pieces: list[tuple[Corners, Texture, Sequence[float]]] = []

    def add(
        self,
        corners: Corners,
        rgba: Sequence[float],
        picture: Texture | None = None,
        coords: Sequence[float] = (),
    ) -> None:
        assert picture is not None
        self.pieces.append((corners, picture, coords))


@pytest.mark.usefixtures("robot")
def test_all_flagstones_have_their_light_from_the_upper_left() -> None:
    """Each is bent along the walk; but what is above in its picture is above on the screen."""
    rampart = Rampart(32, 0, 0, 100, 100)
    for place in range(32):
        laid, spot = Laid(), rampart.spot(place)
        slab(laid, rampart, place, "t")
        middle = spot.off(rampart.depth * 0.195)
        assert len(laid.pieces) == 3
        for corners, picture, coords in laid.pieces:
            left, low, right, up = (picture.tex_coords[number] for number in (0, 1, 2, 5))
            for (x, y), u, v in zip(corners, coords[::2], coords[1::2], strict=True):
                across, above = (u - left) / (right - left) - 0.5, (v - low) / (up - low) - 0.5
                assert (x - middle[0]) * across + (y - middle[1]) * above > -1e-6
