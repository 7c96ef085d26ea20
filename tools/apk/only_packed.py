"""Makes Python find only what it would find on the tablet: the packages that the APK contains.

Of materialyoucolor, only the Python part (tools/apk/recipes): its compiled part is not found.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec, PathFinder
from types import ModuleType

# The modules that are imported from the requirements in buildozer.spec, and from what these require.
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
        """None leaves a module to the next finder. The import of any other module fails, as on the tablet."""
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
            del sys.modules[name]  # imported by the environment itself at its start
    sys.meta_path.insert(0, OnlyPacked())
