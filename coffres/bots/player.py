"""An automaton of one of the levels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from coffres.bots.automaton import LET_ROLL, Thinking, may_let_roll
from coffres.bots.levels import Level
from coffres.bots.search import Search, Tried
from coffres.bots.teaching import Said, Teaching, Thinker, teaching
from coffres.engine.contract import Fact, Game, Move
from coffres.engine.sight import Sight

_LEAST = 20  # iterations: below that the level would not matter any more


class Player:
    """Thinks for one seat."""

    def __init__(self, game: Game[Any], seat: Thinker, share: float = 1.0) -> None:
        """`share`: the part of its level's iterations that the device can afford."""
        self.seat = seat
        self._teaching: Teaching = teaching(game.key)
        self.heard: list[Fact] = []
        level = seat.level
        self._budget = max(_LEAST, round(level.iterations * self._teaching.effort * share))
        horizon = self._teaching.horizon
        self._horizon = max(min(1, horizon), round(horizon * level.ahead))
        self.iterations = 0  # worlds imagined in all decisions so far

    def hear(self, fact: Fact) -> None:
        self.heard.append(fact)

    def unhear(self) -> None:
        """The last fact does not count any more: its move was taken back."""
        self.heard.pop()

    def think(self, sight: Sight) -> Thinking:
        seat, moves = self.seat, list(sight.legal)
        if may_let_roll(sight.asks, seat.number):
            moves.append(LET_ROLL)
        secret = any(ask.secret and ask.by == seat.number for ask in sight.asks)
        if len(moves) == 1 and not secret:  # in secret it takes as long as ever: that tells nothing
            return moves[0]
        view = self._teaching.recall(sight, self.heard, seat)
        obvious = None if secret else self._teaching.obvious(view, self.heard, seat)
        if obvious in moves:
            return obvious
        beliefs = self._teaching.beliefs(view, self.heard, seat)
        rng = seat.rng(len(self.heard))
        thought = yield from self._teaching.shortlist(view, beliefs, moves, seat, rng)
        search = Search(self._teaching, seat.seats, self._horizon, rng, thought if thought != moves else ())
        care = self._teaching.care(sight.asks, seat)
        tried = yield from search.run(view, beliefs, max(1, round(self._budget * care)))
        self.iterations += search.iterations
        worthy = [found for found in tried if found.move in thought]
        return chosen(worthy, seat.level, rng.gauss) or thought[0]

    def advice(self, sight: Sight, move: Move) -> Said | None:
        """Why it would make this move."""
        return self._teaching.reason(self._teaching.recall(sight, self.heard, self.seat), move, self.seat)

    def claim(self, sight: Sight) -> Said | None:
        """What it says in a talk."""
        view = self._teaching.recall(sight, self.heard, self.seat)
        return self._teaching.claim(view, self.heard, self.seat)


def chosen(tried: Sequence[Tried], level: Level, gauss: Any) -> Move | None:
    """The most tried move; a level that misjudges takes another one that looks about as good to it."""
    if not tried:
        return None
    if not level.misjudging:
        return tried[0].move
    best = max(found.mean for found in tried if found.visits)
    good = [found for found in tried if found.visits and found.mean >= best - level.carelessness]
    return max(good, key=lambda found: found.mean + gauss(0, level.misjudging)).move
