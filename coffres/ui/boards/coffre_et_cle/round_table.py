"""Where cards and names lie round the table, and the tray in its middle: the cards as large as can be.

A name is never cut: it goes on in a second or third line, after a hyphen or a space.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from math import cos, pi, sin
from typing import NamedTuple

from kivy.metrics import dp, sp

from coffres.ui.boards.coffre_et_cle.names import Written, written
from coffres.ui.box import Box

TALL = 1.4  # a card's height, as a multiple of its width
TURNED = 1.2  # the room for a card that lies sideways, as a multiple of an upright card's width
# sp: the letters of a name, by how long the shorter edge of the table is at least, in dp
_LETTERS = ((0, 20), (420, 24), (700, 30))
_LEAST = 13  # dp: letters
_SHRINK = (1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4)
_ENOUGH = 0.18  # of the table's shorter side: for cards this high no letters have to shrink
_TRAY = 0.74  # least size of a card in the tray, in cards of the seats
_FINGER = 45  # dp: least width of a card in the tray
_STEP = 2  # dp
_SMALLEST = 10  # dp: width of a card


class Place(NamedTuple):
    """A seat's place, and what lies in it."""

    whole: Box
    card: Box
    token: Box
    name: Box
    written: str  # the name, in its lines


class Way(NamedTuple):
    """One of the ways to lay a table."""

    form: float  # of the table: 2 is a circle, a larger number is nearer to a square
    room: float  # least width of the place for a name, in letters
    beside: bool  # whether a name stands beside its card where there is room; else above
    low: bool  # whether all names stand beside their cards, and the symbols above these


def _ways(low: bool) -> tuple[Way, ...]:
    """Where cards are equally large, the first one is taken."""
    return tuple(
        Way(form, room, beside, low)
        for form in (6.0, 12.0, 60.0)
        for room in (6.0, 3.4)
        for beside in ((False,) if low else (True, False))
    )


_WAYS, _LOW_WAYS = _ways(low=False), _ways(low=True)


class Laid(NamedTuple):
    places: Sequence[Place]
    card: float  # the width of a card
    tray: Box
    letters: float  # the size of the names' letters


@lru_cache(32)
def lay(names: Sequence[str], table: Box, tray: tuple[float, float], slot: float) -> Laid:
    """`tray`: its width and height; `slot`: the width of a card in it."""
    edge = min(table.width, table.height)
    wished = sp(next(letters for least, letters in reversed(_LETTERS) if edge >= dp(least)))
    found: list[Laid] = []
    readable = (max(dp(_LEAST), wished * times) for times in _SHRINK)
    for letters in readable:
        found += _found(_WAYS, names, table, (*tray, slot), letters)
        if not _enough(found, table):
            found += _found(_LOW_WAYS, names, table, (*tray, slot), letters)
        if _enough(found, table):
            break
    if not found:  # nobody could read the names: the tokens alone say who sits where
        found = _found(_WAYS, [""] * len(names), table, (*tray, slot), dp(_LEAST))
    best = max(found, key=lambda laid: laid.card, default=None)
    if best is not None:
        return best
    places = [
        _above(right, up, table, 1, written(name, 1, 1))
        for (right, up), name in zip(_round(len(names), _WAYS[0].form), names, strict=True)
    ]
    return Laid(places, 1, Box(*table.center, 1, 1), wished)


def _enough(found: Sequence[Laid], table: Box) -> bool:
    """Whether there are cards so high that no letters have to shrink."""
    return any(laid.card * TALL >= _ENOUGH * min(table.width, table.height) for laid in found)


def _found(
    ways: Sequence[Way], names: Sequence[str], table: Box, tray: tuple[float, float, float], letters: float
) -> list[Laid]:
    """Each way's largest cards, for those that have any."""
    each = (_largest(names, table, tray, letters, way) for way in ways)
    return [laid for laid in each if laid is not None]


def _largest(
    names: Sequence[str], table: Box, tray: tuple[float, float, float], letters: float, way: Way
) -> Laid | None:
    """The largest cards with names of these letters, found by halving; None if there are none."""
    small, large = dp(_SMALLEST), min(table.width, table.height) / 2
    found = None
    while large - small > dp(_STEP):
        card = (small + large) / 2
        laid = _laid(names, table, tray, letters, way, card)
        if laid is None:
            large = card
        else:
            found, small = laid, card
    return found


