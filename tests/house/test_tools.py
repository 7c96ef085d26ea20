"""The tools that `make` calls, tested on machines with faults."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.tree import ROOT

NEEDED = ("libgl1", "libegl1", "libgl1-mesa-dri", "libmtdev1")


class Machine:
    """A machine with a few fake programs and the shell's own tools, and nothing else."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bin = folder / "bin"
        self.bin.mkdir()
        for tool in ("id", "env", "sh", "dirname"):
            self.program(tool, f'exec /usr/bin/{tool} "$@"')

    def real(self, *names: str) -> None:
        """Adds some of the programs that every Debian has."""
        for name in names:
            self.program(name, f'exec /usr/bin/{name} "$@"')

    def program(self, name: str, script: str) -> Path:
        path = self.bin / name
        path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        path.chmod(0o755)
        return path

    def packages(self, *installed: str) -> None:
        cases = "|".join(installed) or "none"
        self.program(
            "dpkg-query", f"for last; do :; done; case $last in {cases}) printf installed;; *) exit 1;; esac"
        )

    def run(self, tool: str, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["/bin/sh", str(ROOT / "tools" / tool), *words],
            cwd=self.folder,
            check=False,
            capture_output=True,
            text=True,
            env={"PATH": str(self.bin), **environment},
        )


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


@pytest.mark.parametrize("last", ["libmtdev1", "libmtdev1t64"])
def test_libraries_that_are_there_cost_nothing(machine: Machine, last: str) -> None:
    machine.packages(*NEEDED[:3], last)
    machine.program("apt-get", "echo called >&2; exit 1")
    done = machine.run("system-libraries")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_where_there_is_no_dpkg_nothing_is_asked(machine: Machine) -> None:
    assert machine.run("system-libraries").returncode == 0


def test_root_gets_what_is_missing(machine: Machine) -> None:
    machine.packages("libgl1", "libegl1")
    machine.program("id", "echo 0")
    machine.program("apt-get", 'echo "$@" >> apt.log')
    assert machine.run("system-libraries").returncode == 0
    update, install = (machine.folder / "apt.log").read_text(encoding="utf-8").splitlines()
    assert "update" in update.split()
    assert install.split()[-3:] == ["libgl1-mesa-dri", "libmtdev1", "xclip"]


def test_sudo_is_used_where_it_asks_nothing(machine: Machine) -> None:
    machine.packages(*NEEDED[:3])
    machine.program("id", "echo 1000")
    machine.program("sudo", '[ "$1" = -n ] || exit 1; shift; [ "$1" = true ] || exec "$@"')
    machine.program("apt-get", 'echo "$@" >> apt.log')
    assert machine.run("system-libraries").returncode == 0
    assert "libmtdev1" in (machine.folder / "apt.log").read_text(encoding="utf-8")


def test_others_are_told_what_to_install(machine: Machine) -> None:
    machine.packages("libgl1", "libegl1")
    machine.program("id", "echo 1000")
    done = machine.run("system-libraries")
    assert done.returncode == 1
    assert done.stderr.strip().splitlines() == [
        "coffres needs these system packages; please run: apt install libgl1-mesa-dri libmtdev1"
    ]


def test_a_failing_apt_is_said(machine: Machine) -> None:
    machine.packages()
    machine.program("id", "echo 0")
    machine.program("apt-get", "exit 100")
    done = machine.run("system-libraries")
    assert done.returncode == 1
    assert f"please run: apt install {' '.join(NEEDED)}" in done.stderr


@pytest.mark.parametrize("version", [(3, 10), (3, 14), (2, 7)])
def test_an_unsuitable_python_is_a_sentence(machine: Machine, version: tuple[int, int]) -> None:
    as_if = f"import sys; sys.version_info = {(*version, 0, 'final', 0)}; exec(sys.argv[1])"
    python = machine.program("odd", f'exec {sys.executable} -c "{as_if}" "$2"')
    done = machine.run("make-venv", "made", "pins.txt", PYTHON=str(python))
    assert done.returncode == 1
    assert done.stderr.startswith("coffres needs Python 3.11, 3.12 or 3.13")
    assert not (machine.folder / "made").exists()


def test_a_python_without_venv_is_a_sentence(machine: Machine) -> None:
    itself = machine.bin / "bare"
    blind = f"import sys; sys.executable = '{itself}'; sys.modules['ensurepip'] = None; exec(sys.argv[1])"
    machine.program("bare", f'exec {sys.executable} -c "{blind}" "$2"')
    done = machine.run("make-venv", "made", "pins.txt", PYTHON=str(itself))
    assert done.returncode == 1
    assert done.stderr.strip() == (
        f"{itself} cannot make a virtual environment; on Debian install it with: apt install python3-venv"
    )
    assert not (machine.folder / "made").exists()
