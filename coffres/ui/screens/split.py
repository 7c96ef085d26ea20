"""The flat tablet shared by two crews: one judges, the other rolls. Each has a half that faces it, with one
sentence and one large plate; dice and a great hourglass stand in the middle.

The judge may look at their secret again, in their own half, while they hold a corner of it.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

from kivy.app import App
from kivy.core.window import Window
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.floatlayout import FloatLayout

from coffres.engine.contract import TABLE, Ask, Fact
from coffres.ui.asking import ROLL
from coffres.ui.board import Control
from coffres.ui.hourglasses import Hourglass
from coffres.ui.own_dice import roll_words
from coffres.ui.pairs import load_layout
from coffres.ui.resolution import Resolution
from coffres.ui.scene import quarter_turns
from coffres.ui.telling import WHOLE_TABLE
from coffres.ui.widgets import arena, crew_half  # noqa: F401 - the layout uses them
from coffres.ui.widgets.reader_corner import ReaderCorner

if TYPE_CHECKING:
    from coffres.ui.sitting import Sitting

_HOLD = 0.3  # seconds that a roll is shown: short, because the sand runs meanwhile


class SplitScreen(FloatLayout):
    sitting: Sitting = ObjectProperty()
    edge = NumericProperty(0)  # the edge where the judge sits; the others face the judge
    facing = BooleanProperty(True)  # whether the halves face each other; otherwise both face the same edge

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._judge = 0
        self._colours: Sequence[list[float]] = ()
        self._resolution = Resolution(self.sitting, self.ids.arena, self._stands, lambda: self.edge + 2)
        self.ids.arena.ids.dice.above = self.ids.arena.parent
        self.ids.arena.bind(latest=self.ids.rollers.setter("telling"))
        judge = self.ids.judge
        self._corner = ReaderCorner(build_secret=self._secret, alone=False, page=judge)
        self._corner.bind(shown=judge.setter("reading"))
        judge.bind(field=self._corner.setter("field"))
        judge.corner = self._corner

    def hands(self, touch: object) -> Hashable:
        """The crew that a finger belongs to: both may touch at the same time, each on its own half."""
        x, y = self.ids.judge.to_widget(*self.to_window(*touch.pos))
        return self.ids.judge.collide_point(x, y)

    def _seat_the_judge(self) -> None:
        """Finds out who judges and where they sit: the judge or the settings may have changed."""
        sitting, settings = self.sitting, App.get_running_app().settings
        self._judge = sitting.board.crews.judge(sitting.match.view(TABLE))
        self._corner.tap_to_see = not settings.hold_to_see
        self.facing = settings.turning == "turn"
        edge = quarter_turns(sitting.people[self._judge].edge) if self.facing else 0
        # on an upright tablet, a half on the left or right would be too narrow
        upright = Window.width < Window.height
        self.edge = 0 if upright and edge % 2 else edge

    def refresh(self) -> None:
        """Shows the new question in one half or in both."""
        self._seat_the_judge()
        sitting, board = self.sitting, self.sitting.board
        clocks = sitting.tablet.hand.clocks
        board.show(sitting.moment())
        chooser = sitting.asking.chooser(sitting.tablet.ask)
        self._resolution.tell(sitting.telling.news())
        judges = [ask for ask in sitting.asking.questions() if ask.by == self._judge]
        rolls = [ask for ask in sitting.asking.questions() if ask.by != self._judge]
        self._colours = board.throw.colours(rolls[0]) if rolls else ()
        dice = board.crews.lying(board.moment.table)
        self.ids.arena.lay(dice)
        judge, rollers = self.ids.judge, self.ids.rollers
        self._ask(judge, self._judge, judges or clocks)
        judge.put(self._plates(judges), chooser)
        self._ask(rollers, board.crews.facing(board.moment.table), rolls or clocks[::-1] or judges)
        if rolls:
            rollers.telling = ""
            rollers.put([*self._plates(rolls), *sitting.asking.unasked_plates()], chooser)
        else:
            rollers.put(self._awaited(len(dice)) if clocks else (), None)
        self._turn(sitting.hourglasses.running)
        board.chooser = chooser

    def _ask(self, half: crew_half.CrewHalf, seat: int, asks: Sequence[Ask]) -> None:
        half.about(self.sitting.people[seat] if seat >= 0 else None)
        half.prompt = self.sitting.asking.question(asks[0]) if asks else ""
        half.clause = asks[0].rule if asks else ""

    def _plates(self, questions: Sequence[Ask]) -> list[Control]:
        return [plate for ask in questions for plate in self.sitting.asking.plates(ask)]

    @staticmethod
    def _awaited(dice: int) -> Sequence[Control]:
        """The plate that will roll so many dice, seen before it can be pressed; with real dice there is
        none."""
        app = App.get_running_app()
        words = app.l10n._(roll_words(dice))
        return [] if app.settings.real_dice else [Control(ROLL, words, main=True)]

    def _turn(self, glasses: Sequence[Hourglass]) -> None:
        """The long hourglass stands in the middle; a short one is a bar on the plate that it is for."""
        waits = self.sitting.board.glass.waits
        self.ids.arena.glass = next((glass for glass in glasses if glass.ask.seconds >= WHOLE_TABLE), None)
        short = next((glass for glass in glasses if glass.ask.seconds < WHOLE_TABLE), None)
        self.ids.rollers.wait_for(short, short is not None and short.ask.prompt in waits)

    def _secret(self) -> object:
        sitting = self.sitting
        return sitting.board.secret(sitting.glance(self._judge))

    def back(self) -> bool:
        self.hide()
        App.get_running_app().open_pause()
        return True

    def hide(self) -> None:
        self._corner.hide()

    # What happens

    def resolve(self) -> None:
        """Shows in a sentence what has just happened, before the game goes on."""
        self.ids.rollers.hush()  # only the rollers: the judge may judge while dice fall
        self._resolution.show(self.sitting.telling.news(), self._colours)

    @staticmethod
    def _stands(_facts: Sequence[Fact], told: bool) -> float:
        return _HOLD if told else 0


load_layout(__name__)
