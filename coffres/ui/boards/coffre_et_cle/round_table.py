"""Where cards and names lie round the table, and the tray in its middle: the cards as large as can be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import cos, pi, sin
from typing import NamedTuple

from kivy.metrics import dp, sp

from coffres.ui.box import Box

TALL = 1.4  # a card's height, as a multiple of its width
TURNED = 1.2  # the room for a card that lies sideways, as a multiple of an upright card's width
_BULGE = 6  # the form of the table: 2 is a circle, a larger number is nearer to a square
_LETTERS, _SMALL_LETTERS = 24, 15  # sp: the letters of a name, on a tablet and on a phone
_PHONE = 420  # dp: a table with a shorter edge is a phone's
_SHRINK = (1, 0.85, 0.7, 0.56)
_ENOUGH = 0.18  # of the table's shorter side: for cards this high no letters have to shrink
_TRAY = 0.74  # least size of a card in the tray, in cards of the seats
_FINGER = 45  # dp: least width of a card in the tray
_STEP = 2  # dp


class Place(NamedTuple):
    """A seat's place, and what lies in it."""

    whole: Box
    card: Box
    token: Box
    name: Box


class Laid(NamedTuple):
    places: Sequence[Place]
    card: float  # the width of a card
    tray: Box
    letters: float  # the size of the names' letters


def lay(seats: int, table: Box, tray: tuple[float, float], slot: float) -> Laid:
    """`tray`: its width and height; `slot`: the width of a card in it."""
    phone = min(table.width, table.height) < dp(_PHONE)
    wished = sp(_SMALL_LETTERS if phone else _LETTERS)
    found = []
    for times in _SHRINK:
        found += _largest(seats, table, (*tray, slot), wished * times, 1 if phone else 2)
        if found and found[-1].card * TALL >= _ENOUGH * min(table.width, table.height):
            break
    best = max(found, key=lambda laid: laid.card, default=None)
    if best is not None:
        return best
    places = [_above(right, up, table, 1, 1, 1) for right, up in _round(seats)]
    return Laid(places, 1, Box(*table.center, 1, 1), wished)


def _largest(
    seats: int, table: Box, tray: tuple[float, float, float], letters: float, lines: int
) -> Iterator[Laid]:
    """The largest cards with names of these letters, if there are any: beside the cards, or else above."""
    width, height, slot = tray
    card = min(table.width, table.height) / 2
    while card > dp(24):
        for beside in (True, False):
            places = [
                (_beside if beside and abs(right) < 0.5 else _above)(right, up, table, card, letters, lines)
                for right, up in _round(seats)
            ]
            boxes = [place.whole for place in places]
            unit = max(_TRAY * card, dp(_FINGER)) / slot
            if any(_meet(one, other) for one, other in combinations(boxes, 2)):
                continue
            if any(_meet(_middle(table, width * unit, height * unit), box) for box in boxes):
                continue
            while not any(_meet(_middle(table, width * unit, height * unit), box) for box in boxes):
                unit *= 1.02
            unit /= 1.02
            yield Laid(places, card, _middle(table, width * unit, height * unit), letters)
            return
        card -= dp(_STEP)


def _round(seats: int) -> list[tuple[float, float]]:
    """The places round a table, measured from its middle: right and up, as parts of half its size."""
    turns = [-pi / 2 - 2 * pi * seat / seats for seat in range(seats)]
    return [_on_the_rim(cos(turn), sin(turn)) for turn in turns]


def _on_the_rim(right: float, up: float) -> tuple[float, float]:
    """The point on the rim of a round table that reaches into the corners."""
    far = (abs(right) ** _BULGE + abs(up) ** _BULGE) ** (1 / _BULGE)
    return right / far, up / far


def _beside(right: float, up: float, table: Box, card: float, letters: float, lines: int) -> Place:
    """The name beside the card, for a seat that has room on its side."""
    gap, high, wide = dp(4), card * TALL, letters * 5.0
    side, line = letters * 1.7, letters * 2.5
    words = side + gap + line
    whole = _at(right, up, table, card * TURNED + wide + 3 * gap, max(high, words) + 2 * gap)
    x, (_middle_x, middle) = whole.x + gap, whole.center
    left = x + card * TURNED + gap
    name = Box(left, middle - words / 2, wide, line)
    token = Box(left, middle + words / 2 - side, side, side)
    return Place(whole, Box(x + card * (TURNED - 1) / 2, middle - high / 2, card, high), token, name)


def _above(right: float, up: float, table: Box, card: float, letters: float, lines: int) -> Place:
    """The name above the card, and the symbol on its corner."""
    gap, high = dp(4), card * TALL
    line, side = letters * 1.25 * lines, letters * 1.5
    wide = max(card * TURNED, letters * 5.4)
    whole = _at(right, up, table, wide + 2 * gap, high + line + 3 * gap)
    x, y = whole.x + gap, whole.y + gap
    left = x + (wide - card) / 2
    token = Box(max(x, left - side * 0.6), y + high - side * 0.7, side, side)
    name = Box(x, y + high + gap, wide, line)
    return Place(whole, Box(left, y, card, high), token, name)


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
