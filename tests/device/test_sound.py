"""Sounds play at the volume that was asked for; where they cannot, the app goes on and can say so."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

from coffres.device.players import Player
from coffres.device.sound import SilentSounds, Sounds, Volumes
from coffres.engine.languages import LANGUAGES
from coffres.l10n import say

LOUD = Volumes(effects=80, ambience=60)
HOUSE = ["gong", "tick", "tock"]
BEHIND = [f"roc_noir/{name}" for name in ("ambience-1", "ambience-2", "tension-1", "theme-1", "theme-2")]
BEHIND += ["fort_boyard/ambience-1"]
HALF = 10 ** (-6 / 20)  # what the index takes from all that lies behind


class Recorder:
    """A player that notes what is asked of it, and ends only when it is told to."""

    def __init__(self, name: str, broken: bool = False) -> None:
        self.name, self.broken = name, broken
        self.volume, self.loop, self.state = 1.0, False, "stop"
        self.done: list[str] = []

    def play(self) -> None:
        if self.broken:
            raise OSError
        self.done.append("play")
        self.state = "play"

    def stop(self) -> None:
        if self.broken:
            raise OSError
        self.done.append("stop")
        self.state = "stop"

    def unload(self) -> None:
        self.done.append("unload")


class Device:
    """Loads recorders; some names cannot be read, or fall silent at the first note."""

    def __init__(self, missing: tuple[str, ...] = (), broken: tuple[str, ...] = ()) -> None:
        self.players: dict[str, Recorder] = {}
        self.loaded: list[str] = []
        self._missing, self._broken = missing, broken

    def __call__(self, path: Path) -> Player | None:
        name = path.stem if path.parent.name == "sounds" else f"{path.parent.name}/{path.stem}"
        self.loaded.append(name)
        if "*" in self._missing or name in self._missing:
            return None
        if not path.exists():
            raise OSError(path)
        self.players[name] = Recorder(name, broken=name in self._broken)
        return self.players[name]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    sounds = tmp_path / "sounds"
    for name in [*HOUSE, "roc_noir/slab-1", "roc_noir/slab-2", *BEHIND]:
        path = sounds / f"{name}.ogg"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    index = {name: {"gain": -6, "period": 5} for name in BEHIND}
    (sounds / "index.json").write_text(json.dumps(index), encoding="utf-8")
    return sounds


def sounds(folder: Path, device: Device, volumes: Volumes = LOUD) -> Sounds:
    return Sounds(volumes, device, folder)


def load_all(them: Sounds) -> int:
    """How many frames it takes."""
    frames = 1
    while them.load_next():
        frames += 1
    return frames


def play_for(them: Sounds, seconds: float, start: float = 0.0) -> None:
    """As the window does: comes back when it was told to."""
    now = start
    while now <= start + seconds:
        due = them.mix(now)
        if due is None:
            return
        now += due


def test_nothing_is_loaded_until_there_is_time(folder: Path) -> None:
    device = Device()
    them = sounds(folder, device)
    assert device.loaded == []
    assert load_all(them) == len(HOUSE)
    assert device.loaded == HOUSE


def test_the_sounds_of_a_game_come_with_its_table_and_its_ambience_last(folder: Path) -> None:
    device = Device()
    them = sounds(folder, device)
    load_all(them)
    them.prepare("roc_noir")
    load_all(them)
    slabs = ["roc_noir/slab-1", "roc_noir/slab-2"]
    behind = [f"roc_noir/{part}" for part in ("ambience-1", "tension-1", "ambience-2")]
    assert device.loaded == [*HOUSE, *slabs, *behind]
    them.prepare("roc_noir")
    them.prepare("a game without sounds")
    assert not them.load_next(1 / 60)
    assert device.loaded == [*HOUSE, *slabs, *behind]


def test_at_home_one_take_of_each_sound_will_do(folder: Path) -> None:
    (folder / "step-1.ogg").touch()
    (folder / "step-2.ogg").touch()
    device = Device()
    them = sounds(folder, device)
    load_all(them)
    assert device.loaded == ["gong", "step-1", "tick", "tock"]
    them.prepare("roc_noir")
    load_all(them)
    assert "step-2" in device.loaded


def test_without_its_volume_no_ambience_is_loaded(folder: Path) -> None:
    device = Device()
    them = sounds(folder, device, Volumes(effects=80, ambience=0))
    them.prepare("roc_noir")
    load_all(them)
    assert sorted(device.loaded) == sorted([*HOUSE, "roc_noir/slab-1", "roc_noir/slab-2"])


def test_a_sound_that_is_asked_for_too_early_is_loaded_and_played_at_once(folder: Path) -> None:
    device = Device()
    them = sounds(folder, device)
    them.play("gong")
    assert device.players["gong"].done == ["play"]
    load_all(them)
    assert sorted(device.loaded) == HOUSE


def test_a_sound_begins_again_when_it_is_played_again(folder: Path) -> None:
    device = Device()
    them = sounds(folder, device)
    them.play("gong")
    them.play("gong")
    assert device.players["gong"].done == ["play", "stop", "play"]


def test_an_hourglass_ticks_and_tocks(folder: Path) -> None:
    twin = SilentSounds(LOUD, folder)
    for _ in range(4):
        twin.tick()
    assert [name for _, name in twin.heard] == ["tick", "tock", "tick", "tock"]


@pytest.mark.parametrize(("volume", "gain"), [(100, 1), (50, 0.25), (10, 0.01)])
def test_half_a_volume_sounds_half_as_loud(folder: Path, volume: int, gain: float) -> None:
    device = Device()
    them = sounds(folder, device, Volumes(effects=volume, ambience=100))
    them.play("gong")
    assert device.players["gong"].volume == pytest.approx(gain)


def test_a_volume_of_nothing_plays_nothing(folder: Path) -> None:
    device = Device()
    them = sounds(folder, device, Volumes(effects=0, ambience=0))
    them.play("gong")
    them.ambience("roc_noir")
    assert device.players == {}


def test_no_take_is_played_twice_in_a_row_and_each_run_is_the_same(folder: Path) -> None:
    for number in range(3, 6):
        (folder / f"roc_noir/slab-{number}.ogg").touch()
    runs = []
    for _ in range(2):
        device = Device()
        them = sounds(folder, device)
        order: list[str] = []
        for _ in range(60):
            before = {name: len(player.done) for name, player in device.players.items()}
            them.play("roc_noir/slab")
            order += [
                name for name, player in device.players.items() if len(player.done) > before.get(name, 0)
            ]
        runs.append(order)
    assert runs[0] == runs[1]
    assert len(set(runs[0])) == 5
    assert all(one != other for one, other in pairwise(runs[0]))


def test_each_channel_has_its_own_volume(folder: Path) -> None:
    device = Device()
    them = sounds(folder, device)
    them.ambience("roc_noir")
    play_for(them, 4)
    them.play("gong")
    behind, gong = device.players["roc_noir/ambience-1"], device.players["gong"]
    assert (behind.volume, gong.volume) == pytest.approx((0.36 * HALF, 0.64))
    them.set_volumes(Volumes(effects=10, ambience=20))
    play_for(them, 0.1, start=4)
    assert (behind.volume, gong.volume) == pytest.approx((0.04 * HALF, 0.01))
    assert behind.done == gong.done == ["play"]


def test_an_ambience_falls_silent_and_comes_back_with_its_volume(folder: Path) -> None:
    device = Device()
    them = sounds(folder, device)
    them.ambience("roc_noir")
    play_for(them, 1)
    them.set_volumes(Volumes(effects=80, ambience=0))
    assert device.players["roc_noir/ambience-1"].state == "stop"
    assert them.mix(2) is None
    them.set_volumes(Volumes(effects=80, ambience=30))
    play_for(them, 1, start=2)
    assert device.players["roc_noir/ambience-1"].done == ["play", "stop", "play"]


def test_no_ambience_comes_with_a_volume_alone(folder: Path) -> None:
    device = Device()
    them = sounds(folder, device, Volumes(effects=80, ambience=0))
    them.set_volumes(LOUD)
    assert them.mix(0) is None
    assert device.loaded == []


def test_one_ambience_at_a_time_is_heard_and_kept(folder: Path) -> None:
    twin = SilentSounds(LOUD, folder)
    for key in ("roc_noir", "roc_noir", "fort_boyard", "", ""):
        twin.ambience(key)
        twin.mix(0)
    here = [("play", "roc_noir/ambience"), ("play", "roc_noir/tension")]
    gone = [(what, name) for _, name in here for what in ("stop", "unload")]
    there = [(what, "fort_boyard/ambience") for what in ("play", "stop", "unload")]
    assert twin.heard == [*here, *gone, *there]


def test_a_pause_silences_everything_and_the_ambience_comes_back(folder: Path) -> None:
    device = Device()
    them = sounds(folder, device)
    load_all(them)
    them.ambience("roc_noir")
    play_for(them, 1)
    them.play("gong")
    them.stop_all()
    them.stop_all()
    assert them.mix(1.5) is None
    assert [name for name, player in device.players.items() if player.state == "play"] == []
    assert device.players["gong"].done == ["play", "stop"]
    assert device.players["tick"].done == []
    them.ambience("roc_noir")
    play_for(them, 1, start=2)
    assert device.players["roc_noir/ambience-1"].done == ["play", "stop", "play"]
    assert device.players["gong"].done == ["play", "stop"]


def test_all_is_well_until_something_is_not(folder: Path) -> None:
    them = sounds(folder, Device())
    assert them.trouble is None
    load_all(them)
    assert them.trouble is None


def test_a_device_without_sound_is_said_once_and_stops_nothing(folder: Path) -> None:
    device = Device(missing=("*",))
    them = sounds(folder, device)
    load_all(them)
    them.play("gong")
    them.tick()
    them.ambience("roc_noir")
    them.set_volumes(Volumes(effects=100, ambience=100))
    them.ambience()
    them.stop_all()
    assert device.loaded.count("gong") == 1
    assert str(them.trouble) == "Cet appareil ne peut pas jouer de sons."


@pytest.mark.parametrize("device", [Device(missing=("gong",)), Device(broken=("gong",))])
def test_a_sound_that_fails_is_named(folder: Path, device: Device) -> None:
    them = sounds(folder, device)
    load_all(them)
    them.play("gong")
    them.play("gong")
    them.play("tick")
    assert str(them.trouble) == "Certains sons ne peuvent pas être joués : gong."
    assert device.players["tick"].done == ["play"]


def test_a_sound_that_cannot_be_stopped_is_given_up(folder: Path) -> None:
    device = Device()
    them = sounds(folder, device)
    load_all(them)
    them.play("gong")
    device.players["gong"].broken = True
    them.stop_all()
    assert them.trouble is not None
    assert "gong" in str(them.trouble)


def test_a_name_that_nothing_answers_to_is_silent_in_the_app_and_loud_in_tests(folder: Path) -> None:
    them = sounds(folder, Device())
    load_all(them)
    them.play("gnog")
    assert them.trouble is not None
    assert "gnog" in str(them.trouble)
    with pytest.raises(LookupError):
        SilentSounds(LOUD, folder).play("gnog")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_trouble_is_a_sentence(folder: Path, lang: str) -> None:
    for device in (Device(missing=("*",)), Device(missing=("gong",))):
        them = sounds(folder, device)
        load_all(them)
        assert them.trouble is not None
        told = say(them.trouble, lang)
        assert told.endswith(".")
        assert (told == str(them.trouble)) == (lang == "fr")
