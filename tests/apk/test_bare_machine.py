"""Packing asks nothing of the machine that only a compiler or Java would use."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.apk.package import VENV
from tests.house.tree import ROOT

# buildozer's own questions to the machine, on one without Java, and without zlib's headers but when told so.
_ASK = """
import sys
from pathlib import Path

import dry_build
from buildozer import Buildozer, buildops

kit = Path("kit").resolve()
dry_build.make_stand_ins(kit)
dry_build.point_spec_at(Path(dry_build.SPEC), kit)
if "settle" in sys.argv:
    dry_build.settle_in(kit)
there = buildops.file_exists
buildops.file_exists = lambda path: "zlib" in sys.argv if path == "/usr/include/zlib.h" else there(path)
Buildozer(dry_build.SPEC, "android").target.check_requirements()
"""


def ask(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    programs = folder / "bin"
    programs.mkdir()
    for name in ("dpkg", "git", "cython"):
        (programs / name).write_text("#!/bin/sh\n", encoding="utf-8")
        (programs / name).chmod(0o755)
    shutil.copy(ROOT / "buildozer.spec", folder)
    kept = {name: value for name, value in os.environ.items() if name != "JAVA_HOME"}
    return subprocess.run(
        [VENV / "bin" / "python", "-c", _ASK, *words],
        cwd=folder,
        check=False,
        capture_output=True,
        text=True,
        env=kept | {"PATH": str(programs), "PYTHONPATH": str(ROOT / "tools" / "apk")},
    )


def test_neither_java_nor_zlibs_headers_are_needed(tmp_path: Path) -> None:
    done = ask(tmp_path, "settle")
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("there", "wanted"), [("nothing", "zlib headers must be installed"), ("zlib", "(javac) not found")]
)
def test_buildozer_itself_would_ask_for_them(tmp_path: Path, there: str, wanted: str) -> None:
    """Else the test above proves nothing."""
    done = ask(tmp_path, there)
    assert done.returncode == 1
    assert wanted in done.stdout + done.stderr
