"""What a widget has drawn, as numbers that can be compared: a photograph without pixels."""

from __future__ import annotations

from typing import Any

from kivy.graphics.instructions import Instruction
from kivy.uix.widget import Widget

from coffres.dev.window.instructions import drawn_in

_FIELDS = (
    "rgba",
    "pos",
    "size",
    "xy",
    "xyz",
    "angle",
    "origin",
    "points",
    "vertices",
    "tex_coords",
    "radius",
)


def still_life(widget: Widget) -> list[tuple[Any, ...]]:
    """All that is drawn, in its order. What draws nothing is left out."""
    return [_numbers(each) for each in drawn_in(widget.canvas) if not _unseen(each)]


def _unseen(each: Instruction) -> bool:
    """A picture that is put away has no size; texts have their texture bound apart."""
    size = getattr(each, "size", None)
    return type(each).__name__ == "BindTexture" or (size is not None and not all(size))


def _numbers(each: Instruction) -> tuple[Any, ...]:
    fields = ((name, _rounded(getattr(each, name, None))) for name in _FIELDS)
    texture = getattr(each, "texture", None)
    seen = () if texture is None else tuple(texture.size)
    return (type(each).__name__, seen, *((name, value) for name, value in fields if value is not None))


def _rounded(value: Any) -> Any:
    if value is None or isinstance(value, (int, float)):
        return None if value is None else round(value, 2)
    return tuple(map(_rounded, value))
