"""The workflow that builds the package: what would have stopped or blinded it does not come back."""

from __future__ import annotations

import json
import os
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.apk.package import VENV
from tests.house.tree import ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
# The first release of each action that runs on Node 24, by its own action.yml.
ON_NODE_24 = {
    "actions/cache": (5,),
    "actions/checkout": (5,),
    "actions/download-artifact": (7,),
    "actions/setup-java": (5,),
    "actions/setup-python": (6,),
    "actions/upload-artifact": (6,),
    "reactivecircus/android-emulator-runner": (2, 37),
}
_READ = (
    "import json, sys; from ruamel.yaml import YAML; json.dump(YAML(typ='safe').load(sys.stdin), sys.stdout)"
)


def jobs(path: Path) -> dict[str, Any]:
    done = subprocess.run(
        [VENV / "bin" / "python", "-c", _READ],
        input=path.read_text(encoding="utf-8").replace("\non:", "\n'on':", 1),
        check=True,
        capture_output=True,
        text=True,
    )
    found: dict[str, Any] = json.loads(done.stdout)["jobs"]
    return found


@pytest.fixture(scope="module")
def apk() -> dict[str, Any]:
    return jobs(ROOT / ".github" / "workflows" / "apk.yml")


def steps(job: dict[str, Any], word: str) -> list[dict[str, Any]]:
    """Those that run or use something."""
    return [step for step in job["steps"] if word in step.get("run", step.get("uses", ""))]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_every_action_runs_on_node_24(path: Path) -> None:
    used = [step["uses"] for job in jobs(path).values() for step in job["steps"] if "uses" in step]
    for action, _, version in (use.partition("@") for use in used):
        assert tuple(map(int, version.removeprefix("v").split("."))) >= ON_NODE_24[action], action


def test_a_release_makes_its_own_notes(apk: dict[str, Any]) -> None:
    """gh takes a tag's only from a checkout, and there is none where the release is made."""
    (made,) = steps(apk["release"], "gh release create")
    assert "--generate-notes" in made["run"]
    assert "--notes-from-tag" not in made["run"]


def test_a_build_that_fails_shows_its_log_and_no_secret(apk: dict[str, Any]) -> None:
    build = apk["build"]
    (made,) = steps(build, "make apk")
    assert ">build.log 2>&1 || { tools/apk/end-of-log build.log; exit 1; }" in made["run"]
    after = build["steps"][build["steps"].index(made) + 1]
    assert after["uses"].startswith("actions/upload-artifact")
    assert (after["if"], after["with"]["path"]) == ("failure()", "build.log")
    assert "secrets." not in json.dumps(build)
    assert "secrets." in json.dumps(apk["sign"])


def test_two_processors_are_built_at_once(apk: dict[str, Any]) -> None:
    kinds = apk["build"]["strategy"]["matrix"]["include"]
    assert {kind["whom"]: len(kind["archs"].split(", ")) for kind in kinds} == {"tablets": 2, "emulators": 2}
    spec = (ROOT / "buildozer.spec").read_text(encoding="utf-8")
    assert f"\nandroid.archs = {kinds[0]['archs']}\n" in spec
    assert {at["arch"] for at in apk["emulator"]["strategy"]["matrix"]["include"]} == {"x86_64", "x86"}


def test_the_oldest_and_the_newest_android_are_tried(apk: dict[str, Any]) -> None:
    spec = (ROOT / "buildozer.spec").read_text(encoding="utf-8")
    named = [re.search(rf"^android\.{key} = (\d+)$", spec, re.MULTILINE) for key in ("minapi", "api")]
    levels = [at["api"] for at in apk["emulator"]["strategy"]["matrix"]["include"]]
    assert levels == [int(found[1]) for found in named if found]


def test_pages_are_looked_at_by_our_own_tool(apk: dict[str, Any]) -> None:
    assert steps(apk["build"], "python tools/apk/page_alignment.py bin/*.apk")


def test_buildozer_takes_the_processors_from_its_environment(tmp_path: Path) -> None:
    """The name that the workflow gives them by."""
    (tmp_path / "buildozer.spec").write_bytes((ROOT / "buildozer.spec").read_bytes())
    ask = (
        "from buildozer import Buildozer;"
        "print(Buildozer('buildozer.spec').config.get('app', 'android.archs'))"
    )
    done = subprocess.run(
        [VENV / "bin" / "python", "-c", ask],
        cwd=tmp_path,
        check=True,
        capture_output=True,
        text=True,
        env=os.environ | {"APP_ANDROID_ARCHS": "x86_64, x86"},
    )
    assert done.stdout.splitlines()[-1] == "x86_64, x86"


def test_the_end_of_a_log_is_where_it_stopped(tmp_path: Path) -> None:
    """buildozer's own way of failing: first what went wrong, then a hundred lines of environment."""
    fail = (
        "import os; from buildozer import buildops; from buildozer.logger import Logger; Logger.set_level(2);"
        "buildops.cmd(['sh', '-c', 'echo zlib.h: no such header; exit 2'], env={**os.environ,"
        " **{f'VARIABLE_{number}': 'x' * 200 for number in range(200)}})"
    )
    log = tmp_path / "build.log"
    with log.open("w") as out:
        command = [str(VENV / "bin" / "python"), "-c", fail]
        subprocess.run(command, cwd=tmp_path, check=False, stdout=out, stderr=subprocess.STDOUT)
    assert "VARIABLE_199" in log.read_text(encoding="utf-8")
    shown = subprocess.run(
        [ROOT / "tools/apk/end-of-log", log], check=True, capture_output=True, text=True
    ).stdout
    assert "zlib.h: no such header" in shown
    assert "VARIABLE_" not in shown
