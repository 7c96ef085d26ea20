"""Round things and lines have smooth edges, on screens without multisampling too; a stencil has hard ones, as
a smooth shape leaves a seam from its middle to its edge open there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.house.tree import ROOT


def hard_edges(source: str, layout: bool) -> list[str]:
    """The instructions that draw with hard edges: what a layout names, or what a module takes from Kivy."""
    if layout:
        return re.findall(r"(?m)^\s+(Ellipse|RoundedRectangle|Line):$", "".join(_stencils(source)[::2]))
    taken = re.findall(r"from kivy\.graphics(?:\.\w+)? import (\([^)]*\)|.*)", source)
    return [name for names in taken for name in re.findall(r"\b(Ellipse|RoundedRectangle|Line)\b", names)]


def _stencils(source: str) -> list[str]:
    """What a layout draws, by turns outside stencils and into one."""
    return re.split(r"\bStencil(?:Push|Use|UnUse|Pop)\b", source)


@pytest.mark.parametrize(("folder", "ending"), [("kv", "kv"), ("coffres/ui", "py")])
def test_everything_is_drawn_with_smooth_edges(folder: str, ending: str) -> None:
    found = {
        str(path.relative_to(ROOT)): names
        for path in Path(ROOT, folder).rglob(f"*.{ending}")
        if (names := hard_edges(path.read_text(encoding="utf-8"), ending == "kv"))
    }
    assert not found


def test_stencils_have_no_seams() -> None:
    for path in Path(ROOT, "kv").rglob("*.kv"):
        stencils = _stencils(path.read_text(encoding="utf-8"))[1::2]
        assert not any("Smooth" in into for into in stencils), path


def test_hard_edges_are_found() -> None:
    stencil = "    StencilPush\n    Ellipse:\n    StencilUse\n    %s:\n    StencilUnUse\n    Ellipse:\n"
    assert hard_edges(stencil % "SmoothLine", True) == []
    assert hard_edges(stencil % "Line", True) == ["Line"]
    assert hard_edges("    canvas:\n        Ellipse:\n            pos: 1, 2\n", True) == ["Ellipse"]
    assert hard_edges("    canvas:\n        SmoothLine:\n", True) == []
    assert hard_edges("from kivy.graphics import (\n    Color,\n    Line,\n)\n", False) == ["Line"]
    assert hard_edges("from kivy.graphics import Color, SmoothEllipse\nLine = 1\n", False) == []


def test_rounded_rectangles_are_those_that_cannot_crash_the_app() -> None:
    """See `SmoothRoundedRectangle` in kivy_faults."""
    for path in Path(ROOT, "coffres/ui").rglob("*.py"):
        taken = re.findall(r"from kivy\.graphics import (\([^)]*\)|.*)", path.read_text(encoding="utf-8"))
        assert path.stem == "kivy_faults" or not re.search("SmoothRoundedRectangle", " ".join(taken)), path
