"""What the one who holds the frame sees: their keys, their notes, or a gear."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.metrics import dp, sp
from kivy.properties import ListProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from coffres.ui.boards.casse_du_siecle.hand import fan
from coffres.ui.pairs import load_layout
from coffres.ui.vault import metal, pieces
from coffres.ui.vault.plan import Box
from coffres.ui.widgets import fitted  # noqa: F401 - the layout uses it
from coffres.ui.widgets.icon import Icon

_NOTE = 0.2  # of a key's card: what is written under it


class Fan(Widget):
    """The keys face up, each exactly over its back; under each, the doors that it fits."""

    keys: Sequence[tuple[str, str]] = ListProperty()

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.bind(pos=self._draw, size=self._draw, keys=self._draw)

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        boxes = fan(*self.pos, *self.size, len(self.keys))
        with self.canvas:
            for box, (name, doors) in zip(boxes, self.keys, strict=True):
                pieces.card(box)
                foot = box.h * _NOTE if doors else 0
                pieces.key(Box(box.x, box.y + foot, box.w, box.h - foot).inside(0.09), name)
                if doors:
                    self._write(doors, box, foot)

    @staticmethod
    def _write(doors: str, box: Box, foot: float) -> None:
        size, y = min(sp(22), foot * 0.9), box.y + foot * 0.62
        pieces.text(Icon.sign("door"), box.center[0] - size * 0.75, y, size, metal.NEON, "Icons")
        pieces.text(doors, box.center[0] + size * 0.2 * (len(doors) + 1), y, size, metal.LIGHT)


class GearNotes(Widget):
    """The gears of the safe as far as one player has noted them: lower, and upper where two lie."""

    gears: Sequence[tuple[str, ...]] = ListProperty()

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.bind(pos=self._draw, size=self._draw, gears=self._draw)

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        room, most = Box(*self.pos, *self.size), max(map(len, self.gears), default=1)
        with self.canvas:
            for place, values in enumerate(self.gears):
                cell = room.cell(place, 0, len(self.gears), 1)
                beside = cell.w / most > cell.h / most  # two of a place, or the upper above the lower
                radius = (min(cell.w / most, cell.h) if beside else min(cell.w, cell.h / most)) * 0.46
                for number, value in enumerate(values):
                    spot = (
                        cell.cell(number, 0, len(values), 1)
                        if beside
                        else cell.cell(0, len(values) - 1 - number, 1, len(values))
                    )
                    pieces.gear(*spot.center, radius, metal.GOLD if value else metal.STEEL, value)


class Gear(Widget):
    """The gear that is looked at."""

    value = StringProperty()

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.bind(pos=self._draw, size=self._draw, value=self._draw)

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        with self.canvas:
            room = Box(*self.pos, *self.size)  # `center` is still the old one while `pos` is told
            pieces.gear(*room.center, min(self.size) * 0.46, metal.GOLD, self.value)


class HeldKeys(FloatLayout):
    keys: Sequence[tuple[str, str]] = ListProperty()
    lines: Sequence[str] = ListProperty()
    gears: Sequence[tuple[str, ...]] = ListProperty()

    @staticmethod
    def notes_height(keys: int, height: float) -> float:
        """What the keys leave."""
        return height * 0.34 - dp(4) if keys else height


load_layout(__name__)
