"""Text by French typographic rules: no line begins with a question mark, and an apostrophe is curled. No
missing sign is drawn as an empty box.

This is the one place where it is done, at the moment of drawing. The text property itself is not changed.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from math import ceil

from kivy.core.text import Label as Letters
from kivy.uix.label import Label

from coffres.l10n import curled, unbroken
from coffres.letters import drawn
from coffres.ui.known import Known

_SURELY = 0.97  # part of a line's width that words measured one by one surely find
_KNOWN = 4096  # words whose sizes are remembered: more than a game asks for again, and little memory
WORD = re.compile(r"\S+")
_UNSPACED = re.compile(r"[^ \n]+")  # a word with what no line may part it from
_PIECE = re.compile(r"[^-]*-|[^-]+")
_WHOLE = re.compile(r"[^\s-]+-?")  # what no line parts


@lru_cache(4096)
def as_set(text: str) -> str:
    return unbroken(curled(drawn(text)))


def cut(word: str, most: int) -> str:
    """The beginning of a word that is longer than `most` signs, cut to `most` in all."""
    return word if len(word) <= most else word[: most - 1] + "…"


def broken(word: str, most: int) -> str:
    """A word that is longer than `most` signs, in lines of so many, each with a hyphen but the last."""
    if len(word) <= most:
        return word
    lines = -(-len(word) // (most - 1))  # as many as are needed, all about as long
    long = -(-len(word) // lines)
    return "-\n".join(word[start : start + long] for start in range(0, len(word), long))


def parted(text: str, width: float, wide: Callable[[str], float]) -> str:
    """A text whose words are broken after hyphens where one is wider than a line, and nowhere else."""
    return _UNSPACED.sub(lambda word: _parted(word[0], width, wide), text)


def _parted(word: str, width: float, wide: Callable[[str], float]) -> str:
    if "-" not in word or wide(word) <= width:
        return word
    lines = [""]
    for piece in _PIECE.findall(word):
        if lines[-1] and wide(lines[-1] + piece) > width:
            lines.append("")
        lines[-1] += piece
    return "\n".join(lines)


@lru_cache(1024)  # a layout asks for every part several times, and most questions come again
def height_of(text: str, width: float, size: float, bold: bool = False, line_height: float = 0.9) -> float:
    """The height that a text needs at this size of letters, broken into lines of this width. What is wider
    than a line is counted as if it were cut."""
    lines = 0
    width *= _SURELY
    text = parted(as_set(text), width, lambda word: _extents(word, size, bold)[0])
    for paragraph in text.split("\n"):
        lines, left = lines + 1, width
        for word in paragraph.split(" "):
            wide = _extents(word, size, bold)[0]
            if wide > left and left < width:
                lines, left = lines + 1, width
            left -= wide + _extents(" ", size, bold)[0]
    return float(lines * ceil(_extents("|", size, bold)[1] * line_height)) if text else 0.0


def width_of(words: str, size: float, bold: bool = False) -> float:
    """The width of the longest line."""
    return max(_extents(line, size, bold)[0] for line in as_set(words).split("\n"))


def widest_word(text: str, size: float, bold: bool = False) -> float:
    """The least width of a line that need not cut a word; words may be broken after hyphens."""
    return max((width_of(word, size, bold) for word in _WHOLE.findall(text)), default=0.0)


@lru_cache(4096)
def _extents(word: str, size: float, bold: bool) -> tuple[float, float]:
    return tuple(Letters(font_size=size, bold=bold, font_name="Roboto").get_extents(word))


_SIZES: Known[tuple[float, float]] = Known(_KNOWN)  # width and height of words


class Measured(Letters):
    """Letters that remember how large each word is: the same words are measured again and again, for every
    size of letters that is tried and for every screen, and nothing else of a label takes longer."""

    def get_extents(self, text: str) -> tuple[float, float]:
        of = self.options
        word = (text, of["font_size"], of["font_name_r"], of["bold"], of["italic"], of["underline"])
        outline, of["outline_width"] = of["outline_width"], None  # it is slow to measure, and easily added
        width, height = _SIZES.get(word) or _SIZES.keep(word, super().get_extents(text))
        of["outline_width"] = outline
        rim = 2 * (outline or 0)
        return (width + rim if width else width), height + rim


class Typeset(Label):
    """A label for plain text. Code that writes markup must apply the typographic rules itself."""

    def _create_label(self) -> None:
        super()._create_label()
        if type(self._label) is Letters:
            self._label = Measured(**self._label.options)

    def texture_update(self, *args: object) -> None:
        self._label.text = self.set_text()
        super().texture_update(*args)

    def set_text(self) -> str:
        return as_set(self.text)
