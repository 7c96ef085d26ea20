"""What has just happened, in sentences, the latest one largest; and the hourglass that runs meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from coffres.engine.contract import Ask
from coffres.ui.fling import Fling
from coffres.ui.hourglasses import Hourglass
from coffres.ui.pairs import load_layout
from coffres.ui.typeset import height_of, widest_word
from coffres.ui.widgets import dice, fitted  # noqa: F401 - the layout uses them
from coffres.ui.widgets.parchment import Parchment  # noqa: F401 - the layout uses it
from coffres.ui.widgets.sand import Sand

_REMEMBERED = 3
_DIE, _GLASS = 72, 84  # dp: least height of dice, and of an hourglass
_ONE_KIND, _BOTH = 0.4, 0.5  # parts of the width
_LARGE_DIE, _LARGE_GLASS = 118, 170
_LATEST, _OLDER = 0.6, 0.5  # how the latest event and the older one share the height; the layout has the same
_SMALL, _LARGE = 18, 24  # sp: the letters of the latest event; never larger than those of the question


class Happenings(BoxLayout):
    game = StringProperty()  # whose world its slip is of
    latest = StringProperty()
    before = StringProperty()
    silent = BooleanProperty(False)  # whether the words are shown elsewhere
    forgets = BooleanProperty(False)  # whether only the last event stays, in games where people must remember
    glasses: list[Hourglass] = ListProperty()
    laid = BooleanProperty(False)  # whether dice or an hourglass are there
    low = BooleanProperty(False)  # whether they stand beside the words
    worded = BooleanProperty(False)
    older = BooleanProperty(False)  # whether there is room for older events, too

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._said: list[str] = []
        # the picture of what an hourglass limits: its name and its game
        self.stands_for: Callable[[Ask], tuple[str, str]] = lambda _ask: ("", "")

    def say(self, sentences: Sequence[str]) -> None:
        kept = [] if self.forgets else self._said
        self._said = [*kept, *sentences][-_REMEMBERED:]
        self.latest = ""  # so that the same words are heard of again
        self.latest = self._said[-1]
        self.before = "\n".join(self._said[:-1])

    # How much room it needs

    def room(self, width: float) -> tuple[float, float]:
        """The least height at this width, and the one that it would like to have."""
        things = self.things()
        if not self.latest:
            return things, self._large_things()
        least = max(things, self._words(self.latest, self._across(width), _SMALL))
        wish = max(least, self._words(self.latest, width - dp(26), _LARGE))
        return least, wish + self._large_things() + (self._words(self.before, width - dp(26), _SMALL))

    def is_read(self, width: float, height: float) -> bool:
        """Whether its words have room here in their least letters, and none of them is cut."""
        fits = widest_word(self.latest, sp(_SMALL)) <= self._across(width)
        return fits and self.room(width)[0] <= height

    def _across(self, width: float) -> float:
        """The width of the words beside dice and hourglasses."""
        taken = self.beside(self.ids.dice.faces, self.ids.glasses.children) + 0.03 if self.things() else 0
        return width * (1 - taken) - dp(26)

    def things(self) -> float:
        """The height of dice and hourglasses without words."""
        return dp(_GLASS if self.ids.glasses.children else _DIE if self.ids.dice.faces else 0)

    def _large_things(self) -> float:
        return dp(_LARGE_GLASS if self.ids.glasses.children else _LARGE_DIE if self.ids.dice.faces else 0)

    @staticmethod
    def beside(faces: Sequence[int], glasses: Sequence[object]) -> float:
        """The part of the width that dice or hourglasses have beside the words, or both."""
        return _BOTH if faces and glasses else _ONE_KIND

    def stacks(self, width: float, height: float, latest: str) -> bool:
        """Whether dice or hourglasses have room below the words."""
        words = self._words(latest, width - dp(26), _SMALL)
        return height >= max(width * 0.6, words + dp(8) + self.things())

    def below(self, width: float, height: float, latest: str) -> float:
        """The height of dice or hourglasses below the words."""
        words = self._words(latest, width - dp(26), _SMALL)
        return min(dp(190 if self.ids.glasses.children else 130), height * 0.55, height - words - dp(8))

    def remembers(self, width: float, height: float, latest: str, before: str) -> bool:
        """Whether there is room for older events above the latest one."""
        room = (height - dp(16)) / (_LATEST + _OLDER)  # as they share it
        needed = (self._words(text, width - dp(26), _SMALL) for text in (latest, before))
        return bool(before) and all(
            room * part >= high for part, high in zip((_LATEST, _OLDER), needed, strict=True)
        )

    @staticmethod
    def _words(text: str, width: float, size: float) -> float:
        return height_of(text, width, sp(size)) + dp(18) if text else 0.0

    def roll(
        self,
        faces: Sequence[int],
        colours: Sequence[list[float]],
        still: bool,
        done: Callable[[], None],
        fling: Fling,
    ) -> None:
        self.ids.dice.roll(faces, colours, still, done, fling)

    def on_glasses(self, _widget: object, glasses: Sequence[Hourglass]) -> None:
        self.ids.glasses.clear_widgets()
        for glass in glasses:
            badge = self.stands_for(glass.ask) if len(glasses) > 1 else ("", "")
            self.ids.glasses.add_widget(Sand(glass=glass, badge=badge))


load_layout(__name__)
