"""The files of pictures ("sheets") in the texture memory, and which of them to free.

A tablet's graphics share the memory of everything else. A sheet stays in memory for its next use. When all of
them together take too much, sheets that are not shown any more are freed, those unused for longest first.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from typing import Any
from weakref import WeakValueDictionary

from kivy.core.image import Image, ImageData
from kivy.graphics.texture import Texture

from coffres.texture_memory import rounded
from coffres.ui.garbage import collect
from coffres.ui.indexed import pixels_of


class Sheet:
    """One file; `cut` holds the pictures cut out of it, by name."""

    def __init__(self, texture: Texture) -> None:
        self.texture = texture
        self.cut: dict[str, Any] = {}


class Sheets:
    def __init__(self, most: int, load: Callable[[Path], Texture]) -> None:
        self.most = most
        self._load = load
        self._kept: OrderedDict[Path, Sheet] = OrderedDict()
        # every sheet in memory: shown now, or kept for later
        self._there: WeakValueDictionary[Path, Texture] = WeakValueDictionary()
        self._shown = 0  # bytes that could not be freed the last time, because they were shown

    def take(self, path: Path) -> Sheet:
        """The sheet of this file, read from the disk if it is not in memory."""
        sheet = self._kept.get(path)
        if sheet is None:
            texture = self._there.get(path)
            if texture is None:
                texture = self._there[path] = self._load(path)
            sheet = self._kept[path] = Sheet(texture)
            self._make_room()
        self._kept.move_to_end(path)
        return sheet

    def forget(self, gone: Callable[[Path], bool]) -> None:
        """Stops keeping the sheets for which `gone` is true. A widget that still shows one holds it until it
        goes itself."""
        for path in [path for path in self._kept if gone(path)]:
            del self._kept[path]
        if any(gone(path) for path in self._there):
            collect()  # a removed screen holds its pictures until the garbage collector runs

    def resident(self) -> dict[Path, int]:
        """The files in the texture memory now, and the most bytes that each takes."""
        return {path: rounded(*texture.size) for path, texture in self._there.items()}

    @property
    def roomy(self) -> bool:
        """Whether so little is taken that what nobody shows yet may be read."""
        return 4 * self._bytes() <= 3 * self.most

    def _make_room(self) -> None:
        there = self._bytes()
        self._shown = min(self._shown, there)
        if there <= max(self.most, self._shown):  # looking again would free nothing, and takes long
            return
        while self._bytes() > self.most and len(self._kept) > 1:
            self._kept.popitem(last=False)
        if self._bytes() > self.most:
            collect()  # last: it takes as long as several frames, and frees no sheet that is kept
        self._shown = self._bytes()

    def _bytes(self) -> int:
        return sum(self.resident().values())


def load(path: Path) -> Texture:
    texture = _own(path) or Image(str(path), nocache=True).texture  # Kivy would keep the image for a minute
    texture.mag_filter = texture.min_filter = "linear"
    return texture


def _own(path: Path) -> Texture | None:
    """A picture that we read ourselves; None for one that Kivy reads well."""
    pixels = pixels_of(path)
    if pixels is None:
        return None
    texture = Texture.create_from_data(ImageData(pixels.width, pixels.height, "rgba", pixels.rgba))
    texture.flip_vertical()
    return texture
