"""Text as large as wished, smaller only where its box is too small for it; never clipped, never scrolled."""

from __future__ import annotations

from weakref import WeakKeyDictionary, WeakSet

from kivy.clock import Clock
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty

from coffres.ui.pairs import load_layout
from coffres.ui.typeset import WORD, Typeset, cut

_STEP = 0.92
_CUTS = (16, 12, 9, 7, 5)  # letters that are left of longer words where nothing else helps
_ROWS: WeakKeyDictionary[object, WeakSet[Fitted]] = WeakKeyDictionary()  # by what they are `even` under


class Fitted(Typeset):
    wish = NumericProperty("24sp")  # the size of the letters where there is room
    least = NumericProperty("14dp")  # and where there is none: below, nobody at a table reads it
    # Where not even those fit, it is cut off: for the name of somebody whose symbol stands beside it.
    shortens = BooleanProperty(False)
    even = ObjectProperty(None, allownone=True)  # the widget under which all such letters are of one size

    def __init__(self, **kwargs: object) -> None:
        self._parted = False
        self._most: int | None = None  # letters of a word
        self._alone = 0.0  # the size that its letters would have by themselves
        self._row: WeakSet[Fitted] = WeakSet()
        super().__init__(**kwargs)
        self._unsettled = False
        self._fit = Clock.create_trigger(self._fit_when_settled, -1)
        for matters in ("size", "text", "wish", "font_name", "bold"):
            self.fbind(matters, self._fit_later)
        self._fit()

    def _fit_later(self, *_: object) -> None:
        self._unsettled = True
        self._fit()

    def _fit_when_settled(self, *_: object) -> None:
        """Before the frame. A layout gives a box several sizes on the way there, and to fit letters into
        each of them is most of what a screen costs: so not before one has stayed for a round."""
        if self._unsettled:
            self._unsettled = False
            self._fit()
        else:
            self._fit_now()

    def _fit_now(self) -> None:
        width, height = self.width, self.height
        if width < 1 or height < 1:
            return
        self.shorten = self._parted = False
        self._most = None
        fits = self._shrunk(width, height)
        if not fits and "-" in self.text:
            self._parted = True
            fits = self._shrunk(width, height)
            self._parted = fits or not self.shortens
        if not fits and not self.shortens:
            fits = any(self._shrunk(width, height, most) for most in _CUTS)
        self.shorten = self.shortens and not fits
        if fits and self.valign != "middle":
            self.text_size = (width, height)
        self._alone = self.font_size
        self._level()

    def on_even(self, _widget: object, even: object) -> None:
        self._row.discard(self)
        self._level()
        self._row = WeakSet() if even is None else _ROWS.setdefault(even, WeakSet())
        self._row.add(self)
        self._level()

    def _level(self) -> None:
        """No letters larger than those of the one that has least room."""
        fitted = [label for label in self._row if label._alone]
        for label in fitted:
            label.font_size = min(other._alone for other in fitted)

    def _shrunk(self, width: float, height: float, most: int | None = None) -> bool:
        """Takes the largest letters that fit, and of no word more than so many; whether any do."""
        self._most = most
        self.text_size = (width, None)
        size, smallest = self.wish, min(self.wish, self.least)
        while True:
            self.font_size = size
            self.texture_update()
            if self.texture_size[1] <= height and self._longest_word() <= width:
                return True
            if size <= smallest:
                return False
            size = max(smallest, size * _STEP)

    def set_text(self) -> str:
        """Anne-Charlotte is parted after her hyphen where she is too long for a line, and only there. What is
        longer still loses its end: a sentence is read to its own."""
        text = super().set_text()
        if self._most is not None:
            text = WORD.sub(lambda word: cut(word[0], self._most), text)
        return text.replace("-", "-\n") if self._parted else text

    def _longest_word(self) -> float:
        """A word wider than its box would be broken in two."""
        words = self.set_text().replace("\n", " ").split(" ")
        return max((self._label.get_extents(word)[0] for word in words), default=0)


load_layout(__name__)
