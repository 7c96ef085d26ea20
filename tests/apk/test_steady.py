"""Two packings of one commit are equal: `make apk-check` packs twice, this looks at what makes them so."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import tarfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import coffres
from tests.apk.package import FOLDER, archive, attribute, resource
from tests.house.tree import ROOT
from tools.apk.pack_again import different, prints
from tools.apk.steady import steady

HASHED = 1  # in the flags of a pyc: it names no time


def test_no_byte_code_names_a_time() -> None:
    with tarfile.open(archive()) as tar:
        codes = [
            member for member in tar if member.name.startswith("coffres/") and member.name.endswith(".pyc")
        ]
        flags = {member.name: tar.extractfile(member).read(8)[4] for member in codes}  # type: ignore[union-attr]
    assert flags
    assert [name for name, flag in flags.items() if not flag & HASHED] == []


def test_the_package_is_as_old_as_its_commit() -> None:
    """Whatever commit it was packed at: one that is there, and no clock."""
    asked = ["git", "log", "-200", "--format=%ct"]
    times = subprocess.run(asked, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split()
    named = resource("values/strings.xml").read_text(encoding="utf-8")
    version = f"{coffres.__version__} {attribute('.', 'versionCode')}"
    known = [hashlib.sha1(f"{version} {time}".encode()).hexdigest() for time in times]
    assert any(f">{known_one}<" in named for known_one in known)


def test_a_difference_is_named(tmp_path: Path) -> None:
    before = prints(FOLDER)
    assert different(before, prints(FOLDER)) == []
    shutil.copytree(FOLDER / "main", tmp_path / "main")
    shutil.copy(archive(), tmp_path)
    (tmp_path / "main/AndroidManifest.xml").write_text("other", encoding="utf-8")
    assert different(before, prints(tmp_path)) == ["main/AndroidManifest.xml"]


@pytest.fixture
def umask() -> Iterator[None]:
    before = os.umask(0o077)
    yield
    os.umask(before)


@pytest.mark.usefixtures("umask")
def test_a_time_that_is_given_is_kept_and_the_commit_s_is_taken_otherwise(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(ROOT)
    given = {"SOURCE_DATE_EPOCH": "12"}
    none: dict[str, str] = {}
    steady(given)
    steady(none)
    asked = ["git", "log", "-1", "--format=%ct"]
    time = subprocess.run(asked, check=True, capture_output=True, text=True).stdout.strip()
    assert given == {"SOURCE_DATE_EPOCH": "12", "PYTHONHASHSEED": "0"}
    assert none == {"SOURCE_DATE_EPOCH": time, "PYTHONHASHSEED": "0"}
    assert os.umask(0o022) == 0o022


@pytest.mark.usefixtures("umask")
@pytest.mark.parametrize("without", ["a commit", "git"])
def test_without_a_commit_a_sentence_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, without: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    if without == "git":
        monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(SystemExit, match="SOURCE_DATE_EPOCH"):
        steady({})
