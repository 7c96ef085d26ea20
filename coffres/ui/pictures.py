"""Pictures by name, at the density of this screen. assets/src/README.md tells how they are made and packed.

In a layout: `texture: pictures.texture("button_brass")`. A sheet of pictures is read when it is first shown.
It is freed when memory runs short, or with the game that it belongs to.
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

_DENSE = 1.4  # from this density on, the large pictures are used
# pixels: on a screen whose longer edge is shorter, the large pictures are not worth their memory
_LARGE = 1280


class Picture(NamedTuple):
    texture: Texture
    size: tuple[float, float]  # width and height on screen
    # the borders that keep their shape when the picture is stretched, as BorderImage takes them
    border: tuple[float, ...]
    facts: dict[str, Any]  # all other facts of the index about the picture, in dp


def texture(name: str, game: str = "") -> Texture:
    return picture(name, game).texture


def picture(name: str, game: str = "", fine: bool = False) -> Picture:
    """A picture of the house or, with `game`, of that game. `fine`: the large one, on every screen, for what
    is shown much larger than it is elsewhere."""
    sheet = memory().take(_file(name, game, fine))
    found: Picture | None = sheet.cut.get(name)
    if found is None:
        found = sheet.cut[name] = _cut(sheet, dict(_index(_folder(game))[name]), fine)
    return found


def _cut(sheet: Sheet, entry: dict[str, Any], fine: bool = False) -> Picture:
    del entry["file"]
    region, times = sheet.texture, _sharpness(fine)
    x, y, width, height = entry.pop("rect")
    left, top, right, bottom = entry.pop("border", (0, 0, 0, 0))
    if entry.get("tile"):
        region.wrap = "repeat"
    elif not entry.pop("sharp", None):  # a sharp picture has a file of its own, not a place in a sheet
        region = region.get_region(
            x * times, region.height - (y + height) * times, width * times, height * times
        )
    border = tuple(side * times for side in (bottom, right, top, left))
    return Picture(region, (dp(width), dp(height)), border, entry)


def keep_no_game_but(game: str) -> None:
    """Frees the pictures of all games but this one; "" frees those of all games."""
    own = _folder(game)
    from coffres.ui.drawn_once import forget_all_but  # imported late: home comes before any game

    forget_all_but(game)
    memory().forget(lambda path: path.parent.parent not in (_folder(""), own))


@cache
def memory() -> Sheets:
    """The sheets in the texture memory."""
    return Sheets(MOST[density()], sheets.load)


@cache
def density() -> int:
    """Which size of the picture files this screen uses; it stays the same while the app runs."""
    from kivy.core.window import Window

    return times(_own_density(), Window.size)


def _sharpness(fine: bool) -> int:
    """How many pixels of its file a dp of a picture is."""
    return 2 if fine else density()


def times(dense: float, size: tuple[float, float]) -> int:
    """A small screen with few pixels also has little memory, whatever density it reports. So it gets the
    small files."""
    return 2 if dense >= _DENSE and max(size) > _LARGE else 1


def _own_density() -> float:
    """The density of the screen alone. Android's value also contains the font size that the user has set."""
    return float(Metrics.dpi / 160 if platform == "android" else Metrics.density)


@cache
def _file(name: str, game: str, fine: bool = False) -> Path:
    folder = _folder(game)
    return folder / f"{_sharpness(fine)}x" / str(_index(folder)[name]["file"])


def is_drawn(name: str, game: str = "") -> bool:
    """Whether this picture exists: a new game may not have it yet."""
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


def filling(name: str, width: float, height: float, game: str = "") -> tuple[float, ...]:
    """The `tex_coords` of a rectangle of this size that a picture fills: again and again if it is seamless,
    with its middle otherwise, since what lies beyond its edges is its last row of pixels drawn out."""
    fill = repeated if picture(name, game).facts.get("tile") else covering
    return fill(name, width, height, game)


def _corners(texture_: Texture) -> tuple[float, float, float, float]:
    coords = texture_.tex_coords
    return coords[0], coords[1], coords[2], coords[5]


@cache
def _folder(game: str) -> Path:
    return ASSETS / game / "images" if game else ASSETS / "images"


@cache
def _index(folder: Path) -> dict[str, dict[str, Any]]:
    """What the folder has; nothing for a game that has no pictures at all."""
    if not folder.is_dir():
        return {}
    index: dict[str, dict[str, Any]] = json.loads((folder / "index.json").read_text(encoding="utf-8"))
    return index
