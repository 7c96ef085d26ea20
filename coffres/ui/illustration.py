"""A small picture put together from a game's own pictures: what stands for a preset of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple


class Piece(NamedTuple):
    """One picture in it. All lengths are parts of its height."""

    name: str
    x: float = 0.0  # the piece's middle, from the middle to the right
    y: float = 0.0  # and upwards
    high: float = 0.7
    turn: float = 0.0  # degrees, counterclockwise


class Illustration(NamedTuple):
    ground: str  # the picture that its ground is tiled with, or covered if it has seams; empty: only the tint
    tint: tuple[float, float, float, float] = (1, 1, 1, 1)  # of the ground
    pieces: tuple[Piece, ...] = ()  # the hindmost first; none: the game's chest


def fan(
    names: tuple[str, ...], high: float, apart: float, turn: float, drop: float = 0.02
) -> Iterator[Piece]:
    """Cards fanned out from left to right; the outer ones lie lower."""
    middle = (len(names) - 1) / 2
    for place, name in enumerate(names):
        off = place - middle
        yield Piece(name, off * apart, -drop * off * off, high, -off * turn)
