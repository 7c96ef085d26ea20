"""The sheet on which people write a riddle."""

from __future__ import annotations

from kivy.properties import BooleanProperty

from coffres.storage.own_cards import Riddle, checked_riddle
from coffres.storage.text import typed
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import segments  # noqa: F401 - the layout uses it
from coffres.ui.widgets.own_card_sheet import OwnCardSheet


class OwnRiddleSheet(OwnCardSheet):
    one_answer = BooleanProperty(False)

    def on_card(self, _widget: object, card: Riddle) -> None:
        self.one_answer = card.one_answer

    def written(self) -> Riddle:
        fields = self.ids
        return checked_riddle(
            Riddle(
                fields.text.text,
                fields.answer.text,
                fields.author.text,
                self.one_answer,
                self.card.mixed,
            ),
            typed,
        )


load_layout(__name__)
