"""The engine, the games, the saves and the tools run where no window toolkit is installed."""

from __future__ import annotations

import subprocess
import sys

from tests.house.tree import ROOT, module_name, modules

# With None in sys.modules, an import fails as if the package were not installed.
_IMPORT_ALL = """
import importlib, sys
sys.modules.update(dict.fromkeys(("kivy", "kivymd", "plyer", "jnius"), None))
for name in sys.argv[1:]:
    importlib.import_module(name)
"""


def import_without_kivy(*names: str, options: tuple[str, ...] = ()) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-W", "error", *options, "-c", _IMPORT_ALL, *names],
        cwd=ROOT,
        check=False,
        capture_output=True,
        text=True,
    )


def everything_but_the_window() -> list[str]:
    """All modules except those of the window. Its tools and sounds belong to it; importing `__main__` would
    run it."""
    names = [module_name(path) for path in modules("coffres") if path.stem != "__main__"]
    window = ("coffres.ui", "coffres.dev.window", "coffres.device.sound")
    return [name for name in names if not name.startswith(window)]


def test_nothing_but_the_window_needs_kivy() -> None:
    names = everything_but_the_window()
    assert {"coffres.engine.session", "coffres.places"} <= set(names)
    done = import_without_kivy(*names)
    assert done.returncode == 0, done.stderr


def test_it_holds_without_asserts_and_docstrings() -> None:
    """The tablet's Python removes both."""
    done = import_without_kivy(*everything_but_the_window(), options=("-OO",))
    assert done.returncode == 0, done.stderr


def test_the_window_does_need_it() -> None:
    done = import_without_kivy("coffres.ui.app")
    assert done.returncode == 1
    assert "kivy" in done.stderr
