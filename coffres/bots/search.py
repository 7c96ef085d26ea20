"""The search: information-set Monte-Carlo.

Each iteration imagines one world in which all that the player remembers is true, walks down the tree of moves
tried so far, adds one move to it, plays on as sensible players would, and judges what came out. A move that
was possible in few of the worlds is not counted as neglected in the others.
"""

from __future__ import annotations

import random
from collections.abc import Generator, Sequence
from math import log, sqrt
from typing import Any, NamedTuple

from coffres.bots.automaton import LET_ROLL, may_let_roll
from coffres.bots.teaching import Teaching
from coffres.engine.actors import RandomChance
from coffres.engine.contract import CHANCE, Move, View

_BREATH = 5  # moves of a playout between two yields: a slow tablet must not wait for a whole one
_UNSETTLED = 30  # moves: a playout goes on for so many at most until its position can be judged


class Node:
    """A move that was tried, and what is known about it."""

    __slots__ = ("available", "children", "likely", "total", "visits")

    def __init__(self, likely: float = 0.0) -> None:
        self.likely = likely  # how likely a sensible player is to make it
        self.visits = 0
        self.available = 0  # in how many worlds it could have been made
        self.total = 0.0  # sum of what came out, for the seat that made it
        self.children: dict[Move, Node] = {}

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Tried(NamedTuple):
    """What the search found out about one move."""

    move: Move
    visits: int
    mean: float
    likely: float


class Search:
    def __init__(
        self,
        teaching: Teaching,
        seats: int,
        horizon: int,
        rng: random.Random,
        shortlist: Sequence[Move] = (),
    ) -> None:
        """`shortlist`: the only moves to think about now; none: all that are worth a thought."""
        self._teaching = teaching
        self._game = teaching.game
        self._seats = seats
        self._horizon = horizon
        self._rng = rng
        self._actor = RandomChance(rng)
        self._root = Node()
        self._shortlist = frozenset(shortlist)
        self.iterations = 0  # worlds imagined so far

    def run(self, view: View, beliefs: object, iterations: int) -> Generator[None, None, list[Tried]]:
        """Yields after each iteration, and within a long one. Returns the moves of the seat that is asked,
        the most tried first."""
        for _iteration in range(iterations):
            yield from self._iterate(self._teaching.world(view, beliefs, self._rng))
            self.iterations += 1
            yield
        found = [
            Tried(move, node.visits, node.mean, node.likely) for move, node in self._root.children.items()
        ]
        return sorted(found, key=lambda tried: (-tried.visits, -tried.mean))

    def _iterate(self, state: Any) -> Generator[None, None, None]:
        path, state = self._descend(state)
        yield
        rewards = yield from self._play_on(state)
        for node, seat in path:
            node.visits += 1
            if seat >= 0:
                node.total += rewards[seat]

    def _descend(self, state: Any) -> tuple[list[tuple[Node, int]], Any]:
        """Walks down the tree, to the first move that has not been tried."""
        teaching, game = self._teaching, self._game
        node, path = self._root, []
        for _depth in range(teaching.deepest):
            asks = game.asks(state)
            if not asks:
                break
            by = asks[0].by if len(asks) == 1 else teaching.chair(state, self._rng)
            fresh = False
            if by >= 0:
                move, fresh = self._choose(node, state, by, may_let_roll(asks, by))
            else:
                move = teaching.others(state, by, self._actor)
                if move not in node.children:
                    node.children[move] = Node()
            node = node.children[move]
            path.append((node, by))
            if move == LET_ROLL:
                move = self._roll(state)
            game.apply(state, move)
            if fresh:
                break
        return path, state

    def _choose(self, node: Node, state: Any, seat: int, roll: bool) -> tuple[Move, bool]:
        """The move to try next, and whether it has never been tried."""
        teaching = self._teaching
        moves = self._moves(state, seat, roll)
        if node is self._root and self._shortlist:
            moves = [move for move in moves if move in self._shortlist] or moves
        moves = teaching.candidates(state, seat, moves)
        children = node.children
        if any(move not in children for move in moves):
            worth = teaching.worth(state, seat, moves)
            whole = sum(worth)
            for move, share in zip(moves, worth, strict=True):
                if move not in children:
                    children[move] = Node(share / whole)
        best, found = -1.0, moves[0]
        curiosity, trust = teaching.curiosity, teaching.trust
        for move in moves:
            child = children[move]
            child.available += 1
            visits = child.visits
            if visits:
                value = child.total / visits + curiosity * sqrt(log(child.available) / visits)
                value += trust * child.likely / (1 + visits)
            else:
                value = 10.0 + child.likely  # what has never been tried comes first, the likeliest before all
            if value > best:
                best, found = value, move
        return found, not children[found].visits

    def _moves(self, state: Any, seat: int, roll: bool) -> list[Move]:
        moves = self._game.legal(state, seat)
        return [*moves, LET_ROLL] if roll else moves

    def _roll(self, state: Any) -> Move:
        return self._teaching.others(state, CHANCE, self._actor)

    def _play_on(self, state: Any) -> Generator[None, None, Sequence[float]]:
        """What comes out for each seat if sensible players go on from here."""
        teaching, game = self._teaching, self._game
        asks_of, apply, pick, rng = game.asks, game.apply, teaching.pick, self._rng
        for made in range(self._horizon + _UNSETTLED):
            asks = asks_of(state)
            if not asks or (made >= self._horizon and teaching.settled(state)):
                break
            by = asks[0].by if len(asks) == 1 else teaching.chair(state, rng)
            if by < 0:
                move = teaching.others(state, by, self._actor)
            else:
                move = pick(state, by, self._moves(state, by, may_let_roll(asks, by)), rng)
                if move == LET_ROLL:
                    move = self._roll(state)
            apply(state, move)
            if made % _BREATH == _BREATH - 1:
                yield
        outcome = game.outcome(state)
        if outcome is not None:
            return teaching.rewards(outcome.winners, self._seats)
        return teaching.chances(state, self._seats)
