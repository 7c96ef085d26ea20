"""The evening under way as a card: who is there, what has been played, and what comes next."""

from __future__ import annotations

from kivy.app import App
from kivy.properties import AliasProperty, BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from coffres.engine.registry import meta
from coffres.evening.evening import Evening
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted, key_ring  # noqa: F401 - the layout uses them
from coffres.ui.widgets.saved_card import SavedCard


class EveningCard(ButtonBehavior, BoxLayout):
    evening: Evening = ObjectProperty(rebind=True)
    low = BooleanProperty(False)  # whether it must do with little height
    key = StringProperty()  # the game under way, or the next one

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        following = [self.evening.current, *self.evening.programme]
        self.key = next((one.game for one in following if one is not None), "")
        self.ids.ring.hang(min(5, len(self.evening.finished)), still=True)

    def _lines(self) -> tuple[str, str, str]:
        app, evening = App.get_running_app(), self.evening
        _ = app.l10n._
        looks = [app.evenings.look_of(guest).name for guest in evening.guests]
        played = len(evening.finished)
        so_far = _("{count} jeux joués", count=played) if played > 1 else _("un jeu joué")
        if not played:
            so_far = _("elle commence")
        title = app.l10n.of_game(self.key, meta(self.key).title) if self.key else ""
        if evening.closed or not title:
            return _("La soirée"), ", ".join(looks), _("{played}, le grand coffre attend", played=so_far)
        return _("La soirée continue"), ", ".join(looks), _("{played} ; {game}", played=so_far, game=title)

    @staticmethod
    def needs(width: float) -> float:
        return SavedCard.needs(width)

    lines = AliasProperty(_lines, None, bind=["evening", "key"])


load_layout(__name__)
