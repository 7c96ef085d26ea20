"""The stage of a sitting: which screen is shown, and when the next one comes.

Only this object makes the tablet go from one player to another.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from kivy.event import EventDispatcher

from coffres.engine.contract import TABLE

if TYPE_CHECKING:
    from coffres.ui.sitting import Sitting

HANDED_ON = "handed on"  # a reason why the sand is stopped: nobody can answer before the tablet has arrived


class Stage(EventDispatcher):
    """`show(name, **fields)` shows a screen and returns it. `on_position` comes when the next question is on
    the screen."""

    __events__ = ("on_position",)

    def __init__(self, sitting: Sitting, show: Callable[..., Any]) -> None:
        super().__init__()
        self._sitting = sitting
        self._tablet = sitting.tablet
        self._show = show
        self._screen: Any = None  # the screen that the board is on
        self._name = ""  # the name of that screen
        self._left = False

    # Where the tablet goes

    def go_on(self) -> None:
        """People have seen what happened: find out who is next, and whether a curtain comes before."""
        self._tablet.follow(self._sitting.match.asks())
        self._put_up()

    def lift(self) -> None:
        """The bolt was slid: shows the private page."""
        self._tablet.lift()
        self._put_up()

    def cover(self) -> None:
        """The tablet was taken out of the hands that held it: shows the curtain."""
        self.hide()
        if self._tablet.cover():
            self._put_up()

    def visit(self, seat: int) -> None:
        """Between turns, a player wants to see their own secret again."""
        self._tablet.call(seat)
        self._put_up()

    def lay_flat(self) -> None:
        """After an action on a private page, the flat board shows it to all before the next question."""
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
        """Turns or stops the hourglasses for the questions asked now. While the tablet is handed over, no
        sand falls."""
        sitting, tablet = self._sitting, self._tablet
        sitting.hourglasses.pause(HANDED_ON, tablet.visit or tablet.where == "curtain")
        if not tablet.visit:
            turn = sitting.board.glass.turn(sitting.match.view(TABLE))
            sitting.hourglasses.keep(tablet.hand.clocks, turn)

    def _due(self) -> str:
        """The screen for the place of the tablet. A flat tablet may be shared by two crews, each with its
        half."""
        sitting = self._sitting
        if self._tablet.where == "table" and sitting.match.asks():
            return "table" if sitting.board.crews.judge(sitting.match.view(TABLE)) == TABLE else "split"
        return self._tablet.where

    def _stand_on(self, name: str) -> None:
        self.clear()
        self._name = name
        self._screen = self._show(name, sitting=self._sitting)

    def clear(self) -> None:
        """Removes the board from its screen, because it lives longer than screens, and lets go of what is
        held."""
        self.hide()
        board = self._sitting.board
        board.chooser = None
        if board.parent is not None:
            board.parent.remove_widget(board)
        self._screen = None
        self._name = ""

    def hide(self) -> None:
        """Hides any secret that is shown."""
        if self._name in ("private", "split"):
            self._screen.hide()

    def ask_again(self) -> None:
        """Asks the same question again: the board is a new one, or is ready only now."""
        if self._screen is not None:
            self._screen.refresh()

    def resolving_screen(self) -> Any:
        """The screen of the flat tablet, if it stays: it shows what happens. None if there is none."""
        there = self._tablet.where == "table" and self._name == self._due()
        return self._screen if there else None

    def leave(self) -> None:
        """The game is put away: shows nothing more of it."""
        self._left = True
        self.clear()

    def on_position(self) -> None:
        """The default handler that Kivy requires; it does nothing."""
