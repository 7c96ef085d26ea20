"""A saved game as a card: which game, who plays, and how old it is; or why it cannot be opened."""

from __future__ import annotations

from datetime import UTC, datetime

from kivy.app import App
from kivy.metrics import dp, sp
from kivy.properties import AliasProperty, BooleanProperty, ObjectProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from coffres.engine.registry import meta
from coffres.engine.trouble import Trouble
from coffres.l10n import say
from coffres.storage.shelf import Entry
from coffres.ui.pairs import load_layout
from coffres.ui.when import ago
from coffres.ui.widgets import chest, fitted, icon  # noqa: F401 - the layout uses them

_BROAD = 440  # sp: the width at which all words have a line each


class SavedCard(ButtonBehavior, BoxLayout):
    entry: Entry = ObjectProperty(Entry("", datetime.fromtimestamp(0, UTC), Trouble("")), rebind=True)
    low = BooleanProperty(False)  # whether it must do with little height
    away = BooleanProperty(False)  # whether it was put away and must be taken back before it can go on

    def _lines(self) -> tuple[str, str, str]:
        app, entry = App.get_running_app(), self.entry
        _ = app.l10n._
        when = ago(entry.played.astimezone(), datetime.now(UTC).astimezone(), _)
        if entry.trouble is not None:
            return _("Une partie qui ne s'ouvre pas"), say(entry.trouble, app.l10n.lang), when
        game = app.l10n.of_game(entry.game, meta(entry.game).title)
        title = game if self.away else _("Reprendre : {game}", game=game)
        moves = _("{moves} coups", moves=entry.moves) if entry.moves > 1 else _("à peine commencée")
        return title, ", ".join(entry.names), f"{when}, {moves}"

    @staticmethod
    def needs(width: float) -> float:
        """The height of the card. A list must know it before the game is read; long names are written
        smaller."""
        return dp(20) + sp(100 if width > sp(_BROAD) else 172)

    # Title, people and age of the game, in the present language.
    lines = AliasProperty(_lines, None, bind=["entry", "away"])


load_layout(__name__)
