"""Which signs can be drawn, and what is drawn instead of signs in old files that cannot.

Kivy writes a label in one typeface and uses no other for missing signs; it does not reverse scripts that run
from right to left, nor join letters. So names may only have signs of the reading face.
"""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache

from coffres.places import ASSETS
from coffres.truetype import signs

# bold and italic have the same signs
READING = ASSETS / "fonts" / "coffres_reading" / "CoffresReading-Regular.ttf"

_INSTEAD = "?"
_BREAKS = "\n\t"  # signs for line breaks and tabs, which Kivy handles
# Signs that are invisible, besides Unicode's "format": fillers, and signs that choose between forms of
# another.
_FILLERS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0")
_CHOOSERS = (range(0x180B, 0x1810), range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))
_KEPT = 4096  # number of signs whose replacement is remembered


def visible(text: str) -> str:
    """The text without invisible signs, so that two names that look the same are equal."""
    return text if text.isascii() else "".join(sign for sign in text if not _unseen(sign))


def drawable(text: str) -> bool:
    """Whether every sign of a composed text can be drawn, each in its own place."""
    return _known().issuperset(text)


def drawn(text: str) -> str:
    """The text as it is shown, with a question mark for every sign that cannot be drawn."""
    return text if drawable(text) else "".join(map(_shown, unicodedata.normalize("NFC", text)))


@cache
def _known() -> frozenset[str]:
    """The signs that can be drawn. No combining marks: without their letter they may be drawn above the next
    one."""
    return frozenset(sign for sign in signs(READING) if not _is_mark(sign)).union(_BREAKS)


@lru_cache(_KEPT)
def _shown(sign: str) -> str:
    if sign in _known():
        return sign
    if sign.isspace():
        return "\N{NO-BREAK SPACE}" if "<noBreak>" in unicodedata.decomposition(sign) else " "
    return "" if _unseen(sign) or _is_mark(sign) else _INSTEAD


def _is_mark(sign: str) -> bool:
    return unicodedata.category(sign)[0] == "M"


def _unseen(sign: str) -> bool:
    code = ord(sign)
    return unicodedata.category(sign) == "Cf" or sign in _FILLERS or any(code in part for part in _CHOOSERS)
