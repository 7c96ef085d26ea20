"""The rules: regles.fr.md, clause by clause."""

from __future__ import annotations

import random
from collections.abc import Mapping

from coffres.games.tirelire import secrets
from coffres.games.tirelire.material import COINS, KEY, OPTIONS, PRESETS, SEATS
from coffres.games.tirelire.state import State

from coffres.engine.contract import CHANCE, STOP, Ask, Chapter, Fact, Game, Move, Options, Outcome, View

_SIDES = range(1, 7)


class Tirelire(Game[State]):
    key = KEY
    rules = 1
    seats = SEATS
    options = OPTIONS
    presets = PRESETS
    endings = ("broken", "whole", "stopped")
    turn_rule = "TL-03"

    def start(self, seats: int, options: Options) -> State:
        return State(seats, bool(options["fragile"]))

    def asks(self, s: State) -> tuple[Ask, ...]:
        return {
            "deal": (Ask(CHANCE, "coin", of=s.seat, rule="TL-02"),),
            "look": (Ask(s.seat, "look", secret=True, rule="TL-02"),),
            "choose": (Ask(s.seat, "choose", rule="TL-03"),),
            "roll": (Ask(CHANCE, "roll", of=s.seat, dice=1, rule="TL-04"),),
            "over": (),
        }[s.phase]

    def legal(self, s: State, by: int) -> list[Move]:
        if all(ask.by != by for ask in self.asks(s)):
            return []
        if by == CHANCE:
            return [Move(by, "coin", (s.seat, coin)) for coin in COINS] if s.phase == "deal" else _rolls()
        return [Move(by, "seen")] if s.phase == "look" else [Move(by, "give"), Move(by, "keep")]

    def apply(self, s: State, m: Move) -> None:
        if m == STOP:
            s.phase = "over"
        elif m.verb == "coin":
            s.coins[s.seat] = m.args[1]
            s.phase = "look"
        elif m.verb == "seen":
            self._next(s, "deal", "choose")
        elif m.verb == "roll":
            _break(s, m.args[0])
        else:
            s.given[s.seat] = m.verb == "give"
            self._next(s, "choose", "roll")

    @staticmethod
    def _next(s: State, again: str, then: str) -> None:
        """The next seat does the same; after the last one comes what is `then`, for the first."""
        s.seat = (s.seat + 1) % len(s.coins)
        s.phase = again if s.seat else then

    def tell(self, s: State, m: Move, viewer: int) -> Fact:
        return secrets.tell(s, m, viewer)

    def view(self, s: State, viewer: int) -> View:
        return secrets.view(s, viewer)

    def imagine(self, view: View, rng: random.Random) -> State:
        return secrets.imagine(view, rng)

    def outcome(self, s: State) -> Outcome | None:
        if s.phase != "over":
            return None
        if not s.die:
            return Outcome((), "stopped")
        return Outcome(s.winners, "broken" if any(s.given[seat] for seat in s.winners) else "whole")

    def chapter(self, s: State) -> Chapter:
        return Chapter("deal") if s.phase in ("deal", "look") else Chapter("bank")

    def refusal(self, s: State, m: Move) -> str:
        return {"look": "TL-02", "choose": "TL-03"}.get(s.phase, "TL-04")

    def inventory(self, s: State) -> Mapping[str, int]:
        return {"coins": len(s.coins)}


def _rolls() -> list[Move]:
    return [Move(CHANCE, "roll", (side,)) for side in _SIDES]


def _break(s: State, side: int) -> None:
    """TL-05: a throw above what is in it breaks the bank, and those who gave win; TL-06: or one as high."""
    s.die = side
    broken = side >= s.bank if s.fragile else side > s.bank
    s.winners = tuple(seat for seat, given in enumerate(s.given) if given is broken)
    s.phase = "over"


GAME = Tirelire()
