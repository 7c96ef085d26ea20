"""Clockwork: plays the seats of automata. Their turns are told like anybody's, at a pace that people can
follow, and they think in small slices between the frames.

An automaton that fails is replaced by one of the level below, and the table is told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil
from typing import TYPE_CHECKING

from kivy.app import App
from kivy.clock import Clock
from kivy.logger import Logger

from coffres.engine.contract import CHANCE, TABLE, Ask, Move
from coffres.engine.levels import LEVELS, PERSON
from coffres.engine.refused import Refused
from coffres.engine.trouble import N_, Trouble
from coffres.ui.automata import LEVEL_NAMES
from coffres.ui.thought import Thought

if TYPE_CHECKING:
    from coffres.bots.seated import Seated
    from coffres.bots.teaching import Said
    from coffres.ui.sitting import House, Sitting

_AGAIN = 5.0  # seconds until a move that could not be saved is tried again
PACES = {"slow": 1.6, "normal": 1.1, "fast": 0.8}  # seconds before an automaton's move, by the setting
_TALK = 4  # times as long, before a table without people ends a talk


class Clockwork:
    def __init__(self, sitting: Sitting, house: House, seed: int) -> None:
        self._sitting = sitting
        self._match = sitting.match
        self._house = house
        self._seed = seed
        self._automata: Seated | None = None
        self._thought: Thought | None = None
        self._seat = TABLE
        self._waited = 0.0  # seconds since the question came up
        self._due: float | None = None  # after how many seconds the move is made, once it has been found
        self._hurried = False
        self._move: Move | None = None  # the move found, until its time has come
        self._ticking = Clock.create_trigger(self._tick, 0, interval=True)

    # Who plays

    @property
    def seated(self) -> Seated:
        """The automata at this table."""
        if self._automata is None:
            from coffres.bots.seated import Seated  # imported late: a table of people only needs none of it

            self._automata = Seated(self._match, self._seed, self.share())
        return self._automata

    def share(self) -> float:
        """The part of their thoughts that automata can have here; measured once for a device."""
        thought = self._house.settings().thought
        if not thought:
            from coffres.bots.device_speed import affordable

            thought = affordable()
            App.get_running_app().change(thought=thought)
        return thought / 100

    def alone(self) -> bool:
        """Whether there is just one person at the table, with automata."""
        return self._match.levels.count(PERSON) == 1

    def due(self, asks: Sequence[Ask]) -> int:
        """The seat of the automaton that is to act; TABLE if people are asked."""
        if not any(self._match.levels):
            return TABLE
        return self.seated.due(asks, self._house.settings().real_dice)

    # A turn

    def begin(self, *_: object) -> None:
        """Another question is on the screen: if it is for an automaton, it begins to think."""
        self.stop()
        match = self._match
        asks = match.asks()
        seat = self.due(asks)
        if self._sitting.left or seat < 0 or self._sitting.tablet.where != "table":
            return
        self._seat = seat
        self._waited, self._due, self._hurried = 0.0, None, False
        if self.seated.may_act(asks, seat):
            try:
                self._thought = Thought(self.seated.at(seat).think(match.sight(seat)))
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
        self._thought = self._move = None

    def hurry(self) -> None:
        """Somebody touched the board: what has been found is played at once."""
        self._hurried = True

    @property
    def acting(self) -> bool:
        """Whether an automaton thinks, or is about to move."""
        return bool(self._ticking.is_triggered)

    def _tick(self, since: float) -> None:
        if self._sitting.hourglasses.paused or self._sitting.telling.resolving:
            return
        self._waited += since
        if self._thought is not None:
            self._think(self._thought)
            return
        if self._due is None:  # at the next whole step: how long it has thought tells nothing
            step = self._patience()
            self._due = step * ceil(self._waited / step)
        if self._move is not None and (self._hurried or self._waited >= self._due):
            move, self._move = self._move, None
            self._ticking.cancel()
            self._act(move)

    def _patience(self) -> float:
        """The seconds before a move. Where nobody but automata talks, those who look on can read it."""
        pace = PACES[self._house.settings().automata]
        return pace * _TALK if self._move is not None and self._move.by == TABLE else pace

    def _think(self, thought: Thought) -> None:
        try:
            self._move = thought.slice()
        except Exception as error:  # noqa: BLE001 - whatever is wrong with it, the game goes on
            self._replace(error)
            return
        if self._move is not None:
            self._thought = None

    def _act(self, move: Move) -> None:
        """Plays the move as if its seat had tapped it."""
        from coffres.bots.automaton import LET_ROLL

        try:
            if move != LET_ROLL:
                self._match.play(move)
            elif self._house.settings().real_dice:
                self.seated.decline()
                self._sitting.stage.go_on()
                return
            else:
                self._match.roll()
        except Refused as refused:
            self._replace(refused)
            return
        except Trouble as trouble:  # it could not be saved: nothing has happened, and it is tried again
            self._sitting.asking.report(trouble)
            self._move, self._due, self._hurried = move, self._waited + _AGAIN, False
            self._ticking()
            return
        self._sitting.telling.resolve()

    def _replace(self, error: Exception) -> None:
        """The automaton failed: one of the level below takes its seat, and the table is told."""
        self.stop()
        match, seat = self._match, self._seat
        Logger.exception("coffres: an automaton failed", exc_info=error)
        level = match.levels[seat]
        below = LEVELS[max(0, LEVELS.index(level) - 1)]
        self.seated.dismiss(seat)
        if level == below:  # there is nothing below: this once, it does what comes first
            self._move = match.legal(seat)[0]
            self._ticking()
        else:
            try:
                match.sit(seat, match.names[seat], below)
            except Trouble as trouble:
                self._sitting.asking.report(trouble)
                return
            self._sitting.people[seat] = self._sitting.people[seat]._replace(level=below)
            self._sitting.stage.go_on()
        said = self._house.translate(
            N_("Un ressort a sauté chez {name}, qui joue maintenant comme un {level}.")
        )
        name = self._house.translate(LEVEL_NAMES[below])
        self._house.note(said.format(name=match.names[seat], level=name), "")

    def claims(self) -> Iterator[tuple[int, Said]]:
        """What the automata say when the table talks, each with its seat; found one at a time. One that fails
        keeps silent."""
        if not any(self._match.levels):
            return
        for seat in self.seated.seats():
            try:
                claim = self.seated.at(seat).claim(self._match.sight(seat))
            except Exception as error:  # noqa: BLE001 - whatever is wrong with it, the talk goes on
                Logger.exception("coffres: an automaton could not speak", exc_info=error)
                continue
            if claim is not None:
                yield seat, claim
