"""What the dice of a game showed, face by face, beside what chance would give on the average."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from kivy.properties import NumericProperty
from kivy.uix.boxlayout import BoxLayout

from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted, icon  # noqa: F401 - the layout uses them

FACES = range(1, 7)


class Face(BoxLayout):
    """One face: a bar as long as it fell often, and a stroke where the average is."""

    face = NumericProperty(1)
    fell = NumericProperty(0)
    average = NumericProperty(0)
    most = NumericProperty(1)  # what the whole width stands for


class Ledger(BoxLayout):
    rolled = NumericProperty(0)

    def __init__(self, faces: Iterable[int], **kwargs: object) -> None:
        super().__init__(**kwargs)
        counts = Counter(faces)
        self.rolled = counts.total()
        average = self.rolled / len(FACES)
        most = max(1, *counts.values(), average * 1.2)
        for face in FACES:
            self.ids.faces.add_widget(Face(face=face, fell=counts[face], average=average, most=most))


load_layout(__name__)
