"""The device in the real window: what is heard, felt, said and hidden, and when it is not."""

from __future__ import annotations

from pathlib import Path

import pytest

from coffres.dev.window.robot import FRAME, Robot
from coffres.engine.contract import CHANCE, TABLE, Move
from coffres.engine.trouble import Trouble
from coffres.ui.boards.coffre_et_cle.board import Secret
from coffres.ui.widgets.bolt import Bolt
from coffres.ui.widgets.icon_button import IconButton
from tests.ui.evening import Evening, held, lying


@pytest.fixture
def evening(robot: Robot, tmp_path: Path) -> Evening:
    return Evening(robot, tmp_path)


# The screen


def test_awake_while_a_game_runs_and_no_longer(evening: Evening) -> None:
    assert evening.asked("awake") == []
    evening.start()
    evening.sitting.stage.lift()
    assert evening.asked("awake") == [(True,)]
    evening.app.home()
    assert evening.asked("awake") == [(True,), (False,)]


def test_curtains_and_private_pages_are_in_no_picture_and_the_table_is(evening: Evening) -> None:
    evening.start()
    assert evening.asked("curtain") == [(True,)]
    evening.app.home()
    assert evening.asked("curtain") == [(True,), (False,)]
    evening.forget()
    evening.at_talk()
    assert evening.asked("curtain") == [(True,), (False,)]


def test_the_bars_are_hidden_after_the_first_frame_and_when_the_app_comes_back(evening: Evening) -> None:
    assert len(evening.asked("bars")) == 1
    evening.app.on_resume()
    assert len(evening.asked("bars")) == 2


# Held and put down


def test_a_tablet_that_is_laid_flat_hides_the_secret(evening: Evening) -> None:
    evening.start()
    evening.slide()
    assert not evening.sensing
    evening.hold()
    assert evening.sensing
    evening.move(1, held)
    assert len(evening.all(Secret)) == 1
    evening.move(0.5, lying)
    assert len(evening.all(Secret)) == 1
    evening.move(0.4, lying)
    assert evening.all(Secret) == []
    assert not evening.sensing
    evening.robot.touch_up()


def test_a_tablet_that_lay_there_from_the_start_shows_it(evening: Evening) -> None:
    evening.start()
    evening.slide()
    evening.hold()
    evening.move(3, lying)
    assert len(evening.all(Secret)) == 1
    evening.robot.touch_up()
    assert not evening.sensing


def test_without_a_sensor_nothing_is_asked_of_it(evening: Evening) -> None:
    evening.device["accelerometer"].trouble = Trouble("Pas de capteur.")
    evening.start()
    evening.slide()
    evening.hold()
    evening.robot.wait(1)
    assert evening.asked("accelerometer") == []
    evening.robot.touch_up()


# Sounds while the tablet is handed over


def test_the_bolt_slides_and_clacks_and_the_card_turns(evening: Evening) -> None:
    evening.start()
    evening.forget()
    evening.slide()
    assert evening.heard() == ["bolt_slide", "bolt_clack"]
    evening.forget()
    evening.hold()
    evening.robot.wait(1.2)
    evening.robot.touch_up()
    assert evening.heard() == ["card_turn"]


def test_a_bolt_that_is_only_touched_makes_no_sound(evening: Evening) -> None:
    evening.start()
    evening.forget()
    (bolt,) = evening.all(Bolt)
    evening.robot.touch(bolt.to_window(bolt.x + 20, bolt.center_y))
    assert evening.heard() == []


def test_a_refusal_is_heard_at_the_table_and_never_from_a_private_page(evening: Evening) -> None:
    evening.start()
    evening.slide()
    evening.forget()
    assert not evening.sitting.asking.play(Move(0, "observe", (0,)))
    assert evening.heard() == evening.asked("vibrator") == []
    evening.app.home()
    evening.at_talk().forget()
    assert not evening.sitting.asking.play(Move(0, "observe", (0,)))
    assert evening.heard() == ["refuse"]
    assert len(evening.asked("vibrator")) == 1


def test_no_haptics_no_vibration(robot: Robot, tmp_path: Path) -> None:
    evening = Evening(robot, tmp_path, haptics=False).at_talk(0.1)
    evening.robot.wait(0.3)
    assert "gong" in evening.heard()
    assert all(call.what == "stop" for call in evening.device.asked("vibrator"))


