"""Keeps the screen's content clear of cut-outs and system bars, however the window is turned or split.

No event tells us when a bar appears or disappears while the window keeps its size, so we ask again and again.
Asking costs Android almost nothing, and nothing is drawn unless the answer has changed.
"""

from __future__ import annotations

from kivy.clock import Clock
from kivy.core.window import Window

from coffres.device.ports import Insets
from coffres.ui.scene import Scene
from coffres.ui.theme import FELT

_AGAIN = 0.5  # seconds between two questions


class MarginsKept:
    def __init__(self, scene: Scene, insets: Insets) -> None:
        self._scene, self._insets = scene, insets
        self._asking = Clock.schedule_interval(self._place, _AGAIN)
        Window.clearcolor = FELT  # the colour behind cut-outs and bars
        scene.size_hint = None, None
        Window.bind(size=self._place)
        self._place()

    def leave(self) -> None:
        self._asking.cancel()
        Window.unbind(size=self._place)

    def _place(self, *_: object) -> None:
        width, height = Window.size
        left, bottom, right, top = self._insets.margins(width, height)
        self._scene.pos = left, bottom
        self._scene.size = max(width - left - right, 1), max(height - bottom - top, 1)
