"""The sounds with Kivy's own players, on a device without loudspeakers and on one without sound at all."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from coffres.device.sound import SOUNDS, Sounds, Volumes, with_kivy
from coffres.device.takes import layer_of, name_of
from coffres.engine.registry import GAMES
from tests.assets.vorbis import read
from tests.house.tree import ROOT

VOLUMES = Volumes(effects=80, ambience=60)
FILES = sorted(SOUNDS.rglob("*.ogg"))

_WITHOUT_A_DEVICE = """
import coffres.ui
from coffres.device.sound import Sounds, Volumes
sounds = Sounds(Volumes(80, 60))
while sounds.load_next():
    pass
sounds.play("gong")
sounds.ambience("roc_noir")
sounds.mix(0)
sounds.stop_all()
print(sounds.trouble)
"""


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SOUNDS).with_suffix("").as_posix())
def test_kivy_plays_it_to_its_end(path) -> None:
    player = with_kivy(path)
    assert player is not None
    assert player.length == pytest.approx(read(path).seconds, abs=0.05)
    player.unload()


def test_every_sound_is_heard_somewhere() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "coffres").rglob("*.py"))
    code += "".join(path.read_text(encoding="utf-8") for path in (ROOT / "kv").rglob("*.kv"))
    names = {name_of(path.relative_to(SOUNDS).with_suffix("").as_posix()) for path in FILES}
    happening = [name for name in names if not layer_of(name)]
    assert [name for name in happening if f'"{name}"' not in code] == []


def test_an_evening_of_sounds() -> None:
    sounds = Sounds(VOLUMES)
    for key in GAMES:
        sounds.prepare(key)
    while sounds.load_next():
        pass
    for now, key in enumerate(GAMES):
        sounds.ambience(key)
        sounds.tension(now % 2 == 0)
        sounds.theme(key)
        assert sounds.mix(now) is not None
        sounds.duck(now % 2 == 0)
        assert sounds.mix(now + 0.5) is not None
        sounds.play("gong")
        sounds.tick()
        sounds.set_volumes(Volumes(effects=100, ambience=0))
        sounds.set_volumes(VOLUMES)
        sounds.stop_all()
    sounds.ambience()
    assert sounds.trouble is None


def test_a_file_that_is_no_sound_is_no_player(tmp_path) -> None:
    path = tmp_path / "gong.ogg"
    assert with_kivy(path) is None
    path.write_text("ding")
    assert with_kivy(path) is None


def test_where_there_is_no_device_it_says_so() -> None:
    done = subprocess.run(
        [sys.executable, "-c", _WITHOUT_A_DEVICE],
        cwd=ROOT,
        env=os.environ | {"SDL_AUDIODRIVER": "nowhere"},
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "Cet appareil ne peut pas jouer de sons."
