"""Bad input, as a sentence for the people at the table."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

_LONGEST = 240  # signs of one field: no name and no list of ours is longer, and what is longer is not read
_BREAKING = ("Cc", "Cs", "Zl", "Zp")  # control characters, halves of a character, ends of lines
_TURNING = frozenset(("LRE", "RLE", "PDF", "LRO", "RLO", "LRI", "RLI", "FSI", "PDI"))


def N_(sentence: str) -> str:
    """Marks a French sentence for the catalogue without translating it yet."""
    return sentence


def sayable(text: str) -> str:
    """What a file holds, or is called, as a sentence can carry it: not long, all of it drawn, on one line and
    in its reading direction."""
    signs = "".join(
        "?" if unicodedata.category(sign) in _BREAKING else sign
        for sign in text[:_LONGEST]
        if unicodedata.bidirectional(sign) not in _TURNING
    )
    return signs if len(text) <= _LONGEST else f"{signs}…"


class Trouble(Exception):
    """Something is wrong with what the user gave us. Nothing was changed.

    Carries the French source sentence and its fields apart, so that whoever shows it can translate it.
    """

    def __init__(self, sentence: str, **fields: object) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.fields = fields

    def say(self, translate: Callable[[str], str]) -> str:
        """A field that is a trouble itself is said within the sentence. Whatever a file has brought into one
        is made sayable here, so that nobody else needs to think of it."""
        fields = {
            name: value.say(translate) if isinstance(value, Trouble) else sayable(str(value))
            for name, value in self.fields.items()
        }
        return translate(self.sentence).format(**fields)

    def __str__(self) -> str:
        return self.say(str)
