"""The files in the repository mean the same on every machine and contain no credentials."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.tree import ROOT, committed, faults

# A home folder or another path of somebody's machine; `/path/to/...` and `/usr/bin/env` are allowed.
_MACHINE = re.compile(r"(?<![\w.~:/])/(?:root|home|work|opt|mnt|Users)/\w[^\s\"'`)]*")
# The place from which packages are downloaded is a setting of each machine.
_REGISTRY = re.compile(r"\b(?:[\w-]+\.)*(?:pypi|pythonhosted|npmjs|anaconda|crates)\.(?:org|com|io)\b")
_SECRET = re.compile(
    r"-----BEGIN [A-Z ]*PRIVATE KEY|\bgh[pousr]_\w{30}|\bAKIA[0-9A-Z]{16}\b|\w+://[^\s/:@{}$]+:[^\s/@{}$]+@"
)


def strange(text: str) -> Iterator[str]:
    for pattern in (_MACHINE, _REGISTRY, _SECRET):
        yield from (match.group() for match in pattern.finditer(text))


def read(path: Path) -> str:
    """The text of a file; empty for pictures, sounds and packed catalogues."""
    content = path.read_bytes()
    return "" if b"\0" in content else content.decode("utf-8")


def test_nothing_of_one_machine_is_committed() -> None:
    assert faults(lambda path: strange(read(path)), committed()) == {}


def test_nothing_that_is_made_is_committed() -> None:
    made = {".venv", ".mypy_cache", ".pytest_cache", ".ruff_cache", ".hypothesis", "__pycache__", "dist"}
    assert [path for path in committed() if made & set(path.relative_to(ROOT).parts)] == []


@pytest.mark.parametrize(
    "fault",
    [
        ("see ", "/root", "/notes.txt"),
        ("open('", "/home", "/ana/coffres')"),
        ("https://", "pypi", ".org/simple"),
        ("files.", "pythonhosted", ".org"),
        ("-----BEGIN RSA ", "PRIVATE KEY-----"),
        ("https://ana:", "secret", "@example.net/x.git"),
        ("gh", "p_", "a" * 36),
    ],
)
def test_what_is_strange_is_found(fault: tuple[str, ...]) -> None:
    """Each fault is written in pieces; otherwise the check would find it in this file."""
    assert list(strange("".join(fault)))


@pytest.mark.parametrize(
    "text",
    [
        ("#!/usr/bin/env ", "python3"),
        ("/path", "/to/python3.11"),
        ("assets", "/home", "/x"),
        ("~", "/work", "/x"),
    ],
)
def test_what_is_everybodys_is_no_fault(text: tuple[str, ...]) -> None:
    """Also in pieces, in case somebody checks this file with a rougher rule."""
    assert list(strange("".join(text))) == []
