"""A target of the Makefile that runs something in an environment of ours makes that environment first."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tests.house.tree import ROOT

# What a recipe says when it uses an environment, and the file that stands for that environment being made.
ENVIRONMENTS = {
    "$(PY)": "$(READY)",
    "$(ART)/bin/": "$(ART)/ready",
    "$(APK)/venv/": "$(APK)/ready",
    "$(APK_ENV)": "$(APK)/ready",
    "$(DESKTOP)/venv/": "$(DESKTOP)/ready",
}
_RULE = re.compile(r"(?P<target>[\w$()/.-]+):(?!=)(?P<needs>[^#=]*)(#.*)?")
_HELP = re.compile(r"\s+##.*")


def rules(makefile: str) -> dict[str, tuple[list[str], str]]:
    """Each target with what it needs and its recipe."""
    found: dict[str, tuple[list[str], str]] = {}
    target = ""
    for line in makefile.splitlines():
        if line.startswith("\t"):
            needs, recipe = found[target]
            found[target] = needs, f"{recipe}{line}\n"
        elif rule := _RULE.fullmatch(_HELP.sub("", line)):
            target = rule["target"]
            found[target] = rule["needs"].split(), ""
    return found


def too_early(makefile: str) -> Iterator[str]:
    all_rules = rules(makefile)

    def made_before(target: str) -> set[str]:
        needs = all_rules.get(target, ([], ""))[0]
        return {*needs}.union(*(made_before(need) for need in needs))

    for target, (_needs, recipe) in all_rules.items():
        for word, ready in ENVIRONMENTS.items():
            if target != ready and word in recipe and ready not in made_before(target):
                yield f"{target} uses {word} and does not need {ready}"


def test_no_target_uses_an_environment_that_is_not_made() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert {"test", "play", "package", "apk-check", "desktop-check"} <= rules(makefile).keys()
    assert list(too_early(makefile)) == []


def test_one_that_does_is_found() -> None:
    """Once it was the last step of a long check, which failed only where nobody had made the environment."""
    makefile = (
        "PY := .venv/bin/python\n"
        "check: package  ## all of it\n\t@$(PY) -m pytest\n"
        "package: $(APK)/ready\n\t@$(APK)/venv/bin/python pack.py\n"
        "build: package\n\t@$(APK_ENV) python build.py\n"
        "pictures:\n\t@mkdir -p out\n\t@$(ART)/bin/python make.py\n"
        "$(READY): pins\n\t@$(PY) -m pip\n"
    )
    assert list(too_early(makefile)) == [
        "check uses $(PY) and does not need $(READY)",
        "pictures uses $(ART)/bin/ and does not need $(ART)/ready",
    ]
