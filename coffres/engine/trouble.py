"""Wrong input, as a sentence for the people at the table."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

# most signs of one field in a sentence: our names and lists are shorter, and nobody would read more
_LONGEST = 240
_BREAKING = ("Cc", "Cs", "Zl", "Zp")  # control characters, halves of a character, line ends
_TURNING = frozenset(("LRE", "RLE", "PDF", "LRO", "RLO", "LRI", "RLI", "FSI", "PDI"))


def N_(sentence: str) -> str:
    """Marks a French sentence for the catalogue; it is translated later."""
    return sentence


def sayable(text: str) -> str:
    """A text from a file, or a file name, made fit for a sentence: short, on one line, only signs that can be
    drawn, and without changes of the reading direction."""
    if text.isascii() and text.isprintable() and len(text) <= _LONGEST:
        return text  # the usual case
    signs = "".join(
        "?" if unicodedata.category(sign) in _BREAKING else sign
        for sign in text[:_LONGEST]
        if unicodedata.bidirectional(sign) not in _TURNING
    )
    return signs if len(text) <= _LONGEST else f"{signs}…"


class Trouble(Exception):
    """Something is wrong with the user's input. Nothing was changed.

    It keeps the French sentence and its fields apart, so that whoever shows it can translate the sentence.
    """

    def __init__(self, sentence: str, **fields: object) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.fields = fields

    def say(self, translate: Callable[[str], str]) -> str:
        """The translated sentence with its fields. A field that is a Trouble is translated too. Text from
        files is made fit for a sentence here, so that no caller needs to do it."""
        fields = {
            name: value.say(translate) if isinstance(value, Trouble) else sayable(str(value))
            for name, value in self.fields.items()
        }
        return translate(self.sentence).format(**fields)

    def __str__(self) -> str:
        return self.say(str)
