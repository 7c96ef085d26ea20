"""The end of an evening: keys fly into the great chest, told from last to first, until it opens.

A tap tells the next one at once. After that come the prizes of the evening.
"""

from __future__ import annotations

from functools import partial

from kivy.app import App
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from coffres.l10n import translator
from coffres.ui import motion
from coffres.ui.evening_words import told
from coffres.ui.motion import Movement
from coffres.ui.pairs import load_layout
from coffres.ui.theme import after_the_first_frame
from coffres.ui.widgets import chest, fitted, plate, segments  # noqa: F401 - the layout uses them
from coffres.ui.widgets.award_list import AwardPage
from coffres.ui.widgets.key_halo import KeyHalo  # noqa: F401 - the layout uses it
from coffres.ui.widgets.standing_row import StandingRow

_FIRST = 0.8  # seconds until the first of them is told
_BETWEEN = 0.9  # seconds from one to the next, beside the flight of the keys
_FLIGHT = 0.6  # seconds that a key flies
_APART = 0.14  # seconds between two keys
KEYS, PRIZES = "keys", "prizes"


class FlyingKey(Widget):
    """A key on its way into the chest."""

    turned = NumericProperty(0)  # degrees


class GreatChestScreen(FloatLayout):
    game = StringProperty()  # whose chest it is: that of the last game
    total = NumericProperty(0)
    inside = NumericProperty(0)  # how many keys have arrived
    open = BooleanProperty(False)
    wide = BooleanProperty(True)  # whether the chest stands beside the people; otherwise above them
    title = StringProperty()  # who was first, once the chest is open
    when = StringProperty()
    pages = ListProperty([KEYS])
    page = StringProperty(KEYS)

    def __init__(self, **kwargs: object) -> None:
        self._app = App.get_running_app()
        super().__init__(**kwargs)
        evening = self._app.evenings.evening
        self._told = told(evening, self._app.roster, self._app.l10n._)
        finished = evening.finished
        self.game = finished[-1].game if finished else next(iter(evening.played), "")
        self.when = self._told.when
        self.total = sum(one.keys for one in self._told.standings)
        self._still = motion.still()
        self._rows = BoxLayout(orientation="vertical", spacing=dp(8))
        self.veiled = []
        for one in self._told.standings:
            row = StandingRow.of(one, self._told.looks[one.person])
            self.veiled.append(row)
            self._rows.add_widget(row)
        self._rows.add_widget(Widget(size_hint_y=0.001))
        self.turn_to(KEYS)
        if self._still or not self.total:
            while self.veiled:
                self.tell_next()
        else:
            Clock.schedule_once(self._tell_by_itself, _FIRST)

    # The ceremony

    def _tell_by_itself(self, *_: object) -> None:
        if self.parent is None or not self.veiled:
            return
        keys = self.veiled[-1].keys
        self.tell_next()
        Clock.schedule_once(self._tell_by_itself, _BETWEEN + keys * _APART)

    def tell_next(self) -> None:
        """Tells the next one: their keys fly into the chest."""
        if not self.veiled:
            return
        row = self.veiled.pop()
        row.tell(self._still)
        if self._still:
            self.inside += row.keys
        else:
            self._app.senses.signal("token_step")
            for number in range(row.keys):
                Clock.schedule_once(partial(self._fly, row), number * _APART)
        self._look()

    def on_touch_down(self, touch: object) -> bool:
        if super().on_touch_down(touch):
            return True
        if not self.open and self.collide_point(*touch.pos):
            self.tell_next()
        return False

    def _fly(self, row: StandingRow, *_: object) -> None:
        if self.parent is None:
            return
        key = FlyingKey(center=row.to_window(row.right - dp(40), row.center_y))
        self.ids.sky.add_widget(key)
        x, y = self.ids.chest.center
        way = Movement(center_x=x, t="linear", d=_FLIGHT) & Movement(center_y=y, t="in_back", d=_FLIGHT)
        way &= Movement(turned=450, d=_FLIGHT)
        way.bind(on_complete=lambda *_: self._land(key))
        way.start(key)

    def _land(self, key: FlyingKey) -> None:
        self.ids.sky.remove_widget(key)
        if self.parent is not None:
            self.inside += 1
            self._app.senses.signal("key_ring")
            self._look()

    def _look(self) -> None:
        """Opens the chest when everybody has been told and every key has arrived."""
        if self.open or self.veiled or self.inside < self.total:
            return
        self.open = True
        self.title = self._told.title
        self.pages = [KEYS, PRIZES] if self._told.prizes else [KEYS]
        if self.total:
            after_the_first_frame(self._sound)

    def _sound(self) -> None:
        """It is heard when it is seen."""
        if self.parent is None:
            return
        if self._still:
            self._app.senses.signal("key_ring")  # the keys have all landed at once
        self._app.senses.signal("win")

    # The pages to read

    def label(self, page: str) -> str:
        _ = self._app.l10n._
        return _("Les clés") if page == KEYS else _("Les prix")

    def turn_to(self, page: str) -> None:
        self.page = page
        self.ids.page.clear_widgets()
        if page == KEYS:
            self.ids.page.add_widget(self._rows)
        else:
            translate = translator(self._app.l10n.lang)
            self.ids.page.add_widget(AwardPage(self._told.prizes, self._told.people, translate))

    def back(self) -> bool:
        self._app.home()
        return True


load_layout(__name__)
