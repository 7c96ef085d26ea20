"""Letters as French sets them: no line begins with a question mark. Nothing is drawn as an empty box.

The text itself stays as it is.
"""

from __future__ import annotations

from kivy.uix.label import Label

from coffres.l10n import unbroken
from coffres.letters import drawn


def as_set(text: str) -> str:
    return unbroken(drawn(text))


class Typeset(Label):
    """Of plain text; whoever writes markup sets it themselves."""

    def texture_update(self, *args: object) -> None:
        self._label.text = self.set_text()
        super().texture_update(*args)

    def set_text(self) -> str:
        return as_set(self.text)
