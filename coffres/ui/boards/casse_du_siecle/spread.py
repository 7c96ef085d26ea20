"""How a hand of keys is laid out, face down above the pad and face up on the sheet: in the same order."""

from __future__ import annotations

from kivy.metrics import dp

from coffres.ui.boards.casse_du_siecle import pieces
from coffres.ui.box import Box

_FINGER = 48  # dp
_FEW = 4  # more keys than this need two rows on a phone
_NOTES = (0.2, 0.3)  # height of the notes below a key that stands and one that lies, as parts of its box


class Spread:
    def __init__(self, keys: int, noted: bool, part: float = 0) -> None:
        """`noted`: whether there is room for a note under each key; `part`: the part of the height, from
        above, that the keys take; 0: as much as leaves room for notes below all of them."""
        self._keys = keys
        self._noted = noted
        self.part = part or ((0.6 if noted else 0.5) if keys <= _FEW else 0.8)

    def boxes(self, frame: Box) -> list[Box]:
        """A box for each key, in the number of rows that makes the keys largest."""
        part = frame.height * self.part
        room = Box(frame.x, frame.y + frame.height - part, frame.width, part)
        columns = max(range(1, self._keys + 1), key=lambda columns: self._rank(room, columns), default=1)
        rows = -(-self._keys // columns)
        return [
            room.cell(number % columns, number // columns, columns, rows).inside(0.05)
            for number in range(self._keys)
        ]

    def _rank(self, room: Box, columns: int) -> tuple[float, int, int]:
        """How good a number of columns is: first wide enough for a finger, then large letters, then few
        rows."""
        rows = -(-self._keys // columns)
        cell = room.cell(0, 0, columns, rows)
        return min(dp(_FINGER), cell.width, cell.height), round(pieces.key_letters(self.key(cell))), -rows

    def key(self, box: Box) -> Box:
        foot = self.note(box).height
        return Box(box.x, box.y + foot, box.width, box.height - foot)

    def note(self, box: Box) -> Box:
        return Box(box.x, box.y, box.width, box.height * _NOTES[box.width > box.height] if self._noted else 0)
