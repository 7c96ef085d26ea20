"""Hands and senses in the real window: what is heard, felt, shaken and hidden, and when not."""

from __future__ import annotations

from math import sin
from pathlib import Path
from typing import Any

import pytest
from kivy.clock import Clock
from kivy.uix.widget import Widget

from coffres.dev.window.game import people
from coffres.dev.window.robot import FRAME, Robot
from coffres.device.ports import Acceleration
from coffres.device.silent import SilentDevice
from coffres.engine.contract import CHANCE, TABLE, Fact, Move
from coffres.engine.trouble import Trouble
from coffres.ui import sitting as sitting_module
from coffres.ui.app import CoffresApp
from coffres.ui.board import Board
from coffres.ui.boards.coffre_et_cle import Secret
from coffres.ui.widgets.bolt import Bolt
from coffres.ui.widgets.icon_button import IconButton
from coffres.ui.widgets.peek import Peek
from coffres.ui.widgets.plate import Plate
from coffres.ui.widgets.time_up import TimeUp

SPACE = 32
ESCAPE = 27
G = 9.81


class Evening:
    """The app on a device that remembers, and somebody's hands."""

    def __init__(self, robot: Robot, folder: Path, **settings: object) -> None:
        self.robot = robot
        self.device = SilentDevice()
        self.app = CoffresApp(data=folder, seed=3, device=self.device.ports)
        robot.open(self.app)
        self.app.change(language="fr", **settings)

    @property
    def driver(self) -> Any:
        return self.app.sitting.driver

    def start(self, game: str = "coffre_et_cle", seats: int = 4, **options: object) -> Evening:
        self.app.start(game, people(seats), options)
        self.robot.wait(0.2)
        return self

    def all(self, kind: type[Widget]) -> list[Any]:
        return [widget for widget in self.app.scene.walk(restrict=True) if isinstance(widget, kind)]

    def slide(self) -> None:
        (bolt,) = self.all(Bolt)
        start = bolt.to_window(bolt.x + bolt.handle / 2, bolt.center_y)
        self.robot.drag(start, (start[0] + bolt.way, start[1]))

    def hold(self) -> None:
        (peek,) = self.all(Peek)
        self.robot.touch_down(peek.to_window(*peek.center))

    def at_talk(self, left: float = 10) -> Evening:
        """At the table, with an hourglass that runs so long yet."""
        self.start(talk=10)
        for _ in range(4):
            self.driver.lift()
            self.driver.play(Move(self.driver.hand.to, "seen"))
        self.driver.lift()
        self.driver.play(Move(self.driver.hand.to, "pass"))
        self.driver.hourglasses.running[0].left = left
        self.robot.wait(FRAME)
        return self

    # The device

    def asked(self, port: str) -> list[tuple[object, ...]]:
        return [call.args for call in self.device.asked(port)]

    def heard(self) -> list[str]:
        return [name for what, name in self.app.senses.sounds.heard if what == "play"]

    def forget(self) -> None:
        self.device.calls.clear()
        self.app.senses.sounds.heard.clear()

    @property
    def sensing(self) -> bool:
        return self.device["accelerometer"].started

    def move(self, seconds: float, motion: Any) -> None:
        """The tablet is moved: `motion` says how, at so many seconds."""
        start = Clock.get_time()
        while Clock.get_time() < start + seconds:
            self.device["accelerometer"].acceleration = motion(Clock.get_time() - start)
            self.robot.wait(FRAME)

    def shake(self, seconds: float = 1.5) -> None:
        self.move(seconds, lambda at: (18 * sin(21 * at), 7 * sin(21 * at), G))


def lying(_at: float) -> Acceleration:
    return (0.2, 0.1, G)


def held(_at: float) -> Acceleration:
    return (0, 6.9, 6.9)


@pytest.fixture
def evening(robot: Robot, tmp_path: Path) -> Evening:
    return Evening(robot, tmp_path)


# The hourglass


def test_the_last_five_seconds_tick_and_the_gong_comes_with_three_pulses(evening: Evening) -> None:
    evening.at_talk(5.3).forget()
    evening.robot.wait(0.2)
    assert evening.heard() == []
    evening.robot.wait(0.2)
    assert evening.heard() == ["tick"]
    evening.robot.wait(4.5)
    assert evening.heard() == ["tick", "tock", "tick", "tock", "tick"]
    evening.robot.wait(0.5)
    assert evening.heard()[5:] == ["gong"]
    assert evening.asked("vibrator") == [(0.4, 0.4, 0.4)]


