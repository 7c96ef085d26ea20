"""The page of an evening that is over: to look at, to send as a picture."""

from __future__ import annotations

from kivy.app import App
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty

from coffres.engine.trouble import Trouble
from coffres.l10n import say
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted, plate, title_bar  # noqa: F401 - the layout uses them
from coffres.ui.widgets.evening_leaf import EveningLeaf
from coffres.ui.widgets.room import Room


class EveningPageScreen(Room):
    """`leave` goes back to the album, which can take back a deletion; without it, this was the end of the
    evening, and home comes next."""

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

    def delete(self) -> None:
        try:
            self._app.evenings.shelf.delete(self.key)
        except Trouble as trouble:
            self._app.note(say(trouble, self._app.l10n.lang))
            return
        self.leave(deleted_evening=self.key)

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
