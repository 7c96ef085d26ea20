"""two_processors.py FOLDER: what python-for-android does with pip, for two processors one after the other.

Its own function runs (so that this follows a new version of it), on one folder, as in a real build: for each
processor it makes its virtual environment there again, brings pip up to date and installs a module. Only the
Python that it would have compiled is a stand-in: ours, with the pip that the tablet's brings along (the one
that tools/apk/constraints.txt names). Needs the package index; `make apk-check` runs it, with the settings of
`make apk`.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pythonforandroid
from pythonforandroid import build

CONSTRAINTS = Path(__file__).with_name("constraints.txt")
MODULE = "filetype==1.2.0"
# No key of buildozer.spec gives it a version: the list of constraints must.
FREE = "six"
ARCHS = ("arm64-v8a", "armeabi-v7a")

# The last step of `python -m venv` there: a Python patched by python-for-android installs its own pip over
# whatever is in the folder, without looking at it, and no setting changes that.
_STAND_IN = """#!/bin/sh
set -eu
[ "$1 $2" = "-m venv" ] || {{ echo "python-for-android asks its Python for something new: $*" >&2; exit 1; }}
"{python}" "$@" --without-pip
for folder; do :; done
unset PIP_CONSTRAINT
"$folder/bin/python" -I -c '
import runpy, sys
sys.path = ["{wheel}", *(path for path in sys.path if "site-packages" not in path)]
sys.argv[1:] = "install --quiet --no-cache-dir --no-index --find-links {wheels} --upgrade pip".split()
runpy.run_module("pip", run_name="__main__", alter_sys=True)
'
"""


def main(folder: Path) -> int:
    if os.environ.get("PIP_CONSTRAINT") != str(CONSTRAINTS):
        return _fault("`make apk` does not name tools/apk/constraints.txt to pip.")
    patch = Path(pythonforandroid.__file__).parent / "recipes/hostpython3/fix_ensurepip.patch"
    if "ignore site-packages" not in patch.read_text(encoding="utf-8"):
        return _fault("python-for-android no longer patches its Python as the stand-in here does.")
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "build").mkdir(parents=True)
    hostpython = stand_in(folder)
    build.process_python_modules = lambda _context, modules, _arch: (
        modules
    )  # it asks for the pip of the compiled Python
    build.CythonRecipe = Compiler
    for arch in ARCHS:
        build.run_pymodules_install(context(folder, hostpython), arch, [MODULE, FREE], ignore_setup_py=True)
        for wanted in (MODULE, constrained(FREE)):
            name = wanted.replace("==", "-")
            if not (folder / arch / f"{name}.dist-info").is_dir():
                return _fault(f"{wanted} was not installed for {arch}.")
    print(f"pip works for {len(ARCHS)} processors in one folder")
    return 0


def stand_in(folder: Path) -> Path:
    wheels = folder / "wheels"
    pip = constrained("pip")
    fetch = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", wheels, pip]
    subprocess.run(fetch, check=True)
    program = folder / "python"
    script = _STAND_IN.format(python=sys.executable, wheel=next(wheels.glob("pip-*.whl")), wheels=wheels)
    program.write_text(script, encoding="utf-8")
    program.chmod(0o755)
    return program


def constrained(name: str) -> str:
    """The line of the list of constraints that gives this package its version."""
    found = re.search(rf"^{name}==\S+$", CONSTRAINTS.read_text(encoding="utf-8"), re.MULTILINE)
    if found is None:
        raise SystemExit(f"{CONSTRAINTS} names no {name}")
    return found[0]


class Compiler:
    """python-for-android's settings for a compiler; a module of pure Python does not need them."""

    def get_recipe_env(self, _arch: object) -> dict[str, str]:
        return {}


def context(folder: Path, hostpython: Path) -> SimpleNamespace:
    return SimpleNamespace(
        hostpython=str(hostpython),
        build_dir=str(folder / "build"),
        archs=list(ARCHS),
        not_has_package=lambda _module, _arch: True,
        get_site_packages_dir=lambda arch: str(folder / arch),
        python_recipe=SimpleNamespace(major_minor_version_string=f"3.{sys.version_info.minor}"),
        with_debug_symbols=True,
    )


def _fault(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve()))
