"""Python finds no more than the tablet's: of all that is installed here, only what the package brings along.

And of materialyoucolor only what is Python (tools/apk/recipes): its compiled part stays away.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec, PathFinder
from types import ModuleType

# What the requirements of buildozer.spec, and what these stand on, are called when they are imported.
PACKED = {
    *(
        "android",
        "asyncgui",
        "asynckivy",
        "certifi",
        "chardet",
        "filetype",
        "idna",
        "jnius",
        "kivy",
        "kivymd",
    ),
    *("materialyoucolor", "plyer", "requests", "six", "urllib3"),
}
COMPILED = {"kivy", "jnius", "android"}
_INSTALLED = ("site-packages", "dist-packages")


class OnlyPacked(MetaPathFinder):
    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """None: whoever looks after us may find it. An import of anything else fails, as on the tablet."""
        found = PathFinder.find_spec(name, path, target)
        origin = (found and found.origin) or ""
        top = name.partition(".")[0]
        if not any(place in origin for place in _INSTALLED):
            return None
        if top not in PACKED or (top not in COMPILED and origin.endswith(tuple(EXTENSION_SUFFIXES))):
            raise ModuleNotFoundError(f"{name} is not in the package", name=name)
        return None


def watch() -> None:
    for name in list(sys.modules):
        if name.partition(".")[0] in ("setuptools", "_distutils_hack", "pkg_resources"):
            del sys.modules[name]  # brought in by the environment itself, at its start
    sys.meta_path.insert(0, OnlyPacked())
