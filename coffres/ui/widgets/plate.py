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
from coffres.ui.typeset import height_of
from coffres.ui.widgets import fitted, icon, seat_token  # noqa: F401 - the layout uses them
from coffres.ui.widgets.railed import own

_RINGED = 0.9  # seconds
_WORDS, _LINES = 16, 3  # sp; smaller letters, or more lines, would be too dear a price for a picture
_RING = 60  # dp: room for the ring beside the words
_NARROW, _HIGH, _WIDE = 128, 60, 190  # dp: a plate has room for a picture beside words from these edges on
_ROOMY = 240  # sp: on a narrower plate words have all the width, and the ring stands round their middle
_LARGEST, _GROWN = 32, 0.28  # sp, and part of its height: letters on a high plate of a question
_OF_TWO = 0.64  # part of the picture's room that each of two takes
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
        return self.width >= sp(_ROOMY)

    def _letters(self) -> float:
        """The size of its letters where there is room."""
        return max(self.wish, min(sp(_LARGEST), self.height * _GROWN) if self.control else 0.0)

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

    def _beside(self) -> Texture | None:
        """The picture shown beside the words, where there is room for both."""
        name, game = self.control.beside if self.control else ("", "")
        return texture(name, game) if name and self.pictured else None

    def _second(self) -> Texture | None:
        """The other picture of a pair beside the words."""
        name, game = self.control.second if self.control else ("", "")
        return texture(name, game) if name and self.beside else None

    def _named(self) -> Seat | None:
        """The player whose token is shown beside the words."""
        return self.control.of if self.control and self.pictured else None

    def _has_room(self) -> bool:
        """Whether a picture has room beside words that can still be read, or there is none."""
        if not (self.control and (self.control.beside[0] or self.control.of)):
            return True
        if self.width < dp(_NARROW) or (self.height < dp(_HIGH) and self.width < dp(_WIDE)):
            return False
        across, up = (0, self._square()) if self._stacks() else (1.06 * self._square(), 0)
        left = self.width - dp(28) - across - (0 if self.control.of else self._aside())
        words = height_of(self.text, left, sp(_WORDS), bold=not self.quiet)
        return words <= min(self.height - dp(12) - up, _LINES * 1.25 * sp(_WORDS))

    def _square(self) -> float:
        """The edge of the square for a picture beside the words, or above them."""
        if self._stacks():
            return min(self.height * 0.42, dp(56))
        return max(0.0, min(self.height - dp(14), self.width * 0.3, dp(72)))

    def _stacks(self) -> bool:
        """Whether its picture stands above the words: beside them, both would be small."""
        drawn = self.control is not None and bool(self.control.beside[0])
        ring = max(plate._aside() for plate in self._row())  # plates of one row are alike
        return drawn and self.width - ring < dp(_WIDE) and self.height >= dp(_STACKED)

    def _aside(self) -> float:
        """What the ring takes from the words' width: nothing where a token stands in its middle."""
        return dp(_RING) if self.hold and self.roomy and not self.named else 0.0

    def _ring(self) -> tuple[float, float, float]:
        """The middle and the radius of the ring that fills while a finger holds it: round its token, else
        beside the words, else round them."""
        x, y, half = self.x + self.width / 2, self.y + self.height / 2, self.beside_edge / 2
        if self.named and half:
            return self.x + dp(10) + half, y, half
        return (self.x + self.width - dp(28), y, dp(14)) if self.roomy else (x, y, self.height * 0.36)

    def _beside_size(self) -> tuple[float, float]:
        """Of the picture beside the words, in its own shape."""
        wide, high = self.beside.size if self.beside else (1, 1)
        times = self.beside_edge / max(wide, high)
        return wide * times, high * times

    def _beside_at(self) -> tuple[float, float]:
        """The lower left corner of what stands beside the words."""
        (wide, high), edge = self.beside_size, self.beside_edge
        if self.stacked:
            return self.x + (self.width - wide) / 2, self.y + self.height - dp(7) - edge
        return self.x + dp(10) + (edge - wide) / 2, self.y + (self.height - high) / 2

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

    def on_fits(self, *_: object) -> None:
        """The plates of a question are alike: all show their pictures beside their words, or none does."""
        row = self._row()
        pictured = all(plate.fits for plate in row)
        for plate in row:
            plate.pictured = pictured

    def on_cut(self, *_: object) -> None:
        """Where one plate's words are cut, all of them show their pictures instead."""
        row = self._row()
        speechless = any(plate.cut and plate.control and plate.control.beside[0] for plate in row)
        for plate in row:
            plate.speechless = speechless

    def on_parent(self, *_: object) -> None:
        self.on_fits()

    def _row(self) -> list[Plate]:
        """This plate and those beside it; Kivy tells it about its parent before the parent about it."""
        near = self.parent.children if self.parent else ()
        return [self, *(plate for plate in near if isinstance(plate, Plate) and plate is not self)]

    def _shown(self) -> Texture | None:
        """The picture shown instead of the words: also where they would be cut, if it can speak for them."""
        name = self.picture or (self.control.picture if self.control else "")
        if not name and self.speechless and self.control and not self.beside:
            name, game = self.control.beside
            return texture(name, game) if name else None
        return texture(name) if name else None

    letters = AliasProperty(_letters, None, bind=["wish", "height", "control"], cache=True)
    cut = BooleanProperty(False)  # whether there is too little room for its words
    speechless = BooleanProperty(False)  # whether there is too little for those of its row
    fits = AliasProperty(_has_room, None, bind=["control", "size", "text", "quiet", "stacked"], cache=True)
    pictured = BooleanProperty(True)  # whether pictures stand beside the words of its row
    beside = AliasProperty(_beside, None, bind=["control", "pictured"], cache=True)
    shown = AliasProperty(_shown, None, bind=["control", "picture", "speechless", "beside"], cache=True)
    stacked = AliasProperty(_stacks, None, bind=["control", "size", "hold", "roomy", "named"], cache=True)
    aside = AliasProperty(_aside, None, bind=["hold", "roomy", "named"], cache=True)
    beside_edge = NumericProperty(0)  # of the square for the picture or the token beside the words
    across = NumericProperty(0)
    beside_size = AliasProperty(_beside_size, None, bind=["beside", "beside_edge"], cache=True)
    beside_at = AliasProperty(
        _beside_at, None, bind=["pos", "size", "beside_size", "beside_edge", "stacked"], cache=True
    )
    second = AliasProperty(_second, None, bind=["control", "beside"], cache=True)
    share = AliasProperty(lambda self: _OF_TWO if self.second else 1, None, bind=["second"], cache=True)
    named = AliasProperty(_named, None, bind=["control", "pictured"], cache=True)
    square = AliasProperty(_square, None, bind=["control", "size", "stacked"], cache=True)
    face = AliasProperty(_face, None, bind=["quiet", "state", "game", "dull"], cache=True, rebind=True)
    ring = AliasProperty(_ring, None, bind=["pos", "size", "beside_edge", "named", "roomy"], cache=True)
    roomy = AliasProperty(_is_roomy, None, bind=["width", "wish"], cache=True)
    tint = AliasProperty(_tint, None, bind=["quiet", "state", "dull"], cache=True)


load_layout(__name__)
