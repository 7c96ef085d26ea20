"""Telling: shows what has just happened to all who may see it; only then the game goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from kivy.clock import Clock, ClockEvent

from coffres.engine.contract import CLOCK, TABLE, Ask, Fact, Move
from coffres.ui.hourglasses import Hourglass
from coffres.ui.suspense import Suspense

if TYPE_CHECKING:
    from coffres.ui.sitting import Sitting

_RINGING = "ringing"  # a reason why the sand is stopped
# seconds: a shorter hourglass only limits one roll and ends often, so its end is not shown to all
WHOLE_TABLE = 10


class Telling:
    """Listens to the match and hears what the table may hear.

    `time_up(sentence, done)` fills the screen when an hourglass has run out, until somebody touches it.
    """

    viewer = TABLE

    def __init__(self, sitting: Sitting, time_up: Callable[[str, Callable[[], None]], None]) -> None:
        self._sitting = sitting
        self._time_up = time_up
        self.resolving = False  # whether an event is being shown while the next question waits
        self._untold: list[Fact] = []  # what the table was told while a player held the tablet
        self._ended: Ask | None = None  # the hourglass whose end makes the next move
        # whether the end of an hourglass fills the screen; the game waits until somebody touches it
        self._ringing = False
        # the timer that goes on with the game after an event was read
        self._onwards: ClockEvent | None = None
        self._due = 0.0  # when it does
        self._to_pay = 0.0  # seconds of sand that the last events cost, in a game without time limits
        sitting.hourglasses.bind(on_second=self._count_down)
        self._suspense = Suspense(sitting)

    # What happened

    def hear(self, facts: Sequence[Fact]) -> None:
        self._untold += facts
        if not self._sitting.hourglasses.stretch:
            view = self._sitting.match.view(TABLE)
            self._to_pay += sum(self._sitting.board.glass.costs(fact, view) for fact in facts)

    def unhear(self) -> None:
        """A move was taken back: forgets its facts that have not been told yet."""
        del self._untold[-1:]

    def news(self) -> list[Fact]:
        """What happened since the tablet last lay flat; kept until it lies flat again."""
        news, self._untold = self._untold, []
        return news

    def resolve(self) -> None:
        """Shows what has been heard and then goes on; the end of an hourglass is announced first."""
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
            screen.resolve()  # it goes on by itself when everybody has seen it
        else:
            stage.go_on()

    # When the game goes on

    def go_on_in(self, seconds: float) -> None:
        """Goes on with the game after so many seconds; replaces any earlier plan."""
        if self._onwards is not None:
            self._onwards.cancel()
        self._onwards = Clock.schedule_once(self.go_on, seconds)
        self._due = Clock.get_time() + seconds

    def hurry(self, most: float) -> None:
        """If the game was going to go on by itself, it does so in at most so many seconds."""
        if self._onwards is not None:
            self.go_on_in(max(0.0, min(most, self._due - Clock.get_time())))

    def go_on(self, *_: object) -> None:
        """People have seen what happened: the game goes on."""
        self._onwards = None
        if self._ringing or not self.resolving:
            return
        self.resolving = False
        self._sitting.stage.go_on()

    def stop(self) -> None:
        """The game is put away: cancels what was still to be shown."""
        if self._onwards is not None:
            self._onwards.cancel()
        self.resolving = self._ringing = False

    # Hourglasses

    def pay(self, *_: object) -> None:
        """In a game without time limits, takes the sand that actions cost once the next question is on the
        screen."""
        if self._to_pay and self._sitting.tablet.where in ("table", "private"):
            self._sitting.hourglasses.spend(self._to_pay)
            self._to_pay = 0.0

    def _count_down(self, _glasses: object, glass: Hourglass) -> None:
        if _for_all(glass.ask):
            self._sitting.senses.tick()

    def run_out(self, ask: Ask) -> None:
        """An hourglass is empty: makes the move of the clock."""
        sitting = self._sitting
        # a move that is still being shown has already ended this question
        if ask not in sitting.match.asks():
            return
        if _for_all(ask):
            self._ended = ask
            sitting.senses.signal("gong")
        if not sitting.asking.play(Move(CLOCK, ask.prompt)):
            self._ended = None

    def _ring(self, ask: Ask) -> None:
        """Saves the end of the time at once; shows what it led to after everybody has been told."""
        self.resolving = self._ringing = True
        self._sitting.senses.nothing_moves()
        self._sitting.hourglasses.pause(_RINGING)
        self._time_up(self._sitting.asking.question(ask, ended=True), self._heard)

    def _heard(self) -> None:
        if self._ringing:
            self._ringing = False
            self._sitting.hourglasses.pause(_RINGING, False)
            self._show()


def _for_all(ask: Ask) -> bool:
    """Whether the end of this hourglass is announced to the whole table: counted down, with a gong and a full
    screen."""
    return ask.seconds >= WHOLE_TABLE
