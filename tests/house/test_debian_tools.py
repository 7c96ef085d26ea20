"""tools/debian, tested on machines with faults; nothing is really mounted."""

from __future__ import annotations

import shutil
import signal
import subprocess
from pathlib import Path

import pytest

from tests.house.test_tools import Machine
from tests.house.tree import ROOT

MIRROR = "http://mirror.example/debian"


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    """A Debian whose root may do everything; asked.log contains what it was asked for."""
    machine = Machine(tmp_path)
    machine.real("cat", "chmod", "cp", "flock", "git", "grep", "head", "install", "mkdir", "mv", "rm", "sed")
    machine.real("tail", "wc")
    machine.program("id", "echo 0")
    machine.program("apt-get", f'[ "$1" != indextargets ] || echo {MIRROR}')
    machine.program("apt-config", "exit 0")
    asked = f'echo "$(basename "$0") $*" >>{tmp_path}/asked.log'
    machine.real("basename")
    machine.program("debootstrap", f'{asked}; mkdir -p "$3/etc/apt/apt.conf.d"')
    machine.program("chroot", asked)
    return machine


def unpack(machine: Machine, *packages: str) -> subprocess.CompletedProcess[str]:
    return machine.run("debian/unpack", "made", "bookworm", *packages)


def asked(machine: Machine) -> list[str]:
    log = machine.folder / "asked.log"
    return log.read_text(encoding="utf-8").splitlines() if log.exists() else []


def test_a_debian_comes_from_the_machines_own_mirror_once(machine: Machine) -> None:
    assert unpack(machine, "git", "make").returncode == 0
    first, second, _clean = asked(machine)
    assert first.startswith(f"debootstrap --variant=minbase bookworm made.new {MIRROR} ")
    assert second.startswith("chroot made.new apt-get install ")
    assert second.endswith(" git make")
    again = unpack(machine, "git", "make")
    assert (again.returncode, again.stderr, len(asked(machine))) == (0, "", 3)


def test_other_packages_are_another_debian(machine: Machine) -> None:
    unpack(machine, "git")
    unpack(machine, "git", "make")
    assert len(asked(machine)) == 6


def test_the_machines_proxy_is_used(machine: Machine) -> None:
    dump = "echo 'Acquire::http::Proxy \"http://near:3128\";'"
    machine.program("apt-config", f"case $1 in shell) echo proxy=http://near:3128;; *) {dump};; esac")
    machine.program("debootstrap", 'mkdir -p "$3/etc/apt/apt.conf.d"; echo "$http_proxy" >told')
    assert unpack(machine).returncode == 0
    assert (machine.folder / "told").read_text(encoding="utf-8") == "http://near:3128\n"
    settings = machine.folder / "made/etc/apt/apt.conf.d/99machine"
    assert settings.read_text(encoding="utf-8") == 'Acquire::http::Proxy "http://near:3128";\n'


@pytest.mark.parametrize("broken", ["debootstrap", "chroot"])
def test_half_a_debian_is_none(machine: Machine, broken: str) -> None:
    machine.program(broken, "echo no such host; exit 1")
    done = unpack(machine, "git")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-2:] == ["no such host", "It could not be unpacked: is there a network?"]
    assert not (machine.folder / "made").exists()


def test_who_is_not_root_is_told(machine: Machine) -> None:
    machine.program("id", "echo 1000")
    done = unpack(machine, "git")
    assert done.returncode == 1
    assert done.stderr.startswith("Only root can unpack and enter another Debian")


def test_a_machine_whose_apt_has_no_lists_yet_gets_them(machine: Machine) -> None:
    machine.program(
        "apt-get", f"case $1 in update) echo >lists;; indextargets) [ ! -e lists ] || echo {MIRROR};; esac"
    )
    assert unpack(machine).returncode == 0
    assert MIRROR in asked(machine)[0]


def test_where_there_is_no_mirror_of_debian_that_is_said(machine: Machine) -> None:
    machine.program("apt-get", "echo http://mirror.example/ubuntu")
    done = unpack(machine, "git")
    assert done.returncode == 1
    assert done.stderr.startswith("No mirror of Debian is known here")


def checkout(machine: Machine) -> Path:
    """A repository with these tools, and a Debian that is already unpacked."""
    root = machine.folder / "checkout"
    shutil.copytree(ROOT / "tools" / "debian", root / "tools" / "debian")
    (root / ".gitignore").write_text("/build/\n", encoding="utf-8")
    made = root / "build/debian/bookworm/etc"
    (made / "ssl/certs").mkdir(parents=True)
    (made / "unpacked").write_text("bookworm ca-certificates git make python3-venv\n", encoding="utf-8")
    who = ("-c", "user.name=Ana", "-c", "user.email=ana@example.net")
    for words in (("init", "-q"), ("add", "."), (*who, "commit", "-qm", "All of it")):
        subprocess.run(["git", *words], cwd=root, check=True)
    (root / "unsaved.txt").touch()
    return root


def in_a_fresh_clone(machine: Machine, root: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["/bin/sh", str(root / "tools/debian/in-a-fresh-clone"), "make tea"],
        check=False,
        capture_output=True,
        text=True,
        env={"PATH": str(machine.bin), "HOME": str(machine.folder / "home"), **environment},
    )


def test_a_clone_sees_what_is_committed_and_the_way_to_the_registries(machine: Machine) -> None:
    root = checkout(machine)
    pip = machine.folder / "home/.config/pip/pip.conf"
    pip.parent.mkdir(parents=True)
    pip.write_text("[global]\n", encoding="utf-8")
    # Stands for the program that makes namespaces: prints what the room would be entered with.
    entered = f"cd {root}/build/debian/room; ls -A srv/coffres; ls .{pip}"
    look = f"/usr/bin/env; sed -n s/^SigIgn://p /proc/self/status; {entered}"
    machine.program(
        "unshare", f'[ "$4" != true ] || exit 0; for last; do :; done; echo "$last"; {look}; exit 7'
    )
    machine.real("ls")
    done = in_a_fresh_clone(
        machine, root, CI="true", https_proxy="http://near", PIP_TIMEOUT="9", PYTHON="odd", MAKEFLAGS="n"
    )
    assert done.returncode == 7, done.stderr  # the exit status of the command itself
    said = done.stdout.splitlines()
    assert said[0] == "make tea"
    assert {"CI=true", "https_proxy=http://near", "PIP_TIMEOUT=9"} < set(said)
    assert not [line for line in said if line.startswith(("PYTHON=", "MAKEFLAGS="))]
    assert said[-4:] == [".git", ".gitignore", "tools", f".{pip}"]
    ignored = int(said[-5], 16)  # if Ctrl-C were ignored, no test of it could end in there
    assert ignored & (1 << (signal.SIGINT - 1)) == 0
    assert done.stderr == "What is not committed (1 files) is not in the clone.\n"
    assert not (root / "build/debian/room").exists()


def test_a_machine_that_may_not_mount_is_told(machine: Machine) -> None:
    root = checkout(machine)
    machine.program("unshare", "exit 1")
    done = in_a_fresh_clone(machine, root)
    assert done.returncode == 1
    assert "privileged" in done.stderr
    assert not (root / "build/debian/room").exists()


def test_two_runs_do_not_share_a_room(machine: Machine) -> None:
    root = checkout(machine)
    machine.program("unshare", "exit 0")
    machine.program("flock", "exit 1")
    (root / "build/debian/room").mkdir()
    done = in_a_fresh_clone(machine, root)
    assert done.returncode == 1
    assert done.stderr.startswith("Another run is in ")
    assert (root / "build/debian/room").exists()
