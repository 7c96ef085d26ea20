"""What the one who holds the frame sees: their keys, their notes, or a gear."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.metrics import dp, sp
from kivy.properties import ListProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from coffres.ui.boards.casse_du_siecle.hand import fan
from coffres.ui.pairs import load_layout
from coffres.ui.vault import pieces
from coffres.ui.vault.plan import Box
from coffres.ui.widgets import fitted  # noqa: F401 - the layout uses it

_NOTE = 0.2  # of a key's card: what is written under it


class Fan(Widget):
    """The keys face up, each exactly over its back; under each, where it fits."""

    keys: Sequence[tuple[str, str]] = ListProperty()

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.bind(pos=self._draw, size=self._draw, keys=self._draw)

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        boxes = fan(*self.pos, *self.size, len(self.keys))
        with self.canvas:
            for box, (name, note) in zip(boxes, self.keys, strict=True):
                pieces.card(box)
                foot = box.h * _NOTE if note else 0
                pieces.key(Box(box.x, box.y + foot, box.w, box.h - foot).inside(0.09), name)
                if note:
                    size = min(sp(18), foot * 0.8, box.w / max(5, len(note)) * 1.75)
                    pieces.text(note, box.center[0], box.y + foot * 0.62, size, pieces.LIGHT)


class GearNotes(Widget):
    """The gears of the safe as far as one player has noted them: lower, and upper where two lie."""

    gears: Sequence[tuple[str, ...]] = ListProperty()

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.bind(pos=self._draw, size=self._draw, gears=self._draw)

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        room = Box(*self.pos, *self.size)
        with self.canvas:
            for place, values in enumerate(self.gears):
                cell = room.cell(place, 0, len(self.gears), 1)
                for number, value in enumerate(values):
                    spot = cell.cell(number, 0, len(values), 1)
                    radius = min(spot.w, spot.h) * 0.46
                    pieces.gear(*spot.center, radius, pieces.GOLD if value else pieces.STEEL, value)


class Gear(Widget):
    """The gear that is looked at."""

    value = StringProperty()

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.bind(pos=self._draw, size=self._draw, value=self._draw)

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        with self.canvas:
            pieces.gear(*self.center, min(self.size) * 0.46, pieces.GOLD, self.value)


class HeldKeys(FloatLayout):
    keys: Sequence[tuple[str, str]] = ListProperty()
    lines: Sequence[str] = ListProperty()
    gears: Sequence[tuple[str, ...]] = ListProperty()

    @staticmethod
    def notes_height(keys: int, height: float) -> float:
        """What the keys leave."""
        return height * 0.34 - dp(4) if keys else height


load_layout(__name__)
