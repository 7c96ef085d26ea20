"""A brass plate to press: the one big thing to do. A deed that cannot be undone is held, with a ring."""

from __future__ import annotations

from kivy.animation import Animation
from kivy.graphics.texture import Texture
from kivy.metrics import sp
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    ColorProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.floatlayout import FloatLayout

from coffres.ui.pairs import load_layout
from coffres.ui.pictures import Picture, picture, texture
from coffres.ui.theme import INK
from coffres.ui.widgets import fitted, icon  # noqa: F401 - the layout uses them

_HOLD = 0.6  # seconds


class Plate(ButtonBehavior, FloatLayout):
    """`on_done` comes when it was pressed, or held to the end where it asks for that."""

    __events__ = ("on_done",)
    text = StringProperty()
    icon = StringProperty()  # before the text
    wish = NumericProperty("22sp")
    ink = ColorProperty(INK)
    hold = BooleanProperty(False)
    held = NumericProperty(0)  # of the ring, 0 to 1
    moves = ListProperty()  # what pressing it leads to, for whoever plays by touches
    shortens = BooleanProperty(False)  # cuts off what has no room
    quiet = BooleanProperty(False)  # one of many, not the main one
    chosen = BooleanProperty(False)  # tapped already, while the rest of a move is looked for
    shut = BooleanProperty(False)  # not open yet
    control = ObjectProperty(None, allownone=True)  # what a board asked for with it, if one did

    def _is_roomy(self) -> bool:
        """Whether a sign or a ring stands beside the words."""
        return self.width >= sp(190)

    def _face(self) -> Picture:
        if self.quiet:
            return picture("plate_paper")
        return picture("button_brass_pressed" if self.state == "down" else "button_brass")

    def _tint(self) -> list[float]:
        return [0.86, 0.84, 0.8, 1] if self.quiet and self.state == "down" else [1, 1, 1, 1]

    def _shown(self) -> Texture | None:
        """The picture that stands for its words."""
        return texture(self.control.picture) if self.control and self.control.picture else None

    shown = AliasProperty(_shown, None, bind=["control"], cache=True)
    face = AliasProperty(_face, None, bind=["quiet", "state"], cache=True, rebind=True)
    roomy = AliasProperty(_is_roomy, None, bind=["width", "wish"], cache=True)
    tint = AliasProperty(_tint, None, bind=["quiet", "state"], cache=True)

    def on_state(self, _widget: object, state: str) -> None:
        if not self.hold:
            return
        Animation.cancel_all(self, "held")
        if state == "down":
            ring = Animation(held=1, d=_HOLD)
            ring.bind(on_complete=lambda *_: self._done())
            ring.start(self)
        else:
            self.held = 0

    def on_release(self) -> None:
        if not self.hold:
            self._done()

    def _done(self) -> None:
        self.held = 0
        self.dispatch("on_done")

    def on_done(self) -> None:
        """Nothing to do but for those who listen."""


load_layout(__name__)
