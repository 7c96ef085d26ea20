"""What python-for-android builds for us: what has to be compiled is a decision, not an accident."""

from __future__ import annotations

import json

from tests.apk.package import facts
from tests.house.tree import ROOT

GOLDEN = ROOT / "tests" / "apk" / "recipes.json"


def test_the_recipes_are_the_ones_we_know() -> None:
    found = {recipe["name"]: [recipe["kind"], recipe["version"]] for recipe in facts()["recipes"]}
    assert found == json.loads(GOLDEN.read_text(encoding="utf-8"))


def test_the_tablets_python_is_one_that_we_try() -> None:
    versions = {recipe["name"]: recipe["version"] for recipe in facts()["recipes"]}
    assert versions["python3"].startswith("3.14.")
