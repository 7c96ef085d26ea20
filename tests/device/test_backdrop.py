"""What lies behind a game: parts that follow one another, a tension above them, a theme in their place."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from coffres.device.mix import Mix
from coffres.device.sound import Sounds, Volumes
from coffres.device.takes import AMBIENCE, TENSION, THEME
from tests.device.test_sound import Device

PERIOD = 5.0
FILES = [f"{layer}-{number}" for layer in (AMBIENCE, TENSION, THEME) for number in (1, 2)]


class Room:
    """A loudspeaker that is looked at while time goes by."""

    def __init__(self, folder: Path) -> None:
        self.device = Device()
        self.sounds = Sounds(Volumes(effects=100, ambience=100), self.device, folder)
        self.now = 0.0
        self.begun: list[tuple[float, str]] = []  # when which part began

    def wait(self, seconds: float) -> None:
        until = self.now + seconds
        while self.now < until:
            before = {name: player.done.count("play") for name, player in self.device.players.items()}
            due = self.sounds.mix(self.now)
            for name, player in self.device.players.items():
                if player.done.count("play") > before.get(name, 0):
                    self.begun.append((round(self.now, 2), name.partition("/")[2]))
            self.now = until if due is None else min(until, self.now + due)

    def load(self) -> None:
        while self.sounds.load_next():
            pass

    def level(self, part: str) -> float:
        return self.device.players[f"roc_noir/{part}"].volume


@pytest.fixture
def room(tmp_path: Path) -> Room:
    (tmp_path / "roc_noir").mkdir()
    for file in FILES:
        (tmp_path / "roc_noir" / f"{file}.ogg").touch()
    index = {f"roc_noir/{file}": {"gain": 0, "period": PERIOD} for file in FILES}
    (tmp_path / "index.json").write_text(json.dumps(index), encoding="utf-8")
    return Room(tmp_path)


def test_parts_follow_one_another_and_the_tension_keeps_step(room: Room) -> None:
    room.sounds.ambience("roc_noir")
    room.wait(16)
    assert room.begun == [
        *[(0, "ambience-1"), (0, "tension-1"), (5, "ambience-2"), (5, "tension-2")],
        *[(10, "ambience-1"), (10, "tension-1"), (15, "ambience-2"), (15, "tension-2")],
    ]


def test_an_ambience_comes_up_slowly_and_its_tension_not_at_all(room: Room) -> None:
    room.sounds.ambience("roc_noir")
    room.wait(0.1)
    assert room.level("ambience-1") < 0.2
    room.wait(3)
    assert (room.level("ambience-1"), room.level("tension-1")) == (1, 0)


def test_when_nothing_changes_nobody_has_to_look(room: Room) -> None:
    room.sounds.ambience("roc_noir")
    room.wait(4)
    due = room.sounds.mix(room.now)
    assert due == pytest.approx(PERIOD - room.now, abs=0.06)


def test_tension_rises_at_once_and_goes_slowly(room: Room) -> None:
    room.sounds.ambience("roc_noir")
    room.wait(4)
    room.sounds.tension(True)
    room.wait(0.05)
    assert room.level("tension-1") < 0.1  # the time in which nobody looked does not count
    room.wait(0.9)
    assert room.level("tension-1") == 1
    room.wait(2)
    assert room.level("ambience-2") < 1
    room.sounds.tension(False)
    room.wait(0.9)
    assert 0.3 < room.level("tension-2") < 1
    room.wait(1.5)
    assert (room.level("ambience-2"), room.level("tension-2")) == (1, 0)
    assert len([name for _, name in room.begun if name.startswith("tension")]) == 2


def test_the_next_game_begins_calm(room: Room) -> None:
    room.sounds.ambience("roc_noir")
    room.sounds.tension(True)
    room.wait(4)
    room.sounds.ambience()
    room.sounds.ambience("roc_noir")
    room.wait(4)
    assert room.level("tension-1") == 0


def test_it_may_be_tense_before_anything_is_heard(room: Room) -> None:
    room.sounds.tension(True)
    room.wait(1)
    room.sounds.ambience("roc_noir")
    room.wait(2)
    assert room.level("tension-1") == 1


def test_everything_makes_way_for_the_voice_and_comes_back(room: Room) -> None:
    room.sounds.ambience("roc_noir")
    room.sounds.tension(True)
    room.wait(4)
    ambience = room.level("ambience-1")
    room.sounds.duck(True)
    room.wait(0.4)
    assert room.level("ambience-1") == pytest.approx(0.3 * ambience)
    assert room.level("tension-1") == pytest.approx(0.3)
    room.sounds.duck(False)
    room.wait(3)
    assert room.level("ambience-2") == pytest.approx(ambience)


def test_a_theme_is_played_once_and_then_the_ambience_begins(room: Room) -> None:
    room.sounds.ambience("roc_noir")
    room.wait(2.5)
    room.sounds.theme("roc_noir")
    room.load()
    room.begun.clear()
    room.wait(0.05)
    assert room.begun == [(2.5, "theme-1")]
    room.wait(1)
    assert room.level("ambience-1") == room.level("tension-1") == 0
    room.wait(2 * PERIOD)
    assert [name for _, name in room.begun] == ["theme-1", "theme-2"]
    room.wait(2)
    assert [name for _, name in room.begun][2:] == ["ambience-1", "tension-1"]
    assert room.device.players["roc_noir/theme-1"].done[-1] == "unload"


def test_a_theme_waits_until_it_is_loaded(room: Room) -> None:
    room.sounds.theme("roc_noir")
    room.wait(1)
    assert room.begun == []
    room.sounds.load_next()
    room.wait(0.1)
    ((at, part),) = room.begun
    assert (round(at), part) == (1, "theme-1")


def test_a_theme_goes_when_it_becomes_tense(room: Room) -> None:
    room.sounds.ambience("roc_noir")
    room.sounds.theme("roc_noir")
    room.load()
    room.wait(2)
    theme = room.device.players["roc_noir/theme-1"]
    room.sounds.tension(True)
    room.wait(0.4)
    assert 0 < theme.volume < 1
    room.wait(1)
    assert theme.done[-2:] == ["stop", "unload"]
    assert [name for _, name in room.begun][-2:] == ["ambience-1", "tension-1"]
    room.wait(1)
    assert room.level("tension-1") == 1


def test_a_pause_ends_a_theme_and_keeps_the_tension(room: Room) -> None:
    room.sounds.ambience("roc_noir")
    room.sounds.theme("roc_noir")
    room.load()
    room.wait(1)
    room.sounds.tension(True)
    room.sounds.stop_all()
    assert room.sounds.mix(room.now) is None
    assert all(player.state == "stop" for player in room.device.players.values())
    room.sounds.ambience("roc_noir")
    room.begun.clear()
    room.wait(2)
    assert [name for _, name in room.begun] == ["ambience-1", "tension-1"]
    assert room.level("tension-1") == 1


def test_a_theme_without_its_volume_is_not_even_loaded(room: Room) -> None:
    room.sounds.set_volumes(Volumes(effects=100, ambience=0))
    room.sounds.theme("roc_noir")
    room.load()
    room.wait(1)
    assert room.device.loaded == []


def test_an_ambience_that_is_loaded_meanwhile_waits_for_the_theme(room: Room) -> None:
    room.sounds.theme("roc_noir")
    room.load()
    room.wait(1)
    room.sounds.ambience("roc_noir")
    room.wait(2 * PERIOD + 3)
    assert room.begun[:3] == [(0, "theme-1"), (5, "theme-2"), (11.5, "ambience-1")]


def test_a_game_without_a_theme_keeps_its_ambience(room: Room) -> None:
    room.sounds.ambience("roc_noir")
    room.wait(3)
    room.sounds.theme("a game without sounds")
    room.wait(1)
    assert room.level("ambience-1") == 1
    assert len(room.begun) == 2


def test_a_part_that_was_held_up_begins_the_beat_anew(room: Room) -> None:
    room.sounds.ambience("roc_noir")
    room.wait(1)
    room.now = 7.0
    room.wait(6)
    assert [at for at, name in room.begun if name.startswith("ambience")] == [0, 7, 12]


def test_a_fader_arrives_and_stays() -> None:
    mix = Mix()
    mix.begin()
    for _ in range(100):
        mix.step(0.05)
    assert mix.level(AMBIENCE) == 1
    assert not mix.moving
    mix.lower_theme()
    assert not mix.theme_gone
    for _ in range(100):
        mix.step(0.05)
    assert mix.theme_gone
