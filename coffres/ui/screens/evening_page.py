"""The page of an evening that is over: to look at, to send as a picture."""

from __future__ import annotations

from kivy.app import App
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from coffres.l10n import say
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted, plate, title_bar  # noqa: F401 - the layout uses them
from coffres.ui.widgets.evening_leaf import EveningLeaf


class EveningPageScreen(FloatLayout):
    """`leave` goes back to where somebody came from; without it, home."""

    key = StringProperty()
    leave = ObjectProperty(None, allownone=True)
    trouble = StringProperty()  # why there is nothing to see
    working = BooleanProperty(False)  # whether the picture is being made

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._app = App.get_running_app()
        entry = self._app.evenings.shelf.entry(self.key)
        self._evening = entry.evening
        if entry.evening is not None:
            self.ids.place.add_widget(EveningLeaf(entry.evening))
        elif entry.trouble is not None:
            self.trouble = say(entry.trouble, self._app.l10n.lang)

    def share(self) -> None:
        from coffres.ui.evening_picture import share  # imported late: it is seldom needed

        if self._evening is not None and not self.working:
            self.working = True
            share(self._evening, self.key, self._sent)

    def _sent(self) -> None:
        self.working = False

    def back(self) -> bool:
        if self.leave:
            self.leave()
        else:
            self._app.home()
        return True


load_layout(__name__)
