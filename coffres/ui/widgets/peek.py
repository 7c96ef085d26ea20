"""The inner frame of a private page: a secret that is there only while it is looked at.

Held, the frame asks for what to show and shows it; let go, touched by a second finger, cancelled or told to
`hide`, it destroys it at once: no secret stays in the tree or in a texture of ours.
"""

from __future__ import annotations

from kivy.app import App
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted  # noqa: F401 - the layout uses it

_REAL_LOOK = 1.0  # seconds: less is no look
_TAPPED = 5.0  # seconds that a tap shows the secret, where holding is too hard


class Peek(FloatLayout):
    build_secret = ObjectProperty()  # () -> a widget with the secret, made anew for every look
    tap_to_see = BooleanProperty(False)
    hint_part = NumericProperty(1)  # of its height, from below: where the words are that say what to do
    hint_left = NumericProperty(0)  # of its width: where they begin
    more = StringProperty()  # what else can be done here, in words
    chooses = BooleanProperty(False)  # by touches on what lies in it, once a tap has shown that
    alone = BooleanProperty(True)  # in one pair of hands; else other people touch the screen meanwhile
    shown = BooleanProperty(False)
    looked = BooleanProperty(False)  # really looked, once
    seconds = NumericProperty(0)  # looked at so far

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
        self._looking()
        Window.bind(on_touch_down=self._second_finger)
        App.get_running_app().scene.bind(on_let_go=self.hide)
        if self.tap_to_see:
            self._closing()

    def _second_finger(self, _window: object, touch: object) -> None:
        """Wherever it falls, also on another widget; but for one that chooses."""
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
            self.seconds = 0  # one real look, not many glances

    def on_parent(self, _widget: object, parent: object) -> None:
        if parent is None:
            self.hide()


load_layout(__name__)
