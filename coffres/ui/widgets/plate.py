"""A brass plate to press: the main thing to do. An action that cannot be undone must be held, with a ring."""

from __future__ import annotations

from collections.abc import Callable

from kivy.animation import Animation
from kivy.graphics.texture import Texture
from kivy.metrics import dp, sp
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.floatlayout import FloatLayout

from coffres.storage.roster import Seat
from coffres.ui.holding import Holding
from coffres.ui.pairs import load_layout
from coffres.ui.pictures import Picture, picture, texture
from coffres.ui.theme import INK
from coffres.ui.widgets import fitted, icon, seat_token  # noqa: F401 - the layout uses them
from coffres.ui.widgets.railed import own

_RINGED = 0.9  # seconds
_NARROW, _HIGH, _WIDE = 128, 60, 190  # dp: a plate has room for a picture beside words from these edges on
_STACKED = 68  # dp: a narrow plate so high has its picture above the words


class Plate(Holding, FloatLayout):
    text = StringProperty()
    game = StringProperty()  # whose world its face is of
    icon = StringProperty()  # shown before the text
    picture = StringProperty()  # one of the house's pictures, shown instead of the text
    wish = NumericProperty("22sp")
    ink = ColorProperty(INK)
    shortens = BooleanProperty(False)  # whether a text that does not fit is cut off
    quiet = BooleanProperty(False)  # whether it is one of many plates and not the main one
    # whether it has been tapped already, while other parts of the move are missing
    chosen = BooleanProperty(False)
    shut = BooleanProperty(False)  # whether it cannot be pressed yet
    dull = BooleanProperty(False)  # whether pressing it leads to nothing, now
    filled = NumericProperty(0)  # how much of a wait is over, 0 to 1: the plate fills with brass
    refused = NumericProperty(0)  # how strong the ring is that says: it was this that cannot be
    control = ObjectProperty(None, allownone=True)  # the board's Control that it was made for, if any

    def _is_roomy(self) -> bool:
        """Whether there is room for an icon or a ring beside the words."""
        return self.width >= sp(190)

    def wait(self, seconds: float, done: Callable[[], None]) -> None:
        """Cannot be pressed for so long, and shows how much of it is left."""
        self.filled = 0
        waiting = Animation(filled=1, d=seconds)
        waiting.bind(on_complete=lambda *_: done())
        waiting.start(self)

    def refuse(self) -> None:
        """Rings itself: it was this that was refused."""
        Animation.cancel_all(self, "refused")
        self.refused = 1
        Animation(refused=0, d=_RINGED, t="in_cubic").start(self)

    def _has_room_beside(self) -> bool:
        """Whether there is room for a picture beside the words."""
        return self.width >= dp(_NARROW) and (self.height >= dp(_HIGH) or self.width >= dp(_WIDE))

    def _beside(self) -> Texture | None:
        """The picture shown beside the words, where there is room for both."""
        name, game = self.control.beside if self.control else ("", "")
        return texture(name, game) if name and self._has_room_beside() else None

    def _stacks(self) -> bool:
        """Whether its picture stands above the words: beside them, both would be small."""
        return bool(self.beside) and self.width < dp(_WIDE) and self.height >= dp(_STACKED)

    def _beside_size(self) -> tuple[float, float]:
        """Of the picture beside the words, in its own shape."""
        wide, high = self.beside.size if self.beside else (1, 1)
        times = self.beside_edge / max(wide, high)
        return wide * times, high * times

    def _named(self) -> Seat | None:
        """Whose token stands beside the words."""
        return self.control.of if self.control and self._has_room_beside() else None

    def _face(self) -> Picture:
        if self.dull and not self.quiet:
            return picture("button_pewter")
        if self.quiet:
            return (
                picture("rail_plate", self.game) if own("rail_plate", self.game) else picture("plate_paper")
            )
        return picture("button_brass_pressed" if self.state == "down" else "button_brass")

    def _tint(self) -> list[float]:
        if self.quiet and self.dull:
            return [0.66, 0.64, 0.62, 1]
        return [0.86, 0.84, 0.8, 1] if self.quiet and self.state == "down" else [1, 1, 1, 1]

    def _shown(self) -> Texture | None:
        """The picture shown instead of the words."""
        name = self.picture or (self.control.picture if self.control else "")
        return texture(name) if name else None

    shown = AliasProperty(_shown, None, bind=["control", "picture"], cache=True)
    beside = AliasProperty(_beside, None, bind=["control", "size"], cache=True)
    named = AliasProperty(_named, None, bind=["control", "size"], cache=True)
    stacked = AliasProperty(_stacks, None, bind=["beside", "size"], cache=True)
    beside_edge = NumericProperty(0)  # of the square that the picture beside the words has
    across = NumericProperty(0)
    beside_size = AliasProperty(_beside_size, None, bind=["beside", "beside_edge"], cache=True)
    face = AliasProperty(_face, None, bind=["quiet", "state", "game", "dull"], cache=True, rebind=True)
    roomy = AliasProperty(_is_roomy, None, bind=["width", "wish"], cache=True)
    tint = AliasProperty(_tint, None, bind=["quiet", "state", "dull"], cache=True)


load_layout(__name__)
