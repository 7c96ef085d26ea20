"""What eyes could see of a widget tree, widget by widget and instruction by instruction, without a pixel."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache

import pytest
from kivy.core.text import LabelBase
from kivy.graphics import Callback
from kivy.graphics.instructions import CanvasBase, Instruction, InstructionGroup
from kivy.graphics.texture import Texture
from kivy.uix.label import Label
from kivy.uix.widget import Widget

_SHAPE = (
    "pos",
    "size",
    "rgba",
    "points",
    "angle",
    "vertices",
    "indices",
    "radius",
    "segments",
    "xy",
    "scale",
    "width",
    "tex_coords",
)
Seen = tuple[object, ...]


class Eyes:
    """They know what is written on every texture that comes to be while they are open."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._known: dict[int, tuple[Texture, object]] = {}  # kept, so that none gets the number of another
        refresh = LabelBase.refresh

        def noted(writer: LabelBase) -> None:
            refresh(writer)
            words = writer.text, writer.options["font_size"], writer.options["color"]
            self._known[id(writer.texture)] = writer.texture, words

        monkeypatch.setattr(LabelBase, "refresh", noted)

    def seen(self, root: Widget, *, but: Collection[Widget] = ()) -> list[Seen]:
        """Everything under `root`, in the order in which it is drawn; not what stands on these."""
        found: list[Seen] = []
        for widget in _reached(root, but):
            found.append((type(widget).__name__, *widget.size, widget.opacity))
            if isinstance(widget, Label):  # its instructions are its text, and come a frame later
                found.append((widget.text, *widget.color, widget.font_size))
                continue
            found += [self._looks(each) for each in _instructions(widget.canvas)]
        return found

    def written_on(self, widget: Widget) -> Iterator[tuple[str, Texture]]:
        """The words on its textures."""
        for instruction in _instructions(widget.canvas):
            texture, what = self._known.get(id(getattr(instruction, "texture", None)), (None, None))
            if texture is not None and isinstance(what, tuple):
                yield what[0], texture

    def forget(self) -> None:
        self._known.clear()

    def _looks(self, instruction: Instruction) -> Seen:
        kind = type(instruction)
        picture = self._picture(getattr(instruction, "texture", None))
        return (kind.__name__, picture, *(_shown(getattr(instruction, name)) for name in _shape_of(kind)))

    def _picture(self, texture: Texture | None) -> object:
        """What is written on it; or which one it is: a picture that is kept is always the same object."""
        if texture is None:
            return None
        _texture, what = self._known.setdefault(id(texture), (texture, id(texture)))
        return what


def instructions(root: Widget) -> list[Instruction]:
    """All that draw something under `root`."""
    return [each for widget in _reached(root, ()) for each in _instructions(widget.canvas)]


def _reached(widget: Widget, but: Collection[Widget]) -> Iterator[Widget]:
    yield widget
    if widget not in but:
        for child in reversed(widget.children):
            yield from _reached(child, but)


def _instructions(group: InstructionGroup) -> Iterator[Instruction]:
    """Of a widget's own canvas: those of its children are theirs."""
    own = (
        [getattr(group, side, None) for side in ("before", "after")] if isinstance(group, CanvasBase) else []
    )
    for child in group.children:
        if isinstance(child, CanvasBase):
            if child in own:
                yield from _instructions(child)
        elif isinstance(child, InstructionGroup):
            yield from _instructions(child)
        elif not isinstance(child, Callback):
            yield child


def _shown(value: object) -> object:
    """As it is now: lists go on changing."""
    if value is None or isinstance(value, int | float | str | tuple):
        return value
    return None if callable(value) else tuple(value)


@cache
def _shape_of(kind: type[Instruction]) -> tuple[str, ...]:
    return tuple(name for name in _SHAPE if hasattr(kind, name))
