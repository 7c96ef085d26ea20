"""What lies behind a game follows what everybody sees, makes way for the voice, and is off when nobody
listens."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from coffres.dev.window.game import people
from coffres.dev.window.robot import Robot
from coffres.engine.actors import RandomChance, random_move
from coffres.engine.contract import TABLE, Move
from coffres.engine.registry import GAMES
from coffres.engine.session import Session
from coffres.games.roc_noir.material import KNIGHTS, TREASURE
from coffres.ui.boards import tense_of
from tests.ui.evening import Evening

SEATS = 4


@pytest.fixture
def evening(robot: Robot, tmp_path: Path) -> Evening:
    return Evening(robot, tmp_path)


def talking(evening: Evening, left: float, of: int = 40) -> Evening:
    """At the talk, with an hourglass of `of` seconds that has so many left; what lies behind is heard."""
    evening.at_talk(of, of)
    evening.robot.wait(3)
    evening.sitting.hourglasses.running[0].left = left
    evening.robot.wait(1)
    return evening


# When it is tense


@pytest.mark.parametrize("key", GAMES)
def test_whether_it_is_tense_is_known_to_all_and_changes(key: str) -> None:
    """Everybody at the table would say the same, whatever they know: so nobody learns anything by it."""
    tense, heard = tense_of(key), set()
    for seed in range(6):
        rng = random.Random(seed)
        actor = RandomChance(rng)
        session = Session(GAMES[key], SEATS)
        for _ in range(1500):
            if not session.asks():
                break
            session.play(random_move(session.game, session.state, actor, rng))
            answers = {tense(session.view(viewer)) for viewer in (TABLE, *range(SEATS))}
            assert len(answers) == 1
            heard |= answers
    assert False in heard
    assert key == "roc_noir" or True in heard  # there it is, only at the very end of a good game


def test_it_is_tense_in_the_castle_when_one_knight_is_missing() -> None:
    tense, view = tense_of("roc_noir"), Session(GAMES["roc_noir"], SEATS).view(TABLE)
    for knight in range(KNIGHTS, 2 * KNIGHTS - 1):
        assert not tense(view)
        view["knights"][knight] = TREASURE
    assert tense(view)


def test_the_last_ten_seconds_of_an_hourglass_are_tense(evening: Evening) -> None:
    talking(evening, 12)
    assert evening.level("tension") == 0
    evening.robot.wait(3)
    assert evening.level("tension") > 0
    evening.sitting.asking.play(Move(TABLE, "end_talk"))
    evening.robot.wait(8)
    assert evening.level("tension") == 0


def test_an_hourglass_that_is_paused_long_before_its_end_is_not(evening: Evening) -> None:
    talking(evening, 30)
    evening.sitting.hourglasses.pause("why")
    evening.robot.wait(30)
    assert evening.level("tension") == 0


def test_a_calm_game_has_no_last_seconds(evening: Evening) -> None:
    evening.app.change(timers=0.0)
    talking(evening, 5)
    assert evening.level("tension") == 0


def test_a_position_can_be_tense(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    here = {"first_look"}
    monkeypatch.setattr("coffres.ui.suspense.tense_of", lambda _key: lambda view: view["phase"] in here)
    evening.start()
    evening.robot.wait(4)
    assert evening.level("tension") > 0
    here.clear()
    evening.sitting.stage.dispatch("on_position")
    evening.robot.wait(4)
    assert evening.level("tension") == 0


def test_every_private_page_has_the_same_behind_it(evening: Evening) -> None:
    """Whoever looks at whichever card: parts and levels are those of any other page."""
    evening.start()
    evening.robot.wait(3)
    heard = []
    for _ in range(SEATS):
        evening.slide()
        evening.hold()
        evening.robot.wait(1.2)
        heard.append((evening.level("ambience"), evening.level("tension"), evening.heard()[-1]))
        evening.robot.touch_up()
        evening.sitting.asking.play(Move(evening.sitting.tablet.hand.to, "seen"))
        evening.robot.wait(1)
    assert len(set(heard)) == 1


# The voice


def test_what_lies_behind_makes_way_for_the_voice_and_comes_back(evening: Evening) -> None:
    evening.device["speaker"].ready = True
    talking(evening, 39)
    before = evening.level("ambience")
    evening.device["speaker"].speaking = True
    evening.app.senses.say("Il était une fois.")
    evening.robot.wait(3)
    assert evening.level("ambience") == pytest.approx(0.3 * before)
    evening.device["speaker"].speaking = False
    evening.robot.wait(3)
    assert evening.level("ambience") == pytest.approx(before)


def test_it_comes_back_too_when_the_voice_is_cut_short(evening: Evening) -> None:
    talking(evening, 39)
    before = evening.level("ambience")
    evening.device["speaker"].speaking = True
    evening.app.senses.say("Il était une fois, dans un château très loin d'ici.")
    evening.robot.wait(1)
    evening.app.senses.say_no_more()
    evening.robot.wait(3)
    assert evening.level("ambience") == pytest.approx(before)


def test_a_voice_that_takes_a_moment_to_begin_is_waited_for(evening: Evening) -> None:
    talking(evening, 39)
    before = evening.level("ambience")
    evening.app.senses.say("Il était une fois.")
    evening.robot.wait(0.6)
    assert evening.level("ambience") == pytest.approx(0.3 * before)


# Volumes, and silence


def test_the_volume_of_the_ambience_rules_all_that_lies_behind_at_once(evening: Evening) -> None:
    talking(evening, 8)
    evening.forget()
    for layer in ("ambience", "tension"):
        assert evening.level(layer) > 0
    evening.app.change(music=0)
    key = "coffre_et_cle"
    assert {("stop", f"{key}/ambience"), ("stop", f"{key}/tension")} <= {*evening.app.senses.sounds.heard}
    evening.robot.wait(10)
    assert evening.behind() == []
    evening.app.change(music=60)
    evening.robot.wait(0.1)
    assert evening.behind() == [f"{key}/ambience", f"{key}/tension"]


def test_while_only_automata_play_nothing_is_heard(evening: Evening) -> None:
    evening.app.demonstrate()
    evening.robot.wait(0.5)
    senses = evening.app.senses
    senses.theme()
    senses.tension(True)
    senses.signal("gong")
    evening.robot.wait(10)
    assert evening.heard() == evening.behind() == []


def test_a_game_that_was_left_lets_nothing_be_heard(evening: Evening) -> None:
    talking(evening, 8)
    evening.app.home()
    evening.forget()
    evening.app.senses.theme()
    evening.app.senses.tension(True)
    evening.robot.wait(10)
    assert evening.behind() == []


def test_home_needs_no_game_to_be_silent(evening: Evening) -> None:
    evening.robot.wait(10)
    assert evening.behind() == []
    evening.app.start("roc_noir", people(SEATS), {})
    evening.robot.wait(3)
    assert evening.behind()[:2] == ["roc_noir/ambience", "roc_noir/tension"]


# What hands feel


@pytest.mark.parametrize(
    ("sound", "pulses"), [("gong", 5), ("refuse", 2), ("dice_land", 3), ("key_land", 1), ("key_ring", 2)]
)
def test_what_is_felt_with_a_sound(evening: Evening, sound: str, pulses: int) -> None:
    evening.start().forget()
    evening.app.senses.signal(sound)
    ((*lengths,),) = evening.asked("vibrator")
    assert len(lengths) == pulses
    evening.app.change(haptics=False)
    evening.forget()
    evening.app.senses.signal(sound)
    assert evening.asked("vibrator") == []
