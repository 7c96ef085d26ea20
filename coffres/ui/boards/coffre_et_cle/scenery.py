"""The card table and the theatre: painted as left halves, of which the right ones are mirror images."""

from __future__ import annotations

from typing import NamedTuple

from coffres.ui.pictures import picture

GAME = "coffre_et_cle"


class Seen(NamedTuple):
    """What a box shows of a whole picture, as large as fills it."""

    whole: float  # height of the whole picture
    halves: tuple[tuple[float, ...], tuple[float, ...]]  # the `tex_coords` of the left half and the right


def seen(name: str, width: float, height: float, from_top: bool = False) -> Seen:
    """The middle of the picture; `from_top`: from its upper edge."""
    half = picture(name, GAME)
    wide, high = 2 * half.size[0], half.size[1]
    times = max(width / wide, height / high, 1e-6)
    coords = half.texture.tex_coords
    outer, inner, low, top = coords[0], coords[2], coords[1], coords[5]
    across, up = width / (wide * times), height / (high * times)
    edge = inner + (outer - inner) * across
    above = 0 if from_top else (1 - up) / 2
    first = top + (low - top) * above
    last = first + (low - top) * up
    left = (edge, last, inner, last, inner, first, edge, first)
    return Seen(high * times, (left, (inner, last, edge, last, edge, first, inner, first)))
