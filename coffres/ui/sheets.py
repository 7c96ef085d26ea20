"""The files of pictures that lie in the texture memory, and which of them to let go.

A tablet's graphics share the memory of everything else. A sheet stays for the next time it is shown; when all
together would take too much, those go that nothing shows any more, the one not asked for longest first.
"""

from __future__ import annotations

import gc
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from typing import Any
from weakref import WeakValueDictionary

from kivy.core.image import Image
from kivy.graphics.texture import Texture

from coffres.texture_memory import rounded


class Sheet:
    """One file; `cut` holds what was cut out of it by name."""

    def __init__(self, texture: Texture) -> None:
        self.texture = texture
        self.cut: dict[str, Any] = {}


class Sheets:
    def __init__(self, most: int, load: Callable[[Path], Texture]) -> None:
        self.most = most
        self._load = load
        self._kept: OrderedDict[Path, Sheet] = OrderedDict()
        self._there: WeakValueDictionary[Path, Texture] = WeakValueDictionary()  # shown, or kept

    def take(self, path: Path) -> Sheet:
        """This file, read if it is not there."""
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
        """Keeps none of these: what still shows one has it until it goes itself."""
        for path in [path for path in self._kept if gone(path)]:
            del self._kept[path]
        gc.collect()  # a screen that has gone holds its pictures until somebody looks

    def resident(self) -> dict[Path, int]:
        """What is in the texture memory now, and the bytes it takes at most."""
        return {path: rounded(*texture.size) for path, texture in self._there.items()}

    def _make_room(self) -> None:
        if self._bytes() > self.most:
            gc.collect()
        while self._bytes() > self.most and len(self._kept) > 1:
            self._kept.popitem(last=False)

    def _bytes(self) -> int:
        return sum(self.resident().values())


def load(path: Path) -> Texture:
    texture = Image(str(path), nocache=True).texture  # Kivy's own cache would hold it for a minute
    texture.mag_filter = texture.min_filter = "linear"
    return texture
