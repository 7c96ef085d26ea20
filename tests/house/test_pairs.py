"""A module with a layout has it in a file of the same name under `kv`; no layout contains code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.tree import ROOT, faults, modules

_LOADS = "load_layout(__name__)"
_RULE = re.compile(r"^<-?(\w+)[^>\n]*>:", re.MULTILINE)


def orphans(code: Path, layouts: Path) -> set[str]:
    """Modules and layouts without the other half of their pair, as `room/name`."""
    left = {
        path.relative_to(code).with_suffix("").as_posix()
        for path in code.rglob("*.py")
        if _LOADS in path.read_text(encoding="utf-8").splitlines()
    }
    right = {path.relative_to(layouts).with_suffix("").as_posix() for path in layouts.rglob("*.kv")}
    return left ^ right


def quarrels(source: str, layout: str) -> Iterator[str]:
    """The points in which a module and its layout do not agree."""
    tree = ast.parse(source)
    classes = {node.name for node in tree.body if isinstance(node, ast.ClassDef)}
    ruled = set(_RULE.findall(layout))
    if not ruled:
        yield "the layout rules no class"
    if ruled - classes:
        yield f"the layout rules {sorted(ruled - classes)}, which its twin does not define"
    calls = [ast.unparse(node.value) for node in tree.body if isinstance(node, ast.Expr)]
    if calls.count(_LOADS) != 1:
        yield "the module does not load its layout once"


def layouts_in_strings(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and _RULE.search(node.value):
            yield node.value
        elif isinstance(node, ast.Attribute) and node.attr == "load_string":
            yield ast.unparse(node)


def test_nobody_is_an_orphan() -> None:
    assert orphans(ROOT / "coffres" / "ui", ROOT / "kv") == set()


def test_twins_agree() -> None:
    def find(layout: Path) -> Iterator[str]:
        code = ROOT / "coffres" / "ui" / layout.relative_to(ROOT / "kv").with_suffix(".py")
        return quarrels(code.read_text(encoding="utf-8"), layout.read_text(encoding="utf-8"))

    assert faults(find, (ROOT / "kv").rglob("*.kv")) == {}


def test_no_layout_hides_in_a_string() -> None:
    assert faults(lambda path: layouts_in_strings(path.read_text(encoding="utf-8")), modules("coffres")) == {}


def test_an_orphan_is_found_on_either_side(tmp_path: Path) -> None:
    files = {
        "ui/screens/home.py": "load_layout(__name__)\n",
        "ui/widgets/lost.py": "load_layout(__name__)\n",
        "ui/boards/plan.py": "WIDE = 3\n",
        "kv/screens/home.kv": "",
        "kv/screens/left.kv": "",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert orphans(tmp_path / "ui", tmp_path / "kv") == {"widgets/lost", "screens/left"}


@pytest.mark.parametrize(
    ("source", "layout"),
    [
        ("class Home: ...\nload_layout(__name__)", "<Away>:\n    x: 0"),
        ("class Home: ...\nload_layout(__name__)", "Home:\n    x: 0"),
        ("class Home: ...", "<Home>:\n    x: 0"),
        ("class Home: ...\nload_layout(__name__)\nload_layout(__name__)", "<Home>:\n    x: 0"),
    ],
)
def test_a_quarrel_is_found(source: str, layout: str) -> None:
    assert list(quarrels(source, layout))


def test_twins_may_agree_on_base_classes() -> None:
    assert list(quarrels("class Home(Box): ...\nload_layout(__name__)", "<Home@Box>:\n    x: 0")) == []


@pytest.mark.parametrize("fault", ["KV = '''\n<Home>:\n    x: 0\n'''", "Builder.load_string(text)"])
def test_a_layout_in_a_string_is_found(fault: str) -> None:
    assert list(layouts_in_strings(fault))
