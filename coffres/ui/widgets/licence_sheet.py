"""The full text of one licence."""

from __future__ import annotations

from kivy.properties import ObjectProperty
from kivy.utils import escape_markup

from coffres.ui.licences import Part
from coffres.ui.pairs import load_layout
from coffres.ui.widgets.reading_list import Line
from coffres.ui.widgets.sheet import Sheet


class LicenceSheet(Sheet):
    part: Part = ObjectProperty()

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.ids.page.lines = [Line(escape_markup(words), 16) for words in self.part.paragraphs()]


load_layout(__name__)
