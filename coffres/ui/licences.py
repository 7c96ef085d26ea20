"""What the package holds that is not ours, and what each part of it is under."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from coffres.places import ASSETS

FOLDER = ASSETS / "licences"
_FONTS = ASSETS / "fonts"
_RULE = "-" * 59  # the Open Font License draws lines


class Part(NamedTuple):
    name: str
    licence: str
    provides: tuple[str, ...]  # by the names that python-for-android builds it by
    texts: tuple[Path, ...]

    def paragraphs(self) -> Iterator[str]:
        """All that the licence wants to be read."""
        for path in self.texts:
            for block in path.read_text(encoding="utf-8").replace(_RULE, "\n").split("\n\n"):
                if words := " ".join(block.split()):
                    yield words


def programs() -> list[Part]:
    """Ours first."""
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
