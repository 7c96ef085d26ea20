"""A game of a few lines in which everything can happen at any time: for tests of what drives games.

Everybody is asked at once. Seats add to a common sum, peek at the secret (told to them alone), or ask for
draws, which then stand alone and which nobody is shown; the table agrees, the hourglass rings, chance rolls.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, Self

from coffres.engine.contract import (
    CHANCE,
    CLOCK,
    TABLE,
    Ask,
    Chapter,
    Fact,
    Game,
    Move,
    Option,
    Options,
    Outcome,
    Preset,
    View,
)
from coffres.engine.trouble import Trouble

PEEK, DRAW, END, AGREE, BELL = "peek", "draw", "end", "agree", "bell"


class State:
    __slots__ = ("due", "over", "seats", "secret", "sum")

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.sum = 0
        self.secret = 7
        self.due = 0  # draws that are still to be made
        self.over = False

    def clone(self) -> Self:
        new = object.__new__(type(self))
        for name in self.__slots__:
            setattr(new, name, getattr(self, name))
        return new

    def key(self) -> tuple[Any, ...]:
        return tuple(getattr(self, name) for name in self.__slots__)


class Toy(Game[State]):
    key = "toy"
    rules = 1
    seats = range(2, 4)
    options = (
        Option("speed", 1, (1, 2, 3), "TY-01"),
        Option("loud", False, (False, True), "TY-02"),
        Option("path", (1, 2), ((1, 2), (2, 1)), "TY-03"),
        Option("board", "plain", ("plain",), "TY-04", free="layout"),
    )
    presets = (Preset("fast", {2: {"speed": 3}, 3: {"speed": 2}}, {2: 5, 3: 7}, "TY-05", first=True),)
    endings = ("ended", "stopped")
    turn_rule = "TY-06"

    def start(self, seats: int, options: Options) -> State:
        return State(seats)

    def reconcile(self, seats: int, given: Options, settled: dict[str, Any]) -> None:
        if settled["loud"] and settled["speed"] == 3:
            raise Trouble("Trop vite et trop fort.")

    def free_value(self, option: str, value: Any) -> Any:
        if not isinstance(value, str) or not value.startswith("board:"):
            raise Trouble("Ce plateau est faux : {value}.", value=value)
        return value.upper()

    def asks(self, s: State) -> tuple[Ask, ...]:
        if s.over:
            return ()
        if s.due:
            return (Ask(CHANCE, DRAW),)
        seats = tuple(Ask(seat, "go") for seat in range(s.seats))
        return (*seats, Ask(TABLE, AGREE), Ask(CLOCK, BELL, seconds=3), Ask(CHANCE, "roll", dice=1))

    def legal(self, s: State, by: int) -> list[Move]:
        if s.over or (s.due and by != CHANCE):
            return []
        if s.due:
            return [Move(CHANCE, DRAW, (value,)) for value in range(3)]
        if by >= 0:
            return [
                Move(by, "add", (1,)),
                Move(by, "add", (2,)),
                Move(by, PEEK),
                Move(by, DRAW),
                Move(by, END),
            ]
        if by == CHANCE:
            return [Move(CHANCE, "roll", (eyes,)) for eyes in range(1, 7)]
        return [Move(by, AGREE if by == TABLE else BELL)]

    def weights(self, s: State, by: int) -> list[float]:
        return [0.0, 1.0, 0.0] if s.due else super().weights(s, by)

    def apply(self, s: State, m: Move) -> None:
        if m.verb == DRAW:
            s.due += 2 if m.by >= 0 else -1
        elif m.verb in (END, "stop"):
            s.over = True
        elif m.args:
            s.sum += m.args[0]

    def tell(self, s: State, m: Move, viewer: int) -> Fact:
        if m.verb == PEEK and viewer == m.by:
            return (*m, (s.secret,))
        return (m.by, m.verb, (None,)) if m.by == CHANCE and m.verb == DRAW else tuple(m)

    def view(self, s: State, viewer: int) -> View:
        return {"sum": s.sum}

    def imagine(self, view: View, rng: random.Random) -> State:
        raise LookupError("nobody imagines here")

    def outcome(self, s: State) -> Outcome | None:
        return Outcome((), "ended") if s.over else None

    def chapter(self, s: State) -> Chapter:
        return Chapter("low" if s.sum < 10 else "high", number=s.sum // 10)

    def refusal(self, s: State, m: Move) -> str:
        return "TY-07"

    def inventory(self, s: State) -> Mapping[str, int]:
        return {"toy": 1}