def test_what_happens_on_the_table_is_heard_once_the_table_sees_it(evening: Evening) -> None:
    evening.start()
    sound = evening.app.sitting.board.sound
    assert sound((CHANCE, "starter", (2,))) == "coffre_et_cle/pizzicato"
    assert sound((0, "seen", ())) == ""
    evening.app.home()
    evening.at_talk().forget()
    evening.app.sitting.board.sound = lambda fact: "stamp" if fact[1] == "end_talk" else ""
    evening.sitting.asking.play(Move(TABLE, "end_talk"))
    assert evening.heard() == ["stamp"]


def test_the_ambience_of_a_game_lasts_as_long_as_it_is_played(evening: Evening) -> None:
    ambience = "coffre_et_cle/ambience"
    evening.start()
    evening.robot.wait(2)
    assert evening.behind().count(ambience) == 1
    evening.slide()
    evening.app.on_pause()
    assert ("stop", ambience) in evening.app.senses.sounds.heard
    evening.forget()
    evening.robot.wait(0.4)  # later, a frame would mean that the app is back
    assert evening.app.senses.sounds.heard == []
    evening.app.on_resume()
    evening.robot.wait(0.1)
    assert evening.behind().count(ambience) == 1
    evening.forget()
    evening.app.home()
    evening.robot.wait(20)
    assert evening.heard() == evening.behind() == []
    assert ("unload", ambience) in evening.app.senses.sounds.heard


def test_volumes_are_those_of_the_settings_at_once(evening: Evening) -> None:
    evening.app.change(sounds=0)
    evening.start()
    evening.slide()
    assert "bolt_slide" not in evening.heard()
    evening.app.change(sounds=50)
    evening.app.senses.signal("gong")
    assert evening.heard()[-1] == "gong"


# The voice


def speaker_button(evening: Evening) -> IconButton:
    (button,) = (button for button in evening.all(IconButton) if button.icon == "volume-high")
    return button


def spoken(evening: Evening) -> list[object]:
    return [call.args for call in evening.device.asked("speaker") if call.what == "say"]


def test_a_question_of_the_table_is_read_aloud_until_it_is_asked_no_longer(evening: Evening) -> None:
    evening.device["speaker"].ready = True
    evening.app.change(voice=70)
    evening.at_talk()
    button = speaker_button(evening)
    evening.robot.wait(FRAME)
    evening.robot.touch(button.to_window(*button.center))
    assert spoken(evening) == [("Parlez, accusez, mentez ! Puis on continue.", 70)]
    evening.sitting.asking.play(Move(TABLE, "end_talk"))
    evening.robot.wait(1)
    assert evening.device.asked("speaker")[-1].what == "stop"


def test_a_private_page_is_never_read_aloud(evening: Evening) -> None:
    evening.device["speaker"].ready = True
    evening.start()
    evening.slide()
    button = speaker_button(evening)
    evening.robot.touch(button.to_window(*button.center))
    assert (button.opacity, spoken(evening)) == (0, [])


@pytest.mark.parametrize(("ready", "volume"), [(False, 100), (True, 0)])
def test_no_voice_no_button(evening: Evening, ready: bool, volume: int) -> None:
    evening.device["speaker"].ready = ready
    evening.app.change(voice=volume)
    evening.at_talk()
    button = speaker_button(evening)
    assert (button.opacity, button.disabled) == (0, True)


def test_the_voice_speaks_the_language_of_the_game(evening: Evening) -> None:
    assert evening.asked("speaker") == []  # the voice is not started before a game begins
    evening.start()
    evening.app.change(language="en")
    prepared = [call.args for call in evening.device.asked("speaker") if call.what == "prepare"]
    assert prepared == [("fr",), ("en",)]


def test_what_the_device_lacks_is_said_in_the_settings(evening: Evening) -> None:
    evening.device["vibrator"].trouble = Trouble("Rien ne vibre ici.")
    evening.device["curtain"].trouble = Trouble("Tout se photographie.")
    evening.app.navigator.show("settings")
    evening.robot.wait(0.3)
    said = " ".join(evening.robot.texts())
    assert "Rien ne vibre ici." in said
    assert "Tout se photographie." in said
