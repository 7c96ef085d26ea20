"""One game on the shelf: its sign, what it is called and promises, for how many and how long."""

from __future__ import annotations

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from coffres.engine.contract import Meta
from coffres.engine.registry import meta
from coffres.ui.pairs import load_layout
from coffres.ui.theme import Look, look
from coffres.ui.widgets import icon, sentence  # noqa: F401 - the layout uses them


class GameTile(BoxLayout):
    key = StringProperty()
    meta: Meta = ObjectProperty()
    look: Look = ObjectProperty()

    def __init__(self, key: str, **kwargs: object) -> None:
        super().__init__(key=key, meta=meta(key), look=look(key), **kwargs)


load_layout(__name__)
