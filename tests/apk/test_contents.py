"""What is in the package: all that the app opens, nothing that only we need, and not much of it."""

from __future__ import annotations

import json
import marshal
import tarfile
from pathlib import Path, PurePosixPath

from tests.apk.package import FOLDER, archive, files
from tests.house.tree import ROOT, committed

SOUNDS = 3 * 2**20  # bytes: ambiences, themes and all takes
LARGEST = 27 * 2**19 + SOUNDS  # bytes, packed: what a family downloads of ours (13.5 MiB and the sounds)
# python-for-android's own, beside ours.
THEIRS = {"p4a_env_vars.txt", "sitecustomize.pyc"}
_WORKSHOP = ("assets/src/", "coffres/dev/")
_FOR_TRANSLATORS = {".po", ".pot"}


def expected() -> set[str]:
    """Every committed file that the running app can open, by the name it has on the tablet."""
    kept = set()
    for path in (PurePosixPath(file.relative_to(ROOT)) for file in committed()):
        name = str(path)
        if name.startswith(_WORKSHOP) or path.suffix in _FOR_TRANSLATORS:
            continue
        if name == "main.py" or path.parts[0] in ("coffres", "kv", "assets"):
            kept.add(f"{path.with_suffix('.pyc')}" if path.suffix == ".py" else name)
    return kept


def test_everything_the_app_opens_is_there_and_nothing_else() -> None:
    packed = files() - THEIRS
    assert sorted(expected() - packed) == []
    assert sorted(packed - expected()) == []


def test_our_part_is_small() -> None:
    assert archive().stat().st_size <= LARGEST
    sounds = (ROOT / "assets" / "sounds").rglob("*.*")
    assert sum(path.stat().st_size for path in sounds) <= SOUNDS


def test_the_code_is_stripped_of_asserts_and_docstrings() -> None:
    """What -OO makes of our sources; a tool that stopped doing so would make our tests of it worthless."""
    module = PurePosixPath("coffres/engine/contract.pyc")
    with tarfile.open(archive()) as tar:
        reader = tar.extractfile(str(module))
        assert reader is not None
        code = marshal.loads(reader.read()[16:])
    source = (ROOT / module.with_suffix(".py")).read_text(encoding="utf-8")
    docstring = compile(source, str(module), "exec").co_consts[0]
    assert isinstance(docstring, str)
    assert docstring not in code.co_consts


def test_the_licence_of_every_font_goes_with_it() -> None:
    packed = {Path(name) for name in files()}
    fonts = {name.parent for name in packed if name.suffix == ".ttf"}
    assert fonts
    assert [str(folder) for folder in fonts if folder / "OFL.md" not in packed] == []


def test_the_licence_of_all_java_can_be_read() -> None:
    """python-for-android brings Java of its own, and of others (known by three words)."""
    sources = FOLDER / "main" / "java"
    packages = {".".join(path.parent.relative_to(sources).parts[:3]) for path in sources.rglob("*.java")}
    parts = json.loads((ROOT / "assets/licences/index.json").read_text(encoding="utf-8"))
    shown = {name for part in parts for name in part["parts"]}
    assert "org.kamranzafar.jtar" in packages
    assert sorted(packages - shown) == []
