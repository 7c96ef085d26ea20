"""A sitting: one game in this window. Ties the driver to its board, to the screens and to the words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kivy.clock import Clock, ClockEvent

from coffres.engine.contract import TABLE, Ask, Fact
from coffres.engine.trouble import N_, Trouble
from coffres.engine.words import Translate
from coffres.storage.roster import Seat
from coffres.storage.saved_game import SavedGame
from coffres.storage.shelf import Shelf
from coffres.storage.text import known_as
from coffres.ui.asking import Asking
from coffres.ui.board import Board, board_of
from coffres.ui.driver import Driver
from coffres.ui.floating import Floating
from coffres.ui.hourglasses import Hourglass
from coffres.ui.moment import Moment
from coffres.ui.senses import Senses
from coffres.ui.speech import Speech

_AWAY, _RINGING = "away", "ringing"  # why no sand falls
_TAKEN = N_("Quelqu'un s'appelle déjà {name}.")


class Sitting:
    """`show(name, **fields)` puts a screen up and returns it; `note(sentence, clause)` says why something is
    refused; `time_up(sentence, done)` fills the screen when an hourglass has run out, until it is touched;
    `over()` is called when the last position has been reached."""

    def __init__(
        self,
        saved: SavedGame,
        show: Callable[..., object],
        note: Callable[[str, str], None],
        time_up: Callable[[str, Callable[[], None]], None],
        over: Callable[[], None],
        translate: Translate,
        shell: Translate,
        people: Sequence[Seat],
        real_dice: Callable[[], bool],
        senses: Senses,
        stretch: float = 1.0,
    ) -> None:
        self.driver = Driver(saved, stretch)
        self.people = list(people)
        self.translate = translate
        self.speech = Speech(self.driver.game, lambda: self.driver.names, translate)
        self.board = self._new_board()
        self.asking = Asking(self, shell, real_dice, note)
        self._show = show
        self._time_up = time_up
        self._over = over
        self.senses = senses
        self._screen: object = None
        self._stage = ""  # of the screen that is up, where a board stands on it
        self.resolving = False  # an event is being shown, the next question waits
        self.left = False  # the game is put away
        self._untold: list[Fact] = []  # what the table was told while the tablet was in somebody's hands
        self._ended: Ask | None = None  # the hourglass that makes the move which is about to be told
        self._ringing = False  # its end fills the screen: until that is touched the game waits
        self._onwards: ClockEvent | None = None  # while an event stands to be read
        self._to_pay = 0.0  # seconds of sand that the last events cost, where nobody is pressed
        self.driver.bind(**self._answers_to_the_driver())
        self.driver.hourglasses.bind(on_second=self._count_down)

    def _answers_to_the_driver(self) -> dict[str, Callable[..., None]]:
        return {
            "on_position": self._place,
            "on_told": self._tell,
            "on_trouble": self._refuse,
            "on_time_up": self._run_out,
        }

    def begin(self) -> None:
        self.driver.go_on()

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
        self.driver.go_on()

    def pause(self) -> None:
        """The app goes to the background: secrets behind the lid, sand at rest."""
        self._hide()
        self.driver.cover()
        self.driver.hourglasses.pause(_AWAY)

    def resume(self) -> None:
        self.driver.hourglasses.pause(_AWAY, False)

    def stand_still_under(self, sheet: Floating) -> None:
        """No sand falls while this is above the table."""
        self.driver.hourglasses.pause(sheet)
        sheet.bind(on_dismiss=self._let_fall)  # by a method: a sheet that lives on must not hold the game

    def _let_fall(self, sheet: Floating) -> None:
        self.driver.hourglasses.pause(sheet, False)

    def leave(self, shelf: Shelf) -> None:
        """The game is put away; what was still being shown of it leads nowhere any more."""
        if self._onwards is not None:
            self._onwards.cancel()
        self.left = True
        self.resolving = self._ringing = False
        self.driver.unbind(**self._answers_to_the_driver())
        self._untie()
        self.driver.put_away(shelf)

    def _new_board(self) -> Board:
        driver = self.driver
        board = board_of(driver.game)(moment=self.moment(), translate=self.translate)
        driver.hourglasses.waits = board.waits
        driver.turn_of_glass = board.turn_of_glass
        board.bind(on_ready=lambda *_: self._ask_again())
        return board

    def renew(self) -> None:
        """Board and sentences made anew: the language is another, or somebody is called otherwise."""
        place = self.board.parent
        self.board.chooser = None
        if place is not None:
            place.remove_widget(self.board)
        self.board = self._new_board()
        if place is not None:  # where two crews share the tablet no board lies on it
            place.add_widget(self.board)
        if self.resolving:
            self.board.show(self.moment())  # the next question refreshes the rest
        self._ask_again()

    def _ask_again(self) -> None:
        if self._screen is not None and not self.resolving:
            self._screen.refresh()

    def rename(self, seat: int, name: str) -> bool:
        """Somebody takes a seat over, with its secrets; False, after a note, for a name that cannot be."""
        others = [known_as(other.name) for place, other in enumerate(self.people) if place != seat]
        if known_as(name) in others:
            self._refuse(self.driver, Trouble(_TAKEN, name=name.strip()), "")
            return False
        if not self.driver.rename(seat, name):
            return False
        self.people[seat] = self.people[seat]._replace(name=self.driver.names[seat])
        self.renew()
        return True

    def moment(self) -> Moment:
        """What the board is to show now."""
        return self.driver.moment(self.people)

    # Screens

    def _place(self, driver: Driver) -> None:
        stage = self._stage_due()
        self.senses.stand(stage)
        if stage == "curtain":
            self._untie()
            person = self.people[driver.hand.to]
            curtain = self._show("curtain", name=person.name, symbol=person.symbol, colour=person.colour)
            curtain.bind(on_open=lambda *_: driver.lift())
        elif stage == "over":
            self._untie()
            self._over()
        else:
            if stage != self._stage:
                self._untie()
                self._stage = stage
                self._screen = self._show(stage, sitting=self)
            self._screen.refresh()
            if self._to_pay:
                driver.hourglasses.spend(self._to_pay)
                self._to_pay = 0.0

    def _stage_due(self) -> str:
        """The driver's, but for the flat tablet that two crews share: its halves face both."""
        driver = self.driver
        if driver.stage == "table" and driver.asks() and self.board.judge(driver.table_view()) != TABLE:
            return "split"
        return driver.stage

    def _untie(self) -> None:
        """The board outlives the screens it stands on, and keeps nothing of them; what was held is let go."""
        self._hide()
        self.board.chooser = None
        if self.board.parent is not None:
            self.board.parent.remove_widget(self.board)
        self._screen = None
        self._stage = ""

    def _hide(self) -> None:
        if self._stage in ("private", "split"):
            self._screen.hide()

    def news(self) -> list[Fact]:
        """What happened since the tablet last lay flat; kept until it does."""
        news, self._untold = self._untold, []
        return news

    def _tell(self, driver: Driver, facts: list[Fact]) -> None:
        self._untold += facts
        if not driver.hourglasses.stretch:
            self._to_pay += sum(self.board.costs(fact, driver.table_view()) for fact in facts)
        ended, self._ended = self._ended, None
        if ended is not None and driver.stage == "table":
            self._ring(ended)
        else:
            self._resolve()

    def _resolve(self) -> None:
        if self.driver.stage == "private" and self.board.open_deeds:
            self._lay_flat()
        if self.driver.stage == "table" and self._screen is not None and self._stage == self._stage_due():
            self._screen.resolve()  # it goes on when everybody has seen it
        else:
            self.driver.go_on()

    def _lay_flat(self) -> None:
        """The tablet goes from one pair of hands to the table, to show what they did."""
        self.driver.lay_flat()
        self.senses.stand("table")
        self._untie()
        self._stage = "table"
        self._screen = self._show("table", sitting=self)

    # Hourglasses

    def _count_down(self, _glasses: object, glass: Hourglass) -> None:
        if self.board.rings(glass.ask):
            self.senses.tick()

    def _run_out(self, _driver: Driver, ask: Ask) -> None:
        if self.board.rings(ask):
            self._ended = ask
            self.senses.signal("gong")

    def _ring(self, ask: Ask) -> None:
        """What time has ended is saved already; it is shown when everybody has heard."""
        self.resolving = self._ringing = True
        self.senses.nothing_moves()
        self.driver.hourglasses.pause(_RINGING)
        self._time_up(self.asking.question(ask), self._heard)

    def _heard(self) -> None:
        if self._ringing:
            self._ringing = False
            self.driver.hourglasses.pause(_RINGING, False)
            self._resolve()

    def _refuse(self, _driver: Driver, trouble: Trouble, clause: str) -> None:
        self._ended = None  # the move of an hourglass may be what failed
        self.asking.refuse(self.speech.refusal(clause) or trouble.say(self.translate), clause)
