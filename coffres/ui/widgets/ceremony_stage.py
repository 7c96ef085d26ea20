"""The ceremony at the end of a game, across the whole screen: the game's own scene, then who has won.

A touch hurries it to its last state, which stays until somebody goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kivy.animation import Animation
from kivy.app import App
from kivy.clock import Clock
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from coffres.storage.roster import Seat
from coffres.ui import motion
from coffres.ui.ceremonies import Tableau
from coffres.ui.motion import Movement, lasts
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import chest, fitted, key_ring, plate, winners  # noqa: F401 - the layout uses them

_FIRST = 0.5  # seconds until the scene begins
_WON = 2.0  # seconds that winning sounds before the theme begins
_KEY_LANDS = 0.3  # seconds until the winner's key meets the ring


class Ending(fitted.Fitted):
    """The sentence that says how the game ended."""


class CeremonyStage(FloatLayout):
    """`on_told` comes when all of it is shown, `on_done` when people go on."""

    __events__ = ("on_told", "on_done")
    scene: Tableau = ObjectProperty()
    ground = StringProperty("felt")  # the picture behind everything
    ground_of = StringProperty()  # the game that it belongs to; empty: the house's
    game = StringProperty()
    left: Callable[[], bool] = ObjectProperty()  # whether the game has been put away meanwhile
    everybody: Sequence[Seat] = ListProperty()
    winners: Sequence[Seat] = ListProperty()
    title = StringProperty()
    ending = StringProperty()
    over = BooleanProperty(False)  # whether all of it is shown
    shown = NumericProperty(0)  # how much of the winner is seen: 0 to 1
    wide = BooleanProperty(True)
    wordy = BooleanProperty(False)  # whether the words need room that the winners' tokens have else

    def __init__(self, **kwargs: object) -> None:
        self._beat = 0  # the next one to be heard
        super().__init__(**kwargs)
        self.scene.pos_hint = {"x": 0, "y": 0}
        self.ids.stage.add_widget(self.scene)
        self._playing: Animation | None = None
        self.scene.bind(played=self._hear)

    def begin(self, still: bool) -> None:
        if still:
            self.hurry()
        else:
            Clock.schedule_once(self._begin, lasts(_FIRST))

    def _begin(self, *_: object) -> None:
        if self.over or self.left():
            return
        self._playing = Movement(played=1, d=self.scene.lasts, t="linear")
        self._playing.bind(on_complete=lambda *_: self.hurry())
        self._playing.start(self.scene)

    def _hear(self, scene: Tableau, played: float) -> None:
        if self._playing is not None and self.left():
            self._playing.cancel(scene)
            return
        while self._beat < len(scene.beats) and played >= scene.beats[self._beat]:
            self._beat += 1
            if not self.over and played < 1:
                App.get_running_app().senses.signal("token_step")

    def hurry(self) -> None:
        """Shows its last state."""
        if self.over:
            return
        self.over = True
        if self._playing is not None:
            self._playing.cancel(self.scene)
        self.scene.played = 1
        still = motion.still()
        self.ids.ring.hang(len(self.winners), still)
        senses = App.get_running_app().senses
        senses.signal("win" if self.winners else "stamp")
        if self.winners:
            Clock.schedule_once(self._ring, lasts(_KEY_LANDS))
        Clock.schedule_once(self._play_theme, _WON)
        self.shown = 1
        self.dispatch("on_told")

    def stand_at(self, played: float) -> None:
        """Shows how it looks at this moment, for pictures of it."""
        self.scene.played = played
        self.shown = int(played >= 1)

    def _ring(self, *_: object) -> None:
        if not self.left():
            App.get_running_app().senses.signal("key_ring")

    def _play_theme(self, *_: object) -> None:
        if not self.left():
            App.get_running_app().senses.theme()

    def on_touch_down(self, touch: object) -> bool:
        if not self.over:
            self.hurry()
        else:
            super().on_touch_down(touch)
        return True  # nothing behind it is touched

    def on_told(self) -> None:
        """The default handler that Kivy requires; it does nothing."""

    def on_done(self) -> None:
        """The default handler that Kivy requires; it does nothing."""


load_layout(__name__)
