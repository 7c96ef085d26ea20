"""A board stays small: what only one or two games need is a part of it, not another method."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.house.tree import ROOT, modules

MOST = 14  # methods, besides how it is made


def methods(source: str, name: str) -> list[str]:
    (found,) = (
        node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and node.name == name
    )
    return [node.name for node in found.body if isinstance(node, ast.FunctionDef) and node.name != "__init__"]


def test_a_board_has_few_methods() -> None:
    source = (ROOT / "coffres" / "ui" / "board.py").read_text(encoding="utf-8")
    assert len(methods(source, "Board")) <= MOST, methods(source, "Board")


def test_a_board_knows_nobody_who_drives_it() -> None:
    """It is shown moments; it asks nobody what is going on now."""
    boards = [path for path in modules("coffres") if "coffres/ui/boards/" in path.as_posix()]
    assert boards
    named: list[Path] = [path for path in boards if "sitting" in path.read_text(encoding="utf-8")]
    assert named == []


def test_a_method_too_many_is_counted() -> None:
    source = "class Board:\n" + "".join(f"    def m{n}(self): ...\n" for n in range(MOST + 1))
    assert len(methods(source, "Board")) == MOST + 1
