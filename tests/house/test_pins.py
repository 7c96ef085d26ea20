"""One set of versions: pyproject.toml decides, requirements.txt pins with hashes, buildozer.spec follows."""

from __future__ import annotations

import configparser
import re
import tomllib
from collections.abc import Iterator

import pytest

from tests.house.tree import ROOT

# Resolved by python-for-android with its own recipes, or needed only on the tablet (CONTRIBUTING.md).
OF_THE_TABLET = {"python3", "android", "pyjnius", "chardet"}
_PIN = re.compile(r"^([a-z0-9][\w.-]*)==(\S+)", re.MULTILINE)
_HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}")


def pins(text: str) -> dict[str, str]:
    return dict(_PIN.findall(text))


def unhashed(text: str) -> list[str]:
    """The requirements without a hash, which pip would accept with any content."""
    logical = [line for line in text.replace("\\\n", " ").splitlines() if line and not line.startswith("#")]
    return [line.split()[0] for line in logical if not _PIN.match(line) or not _HASH.search(line)]


def disagreements(wanted: list[str], have: dict[str, str]) -> Iterator[str]:
    for requirement in wanted:
        name, exact, version = requirement.partition("==")
        if not exact or have.get(name) != version:
            yield f"{requirement}: {have.get(name)}"


def project() -> dict[str, list[str]]:
    table = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return {"run": table["dependencies"], **table["optional-dependencies"]}


def pin_list() -> str:
    return (ROOT / "requirements.txt").read_text(encoding="utf-8")


def test_every_pin_has_a_hash() -> None:
    assert unhashed(pin_list()) == []


@pytest.mark.parametrize("extra", ["run", "dev"])
def test_what_pyproject_wants_is_pinned(extra: str) -> None:
    assert list(disagreements(project()[extra], pins(pin_list()))) == []


def test_the_tablet_gets_the_same_versions() -> None:
    spec = configparser.ConfigParser(interpolation=None)
    spec.read(ROOT / "buildozer.spec", encoding="utf-8")
    on_tablet = spec["app"]["requirements"].split(",")
    named = {requirement.partition("==")[0]: requirement for requirement in on_tablet}
    wanted = {requirement.partition("==")[0]: requirement for requirement in project()["run"]}
    assert {name: line for name, line in named.items() if name not in OF_THE_TABLET} == wanted
    assert set(named) >= OF_THE_TABLET


def test_a_desktop_gets_the_same_versions() -> None:
    text = (ROOT / "tools/desktop/requirements.txt").read_text(encoding="utf-8")
    packed, ours = pins(text), pins(pin_list())
    assert unhashed(text) == []
    assert list(disagreements(project()["run"], packed)) == []
    assert {name: version for name, version in packed.items() if ours.get(name, version) != version} == {}


def test_the_tools_of_android_are_exact() -> None:
    assert all("==" in requirement for requirement in project()["android"])


@pytest.mark.parametrize(
    "fault",
    [
        "kivy==2.3.1",
        "kivy==2.3.1 --hash=md5:" + "0" * 32,
        "kivy==2.3.1 \\\n    --hash=sha256:" + "0" * 63,
        "kivy>=2.3 --hash=sha256:" + "0" * 64,
    ],
)
def test_a_pin_without_a_hash_is_found(fault: str) -> None:
    good = "plyer==2.1.0 \\\n    --hash=sha256:" + "0" * 64
    assert unhashed(f"# a comment\n{good}\n{fault}\n") == [fault.split()[0]]


def test_another_version_is_found() -> None:
    assert list(disagreements(["kivy==2.3.1", "plyer==2.1.0", "babel"], {"kivy": "2.3.0"})) == [
        "kivy==2.3.1: 2.3.0",
        "plyer==2.1.0: None",
        "babel: None",
    ]
