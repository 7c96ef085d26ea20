"""Pictures by name, at the density of this screen. assets/src/README.md tells how they are made and packed.

In a layout: `texture: pictures.texture("button_brass")`. A sheet is read once, when it is first shown.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from kivy.core.image import Image
from kivy.graphics.texture import Texture
from kivy.metrics import Metrics, dp

from coffres.places import ASSETS

_DENSE = 1.4  # from this density on the large pictures are worth their memory


class Picture(NamedTuple):
    texture: Texture
    size: tuple[float, float]  # on screen
    border: tuple[float, ...]  # what keeps its shape when stretched, as BorderImage wants it
    facts: dict[str, Any]  # what else the index knows of it, in dp


def texture(name: str, game: str = "") -> Texture:
    return picture(name, game).texture


@cache
def picture(name: str, game: str = "") -> Picture:
    """One of the house's pictures, or of a game's."""
    folder = _folder(game)
    entry = dict(_index(folder)[name])
    times = 2 if Metrics.density >= _DENSE else 1
    sheet = _sheet(folder / f"{times}x" / entry.pop("file"))
    x, y, width, height = entry.pop("rect")
    left, top, right, bottom = entry.pop("border", (0, 0, 0, 0))
    if entry.get("tile"):
        sheet.wrap = "repeat"
        region = sheet
    else:
        region = sheet.get_region(
            x * times, sheet.height - (y + height) * times, width * times, height * times
        )
    border = tuple(side * times for side in (bottom, right, top, left))
    return Picture(region, (dp(width), dp(height)), border, entry)


def is_drawn(name: str, game: str = "") -> bool:
    """Whether there is such a picture: a new game may still be without."""
    return name in _index(_folder(game))


def repeated(name: str, width: float, height: float, game: str = "") -> tuple[float, ...]:
    """The `tex_coords` of a rectangle of this size that shows a seamless picture again and again."""
    tile = picture(name, game).size
    across, up = width / tile[0], height / tile[1]
    return (0, up, across, up, across, 0, 0, 0)


def covering(name: str, width: float, height: float, game: str = "") -> tuple[float, ...]:
    """The `tex_coords` that show the middle of a picture, as large as fills a rectangle of this shape."""
    texture_ = texture(name, game)
    (x, y, right, up), wide = _corners(texture_), texture_.width / texture_.height
    if height < 1:
        return tuple(texture_.tex_coords)
    shape = width / height
    across, high = (1.0, wide / shape) if shape > wide else (shape / wide, 1.0)
    dx, dy = (right - x) * (1 - across) / 2, (up - y) * (1 - high) / 2
    return (x + dx, y + dy, right - dx, y + dy, right - dx, up - dy, x + dx, up - dy)


def _corners(texture_: Texture) -> tuple[float, float, float, float]:
    coords = texture_.tex_coords
    return coords[0], coords[1], coords[2], coords[5]


def _folder(game: str) -> Path:
    return ASSETS / game / "images" if game else ASSETS / "images"


@cache
def _index(folder: Path) -> dict[str, dict[str, Any]]:
    index: dict[str, dict[str, Any]] = json.loads((folder / "index.json").read_text(encoding="utf-8"))
    return index


@cache
def _sheet(path: Path) -> Texture:
    sheet = Image(str(path)).texture
    sheet.mag_filter = "linear"
    sheet.min_filter = "linear"
    return sheet
