"""Android's SDK as a runner or a developer has it: what is taken, and what is said if it will not do."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from tests.apk.package import VENV
from tests.house.tree import ROOT
from tools.apk.android_sdk import NDK, Lacking, check_jdk, newest_tools, settings

CANDIDATE = "38.0.0-rc1"
# buildozer's own way through an SDK, and python-for-android's question.
_GO_THROUGH = """
import sys
from buildozer import Buildozer
from pythonforandroid.build import get_available_apis

builder = Buildozer("buildozer.spec", "android")
for setting in sys.argv[1:]:
    builder.config.set("app", *setting.split("=", 1))
target = builder.target
target._install_apache_ant()
target._install_android_sdk()
target._install_android_ndk()
target._install_android_packages()
print("APIs", get_available_apis(target.android_sdk_dir))
"""


def sdk(folder: Path, *tools: str) -> Path:
    for version in tools:
        program(folder / "build-tools" / version / "aidl", "exit 1")
    for part in (
        "platforms/android-36",
        f"ndk/{NDK}",
        "platform-tools",
        "licenses",
        "cmdline-tools/latest/bin",
    ):
        (folder / part).mkdir(parents=True)
    return folder


def program(path: Path, script: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    path.chmod(0o755)


def go_through(folder: Path, found: dict[str, str]) -> subprocess.CompletedProcess[str]:
    (folder / "buildozer.spec").write_bytes((ROOT / "buildozer.spec").read_bytes())
    return subprocess.run(
        [VENV / "bin" / "python", "-c", _GO_THROUGH, *(f"{key}={value}" for key, value in found.items())],
        cwd=folder,
        check=False,
        capture_output=True,
        text=True,
        env=os.environ | {"HOME": str(folder)},
    )


def test_buildozer_and_python_for_android_go_through_it(tmp_path: Path) -> None:
    """By the newest release of its tools, beside a candidate; its programs lie elsewhere by now."""
    machine = sdk(tmp_path / "machine", "35.0.1", "37.0.0", "9.0.0", CANDIDATE)
    found = settings({"ANDROID_HOME": str(machine)}, "36", tmp_path / "view")
    assert [path.name for path in (tmp_path / "view/build-tools").iterdir()] == ["37.0.0"]
    assert found["android.ndk_path"] == str(machine / "ndk" / NDK)
    done = go_through(tmp_path, found)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "APIs [36]" in done.stdout


def test_without_the_view_they_would_not(tmp_path: Path) -> None:
    machine = sdk(tmp_path / "machine", "37.0.0", CANDIDATE)
    program(machine / "tools/bin/sdkmanager", 'echo "  build-tools;37.0.0 | x"')
    found = settings({"ANDROID_HOME": str(machine)}, "36", tmp_path / "view")
    done = go_through(tmp_path, found | {"android.sdk_path": str(machine)})
    assert done.returncode != 0
    assert "Aidl not found" in done.stdout


def test_a_view_is_made_again(tmp_path: Path) -> None:
    machine = {"ANDROID_SDK_ROOT": str(sdk(tmp_path / "machine", "36.0.0"))}
    settings(machine, "36", tmp_path / "view")
    program(tmp_path / "machine/build-tools/37.0.0/aidl", "exit 1")
    settings(machine, "36", tmp_path / "view")
    assert [path.name for path in (tmp_path / "view/build-tools").iterdir()] == ["37.0.0"]


def test_candidates_alone_are_none(tmp_path: Path) -> None:
    assert newest_tools(sdk(tmp_path, CANDIDATE)) is None


@pytest.mark.parametrize("named", [{}, {"ANDROID_HOME": "/nowhere/at/all"}])
def test_without_an_sdk_it_says_what_to_do(named: dict[str, str], tmp_path: Path) -> None:
    with pytest.raises(Lacking, match="name its folder in ANDROID_HOME"):
        settings(named, "36", tmp_path / "view")


def test_what_an_sdk_lacks_is_named(tmp_path: Path) -> None:
    (tmp_path / "machine").mkdir()
    wanted = f'"platforms;android-36" "ndk;{NDK}" "build-tools;36.0.0"'
    with pytest.raises(Lacking, match=wanted):
        settings({"ANDROID_HOME": str(tmp_path / "machine")}, "36", tmp_path / "view")


def test_make_apk_says_the_same_and_no_more(tmp_path: Path) -> None:
    program(tmp_path / "bin/javac", "echo javac 17")
    (tmp_path / "buildozer.spec").write_bytes((ROOT / "buildozer.spec").read_bytes())
    kept = {name: value for name, value in os.environ.items() if not name.startswith("ANDROID")}
    done = subprocess.run(
        [VENV / "bin" / "python", ROOT / "tools/apk/build_apk.py", "debug"],
        cwd=tmp_path,
        check=False,
        capture_output=True,
        text=True,
        env=kept | {"JAVA_HOME": str(tmp_path)},
    )
    assert done.returncode == 1
    assert (done.stdout, len(done.stderr.splitlines())) == ("", 1)
    assert "name its folder in ANDROID_HOME" in done.stderr


@pytest.mark.parametrize("version", ["17.0.15", "21"])
def test_a_jdk_that_gradle_takes(version: str, tmp_path: Path) -> None:
    program(tmp_path / "bin/javac", f"echo javac {version}")
    check_jdk({"JAVA_HOME": str(tmp_path)})


@pytest.mark.parametrize(
    ("script", "said"),
    [("echo javac 11.0.2", "javac 11.0.2"), ("echo javac 25.0.1", "javac 25.0.1"), ("exit 1", "none")],
)
def test_a_jdk_that_it_does_not_take_is_named(script: str, said: str, tmp_path: Path) -> None:
    program(tmp_path / "bin/javac", script)
    with pytest.raises(Lacking, match=f"here is: {said}. .* apt install openjdk-17-jdk-headless"):
        check_jdk({"JAVA_HOME": str(tmp_path)})


def test_the_ndk_is_the_one_of_the_spec() -> None:
    """28.2 is written 28c: the letters count the second number."""
    major, minor, _ = NDK.split(".")
    letter = "abcdef"[int(minor)]
    assert f"\nandroid.ndk = {major}{letter}\n" in (ROOT / "buildozer.spec").read_text(encoding="utf-8")
