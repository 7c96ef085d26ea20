"""Asks with whose eyes a game is looked at again."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kivy.app import App

from coffres.engine.contract import EVERYTHING, TABLE
from coffres.storage.roster import Seat
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import icon  # noqa: F401 - the layout uses it
from coffres.ui.widgets.people_sheet import PeopleSheet
from coffres.ui.widgets.plate import Plate

_MANY = 6


class ViewerSheet(PeopleSheet):
    """Calls `chosen` with a seat, TABLE or EVERYTHING, and closes."""

    def __init__(self, people: Sequence[Seat], chosen: Callable[[int], None], **kwargs: object) -> None:
        _ = App.get_running_app().l10n._
        # a large family fills an upright phone: there is no room for a sentence as well
        question = (
            _("On voit alors ce que cette personne voyait, jamais plus.") if len(people) <= _MANY else ""
        )
        super().__init__(people, chosen, title=_("Qui regarde ?"), question=question, **kwargs)
        for viewer, sign, text in (
            (TABLE, "account-group", _("La table")),
            (EVERYTHING, "lock-open-variant", _("Tout est ouvert")),
        ):
            plate = Plate(icon=sign, text=text, quiet=True)
            plate.bind(on_done=lambda _plate, viewer=viewer: self._choose(viewer))
            self.ids.whole.add_widget(plate)


load_layout(__name__)
