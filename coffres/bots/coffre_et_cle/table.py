"""A deal as one seat lives it, imagined: the others answer at once, by their habits or on a whim.

So that the search only thinks about the decisions of its own seat, and about what that seat has just been
shown: between two worlds that it cannot tell apart it never chooses differently.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from coffres.bots.coffre_et_cle import habits
from coffres.bots.coffre_et_cle.claims import Bound
from coffres.engine.contract import CHANCE, TABLE, Ask, Chapter, Fact, Game, Move, Options, Outcome, View
from coffres.games.coffre_et_cle import material

_SEEN = Move(TABLE, "seen")
_TALKS = ("talk", "last_talk", "final_talk")
_TALKED = Move(TABLE, "end_talk")
_REVEAL = Move(TABLE, "reveal")
_SEAT = tuple(range(material.SEATS[-1]))
_DECLINE = [Move(seat, "decline") for seat in _SEAT]
_ASKS = [(Ask(seat, "act"),) for seat in _SEAT]
_SHOWN = (Ask(CHANCE, "draw"),)
_OWN = ("act", "designate", "must_designate", "name")


class Imagined:
    """An imagined position, and who thinks about it."""

    __slots__ = ("bound", "false_key", "key", "me", "news", "rng", "state", "turn", "whims")

    def __init__(self, state: Any, me: int, rng: random.Random) -> None:
        self.state = state
        self.me = me
        self.rng = rng
        self.bound = Bound()  # what it may not do now
        self.turn = state.turns  # the turn in which it thinks
        self.whims = 0  # bit mask of the seats that act on a whim
        self.news: tuple[int, ...] = ()  # the roles it has been shown since it last decided
        self.key: list[float] = []  # card -> how likely it is the Key, as far as it knows when it thinks
        self.false_key: list[float] = []


class OneSeat(Game[Any]):
    """The game, for imagined positions."""

    key = material.KEY
    seats = material.SEATS
    options = material.OPTIONS
    presets = material.PRESETS
    endings = material.ENDINGS

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.rules = game.rules  # type: ignore[misc]
        self.turn_rule = game.turn_rule  # type: ignore[misc]

    def start(self, seats: int, options: Options) -> Any:
        return Imagined(self.game.start(seats, options), 0, random.Random(0))

    def asks(self, s: Imagined) -> tuple[Ask, ...]:
        if s.news:
            return _SHOWN
        phase = s.state.phase
        if phase in _OWN:
            return _ASKS[s.me]
        if phase == "first_look" or phase == "look":
            return self.game.asks(s.state)[:1]
        return ()

    def legal(self, s: Imagined, by: int) -> list[Move]:
        return [Move(CHANCE, "shown", s.news)] if s.news else self.game.legal(s.state, by)

    def apply(self, s: Imagined, m: Move) -> None:
        if s.news:
            s.news = ()
            return
        self.game.apply(s.state, m)
        self._go_on(s)

    def _go_on(self, s: Imagined) -> None:
        """Plays on until its own seat has something to decide, or the deal is over."""
        state, me, apply = s.state, s.me, self.game.apply
        while True:
            phase = state.phase
            if phase == "act":
                if state.seat == me:
                    return
                apply(state, _act(s, state.seat))
            elif phase == "draw":
                self._draw(s)
            elif phase == "look":
                if state.looker == me:
                    s.news = (*s.news, state.role_of(state.looked))
                apply(state, _SEEN)
            elif phase in _TALKS:
                apply(state, _TALKED)
            elif phase == "designate":
                if not self._answers_page(s):
                    return
            elif phase == "name" or phase == "must_designate":
                if state.seat == me:
                    return
                apply(state, _point(s, state.seat, "name" if phase == "name" else "designate"))
            elif phase == "first_look":
                apply(state, _SEEN)
            elif phase == "reveal":
                apply(state, _REVEAL)
                return
            else:
                return

    def _draw(self, s: Imagined) -> None:
        draws = self.game.legal(s.state, CHANCE)
        weights = self.game.weights(s.state, CHANCE)
        self.game.apply(s.state, s.rng.choices(draws, weights)[0])

    def _answers_page(self, s: Imagined) -> bool:
        """The page of CC-27: False if its own seat has a Treasure and must decide itself."""
        state = s.state
        seat = state.seat
        if state.role_of(seat) not in habits.HUNTERS:
            self.game.apply(state, _DECLINE[seat])
            return True
        if seat == s.me:
            return False
        self.game.apply(state, _point(s, seat, "decline"))
        return True

    # What a game must answer, and no search asks

    def refusal(self, s: Imagined, m: Move) -> str:
        return self.game.refusal(s.state, m)

    def inventory(self, s: Imagined) -> Mapping[str, int]:
        return self.game.inventory(s.state)

    def tell(self, s: Imagined, m: Move, viewer: int) -> Fact:
        return self.game.tell(s.state, m, viewer)

    def view(self, s: Imagined, viewer: int) -> View:
        return self.game.view(s.state, viewer)

    def imagine(self, view: View, rng: random.Random) -> Any:
        return Imagined(self.game.imagine(view, rng), max(0, view["seat"]), rng)

    def chapter(self, s: Imagined) -> Chapter:
        return self.game.chapter(s.state)

    def outcome(self, s: Imagined) -> Outcome | None:
        """A deal ends with what its teaching makes of the points."""
        return None


def _act(s: Imagined, seat: int) -> Move:
    if s.whims >> seat & 1:
        return habits.wild_act(s.state, seat, s.rng)
    return habits.act(s.state, seat, s.rng)


def _point(s: Imagined, seat: int, verb: str) -> Move:
    """Whom another seat designates or names; `verb` "decline": it may also wait."""
    state = s.state
    if s.whims >> seat & 1:
        other = int(s.rng.random() * (state.n if verb == "decline" else state.n - 1))
        if other == state.n - 1:
            return _DECLINE[seat]
        other += other >= seat
    elif verb == "name":
        other = habits.drawn(habits.naming(state, seat), s.rng)
    else:
        other = habits.drawn(habits.designating(state, seat, must=verb == "designate"), s.rng)
    if other < 0:
        return _DECLINE[seat]
    return Move(seat, "name" if verb == "name" else "designate", (other,))