def _laid(
    names: Sequence[str], table: Box, tray: tuple[float, float, float], letters: float, way: Way, card: float
) -> Laid | None:
    """Everything in its place, with cards so wide; None if it does not fit."""
    width, height, slot = tray
    room = letters * way.room
    places = [
        _low(right, up, table, card, written(name, letters, room))
        if way.low
        else _beside(right, up, table, card, written(name, letters, room))
        if way.beside and abs(right) < 0.5
        else _above(right, up, table, card, written(name, letters, max(room, card * TURNED)))
        for (right, up), name in zip(_round(len(names), way.form), names, strict=True)
    ]
    boxes, unit = [place.whole for place in places], max(_TRAY * card, dp(_FINGER)) / slot
    if any(_meet(_middle(table, width * unit, height * unit), box) for box in boxes):
        return None
    if any(_meet(one, other) for one, other in combinations(boxes, 2)):
        return None
    while not any(_meet(_middle(table, width * unit, height * unit), box) for box in boxes):
        unit *= 1.02
    unit /= 1.02
    return Laid(places, card, _middle(table, width * unit, height * unit), letters)


def _round(seats: int, form: float) -> list[tuple[float, float]]:
    """The places round a table, measured from its middle: right and up, as parts of half its size."""
    turns = [-pi / 2 - 2 * pi * seat / seats for seat in range(seats)]
    return [_on_the_rim(cos(turn), sin(turn), form) for turn in turns]


def _on_the_rim(right: float, up: float, form: float) -> tuple[float, float]:
    """The point on the rim of a round table that reaches into the corners."""
    far = (abs(right) ** form + abs(up) ** form) ** (1 / form)
    return right / far, up / far


def _beside(right: float, up: float, table: Box, card: float, text: Written) -> Place:
    """The name beside the card, for a seat that has room on its side."""
    gap, high, letters = dp(4), card * TALL, text.letters
    side, lines = letters * 1.7, text.height + dp(2)
    words = side + gap + lines
    whole = _at(right, up, table, card * TURNED + text.width + 3 * gap, max(high, words) + 2 * gap)
    x, (_middle_x, middle) = whole.x + gap, whole.center
    left = x + card * TURNED + gap
    name = Box(left, middle - words / 2, text.width, lines)
    token = Box(left, middle + words / 2 - side, side, side)
    return Place(
        whole, Box(x + card * (TURNED - 1) / 2, middle - high / 2, card, high), token, name, text.text
    )


def _above(right: float, up: float, table: Box, card: float, text: Written) -> Place:
    """The name above the card, and the symbol on its corner."""
    gap, high, letters = dp(4), card * TALL, text.letters
    lines, side = text.height + dp(2), letters * 1.5
    wide = max(card * TURNED, text.width)
    whole = _at(right, up, table, wide + 2 * gap, high + lines + 3 * gap)
    x, y = whole.x + gap, whole.y + gap
    left = x + (wide - card) / 2
    token = Box(max(x, left - side * 0.6), y + high - side * 0.7, side, side)
    name = Box(x, y + high + gap, wide, lines)
    return Place(whole, Box(left, y, card, high), token, name, text.text)


def _low(right: float, up: float, table: Box, card: float, text: Written) -> Place:
    """The name beside the card and its symbol: nothing else takes so little of the table's height."""
    gap, high, side, lines = dp(3), card * TALL, text.letters * 1.4, text.height + dp(2)
    column, tall = max(card * TURNED, side), side + dp(2) + high
    whole = _at(right, up, table, column + text.width + 3 * gap, max(tall, lines) + 2 * gap)
    x, (_middle_x, middle) = whole.x + gap, whole.center
    return Place(
        whole,
        Box(x + (column - card) / 2, middle - tall / 2, card, high),
        Box(x + (column - side) / 2, middle + tall / 2 - side, side, side),
        Box(x + column + gap, middle - lines / 2, text.width, lines),
        text.text,
    )


def _at(right: float, up: float, table: Box, width: float, height: float) -> Box:
    """A box of this size at the rim of the table."""
    x, y = table.center
    x += (table.width - width - dp(4)) / 2 * right
    y += (table.height - height - dp(4)) / 2 * up
    return Box(x - width / 2, y - height / 2, width, height)


def _middle(table: Box, width: float, height: float) -> Box:
    x, y = table.center
    return Box(x - width / 2, y - height / 2, width, height)


def _meet(one: Box, other: Box) -> bool:
    return (
        one.x < other.x + other.width
        and other.x < one.x + one.width
        and one.y < other.y + other.height
        and other.y < one.y + one.height
    )
