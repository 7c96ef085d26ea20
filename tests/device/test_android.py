"""The tablet's ports, on tablets that have everything, and on those that lack or refuse something."""

from __future__ import annotations

from pathlib import Path

import pytest

from coffres.device import android, here, on_android
from coffres.device.android import AndroidAccelerometer, AndroidVibrator
from coffres.device.android_share import AndroidShare
from coffres.device.android_voice import AndroidSpeaker
from coffres.device.android_window import AndroidAwake, AndroidBars, AndroidCurtain
from coffres.engine.languages import LANGUAGES
from coffres.l10n import say
from tests.device.tablet import Tablet, tablet

__all__ = ["tablet"]  # the fixture

_SECURE, _AWAKE = 0x2000, 0x80


# Vibration


def test_three_pulses(tablet: Tablet) -> None:
    vibrator = AndroidVibrator()
    vibrator.pulse(0.4, 0.4, 0.4)
    assert tablet.done == [("pattern", 0, 400, 150, 400, 150, 400, -1)]
    assert vibrator.trouble is None


def test_a_pulse_too_short_for_android_is_as_short_as_it_can_be(tablet: Tablet) -> None:
    vibrator = AndroidVibrator()
    vibrator.pulse(0.0001)
    assert tablet.done == [("pattern", 0, 1, -1)]


def test_nothing_is_stopped_that_never_vibrated(tablet: Tablet) -> None:
    vibrator = AndroidVibrator()
    vibrator.stop()
    assert tablet.done == []
    vibrator.pulse(0.1)
    vibrator.stop()
    assert tablet.done[-1] == ("cancel",)


def test_without_a_motor(tablet: Tablet) -> None:
    tablet.motor = False
    vibrator = AndroidVibrator()
    assert str(vibrator.trouble) == "Cette tablette n'a pas de quoi vibrer."
    vibrator.pulse(0.1)
    vibrator.stop()
    assert tablet.done == []


@pytest.mark.parametrize("lack", ["may_vibrate", "loads_plyer"])
def test_what_is_refused_once_is_not_tried_again(tablet: Tablet, lack: str) -> None:
    setattr(tablet, lack, False)
    vibrator = AndroidVibrator()
    vibrator.pulse(0.1)
    assert str(vibrator.trouble) == "Cette tablette ne nous laisse pas vibrer."
    setattr(tablet, lack, True)
    vibrator.pulse(0.1)
    assert tablet.done == []


def test_a_motor_that_cannot_be_stopped_is_given_up(tablet: Tablet) -> None:
    vibrator = AndroidVibrator()
    vibrator.pulse(0.1)
    tablet.may_vibrate = False
    vibrator.stop()
    assert vibrator.trouble is not None


# Movements


def test_nothing_is_felt_before_the_first_event_and_after_the_last(tablet: Tablet) -> None:
    sensor = AndroidAccelerometer()
    assert sensor.read() is None
    sensor.start()
    assert sensor.read() is None
    tablet.feel(0.1, 9.8, 0.3)
    assert sensor.read() == (0.1, 9.8, 0.3)
    sensor.stop()
    assert sensor.read() is None
    sensor.start()
    assert sensor.read() is None  # what it felt last time is long over


@pytest.mark.parametrize(("rotation", "felt"), [(0, (1, 2)), (1, (-2, 1)), (2, (-1, -2)), (3, (2, -1))])
def test_it_feels_along_the_edges_of_what_is_shown(
    tablet: Tablet, rotation: int, felt: tuple[float, float]
) -> None:
    """Held by its right edge, a tablet shows a picture that is turned; its sensor does not turn."""
    sensor = AndroidAccelerometer()
    sensor.start()
    tablet.rotation = rotation
    tablet.feel(1, 2, 9.8)
    assert sensor.read() == (*felt, 9.8)


def test_a_tablet_that_hides_how_it_is_turned_feels_nothing(tablet: Tablet) -> None:
    sensor = AndroidAccelerometer()
    sensor.start()
    tablet.feel(1, 2, 9.8)
    tablet.attached = False
    assert sensor.read() is None
    assert "les dés se lancent à l'écran" in str(sensor.trouble)


