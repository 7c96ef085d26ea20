"""The parts of the package that others made, and the licence of each part."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from coffres.places import ASSETS

FOLDER = ASSETS / "licences"
_FONTS = ASSETS / "fonts"
_RULE = "-" * 59  # the line that separates sections in the Open Font License


class Part(NamedTuple):
    name: str
    licence: str
    provides: tuple[str, ...]  # the names under which python-for-android builds it
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
    return [
        Part(path.parent.name.replace("_", " ").title(), "SIL OFL 1.1", (), (path,))
        for path in sorted(_FONTS.glob("*/OFL.md"))
    ]
