"""A desktop stays awake, says what it lacks, and does nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from coffres.device import here
from coffres.device.ports import Device
from coffres.engine.languages import LANGUAGES
from coffres.l10n import say


@pytest.fixture
def sleeps() -> list[bool]:
    return []


@pytest.fixture
def desktop(sleeps: list[bool], monkeypatch: pytest.MonkeyPatch) -> Device:
    monkeypatch.delenv("ANDROID_ARGUMENT", raising=False)
    return here(sleeps.append)


def test_its_screen_stays_on_as_long_as_it_should(desktop: Device, sleeps: list[bool]) -> None:
    desktop.awake.keep(True)
    desktop.awake.keep(False)
    assert sleeps == [False, True]


def test_it_says_what_it_lacks(desktop: Device) -> None:
    lacking = {name for name in Device._fields if getattr(desktop, name).trouble is not None}
    assert lacking == {"vibrator", "accelerometer", "speaker", "curtain", "share", "picker"}
    for name in lacking:
        trouble = getattr(desktop, name).trouble
        for lang in LANGUAGES:
            told = say(trouble, lang)
            assert told.endswith(".")
            assert (told == str(trouble)) == (lang == "fr")


def test_it_takes_everything_it_is_asked(desktop: Device, sleeps: list[bool]) -> None:
    desktop.vibrator.pulse(0.1, 0.2)
    desktop.vibrator.stop()
    desktop.accelerometer.start()
    assert desktop.accelerometer.read() is None
    desktop.accelerometer.stop()
    desktop.speaker.prepare("fr")
    assert not desktop.speaker.ready
    desktop.speaker.say("Bonjour.", 100)
    desktop.speaker.stop()
    desktop.curtain.close(True)
    desktop.bars.hide()
    desktop.share.text("Une énigme.", "Partager")
    desktop.share.file(Path("soiree.png"), "image/png", "Partager")
    desktop.picker.pick(lambda _name, _content: sleeps.append(True))
    assert sleeps == []
