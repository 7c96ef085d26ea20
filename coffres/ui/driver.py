"""The driver: the one object of the window that holds a match.

It knows who holds the tablet and gives screens what that person may see: views, legal moves and facts, never
a state. The order is always the same: a move is played and saved, the hand-off is worked out, a curtain falls
without anything of the new position having been looked at; only the lifted curtain computes a secret view.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kivy.event import EventDispatcher

from coffres.engine.contract import CLOCK, TABLE, Ask, Fact, Move, Options, Outcome, View
from coffres.engine.handoff import Hand, handoff, silent
from coffres.engine.session import Refused
from coffres.engine.trouble import Trouble
from coffres.storage.roster import Seat
from coffres.storage.saved_game import SavedGame
from coffres.storage.shelf import Shelf
from coffres.ui.hourglasses import Hourglasses
from coffres.ui.moment import Moment

STAGES = ("table", "curtain", "private", "over")
HANDED_ON = "handed on"  # why no sand falls: nobody can answer before the tablet is where it goes


class Driver(EventDispatcher):
    """A saved game, played through the window.

    `on_told(facts)` comes after every move, with what the table was told, before the hand-off changes; who
    shows it calls `go_on` when it has been seen. `on_position` comes when hand and stage have changed.
    `on_time_up(ask)` comes before the move that an empty hourglass makes. `on_trouble` brings what could not
    be done, as a sentence, and the clause against it if the rules are.
    """

    __events__ = ("on_told", "on_position", "on_time_up", "on_trouble")
    # Names the turn of the hourglass on the table, where a game may stop one (see Hourglasses.keep).
    turn_of_glass: Callable[[View], object] | None = None

    def __init__(self, saved: SavedGame, stretch: float = 1.0) -> None:
        super().__init__()
        self._saved = saved
        self.match = saved.match
        self.hand = Hand(TABLE, False, None, ())
        self.stage = "table"  # one of STAGES
        self._holder = TABLE
        self._visit = False  # somebody looks at their own secret between turns: nothing is asked of them
        self.hourglasses = Hourglasses(self._time_out, stretch)

    # What stands on the screen

    @property
    def game(self) -> str:
        return self.match.game.key

    @property
    def names(self) -> list[str]:
        return self.match.names

    @property
    def seats(self) -> int:
        return self.match.seats

    @property
    def options(self) -> Options:
        return self.match.options

    @property
    def ask(self) -> Ask | None:
        """What the one in front of the tablet is asked; None in a visit, and when the game is over."""
        return None if self._visit else self.hand.ask

    def asks(self) -> tuple[Ask, ...]:
        return self.match.asks()

    def questions(self) -> list[Ask]:
        """All that is asked here side by side: of whoever has the tablet, or of everybody round it."""
        if self.ask is None or self.ask.secret:
            return [self.ask] if self.ask else []
        return [ask for ask in self.asks() if not (ask.secret or ask.by == CLOCK or silent(ask))]

    def view(self) -> View:
        """What may be seen right now: the table's view, or that of whoever lifted the curtain."""
        if self.stage == "curtain":
            raise RuntimeError("nothing is looked at before the curtain is lifted")
        return self.match.view(self.hand.to if self.stage == "private" else TABLE)

    def table_view(self) -> View:
        """What lies open for all."""
        return self.match.view(TABLE)

    def moment(self, people: Sequence[Seat]) -> Moment:
        """All that a board needs to show now: for the table, or for whoever lifted the curtain."""
        return self._moment_of(self.hand.to if self.stage == "private" else TABLE, people)

    def glance(self, seat: int, people: Sequence[Seat]) -> Moment:
        """What a seat sees that holds down its own corner of the flat tablet, while it is asked something."""
        if self.stage != "table" or all(ask.by != seat for ask in self.asks()):
            raise RuntimeError("nobody glances at the secret of a seat that is not asked")
        return self._moment_of(seat, people)

    def _moment_of(self, viewer: int, people: Sequence[Seat]) -> Moment:
        match = self.match
        table, sight = match.view(TABLE), match.sight(viewer)
        moves = sight.legal if viewer == TABLE else [*sight.legal, *match.legal(CLOCK)]
        return Moment(
            match.game.key,
            match.options,
            tuple(people),
            self.stage,
            sight.view if viewer == TABLE else table,
            sight,
            moves,
            self.ask,
            self.questions(),
            match.why_not,
            match.facts,
        )

    def legal(self, by: int) -> list[Move]:
        return self.match.legal(by)

    def log(self) -> list[Fact]:
        """All that the table was told."""
        return self.match.facts(TABLE)

    def notebook(self) -> list[Fact]:
        """All that the one who lifted the curtain was told."""
        return self.match.facts(self.hand.to) if self.stage == "private" else []

    def outcome(self) -> Outcome | None:
        return self.match.outcome()

    def why_not(self, move: Move) -> str | None:
        """The clause against a move; None for one that may be played."""
        return self.match.why_not(move)

    # The hand-off

    def go_on(self) -> None:
        """The last move has been seen: who is next, and does a curtain come before?"""
        self._visit = False
        asks = self.match.asks()
        hand = handoff(self._holder, asks)
        self._enter(hand, "over" if not asks else _stage(hand))

    def lift(self) -> None:
        """The bolt was slid: from now on the tablet is in these hands alone."""
        self._holder = self.hand.to
        self._enter(self.hand._replace(curtain=False), "private")

    def lay_flat(self) -> None:
        """What was done in these hands is shown to all before anybody is asked anything more."""
        self._holder = TABLE
        self.hand = Hand(TABLE, False, None, ())
        self.stage = "table"

    def leaves_the_table(self) -> bool:
        """Whether what lies open now goes out of sight next: behind a lid, or with the end of the game."""
        asks = self.match.asks()
        return not asks or _stage(handoff(self._holder, asks)) != "table"

    def cover(self) -> None:
        """Something took the tablet out of these hands (the app went to the background): the lid closes, or
        is shut again where its bolt has been slid already."""
        if self.stage in ("private", "curtain"):
            self._holder = TABLE
            self._enter(self.hand._replace(curtain=True), "curtain")

    def visit(self, seat: int) -> None:
        """Between turns somebody wants to see their own secret again: through a curtain, like all secrets."""
        self._visit = True
        self._holder = TABLE
        self._enter(Hand(seat, True, None, ()), "curtain")

    def _enter(self, hand: Hand, stage: str) -> None:
        if stage in ("table", "over"):
            self._holder = TABLE
        self.hand = hand
        self.stage = stage
        self.hourglasses.pause(HANDED_ON, self._visit or stage == "curtain")
        if not self._visit:
            self.hourglasses.keep(hand.clocks, self._turn_of_glass())
        self.dispatch("on_position")

    def _turn_of_glass(self) -> object:
        return self.turn_of_glass(self.table_view()) if self.turn_of_glass is not None else None

    # Moves

    def play(self, move: Move) -> bool:
        """Plays and saves a move; False, after `on_trouble`, where the rules or the disk do not let it."""
        return self._tell(lambda: self.match.play(move))

    def _tell(self, decide: Callable[[], list[Fact]]) -> bool:
        try:
            facts = decide()
        except Refused as refused:
            self.dispatch("on_trouble", refused, refused.clause)
            return False
        except Trouble as trouble:
            self.dispatch("on_trouble", trouble, "")
            return False
        self.dispatch("on_told", facts)
        return True

    def roll(self) -> bool:
        """Lets chance answer for the hand that rolls: drawn and saved before anything tumbles."""
        return self._tell(self.match.roll)

    def undo(self) -> bool:
        try:
            self.match.undo(self._regretful())
        except Trouble as trouble:
            self.dispatch("on_trouble", trouble, "")
            return False
        self.go_on()
        return True

    def undo_stops(self) -> str:
        """Why nothing can be taken back now, as a sentence; empty when something can."""
        return self.match.undo_stops(self._regretful())

    def _regretful(self) -> int:
        """Who would take a move back: who has the tablet; when it lies flat, whoever moved last."""
        return self.match.last_by() if self.hand.to == TABLE else self.hand.to

    def _time_out(self, ask: Ask) -> None:
        if ask in self.match.asks():  # a move that is still being shown may have ended what it limits
            self.dispatch("on_time_up", ask)
            self.play(Move(CLOCK, ask.prompt))

    # Leaving

    def rename(self, seat: int, name: str) -> bool:
        """Somebody takes a seat over, with its secrets."""
        try:
            self.match.rename(seat, name)
        except Trouble as trouble:
            self.dispatch("on_trouble", trouble, "")
            return False
        return True

    def interrupts(self) -> list[Move]:
        """What the people may decide unasked: to stop, that somebody leaves."""
        return self.match.interrupts()

    def put_away(self, shelf: Shelf) -> None:
        """Closes the save; a finished game leaves the games under way."""
        self.hourglasses.keep(())
        if self.match.asks() or self._saved.frozen:
            self._saved.close()
        else:
            shelf.finish(self._saved)

    def on_told(self, facts: list[Fact]) -> None:
        """Nothing to do but for those who listen."""

    def on_position(self) -> None:
        """Nothing to do but for those who listen."""

    def on_time_up(self, ask: Ask) -> None:
        """Nothing to do but for those who listen."""

    def on_trouble(self, trouble: Trouble, clause: str) -> None:
        """Nothing to do but for those who listen."""


def _stage(hand: Hand) -> str:
    if hand.curtain:
        return "curtain"
    return "private" if hand.to >= 0 else "table"
