"""What README, CONTRIBUTING and CHANGELOG promise is really there."""

from __future__ import annotations

import configparser
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import coffres
from tests.house.tree import ROOT, faults

PAPERS = sorted(ROOT.glob("*.md"))
_LINK = re.compile(r"\]\(([^)#\s]+)[^)]*\)")
_MAKE = re.compile(r"(?:^|`)make +([a-z-]+)", re.MULTILINE)
_DEV = re.compile(r"python3? -m coffres\.dev +([a-z]+)")
_TARGET = re.compile(r"^([a-z-]+):", re.MULTILINE)


def dead_links(text: str, folder: Path) -> Iterator[str]:
    """Relative links whose target does not exist."""
    for target in _LINK.findall(text):
        if "://" not in target and not (folder / target).exists():
            yield target


def unknown_targets(text: str, makefile: str) -> set[str]:
    return set(_MAKE.findall(text)) - set(_TARGET.findall(makefile))


def heads(changelog: str) -> list[str]:
    """The versions of a changelog, newest first."""
    return re.findall(r"^## (\d+\.\d+\.\d+)", changelog, re.MULTILINE)


def numeric(version: str) -> int:
    """The number that Android gets for a version: two digits each for major, minor and patch."""
    major, minor, patch = map(int, version.split("."))
    return major * 10000 + minor * 100 + patch


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_every_link_leads_somewhere() -> None:
    assert faults(lambda paper: dead_links(paper.read_text(encoding="utf-8"), ROOT), PAPERS) == {}


def test_every_make_command_is_there() -> None:
    makefile = read("Makefile")
    assert faults(lambda paper: unknown_targets(paper.read_text(encoding="utf-8"), makefile), PAPERS) == {}


@pytest.mark.parametrize(
    "command", sorted({name for paper in PAPERS for name in _DEV.findall(read(paper.name))})
)
def test_every_dev_command_is_there(command: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "coffres.dev", command, "--help"],
        cwd=ROOT,
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr


def test_the_changelog_begins_with_this_version() -> None:
    assert heads(read("CHANGELOG.md"))[0] == coffres.__version__


def test_android_counts_the_same_version() -> None:
    spec = configparser.ConfigParser(interpolation=None)
    spec.read(ROOT / "buildozer.spec", encoding="utf-8")
    assert spec["app"].getint("android.numeric_version") == numeric(coffres.__version__)
    pattern = spec["app"]["version.regex"]
    found = re.search(pattern, read("coffres/__init__.py"))
    assert found is not None
    assert found.group(1) == coffres.__version__


def test_what_is_promised_and_not_there_is_found(tmp_path: Path) -> None:
    (tmp_path / "here.md").touch()
    text = "[a](here.md), [b](here.md#part), [c](gone.md), [d](https://example.net/)"
    assert list(dead_links(text, tmp_path)) == ["gone.md"]
    assert unknown_targets("Type `make tea` or\nmake play\n", "play: x\n\t@true\n") == {"tea"}
    assert heads("# Journal\n\n## 1.10.2\n\ntext 9.9.9\n\n## 1.9.0\n") == ["1.10.2", "1.9.0"]
    assert numeric("1.10.2") == 11002
