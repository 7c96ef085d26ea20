"""What every board offers: the window around it is the same for all five games.

A board draws the table's view and what is lit; the panel beside it draws the board's controls. A secret is a
widget that the board makes when a curtain has been lifted and a finger holds the frame, and for no longer.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from kivy.app import App
from kivy.properties import ObjectProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from coffres.engine.contract import CHANCE, TABLE, Ask, Fact, Move, View
from coffres.storage.roster import Seat
from coffres.ui.chooser import Chooser, Part
from coffres.ui.moment import Moment
from coffres.ui.widgets.peek import Peek

PaintSide = Callable[[int, float, float, float], None]  # a face, left, bottom, side: into the open canvas


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


class Epilogue(NamedTuple):
    """A page of a game's own at its end."""

    label: str
    make: Callable[[], Widget]


class Board(FloatLayout):
    """The public part of a game on screen."""

    __events__ = ("on_ready",)
    translate = ObjectProperty(str)  # of the game's sentences
    people: Sequence[Seat] = ObjectProperty(())  # how everybody looks, in seat order
    chooser = ObjectProperty(None, allownone=True)
    may_turn = True  # whether it faces whoever the panel faces; maps and memory games are nailed to the table
    forgets = False  # whether what happened is read once and gone: where remembering is the game
    keeps_secrets = True  # whether a seat has a secret to look at between turns
    beside = 0.36  # of the screen's width: what the panel takes where it stands beside the board
    below = 0.5  # of the screen's height: what it takes under the board
    page_beside = 0.36  # the same two of a private page, which has a frame to hold
    page_below = 0.58
    page_share = 0.54  # of a private page's panel where the tablet stands upright: for the frame
    open_deeds = False  # whether what is done on a private page is for all to see before the game goes on
    seals: Collection[Part] = ()  # parts tapped last: what cannot be undone is not done before
    sides: Sequence[int] = range(1, 7)  # the faces of a die
    paint_side: PaintSide | None = None  # how a face is drawn; None: with pips
    throws = ""  # verb of the interruption that says: our own dice are in the air
    waits: Collection[str] = ()  # prompts of hourglasses that press nobody: they run in a calm game too
    shakes = True  # whether shaking the tablet rolls dice; not where two crews share the screen

    def __init__(self, moment: Moment, **kwargs: object) -> None:
        self.moment = moment  # the one that is shown
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

    def judge(self, view: View) -> int:
        """Who judges while others roll: then each has a half of the flat tablet; TABLE: it is whole."""
        return TABLE

    def called(self, ask: Ask) -> Sequence[str]:
        """What the seats are called in a question; a board may have to say more than whose turn it is."""
        return self.moment.names

    def prelude(self, ask: Ask) -> str:
        """What has to be done on the board before a question is put, as a sentence; empty: nothing.

        `on_ready` comes when it has been done.
        """
        return ""

    def facing(self, ask: Ask | None) -> int:
        """Whom it is about while nobody in particular is asked: the panel faces them."""
        return TABLE

    def shows(self, fact: Fact) -> bool:
        """Whether the board tells this itself, so that no sentence forestalls it."""
        return False

    def reveal(self, seat: int) -> None:
        """The ceremony of the end has come to this seat."""

    def epilogue(self) -> Epilogue | None:
        """What this game has to tell once everything lies open, beside who won; None: nothing."""
        return None

    def relight(self) -> None:
        """The chooser's lights have changed."""

    def parts(self, move: Move) -> Sequence[Part]:
        """What has to be tapped for a move."""
        return [("act", move.verb), *move.args]

    def attempt(self, ask: Ask, parts: Sequence[Part]) -> Move | None:
        """The move that these taps would make, so that the rules can say what is against it."""
        return None

    def veiled(self, ask: Ask) -> str:
        """What a refusal says where the clause against it would tell a secret; empty: what that says."""
        return ""

    def hint(self, ask: Ask, chooser: Chooser) -> str:
        """What is asked after these taps; empty: what was asked before."""
        return ""

    def where(self, move: Move) -> tuple[float, float] | None:
        """Where in the window a tap on the drawn board leads to this move; a program that plays asks so."""
        return None

    def typed(self, move: Move) -> Move:
        """The move that was chosen, with what people have dialed or written on the board meanwhile.

        For an ask that is `free`: of the moves that answer it only samples can be listed, all with one part.
        """
        return move

    def controls(self, ask: Ask) -> Sequence[Control]:
        """The plates beside the board while this is asked."""
        return ()

    def holds(self, part: Part) -> bool:
        """Whether the plate that does this is held: then so is all else that does it."""
        asks = [ask for ask in self.moment.questions if ask.by != CHANCE]
        return any(plate.hold and plate.part == part for ask in asks for plate in self.controls(ask))

    def side_name(self, side: int) -> str:
        """What a face of the die is called where people say how their own fell."""
        return str(side)

    def faces(self, move: Move) -> Sequence[int]:
        """The dice that a move of CHANCE stands for, as they lie on the table."""
        return move.args

    def fallen(self, fact: Fact) -> Sequence[int]:
        """The dice that a fact tells of; nothing where none was rolled."""
        return ()

    def dice_colours(self, ask: Ask) -> Sequence[list[float]]:
        """Of the dice rolled for this ask; paper where none are named."""
        return ()

    def rings(self, ask: Ask) -> bool:
        """Whether the end of this hourglass is for the whole table: counted down, a gong, and a full screen.

        Not that of a moment in which a hand rolls, which is over again and again.
        """
        return ask.seconds >= 10

    def turn_of_glass(self, view: View) -> object:
        """Names the turn of the hourglass, where a game may stop it; None where none ever is stopped."""
        return None

    def ends_by_hand(self, ask: Ask) -> bool:
        """Whether the table says that this hourglass is empty, in a game in which time presses nobody."""
        return False

    def costs(self, fact: Fact, view: View) -> float:
        """Seconds of sand that an event takes where it does not run by itself."""
        return 0

    def sound(self, fact: Fact) -> str:
        """What is heard when this happens on the table, as `ui/senses` names it; empty: nothing."""
        return ""

    def frame(self, chooser: Chooser, **peek: object) -> Peek:
        """Of a private page: what is held to see. A board whose players choose among secret things puts their
        backs into it; it is gone with the page, and looks the same whatever they are."""
        return Peek(**peek)

    def secret(self, moment: Moment) -> Widget:
        """What the one sees who looks at this moment, and nobody else."""
        raise TypeError("every board shows a secret")

    def on_ready(self) -> None:
        """Nothing to do but for those who listen."""

    def on_chooser(self, _widget: object, chooser: Chooser | None) -> None:
        App.get_running_app().scene.renew()
        if chooser is not None:
            chooser.bind(on_change=lambda *_: self.relight())
        self.relight()
