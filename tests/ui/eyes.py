"""What can be seen in a widget tree, widget by widget and instruction by instruction, without drawing."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from kivy.core.text import LabelBase
from kivy.graphics import Callback
from kivy.graphics.instructions import CanvasBase, Instruction, InstructionGroup
from kivy.graphics.texture import Texture
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from coffres.ui import pictures
from coffres.ui.pictures import Picture
from coffres.ui.sheets import Sheet, Sheets

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


class Written(NamedTuple):
    words: str
    font_size: object
    color: object


class Pictured(NamedTuple):
    """A part of a picture file. It is equal for every object that shows it: a sheet may be freed and read
    again."""

    file: Path
    rect: tuple[float, ...]


class Eyes:
    """Know what is written or pictured on every texture that is made while they are open."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        # the textures are kept, so that no other object gets the id of one of them
        self._known: dict[int, tuple[Texture, object]] = {}
        self._read_words(monkeypatch)
        self._know_pictures(monkeypatch)

    def _read_words(self, monkeypatch: pytest.MonkeyPatch) -> None:
        refresh = LabelBase.refresh

        def noted(writer: LabelBase) -> None:
            refresh(writer)
            options = writer.options
            self._note(writer.texture, Written(writer.text, options["font_size"], options["color"]))

        monkeypatch.setattr(LabelBase, "refresh", noted)

    def _know_pictures(self, monkeypatch: pytest.MonkeyPatch) -> None:
        files: dict[Sheet, Path] = {}
        take, cut = Sheets.take, pictures._cut

        def taken(sheets: Sheets, path: Path) -> Sheet:
            sheet = take(sheets, path)
            files[sheet] = path
            return sheet

        def noted(sheet: Sheet, entry: dict[str, Any], fine: bool = False) -> Picture:
            what = Pictured(files[sheet], tuple(entry["rect"]))
            picture = cut(sheet, entry, fine)
            self._note(picture.texture, what)
            return picture

        monkeypatch.setattr(Sheets, "take", taken)
        monkeypatch.setattr(pictures, "_cut", noted)
        # pictures cut before must be cut again, so that these eyes know them
        pictures.memory().forget(lambda _path: True)

    def _note(self, texture: Texture, what: object) -> None:
        self._known[id(texture)] = texture, what

    def seen(self, root: Widget, *, but: Collection[Widget] = ()) -> list[Seen]:
        """Everything under `root`, in the order of drawing, without what is inside the widgets in `but`."""
        found: list[Seen] = []
        for widget in _reached(root, but):
            found.append((type(widget).__name__, *widget.size, widget.opacity))
            # the instructions of a label come a frame later; its text stands for them
            if isinstance(widget, Label):
                found.append((widget.text, *widget.color, widget.font_size))
                continue
            found += [self._looks(each) for each in _instructions(widget.canvas)]
        return found

    def written_on(self, widget: Widget) -> Iterator[tuple[str, Texture]]:
        """The words on its textures."""
        for instruction in _instructions(widget.canvas):
            texture, what = self._known.get(id(getattr(instruction, "texture", None)), (None, None))
            if texture is not None and isinstance(what, Written):
                yield what.words, texture

    def forget(self) -> None:
        self._known.clear()

    def _looks(self, instruction: Instruction) -> Seen:
        kind = type(instruction)
        picture = self._picture(getattr(instruction, "texture", None))
        return (kind.__name__, picture, *(_shown(getattr(instruction, name)) for name in _shape_of(kind)))

    def _picture(self, texture: Texture | None) -> object:
        """What is written or pictured on a texture; if the app painted it, the identity of the object."""
        if texture is None:
            return None
        _texture, what = self._known.setdefault(id(texture), (texture, id(texture)))
        return what


def instructions(root: Widget) -> list[Instruction]:
    """All instructions under `root` that draw something."""
    return [each for widget in _reached(root, ()) for each in _instructions(widget.canvas)]


def _reached(widget: Widget, but: Collection[Widget]) -> Iterator[Widget]:
    yield widget
    if widget not in but:
        for child in reversed(widget.children):
            yield from _reached(child, but)


def _instructions(group: InstructionGroup) -> Iterator[Instruction]:
    """The instructions of a widget's own canvas, without those of its children."""
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
    """A copy of the present value, because lists change later."""
    if value is None or isinstance(value, int | float | str | tuple):
        return value
    return None if callable(value) else tuple(value)


@cache
def _shape_of(kind: type[Instruction]) -> tuple[str, ...]:
    return tuple(name for name in _SHAPE if hasattr(kind, name))
