"""What Kivy gets wrong is mended wherever it is used."""

from __future__ import annotations

from pathlib import Path

import pytest
from kivy import kivy_shader_dir
from kivy.cache import Cache
from kivy.clock import Clock
from kivy.factory import Factory
from kivy.graphics import Fbo
from kivy.graphics.texture import Texture
from kivy.lang import Builder

import coffres.ui.theme  # noqa: F401 - which mends them
from coffres.dev.window.robot import Robot
from coffres.ui.kivy_faults import SmoothRoundedRectangle

_LAYOUT = """
Widget:
    canvas:
        SmoothRoundedRectangle:
            size: self.width - 12, self.height - 12
"""


@pytest.mark.parametrize("size", [(-3, -3), (-3, 5), (5, -3), (0, 0), (4, 5)])
def test_a_rounded_rectangle_is_never_less_than_nothing(robot: Robot, size: tuple[float, float]) -> None:
    least = tuple(max(0, side) for side in size)
    drawn = SmoothRoundedRectangle(size=size, radius=[8])
    assert tuple(drawn.size) == least
    drawn.size = (20, 20)
    drawn.size = size
    assert tuple(drawn.size) == least


def test_layouts_use_it(robot: Robot) -> None:
    assert Factory.get("SmoothRoundedRectangle") is SmoothRoundedRectangle
    widget = Builder.load_string(_LAYOUT)
    (drawn,) = [each for each in widget.canvas.children if isinstance(each, SmoothRoundedRectangle)]
    widget.size = (5, 5)
    Builder.sync()
    assert tuple(drawn.size) == (0, 0)
    widget.size = (22, 32)
    Builder.sync()
    assert tuple(drawn.size) == (10, 20)


def test_what_has_no_picture_is_not_read_again_after_a_minute(
    robot: Robot, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = str(Path(kivy_shader_dir, "default.png"))
    kept = Cache.get("kv.texture", name)
    # its time is set here, since Kivy doubles that of all whenever a frame takes long
    Cache.append("kv.texture", "another", Texture.create(size=(1, 1)), timeout=60)
    later = Clock.get_time() + 90
    monkeypatch.setattr(Clock, "get_time", lambda: later)
    Cache._purge_by_timeout(1)
    assert Cache.get("kv.texture", "another") is None  # so long that Kivy drops what it has kept
    off_screen = Fbo(size=(2, 2))  # asks for it
    assert off_screen.size == (2, 2)
    assert kept is not None
    assert Cache.get("kv.texture", name) is kept
