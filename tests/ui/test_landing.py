"""What lands is heard when it lands, and felt if it is a key; with movement and without. It is heard from
what everybody sees, so it tells no secret: the twins compare what is heard on private pages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from coffres.dev.window.robot import FRAME, Robot
from coffres.games.roc_noir.material import ENTRANCE
from coffres.storage.settings import CALM, NO_MOTION
from coffres.ui.afterwards import show_film
from coffres.ui.boards.agence_tous_risques.story import Trip
from coffres.ui.boards.casse_du_siecle.journeys import HAND, Journey, lands
from coffres.ui.boards.fort_boyard.walk import Walk
from coffres.ui.screens.film import FilmScreen
from tests.ui.evening import Evening
from tests.ui.replayed import ONE_OF_EACH, Replayed
from tests.ui.siege import Siege
from tests.ui.test_hurried import Table

_FEW = 40  # moves within which it happens
_LANDING = ("key_land", "token_step")


@pytest.fixture
def hasty() -> Iterator[Robot]:
    robot = Robot(frame=0.1, drawn=False)
    yield robot
    robot.leave()


def at(table: Table, verb: str) -> Table:
    """Just after this was done for the first time on a page whose board stays."""
    for _ in range(_FEW):
        table.forget()
        if table.play() == verb and table.sitting.tablet.where == "private":
            return table
        table.shown()
    raise LookupError(verb)


@pytest.mark.parametrize("motion", [CALM, NO_MOTION])
def test_a_key_is_heard_and_felt_when_it_lies_in_its_lock(robot: Robot, tmp_path: Path, motion: str) -> None:
    table = at(Table(robot, tmp_path, "casse_du_siecle", motion), "place")
    moves = motion != NO_MOTION
    assert ("key_land" in table.heard()) != moves  # it is still on its way
    robot.wait(0.6)
    assert table.heard().count("key_land") == 1
    assert ((0.04,)) in table.asked("vibrator")
    table.app.home()
    robot.wait(1)
    assert table.heard().count("key_land") == 1


def test_a_hurried_key_is_heard_at_once(robot: Robot, tmp_path: Path) -> None:
    table = at(Table(robot, tmp_path, "casse_du_siecle"), "place")
    robot.wait(0.1)
    assert "key_land" not in table.heard()
    assert table.board.hurry()
    assert table.heard()[-1] == "key_land"


def test_a_key_that_is_taken_or_turned_lands_nowhere() -> None:
    lock, hook = ("lock", 3), ("place", 2)
    assert lands(Journey(HAND, lock, 1, None))
    assert lands(Journey(lock, hook, 1, None))
    assert not lands(Journey(hook, HAND, 4, None))
    assert not lands(Journey(lock, lock, 1, "III"))


def test_a_pawn_is_heard_on_every_space_and_once_if_it_runs(robot: Robot, tmp_path: Path) -> None:
    table = Table(robot, tmp_path, "fort_boyard")
    walk: Walk = table.board.walk
    for seconds, heard in ((4 * 0.13, 4), (4 * 0.05, 1)):
        table.forget()
        walk.step(0, 4, seconds)
        robot.wait(FRAME)
        assert table.heard() == []
        robot.wait(1)
        assert table.heard() == ["token_step"] * heard


def test_a_knight_is_heard_where_it_lands_and_its_fall_when_the_stone_tilts(
    robot: Robot, tmp_path: Path
) -> None:
    siege = Siege(robot, tmp_path).traps(79).moving()
    siege.forget()
    robot.touch(siege.point(79))
    assert siege.heard() == []
    assert robot.until(lambda: siege.heard() == ["token_step", "roc_noir/fall"], 1)
    robot.wait(3)
    assert siege.state.phase == "fall"
    assert len(siege.heard()) == 2


def test_a_knight_is_heard_at_once_where_it_is_at_once(robot: Robot, tmp_path: Path) -> None:
    siege = Siege(robot, tmp_path).walked().moving()
    siege.forget()
    robot.touch(siege.point(79))
    assert siege.board.hurry()
    assert siege.heard() == ["token_step"]
    robot.wait(1)
    siege.app.change(motion=NO_MOTION)
    robot.touch(siege.point(78 if siege.at(0, 0) == 79 else ENTRANCE))
    assert siege.heard() == ["token_step"] * 2


@pytest.mark.parametrize("motion", [CALM, NO_MOTION])
def test_a_character_is_heard_on_every_space_and_once_if_it_is_there_at_once(
    robot: Robot, tmp_path: Path, motion: str
) -> None:
    table = Table(robot, tmp_path, "agence_tous_risques", motion)
    moves = motion != NO_MOTION
    table.sitting.stage.lay_flat()
    robot.wait(0.5)  # the screen lays itself out
    table.forget()
    if moves:
        table.board.crew.walk(Trip(0, [1, 2, 3]), 0, lambda: None)
        robot.wait(2)
        assert table.heard() == ["token_step"] * 3
        table.board.crew.walk(Trip(0, [2, 1]), 0, lambda: None)
        table.forget()
        table.board.moving = True
        assert table.board.hurry()
    else:
        table.board.move_on(table.sitting.moment(), [(0, "advance", (), (0, 1, 4))], True)
    assert table.heard() == ["token_step"]
    robot.wait(1)
    assert table.heard() == ["token_step"]


@pytest.mark.parametrize("motion", [CALM, NO_MOTION])
@pytest.mark.parametrize("recorded", ONE_OF_EACH[1:])
def test_what_lands_is_heard_in_a_replay_and_not_where_people_jump(
    hasty: Robot, tmp_path: Path, recorded: str, motion: str
) -> None:
    show = Replayed(hasty, tmp_path, recorded, motion=motion)
    show.forget()
    show.press("play")
    assert hasty.until(lambda: any(sound in _LANDING for sound in show.heard()), 300)
    show.forget()
    for stop in range(0, show.cursor.last, max(1, show.cursor.last // 20)):
        show.cursor.go(stop)
        assert show.heard() == []


@pytest.mark.parametrize("key", ["casse_du_siecle", "roc_noir"])
def test_what_lands_is_heard_in_a_film_and_not_when_a_scene_begins(
    hasty: Robot, tmp_path: Path, key: str
) -> None:
    evening = Evening(hasty, tmp_path)
    show_film(evening.app, key)
    screen = evening.app.scene.screen
    assert isinstance(screen, FilmScreen)
    assert hasty.until(lambda: any(sound in _LANDING for sound in evening.heard()), 90)
    evening.forget()
    for way in (1,) * int(screen.scenes) + (-1,) * int(screen.scenes):
        screen.turn(way)
    assert evening.heard() == []


def test_a_key_is_heard_where_the_table_is_told_that_one_lands(robot: Robot, tmp_path: Path) -> None:
    board = Table(robot, tmp_path, "fort_boyard").board
    won, lost = (0, 1, True, (2, 2), "keys", 2, ""), (0, 1, False, (0, 2), "pass", 0, "")
    heard = [board.sound(fact) for fact in ((0, "put_back", (3,)), (-1, "point", (), won), (0, "right", ()))]
    assert heard == ["key_land"] * 3
    assert board.sound((-1, "miss", (), lost)) == ""


@pytest.mark.parametrize(("recorded", "heard"), [("key_designated", 1), ("false_key_designated", 0)])
def test_the_key_that_was_pointed_at_is_heard_and_felt(
    hasty: Robot, tmp_path: Path, recorded: str, heard: int
) -> None:
    show = Replayed(hasty, tmp_path, f"coffre_et_cle/{recorded}", motion=NO_MOTION)
    show.press("play")
    assert hasty.until(lambda: not show.cursor.playing, 300)
    assert show.heard().count("key_land") == heard
    assert ((0.04,) in show.asked("vibrator")) == bool(heard)
