"""Home that nobody touches: automata offer to play, and play a game that nobody keeps."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from coffres.bots.teaching import has_automata
from coffres.dev.window.robot import ESCAPE, Robot
from coffres.engine.levels import LEVELS
from coffres.ui.app import CoffresApp
from coffres.ui.screens.end import EndScreen
from coffres.ui.widgets.game_tile import GameTile
from coffres.ui.widgets.invitation import Invitation
from coffres.ui.widgets.plate import Plate
from tests.ui.evening import Evening

FELT = (6, 400)  # a place on home where there is nothing
MINUTE, PATIENCE = 60, 20  # seconds
LONG = 3600.0  # seconds: more than any game of automata takes


@pytest.fixture
def robot() -> Any:
    robot = Robot(frame=0.1)  # seconds: long frames, because much time passes here
    yield robot
    robot.leave()


@pytest.fixture
def evening(robot: Robot, tmp_path: Path) -> Evening:
    return Evening(robot, tmp_path, motion="none", thought=2)


@pytest.fixture(autouse=True)
def _a_short_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coffres.bots.device_speed.affordable", lambda: 2)


def invited(evening: Evening) -> bool:
    return bool(evening.all(Invitation))


def watching(evening: Evening) -> Any:
    evening.app.demonstrate()
    evening.robot.wait(0.3)
    return evening.sitting


def at_home(evening: Evening) -> bool:
    return evening.app.navigator.name == "home" and evening.sitting is None


def plate(evening: Evening, text: str) -> Plate:
    (found,) = [plate for plate in evening.all(Plate) if plate.text == text]
    return found


def everything(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


# The invitation


def test_after_a_minute_automata_offer_to_play(evening: Evening) -> None:
    evening.robot.wait(MINUTE - 2)
    assert not invited(evening)
    evening.robot.wait(3)
    assert invited(evening)
    assert at_home(evening)


def test_a_touch_begins_the_minute_anew(evening: Evening) -> None:
    evening.robot.wait(MINUTE - 5)
    evening.robot.touch(FELT)
    evening.robot.wait(MINUTE - 5)
    assert not invited(evening)
    evening.robot.wait(7)
    assert invited(evening)


def test_a_touch_elsewhere_takes_the_offer_back(evening: Evening) -> None:
    evening.robot.wait(MINUTE + 1)
    evening.robot.touch(FELT)
    assert not invited(evening)
    evening.robot.wait(PATIENCE + 5)
    assert at_home(evening)
    evening.robot.wait(MINUTE - PATIENCE)
    assert invited(evening)


def test_a_touch_on_it_begins(evening: Evening) -> None:
    evening.robot.wait(MINUTE + 1)
    (card,) = evening.all(Invitation)
    evening.robot.touch(card.to_window(*card.center))
    assert evening.sitting.watched
    assert evening.app.navigator.name == "table"


@pytest.mark.parametrize("size", [(1280, 800), (960, 600), (360, 800)])
def test_the_offer_covers_no_tile(robot: Robot, tmp_path: Path, size: tuple[int, int]) -> None:
    robot.open(CoffresApp(data=tmp_path, seed=1), size)
    robot.wait(MINUTE + 1)
    shown = list(robot.app.scene.walk())
    (card,) = (widget for widget in shown if isinstance(widget, Invitation))
    (left, low), (right, top) = card.to_window(*card.pos), card.to_window(card.right, card.top)
    for tile in (widget for widget in shown if isinstance(widget, GameTile)):
        (x, y), (far, high) = tile.to_window(*tile.pos), tile.to_window(tile.right, tile.top)
        assert right <= x or far <= left or high <= low or top <= y, tile.key


def test_some_more_patience_begins_too(evening: Evening) -> None:
    evening.robot.wait(MINUTE + PATIENCE + 2)
    assert evening.sitting is not None
    assert evening.sitting.watched


def test_the_settings_forbid_it(evening: Evening) -> None:
    evening.app.change(demonstration=False)
    evening.robot.wait(2 * MINUTE)
    assert not invited(evening)
    assert at_home(evening)


def test_who_reads_the_rules_at_home_is_left_alone(evening: Evening) -> None:
    evening.app.open_rules("roc_noir")
    evening.robot.wait(3 * MINUTE)
    assert not invited(evening)
    assert at_home(evening)


@pytest.mark.parametrize("leave", ["settings", "own_cards"])
def test_nothing_is_offered_on_other_screens(evening: Evening, leave: str) -> None:
    evening.robot.wait(MINUTE - 2)
    evening.app.navigator.show(leave)
    evening.robot.wait(3 * MINUTE)
    assert evening.app.navigator.name == leave
    assert not invited(evening)


def test_the_time_in_the_background_does_not_count(evening: Evening) -> None:
    evening.app.on_pause()
    evening.robot.now += LONG  # no frame is drawn meanwhile
    evening.app.on_resume()
    evening.robot.wait(MINUTE - 5)
    assert not invited(evening)


def test_an_offer_is_gone_when_the_app_comes_back(evening: Evening) -> None:
    evening.robot.wait(MINUTE + 1)
    evening.app.on_pause()
    evening.robot.now += LONG
    evening.app.on_resume()
    evening.robot.wait(PATIENCE)
    assert not invited(evening)
    assert at_home(evening)


# The game


def test_it_plays_to_its_end_and_goes_home_by_itself(evening: Evening) -> None:
    sitting = watching(evening)
    assert has_automata(sitting.game)
    assert set(sitting.match.levels) <= set(LEVELS)
    assert evening.robot.until(lambda: isinstance(evening.app.scene.screen, EndScreen), LONG)
    assert evening.robot.until(
        lambda: [each.text for each in evening.all(Plate) if not each.disabled] == ["Accueil"], 14
    )
    assert not at_home(evening)
    evening.robot.wait(15)
    assert at_home(evening)


def test_nothing_of_it_is_kept(evening: Evening, tmp_path: Path) -> None:
    before = everything(tmp_path)
    roster, settings = evening.app.roster, evening.app.settings
    watching(evening)
    assert evening.robot.until(lambda: isinstance(evening.app.scene.screen, EndScreen), LONG)
    evening.app.home()
    evening.robot.wait(1)
    assert everything(tmp_path) == before
    assert (evening.app.roster, evening.app.settings) == (roster, settings)
    assert not list(evening.app.shelf.running())
    assert not list(evening.app.shelf.finished())


def test_it_makes_no_sound_and_lets_the_tablet_sleep(evening: Evening) -> None:
    evening.forget()
    sitting = watching(evening)
    assert evening.robot.until(lambda: sitting.match.length > 12, LONG)
    assert evening.heard() == []
    assert evening.asked("vibrator") == []
    assert (True,) not in evening.asked("awake")
    evening.app.home()
    assert not evening.app.senses.muted


@pytest.mark.parametrize("way", ["plate", "back", "corner"])
def test_it_can_be_ended_at_any_time(evening: Evening, way: str) -> None:
    sitting = watching(evening)
    assert evening.robot.until(lambda: sitting.telling.resolving, 60)
    if way == "plate":
        end = plate(evening, "Terminer")
        evening.robot.touch(end.to_window(*end.center))
    elif way == "back":
        evening.robot.press(ESCAPE)
    else:
        evening.app.scene.screen.ids.panel.dispatch("on_pause")
    assert at_home(evening)
    length = sitting.match.length
    evening.robot.wait(30)
    assert sitting.match.length == length
    assert at_home(evening)


def test_nobody_can_play_in_it_and_a_touch_hurries_it(evening: Evening) -> None:
    evening.app.change(automata="slow")
    sitting = watching(evening)
    assert evening.robot.until(lambda: sitting.clockwork.acting, 60)
    assert [each.text for each in evening.all(Plate)] == ["Terminer"]
    assert sitting.board.chooser is None
    before = sitting.match.length
    panel = evening.app.scene.screen.ids.panel
    evening.robot.touch(panel.to_window(panel.center_x, panel.top - 150))
    evening.robot.wait(0.5)
    assert sitting.match.length > before


def test_people_who_roll_real_dice_need_not_do_so_for_it(evening: Evening) -> None:
    evening.app.change(real_dice=True)
    for _game in range(3):
        sitting = watching(evening)
        assert evening.robot.until(lambda sitting=sitting: sitting.match.length > 25, LONG)
        evening.app.home()


def test_a_pause_stops_it_and_it_goes_on_afterwards(evening: Evening) -> None:
    sitting = watching(evening)
    assert evening.robot.until(lambda: sitting.clockwork.acting, 60)
    evening.app.on_pause()
    before = sitting.match.length
    evening.robot.now += LONG
    evening.robot.wait(0.1)
    assert sitting.match.length == before
    evening.app.on_resume()
    assert evening.robot.until(lambda: sitting.match.length > before, 60)


def test_leaving_its_end_goes_home_once(evening: Evening) -> None:
    watching(evening)
    assert evening.robot.until(lambda: isinstance(evening.app.scene.screen, EndScreen), LONG)
    evening.app.home()
    evening.app.navigator.show("settings")
    evening.robot.wait(30)
    assert evening.app.navigator.name == "settings"
