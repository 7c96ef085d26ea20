"""The parts of the package that others made, and the licence of each part."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from coffres.places import ASSETS

FOLDER = ASSETS / "licences"
# The faces to read in, and each game's own.
_OF_FACES = ("fonts/*/OFL.md", "*/font/OFL.md")
_WORD = re.compile("(?<=[a-z])(?=[A-Z])")  # where one begins in a file's name
_RULE = "-" * 59  # the line that separates sections in the Open Font License


class Part(NamedTuple):
    name: str
    licence: str
    # recipes of python-for-android, what is compiled into them, and Java packages
    provides: tuple[str, ...]
    texts: tuple[Path, ...]

    def paragraphs(self) -> Iterator[str]:
        """All texts that the licence requires us to show."""
        for path in self.texts:
            for block in path.read_text(encoding="utf-8").replace(_RULE, "\n").split("\n\n"):
                if words := " ".join(block.split()):
                    yield words


def programs() -> list[Part]:
    """All programs in the package, our own first."""
    return [
        Part(
            entry["name"],
            entry["licence"],
            tuple(entry["parts"]),
            tuple(FOLDER / f"{text}.md" for text in entry["texts"]),
        )
        for entry in json.loads((FOLDER / "index.json").read_text(encoding="utf-8"))
    ]


def typefaces() -> list[Part]:
    """By their names; each file is called as its face is."""
    licences = (path for places in _OF_FACES for path in ASSETS.glob(places))
    return sorted(Part(_family(path.parent), "SIL OFL 1.1", (), (path,)) for path in licences)


def _family(folder: Path) -> str:
    face = min(folder.glob("*.ttf"))
    return _WORD.sub(" ", face.stem.partition("-")[0])
