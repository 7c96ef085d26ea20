"""The lines of a story are broken by the widths of the letters, before anything is drawn."""

from __future__ import annotations

from pathlib import Path

import pytest
from kivy.graphics import Rectangle
from kivy.metrics import dp

from coffres.dev.window.robot import Robot
from coffres.ui.app import CoffresApp
from coffres.ui.widgets.story_list import StoryRow, broken


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("", [""]),
        ("court", ["court"]),
        ("un deux", ["un deux"]),
        ("un deux trois", ["un deux", "trois"]),
        ("dix lettres", ["dix", "lettres"]),
        ("exactement", ["exactement"]),
        ("le exactement", ["le", "exactement"]),
        ("Marie-Antoinette joue", ["Marie-", "Antoinette", "joue"]),
        ("Jean-Luc-Paul va", ["Jean-Luc-", "Paul va"]),
        ("interminablement", ["intermina…"]),
        ("oh interminablement oui", ["oh", "intermina…", "oui"]),
    ],
)
def test_no_line_is_wider_than_its_room(text: str, lines: list[str]) -> None:
    assert broken(text, 10, lambda _letter: 1.0) == lines
    assert all(len(line) <= 10 for line in broken(text, 10, lambda _letter: 1.0))


def test_wide_letters_need_more_lines() -> None:
    assert broken("mm mm", 8, lambda letter: 3.0 if letter == "m" else 1.0) == ["mm", "mm"]
    assert broken("ii ii", 8, lambda letter: 3.0 if letter == "m" else 1.0) == ["ii ii"]


def test_a_broken_line_is_not_measured_word_by_word_and_begins_at_the_left(
    robot: Robot, tmp_path: Path, measured: list[str]
) -> None:
    robot.open(CoffresApp(data=tmp_path))
    measured.clear()  # home has words, too
    row = StoryRow(text="un deux trois\nquatre cinq", size=(300, 80), pos=(20, 10))
    robot.wait(0.1)
    assert {"un deux trois", "quatre cinq"} <= {*measured}
    assert not {"un", "un deux", "quatre"} & {*measured}
    (words,) = [each for each in row.canvas.children if isinstance(each, Rectangle)]
    assert words.texture is row.texture
    assert words.pos[0] == pytest.approx(20 + dp(14), abs=1)
    assert words.pos[1] + words.size[1] / 2 == pytest.approx(row.center_y, abs=1)
