"""The plates of a question in rows, all equally large; a last row that is not full stands in the middle."""

from __future__ import annotations

from kivy.properties import BoundedNumericProperty, NumericProperty

from coffres.ui.sizing import Sizing


class PlateRows(Sizing):
    cols = BoundedNumericProperty(1, min=1)
    spacing = NumericProperty(0)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        for matters in ("children", "cols", "spacing", "size", "pos"):
            self.fbind(matters, self._trigger_layout)

    def do_layout(self, *_: object) -> None:
        plates = self.children[::-1]
        if not plates:
            return
        rows = [plates[start : start + self.cols] for start in range(0, len(plates), self.cols)]
        wide = (self.width - (self.cols - 1) * self.spacing) / self.cols
        high = (self.height - (len(rows) - 1) * self.spacing) / len(rows)
        for up, row in enumerate(reversed(rows)):
            x = self.center_x - (len(row) * (wide + self.spacing) - self.spacing) / 2
            for right, plate in enumerate(row):
                plate.size = wide, high
                plate.pos = x + right * (wide + self.spacing), self.y + up * (high + self.spacing)
