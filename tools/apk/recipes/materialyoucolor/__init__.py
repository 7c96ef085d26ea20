"""python-for-android's recipe for materialyoucolor, without what has to be compiled.

All that computes a palette is Python, and the same on every processor. The one compiled part reads colours
out of a photograph, which nothing here does; for the tablet it would need a library that nothing packs, and
what it is compiled from is fetched by nobody's hash. So: the release that a desktop gets, by the hashes of
requirements.txt, and without that part. (Importing materialyoucolor fails over nothing: it asks for the part,
and does without.)
"""

import re
from pathlib import Path

from pythonforandroid.logger import shprint
from pythonforandroid.recipe import PythonRecipe

PINS = Path(__file__).resolve().parents[4] / "requirements.txt"
# Which of the release's files to take: any of them would do.
_FILE = ("--implementation=cp", "--python-version=3.13", "--abi=cp313", "--platform=manylinux_2_28_x86_64")


class MaterialyoucolorRecipe(PythonRecipe):
    version = "3.0.4"
    url = None

    def build_arch(self, arch):
        destination = Path(self.ctx.get_python_install_dir(arch.arch))
        pinned = destination.parent / "materialyoucolor.txt"
        pinned.write_text(self.pinned(PINS.read_text(encoding="utf-8")), encoding="utf-8")
        shprint(
            self._host_recipe.pip,
            *("install", "--no-deps", "--only-binary=:all:", "--disable-pip-version-check", *_FILE),
            *("--require-hashes", "--requirement", str(pinned), "--upgrade", "--target", str(destination)),
            _env=self.get_hostrecipe_env(arch),
        )
        for compiled in (destination / "materialyoucolor").rglob("*.so"):
            compiled.unlink()

    def pinned(self, pins):
        """The line of this release in the list of all pins, with its hashes."""
        found = re.search(
            rf"^{self.name}=={re.escape(self.version)} .*?[^\\]$", pins, re.MULTILINE | re.DOTALL
        )
        if found is None:
            raise ValueError(f"{self.name} {self.version} is not the one of {PINS.name}")
        return found[0] + "\n"


recipe = MaterialyoucolorRecipe()
