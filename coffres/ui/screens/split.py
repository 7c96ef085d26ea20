"""The flat tablet shared by two crews: one judges, the other rolls. Each has a half that faces it.

The judge may look at their secret again, in a frame in their own half, while they hold it.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

from kivy.app import App
from kivy.core.window import Window
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.floatlayout import FloatLayout

from coffres.engine.contract import TABLE, Ask, Fact
from coffres.ui.board import Control
from coffres.ui.chooser import Chooser
from coffres.ui.pairs import load_layout
from coffres.ui.resolution import Resolution
from coffres.ui.scene import quarter_turns
from coffres.ui.widgets import panel
from coffres.ui.widgets.happenings import Happenings
from coffres.ui.widgets.peek import Peek

if TYPE_CHECKING:
    from coffres.ui.sitting import Sitting

_HOLD = 0.3  # seconds that a roll is shown: short, because the sand runs meanwhile


class SplitScreen(FloatLayout):
    sitting: Sitting = ObjectProperty()
    edge = NumericProperty(0)  # the edge where the judge sits; the others face the judge
    reading = BooleanProperty(False)  # whether the judge looks at their secret now
    facing = BooleanProperty(True)  # whether the halves face each other; otherwise both face the same edge

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._judge = 0
        self._happenings = Happenings()
        self._colours: Sequence[list[float]] = ()
        self.ids.rollers.body = self._happenings
        self._resolution = Resolution(self.sitting, self._happenings, self._stands)
        self._peek = Peek(build_secret=self._secret, alone=False)
        self._peek.bind(shown=self.setter("reading"))
        self.ids.judge.body = self._peek

    def hands(self, touch: object) -> Hashable:
        """The crew that a finger belongs to: both may touch at the same time, each on its own half."""
        x, y = self.ids.judge.to_widget(*self.to_window(*touch.pos))
        return self.ids.judge.collide_point(x, y)

    @staticmethod
    def half(edge: int) -> tuple[float, float]:
        """The part of the width and of the height that the people at this edge get."""
        return (0.5, 1) if edge % 2 else (1, 0.5)

    @staticmethod
    def corner(edge: int) -> dict[str, float]:
        return {"x": 0.5 if edge == 1 else 0, "y": 0.5 if edge == 2 else 0}

    def _seat_the_judge(self) -> None:
        """Finds out who judges and where they sit: the judge or the settings may have changed."""
        sitting, settings = self.sitting, App.get_running_app().settings
        self._judge = sitting.board.crews.judge(sitting.match.view(TABLE))
        self._peek.tap_to_see = not settings.hold_to_see
        self.facing = settings.turning == "turn"
        edge = quarter_turns(sitting.people[self._judge].edge) if self.facing else 0
        # on an upright tablet, a half on the left or right would be too narrow
        upright = Window.width < Window.height
        self.edge = 0 if upright and edge % 2 else edge

    def refresh(self) -> None:
        """Shows the new question in one half or in both."""
        self._seat_the_judge()
        sitting = self.sitting
        tablet, board = sitting.tablet, sitting.board
        clocks = tablet.hand.clocks
        board.show(sitting.moment())
        chooser = sitting.asking.chooser(tablet.ask)
        self._resolution.tell(sitting.telling.news())
        judges = [ask for ask in sitting.asking.questions() if ask.by == self._judge]
        rolls = [ask for ask in sitting.asking.questions() if ask.by != self._judge]
        self._colours = board.throw.colours(rolls[0]) if rolls else ()
        self._put(self.ids.judge, self._judge, judges or clocks, self._plates(judges), chooser)
        unasked = sitting.asking.unasked_plates() if rolls else ()
        roller = board.crews.facing(board.moment.table)
        plates = [*self._plates(rolls), *unasked]
        self._put(self.ids.rollers, roller, rolls or clocks[::-1], plates, chooser)
        self._happenings.glasses = sitting.hourglasses.running
        board.chooser = chooser

    def _put(
        self,
        half: panel.Panel,
        seat: int,
        asks: Sequence[Ask],
        plates: Sequence[Control],
        chooser: Chooser,
    ) -> None:
        """Fills one half: the player, the words, and the plates to press."""
        half.about(self.sitting.people[seat] if seat >= 0 else None)
        half.prompt = self.sitting.asking.question(asks[0]) if asks else ""
        half.clause = asks[0].rule if asks else ""
        half.put(plates, chooser)

    def _plates(self, questions: Sequence[Ask]) -> list[Control]:
        return [plate for ask in questions for plate in self.sitting.asking.plates(ask)]

    def _secret(self) -> object:
        sitting = self.sitting
        return sitting.board.secret(sitting.glance(self._judge))

    def back(self) -> bool:
        self.hide()
        App.get_running_app().open_pause()
        return True

    def hide(self) -> None:
        self._peek.hide()

    # What happens

    def resolve(self) -> None:
        """Shows in a sentence what has just happened, before the game goes on."""
        self.ids.rollers.hush()  # only the rollers: the judge may judge while dice fall
        self._resolution.show(self.sitting.telling.news(), self._colours)

    @staticmethod
    def _stands(_facts: Sequence[Fact], told: bool) -> float:
        return _HOLD if told else 0


load_layout(__name__)
