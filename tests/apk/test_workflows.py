"""The workflows that only a runner can run are at least what GitHub's own schema wants of them."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.apk.package import VENV
from tests.house.tree import ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def check(path: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [VENV / "bin" / "check-jsonschema", "--builtin-schema", "vendor.github-workflows", path],
        check=False,
        capture_output=True,
        text=True,
    )


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_it_follows_the_schema(path: Path) -> None:
    done = check(path)
    assert done.returncode == 0, done.stdout


def test_what_does_not_is_found(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.yml"
    wrong.write_text("on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    stepz: []\n", encoding="utf-8")
    done = check(wrong)
    assert done.returncode == 1
    assert "stepz" in done.stdout


def test_every_script_that_a_workflow_calls_is_there() -> None:
    words = " ".join(path.read_text(encoding="utf-8") for path in WORKFLOWS).split()
    called = {word for word in words if word.startswith(("tools/", ".ci/"))}
    called |= {f"{word.replace('.', '/')}.py" for word in words if word.startswith("tools.")}
    assert called
    assert [name for name in called if not (ROOT / name).is_file()] == []