def test_it_listens_at_the_rate_of_games_and_only_once(tablet: Tablet) -> None:
    sensor = AndroidAccelerometer()
    sensor.start()
    sensor.start()
    sensor.stop()
    sensor.stop()
    assert tablet.done == [("listen", 1), ("deaf",)]


@pytest.mark.parametrize("lack", ["sensor", "may_listen"])
def test_without_a_sensor(tablet: Tablet, lack: str) -> None:
    setattr(tablet, lack, False)
    sensor = AndroidAccelerometer()
    sensor.start()
    assert sensor.read() is None
    sensor.stop()
    assert "les dés se lancent à l'écran" in str(sensor.trouble)


# The voice


def voice(tablet: Tablet, lang: str = "fr") -> AndroidSpeaker:
    speaker = AndroidSpeaker()
    speaker.prepare(lang)
    tablet.turn()
    return speaker


def test_a_voice_takes_a_moment_to_be_there(tablet: Tablet) -> None:
    speaker = AndroidSpeaker()
    speaker.prepare("fr")
    speaker.say("Trop tôt.", 100)
    assert not speaker.ready
    tablet.turn()
    assert speaker.ready
    speaker.say("Bonjour.", 80)
    assert tablet.done == [("engine",), ("speak", "fr", "Bonjour.", 0.8)]
    assert not speaker.speaking
    tablet.speaking = True
    assert speaker.speaking


def test_one_engine_for_all_it_says_in_any_language(tablet: Tablet) -> None:
    speaker = voice(tablet)
    speaker.say("Bonjour.", 100)
    speaker.prepare("en")
    speaker.say("Hello.", 100)
    assert tablet.done == [("engine",), ("speak", "fr", "Bonjour.", 1), ("speak", "en", "Hello.", 1)]


def test_a_language_without_a_voice_is_silent_and_another_is_not(tablet: Tablet) -> None:
    tablet.voices = {"en"}
    speaker = voice(tablet)
    speaker.say("Bonjour.", 100)
    assert str(speaker.trouble) == "Cette tablette n'a pas de voix pour cette langue : Français."
    assert not speaker.ready
    speaker.prepare("en")
    assert speaker.trouble is None
    speaker.say("Hello.", 100)
    assert tablet.done == [("engine",), ("speak", "en", "Hello.", 1)]


def test_the_language_may_change_while_the_engine_starts(tablet: Tablet) -> None:
    speaker = AndroidSpeaker()
    speaker.prepare("fr")
    speaker.prepare("en")
    tablet.turn()
    speaker.say("Hello.", 100)
    assert tablet.done == [("engine",), ("speak", "en", "Hello.", 1)]


def test_a_volume_of_nothing_says_nothing(tablet: Tablet) -> None:
    voice(tablet).say("Bonjour.", 0)
    assert tablet.done == [("engine",)]


def test_without_an_engine(tablet: Tablet) -> None:
    tablet.engine = False
    speaker = voice(tablet)
    speaker.say("Bonjour.", 100)
    speaker.stop()
    assert not speaker.ready
    assert str(speaker.trouble) == "Cette tablette ne lit pas à voix haute."
    assert tablet.done == [("engine",)]


def test_an_engine_that_does_not_speak_is_given_up(tablet: Tablet) -> None:
    tablet.speaks = False
    speaker = voice(tablet)
    speaker.say("Bonjour.", 100)
    assert not speaker.ready


def test_it_falls_silent_when_it_is_told_to(tablet: Tablet) -> None:
    speaker = AndroidSpeaker()
    speaker.stop()
    assert tablet.done == []
    speaker = voice(tablet)
    speaker.stop()
    assert tablet.done[-1] == ("silence",)


# The window


def test_the_window_is_changed_on_androids_own_thread(tablet: Tablet) -> None:
    AndroidAwake().keep(True)
    AndroidCurtain().close(True)
    assert tablet.flags == 0
    tablet.turn()
    assert tablet.flags == _SECURE | _AWAKE


