"""The adviser: tells a person what a Maître would do in their place, and why.

Only tables that have chosen so get advice. The adviser hears what the person's seat was told and sees what it
may see, so its advice may tell something: where a seat has a secret, the advice is read inside the frame of a
private page and nowhere else. For a question that all can see, the page is visited as it is between turns.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.event import EventDispatcher
from kivy.logger import Logger
from kivy.properties import StringProperty

from coffres.bots.automaton import LET_ROLL, may_let_roll
from coffres.bots.teaching import has_automata
from coffres.engine.contract import TABLE, Ask, Fact, Move
from coffres.engine.levels import MAITRE, PERSON
from coffres.engine.trouble import N_
from coffres.ui.own_dice import roll_words
from coffres.ui.thought import Thought

if TYPE_CHECKING:
    from coffres.bots.player import Player
    from coffres.bots.teaching import Said
    from coffres.ui.sitting import House, Sitting

NONE, OFFERED, THINKING, GIVEN = "", "offered", "thinking", "given"
_AT_LEAST = 1.5  # seconds of every thought, so that a quick one tells nothing
_MOVE = N_("Le Maître : « {move} »")
_NONE_NOW = N_("Pas de conseil cette fois : le Maître a perdu le fil.")


class Adviser(EventDispatcher):
    """It hears the table only to know that a move was made: then its advice is gone."""

    viewer = TABLE
    state = StringProperty(NONE)

    def __init__(self, sitting: Sitting, house: House, seed: int) -> None:
        super().__init__()
        self._sitting = sitting
        self._house = house
        self._seed = seed
        self._maitre: Player | None = None
        self._thought: Thought | None = None
        self._move: Move | None = None
        self._why: Said | None = None
        self._thinking_time = 0.0
        self._wanted = TABLE  # the seat that asked for advice on the table, and now visits its page
        self._ticking = Clock.create_trigger(self._tick, 0, interval=True)

    # Whether there is advice here

    def begin(self, *_: object) -> None:
        """Another question is on the screen: forgets the advice, and offers new advice if it may."""
        self.stop()
        tablet = self._sitting.tablet
        if tablet.where == "curtain" and tablet.hand.to == self._wanted:
            return  # on the way to the page where it is read
        wanted, self._wanted = self._wanted, TABLE
        seat = self._seat()
        if seat == TABLE:
            return
        self.state = OFFERED
        if tablet.where == "private" and seat == wanted:
            self.ask()

    def _seat(self) -> int:
        """The person whose turn it is, and who looks at the tablet now; TABLE if there is none."""
        sitting = self._sitting
        match, tablet = sitting.match, sitting.tablet
        asks = match.asks()
        if not sitting.advice or sitting.left or not has_automata(sitting.game):
            return TABLE
        if tablet.where not in ("table", "private") or sitting.clockwork.due(asks) >= 0:
            return TABLE
        mine = [ask for ask in asks if ask.by >= 0 and self._is_asked_here(ask)]
        if not mine or match.levels[mine[0].by] != PERSON:
            return TABLE
        seat = mine[0].by
        chooses = mine[0].secret or may_let_roll(asks, seat) or len(match.legal(seat)) > 1
        return seat if chooses else TABLE

    def _is_asked_here(self, ask: Ask) -> bool:
        tablet = self._sitting.tablet
        return not ask.secret if tablet.where == "table" else ask.by == tablet.hand.to

    # How it is given

    def ask(self) -> None:
        """The person wants advice. Where it may tell something, they read it on their page."""
        if self.state != OFFERED:
            return
        sitting, seat = self._sitting, self._seat()
        if sitting.tablet.where == "table" and sitting.board.keeps_secrets:
            self._wanted = seat
            sitting.stage.visit(seat)
            return
        try:
            self._maitre = self._told(seat)
            self._thought = Thought(self._maitre.think(sitting.match.sight(seat)))
        except Exception as error:  # noqa: BLE001 - whatever is wrong with it, the game goes on
            self._fail(error)
            return
        self._thinking_time = 0.0
        self.state = THINKING
        self._ticking()

    def _told(self, seat: int) -> Player:
        """An automaton that has been told all that this seat was told."""
        from coffres.bots.seated import made  # imported late: few tables ask for advice

        sitting = self._sitting
        player = made(sitting.match, seat, MAITRE, self._seed, sitting.clockwork.share())
        for fact in sitting.match.facts(seat):
            player.hear(fact)
        return player

    @property
    def busy(self) -> bool:
        """Whether the Maître thinks."""
        return bool(self._ticking.is_triggered)

    def _tick(self, since: float) -> None:
        self._thinking_time += since
        if self._thought is not None:
            try:
                self._think(self._thought)
            except Exception as error:  # noqa: BLE001 - whatever is wrong with it, the game goes on
                self._fail(error)
                return
        if self._move is not None and self._thinking_time >= _AT_LEAST:
            self._ticking.cancel()
            self.state = GIVEN

    def _think(self, thought: Thought) -> None:
        move = thought.slice()
        if move is None:
            return
        match, seat = self._sitting.match, self._seat()
        if move != LET_ROLL and move not in match.legal(seat):
            raise ValueError(move)
        self._why = self._maitre.advice(match.sight(seat), move)
        self._move, self._thought = move, None

    def _fail(self, error: Exception) -> None:
        Logger.exception("coffres: there is no advice", exc_info=error)
        self.stop()
        self._house.note(self._house.translate(_NONE_NOW), "")

    def words(self) -> tuple[str, str]:
        """The advice: what to do, and why; empty as long as there is none."""
        if self.state != GIVEN or self._move is None:
            return "", ""
        speech = self._sitting.speech
        why = speech.said(self._why) if self._why is not None else ""
        return self._house.translate(_MOVE).format(move=self._label(self._move)), why

    def _label(self, move: Move) -> str:
        """The words on the plate that makes this move."""
        if move != LET_ROLL:
            return self._sitting.speech.label(move)
        dice = next(ask.dice for ask in self._sitting.match.asks() if ask.dice)
        return self._house.translate(roll_words(dice))

    # When it is gone

    def hear(self, facts: Sequence[Fact]) -> None:
        """A move was made."""
        self.stop()

    def unhear(self) -> None:
        """A move was taken back."""
        self.stop()

    def stop(self) -> None:
        """Forgets the advice."""
        self._ticking.cancel()
        self._maitre = self._thought = self._move = self._why = None
        self.state = NONE
