"""Games that are played one after the other leave nothing behind: no widget, no texture, no open file, and
nobody who has gone and would still be called.

Two rounds warm up and a third is compared; `python -m coffres.dev grow` plays sixty games.
"""

from __future__ import annotations

from collections.abc import Iterator
from io import IOBase
from pathlib import Path

import pytest
from kivy.graphics.texture import Texture

from coffres.dev.grow import Weighed, grown
from coffres.dev.window.grow import Growing
from coffres.dev.window.robot import Robot
from coffres.engine.registry import GAMES
from coffres.ui import pictures
from coffres.ui.app import CoffresApp
from coffres.ui.drawn_once import drawn_once


@pytest.fixture
def growing(robot: Robot, tmp_path: Path) -> Growing:
    return Growing(tmp_path, 0, robot)


class Gone:
    def hear(self, *_: object) -> None:
        raise AssertionError("nobody is there")


def what_grows(found: list[Weighed], warm: int) -> list[str]:
    """But for memory, in which the tests before have left holes."""
    return [line for line in grown(found, warm) if not line.startswith("memory")]


def test_games_of_all_kinds_leave_nothing_behind(growing: Growing) -> None:
    found = list(growing.play(list(GAMES), 3 * len(GAMES), moves=1))
    assert [one.game for one in found] == [*GAMES] * 3
    assert what_grows(found, len(GAMES)) == []


def test_what_a_game_leaves_is_noticed(growing: Growing, tmp_path: Path) -> None:
    """A board, a texture and a file are kept on purpose, and somebody forgets to say that they go."""
    kept: list[object] = []

    def played() -> Iterator[Weighed]:
        for one in growing.play(["roc_noir"], 4, moves=1):
            yield one
            growing.boards = kept.append
            kept.append(Texture.create(size=(8, 8)))
            kept.append((tmp_path / "open").open("w"))
            growing.app.l10n.bind(lang=Gone().hear)

    found = list(played())
    for left in kept:
        if isinstance(left, IOBase):
            left.close()
    assert {line.split()[0] for line in what_grows(found, 1)} == {
        "widgets",
        "textures",
        "instructions",
        "files",
        "gone",
    }


def test_what_a_game_draws_once_goes_with_it(robot: Robot, tmp_path: Path) -> None:
    drawn = []

    @drawn_once("roc_noir")
    def letters(words: str) -> str:
        drawn.append(words)
        return words

    robot.open(CoffresApp(data=tmp_path))
    for _time in range(2):
        letters("a")
    pictures.keep_no_game_but("roc_noir")
    letters("a")
    assert drawn == ["a"]
    pictures.keep_no_game_but("fort_boyard")
    letters("a")
    assert drawn == ["a", "a"]
    pictures.keep_no_game_but("")
    letters("a")
    assert drawn == ["a", "a", "a"]
