"""The picture of a game that is sent: whatever the names and scores, every word stands in its own place."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from kivy.graphics.texture import Texture
from kivy.uix.label import Label

from coffres.dev.window.robot import Robot
from coffres.engine.registry import GAMES
from coffres.storage.results import Prize, Result
from coffres.ui.widgets.shared_page import SharedPage
from tests.storage.made_up import result
from tests.ui.evening import Evening

WIDEST = (
    "Marie-Antoinette-Camille",
    "Grand-maman Lili",
    "Ana",
    "Maximilienne",
    "WWWWWWWW",
    "Bo",
    "Éloïse",
    "Zoé",
)
SCORES = {"coffre_et_cle": (7, 0), "casse_du_siecle": (), "roc_noir": (3, 0)}


@pytest.fixture
def evening(robot: Robot, tmp_path: Path) -> Evening:
    return Evening(robot, tmp_path, motion="none")


def made_up(game: str, seats: int) -> Result:
    most, least = SCORES.get(game) or (1_231_000, 47_000)
    scores = (most, *(least,) * (seats - 1)) if SCORES.get(game, True) else ()
    ending = GAMES[game].endings[0]
    return result(
        WIDEST[:seats], (0,), game=game, reason=ending, scores=scores, prizes=(Prize("D'une traite", 0, 12),)
    )


def faults(page: SharedPage) -> list[str]:
    lines = [*page.ids.podium.children, *page.ids.prizes.children]
    return [fault for line in lines for fault in _of_a_line(line, _labels(line))]


def _labels(line: Any) -> Sequence[Label]:
    return [widget for widget in line.walk(restrict=True) if isinstance(widget, Label) and widget.text]


def _of_a_line(line: Any, labels: Sequence[Label]) -> list[str]:
    boxes = [(label.text, _letters(label)) for label in labels]
    out = [f"out of its line: {text}" for text, (x, _, right, _) in boxes if x < line.x or right > line.right]
    over = [
        f"{one} over {other}"
        for (one, here), (other, there) in combinations(boxes, 2)
        if here[0] < there[2] and there[0] < here[2] and here[1] < there[3] and there[1] < here[3]
    ]
    return out + over


def _letters(label: Label) -> tuple[float, float, float, float]:
    """The left, lower, right and upper edge of its letters."""
    wide, high = label.texture_size
    x = {"left": label.x, "right": label.right - wide}.get(label.halign, label.center_x - wide / 2)
    return x, label.center_y - high / 2, x + wide, label.center_y + high / 2


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_names_and_scores_have_room(evening: Evening, game: str, lang: str) -> None:
    evening.app.change(language=lang)
    for seats in (min(GAMES[game].seats), max(GAMES[game].seats)):
        page = SharedPage(made_up(game, seats), datetime(2026, 11, 1, 20), Texture.create((8, 6)))
        evening.robot.wait(0.5)
        assert faults(page) == []
