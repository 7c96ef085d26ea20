"""The plates of a question stand in rows; one that is left over stands in the middle."""

from __future__ import annotations

import pytest
from kivy.uix.widget import Widget

from coffres.dev.window.robot import Robot
from coffres.ui.widgets.plate_rows import PlateRows


@pytest.mark.parametrize(
    ("count", "columns", "places"),
    [
        (1, 1, [(100, 50)]),
        (2, 2, [(47.5, 50), (152.5, 50)]),
        (3, 2, [(47.5, 77.5), (152.5, 77.5), (100, 22.5)]),
        (3, 1, [(100, 86.67), (100, 50), (100, 13.33)]),
        (5, 3, [(30, 77.5), (100, 77.5), (170, 77.5), (65, 22.5), (135, 22.5)]),
    ],
)
def test_rows_from_above_and_the_last_in_the_middle(
    robot: Robot, count: int, columns: int, places: list[tuple[float, float]]
) -> None:
    rows = PlateRows(cols=columns, spacing=10, size=(200, 100))
    plates = [Widget() for _ in range(count)]
    for plate in plates:
        rows.add_widget(plate)
    robot.wait(0.1)
    assert [tuple(plate.center) for plate in plates] == [pytest.approx(at, abs=0.01) for at in places]
    assert len({tuple(plate.size) for plate in plates}) == 1
