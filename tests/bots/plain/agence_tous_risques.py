"""A plain player of L'Agence, written from the rules alone: it counts spaces and searches nothing."""

from __future__ import annotations

from typing import Any

from coffres.engine.contract import Fact, Move, View
from coffres.engine.sight import Sight

BENCHED, PROWLING, BOOST, CLEAR, SHOW = range(5)
LAB_STEPS = {5: 3, 6: 4, 7: 5, 8: 4, 9: 5, 10: 6, 11: 5, 12: 6, 13: 7}
LABS = "123F"
GUARD = "G"

# What a space is worth to whoever gets there on their own turn, in spaces.
SPACES = {"G": -5.0, "R": 3.5, "Z": 0.5, "$": 9.0, "^": 0.0}
# What a card is worth in the hand, in spaces.
KEEP = {BENCHED: 3.5, PROWLING: 5.0, BOOST: 2.0, CLEAR: 2.5, SHOW: 2.0}
DISCARDED = 1.5  # spaces: what a new card is worth


class Plain:
    def __init__(self, seat: int, seats: int, options: Any, seed: int) -> None:
        self.seat = seat

    def hear(self, fact: Fact) -> None:
        """The view tells all that it wants to know."""

    def think(self, sight: Sight) -> Move:
        return max(sight.legal, key=lambda move: self._good(sight.view, move))

    def _good(self, view: View, move: Move) -> float:
        """How many spaces a move is worth, the roll being 0."""
        if move.verb == "play":
            if len(move.args) == 2:
                return self._aimed(view, *move.args)
            return self._moving(view, move.args[0])
        if move.verb == "discard":
            return DISCARDED - KEEP.get(move.args[0], 0.5) if view["rolled"] else -9.0
        if move.verb == "waive":
            return 0.0 if view["rolled"] else -9.0
        if move.verb in ("fight", "challenge"):
            return self._duel(view, move.args[0])
        return 0.0

    def _aimed(self, view: View, card: int, target: int) -> float:
        if target % view["seats"] == self.seat:
            return -20.0
        matters = self._matters(view, target)
        if card == BENCHED:
            return matters * (8.0 if view["been"] >> target & 1 else 5.0) - KEEP[BENCHED] + DISCARDED
        place = view["at"][target]
        behind = self._guard_behind(view, target)
        lost: float = abs(place - behind) + (7.0 if view["been"] >> target & 1 else 4.0)
        return matters * lost - KEEP[PROWLING] + DISCARDED

    def _matters(self, view: View, target: int) -> float:
        """Whether it is worth holding somebody back: the holder, or else the foremost."""
        holder, at, seats = view["holder"], view["at"], view["seats"]
        if holder == target:
            return 1.0
        if holder >= 0:
            near = abs(at[holder] - at[target]) <= 15
            return 0.8 if holder % seats == self.seat and view["been"] >> target & 1 and near else 0.3
        foremost = max(place for c, place in enumerate(at) if c % seats != self.seat)
        return 1.0 if at[target] == foremost else 0.4

    def _guard_behind(self, view: View, c: int) -> int:
        path, place = view["path"], view["at"][c]
        if view["facing"][c] > 0:
            return int(path.rfind(GUARD, 0, place))
        return int(path.find(GUARD, place + 1))

    def _moving(self, view: View, card: int) -> float:
        """A card that moves its player: after the roll, or from a lab that will be left."""
        path, c = view["path"], view["active"]
        place, way = view["at"][c], view["facing"][c]
        if card == CLEAR:
            return (7.0 if view["been"] >> c & 1 else 3.5) - KEEP[CLEAR] + DISCARDED
        steps = self._steps(path, place, way, card)
        to = min(max(place + way * steps, 0), len(path) - 1)
        holder = view["holder"]
        if holder == c and to == 0:
            return 100.0
        pursues = holder >= 0 and holder != c and view["been"] >> c & 1
        if pursues and steps >= abs(view["at"][holder] - place):
            return 12.0
        good = steps + SPACES.get(path[to], 0.0) - KEEP.get(card, 0.5) + DISCARDED
        if not view["rolled"] and card < 5:
            good -= 5.0
        if not view["rolled"] and path[to] == "$":
            good -= 12.0
        return good

    def _steps(self, path: str, place: int, way: int, card: int) -> int:
        if card == BOOST:
            return 3
        if card != SHOW:
            return LAB_STEPS[card]
        ahead = path[place + 1 :] if way > 0 else path[:place][::-1]
        return next((steps for steps, letter in enumerate(ahead, 1) if letter in LABS), 0)

    def _duel(self, view: View, foe: int) -> float:
        """Better against those who would win little: a guard would hold them, or they are far behind."""
        path, place, way = view["path"], view["at"][foe], view["facing"][foe]
        landing = [path[min(max(place + way * steps, 0), len(path) - 1)] for steps in (1, 2, 3)]
        good: float = 0.5 + 0.5 * landing.count(GUARD) - 2.0 * (path[place] == GUARD)
        return good - 0.5 * self._matters(view, foe)
