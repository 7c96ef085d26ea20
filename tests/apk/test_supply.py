"""What a real build may fetch: nothing by a name that is anybody's, and a pip that works for two processors.

`make apk-check` tries pip itself (tools/apk/two_processors.py, palette_recipe.py); this needs no network.
"""

from __future__ import annotations

import configparser
import re
import subprocess
from pathlib import Path

from tests.apk.package import VENV, facts
from tests.house.tree import ROOT

CONSTRAINTS = ROOT / "tools" / "apk" / "constraints.txt"
# By the sources of each Python, Lib/ensurepip/__init__.py: a new one needs a look there.
PIP_OF_PYTHON = {"3.14.2": "25.3"}


def constraints() -> list[str]:
    lines = CONSTRAINTS.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def version_of(recipe: str) -> str:
    found: list[str] = [known["version"] for known in facts()["recipes"] if known["name"] == recipe]
    return found[0]


def test_pip_is_the_one_that_the_tablets_python_brings_along() -> None:
    assert f"pip=={PIP_OF_PYTHON[version_of('hostpython3')]}" in constraints()


def test_a_free_name_is_refused() -> None:
    assert "android<0" in constraints()


def test_every_module_that_pip_brings_is_of_one_version() -> None:
    """Else two builds of one commit, a month apart, would not be the same."""
    brought = [known for known in facts()["recipes"] if known["kind"] == "pip"]
    free = {known["name"] for known in brought if not known["version"]}
    fixed = {line.partition("==")[0] for line in constraints() if "==" in line}
    assert len(free) < len(brought)
    assert sorted(free - fixed) == []


def test_what_compiles_for_us_has_a_ceiling() -> None:
    ceilings = {line.partition("<=")[0] for line in constraints() if "<=" in line}
    assert ceilings == {"Cython", "setuptools"}


def test_every_pip_of_a_build_is_told() -> None:
    planned = subprocess.run(
        ["make", "--dry-run", "--assume-old=build/apk/ready", "apk"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    assert f'PIP_CONSTRAINT="{CONSTRAINTS}"' in planned


def test_no_recipe_is_looked_for_among_everybodys_packages() -> None:
    assert facts()["looked_up"] == []


def test_a_look_would_be_found(tmp_path: Path) -> None:
    """Else the test above proves nothing."""
    ask = (
        "from dry_build import Context, looks_for_a_wheel;"
        "context = Context(); context.skip_prebuilt = {};"
        "names = ('android', 'kivy', 'pyjnius', 'sdl2');"
        "print(*[name for name in names if looks_for_a_wheel(name, context)])"
    )
    found = [
        subprocess.run(
            [VENV / "bin" / "python", "-c", ask.format(skipped)],
            cwd=tmp_path,
            check=True,
            capture_output=True,
            text=True,
            env={"PYTHONPATH": str(ROOT / "tools" / "apk"), "PATH": "/usr/bin:/bin", "HOME": str(tmp_path)},
        ).stdout.split()
        for skipped in (False, True)
    ]
    assert found == [["android", "kivy", "pyjnius"], []]


def test_the_palette_is_fetched_by_the_hashes_of_a_desktop() -> None:
    """Our recipe names one release, the one that everything else pins."""
    recipe = (ROOT / "tools/apk/recipes/materialyoucolor/__init__.py").read_text(encoding="utf-8")
    named = re.search(r'version = "(.*)"', recipe)
    spec = configparser.ConfigParser(interpolation=None)
    spec.read(ROOT / "buildozer.spec", encoding="utf-8")
    assert named is not None
    assert f"materialyoucolor=={named[1]}" in spec["app"]["requirements"].split(",")
    assert f"\nmaterialyoucolor=={named[1]} \\\n" in (ROOT / "requirements.txt").read_text(encoding="utf-8")
