"""The tale of a game: told once when people begin one, gone with a touch, and never in anybody's way."""

from __future__ import annotations

from pathlib import Path

import pytest

from coffres.dev.window.game import people
from coffres.dev.window.robot import ESCAPE, Robot
from coffres.engine.languages import LANGUAGES
from coffres.engine.registry import GAMES, meta
from coffres.l10n import translator
from coffres.ui.widgets.speaker import Speaker
from coffres.ui.widgets.tale import Tale
from tests.ui.evening import Evening


@pytest.fixture
def evening(robot: Robot, tmp_path: Path) -> Evening:
    return Evening(robot, tmp_path)


def begun(evening: Evening, game: str) -> list[Tale]:
    """The tales on the screen, after people began a game with the plate under its variants."""
    evening.app.choose_options(game, people(4))
    evening.robot.wait(0.2)
    evening.app.scene.screen.start()
    evening.robot.wait(0.5)
    found: list[Tale] = evening.all(Tale)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_tale_in_two_sentences(game: str, lang: str) -> None:
    tale = translator(lang, game)(meta(game).tale)
    assert tale.count(".") == 2
    assert tale.endswith(".")


@pytest.mark.parametrize("game", GAMES)
def test_people_who_begin_a_game_are_told_its_tale(evening: Evening, game: str) -> None:
    (tale,) = begun(evening, game)
    assert evening.robot.visible(tale.text)
    assert not tale.opened
    evening.robot.wait(1)
    assert tale.opened
    moves = len(evening.sitting.match.session.moves)
    evening.robot.touch((640, 400))
    evening.robot.wait(0.3)
    assert evening.all(Tale) == []
    assert len(evening.sitting.match.session.moves) == moves  # the touch did nothing else
    assert evening.app.navigator.name in ("curtain", "table", "private")


def test_no_sand_falls_while_it_is_told(evening: Evening) -> None:
    begun(evening, "roc_noir")
    assert evening.sitting.hourglasses.paused
    evening.robot.touch((640, 400))
    assert not evening.sitting.hourglasses.paused


def test_with_the_tale_the_theme_begins_once(evening: Evening) -> None:
    begun(evening, "roc_noir")
    evening.robot.wait(0.5)
    assert evening.behind() == ["roc_noir/theme"]
    evening.robot.touch((640, 400))
    evening.robot.wait(40)
    parts = evening.behind()
    assert parts.count("roc_noir/theme") == 4
    assert parts[4:6] == ["roc_noir/ambience", "roc_noir/tension"]


def test_the_back_key_goes_on_too(evening: Evening) -> None:
    begun(evening, "roc_noir")
    evening.robot.press(ESCAPE)
    assert evening.all(Tale) == []
    assert evening.sitting is not None


def test_the_loudspeaker_tells_it_and_it_stays(evening: Evening) -> None:
    evening.device["speaker"].ready = True
    (tale,) = begun(evening, "coffre_et_cle")
    (speaker,) = [each for each in tale.walk(restrict=True) if isinstance(each, Speaker)]
    evening.robot.touch(speaker.to_window(*speaker.center))
    assert [call.args[0] for call in evening.device.asked("speaker") if call.what == "say"] == [tale.text]
    assert evening.all(Tale) == [tale]


def test_a_voice_that_is_found_late_is_offered(evening: Evening) -> None:
    (tale,) = begun(evening, "coffre_et_cle")
    assert not tale.voiced
    evening.device["speaker"].ready = True
    evening.robot.wait(2)
    assert tale.voiced


def test_a_rematch_a_game_taken_up_and_a_demonstration_tell_none(evening: Evening) -> None:
    begun(evening, "roc_noir")
    evening.robot.touch((640, 400))
    key = evening.sitting.key
    evening.app.rematch()
    evening.robot.wait(0.5)
    assert evening.all(Tale) == []
    evening.app.home()
    evening.app.resume(key)
    evening.robot.wait(0.5)
    assert evening.all(Tale) == []
    evening.app.home()
    evening.app.demonstrate()
    evening.robot.wait(0.5)
    assert evening.all(Tale) == []
