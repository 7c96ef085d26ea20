"""Every Android class and member that our code names is there at the API level we target.

A name that is not would be found by nobody before the first family presses the button. The stubs are
Android's own list of its classes at API 36, as a package of Python stubs.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache

import pytest

from tests.apk.package import VENV
from tests.house.tree import ROOT, faults

OURS = sorted((ROOT / "coffres" / "device").glob("*.py"))
# What a named class hands to us without our naming it.
HANDED = (
    "android.app.Activity",
    "android.content.ContentResolver",
    "android.hardware.SensorManager",
    "android.net.Uri",
    "android.os.ParcelFileDescriptor",
    "android.view.Display",
    "android.view.DisplayCutout",
    "android.view.View",
    "android.view.Window",
    "android.view.WindowInsets",
    "android.view.WindowInsetsController",
    "android.view.WindowManager",
)
OTHERS = {"ANDROID_ARGUMENT", "mActivity"}  # python-for-android's
_CLASS = re.compile(r"(?:android|java)[./](?:\w+[./])*[A-Z][\w$]*")
_JAVA = re.compile(r"[a-z]+[A-Z]\w*|[A-Z][A-Z0-9]*_[A-Z0-9_]+")  # addFlags, FLAG_SECURE: no name of ours


@cache
def members(name: str) -> frozenset[str] | None:
    """What a class has, with what it inherits; None when there is no such class."""
    package, _, path = name.rpartition(".")
    top, *rest = package.split(".")
    stub = next(VENV.glob(f"lib/python3*/site-packages/{top}-stubs"), VENV).joinpath(*rest, "__init__.pyi")
    if not stub.exists():
        return None
    body = ast.parse(stub.read_text(encoding="utf-8")).body
    found: ast.ClassDef | None = None
    for part in path.split("$"):
        found = next((node for node in body if isinstance(node, ast.ClassDef) and node.name == part), None)
        if found is None:
            return None
        body = found.body
    assert found is not None
    return frozenset(_own(found)).union(*(members(base) or () for base in _bases(found, package)))


def _own(found: ast.ClassDef) -> Iterator[str]:
    for node in found.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id


def _bases(found: ast.ClassDef, package: str) -> Iterator[str]:
    for base in map(ast.unparse, found.bases):
        yield base if "." in base else f"{package}.{base}"


def unknown(source: str) -> Iterator[str]:
    """Classes that are not there, and members that none of the classes at hand has."""
    tree = ast.parse(source)
    texts = {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    classes = {text.replace("/", ".") for text in texts if _CLASS.fullmatch(text)}
    yield from (f"no class {name}" for name in sorted(classes) if members(name) is None)
    at_hand = frozenset().union(*(members(name) or () for name in (*classes, *HANDED)))
    named = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)} | texts
    methods = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    wanted = {name for name in named if _JAVA.fullmatch(name)} - methods - OTHERS
    yield from (f"no member {name}" for name in sorted(wanted - at_hand))


def test_android_has_what_we_name() -> None:
    assert faults(lambda path: unknown(path.read_text(encoding="utf-8")), OURS) == {}


def test_the_stubs_are_those_of_the_level_we_target() -> None:
    assert any(VENV.glob("lib/python3*/site-packages/chaquopy_stubs_android-36.*"))


@pytest.mark.parametrize(
    ("source", "missing"),
    [
        ('autoclass("android.os.Vibrato")', ["no class android.os.Vibrato"]),
        ('autoclass("android.os.Build$VERSION").SDK_NUMBER', ["no member SDK_NUMBER"]),
        ("activity().getWindow().addFlags(1)", []),
        ("activity().getWindow().addFlag(1)", ["no member addFlag"]),
        ('getattr(autoclass("android.view.View"), "FLAG_OF_MINE")', ["no member FLAG_OF_MINE"]),
    ],
)
def test_what_is_not_there_is_found(source: str, missing: list[str]) -> None:
    assert list(unknown(source)) == missing
