"""What every board offers: the window around it is the same for all games.

A board draws the moment that it is shown: the table's view and what is lit; the panel beside it draws the
board's controls. A secret is a widget that the board makes when a curtain has been lifted and a finger holds
the frame, and for no longer.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from kivy.app import App
from kivy.properties import ObjectProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from coffres.engine.contract import CHANCE, Ask, Fact, Move
from coffres.storage.roster import Seat
from coffres.ui.board_parts import Crews, Ending, Glass, Phrasing, Prelude, Room, Throw
from coffres.ui.chooser import Chooser, Part
from coffres.ui.moment import Moment
from coffres.ui.widgets.peek import Peek


class Control(NamedTuple):
    """A plate in the panel: tapping it is tapping this part of a move."""

    part: Part
    text: str
    main: bool = False  # the one that goes on
    hold: bool = False  # cannot be undone: held, with a ring
    after: float = 0  # seconds before it opens
    bluff: bool = False  # looks alive for everybody, whatever its legal moves are
    needs_look: bool = False  # opens after one real look at the secret
    deed: Callable[[], None] | None = None  # what it does beside the game, instead of being part of a move
    picture: str = ""  # of the house's: shown instead of the text


class Board(FloatLayout):
    """The public part of a game on screen."""

    translate = ObjectProperty(str)  # of the game's sentences
    people: Sequence[Seat] = ObjectProperty(())  # how everybody looks, in seat order
    chooser = ObjectProperty(None, allownone=True)
    may_turn = True  # whether it faces whoever the panel faces; maps and memory games are nailed to the table
    forgets = False  # whether what happened is read once and gone: where remembering is the game
    keeps_secrets = True  # whether a seat has a secret to look at between turns
    open_deeds = False  # whether what is done on a private page is for all to see before the game goes on
    seals: Collection[Part] = ()  # parts tapped last: what cannot be undone is not done before
    room = Room()
    throw = Throw()
    glass = Glass()
    crews = Crews()
    phrasing = Phrasing()
    ending = Ending()

    def __init__(self, moment: Moment, **kwargs: object) -> None:
        self.moment = moment  # the one that is shown
        self.prelude = Prelude()
        super().__init__(pos_hint={"x": 0, "y": 0}, people=moment.people, **kwargs)  # fills its place

    def show(self, moment: Moment) -> None:
        """Draws what lies open, all at once."""
        self.moment = moment

    def move_on(self, moment: Moment, facts: Sequence[Fact], still: bool) -> float | None:
        """Draws what came about by these facts; a board may let its pieces move there, unless `still`.

        The seconds until the game goes on; None: as long as it takes to read a sentence.
        """
        self.show(moment)
        return None

    def hurry(self) -> bool:
        """A touch while pieces move: they are there at once. Whether any moved."""
        return False

    def shows(self, fact: Fact) -> bool:
        """Whether the board tells this itself, so that no sentence forestalls it."""
        return False

    def sound(self, fact: Fact) -> str:
        """What is heard when this happens on the table, as `ui/senses` names it; empty: nothing."""
        return ""

    def relight(self) -> None:
        """The chooser's lights have changed."""

    def parts(self, move: Move) -> Sequence[Part]:
        """What has to be tapped for a move."""
        return [("act", move.verb), *move.args]

    def attempt(self, ask: Ask, parts: Sequence[Part]) -> Move | None:
        """The move that these taps would make, so that the rules can say what is against it."""
        return None

    def hint(self, ask: Ask, chooser: Chooser) -> str:
        """What is asked after these taps; empty: what was asked before."""
        return ""

    def where(self, move: Move) -> tuple[float, float] | None:
        """Where in the window a tap on the drawn board leads to this move; a program that plays asks so."""
        return None

    def controls(self, ask: Ask) -> Sequence[Control]:
        """The plates beside the board while this is asked."""
        return ()

    def frame(self, chooser: Chooser, **peek: object) -> Peek:
        """Of a private page: what is held to see. A board whose players choose among secret things puts their
        backs into it; it is gone with the page, and looks the same whatever they are."""
        return Peek(**peek)

    def secret(self, moment: Moment) -> Widget:
        """What the one sees who looks at this moment, and nobody else."""
        raise TypeError("every board shows a secret")

    def on_chooser(self, _widget: object, chooser: Chooser | None) -> None:
        App.get_running_app().scene.renew()
        if chooser is not None:
            chooser.bind(on_change=lambda *_: self.relight())
        self.relight()


def is_held(board: Board, part: Part) -> bool:
    """Whether the plate that does this is held: then so is all else on the board that does it."""
    asks = [ask for ask in board.moment.questions if ask.by != CHANCE]
    return any(plate.hold and plate.part == part for ask in asks for plate in board.controls(ask))
