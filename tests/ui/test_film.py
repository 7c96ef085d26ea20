"""The film of a game in the window: it runs by itself, points at what it does, and leaves nothing behind."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from coffres.dev.window.game import people
from coffres.dev.window.robot import Robot
from coffres.engine.languages import LANGUAGES
from coffres.engine.registry import GAMES
from coffres.storage.film import LONGEST, film_of, has_film
from coffres.ui.afterwards import show_film
from coffres.ui.screens.film import FilmScreen
from coffres.ui.widgets.chest import Chest
from coffres.ui.widgets.finger import Finger
from coffres.ui.widgets.plate import Plate
from coffres.ui.widgets.rules_sheet import RulesSheet
from coffres.ui.widgets.tale import Tale
from coffres.ui.widgets.tip import Tip
from tests.ui.evening import Evening
from tests.ui.halfway import asked, dice_wait, take_up

FILMED = [key for key in GAMES if has_film(key)]
_GAME = "coffre_et_cle"
_SLOW = 60.0  # seconds that pieces may move on top of what a film lasts
_SPACE = 32  # the key that rolls dice on a desktop


@pytest.fixture
def evening(robot: Robot, tmp_path: Path) -> Evening:
    return Evening(robot, tmp_path)


def film_in(evening: Evening) -> Any:
    screen = evening.app.scene.screen
    assert isinstance(screen, FilmScreen)
    return screen


@pytest.mark.parametrize("key", FILMED)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_runs_to_its_end_and_says_every_caption(evening: Evening, key: str, lang: str) -> None:
    evening.app.change(language=lang)
    show_film(evening.app, key)
    screen, said, pointed = film_in(evening), [], 0
    screen.bind(caption=lambda _, text: said.append(text))
    begun = evening.robot.now
    while not screen.over:
        evening.robot.wait(0.2)
        pointed += bool(evening.all(Finger))
        assert evening.robot.now - begun < LONGEST + _SLOW
    assert [screen.film.scenes[0].says[lang], *said] == [scene.says[lang] for scene in film_of(key).scenes]
    assert pointed > 5
    assert not evening.all(Finger)
    evening.robot.touch(screen.ids.plate.center)  # "Play"
    assert evening.app.navigator.name == "home"


def test_nothing_new_begins_while_pieces_are_under_way(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    under_way = 5.0  # seconds
    show_film(evening.app, "roc_noir")
    screen, begun = film_in(evening), list[tuple[str, float]]()
    monkeypatch.setattr(screen.board, "move_on", lambda *_: under_way)
    for event in ("on_begin", "on_point", "on_move"):
        screen.projector.bind(**{event: lambda *_, event=event: begun.append((event, evening.robot.now))})
    assert evening.robot.until(lambda: [event for event, _at in begun].count("on_move") > 3, 90)
    apart = [later - at for (event, at), (_next, later) in pairwise(begun) if event == "on_move"]
    assert apart
    assert min(apart) > under_way - 0.1


def test_it_can_be_paused_and_turned_back_and_on(evening: Evening) -> None:
    show_film(evening.app, _GAME)
    screen = film_in(evening)
    evening.robot.wait(0.5)
    screen.play_or_pause()
    evening.robot.wait(30)
    assert screen.scene == 0
    screen.turn(1)
    screen.turn(1)
    evening.robot.wait(30)
    assert screen.scene == 2
    screen.turn(-1)
    assert screen.scene == 1
    assert screen.held  # Dan's hand
    screen.play_or_pause()
    assert evening.robot.until(lambda: screen.scene == 2, 30)


def test_whoever_never_finished_the_game_is_offered_its_film_before_it(evening: Evening) -> None:
    evening.app.start(_GAME, people(4), {})
    Tale.tell(_GAME)
    evening.robot.wait(0.5)
    tale = evening.app.scene.floating[0]
    assert tale.has_film
    plate = next(widget for widget in evening.all(Plate) if widget.text == "D'abord le film")
    evening.robot.touch(plate.to_window(*plate.center))
    film_in(evening)
    evening.app.navigator.back()
    evening.robot.wait(0.5)
    assert evening.app.navigator.name == "curtain"
    evening.slide()
    assert evening.app.navigator.name == "private"


def test_whoever_has_finished_the_game_before_is_offered_none(evening: Evening, tmp_path: Path) -> None:
    finished = tmp_path / "games" / "finished"
    finished.mkdir(parents=True, exist_ok=True)
    (finished / f"20260101-120000-{_GAME}.jsonl").write_text("{")
    evening.app.start(_GAME, people(4), {})
    Tale.tell(_GAME)
    evening.robot.wait(0.5)
    assert not evening.app.scene.floating[0].has_film
    assert not [plate for plate in evening.all(Plate) if plate.text == "D'abord le film" and plate.opacity]


def test_the_rules_at_home_and_the_pause_lead_to_it(evening: Evening) -> None:
    evening.app.open_rules(_GAME)
    evening.robot.wait(0.5)
    sheet = evening.app.scene.floating[0]
    assert isinstance(sheet, RulesSheet)
    assert sheet.has_film
    sheet.show_film()
    film_in(evening).back()
    assert evening.app.navigator.name == "home"
    evening.at_talk()
    evening.app.open_pause()
    evening.robot.wait(0.3)
    plate = next(widget for widget in evening.all(Plate) if widget.text == "Le film")
    left = [glass.left for glass in evening.sitting.hourglasses.running]
    evening.robot.touch(plate.to_window(*plate.center))
    evening.robot.wait(5)
    assert [glass.left for glass in evening.sitting.hourglasses.running] == left
    film_in(evening).back()
    evening.robot.wait(0.5)
    assert evening.app.navigator.name == "table"


def test_dice_below_a_film_are_not_shaken(evening: Evening, tmp_path: Path) -> None:
    take_up(evening, tmp_path, "roc_noir", 2, dice_wait)
    before = evening.sitting.match.facts()
    show_film(evening.app, "roc_noir")
    evening.shake(2)
    evening.robot.press(_SPACE)
    evening.robot.wait(3)
    assert evening.sitting.match.facts() == before
    film_in(evening).back()
    evening.shake(2)
    assert evening.sitting.match.facts() != before


def test_no_tip_of_the_game_below_comes_over_it(evening: Evening, tmp_path: Path) -> None:
    take_up(evening, tmp_path, "roc_noir", 2, asked("move"))
    show_film(evening.app, "roc_noir")
    evening.robot.wait(3)
    assert evening.all(Tip) == []
    film_in(evening).back()
    evening.robot.wait(3)
    assert evening.all(Tip)


def test_the_tablet_does_not_sleep_while_it_plays(evening: Evening) -> None:
    show_film(evening.app, _GAME)
    evening.robot.wait(1)
    assert evening.asked("awake")[-1] == (True,)
    film_in(evening).play_or_pause()
    assert evening.asked("awake")[-1] == (False,)
    film_in(evening).play_or_pause()
    film_in(evening).back()
    assert evening.asked("awake")[-1] == (False,)


def test_it_is_read_aloud_before_a_game_that_begins_with_a_curtain(evening: Evening) -> None:
    evening.device["speaker"].ready = True
    evening.app.start(_GAME, people(4), {})
    show_film(evening.app, _GAME)
    evening.robot.wait(1)
    assert evening.app.navigator.name == "film"
    screen = film_in(evening)
    assert screen.voiced
    assert screen.film.scenes[0].says["fr"] in [
        call.args[0] for call in evening.device.asked("speaker") if call.args
    ]
    screen.back()
    assert evening.asked("curtain")[-1] == (True,)  # no screenshot of what comes now


def test_the_chest_of_the_game_stands_where_no_hand_is_shown_and_opens_at_the_end(evening: Evening) -> None:
    show_film(evening.app, "casse_du_siecle")
    screen = film_in(evening)
    (chest,) = evening.all(Chest)
    alone = set()
    while not screen.over:
        evening.robot.wait(0.5)
        assert (chest.height > 100) != screen.held
        alone.add(chest.height > 100)
        assert chest.open == screen.over
    assert alone == {True, False}
    assert chest.open
