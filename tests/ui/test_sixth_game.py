"""A sixth game needs its folders and one line in the registry. Here is one, in the place of a real one."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from kivy.uix.label import Label

import coffres.games
import coffres.ui.boards
from coffres.dev.command import Chosen
from coffres.dev.evidence import subject_of
from coffres.dev.window.game import play_through
from coffres.dev.window.robot import Robot
from coffres.engine import registry
from coffres.engine.conformance import CHECKS
from coffres.engine.contract import TABLE
from coffres.engine.options import settle
from coffres.engine.registry import find
from coffres.ui import rulebook
from tests.ui.evening import Evening

KEY = "tirelire"
SIXTH = Path(__file__).parents[1] / "sixth"


@pytest.fixture(autouse=True)
def sixth(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(coffres.games, "__path__", [*coffres.games.__path__, str(SIXTH / "games")])
    monkeypatch.setattr(coffres.ui.boards, "__path__", [*coffres.ui.boards.__path__, str(SIXTH / "boards")])
    monkeypatch.setattr(registry, "_KEYS", (*registry._KEYS, KEY))
    yield
    for name in [name for name in sys.modules if name.startswith("coffres.") and KEY in name]:
        del sys.modules[name]


@pytest.mark.parametrize("check", CHECKS)
def test_it_passes_every_check(check: str) -> None:
    findings = CHECKS[check](subject_of(KEY), 1)
    assert not findings, "\n".join(findings)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (640, 360)])
def test_it_is_played_by_touches(robot: Robot, tmp_path: Path, seats: int, size: tuple[int, int]) -> None:
    robot.leave()
    table = Chosen(KEY, find(KEY), seats, settle(find(KEY), seats, {}))
    played, fault = play_through(tmp_path, table, 7, size, "fr", 200, guided=False)
    assert (played.finished, fault) == (True, "")


def test_home_offers_it_and_its_rules_can_be_read(robot: Robot, tmp_path: Path) -> None:
    evening = Evening(robot, tmp_path)
    evening.app.home()
    robot.wait(0.3)
    assert "La Tirelire" in [label.text for label in evening.all(Label)]
    assert "TL-01" in [paragraph.clause for paragraph in rulebook.read(KEY, "fr")]


def test_its_secret_is_its_seats_alone(robot: Robot, tmp_path: Path) -> None:
    evening = Evening(robot, tmp_path).start(KEY, 3)
    coin = evening.sitting.match.view(0)["coins"][0]
    assert evening.sitting.match.view(TABLE)["coins"][0] != coin
    evening.slide()
    evening.hold()
    assert f"Ta pièce vaut {coin}." in [label.text for label in evening.all(Label)]
    robot.touch_up()
    assert f"Ta pièce vaut {coin}." not in [label.text for label in evening.all(Label)]


def test_nothing_outside_its_folders_names_it() -> None:
    root = SIXTH.parents[1]
    named = [
        path.relative_to(root).as_posix()
        for place in ("coffres", "kv", "tests")
        for path in (root / place).rglob("*")
        if path.suffix in (".py", ".kv") and KEY in path.read_text(encoding="utf-8")
    ]
    assert {Path(name).parts[:2] for name in named} <= {("tests", "sixth"), ("tests", "ui")}
    assert find(KEY).key == KEY
