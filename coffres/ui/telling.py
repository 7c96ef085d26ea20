"""Telling: what has just happened is shown to all who may see it, and only then the game goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from kivy.clock import Clock, ClockEvent

from coffres.engine.contract import CLOCK, TABLE, Ask, Fact, Move
from coffres.ui.hourglasses import Hourglass

if TYPE_CHECKING:
    from coffres.ui.sitting import Sitting

_RINGING = "ringing"  # why no sand falls
_WHOLE_TABLE = 10  # seconds: shorter hourglasses time a hand that rolls, and are over again and again


class Telling:
    """A listener of the match, with the table's ears.

    `time_up(sentence, done)` fills the screen when an hourglass has run out, until it is touched.
    """

    viewer = TABLE

    def __init__(self, sitting: Sitting, time_up: Callable[[str, Callable[[], None]], None]) -> None:
        self._sitting = sitting
        self._time_up = time_up
        self.resolving = False  # an event is being shown, the next question waits
        self._untold: list[Fact] = []  # what the table was told while the tablet was in somebody's hands
        self._ended: Ask | None = None  # the hourglass that makes the move which is about to be told
        self._ringing = False  # its end fills the screen: until that is touched the game waits
        self._onwards: ClockEvent | None = None  # while an event stands to be read
        self._to_pay = 0.0  # seconds of sand that the last events cost, where nobody is pressed
        sitting.hourglasses.bind(on_second=self._count_down)

    # What happened

    def hear(self, facts: Sequence[Fact]) -> None:
        self._untold += facts
        if not self._sitting.hourglasses.stretch:
            view = self._sitting.match.view(TABLE)
            self._to_pay += sum(self._sitting.board.glass.costs(fact, view) for fact in facts)

    def unhear(self) -> None:
        """What was taken back is told no more, if it has not been told yet."""
        del self._untold[-1:]

    def news(self) -> list[Fact]:
        """What happened since the tablet last lay flat; kept until it does."""
        news, self._untold = self._untold, []
        return news

    def resolve(self) -> None:
        """Shows what has been heard, and goes on when it has been seen; an hourglass rings first."""
        ended, self._ended = self._ended, None
        if ended is not None and self._sitting.tablet.where == "table":
            self._ring(ended)
        else:
            self._show()

    def _show(self) -> None:
        stage = self._sitting.stage
        if self._sitting.tablet.where == "private" and self._sitting.board.open_deeds:
            stage.lay_flat()
        screen = stage.resolving_screen()
        if screen is not None:
            screen.resolve()  # it goes on when everybody has seen it
        else:
            stage.go_on()

    # When the game goes on

    def go_on_in(self, seconds: float) -> None:
        """What happened stands so long before the game goes on, whatever it would have been before."""
        if self._onwards is not None:
            self._onwards.cancel()
        self._onwards = Clock.schedule_once(self.go_on, seconds)

    @property
    def going_on(self) -> bool:
        """Whether the game will go on by itself."""
        return self._onwards is not None

    def go_on(self, *_: object) -> None:
        """What happened has been seen."""
        self._onwards = None
        if self._ringing or not self.resolving:
            return
        self.resolving = False
        self._sitting.stage.go_on()

    def stop(self) -> None:
        """The game is put away; what was still being shown of it leads nowhere any more."""
        if self._onwards is not None:
            self._onwards.cancel()
        self.resolving = self._ringing = False

    # Hourglasses

    def pay(self, *_: object) -> None:
        """Where nobody is pressed, what was done costs its sand when the next question stands there."""
        if self._to_pay and self._sitting.tablet.where in ("table", "private"):
            self._sitting.hourglasses.spend(self._to_pay)
            self._to_pay = 0.0

    def _count_down(self, _glasses: object, glass: Hourglass) -> None:
        if _for_all(glass.ask):
            self._sitting.senses.tick()

    def run_out(self, ask: Ask) -> None:
        """An hourglass is empty: that is a move of the clock."""
        sitting = self._sitting
        if ask not in sitting.match.asks():  # a move that is still being shown has ended what it limits
            return
        if _for_all(ask):
            self._ended = ask
            sitting.senses.signal("gong")
        if not sitting.asking.play(Move(CLOCK, ask.prompt)):
            self._ended = None

    def _ring(self, ask: Ask) -> None:
        """What time has ended is saved already; it is shown when everybody has heard."""
        self.resolving = self._ringing = True
        self._sitting.senses.nothing_moves()
        self._sitting.hourglasses.pause(_RINGING)
        self._time_up(self._sitting.asking.question(ask), self._heard)

    def _heard(self) -> None:
        if self._ringing:
            self._ringing = False
            self._sitting.hourglasses.pause(_RINGING, False)
            self._show()


def _for_all(ask: Ask) -> bool:
    """Whether the end of this hourglass is for the whole table: counted down, a gong, and a full screen."""
    return ask.seconds >= _WHOLE_TABLE
