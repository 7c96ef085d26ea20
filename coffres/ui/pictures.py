"""Pictures by name, at the density of this screen. assets/src/README.md tells how they are made and packed.

In a layout: `texture: pictures.texture("button_brass")`. A sheet is read when it is first shown, and let go
when there is no more room, or with the game that it belongs to.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from kivy.graphics.texture import Texture
from kivy.metrics import Metrics, dp
from kivy.utils import platform

from coffres.places import ASSETS
from coffres.texture_memory import MOST
from coffres.ui import sheets
from coffres.ui.sheets import Sheet, Sheets

_DENSE = 1.4  # from this density on the large pictures are worth their memory
_LARGE = 1280  # pixels: no longer edge, and they are not


class Picture(NamedTuple):
    texture: Texture
    size: tuple[float, float]  # on screen
    border: tuple[float, ...]  # what keeps its shape when stretched, as BorderImage wants it
    facts: dict[str, Any]  # what else the index knows of it, in dp


def texture(name: str, game: str = "") -> Texture:
    return picture(name, game).texture


def picture(name: str, game: str = "") -> Picture:
    """One of the house's pictures, or of a game's."""
    sheet = memory().take(_file(name, game))
    found: Picture | None = sheet.cut.get(name)
    if found is None:
        found = sheet.cut[name] = _cut(sheet, dict(_index(_folder(game))[name]))
    return found


def _cut(sheet: Sheet, entry: dict[str, Any]) -> Picture:
    del entry["file"]
    region, times = sheet.texture, density()
    x, y, width, height = entry.pop("rect")
    left, top, right, bottom = entry.pop("border", (0, 0, 0, 0))
    if entry.get("tile"):
        region.wrap = "repeat"
    elif not entry.pop("sharp", None):  # else it has a file of its own, whatever its size
        region = region.get_region(
            x * times, region.height - (y + height) * times, width * times, height * times
        )
    border = tuple(side * times for side in (bottom, right, top, left))
    return Picture(region, (dp(width), dp(height)), border, entry)


def keep_no_game_but(game: str) -> None:
    """Other games are over, and so are their pictures; "" is none."""
    own = _folder(game)
    memory().forget(lambda path: path.parent.parent not in (_folder(""), own))


@cache
def memory() -> Sheets:
    """What is in the texture memory."""
    return Sheets(MOST[density()], sheets.load)


@cache
def density() -> int:
    """Which of the files this screen is worth: the same for as long as the app runs."""
    from kivy.core.window import Window

    return times(_own_density(), Window.size)


def times(dense: float, size: tuple[float, float]) -> int:
    """A small screen with few pixels has little memory as well, whatever it calls its density."""
    return 2 if dense >= _DENSE and max(size) > _LARGE else 1


def _own_density() -> float:
    """Without the size that the system's letters have, which Android counts in."""
    return float(Metrics.dpi / 160 if platform == "android" else Metrics.density)


@cache
def _file(name: str, game: str) -> Path:
    folder = _folder(game)
    return folder / f"{density()}x" / str(_index(folder)[name]["file"])


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


@cache
def _folder(game: str) -> Path:
    return ASSETS / game / "images" if game else ASSETS / "images"


@cache
def _index(folder: Path) -> dict[str, dict[str, Any]]:
    index: dict[str, dict[str, Any]] = json.loads((folder / "index.json").read_text(encoding="utf-8"))
    return index
