"""The stage of a sitting: which screen is up, and when another one comes.

Nothing else makes the tablet change hands.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from kivy.event import EventDispatcher

from coffres.engine.contract import TABLE

if TYPE_CHECKING:
    from coffres.ui.sitting import Sitting

HANDED_ON = "handed on"  # why no sand falls: nobody can answer before the tablet is where it goes


class Stage(EventDispatcher):
    """`show(name, **fields)` puts a screen up and returns it. `on_position` comes when what is asked next
    stands on the screen."""

    __events__ = ("on_position",)

    def __init__(self, sitting: Sitting, show: Callable[..., Any]) -> None:
        super().__init__()
        self._sitting = sitting
        self._tablet = sitting.tablet
        self._show = show
        self._screen: Any = None  # that a board stands on
        self._name = ""  # of that screen
        self._left = False

    # Where the tablet goes

    def go_on(self) -> None:
        """What happened has been seen: who is next, and does a curtain come before?"""
        self._tablet.follow(self._sitting.match.asks())
        self._put_up()

    def lift(self) -> None:
        """The bolt was slid."""
        self._tablet.lift()
        self._put_up()

    def cover(self) -> None:
        """Something took the tablet out of the hands that held it."""
        self.hide()
        if self._tablet.cover():
            self._put_up()

    def visit(self, seat: int) -> None:
        """Between turns somebody wants to see their own secret again."""
        self._tablet.call(seat)
        self._put_up()

    def lay_flat(self) -> None:
        """What was done in one pair of hands is shown to all before anybody is asked anything more."""
        self._tablet.lay_flat()
        self._sitting.senses.stand("table")
        self._stand_on("table")

    # Screens

    def _put_up(self) -> None:
        sitting, tablet = self._sitting, self._tablet
        if self._left:
            return
        self._turn_hourglasses()
        due = self._due()
        sitting.senses.stand(due)
        if due == "curtain":
            self.clear()
            person = sitting.people[tablet.hand.to]
            curtain = self._show("curtain", name=person.name, symbol=person.symbol, colour=person.colour)
            curtain.bind(on_open=lambda *_: self.lift())
        elif due == "over":
            self.clear()
            self._show("end", sitting=sitting)
        else:
            if due != self._name:
                self._stand_on(due)
            self._screen.refresh()
        self.dispatch("on_position")

    def _turn_hourglasses(self) -> None:
        """They run on for what is still asked; no sand falls on the way from hand to hand."""
        sitting, tablet = self._sitting, self._tablet
        sitting.hourglasses.pause(HANDED_ON, tablet.visit or tablet.where == "curtain")
        if not tablet.visit:
            turn = sitting.board.glass.turn(sitting.match.view(TABLE))
            sitting.hourglasses.keep(tablet.hand.clocks, turn)

    def _due(self) -> str:
        """Where the tablet lies; but flat, two crews may share it: its halves face both."""
        sitting = self._sitting
        if self._tablet.where == "table" and sitting.match.asks():
            return "table" if sitting.board.crews.judge(sitting.match.view(TABLE)) == TABLE else "split"
        return self._tablet.where

    def _stand_on(self, name: str) -> None:
        self.clear()
        self._name = name
        self._screen = self._show(name, sitting=self._sitting)

    def clear(self) -> None:
        """The board outlives the screens it stands on, and keeps nothing of them; what was held is let go."""
        self.hide()
        board = self._sitting.board
        board.chooser = None
        if board.parent is not None:
            board.parent.remove_widget(board)
        self._screen = None
        self._name = ""

    def hide(self) -> None:
        """Whatever secret is shown is shown no longer."""
        if self._name in ("private", "split"):
            self._screen.hide()

    def ask_again(self) -> None:
        """The same question, for a board that is another one, or ready only now."""
        if self._screen is not None:
            self._screen.refresh()

    def resolving_screen(self) -> Any:
        """The flat tablet's screen, if it is up and stays: what happens is shown there. None: nowhere."""
        there = self._tablet.where == "table" and self._name == self._due()
        return self._screen if there else None

    def leave(self) -> None:
        """The game is put away: nothing of it comes up any more."""
        self._left = True
        self.clear()

    def on_position(self) -> None:
        """Nothing to do but for those who listen."""
