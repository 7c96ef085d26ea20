"""Faults of Kivy 2.3.1 and KivyMD 2.0.0, mended before anything is drawn. Look here first when one of them is
upgraded."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache as _once
from math import inf
from pathlib import Path

from kivy import kivy_shader_dir
from kivy.cache import Cache
from kivy.core.image import Image
from kivy.factory import Factory
from kivy.graphics import SmoothRoundedRectangle as _Rounded
from materialyoucolor.dynamiccolor import color_spec_2025
from materialyoucolor.hct.hct_solver import HctSolver


class SmoothRoundedRectangle(_Rounded):
    """Never less than nothing. Kivy's, with width and height both below zero, writes beside its memory, and
    the app crashes some time later; a layout has such sizes for a widget that has no room yet."""

    def __init__(self, **kwargs: object) -> None:
        if "size" in kwargs:
            kwargs["size"] = _real(kwargs["size"])
        super().__init__(**kwargs)

    @property
    def size(self) -> Sequence[float]:
        return _Rounded.size.__get__(self)

    @size.setter
    def size(self, size: Sequence[float]) -> None:
        _Rounded.size.__set__(self, _real(size))


def _real(size: Sequence[float]) -> tuple[float, float]:
    return max(0.0, size[0]), max(0.0, size[1])


def mend() -> None:
    Factory.unregister("SmoothRoundedRectangle")
    Factory.register("SmoothRoundedRectangle", cls=SmoothRoundedRectangle)
    # What is drawn without a picture has this one. The window has it from its start; whatever is drawn off
    # the screen asks Kivy's cache for it, which drops it after a minute in which nobody has asked. Then it
    # would be read from its file again, in the midst of a frame, and lie in memory twice.
    blank = str(Path(kivy_shader_dir, "default.png"))
    Cache.append("kv.texture", blank, Image(blank).texture, timeout=inf)
    # The palette computes the same colours many times in pure Python, which takes 90 ms of every start.
    HctSolver.solve_to_int = staticmethod(_once(HctSolver.solve_to_int))
    color_spec_2025.find_best_tone_for_chroma = _once(color_spec_2025.find_best_tone_for_chroma)