@pytest.mark.parametrize("wishes", [(True, False), (False, True), (True, False, True, False)])
def test_of_opposite_wishes_the_last_one_holds_however_quickly_they_come(
    tablet: Tablet, wishes: tuple[bool, ...]
) -> None:
    curtain = AndroidCurtain()
    for closed in wishes:
        curtain.close(closed)
    tablet.posted.reverse()  # even then
    tablet.turn()
    assert tablet.flags == (_SECURE if wishes[-1] else 0)


def test_one_flag_leaves_the_other_alone(tablet: Tablet) -> None:
    awake, curtain = AndroidAwake(), AndroidCurtain()
    awake.keep(True)
    curtain.close(True)
    awake.keep(False)
    tablet.turn()
    assert tablet.flags == _SECURE


def test_the_bars_are_hidden_the_way_each_android_knows(tablet: Tablet) -> None:
    AndroidBars().hide()
    tablet.turn()
    assert tablet.done == [("behaviour", 2), ("hide", 7)]
    tablet.done.clear()
    tablet.level = 29
    AndroidBars().hide()
    tablet.turn()
    assert tablet.done == [("visibility", 0b111111)]


@pytest.mark.parametrize("port", [AndroidAwake(), AndroidCurtain(), AndroidBars()])
def test_a_window_that_refuses_is_said(
    tablet: Tablet, port: AndroidAwake | AndroidCurtain | AndroidBars
) -> None:
    tablet.may_change_window = False
    assert port.trouble is None
    if isinstance(port, AndroidAwake):
        port.keep(True)
    elif isinstance(port, AndroidCurtain):
        port.close(True)
    else:
        port.hide()
    tablet.turn()
    assert port.trouble is not None


# Sharing


def test_a_text_goes_to_whom_the_people_choose(tablet: Tablet) -> None:
    AndroidShare().text("Une énigme.", "Partager l'énigme")
    expected = {"action": "send", "type": "text/plain", "text": "Une énigme.", "title": "Partager l'énigme"}
    assert tablet.done == [("share", expected)]


def test_a_file_goes_by_way_of_the_downloads(tablet: Tablet, tmp_path: Path) -> None:
    path = tmp_path / "soiree.png"
    path.write_bytes(b"picture")
    AndroidShare().file(path, "image/png", "Partager la soirée")
    address = "content://downloads/soiree.png"
    intent = {"action": "send", "type": "image/png", "stream": address, "flags": 1}
    assert tablet.done == [
        ("write", address, b"picture"),
        ("close",),
        ("share", intent | {"title": "Partager la soirée"}),
    ]


def test_an_old_android_shares_no_file(tablet: Tablet, tmp_path: Path) -> None:
    tablet.level = 28
    share = AndroidShare()
    share.file(tmp_path / "soiree.png", "image/png", "Partager")
    assert str(share.trouble) == "Il faut Android 10 pour partager un fichier."


def test_nobody_to_share_with(tablet: Tablet) -> None:
    tablet.shares = False
    share = AndroidShare()
    share.text("Une énigme.", "Partager")
    assert str(share.trouble) == "Cette tablette ne sait pas à qui partager."


def test_a_file_that_cannot_be_read_is_no_exception(tablet: Tablet, tmp_path: Path) -> None:
    share = AndroidShare()
    share.file(tmp_path / "nothing.png", "image/png", "Partager")
    assert share.trouble is not None
    assert tablet.done == [("close",)]


# All of them


def test_a_new_device_touches_nothing(tablet: Tablet) -> None:
    android.device()
    assert tablet.done == []
    assert tablet.posted == []


def test_it_is_an_android_where_python_for_android_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ANDROID_ARGUMENT", raising=False)
    assert not on_android()
    monkeypatch.setenv("ANDROID_ARGUMENT", "")
    assert on_android()
    assert isinstance(here(lambda _: None).vibrator, AndroidVibrator)


def test_every_trouble_of_a_poor_tablet_is_a_sentence(tablet: Tablet) -> None:
    tablet.motor = tablet.sensor = tablet.engine = False
    device = android.device()
    device.speaker.prepare("fr")
    tablet.turn()
    for port in (device.vibrator, device.accelerometer, device.speaker):
        assert port.trouble is not None
        for lang in LANGUAGES:
            told = say(port.trouble, lang)
            assert told.endswith(".")
            assert (told == str(port.trouble)) == (lang == "fr")
