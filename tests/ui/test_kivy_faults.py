"""What Kivy gets wrong is mended wherever it is used."""

from __future__ import annotations

import pytest
from kivy.factory import Factory
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
