"""What the player who holds the frame sees: their keys, their notes, or a gear."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.metrics import dp, sp
from kivy.properties import ListProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from coffres.ui.boards.casse_du_siecle import pieces
from coffres.ui.boards.casse_du_siecle.ink import AS_DRAWN, noted, put
from coffres.ui.boards.casse_du_siecle.spread import Spread
from coffres.ui.box import Box
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import secret_words  # noqa: F401 - the layout uses it

_LETTERS = (32, 26, 20)  # sp
_SPILL = 1.08  # of a key's width: what stands below it may be somewhat wider


class Fan(Widget):
    """The keys face up, each exactly over its back, and under each key the doors on which it fits."""

    keys: Sequence[tuple[str, str]] = ListProperty()
    spread: Spread | None = ObjectProperty(None, allownone=True)  # set last, when all else is there

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.bind(pos=self._draw, size=self._draw, spread=self._draw)

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        if self.spread is None:
            return
        boxes = self.spread.boxes(Box(*self.pos, *self.size))
        with self.canvas:
            for box, (name, doors) in zip(boxes, self.keys, strict=True):
                pieces.key(self.spread.key(box), name, sober=True)
                if doors:
                    self._write(doors, self.spread.note(box))

    @staticmethod
    def _write(doors: str, box: Box) -> None:
        """Writes the doors where a key fits, in the largest letters that have room; without their word where
        there is none for it."""
        for wished in _LETTERS:
            size = max(8, round(min(sp(wished), box.height * 0.9)))
            words = noted(doors, size)
            if words.width <= box.width * _SPILL:
                break
        else:
            words = noted(doors.split(" ", 1)[-1], size)
        put(words, *box.center, AS_DRAWN)


class GearNotes(Widget):
    """The gears of the safe as this player has noted them: the lower one, and the upper one where two lie."""

    gears: Sequence[tuple[str, ...]] = ListProperty()

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.bind(pos=self._draw, size=self._draw, gears=self._draw)

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        if not self.gears:
            return
        page, most = Box(*self.pos, *self.size), max(map(len, self.gears))
        with self.canvas:
            pieces.notebook(page)
            room = pieces.on_notebook(page)
            for place, values in enumerate(self.gears):
                cell = self._cell(room, place)
                # whether two gears of one place are side by side; otherwise the upper one is above
                beside = cell.width > cell.height
                side = min(cell.width / most, cell.height) if beside else min(cell.width, cell.height / most)
                for layer, value in enumerate(values):
                    part = cell
                    if len(values) > 1:
                        part = cell.cell(layer, 0, 2, 1) if beside else cell.cell(0, 1 - layer, 1, 2)
                    x, y = part.center
                    box = Box(x - side / 2, y - side / 2, side, side)
                    self._note(box.grown(0.94), layer, value)

    def _cell(self, room: Box, place: int) -> Box:
        """The room of one place of the safe: all in a row or, where that would be narrow, in two."""
        places = len(self.gears)
        columns = places if room.width / places > room.height / 2 else -(-places // 2)
        rows = -(-places // columns)
        return room.cell(place % columns, place // columns, columns, rows)

    @staticmethod
    def _note(box: Box, layer: int, value: str) -> None:
        if value:
            pieces.gear_face(box, value, sober=True)
        else:
            pieces.gear(box, bool(layer))


class Gear(Widget):
    """A gear with its number."""

    value = StringProperty()

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.bind(pos=self._draw, size=self._draw, value=self._draw)

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        with self.canvas:
            pieces.gear_face(Box(*self.pos, *self.size).grown(0.96), self.value, sober=True)


class SeenGear(BoxLayout):
    """The gear that the player is looking at, and where it lies."""

    value = StringProperty()
    place = StringProperty()


class HeldKeys(FloatLayout):
    keys: Sequence[tuple[str, str]] = ListProperty()
    spread: Spread = ObjectProperty()
    lines: Sequence[str] = ListProperty()
    gears: Sequence[tuple[str, ...]] = ListProperty()

    def notes_height(self, height: float) -> float:
        """The height that the keys leave for notes."""
        return height * (1 - self.spread.part) - dp(4) if self.keys else height


load_layout(__name__)
