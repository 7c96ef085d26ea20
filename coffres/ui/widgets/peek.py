"""The inner frame of a private page: a secret that exists only while somebody looks at it.

While the frame is held, it asks for the secret and shows it. It destroys the secret at once when it is let
go, touched by a second finger, cancelled or told to `hide`: no secret stays in the widget tree or in a
texture of ours.
"""

from __future__ import annotations

from collections.abc import Callable

from kivy.app import App
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted  # noqa: F401 - the layout uses it

_REAL_LOOK = 1.0  # seconds: a shorter look does not count
_TAPPED = 5.0  # seconds that a tap shows the secret, for people who find holding too hard


class Peek(FloatLayout):
    build_secret = ObjectProperty()  # () -> a widget with the secret, made anew for every look
    # () -> a widget with what else only the player may read; it stands below the secret, in the same frame
    build_more = ObjectProperty()
    foot = NumericProperty(0)  # part of the height, from below, that is kept for it
    tap_to_see = BooleanProperty(False)
    hint_part = NumericProperty(1)  # part of its height, from below, where the hint is shown
    hint_left = NumericProperty(0)  # part of its width at which the hint begins
    more = StringProperty()  # what else can be done here, in words
    # whether touches choose among the things in it, once a tap has shown them
    chooses = BooleanProperty(False)
    # whether one player holds the tablet; otherwise others touch the screen meanwhile
    alone = BooleanProperty(True)
    shown = BooleanProperty(False)
    looked = BooleanProperty(False)  # whether the player has really looked, once
    seconds = NumericProperty(0)  # seconds of the present look

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._finger: object = None
        self._looking = Clock.create_trigger(self._look, 0, interval=True)
        self._closing = Clock.create_trigger(self.hide, _TAPPED)

    def on_touch_down(self, touch: object) -> bool:
        if self.shown:
            return self.collide_point(*touch.pos)
        if not self.collide_point(*touch.pos):
            return False
        touch.grab(self)
        self._finger = touch
        self._show()
        return True

    def on_touch_up(self, touch: object) -> bool:
        if touch is not self._finger:
            return False
        self._finger = None
        touch.ungrab(self)
        if not self.tap_to_see:
            self.hide()
        return True

    def _show(self) -> None:
        self.shown = True
        secret = self.build_secret()
        secret.pos_hint = {"x": 0, "y": 0}
        self.ids.inside.add_widget(secret)
        self._show_more()
        self._looking()
        Window.bind(on_touch_down=self._second_finger)
        App.get_running_app().scene.bind(on_let_go=self.hide)
        if self.tap_to_see:
            self._closing()

    def _show_more(self) -> None:
        """It is among the things that are destroyed when the frame is let go."""
        if self.foot:
            more = self.build_more()
            below = self.foot / (1 - self.foot)  # in heights of what is above it
            more.size_hint, more.pos_hint = (1, below - 0.02), {"x": 0, "y": -below}
            self.ids.inside.add_widget(more)

    @staticmethod
    def hint(_: Callable[..., str], taps: bool, foot: float) -> str:
        """The words on the closed frame; `_` translates them."""
        if foot:
            return (
                _("Touche ici pour lire ton conseil")
                if taps
                else _("Garde le doigt posé ici pour lire ton conseil")
            )
        return _("Touche ici pour voir, 5 secondes") if taps else _("Garde le doigt posé ici pour voir")

    def on_foot(self, *_: object) -> None:
        if self.shown:
            self._show_more()

    def _second_finger(self, _window: object, touch: object) -> None:
        """A second finger closes the secret wherever it comes down, unless things in the frame are chosen by
        touch."""
        means = self.tap_to_see and self.chooses and self.collide_point(*self.to_widget(*touch.pos))
        if self.alone and touch is not self._finger and not means:
            self.hide()

    def _look(self, seconds: float) -> None:
        self.seconds += seconds
        if self.seconds >= _REAL_LOOK:
            self.looked = True

    def hide(self, *_: object) -> None:
        self._looking.cancel()
        self._closing.cancel()
        Window.unbind(on_touch_down=self._second_finger)
        App.get_running_app().scene.unbind(on_let_go=self.hide)
        self.ids.inside.clear_widgets()
        self.shown = False
        if not self.looked:
            self.seconds = 0  # one long look counts, not many short ones

    def on_parent(self, _widget: object, parent: object) -> None:
        if parent is None:
            self.hide()


load_layout(__name__)
