"""What every board offers. The window around the board is the same for all games.

A board draws the moment that it is given: the table's view, and the lights of the chooser. The panel beside
it draws the board's controls. A board makes the widget of a secret when the curtain has been lifted and a
finger holds the frame, and only for as long as the finger stays.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from kivy.app import App
from kivy.properties import NumericProperty, ObjectProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from coffres.engine.contract import CHANCE, Ask, Fact, Move
from coffres.storage.roster import Seat
from coffres.ui.board_parts import Crews, Ending, Glass, Phrasing, Prelude, Room, Throw
from coffres.ui.chooser import Chooser, Part
from coffres.ui.moment import Moment
from coffres.ui.widgets.peek import Peek


class Control(NamedTuple):
    """A plate in the panel: a tap on it taps this part of a move.

    One plate of a question may be `main`, and is gold then; where several are, none is. A plate that waits
    (`after`) fills with brass; one that leads to nothing is dull.
    """

    part: Part
    text: str
    main: bool = False  # the main plate, which goes on with the game
    hold: bool = False  # cannot be undone, so the plate must be held until its ring is full
    after: float = 0  # seconds before it can be pressed
    bluff: bool = False  # looks the same for everybody, whatever their legal moves are
    needs_look: bool = False  # can be pressed after one real look at the secret
    deed: Callable[[], None] | None = None  # for a plate that is no part of a move: what it does
    last: bool = False  # dark until everything else of the move has been chosen
    picture: str = ""  # name of one of the house's pictures, shown instead of the text
    beside: tuple[str, str] = ("", "")  # a picture beside the text, if there is room: its name and its game
    second: tuple[str, str] = ("", "")  # one more picture, partly behind that one
    of: Seat | None = None  # whom it names: their token stands beside the text


class Board(FloatLayout):
    """The public part of a game on screen."""

    translate = ObjectProperty(str)  # translates the game's sentences
    people: Sequence[Seat] = ObjectProperty(())  # how everybody looks, in seat order
    # called with the name of a sound, and where, when a piece lands, as everybody can see
    landed: Callable[[str, Widget], None] = ObjectProperty(lambda _sound, _where: None)
    chooser = ObjectProperty(None, allownone=True)
    # the quarter turns of the panel, for words on a board that does not turn itself
    facing = NumericProperty(0)
    # whether the board turns to whom the panel faces; not for maps and memory games, whose places must stay
    may_turn = True
    # whether the sentences about past events disappear, in games where people must remember them
    forgets = False
    touched = True  # whether people play on it; in a replay it is only looked at
    # how high a slip of paper stands over the board, where it covers nothing that is needed: 0 to 1, the top
    note_at = 1.0
    keeps_secrets = True  # whether a seat has a secret that it may look at between turns
    open_deeds = False  # whether an action on a private page is shown to all before the game goes on
    seals: Collection[Part] = ()  # parts that must be tapped last, because they cannot be undone
    # The part of the screen that the panel has taken so far, if a question needed more than `room` gives. It
    # does not go back, so that the board seldom moves.
    yielded = 0.0
    room = Room()
    throw = Throw()
    glass = Glass()
    crews = Crews()
    phrasing = Phrasing()
    ending = Ending()

    def __init__(self, moment: Moment, **kwargs: object) -> None:
        self.moment = moment  # the moment that is shown now
        self.prelude = Prelude()
        # fills the space it is given
        super().__init__(pos_hint={"x": 0, "y": 0}, people=moment.people, **kwargs)

    def show(self, moment: Moment) -> None:
        """Draws the public position at once, without animation."""
        self.moment = moment

    def move_on(self, moment: Moment, facts: Sequence[Fact], still: bool) -> float | None:
        """Draws the position after these facts; a board may animate its pieces, unless `still`.

        Returns the seconds until the game goes on; None: as long as reading the sentence takes.
        """
        self.show(moment)
        return None

    def hurry(self) -> bool:
        """Ends the animation: the pieces are at their goal at once. Returns whether any piece was moving."""
        return False

    def sound(self, fact: Fact) -> str:
        """The name of the sound for this fact, as `ui/senses` knows it; empty for no sound."""
        return ""

    def relight(self) -> None:
        """Redraws the lights after the chooser has changed."""

    def parts(self, move: Move) -> Sequence[Part]:
        """The parts that have to be tapped for this move."""
        return [("act", move.verb), *move.args]

    def attempt(self, ask: Ask, parts: Sequence[Part]) -> Move | None:
        """The move that these taps would make, legal or not, so that the rules can say why it is refused."""
        return None

    def hint(self, ask: Ask, chooser: Chooser) -> str:
        """The sentence that asks for the next tap; empty if the question does not change."""
        return ""

    def where(self, move: Move) -> tuple[float, float] | None:
        """The point in the window where a tap leads to this move. For programs that play through the
        window."""
        return None

    def controls(self, ask: Ask) -> Sequence[Control]:
        """The plates shown beside the board for this question."""
        return ()

    def frame(self, chooser: Chooser, **peek: object) -> Peek:
        """The frame of a private page that is held to see the secret. If players choose among secret things,
        the frame holds them face down. It is destroyed with the page and never looks different for different
        secrets."""
        return Peek(**peek)

    def secret(self, moment: Moment) -> Widget:
        """The widget with the secret of the player who holds the tablet at this moment. It needs no frame."""
        raise TypeError("every board shows a secret")

    def on_chooser(self, _widget: object, chooser: Chooser | None) -> None:
        App.get_running_app().scene.renew()
        if chooser is not None:
            chooser.bind(on_change=lambda *_: self.relight())
        self.relight()


def is_held(board: Board, part: Part) -> bool:
    """Whether the plate for this part must be held. Then everything else on the board for it must be held
    too."""
    asks = [ask for ask in board.moment.questions if ask.by != CHANCE]
    return any(plate.hold and plate.part == part for ask in asks for plate in board.controls(ask))
