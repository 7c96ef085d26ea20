"""How the desktop's archive is written, and what its check refuses (`make desktop-check` plays from one)."""

from __future__ import annotations

import os
import sysconfig
import tarfile
from pathlib import Path

import pytest

from tests.house.tree import ROOT
from tools.desktop import check, pack


def program(folder: Path, age: int) -> Path:
    made = folder / "coffres"
    (made / "_internal").mkdir(parents=True)
    for name, mode in (("coffres", 0o700), ("_internal/b", 0o600), ("_internal/a", 0o664)):
        (made / name).write_text(name, encoding="utf-8")
        (made / name).chmod(mode)
        os.utime(made / name, (age, age))
    (made / "_internal/link").symlink_to("a")
    return made


def test_two_packings_of_the_same_are_the_same(tmp_path: Path) -> None:
    archives = []
    for age in (1, 2):
        made = program(tmp_path / str(age), age)
        archives.append(pack.tarred(made, tmp_path / f"{age}" / "coffres.tar.gz", 1_700_000_000).read_bytes())
    assert archives[0] == archives[1]


def test_everybody_may_read_and_run_what_is_unpacked(tmp_path: Path) -> None:
    path = pack.tarred(program(tmp_path, 1), tmp_path / "coffres.tar.gz", 1)
    with tarfile.open(path) as tar:
        modes = {member.name: member.mode for member in tar if not member.issym()}
        assert {(member.uid, member.uname) for member in tar} == {(0, "")}
    assert modes == {
        "coffres": 0o755,
        "coffres/_internal": 0o755,
        "coffres/_internal/a": 0o644,
        "coffres/_internal/b": 0o644,
        "coffres/coffres": 0o755,
    }


def test_what_packing_needs_of_the_machine_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for tool in ("ldd", "objcopy", "objdump", "strip"):
        (tmp_path / tool).touch(mode=0o755)
    library = tmp_path / "libpython3.so.1.0"
    library.touch()
    known = {"LIBDIR": str(tmp_path), "INSTSONAME": library.name}
    monkeypatch.setattr(sysconfig, "get_config_var", known.get)
    monkeypatch.setattr("platform.system", lambda: "Linux")
    monkeypatch.setenv("PATH", str(tmp_path))
    pack.check_machine()
    library.unlink()
    with pytest.raises(pack.Lacking, match=r"apt install libpython3\.1\d"):
        pack.check_machine()
    (tmp_path / "strip").unlink()
    with pytest.raises(pack.Lacking, match="Packing needs strip; on Debian: apt install binutils"):
        pack.check_machine()


def test_the_check_refuses_a_place_with_a_python(tmp_path: Path) -> None:
    check.check_room(tmp_path)
    (tmp_path / "usr/bin").mkdir(parents=True)
    (tmp_path / "usr/bin/python3.11").touch()
    with pytest.raises(check.Fault, match=r"python3\.11"):
        check.check_room(tmp_path)


def test_the_check_sees_what_is_written_beside_the_program(tmp_path: Path) -> None:
    made = program(tmp_path, 1)
    before = check.listing(made)
    (made / "player").touch()
    assert check.listing(made) == before
    (made / "_internal/a").write_text("other", encoding="utf-8")
    assert check.listing(made) != before


def test_the_check_misses_every_file_and_refuses_our_tools(tmp_path: Path) -> None:
    names = check.wanted()
    for part in ("kv/screens/home.kv", "coffres/ui/app.pyc", "coffres/games/roc_noir/regles.fr.md"):
        assert f"_internal/{part}" in names
    for name in names:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    check.check_contents(tmp_path)
    tool = tmp_path / "_internal/coffres/dev/monkey.pyc"
    tool.parent.mkdir()
    tool.touch()
    with pytest.raises(check.Fault, match="monkey"):
        check.check_contents(tmp_path)
    tool.unlink()
    (tmp_path / "_internal/assets/locale/en/LC_MESSAGES/coffres.mo").unlink()
    with pytest.raises(check.Fault, match=r"coffres\.mo"):
        check.check_contents(tmp_path)


def test_the_archive_has_no_tool_of_ours() -> None:
    """Nor any way to start one: the packed program is started by the same file as everywhere."""
    spec = (ROOT / "tools/desktop/coffres.spec").read_text(encoding="utf-8")
    assert 'app = Analysis(\n    [str(ROOT / "main.py")],' in spec
    assert '"coffres.dev",' in spec.partition("UNWANTED = [")[2].partition("]")[0]
