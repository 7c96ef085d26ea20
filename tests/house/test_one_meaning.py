"""Some names mean one thing each in the whole app."""

from __future__ import annotations

import ast
from collections.abc import Iterable

import pytest

from tests.house.tree import modules

ONCE = ("Board", "Box", "Castle", "Evening", "Match", "Moment", "Reel", "Seat", "Sight", "Snapshot", "Table")


def defined(sources: Iterable[str], name: str) -> int:
    """How many classes have this name."""
    nodes = (node for source in sources for node in ast.walk(ast.parse(source)))
    return sum(isinstance(node, ast.ClassDef) and node.name == name for node in nodes)


def test_each_of_these_names_is_of_one_class_at_most() -> None:
    sources = [path.read_text(encoding="utf-8") for path in modules("coffres")]
    assert {name: defined(sources, name) for name in ONCE if defined(sources, name) > 1} == {}


def test_these_names_are_still_in_use() -> None:
    sources = [path.read_text(encoding="utf-8") for path in modules("coffres")]
    assert sum(defined(sources, name) for name in ONCE) >= 8


@pytest.mark.parametrize(
    ("sources", "count"), [(["class Box: ..."], 1), (["class Box: ..."] * 2, 2), ([""], 0)]
)
def test_two_meanings_are_counted(sources: list[str], count: int) -> None:
    assert defined(sources, "Box") == count
