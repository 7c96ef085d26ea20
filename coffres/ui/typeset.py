"""Text by French typographic rules: no line begins with a question mark, and an apostrophe is curled. No
missing sign is drawn as an empty box.

This is the one place where it is done, at the moment of drawing. The text property itself is not changed.
"""

from __future__ import annotations

import re

from kivy.uix.label import Label

from coffres.l10n import curled, unbroken
from coffres.letters import drawn

WORD = re.compile(r"\S+")


def as_set(text: str) -> str:
    return unbroken(curled(drawn(text)))


def cut(word: str, most: int) -> str:
    """The beginning of a word that is longer than `most` signs, cut to `most` in all."""
    return word if len(word) <= most else word[: most - 1] + "…"


class Typeset(Label):
    """A label for plain text. Code that writes markup must apply the typographic rules itself."""

    def texture_update(self, *args: object) -> None:
        self._label.text = self.set_text()
        super().texture_update(*args)

    def set_text(self) -> str:
        return as_set(self.text)
