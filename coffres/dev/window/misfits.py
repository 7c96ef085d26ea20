"""Faults of the layout that a customer would notice: text cut off, things off the edge or overlapping.

A button inside another one belongs to it. In a list that scrolls, only the part in sight counts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from kivy.core.window import Window
from kivy.metrics import dp
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.label import Label
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from coffres.ui.widgets.rail_column import smallest_letters

FINGER = 48  # dp
SHRUNK = "letters too small for what it says"  # how that fault begins
SHRUNK_QUESTION = "letters too small for a question"
_LONGEST_WORD = 12  # letters: only longer names may be cut
SMALLEST_LETTERS = 13  # dp: smaller letters cannot be read from a chair
_ROUNDING = 1.5  # tolerance in pixels
_Box = tuple[float, float, float, float]  # left, bottom, right, top in the window


def misfits(root: Any, in_a_turn: bool) -> list[str]:
    """One line for everything in this scene that does not fit. In a turn nothing may scroll."""
    floating = [above for above in root.floating if getattr(above, "covers", False)]
    seen = [widget for widget in (floating[0] if floating else root).walk(restrict=True) if _visible(widget)]
    labels = [widget for widget in seen if isinstance(widget, Label) and widget.text.strip()]
    buttons = [widget for widget in seen if isinstance(widget, ButtonBehavior) and _alive(widget)]
    found = [fault for label in labels for fault in _of_letters(label)]
    found += [fault for button in buttons for fault in _of_a_target(button)]
    found += _in_the_way(root, buttons, "on top of each other", _shown)
    found += _in_the_way(root, labels, "one text over another", _of_the_letters)
    if in_a_turn:
        found += [f"scrolls during a turn: {_name(widget)}" for widget in seen if _scrolls(widget)]
    return sorted(set(found))


def _of_letters(label: Label) -> Iterator[str]:
    wide, high = label.texture_size
    if wide > label.width + _ROUNDING or high > label.height + _ROUNDING:
        yield f"clipped: {_name(label)} {[wide, high]} in {[round(side) for side in label.size]}"
    elif not _scrolled(label) and not _inside(_box(label)):
        yield f"off the screen: {_name(label)}"
    if _torn(label):
        yield f"a word torn in two: {_name(label)}"
    if label.font_name != "Icons" and label.font_size < dp(SMALLEST_LETTERS) - 0.1:
        yield f"letters too small to read: {_name(label)} {label.font_size:.1f}"
    if label.font_size < getattr(label, "firm", 0) - 0.1:
        what = SHRUNK if label.firm < smallest_letters() - 0.1 else SHRUNK_QUESTION
        yield f"{what}: {_name(label)} {label.font_size:.1f} of {label.firm:.0f}"
    if cut := _cut_short(label):
        yield f"a word cut short: {_name(label)} {cut}"


def _cut_short(label: Label) -> list[str]:
    """The words of a text that are no long names, and of which only the beginning is drawn."""
    said, drawn = label.text, label._label.text
    if "…" not in drawn or "…" in said:
        return []
    begun = [word.split("…")[0] for word in drawn.split() if "…" in word]
    whole = re.split(r"[\s-]", said.replace("'", "’"))
    return [
        word for word in whole if len(word) <= _LONGEST_WORD and any(word.startswith(part) for part in begun)
    ]


def _torn(label: Label) -> bool:
    """Whether a word is wider than its line: Kivy breaks it in two."""
    room = label.text_size[0]
    if room is None or label.markup or label.shorten:
        return False
    widest = max(label._label.get_extents(word)[0] for word in label._label.text.split())
    return bool(widest > room + _ROUNDING)


def _of_a_target(button: Widget) -> Iterator[str]:
    if any(isinstance(parent, ButtonBehavior) for parent in _ancestors(button)):
        return
    if min(button.size) < dp(FINGER) - _ROUNDING:
        yield f"too small for a finger: {_name(button)} {[round(side) for side in button.size]}"
    if not _scrolled(button) and not _inside(_box(button)):
        yield f"off the screen: {_name(button)}"


def _in_the_way(root: Any, widgets: list[Any], what: str, place: Any) -> list[str]:
    """Pairs of widgets that overlap, except those that belong together."""
    placed = [(widget, place(widget), _layer(widget, root)) for widget in widgets]
    return [
        f"{what}: {_name(one)}, {_name(other)}"
        for (one, here, layer), (other, there, same) in combinations(placed, 2)
        if layer is same and _overlap(here, there) and not _related(one, other)
        if all(_hit(widget, _shared(here, there)) for widget in (one, other))
    ]


def _shared(one: _Box, other: _Box) -> tuple[float, float]:
    """The middle of what two boxes share."""
    left, bottom, right, top = (
        max(one[0], other[0]),
        max(one[1], other[1]),
        min(one[2], other[2]),
        min(one[3], other[3]),
    )
    return (left + right) / 2, (bottom + top) / 2


def _hit(widget: Widget, point: tuple[float, float]) -> bool:
    """Whether a finger there is on the widget, which may have another shape than its box."""
    return bool(widget.collide_point(*widget.parent.to_widget(*point)))


def _overlap(one: _Box, other: _Box) -> bool:
    slack = 2 * _ROUNDING
    return (
        one[0] < other[2] - slack
        and other[0] < one[2] - slack
        and one[1] < other[3] - slack
        and other[1] < one[3] - slack
    )


# Where things are


def _box(widget: Widget) -> _Box:
    return _in_window(widget, widget.x, widget.y, widget.right, widget.top)


def _in_window(widget: Widget, left: float, bottom: float, right: float, top: float) -> _Box:
    x1, y1 = widget.to_window(left, bottom)
    x2, y2 = widget.to_window(right, top)
    return min(x1, x2), min(y1, y2), max(x1, x2), max(y1, y2)


def _shown(widget: Widget) -> _Box:
    """The part of a widget that is in sight inside the lists that scroll it."""
    box = _box(widget)
    for parent in _ancestors(widget):
        if isinstance(parent, ScrollView):
            frame = _box(parent)
            box = max(box[0], frame[0]), max(box[1], frame[1]), min(box[2], frame[2]), min(box[3], frame[3])
    return box


def _of_the_letters(label: Label) -> _Box:
    """The box of the letters alone, without the empty space in the label."""
    wide, high = label.texture_size
    air = label.font_size * 0.2
    if label.text_size[0] is not None:  # here the texture is as wide as the box that it was given
        lines = [sum(word.lw for word in line.words) for line in label._label._cached_lines]
        wide = min(wide, max(lines, default=wide))
    slack = label.width - wide
    left = label.x + {"left": 0, "right": slack}.get(label.halign, slack / 2)
    bottom = label.center_y - high / 2
    whole = _shown(label)
    ink = _in_window(label, left, bottom + air, left + wide, bottom + high - air)
    return max(ink[0], whole[0]), max(ink[1], whole[1]), min(ink[2], whole[2]), min(ink[3], whole[3])


def _inside(box: _Box) -> bool:
    near = _ROUNDING
    return (
        box[0] >= -near
        and box[1] >= -near
        and box[2] <= Window.width + near
        and box[3] <= Window.height + near
    )


def _visible(widget: Widget) -> bool:
    while widget.parent is not None and widget.parent is not widget:
        if widget.opacity == 0 or widget.width < 1 or widget.height < 1:
            return False
        widget = widget.parent
    return True


def _alive(button: Widget) -> bool:
    """Whether a touch on it does something, now or later."""
    return not button.disabled or getattr(button, "shut", False)


def _ancestors(widget: Widget) -> list[Widget]:
    found = []
    while widget.parent is not None and widget.parent is not widget:
        widget = widget.parent
        found.append(widget)
    return found


def _scrolled(widget: Widget) -> bool:
    return any(isinstance(parent, ScrollView) for parent in _ancestors(widget))


def _scrolls(widget: Widget) -> bool:
    return isinstance(widget, ScrollView)


def _related(one: Widget, other: Widget) -> bool:
    return one in _ancestors(other) or other in _ancestors(one)


def _layer(widget: Widget, root: Any) -> Widget:
    """The layer of a widget: what floats is above what it covers."""
    lineage = (widget, *_ancestors(widget))
    above = [one for one in lineage if one in root.floating or getattr(one, "stands_above", False)]
    return above[0] if above else root


def _name(widget: Any) -> str:
    text = getattr(widget, "text", "") or getattr(widget, "icon", "")
    return f"{type(widget).__name__} «{text[:40]}»" if text else type(widget).__name__
