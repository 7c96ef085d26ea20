"""A game in the programme of an evening: its chest, how long it takes, and a button that exchanges it."""

from __future__ import annotations

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from coffres.engine.contract import Meta
from coffres.engine.registry import meta
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import chest, fitted, icon_button  # noqa: F401 - the layout uses them


class ProgrammeCard(ButtonBehavior, BoxLayout):
    """A tap on the card opens it; a tap on its arrows exchanges it at once."""

    __events__ = ("on_exchange",)
    key = StringProperty()
    meta: Meta = ObjectProperty()
    number = NumericProperty(1)  # its place in the evening
    note = StringProperty()  # the preset, and how long it takes
    tall = BooleanProperty(True)  # whether the chest stands above the words; otherwise beside them

    def __init__(self, key: str, **kwargs: object) -> None:
        super().__init__(key=key, meta=meta(key), **kwargs)

    def on_exchange(self) -> None:
        """The default handler that Kivy requires; it does nothing."""


load_layout(__name__)
