"""pack.py: the app as a folder and an archive that run without Python, on a system like this one.

Run by the Python of an environment of its own, which `make desktop` makes: on a Linux with binutils, and
(nobody has tried it) on Windows and macOS. What it makes lies in build/desktop, but for the archive, which
goes to dist.
"""

from __future__ import annotations

import gzip
import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build" / "desktop"
ID = "org.coffres.coffres"
# The packages whose licences must be passed on; those of typefaces are beside their files.
OTHERS = ("asyncgui", "asynckivy", "filetype", "kivy", "kivymd", "materialyoucolor", "pyinstaller")
SYSTEMS = {"Linux": "linux", "Windows": "windows", "Darwin": "macos"}


class Lacking(Exception):
    """Something is missing on this machine; said in a sentence."""


def main() -> int:
    try:
        check_machine()
        when = time_of_commit()
        made = pack(when)
        add_papers(made)
        print(archive(made, when).relative_to(ROOT))
    except Lacking as lacking:
        print(lacking, file=sys.stderr)
        return 1
    return 0


def check_machine() -> None:
    if platform.system() != "Linux":
        return
    for tool in ("ldd", "objcopy", "objdump", "strip"):
        if not shutil.which(tool):
            raise Lacking(f"Packing needs {tool}; on Debian: apt install binutils")
    library = Path(sysconfig.get_config_var("LIBDIR")) / sysconfig.get_config_var("INSTSONAME")
    if library.suffix == ".a" or not library.exists():
        name = f"libpython{sys.version_info[0]}.{sys.version_info[1]}"
        raise Lacking(f"Packing needs Python as a library; on Debian: apt install {name}")


def time_of_commit() -> int:
    """The time for everything in the archive, so that two packings of one commit are equal."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    asked = ["git", "log", "-1", "--format=%ct"]
    return int(given or subprocess.run(asked, cwd=ROOT, check=True, capture_output=True, text=True).stdout)


def pack(when: int) -> Path:
    """The folder that PyInstaller makes. The player program for the check stays in the work folder."""
    log = BUILD / "pack.log"
    made = BUILD / "made"
    shutil.rmtree(made, ignore_errors=True)
    BUILD.mkdir(parents=True, exist_ok=True)
    settings = {
        "SOURCE_DATE_EPOCH": str(when),
        "PYTHONHASHSEED": "0",  # byte code contains sets in the order of their hashes
        "PYINSTALLER_CONFIG_DIR": str(BUILD / "config"),
        "KIVY_HOME": str(BUILD / "kivy"),  # Kivy is imported, and would write into somebody's home
        "KIVY_NO_ARGS": "1",
    }
    places = ["--distpath", str(made), "--workpath", str(BUILD / "parts")]
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", *places, "tools/desktop/coffres.spec"]
    with log.open("w", encoding="utf-8") as out:
        done = subprocess.run(
            command, cwd=ROOT, env=os.environ | settings, stdout=out, stderr=subprocess.STDOUT
        )
    if done.returncode:
        tail = log.read_text(encoding="utf-8", errors="replace").splitlines()[-40:]
        raise Lacking("\n".join([*tail, f"The app could not be packed: all of the log is in {log}"]))
    folder = made / "coffres"
    if platform.system() == "Darwin":  # on macOS a program is a special folder, and the papers are beside it
        shutil.rmtree(folder)
        folder.mkdir()
        shutil.move(made / "coffres.app", folder)
    return folder


def add_papers(made: Path) -> None:
    """Adds what a desktop shows about the app, and all licences that must be passed on."""
    shutil.copy(ROOT / "LICENSE", made)
    licences = made / "licences"
    licences.mkdir()
    for name in OTHERS:
        texts = [file for file in distribution(name).files or () if re.match("LICEN|COPYING", file.name)]
        if not texts:
            raise Lacking(f"{name} has no licence that could be packed with it.")
        for text in texts:
            shutil.copyfile(text.locate(), licences / f"{name}.txt")
    shutil.copyfile(licence_of_python(), licences / "python.txt")
    if platform.system() == "Linux":
        share = made / "share"
        for paper, place in (
            (ROOT / f"packaging/{ID}.desktop", "applications"),
            (ROOT / f"packaging/{ID}.metainfo.xml", "metainfo"),
        ):
            (share / place).mkdir(parents=True)
            shutil.copyfile(paper, share / place / paper.name)
        icons = share / "icons/hicolor/512x512/apps"
        icons.mkdir(parents=True)
        shutil.copyfile(ROOT / "assets/images/icon.png", icons / f"{ID}.png")


def licence_of_python() -> Path:
    folders = (Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix))
    for folder in folders:
        if (folder / "LICENSE.txt").exists():
            return folder / "LICENSE.txt"
    raise Lacking(f"Python's licence is in none of {', '.join(map(str, folders))}.")


# The archive


def archive(made: Path, when: int) -> Path:
    version = re.search('__version__ = "(.*)"', (ROOT / "coffres/__init__.py").read_text(encoding="utf-8"))
    if version is None:
        raise Lacking("coffres/__init__.py names no version.")
    system = SYSTEMS[platform.system()]
    dist = ROOT / "dist"
    dist.mkdir(exist_ok=True)
    name = f"coffres-{version[1]}-{system}-{platform.machine().lower()}"
    if system == "windows":
        return zipped(made, dist / f"{name}.zip")
    return tarred(made, dist / f"{name}.tar.gz", when)


def tarred(made: Path, path: Path, when: int) -> Path:
    """The archive, with no owner, the time of the commit, and a fixed order."""

    def plain(member: tarfile.TarInfo) -> tarfile.TarInfo:
        member.uid = member.gid = 0
        member.uname = member.gname = ""
        member.mtime = when
        member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
        return member

    with gzip.GzipFile(path, "wb", mtime=when) as packed, tarfile.open(fileobj=packed, mode="w") as tar:
        for each in (made, *inside(made)):
            tar.add(each, each.relative_to(made.parent), recursive=False, filter=plain)
    return path


def zipped(made: Path, path: Path) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as packed:
        for each in inside(made):
            if each.is_file():
                packed.write(each, each.relative_to(made.parent))
    return path


def inside(folder: Path) -> Iterator[Path]:
    yield from sorted(folder.rglob("*"))


if __name__ == "__main__":
    sys.exit(main())
