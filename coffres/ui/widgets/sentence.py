"""Text that wraps at the width it is given, and is as high as it needs."""

from __future__ import annotations

import re

from coffres.ui.pairs import load_layout
from coffres.ui.typeset import WORD, Typeset, cut

_SHORT = 8  # every line has room for so many letters


class Sentence(Typeset):
    def set_text(self) -> str:
        """A word that is wider than a line, such as a name, is cut at its end; Kivy would break it in two."""
        text, room = super().set_text(), self.text_size[0]
        return text if room is None else WORD.sub(lambda word: self._within(room, word), text)

    def _within(self, room: float, found: re.Match[str]) -> str:
        word = found[0]
        most = len(word)
        while most > _SHORT and self._label.get_extents(cut(word, most))[0] > room:
            most -= 1
        return cut(word, most)


load_layout(__name__)