def test_the_end_of_an_hourglass_fills_the_screen_until_it_is_touched(evening: Evening) -> None:
    evening.at_talk(0.1)
    evening.robot.wait(0.3)
    (end,) = evening.all(TimeUp)
    assert end.size == evening.app.scene.size
    assert "Le temps de parole est écoulé." in evening.robot.texts()
    evening.robot.touch(end.center)  # whoever pressed something just then has not read it
    assert evening.all(TimeUp) == [end]
    evening.robot.wait(5)
    assert (evening.driver.stage, evening.all(TimeUp)) == ("table", [end])
    evening.robot.touch((40, 40))
    assert evening.all(TimeUp) == []
    evening.robot.wait(1)
    assert evening.driver.stage == "curtain"


def test_the_back_key_too_ends_it(evening: Evening) -> None:
    evening.at_talk(0.1)
    evening.robot.wait(1)
    evening.robot.press(ESCAPE)
    evening.robot.wait(1)
    assert evening.driver.stage == "curtain"


def test_what_the_hourglass_ended_is_saved_before_anybody_touches(evening: Evening) -> None:
    evening.at_talk(0.1)
    evening.robot.wait(0.3)
    assert evening.driver.log()[-1][1] == "talk_clock"


def test_a_pause_of_the_app_stops_the_sand_and_what_is_heard(evening: Evening) -> None:
    evening.at_talk(0.5)
    evening.forget()
    evening.app.on_pause()
    evening.robot.wait(5)
    assert evening.heard() == []
    evening.app.on_resume()
    evening.robot.wait(0.7)
    assert "gong" in evening.heard()


def test_an_app_that_comes_back_finds_the_end_still_there(evening: Evening) -> None:
    evening.at_talk(0.1)
    evening.robot.wait(1)
    evening.app.on_pause()
    evening.app.on_resume()
    evening.robot.wait(5)
    assert len(evening.all(TimeUp)) == 1
    assert evening.driver.hourglasses.paused


def test_a_moment_in_which_a_hand_rolls_is_over_without_a_gong(evening: Evening) -> None:
    evening.start()
    board, ask = evening.app.sitting.board, evening.driver.ask
    assert [board.rings(ask._replace(seconds=seconds)) for seconds in (3, 8, 10, 40)] == [
        False,
        False,
        True,
        True,
    ]


# The screen


def test_awake_while_a_game_runs_and_no_longer(evening: Evening) -> None:
    assert evening.asked("awake") == []
    evening.start()
    evening.driver.lift()
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


# What is heard of a hand-over


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
    assert not evening.driver.play(Move(0, "observe", (0,)))
    assert evening.heard() == evening.asked("vibrator") == []
    evening.app.home()
    evening.at_talk().forget()
    assert not evening.driver.play(Move(0, "observe", (0,)))
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
    evening.driver.play(Move(TABLE, "end_talk"))
    assert evening.heard() == ["stamp"]


def test_the_ambience_of_a_game_lasts_as_long_as_it_is_played(evening: Evening) -> None:
    ambience = "coffre_et_cle/ambience"
    evening.start()
    evening.robot.wait(1)
    assert evening.heard().count(ambience) == 1
    evening.slide()
    evening.app.on_pause()
    assert ("stop", ambience) in evening.app.senses.sounds.heard
    evening.app.on_resume()
    evening.robot.wait(0.1)
    assert evening.heard().count(ambience) == 2
    evening.forget()
    evening.app.home()
    evening.robot.wait(0.5)
    assert evening.heard() == []
    assert ("unload", ambience) in evening.app.senses.sounds.heard


def test_volumes_are_those_of_the_settings_at_once(evening: Evening) -> None:
    evening.app.change(sounds=0)
    evening.start()
    evening.slide()
    assert "bolt_slide" not in evening.heard()
    evening.app.change(sounds=50)
    evening.app.senses.signal("gong")
    assert evening.heard()[-1] == "gong"


# Shaking and the space bar


