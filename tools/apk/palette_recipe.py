"""palette_recipe.py FOLDER: runs our recipe for materialyoucolor as python-for-android would.

The result must be the package of a desktop without its compiled part. Our own pip is used in place of that of
a real build's Python. Needs the package index; `make apk-check` runs it.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from types import SimpleNamespace

import pythonforandroid
import sh
from pythonforandroid.recipe import Recipe

CHECKOUT = Path(__file__).resolve().parents[2]
ARCHS = ("arm64-v8a", "armeabi-v7a")


def main(folder: Path) -> int:
    shutil.rmtree(folder, ignore_errors=True)
    context = SimpleNamespace(
        local_recipes=str(CHECKOUT / "tools/apk/recipes"),
        storage_dir=None,
        root_dir=str(Path(pythonforandroid.__file__).parent),
        get_python_install_dir=lambda arch: str(folder / arch),
    )
    for arch in ARCHS:
        (folder / arch).mkdir(parents=True)
        recipe = Recipe.get_recipe("materialyoucolor", context)
        recipe._host_recipe = SimpleNamespace(pip=sh.Command(str(Path(sys.executable).with_name("pip"))))
        recipe.build_arch(SimpleNamespace(arch=arch))
        made, desktop = files(folder / arch / recipe.name), files(installed(recipe.name))
        if made != desktop:
            different = sorted(dict(made.items() ^ desktop.items()))
            print(f"{arch}: {recipe.name} differs from a desktop's in {different}", file=sys.stderr)
            return 1
    print(f"{len(made)} files of {recipe.name} are a desktop's, and none is compiled")
    return 0


def installed(name: str) -> Path:
    return next((CHECKOUT / ".venv").glob(f"lib/python3*/site-packages/{name}"))


def files(package: Path) -> dict[str, bytes]:
    """All files except those compiled on a desktop, and Python's byte code."""
    beside = (".pyc",) if package.is_relative_to(CHECKOUT / "build") else (".pyc", ".so", ".pyd")
    found = (path for path in package.rglob("*") if path.is_file() and path.suffix not in beside)
    return {path.relative_to(package).as_posix(): path.read_bytes() for path in found}


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve()))
