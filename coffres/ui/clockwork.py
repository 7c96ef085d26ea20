"""Clockwork: plays the seats of automata. Their turns are told like anybody's, at a pace that people can
follow, and they think in small slices between the frames.

An automaton that fails is replaced by one of the level below, and the table is told.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import TYPE_CHECKING, Protocol

from kivy.clock import Clock
from kivy.logger import Logger

from coffres.engine.contract import CHANCE, CLOCK, TABLE, Ask, Move
from coffres.engine.handoff import silent
from coffres.engine.levels import LEVELS, PERSON
from coffres.engine.refused import Refused
from coffres.engine.trouble import N_, Trouble
from coffres.ui.automata import LEVEL_NAMES

if TYPE_CHECKING:
    from coffres.bots.automaton import Thinking
    from coffres.bots.ears import Ears
    from coffres.bots.player import Player
    from coffres.bots.teaching import Said
    from coffres.ui.sitting import House, Sitting

_SLICE = 0.008  # seconds of thought in one frame, at most
PACES = {"slow": 1.6, "normal": 1.1, "fast": 0.8}  # seconds before an automaton's move, by the setting


class Maker(Protocol):
    """Makes the automaton of a seat; tests put in others, which fail."""

    def __call__(self, sitting: Sitting, seat: int, level: str) -> Player: ...


class Clockwork:
    make: Maker  # set below: how automata are made

    def __init__(self, sitting: Sitting, house: House) -> None:
        self._sitting = sitting
        self._match = sitting.match
        self._house = house
        self._players: dict[int, tuple[Player, Ears]] = {}
        self._thinking: Thinking | None = None
        self._seat = TABLE
        self._waited = 0.0  # seconds since the question came up
        self._move: Move | None = None  # the move found, until its time has come
        self._declined = -1  # after how many moves the seat that is asked wanted nothing but its dice
        self._ticking = Clock.create_trigger(self._tick, 0, interval=True)
        self.left = False

    # Who plays

    def automata(self) -> list[int]:
        """The seats that automata play."""
        return [seat for seat, level in enumerate(self._match.levels) if level != PERSON]

    def alone(self) -> bool:
        """Whether there is just one person at the table, with automata."""
        return self._match.levels.count(PERSON) == 1

    def due(self, asks: Sequence[Ask]) -> int:
        """The seat of the automaton that is to act; TABLE if people are asked."""
        levels = self._match.levels
        for ask in asks:
            if ask.by == CLOCK or silent(ask):
                continue
            seat = ask.by if ask.by >= 0 else ask.of if ask.by == CHANCE else TABLE
            if seat < 0:
                return 0 if PERSON not in levels else TABLE  # without people, the table decides by itself
            if levels[seat] == PERSON:
                return TABLE
            if ask.by == CHANCE and self._house.settings().real_dice and not self._may_act(asks, seat):
                return TABLE  # people roll real dice for it
            return seat
        return TABLE

    def _may_act(self, asks: Sequence[Ask], seat: int) -> bool:
        """Whether this seat can still do something before its dice are rolled."""
        return any(ask.by == seat for ask in asks) and self._declined != self._match.length

    # A turn

    def begin(self, *_: object) -> None:
        """Another question is on the screen: if it is for an automaton, it begins to think."""
        self.stop()
        match = self._match
        asks = match.asks()
        seat = self.due(asks)
        if self.left or seat < 0 or not asks or self._sitting.tablet.where != "table":
            return
        self._seat = seat
        self._waited = 0.0
        if any(ask.by == seat for ask in asks) and self._may_act(asks, seat):
            try:
                self._thinking = self._player(seat).think(match.sight(seat))
            except Exception as error:  # noqa: BLE001 - whatever is wrong with it, the game goes on
                self._replace(error)
                return
        else:
            self._move = self._of_the_table(asks)
        self._ticking()

    def _of_the_table(self, asks: Sequence[Ask]) -> Move:
        """What is done without a choice: the dice of an automaton, or the table's answer if nobody sits
        there."""
        from coffres.bots.automaton import LET_ROLL

        if any(ask.by == CHANCE for ask in asks):
            return LET_ROLL
        return self._match.legal(TABLE)[0]

    def stop(self) -> None:
        """Forgets what it was thinking about."""
        self._ticking.cancel()
        self._thinking = self._move = None

    def hurry(self) -> None:
        """Somebody touched the board: what has been found is played at once."""
        self._waited = 1e9

    @property
    def acting(self) -> bool:
        """Whether an automaton thinks, or is about to move."""
        return bool(self._ticking.is_triggered)

    def _tick(self, since: float) -> None:
        if self._sitting.hourglasses.paused or self._sitting.telling.resolving:
            return
        self._waited += since
        if self._thinking is not None:
            self._think()
        elif self._move is not None and self._waited >= PACES[self._house.settings().automata]:
            move, self._move = self._move, None
            self._ticking.cancel()
            self._act(move)

    def _think(self) -> None:
        """One slice of thought."""
        thinking, end = self._thinking, perf_counter() + _SLICE
        try:
            while perf_counter() < end:
                next(thinking)
        except StopIteration as done:
            self._thinking, self._move = None, done.value
        except Exception as error:  # noqa: BLE001 - whatever is wrong with it, the game goes on
            self._replace(error)

    def _act(self, move: Move) -> None:
        """Plays the move as if its seat had tapped it."""
        from coffres.bots.automaton import LET_ROLL

        try:
            if move != LET_ROLL:
                self._match.play(move)
            elif self._house.settings().real_dice:
                self._declined = self._match.length
                self._sitting.stage.go_on()
                return
            else:
                self._match.roll()
        except Refused as refused:
            self._replace(refused)
            return
        except Trouble as trouble:  # it could not be saved: said once, and tried again with the next question
            self._sitting.asking.report(trouble)
            return
        self._sitting.telling.resolve()

    # The automata

    def _player(self, seat: int) -> Player:
        """The automaton of a seat; a new one is told all that its seat has been told."""
        from coffres.bots.ears import Ears

        level = self._match.levels[seat]
        if seat in self._players and self._players[seat][0].seat.level.key != level:
            self._dismiss(seat)
        if seat not in self._players:
            player = self.make(self._sitting, seat, level)
            ears = Ears(seat, player.hear, player.unhear)
            self._players[seat] = player, ears
            self._match.listen(ears)
        return self._players[seat][0]

    def _dismiss(self, seat: int) -> None:
        _player, ears = self._players.pop(seat)
        self._match.unlisten(ears)

    def _replace(self, error: Exception) -> None:
        """The automaton failed: one of the level below takes its seat, and the table is told."""
        self.stop()
        match, seat = self._match, self._seat
        Logger.exception("coffres: an automaton failed", exc_info=error)
        level = match.levels[seat]
        below = LEVELS[max(0, LEVELS.index(level) - 1)]
        self._dismiss(seat)
        if level == below:  # there is nothing below: this once, it does what comes first
            self._move = match.legal(seat)[0]
            self._ticking()
        else:
            try:
                match.sit(seat, match.names[seat], below)
            except Trouble as trouble:
                self._sitting.asking.report(trouble)
                return
            self._sitting.stage.go_on()
        said = self._house.translate(
            N_("Un ressort a sauté chez {name}, qui joue maintenant comme un {level}.")
        )
        name = self._house.translate(LEVEL_NAMES[below])
        self._house.note(said.format(name=match.names[seat], level=name), "")

    def claims(self) -> list[tuple[int, Said]]:
        """What the automata say when the table talks, each with its seat."""
        said = []
        for seat in self.automata():
            claim = self._player(seat).claim(self._match.sight(seat))
            if claim is not None:
                said.append((seat, claim))
        return said


def _made(sitting: Sitting, seat: int, level: str) -> Player:
    from coffres.bots.player import Player
    from coffres.bots.teaching import Seat, teaching

    match = sitting.match
    known = teaching(match.game.key).levels[level]
    return Player(match.game, Seat(seat, match.seats, match.options, known, sitting.seed))


Clockwork.make = staticmethod(_made)
