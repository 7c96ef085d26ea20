"""A sitting: one game in this window, with its match, the tablet that goes round, the people and the board.

Three objects do the work: Asking turns taps into moves, Telling shows what happened, Stage shows screens.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from coffres.engine.levels import PERSON
from coffres.engine.match import Match
from coffres.engine.people import NO_ONE
from coffres.engine.trouble import Trouble
from coffres.engine.words import Translate
from coffres.storage.roster import Seat, name_taken
from coffres.storage.settings import Settings
from coffres.storage.shelf import Shelf
from coffres.storage.text import known_as
from coffres.ui.adviser import Adviser
from coffres.ui.asking import Asking
from coffres.ui.board import Board
from coffres.ui.boards import board_of
from coffres.ui.clockwork import Clockwork
from coffres.ui.floating import Floating
from coffres.ui.hourglasses import Hourglasses
from coffres.ui.moment import Moment, moment_of
from coffres.ui.senses import Senses
from coffres.ui.speech import Speech
from coffres.ui.stage import Stage
from coffres.ui.tablet import Tablet
from coffres.ui.telling import Telling
from coffres.ui.tips import Tips

_AWAY = "away"  # a reason why the sand is stopped


class House(NamedTuple):
    """What a sitting needs from the window that it is in."""

    show: Callable[..., Any]  # shows a screen, given its name and fields, and returns it
    note: Callable[[str, str], None]  # shows a sentence that says why something is refused, with the clause
    time_up: Callable[[str, Callable[[], None]], None]  # an hourglass is empty; calls back after a touch
    tip: Callable[[str, str, str, int], Floating | None]  # shows a tip, unless it was shown so often
    translate: Translate  # translates the sentences of the house
    settings: Callable[[], Settings]
    senses: Senses
    board: Callable[[Moment], Board | None] = lambda _moment: None  # one made ahead, if it fits


class Played(Protocol):
    """The game that is played: a saved one, or one that nobody keeps."""

    match: Match
    key: str  # the shelf's name for it; empty for one that nobody keeps
    frozen: bool  # whether it stays where it is when it has been looked at

    @property
    def seed(self) -> int:
        """The seed of its automata."""

    @property
    def advice(self) -> bool:
        """Whether its table may ask for advice."""

    def close(self) -> None:
        """It is put away."""


class Sitting:
    watched = False  # whether nobody plays: automata do, and people only look on

    def __init__(self, played: Played, people: Sequence[Seat], translate: Translate, house: House) -> None:
        """`translate` translates the sentences of the game."""
        self._played = played
        self.key, self.match = played.key, played.match
        self.people = list(people)
        self.translate = translate
        self.senses = house.senses
        self.clockwork = Clockwork(self, house, played.seed)
        self.adviser = Adviser(self, house, played.seed)
        self.tablet = Tablet(self.clockwork.due, self.clockwork.alone)
        self.left = False  # whether the game has been put away
        self.hourglasses = Hourglasses(lambda ask: self.telling.run_out(ask), house.settings().timers)
        self.speech = Speech(self.game, lambda: self.match.names, translate)
        self.board = self._new_board(house.board)
        self.stage = Stage(self, house.show)
        self.telling = Telling(self, house.time_up)
        self.asking = Asking(self, house)
        self.tips = Tips(self, house)
        self.match.listen(self.telling)
        self.telling.news()  # what happened before today need not be told again
        self.stage.bind(on_position=self.telling.pay)
        self.stage.bind(on_position=self.clockwork.begin)
        if self.advice:
            self.match.listen(self.adviser)
            self.stage.bind(on_position=self.adviser.begin)

    @property
    def game(self) -> str:
        """The game's key."""
        return self.match.game.key

    @property
    def advice(self) -> bool:
        """Whether this table may ask for advice."""
        return self._played.advice

    def begin(self) -> None:
        self.stage.go_on()

    def moment(self) -> Moment:
        """The moment that the board shows now: for the table, or for the player who lifted the curtain."""
        return moment_of(self.match, self.tablet, self.people, self.tablet.viewer)

    def glance(self, seat: int) -> Moment:
        """What a seat sees when it holds its own corner of the flat tablet while it is asked something."""
        if self.tablet.where != "table" or all(ask.by != seat for ask in self.match.asks()):
            raise RuntimeError("nobody glances at the secret of a seat that is not asked")
        return moment_of(self.match, self.tablet, self.people, seat)

    # Interruptions

    def pause(self) -> None:
        """The app goes to the background: secrets go behind the curtain, and the sand stops."""
        self.stage.cover()
        self.hourglasses.pause(_AWAY)

    def resume(self) -> None:
        self.hourglasses.pause(_AWAY, False)

    def stand_still_under(self, sheet: Floating) -> None:
        """Stops the sand as long as this sheet is above the table."""
        self.hourglasses.pause(sheet)
        # a bound method is a weak reference: a sheet that lives longer must not keep the game in memory
        sheet.bind(on_dismiss=self._let_fall)

    def _let_fall(self, sheet: Floating) -> None:
        self.hourglasses.pause(sheet, False)

    def leave(self, shelf: Shelf) -> None:
        """Puts the game away. A finished game moves to the finished ones."""
        self.left = True
        self.clockwork.stop()
        self.adviser.stop()
        self.telling.stop()
        self.stage.leave()
        self.hourglasses.keep(())
        if self.match.asks() or self._played.frozen:
            self._played.close()
        else:
            shelf.finish(self._played)

    # Changes of language and names

    def _new_board(self, ahead: Callable[[Moment], Board | None] = lambda _moment: None) -> Board:
        moment = moment_of(self.match, self.tablet, self.people, self.tablet.viewer)
        fields = {"translate": self.translate, "landed": self.senses.land}
        board = ahead(moment) or board_of(self.game)(moment=moment, **fields)
        self.hourglasses.waits = board.glass.waits
        board.prelude.bind(on_ready=lambda *_: self._ask_again())
        return board

    def renew(self) -> None:
        """Makes board and sentences anew, after a change of the language or of a name."""
        place = self.board.parent
        self.board.chooser = None
        if place is not None:
            place.remove_widget(self.board)
        self.board = self._new_board()
        if place is not None:  # where two crews share the tablet, there is no board on it
            place.add_widget(self.board)
        if self.telling.resolving:
            self.board.show(self.moment())  # the rest is refreshed by the next question
        self._ask_again()

    def _ask_again(self) -> None:
        if not self.telling.resolving:
            self.stage.ask_again()

    def sit(self, seat: int, name: str, level: str = PERSON, person: str = NO_ONE) -> bool:
        """Somebody with this id, or an automaton, takes a seat over, with its secrets. For a name that is
        refused, shows a note and returns False."""
        others = [known_as(other.name) for place, other in enumerate(self.people) if place != seat]
        try:
            if known_as(name) in others:
                raise name_taken(name.strip())
            self.match.sit(seat, name, level, person)
        except Trouble as trouble:
            self.asking.report(trouble)
            return False
        before = self.people[seat].level
        sits = self.people[seat]._replace(name=self.match.names[seat], level=level, person=person)
        self.people[seat] = sits
        self.renew()
        if (before, level) != (PERSON, PERSON):  # somebody else answers now, or nobody who holds the tablet
            self.clockwork.stop()
            if not self.telling.resolving:
                self.stage.go_on()
        return True
