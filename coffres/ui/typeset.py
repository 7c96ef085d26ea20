"""Letters as French sets them: no line begins with a question mark. Nothing is drawn as an empty box.

The text itself stays as it is.
"""

from __future__ import annotations

import re

from kivy.uix.label import Label

from coffres.l10n import unbroken
from coffres.letters import drawn

WORD = re.compile(r"\S+")


def as_set(text: str) -> str:
    return unbroken(drawn(text))


def cut(word: str, most: int) -> str:
    """Of a longer word the beginning, so many signs in all."""
    return word if len(word) <= most else word[: most - 1] + "…"


class Typeset(Label):
    """Of plain text; whoever writes markup sets it themselves."""

    def texture_update(self, *args: object) -> None:
        self._label.text = self.set_text()
        super().texture_update(*args)

    def set_text(self) -> str:
        return as_set(self.text)
