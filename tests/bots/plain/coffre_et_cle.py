"""A player of Le Coffre et la Clé written from the rules alone: no search, no imagined worlds.

It knows the cards it has looked at, remembers who has kept their card, and follows a few plain maxims. It is
there to be played against: it owes nothing to `coffres.bots`.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from coffres.engine.contract import Fact, Move
from coffres.engine.sight import Sight

KEY, TREASURE, FALSE_KEY, NEUTRAL, FALSE_TREASURE = range(5)
HUNTERS = (TREASURE, FALSE_TREASURE)
PATIENCE = 4  # rounds without news after which a Treasure guesses


class Plain:
    def __init__(self, seat: int, seats: int, options: Mapping[str, Any], seed: int) -> None:
        self.seat = seat
        self.seats = seats
        self.rng = random.Random(f"{seed} {seat}")
        self.both_keys = bool(options.get("designator_names", True))
        self.kept = [0] * seats  # how many turns each player has kept the present card
        self.turns = 0  # of its own, in this deal

    def hear(self, fact: Fact) -> None:
        if not fact:
            return
        by, verb, args = fact[0], fact[1], fact[2]
        if verb in ("observe", "pass"):
            self.kept[by] += 1
        elif verb in ("exchange", "force"):
            self.kept[by] += verb == "force"
            self.kept[by if verb == "exchange" else args[0]] = 0
        elif verb == "next_deal":
            self.kept = [0] * self.seats
            self.turns = 0
        if by == self.seat and verb in ("observe", "exchange", "force", "pass"):
            self.turns += 1

    def think(self, sight: Sight) -> Move:
        view, legal = sight.view, sight.legal
        if len(legal) == 1:
            return legal[0]
        if view["phase"] == "act":
            return self._act(view, legal)
        if view["phase"] == "name":
            return Move(self.seat, "name", (self._suspect(view),))
        return self._designate(view, legal)

    # What it knows

    def _place(self, view: Mapping[str, Any], role: int) -> int:
        """Where this card lies, other than with itself; -1 if it does not know."""
        cards = view["cards"]
        return next((at for at, card in enumerate(cards) if card == role and at != self.seat), -1)

    def _in_hand(self, place: int) -> bool:
        return 0 <= place < self.seats

    def _unknown(self, view: Mapping[str, Any]) -> list[int]:
        return [seat for seat in range(self.seats) if view["cards"][seat] is None]

    def _may(self, legal: list[Move], verb: str, slot: int | None = None) -> list[Move]:
        return [move for move in legal if move.verb == verb and (slot is None or move.args[-1] == slot)]

    # What it does

    def _act(self, view: Mapping[str, Any], legal: list[Move]) -> Move:
        role = view["cards"][self.seat]
        if role in HUNTERS:
            found = self._hunt(view, legal)
        elif role == NEUTRAL:
            found = self._climb(view, legal)
        else:
            found = self._stay(view, legal)
        return self.rng.choice(found or self._look(view, legal) or self._may(legal, "observe"))

    def _look(self, view: Mapping[str, Any], legal: list[Move]) -> list[Move]:
        """Looks at a card of the centre that it does not know."""
        unknown = [slot for slot in (0, 1) if view["cards"][self.seats + slot] is None]
        return [move for slot in unknown for move in self._may(legal, "observe", slot)]

    def _hunt(self, view: Mapping[str, Any], legal: list[Move]) -> list[Move]:
        wanted = [self._place(view, KEY)]
        if self.both_keys:
            wanted.append(self._place(view, FALSE_KEY))
        if any(self._in_hand(place) for place in wanted):
            return self._may(legal, "observe")
        for place in wanted:
            if place >= self.seats and (found := self._may(legal, "force", place - self.seats)):
                return found
        unknown = self._unknown(view)
        forces = [move for move in self._may(legal, "force") if move.args[0] in unknown]
        return self._look(view, legal) or forces

    def _climb(self, view: Mapping[str, Any], legal: list[Move]) -> list[Move]:
        for role in (TREASURE, FALSE_TREASURE, FALSE_KEY, KEY):
            place = self._place(view, role)
            if place >= self.seats and (found := self._may(legal, "exchange", place - self.seats)):
                return found
        unknown = [slot for slot in (0, 1) if view["cards"][self.seats + slot] is None]
        swaps = [move for slot in unknown for move in self._may(legal, "exchange", slot)]
        return swaps or self._look(view, legal)

    def _stay(self, view: Mapping[str, Any], legal: list[Move]) -> list[Move]:
        treasure = self._place(view, TREASURE)
        if treasure >= self.seats:
            slot = treasure - self.seats
            other = FALSE_KEY if view["cards"][self.seat] == KEY else KEY
            if self._in_hand(self._place(view, other)) and (other == KEY or self.both_keys):
                return self._may(legal, "exchange", slot)
            return self._may(legal, "force", slot)
        return self._look(view, legal) or self._may(legal, "pass")

    def _designate(self, view: Mapping[str, Any], legal: list[Move]) -> Move:
        key, false_key = self._place(view, KEY), self._place(view, FALSE_KEY)
        if self._in_hand(key):
            return Move(self.seat, "designate", (key,))
        others = [move for move in self._may(legal, "designate") if move.args[0] != false_key]
        unknown = [move for move in others if view["cards"][move.args[0]] is None]
        waits = self._may(legal, "decline")
        if waits and self.turns < PATIENCE and not (self.both_keys and self._in_hand(false_key)):
            return waits[0]
        return max(unknown or others, key=lambda move: (self.kept[move.args[0]], self.rng.random()))

    def _suspect(self, view: Mapping[str, Any]) -> int:
        """Whom it names: the False Key it has seen, or whoever others name, or has kept the card long."""
        place = self._place(view, FALSE_KEY)
        if self._in_hand(place):
            return place
        cleared = (self.seat, view["designator"], view["designated"])
        others = [seat for seat in range(self.seats) if seat != self.seat]
        unknown = [seat for seat in self._unknown(view) if seat not in cleared]
        named = view["named"]
        return max(
            unknown or others,
            key=lambda seat: (named.count(seat), self.kept[seat], self.rng.random()),
        )
