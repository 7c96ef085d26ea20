"""A name in its lines, never cut: broken after a hyphen or a space, or inside a long word."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, pairwise
from typing import NamedTuple

from coffres.ui.typeset import broken, width_of

_PARTS = re.compile(r"[^\s-]*-|[^\s-]+\s*")
_SOFT = "\u00ad"  # a hyphen that is written at the end of a line only
_LONG = 12  # letters; longer words are broken
_MOST = 3  # lines
_MEASURED = 100  # size of the letters that are measured
_LINE = 1.3  # height of a line, in letters
_AIR = 1.05  # what a line needs besides its letters


class Written(NamedTuple):
    text: str
    letters: float  # their size
    width: float
    height: float


def written(name: str, letters: float, room: float) -> Written:
    """The name in as few lines as fit into a room so wide; if it is too narrow for any, in the narrowest."""
    ways = _ways(name)
    wide = [width * letters / _MEASURED for _text, width in ways]
    fits = next((way for way, width in enumerate(wide) if width <= room), None)
    chosen = min(range(len(ways)), key=lambda way: (round(wide[way]), way)) if fits is None else fits
    text = ways[chosen][0]
    lines = text.count("\n") + 1 if text else 0
    return Written(text, letters, max(wide[chosen], room), lines * letters * _LINE)


@lru_cache(64)
def _ways(name: str) -> list[tuple[str, float]]:
    """The name in one line, in two, and in three, each as narrow as can be, with the width at a size."""
    parts = [part for word in _PARTS.findall(name) for part in _broken(word)] or [name]
    return [
        min(((text, _width(text)) for text in _in_lines(parts, lines)), key=lambda way: way[1])
        for lines in range(1, min(_MOST, len(parts)) + 1)
    ]


def _broken(word: str) -> Iterator[str]:
    """A word, in pieces if it is long; each but the last ends with a hyphen for the end of a line."""
    end = word[len(word.rstrip()) :]
    *first, last = broken(word.rstrip(), _LONG).split("\n")
    yield from (piece[:-1] + _SOFT for piece in first)
    yield last + end


def _in_lines(parts: Sequence[str], lines: int) -> Iterator[str]:
    """Every way to write the parts in so many lines."""
    for breaks in combinations(range(1, len(parts)), lines - 1):
        ends = (0, *breaks, len(parts))
        yield "\n".join(_line(parts[start:end]) for start, end in pairwise(ends))


def _line(parts: Sequence[str]) -> str:
    line = "".join(parts).strip()
    return line[:-1].replace(_SOFT, "") + "-" if line.endswith(_SOFT) else line.replace(_SOFT, "")


def _width(text: str) -> float:
    return _AIR * width_of(text, _MEASURED, bold=True)
