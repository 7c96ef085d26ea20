"""What Kivy need not do at the start: it is left out, and nothing that is needed with it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from kivy.lang import Builder
from kivy.lang.parser import Parser

from coffres.places import KV
from coffres.ui.lean import compile_whole
from coffres.ui.widgets.fitted import Fitted

LAYOUTS = sorted(KV.rglob("*.kv"))


@pytest.mark.parametrize("path", LAYOUTS, ids=[str(path.relative_to(KV)) for path in LAYOUTS])
def test_every_expression_of_a_layout_is_one(path: Path) -> None:
    """Nothing is compiled while it is read: a mistake would be found only where it is seen."""
    for _selector, rule in Parser(content=path.read_text(encoding="utf-8"), filename=str(path)).rules:
        compile_whole(rule)


def test_a_rule_is_compiled_when_it_is_first_applied() -> None:
    class LateFitted(Fitted):
        pass

    Builder.load_string("<LateFitted>:\n    wish: 1 +\n", filename="late.kv")
    try:
        with pytest.raises(SyntaxError, match=r"late\.kv"):
            LateFitted()
    finally:
        Builder.unload_file("late.kv")


def test_a_mistake_is_found_in_every_part_of_a_rule() -> None:
    for part in (
        "x: 1 +",
        "on_x: 1 +",
        "canvas:\n        Color:\n            rgb: 1 +",
        "canvas.before:\n        Color:\n            rgb: 1 +",
        "canvas.after:\n        Color:\n            rgb: 1 +",
        "Label:\n        Label:\n            text: 1 +",
    ):
        ((_selector, rule),) = Parser(content=f"<Nobody>:\n    {part}\n", filename="nobody.kv").rules
        with pytest.raises(SyntaxError, match=r"nobody\.kv"):
            compile_whole(rule)


def test_asyncio_is_there_for_whoever_asks() -> None:
    import asyncio

    assert callable(asyncio.wait_for)
    assert asyncio.wait_for is not None
    assert sys.modules["asyncio"].__spec__ is not None
