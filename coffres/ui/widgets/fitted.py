"""Text in the wished size, or smaller if its box is too small. It is never clipped and never scrolled."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple
from weakref import WeakKeyDictionary, WeakSet

from kivy.clock import Clock
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty

from coffres.ui.known import Known
from coffres.ui.pairs import load_layout
from coffres.ui.typeset import WORD, Typeset, broken, cut, parted

_STEP = 0.92
# lengths to which long words are cut, tried in turn, if nothing else makes the text fit
_CUTS = (16, 12, 9, 7, 5)
_WORD_OF_A_SENTENCE = 12  # letters: a shorter word is not cut to keep letters large; a long name may be
_WHOLE = 0.75  # part of the size of letters that must be left when lines are kept whole
# the labels that share one size, by the widget that they have in `even`
_ROWS: WeakKeyDictionary[object, WeakSet[Fitted]] = WeakKeyDictionary()


class Fit(NamedTuple):
    """How a text fits its box."""

    size: float  # of its letters
    fits: bool
    parted: bool  # whether words are broken after their hyphens
    most: int | None  # letters to which words are cut; None: none is
    spared: int  # letters: no shorter word is cut


_FITS: Known[Fit] = Known(512)  # the same names and questions come again and again


class Fitted(Typeset):
    wish = NumericProperty("24sp")  # the size of the letters if there is room
    least = NumericProperty("14dp")  # the smallest size that people round a table can read
    # A size that is tried before any smaller one, and that a text so important should have: the layout test
    # names what is smaller. 0: there is none.
    firm = NumericProperty(0)
    # Cuts off the end of a text that does not fit even in the smallest size: for a name with a symbol beside
    # it.
    shortens = BooleanProperty(False)
    # Goes on with a long word on the next line rather than cut it: for a name, which is read to its end where
    # there is room for that.
    breaks = BooleanProperty(False)
    # Breaks a word after its hyphen rather than take smaller letters: for a name in a narrow box.
    hyphens = BooleanProperty(False)
    # Takes somewhat smaller letters rather than break a line: for a poem.
    whole = BooleanProperty(False)
    # all such labels with the same widget here have the same size of letters
    even = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs: object) -> None:
        self._parted = False
        self._most: int | None = None  # most letters of a word; None: no limit
        self._spared = 0  # letters: no shorter word is cut
        # for words that were tried: the size in which they fit, or None
        self._tried: dict[tuple[str, str, float], float | None] = {}
        self._alone = 0.0  # the size of letters that fits this label alone
        self._row: WeakSet[Fitted] = WeakSet()
        super().__init__(**kwargs)
        self._unsettled = False
        self._fit = Clock.create_trigger(self._fit_when_settled, -1)
        for matters in ("size", "text", "wish", "firm", "font_name", "bold", "whole"):
            self.fbind(matters, self._fit_later)
        self._fit()

    def height_within(self, height: float) -> float:
        """The height that its text would have in a box of its width that is so high."""
        if self.width < 1 or height < 1:
            return 0.0
        kept, self.text_size = self.text_size, (self.width, None)
        size = self._largest(self.width, height, " ", self.least) or self.least
        self._label.text = self._set_in(size)
        high = float(self._label.render()[1])
        self.text_size, self._label.options["font_size"] = kept, self.font_size
        return high

    def _fit_later(self, *_: object) -> None:
        self._unsettled = True
        self._fit()

    def _fit_when_settled(self, *_: object) -> None:
        """Runs before the frame. A layout gives a box several sizes before the last one, and fitting the text
        is slow: so wait until the size has not changed for one round."""
        if self._unsettled:
            self._unsettled = False
            self._fit()
        else:
            self._fit_now()

    def texture_update(self, *args: object) -> None:
        """Draws nothing as long as the size of its letters is being looked for: nobody would see it."""
        if not self._fit.is_triggered:
            super().texture_update(*args)

    def _fit_now(self) -> None:
        width, height = self.width, self.height
        if width < 1 or height < 1:
            self._trigger_texture()
            return
        self.shorten, self.text_size = False, (width, None)
        asked = self._all_that_matters()
        found = _FITS.get(asked) or _FITS.keep(asked, self._find(width, height))
        self.font_size, fits, self._parted, self._most, self._spared = found
        self._set_in(self.font_size)  # words are measured once more when they are drawn: in these letters
        self.shorten = (self.shortens or self.breaks) and not fits
        if fits and self.valign != "middle":
            self.text_size = (width, height)
        self._alone = self.font_size
        self._trigger_texture()
        self._level()

    def _all_that_matters(self) -> tuple[object, ...]:
        """Two labels that are alike in this have the same letters."""
        how = (self.shortens, self.breaks, self.hyphens, self.whole, self.bold, self.italic)
        sizes = (self.wish, self.least, self.firm, self.line_height, *self.padding)
        return (self.text, self.font_name, *self.size, *sizes, *how)

    def _find(self, width: float, height: float) -> Fit:
        """Looks for how its text fits."""
        self._parted, self._most, self._spared = False, None, 0
        self._tried.clear()
        fits = bool(self.firm) and self._fits_somehow(width, height, self.firm)
        if self.firm and not fits:
            self._spared = _WORD_OF_A_SENTENCE
            fits = any(self._shrunk(width, height, most, smallest=self.firm) for most in _CUTS)
            self._spared = self._spared if fits else 0
        fits = fits or self._fits_somehow(width, height, self.least)
        if not fits and (self.breaks or not self.shortens):
            fits = any(self._shrunk(width, height, most) for most in _CUTS)
        if not fits and self.breaks:  # there is no room for it, however it is broken
            self._parted, self._most = False, None
            self.font_size = self.least
        return Fit(self.font_size, fits, self._parted, self._most, self._spared)

    def _fits_somehow(self, width: float, height: float, smallest: float) -> bool:
        """Tries whole words first, then words that are broken after their hyphens."""
        self._parted, self._most = False, None
        unbroken = self.wish if self.hyphens and "-" in self.text else 0
        fits = self._shrunk(width, height, smallest=max(smallest, unbroken))
        if fits and self.whole:
            self._keep_lines_whole(width, height)
        if not fits and "-" in self.text:
            self._parted = True
            fits = self._shrunk(width, height, smallest=smallest)
            self._parted = fits or self.breaks or not self.shortens
        return fits

    def on_even(self, _widget: object, even: object) -> None:
        self._row.discard(self)
        self._level()
        self._row = WeakSet() if even is None else _ROWS.setdefault(even, WeakSet())
        self._row.add(self)
        self._level()

    def _level(self) -> None:
        """Gives all labels of the group the size of the smallest one."""
        fitted = [label for label in self._row if label._alone]
        for label in fitted:
            label.font_size = min(other._alone for other in fitted)

    def _keep_lines_whole(self, width: float, height: float) -> None:
        largest = self.font_size
        if not self._shrunk(width, height, between="\n") or self.font_size < _WHOLE * largest:
            self.font_size = largest

    def _shrunk(
        self,
        width: float,
        height: float,
        most: int | None = None,
        between: str = " ",
        smallest: float | None = None,
    ) -> bool:
        """Finds the largest letters that fit, with words cut to `most` letters, and with line breaks only
        where `between` stands. Returns whether any size fits."""
        self._most = most
        self.text_size = (width, None)
        smallest = min(self.wish, smallest or self.least)
        # words that are short enough already are not changed by a cut
        tried = self._set_in(float(self.wish)), between, smallest
        if tried not in self._tried:
            self._tried[tried] = self._largest(width, height, between, smallest)
        fitting = self._tried[tried]
        self.font_size = smallest if fitting is None else fitting
        self._label.options["font_size"] = self.font_size  # the last size that was tried may be another one
        return fitting is not None

    def _largest(self, width: float, height: float, between: str, smallest: float) -> float | None:
        """The size of the largest letters in which these words fit; None: they fit in none."""
        size = float(self.wish)
        tight = self._tight(width, height, size, between)
        if tight <= 1:
            return size
        guess, sizes = size / tight, []
        while size > smallest:
            size = max(smallest, size * _STEP, self.firm if size > self.firm else 0)
            sizes.append(size)
        near = sum(size > guess for size in sizes[:-1])
        found = _first(lambda at: self._tight(width, height, sizes[at], between) <= 1, len(sizes), near)
        return sizes[found] if found < len(sizes) else None

    def _tight(self, width: float, height: float, size: float, between: str) -> float:
        """Measures the text as it would be in letters of this size; nothing of it is drawn. Returns about how
        many times smaller they would have to be; up to 1, the text fits."""
        letters = self._label
        words = letters.text = self._set_in(size)
        high = letters.render()[1]
        if high > height:  # smaller letters have lower lines, and fewer
            return float((high / height) ** 0.5)
        parts = words.replace("\n", between).split(between)
        return float(max((letters.get_extents(part)[0] for part in parts), default=0) / width)

    def _set_in(self, size: float) -> str:
        self._label.options["font_size"] = size
        self._label.resolve_font_name()
        return self.set_text()

    def set_text(self) -> str:
        """Breaks a word after a hyphen if it is too long for a line (Anne-Charlotte), and cuts a longer
        word. It never cuts the end of the text, because a sentence must be read to its end."""
        text = super().set_text()
        if self._parted and self._most is None:
            text = parted(text, self.text_size[0], lambda word: self._label.get_extents(word)[0])
        elif self._parted:
            text = text.replace("-", "-\n")
        if self._most is not None:
            text = WORD.sub(lambda word: self._shorter(word[0]), text)
        return text

    def _shorter(self, word: str) -> str:
        if len(word) <= self._spared:
            return word
        return (broken if self.breaks else cut)(word, self._most)


def _first(fits: Callable[[int], bool], count: int, near: int) -> int:
    """The first of so many that fits, if all after it fit too; `count` if none does. It is looked for near a
    guess: whatever is tried is slow."""
    low, high, at, tried = 0, count, near, 0
    while low < high:
        if fits(at):
            high, beside = at, at - 1
        else:
            low = beside = at + 1
        tried += 1
        if tried == 2 and high == count:  # what does not fit in the smallest letters fits in none
            at = high - 1
        else:
            at = beside if tried <= 2 else (low + high) // 2
    return low


load_layout(__name__)
