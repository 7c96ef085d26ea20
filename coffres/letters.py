"""Which signs can be drawn, and what is drawn for those of old files that cannot.

Kivy writes a label in one face and has nothing to fall back on; nor does it turn what is written from right
to left, or join what belongs together. So a name is made of what stands in the face to read in.
"""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache

from coffres.places import ASSETS
from coffres.truetype import signs

READING = ASSETS / "fonts" / "coffres_reading" / "CoffresReading-Regular.ttf"  # bold and italic know the same

_INSTEAD = "?"
_BREAKS = "\n\t"  # for Kivy to understand
# What is not seen by itself, beside Unicode's "format": fillers, and what chooses between looks of a sign.
_FILLERS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0")
_CHOOSERS = (range(0x180B, 0x1810), range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))
_KEPT = 4096  # signs of which is remembered what stands for them


def visible(text: str) -> str:
    """Without what nobody sees: two names that look the same are the same."""
    return text if text.isascii() else "".join(sign for sign in text if not _unseen(sign))


def drawable(text: str) -> bool:
    """Whether every sign of a composed text can be drawn, each in a place of its own."""
    return _known().issuperset(text)


def drawn(text: str) -> str:
    """The text as it is shown: with a question mark for every sign that can only be kept."""
    return text if drawable(text) else "".join(map(_shown, unicodedata.normalize("NFC", text)))


@cache
def _known() -> frozenset[str]:
    """No marks: without its letter one lands where it happens to, on some tablets above the next."""
    return frozenset(sign for sign in signs(READING) if not _is_mark(sign)).union(_BREAKS)


@lru_cache(_KEPT)
def _shown(sign: str) -> str:
    if sign in _known():
        return sign
    if sign.isspace():
        return " "
    return "" if _unseen(sign) or _is_mark(sign) else _INSTEAD


def _is_mark(sign: str) -> bool:
    return unicodedata.category(sign)[0] == "M"


def _unseen(sign: str) -> bool:
    code = ord(sign)
    return unicodedata.category(sign) == "Cf" or sign in _FILLERS or any(code in part for part in _CHOOSERS)
