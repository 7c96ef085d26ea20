"""What the story of a series leaves out."""

from __future__ import annotations

from coffres.engine.contract import TABLE, Fact
from coffres.engine.registry import words
from coffres.engine.story import told

NAMES = ("Ana", "Bo", "Chloé", "Dan")


def test_that_nobody_is_accused_is_not_told_each_time() -> None:
    facts: list[Fact] = [(0, "pass", ()), (0, "decline", ()), (1, "pass", ()), (TABLE, "next_deal", ())]
    story = told(words("coffre_et_cle"), facts, NAMES, str)
    assert [line.text for line in story] == ["Ana passe.", "Bo passe."]