class PlainBoard(Board):
    """Enough of a board to roll on: nothing is drawn."""

    def show(self, view: object) -> None:
        pass

    def fallen(self, fact: Fact) -> tuple[int, ...]:
        return (fact[2][0],) if fact and fact[1] == "roll" else ()

    def secret(self, view: object, ask: object) -> Widget:
        return Widget()


@pytest.fixture
def rolling(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> Evening:
    return at_a_roll(evening, monkeypatch)


def at_a_roll(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> Evening:
    """Roc noir, at its first roll of a die."""
    monkeypatch.setattr(sitting_module, "board_of", lambda _key: PlainBoard)
    evening.start("roc_noir", 2)
    while not (evening.driver.ask.by == CHANCE and evening.driver.ask.dice):
        assert evening.driver.play(evening.driver.legal(evening.driver.ask.by)[0])
        evening.robot.wait(0.6)
    evening.forget()
    return evening


def rolls(evening: Evening) -> int:
    return sum(fact[0] == CHANCE for fact in evening.driver.log())


def test_a_shake_rolls_what_is_due_once(rolling: Evening) -> None:
    before = rolls(rolling)
    assert rolling.sensing
    rolling.move(1, lying)
    assert rolls(rolling) == before
    rolling.shake()
    assert rolls(rolling) == before + 1


def test_it_is_disarmed_as_soon_as_it_was_rolled(rolling: Evening) -> None:
    rolling.app.senses.roll()
    assert not rolling.sensing
    assert not rolling.app.senses.roll()


def test_the_plate_disarms_it_too(rolling: Evening) -> None:
    (plate,) = (plate for plate in rolling.all(Plate) if plate.text == "Lancer le dé")
    rolling.robot.touch(plate.to_window(*plate.center))
    assert not rolling.sensing


def test_the_space_bar_rolls(rolling: Evening) -> None:
    before = rolls(rolling)
    rolling.robot.press(SPACE)
    rolling.robot.press(SPACE)
    assert rolls(rolling) == before + 1


def test_the_dice_are_heard_to_tumble_and_to_land(rolling: Evening) -> None:
    rolling.robot.press(SPACE)
    assert rolling.heard() == ["dice_shake"]
    rolling.robot.wait(1.2)
    assert rolling.heard()[:2] == ["dice_shake", "dice_land"]


def test_a_touch_is_no_shake(rolling: Evening) -> None:
    before = rolls(rolling)
    for _ in range(6):
        rolling.robot.touch((30, 30))
        rolling.shake(0.25)
    assert rolls(rolling) == before


def test_nothing_rolls_under_a_sheet(rolling: Evening) -> None:
    before = rolls(rolling)
    rolling.app.open_pause()
    rolling.shake()
    rolling.robot.press(SPACE)
    assert rolls(rolling) == before


def test_what_is_noted_does_not_keep_dice_from_rolling(rolling: Evening) -> None:
    before = rolls(rolling)
    rolling.app.note("Une phrase.")
    rolling.robot.press(SPACE)
    assert rolls(rolling) == before + 1


def test_switched_off_a_shake_is_nothing_and_the_space_bar_still_rolls(rolling: Evening) -> None:
    before = rolls(rolling)
    rolling.app.change(shake="off")
    assert not rolling.sensing
    rolling.shake()
    assert rolls(rolling) == before
    rolling.robot.press(SPACE)
    assert rolls(rolling) == before + 1


def test_in_the_background_the_sensor_rests(rolling: Evening) -> None:
    rolling.app.on_pause()
    assert not rolling.sensing
    rolling.app.on_resume()
    assert rolling.sensing


@pytest.mark.parametrize("setting", [{"real_dice": True}, {"shake": "off"}])
def test_where_nothing_is_to_be_shaken_the_sensor_rests(
    robot: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, setting: dict[str, object]
) -> None:
    assert not at_a_roll(Evening(robot, tmp_path, **setting), monkeypatch).sensing


def test_two_crews_at_one_screen_shake_nothing(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PlainBoard, "shakes", False)
    at_a_roll(evening, monkeypatch)
    assert not evening.sensing
    assert not evening.app.senses.roll()


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
    evening.driver.play(Move(TABLE, "end_talk"))
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
    assert evening.asked("speaker") == []  # no engine is woken before a game begins
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
