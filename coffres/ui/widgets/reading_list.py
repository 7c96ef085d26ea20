"""A long text to scroll. Only the lines in sight have widgets.

The height of every line is known before the line is drawn, so that the text can be opened at any line.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from kivy.clock import Clock
from kivy.core.text.markup import MarkupLabel
from kivy.metrics import Metrics, dp, sp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.label import Label

from coffres.ui.fonts import TEXT
from coffres.ui.lasting import hear
from coffres.ui.pairs import load_layout
from coffres.ui.theme import INK
from coffres.ui.typeset import as_set
from coffres.ui.widgets import speaker  # noqa: F401 - the layout uses it
from coffres.ui.widgets.long_list import LongList

# dp: between a line's text and its left or right edge, and its upper or lower edge
_SIDE, _ABOVE = dp(12), dp(7)
_FINGER = 48  # dp
_PICTURE, _BESIDE = 72, 14  # dp: the side of a picture, and what keeps it from the text
_VOICE = 54  # dp: the room for a loudspeaker
_NARROW = 420  # dp: below this width the text has all of it; picture and loudspeaker stand above


class Line(NamedTuple):
    markup: str
    size: float = 20  # sp
    colour: Sequence[float] = INK
    marked: bool = False  # whether it is the line that was looked for
    key: str = ""  # what `on_pick` gives when it is tapped; empty: a tap does nothing
    picture: str = ""  # the name of a picture of the list's game, shown before the text
    spoken: str = ""  # what is read aloud, where there is a voice


class LineView(Label):
    """A line in sight."""

    marked = BooleanProperty(False)
    inset = ListProperty([_SIDE, _ABOVE])
    picture = StringProperty()
    game = StringProperty()  # whose picture it is
    spoken = StringProperty()
    voiced = BooleanProperty(False)
    narrow = BooleanProperty(False)  # whether picture and loudspeaker stand above the text


class LinkView(ButtonBehavior, LineView):
    """A line that leads to another place."""

    key = StringProperty()

    def on_release(self) -> None:
        self.parent.parent.dispatch("on_pick", self.key)


class ReadingList(LongList):
    """`on_pick(key)` comes when a line that has a key is tapped."""

    __events__ = ("on_pick",)
    lines: Sequence[Line] = ListProperty()
    game = StringProperty()  # whose pictures stand beside the lines
    voiced = BooleanProperty(False)  # whether the lines can be read aloud
    at = NumericProperty(0)  # the number of the line at which the list opens

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._measuring = Clock.create_trigger(self._measure, -1)
        for what in ("lines", "at", "width", "height", "voiced", "game"):
            self.fbind(what, self._measuring)
        hear(Metrics, fontscale=self._scale)
        self._measuring()

    def _scale(self, *_: object) -> None:
        self._measuring()

    def _measure(self, *_: object) -> None:
        if self.width < 1 or self.height < 1:
            return
        heights = [self._height(line) for line in self.lines]
        self.data = [self._data(line, height) for line, height in zip(self.lines, heights, strict=True)]
        hidden = sum(heights) - self.height
        above = sum(heights[: int(self.at)])
        self.scroll_y = 1 - min(1.0, above / hidden) if hidden > 0 else 1

    def _height(self, line: Line) -> float:
        room = self.width - 2 * _SIDE
        label = MarkupLabel(
            text=as_set(line.markup),
            font_size=sp(line.size),
            font_name=TEXT,
            text_size=(room, None),
            padding=self._around(line),
        )
        label.resolve_font_name()
        finger = dp(_PICTURE) if line.picture else dp(_FINGER) if line.key or self._heard(line) else 0
        return float(max(label.render()[1], finger) + 2 * _ABOVE)

    def _heard(self, line: Line) -> bool:
        return self.voiced and bool(line.spoken)

    @property
    def _narrow(self) -> bool:
        return bool(self.width < dp(_NARROW))

    def _around(self, line: Line) -> list[float]:
        """What keeps a line's text clear of the picture and the loudspeaker."""
        if self._narrow:
            above = dp(_PICTURE) if line.picture else dp(_FINGER) if self._heard(line) else 0
            return [0, above, 0, 0]
        left = dp(_PICTURE + _BESIDE) if line.picture else 0
        return [left, 0, dp(_VOICE) if self._heard(line) else 0, 0]

    def _data(self, line: Line, height: float) -> dict[str, Any]:
        """The data from which a view of this line is made."""
        data = {
            "viewclass": "LinkView" if line.key else "LineView",
            "text": as_set(line.markup),
            "font_size": sp(line.size),
            "color": line.colour,
            "marked": line.marked,
            "height": height,
            "padding": self._around(line),
            "narrow": self._narrow,
            "game": self.game,  # before the picture, which is looked for at once
            "picture": line.picture,
            "spoken": line.spoken,
            "voiced": self.voiced,
        }
        return {**data, "key": line.key} if line.key else data

    def on_pick(self, key: str) -> None:
        """The default handler that Kivy requires; it does nothing."""


load_layout(__name__)
