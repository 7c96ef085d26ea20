"""Tars are unpacked in a single place, because versions of Python differ in how to do it safely."""

from __future__ import annotations

import ast
import io
import tarfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.tree import faults, modules
from tests.unpacking import unpack


def own_ways(source: str) -> Iterator[str]:
    """Functions with which a module would unpack an archive itself."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and node.attr in ("extractall", "unpack_archive"):
            yield f"line {node.lineno}: {node.attr}"


def tar(path: Path, *members: tarfile.TarInfo) -> Path:
    with tarfile.open(path, "w") as file:
        for member in members:
            member.size = 4 if member.isfile() else 0
            file.addfile(member, io.BytesIO(b"text"))
    return path


def member(name: str, kind: bytes = tarfile.REGTYPE, leads: str = "") -> tarfile.TarInfo:
    info = tarfile.TarInfo(name)
    info.type, info.linkname = kind, leads
    return info


def test_nobody_has_a_way_of_their_own() -> None:
    everywhere = modules("coffres", "tests", "tools")
    assert faults(lambda path: own_ways(path.read_text(encoding="utf-8")), everywhere) == {}


def test_a_way_of_ones_own_is_found() -> None:
    assert list(own_ways("import tarfile\ntarfile.open('a').extractall('b', filter='data')\n")) == [
        "line 2: extractall"
    ]


def test_files_and_folders_come_out(tmp_path: Path) -> None:
    packed = tar(tmp_path / "a.tar", member("./in/deep/file"), member("empty", tarfile.DIRTYPE))
    unpack(packed, tmp_path / "out")
    assert (tmp_path / "out/in/deep/file").read_text(encoding="utf-8") == "text"
    assert (tmp_path / "out/empty").is_dir()


@pytest.mark.parametrize(
    "wrong",
    [
        member("../beside"),
        member("in/../../beside"),
        member("/tmp/coffres-outside"),
        member("link", tarfile.SYMTYPE, "/etc"),
        member("link", tarfile.LNKTYPE, "../beside"),
        member("pipe", tarfile.FIFOTYPE),
    ],
    ids=lambda wrong: f"{wrong.name} {wrong.linkname}".strip(),
)
def test_nothing_else_does(tmp_path: Path, wrong: tarfile.TarInfo) -> None:
    packed = tar(tmp_path / "a.tar", member("good"), wrong)
    with pytest.raises(ValueError, match=f"^{wrong.name} "):
        unpack(packed, tmp_path / "out")
    assert {path.name for path in tmp_path.rglob("*")} <= {"a.tar", "out", "good"}
