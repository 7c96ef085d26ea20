"""Android's SDK as it is installed on this machine, and a view of it that buildozer accepts.

buildozer takes the newest build tools it finds, even a release candidate, and then looks for them in a folder
that does not exist; it also calls a program that today's SDK keeps in another place. The view is a folder
with links to exactly what our build needs, and it has that program.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

NDK = "28.2.13676358"  # the version that buildozer.spec and python-for-android call 28c
JDKS = (17, 21)  # versions that gradle accepts, in the release that python-for-android v2026.05.09 uses
_NO_SDK = (
    "Android's SDK is wanted: name its folder in ANDROID_HOME. "
    "README (in its part on how a developer builds it) says how to get one."
)


class Lacking(Exception):
    """Something is missing; one sentence says what to do."""


def settings(environ: Mapping[str, str], api: str, folder: Path) -> dict[str, str]:
    """The settings of buildozer.spec that depend on this machine; the view is made in `folder`."""
    sdk = Path(environ.get("ANDROID_HOME") or environ.get("ANDROID_SDK_ROOT") or "/nowhere")
    if not sdk.is_dir():
        raise Lacking(_NO_SDK)
    wanted = [f"platforms/android-{api}", f"ndk/{NDK}"]
    lacking = [part for part in wanted if not (sdk / part).is_dir()]
    tools = newest_tools(sdk)
    if lacking or tools is None:
        packages = [part.replace("/", ";") for part in lacking] + (
            [] if tools else [f"build-tools;{api}.0.0"]
        )
        named = " ".join(f'"{package}"' for package in packages)
        raise Lacking(f"{sdk} is not complete. Please run: sdkmanager --sdk_root={sdk} {named}")
    make_view(sdk, folder, [f"platforms/android-{api}", f"build-tools/{tools}", "platform-tools", "licenses"])
    (folder / "ant").mkdir()  # never used, but downloaded if it is missing
    return {
        "android.sdk_path": str(folder),
        "android.ndk_path": str(sdk / "ndk" / NDK),
        "android.ant_path": str(folder / "ant"),
        "android.skip_update": "True",
    }


def newest_tools(sdk: Path) -> str | None:
    """The newest build tools that have been released; None if there are none."""
    found = [path.parent.name for path in sdk.glob("build-tools/*/aidl")]
    released = [name for name in found if re.fullmatch(r"\d+\.\d+\.\d+", name)]
    return max(released, key=lambda name: [int(part) for part in name.split(".")], default=None)


def make_view(sdk: Path, folder: Path, parts: list[str]) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    for part in parts:
        if (sdk / part).exists():
            (folder / part).parent.mkdir(parents=True, exist_ok=True)
            (folder / part).symlink_to((sdk / part).resolve())
    here = {part.partition("/")[0]: part.partition("/")[2] for part in parts}
    tools, level = here["build-tools"], here["platforms"].partition("-")[2]
    listed = f"  build-tools;{tools} | {tools} | installed"
    answers = {
        "sdkmanager": f'case "$*" in *--list*) echo "{listed}";; *) exit 1;; esac',
        "avdmanager": f'echo "API level: {level}"',
    }
    (folder / "tools/bin").mkdir(parents=True)
    for name, answer in answers.items():
        program = folder / "tools/bin" / name
        program.write_text(f"#!/bin/sh\n{answer}\n", encoding="utf-8")
        program.chmod(0o755)


def check_jdk(environ: Mapping[str, str]) -> None:
    """Raises Lacking unless the JDK that buildozer and gradle will find is one they accept."""
    home = environ.get("JAVA_HOME")
    javac = str(Path(home, "bin", "javac")) if home else "javac"
    try:
        done = subprocess.run(
            [javac, "-version"], check=True, capture_output=True, text=True, env=dict(environ)
        )
        said = f"{done.stdout}{done.stderr}".strip()
    except (OSError, subprocess.CalledProcessError):
        said = "none"
    version = re.match(r"javac (\d+)", said)
    if version is None or not JDKS[0] <= int(version[1]) <= JDKS[1]:
        raise Lacking(
            f"A JDK from {JDKS[0]} to {JDKS[1]} is wanted, and here is: {said}. On Debian and Ubuntu: "
            f"sudo apt install openjdk-{JDKS[0]}-jdk-headless (or openjdk-{JDKS[1]}-jdk-headless), "
            "and name it in JAVA_HOME where it is not the only one."
        )
