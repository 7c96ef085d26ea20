"""What tools/apk/dry_build.py made of this checkout: our part of the APK, and what the real tools said."""

from __future__ import annotations

import json
import tarfile
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from tests import unpacking
from tests.house.tree import ROOT

FOLDER = ROOT / "build" / "apk" / "dry"
VENV = ROOT / "build" / "apk" / "venv"
ANDROID = "{http://schemas.android.com/apk/res/android}"


def _made(path: Path) -> Path:
    if not path.exists():
        raise AssertionError(f"{path.relative_to(ROOT)} is not there: run `make package`")
    return path


def facts() -> dict[str, Any]:
    read: dict[str, Any] = json.loads(_made(FOLDER / "facts.json").read_text(encoding="utf-8"))
    return read


def archive() -> Path:
    """Our code and our data, as the tablet unpacks them at the first start."""
    return _made(FOLDER / "private.tar")


def files() -> set[str]:
    with tarfile.open(archive()) as tar:
        return {member.name for member in tar if member.isfile()}


def settings() -> dict[str, str]:
    """What the tablet's Python finds in its environment."""
    with tarfile.open(archive()) as tar:
        file = tar.extractfile("p4a_env_vars.txt")
        assert file is not None
        lines = file.read().decode().splitlines()
    return {name: value for name, _, value in (line.partition("=") for line in lines)}


def unpack(folder: Path) -> None:
    unpacking.unpack(archive(), folder)


def manifest_file() -> Path:
    return _made(FOLDER / "main" / "AndroidManifest.xml")


def manifest() -> ElementTree.Element:
    return ElementTree.parse(manifest_file()).getroot()


def attribute(path: str, name: str) -> str | None:
    """Of an element of the manifest."""
    found = manifest() if path == "." else manifest().find(path)
    assert found is not None, f"no {path} in the manifest"
    return found.get(ANDROID + name)


def resource(path: str) -> Path:
    return _made(FOLDER / "main" / "res" / path)
