"""A plain strong player of Roc noir, written from the rules alone: it walks the safest way to the nearest
thing that it needs, robs whenever it can, and thinks no further."""

from __future__ import annotations

import heapq
import random
from collections.abc import Iterator, Mapping
from typing import Any

from coffres.engine.contract import Fact, Move
from coffres.engine.sight import Sight

_ENTRANCE, _TREASURE = 103, 104
_ZONES = (0, 4, 20, 24, 12)  # of the rooms: the corners, the centre
_JUMP = 0.45  # falls that a rope must spare


def _zone(square: int) -> int:
    return square // 20 * 5 + square % 10 // 2


def _share(view: Mapping[str, Any], square: int) -> float:
    """How likely this square is the trap of its slab."""
    maybe = view["memory"]["maybe"][_zone(square)]
    bit = 1 << square // 10 % 2 * 2 + square % 2
    return 1 / int(maybe).bit_count() if maybe & bit else 0.0


class Plain:
    def __init__(self, seat: int, seats: int, options: Mapping[str, Any], seed: int) -> None:
        self.seat = seat
        self._rng = random.Random(seed)

    def hear(self, fact: Fact) -> None:
        """The view has all that it needs."""

    def think(self, sight: Sight) -> Move | None:
        view, moves = sight.view, sight.legal
        verbs = {move.verb: move for move in moves}
        if view["phase"] == "roll":
            return None
        if view["phase"] == "choose":
            return min((m for m in moves if m.verb == "choose"), key=lambda m: self._need(view, m.args[0]))
        if "rob" in verbs:
            return verbs["rob"]
        if "keep" in verbs:
            return self._exchange(view, moves, verbs["keep"])
        for move in moves:
            if move.verb == "swap" and move.args[0] ^ 1 in self._rack(view, view["mover"]):
                return move
        return self._walk(view, moves) if "end_turn" in verbs else moves[0]

    def _exchange(self, view: Mapping[str, Any], moves: list[Move], keep: Move) -> Move:
        """Gives away what has its other half with nobody of ours, if the pile may have something better."""
        own = [p for knight in self._own() for p in self._rack(view, knight)]
        rack = self._rack(view, view["mover"])
        if rack[0] ^ 1 == rack[1]:
            return keep
        gallery = view["knights"][view["mover"]] - 100
        piled = (*view["memory"]["unseen"][gallery], *view["memory"]["under"][gallery])
        useful = [portrait for portrait in piled if portrait ^ 1 in own]
        lone = [portrait for portrait in rack if portrait ^ 1 not in own]
        lone.sort(key=lambda portrait: portrait ^ 1 in piled)  # first what this pile cannot complete
        if not useful or not lone:
            return keep
        return next((move for move in moves if move.verb == "exchange" and move.args == (lone[0],)), keep)

    def _own(self) -> range:
        return range(3 * self.seat, 3 * self.seat + 3)

    def _rack(self, view: Mapping[str, Any], knight: int) -> list[int]:
        return [portrait for portrait in view["racks"][2 * knight : 2 * knight + 2] if portrait >= 0]

    def _need(self, view: Mapping[str, Any], helmet: int) -> float:
        """How far a knight is from what it wants next."""
        knight = 3 * self.seat + helmet
        costs, _ways = self._costs(view, knight)
        rack = self._rack(view, knight)
        paired = len(rack) == 2 and rack[0] ^ 1 == rack[1]
        return min((costs[at] for at in self._goals(view, knight, costs)), default=9.0) + (not paired)

    def _walk(self, view: Mapping[str, Any], moves: list[Move]) -> Move:
        mover = view["mover"]
        end = next(move for move in moves if move.verb == "end_turn")
        costs, ways = self._costs(view, mover)
        goals = self._goals(view, mover, costs)
        if not goals:
            steps = [move for move in moves if move.verb == "step" and self._safe(view, move)]
            return self._rng.choice([*steps, end])
        at = min(goals, key=lambda goal: costs[goal])
        route = [at]
        while ways[route[-1]] != view["knights"][mover]:
            route.append(ways[route[-1]])
        to = route[-1]
        wanted = [Move(self.seat, verb, (to,)) for verb in ("step", "jump")]
        return next((move for move in wanted if move in moves), end)

    def _safe(self, view: Mapping[str, Any], move: Move) -> bool:
        return move.args[0] >= 100 or not _share(view, move.args[0])

    def _goals(self, view: Mapping[str, Any], mover: int, costs: Mapping[int, float]) -> list[int]:
        """The places worth going to, of those that can be reached."""
        rack, own = self._rack(view, mover), [p for k in self._own() for p in self._rack(view, k)]
        if len(rack) == 2 and rack[0] ^ 1 == rack[1]:
            return [_TREASURE] if _TREASURE in costs else []
        visited = view["visited"] >> mover & 1
        goals = []
        for gallery in range(3):
            fresh = not view["entered"] >> gallery & 1
            undrawn = not view["drawn"] >> (3 * self.seat + gallery) & 1
            own_first = not visited and gallery == mover % 3 and not all(self._drawn(view))
            pile = bool(rack) and view["piles"][gallery] and (visited or gallery == mover % 3)
            if fresh and (own_first or (undrawn and visited) or pile):
                goals.append(100 + gallery)
        for half in (portrait ^ 1 for portrait in rack):
            if half in view["racks"] and half not in own:
                victim = view["knights"][view["racks"].index(half) // 2]
                goals += [place for place in costs if place < _TREASURE and place in _around(view, victim)]
        return [goal for goal in goals if goal in costs and goal != view["knights"][mover]]

    def _drawn(self, view: Mapping[str, Any]) -> list[int]:
        return [view["drawn"] >> (3 * self.seat + gallery) & 1 for gallery in range(3)]

    def _costs(self, view: Mapping[str, Any], mover: int) -> tuple[dict[int, float], dict[int, int]]:
        """How many falls each place costs, with at most one rope in hand, and from where it is reached."""
        start = view["knights"][mover]
        taken = {place for place in view["knights"] if place < 100}
        costs, ways, heap = {start: 0.0}, {start: start}, [(0.0, start)]
        while heap:
            cost, place = heapq.heappop(heap)
            if cost > costs[place] or place in (100, 101, 102, _TREASURE):
                continue
            for to, extra in self._edges(view, place):
                if to in taken or not self._open(view, mover, to):
                    continue
                risk = _share(view, to) if to < 100 else 0.0
                total = cost + extra + risk + 0.001
                if risk < 1 and total < costs.get(to, 99.0):
                    costs[to], ways[to] = total, place
                    heapq.heappush(heap, (total, to))
        return costs, ways

    def _edges(self, view: Mapping[str, Any], place: int) -> Iterator[tuple[int, float]]:
        for to in _around(view, place):
            yield to, 0.0
        if view["ropes"][self.seat]:
            for to in _around(view, place, 2):
                yield to, _JUMP

    def _open(self, view: Mapping[str, Any], mover: int, to: int) -> bool:
        if to < 100 or to == _ENTRANCE:
            return True
        if to == _TREASURE:
            rack = self._rack(view, mover)
            return len(rack) == 2 and rack[0] ^ 1 == rack[1]
        fresh = not view["entered"] >> (to - 100) & 1
        return fresh and bool(view["visited"] >> mover & 1 or to - 100 == mover % 3)


def _around(view: Mapping[str, Any], place: int, far: int = 1) -> set[int]:
    """The places next to a place, or in a straight line behind one square."""
    rooms = dict(zip(_ZONES, (*view["corners"], _TREASURE), strict=True))
    names = [rooms.get(_zone(square), square) for square in range(100)]
    found = set()
    for cell in (square for square in range(100) if names[square] == place):
        for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            line = [(cell // 10 + down * step, cell % 10 + right * step) for step in range(1, far + 1)]
            if all(0 <= row < 10 and 0 <= column < 10 for row, column in line):
                passed = [names[row * 10 + column] for row, column in line]
                if passed[-1] != place and all(name < 100 for name in passed[:-1]):
                    found.add(passed[-1])
    return found
