from __future__ import annotations

from pathlib import Path

import pytest
from kivy.base import EventLoop
from kivy.core.window import Window
from kivy.uix.label import Label

from coffres.dev.window.robot import ESCAPE, Robot
from coffres.engine.registry import GAMES, meta
from coffres.l10n import translator
from coffres.storage import settings
from coffres.ui.app import CoffresApp
from coffres.ui.screens.home import HomeScreen


def app_in(lang: str, folder: Path) -> CoffresApp:
    settings.save(folder / "settings.json", settings.Settings(language=lang))
    return CoffresApp(data=folder)


PROMISE = "Cinq jeux, une tablette qui passe de main en main."


def test_the_five_games_are_on_the_shelf(robot: Robot, tmp_path: Path) -> None:
    robot.open(app_in("fr", tmp_path))
    texts = robot.texts()
    for key in GAMES:
        about = meta(key)
        assert about.title in texts
        assert about.tagline in texts
        assert f"{about.seats[0]} à {about.seats[-1]} joueurs" in texts
    assert len([text for text in texts if text.endswith(" joueurs")]) == 5


def test_it_says_how_to_play_in_a_terminal(robot: Robot, tmp_path: Path) -> None:
    robot.open(app_in("fr", tmp_path))
    first, *others = GAMES
    assert f"python3 -m coffres.dev play {first} --seats 4" in robot.texts()
    assert any(all(key in text for key in others) for text in robot.texts())


def test_the_language_changes_while_it_runs(robot: Robot, tmp_path: Path) -> None:
    app = app_in("fr", tmp_path)
    robot.open(app)
    french = robot.texts()
    assert PROMISE in french
    app.l10n.lang = "en"
    robot.wait(0.1)
    english = robot.texts()
    assert PROMISE not in english
    for key in GAMES:
        about = meta(key)
        assert f"{about.seats[0]} to {about.seats[-1]} players" in english
        assert translator("en", key)(about.tagline) in english
        assert about.tagline not in english
    app.l10n.lang = "fr"
    robot.wait(0.1)
    assert robot.texts() == french


@pytest.mark.parametrize("size", [(1280, 800), (960, 600), (360, 800)])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_nothing_overlaps_or_is_cut_off(
    robot: Robot, tmp_path: Path, size: tuple[int, int], lang: str
) -> None:
    robot.open(app_in(lang, tmp_path), size)
    assert Window.size == size
    labels = robot.labels()
    for label in labels:
        assert label.texture_size[0] <= label.width + 1, label.text
        assert label.texture_size[1] <= label.height + 1, label.text
        left, _ = label.to_window(label.x, label.y)
        assert left >= 0
        assert left + label.width <= Window.width
    for i, label in enumerate(labels):
        assert not any(_overlap(label, other) for other in labels[i + 1 :]), label.text


def test_a_phone_scrolls_to_the_last_tile(robot: Robot, tmp_path: Path) -> None:
    robot.open(app_in("fr", tmp_path), (360, 800))
    title = meta(list(GAMES)[-1]).title
    assert not robot.visible(title)
    for _ in range(3):
        robot.drag((180, 100), (180, 700))
    assert robot.visible(title)


def test_the_back_key_closes_it(robot: Robot, tmp_path: Path) -> None:
    robot.open(app_in("fr", tmp_path))
    assert EventLoop.status == "started"
    robot.press(ESCAPE)
    assert EventLoop.status == "closed"


def test_columns_follow_the_width() -> None:
    assert [HomeScreen.columns(width) for width in (360, 700, 960, 1280)] == [1, 2, 3, 3]


def _overlap(a: Label, b: Label) -> bool:
    ax, ay = a.to_window(a.x, a.y)
    bx, by = b.to_window(b.x, b.y)
    return ax < bx + b.width and bx < ax + a.width and ay < by + b.height and by < ay + a.height
