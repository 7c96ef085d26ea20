"""A board stays small: what only one or two games need is a part of it, not another method. The objects of a
sitting stay small too."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.tree import ROOT, faults, modules

MOST = 14  # methods of a board
LONGEST = 200  # lines of a room of the sitting
ROOMS = ("sitting", "asking", "telling", "stage")
_DRIVES = re.compile("driver|sitting", re.IGNORECASE)


def methods(source: str, name: str) -> list[str]:
    (found,) = (
        node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and node.name == name
    )
    return [node.name for node in found.body if isinstance(node, ast.FunctionDef)]


def drivers(path: Path) -> Iterator[str]:
    """What a board says about who drives it."""
    yield from dict.fromkeys(_DRIVES.findall(path.read_text(encoding="utf-8")))


def test_a_board_has_few_methods() -> None:
    source = (ROOT / "coffres" / "ui" / "board.py").read_text(encoding="utf-8")
    assert len(methods(source, "Board")) <= MOST, methods(source, "Board")


def test_a_board_knows_nobody_who_drives_it() -> None:
    """It is shown moments; it asks nobody what is going on now."""
    code = [path for path in modules("coffres") if "coffres/ui/boards/" in path.as_posix()]
    layouts = [*(ROOT / "kv" / "boards").rglob("*.kv")]
    assert len(code) > 50
    assert len(layouts) > 20
    assert faults(drivers, [*code, *layouts, ROOT / "coffres" / "ui" / "board.py"]) == {}


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_of_the_sitting_stays_small(room: str) -> None:
    lines = (ROOT / "coffres" / "ui" / f"{room}.py").read_text(encoding="utf-8").splitlines()
    assert len(lines) <= LONGEST


def test_a_method_too_many_is_counted() -> None:
    source = "class Board:\n" + "".join(f"    def m{n}(self): ...\n" for n in range(MOST + 1))
    assert len(methods(source, "Board")) == MOST + 1


@pytest.mark.parametrize("fault", ["self.driver.asks()", "App.get_running_app().sitting.match", "Sitting"])
def test_a_board_that_asks_who_drives_it_is_found(tmp_path: Path, fault: str) -> None:
    path = tmp_path / "board.py"
    path.write_text(fault, encoding="utf-8")
    assert list(drivers(path))
