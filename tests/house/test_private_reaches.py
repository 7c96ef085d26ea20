"""Tests and tools use what an object offers: no private name of the objects that play and show a game."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.tree import faults, modules

# The objects on the way of a decision, by the names that variables and attributes have.
WAY = {
    *("match", "session", "keeper", "journal", "saved", "reel", "still", "sight", "moment"),
    *("sitting", "tablet", "asking", "telling", "stage", "hourglasses", "chooser", "senses"),
    *("app", "scene", "floating", "navigator", "screen", "sheet", "board"),
}
_NO_SECRET = {"_replace", "_asdict", "_fields", "_make"}  # of a NamedTuple
_OF_KIVY = {"_run_prepare"}  # starts an app without entering Kivy's own loop


def reaches(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute):
            owner, name = node.value, node.attr
        elif isinstance(node, ast.Call) and len(node.args) > 1 and "attr" in ast.unparse(node.func):
            owner, name = node.args[0], getattr(node.args[1], "value", "")
        else:
            continue
        private = isinstance(name, str) and name.startswith("_") and not name.startswith("__")
        if private and name not in _NO_SECRET | _OF_KIVY and _name(owner) in WAY:
            yield f"line {node.lineno}: {ast.unparse(owner)}.{name}"


def _name(owner: ast.expr) -> str:
    """The last name of an expression: `sitting` of `app.sitting`, `floating` of `scene.floating[0]`."""
    while isinstance(owner, ast.Subscript | ast.Call):
        owner = owner.value if isinstance(owner, ast.Subscript) else owner.func
    if isinstance(owner, ast.Attribute):
        return owner.attr.removeprefix("_")
    return owner.id.removeprefix("_") if isinstance(owner, ast.Name) else ""


def test_nobody_reaches_into_what_plays_the_game() -> None:
    def find(path: Path) -> Iterator[str]:
        return reaches(path.read_text(encoding="utf-8"))

    assert faults(find, modules("tests", "tools", "coffres/dev")) == {}


@pytest.mark.parametrize(
    "fault",
    [
        "evening.sitting._hand",
        "self._match._names",
        "app.sitting.hourglasses._stopped[0].left",
        "match().session._told = []",
        'monkeypatch.setattr(sitting.telling, "_show", print)',
        'getattr(sheet, "_visit")',
        "app.scene.floating[0]._choose_seat()",
    ],
)
def test_a_reach_is_found(fault: str) -> None:
    assert len(list(reaches(fault))) == 1


@pytest.mark.parametrize("fair", ["sitting.people[0]._replace(name='Bo')", "self._match.play(move)", "x._y"])
def test_what_is_fair_is_none(fair: str) -> None:
    assert list(reaches(fair)) == []
