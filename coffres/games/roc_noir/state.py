"""The position: where each knight is, who has which portraits, and what is known about the slabs."""

from __future__ import annotations

from typing import Any, Self

from coffres.games.roc_noir.castle import ALL_FOUR, CENTRE, CORNERS, ZONE
from coffres.games.roc_noir.material import COLOURS, ENTRANCE, KNIGHTS, NONE, ROPES, Options, is_pair, pile


class State:
    """The numbers of knights, places and portraits are explained in material.py and castle.py."""

    __slots__ = (
        "arrived",
        "corners",
        "drawn",
        "entered",
        "filling",
        "found",
        "knights",
        "loaded",
        "maybe",
        "mover",
        "n",
        "options",
        "origin",
        "phase",
        "racks",
        "result",
        "ropes",
        "seat",
        "spent",
        "trap",
        "turned",
        "under",
        "unseen",
        "visited",
    )

    n: int  # number of seats
    options: Options
    phase: str  # what the game waits for: see rules.py
    corners: tuple[int, ...]  # the rooms in the four corners, as far as they are dealt (RN-01)
    turned: int  # quarter turns of the enchanted castle, clockwise (RN-38)
    seat: int  # whose turn it is; NONE before the table has named the youngest (RN-43)
    mover: int  # the knight that moves in this turn; NONE before the die and the choice of RN-09
    origin: int  # the last place of the mover, to which it goes back (RN-15, RN-27)
    arrived: bool  # whether the mover has reached a place in this turn, and may rob there (RN-34)
    entered: int  # bit mask of the galleries entered this turn (RN-29)
    knights: list[int]  # knight -> place
    racks: list[int]  # two places for each knight: portraits, or NONE for an empty place (RN-31)
    visited: int  # bit mask of the knights that have been in the gallery of their colour (RN-24)
    drawn: int  # bit mask, seat * 3 + gallery: whether the seat has drawn there (RN-53)
    ropes: list[int]  # seat -> ropes left
    spent: int  # number of ropes given up, back in the box
    unseen: list[int]  # gallery -> bit mask of the portraits whose order in the pile is unknown (RN-54)
    under: list[tuple[int, ...]]  # gallery -> the portraits put under its pile, oldest first
    maybe: list[int]  # zone -> bits of its squares that can still be the trap (RN-40); 0 for rooms
    found: int  # bit mask of the zones whose trap a knight has fallen into
    trap: int  # the trap shown after a fall, until somebody touches the screen (RN-63); NONE
    loaded: int  # the knight on the square being loaded, or the one that has just fallen; NONE
    filling: int  # the knight whose rack is being filled from a pile; NONE
    result: str  # how the game ended; "" before

    def __init__(self, n: int, options: Options) -> None:
        self.n = n
        self.options = options
        self.phase = "corner"
        self.corners = ()
        self.turned = 0
        self.seat = self.mover = self.origin = NONE
        self.arrived = False
        self.entered = 0
        self.knights = [ENTRANCE] * (n * KNIGHTS)
        self.racks = [NONE] * (2 * n * KNIGHTS)
        self.visited = 0
        self.drawn = 0
        self.ropes = [ROPES] * n
        self.spent = 0
        self.unseen = [sum(1 << p for p in pile(n, gallery)) for gallery in range(len(COLOURS))]
        self.under = [()] * len(COLOURS)
        self.maybe = [0 if zone in (*CORNERS, CENTRE) else ALL_FOUR for zone in range(ZONE[-1] + 1)]
        self.found = 0
        self.trap = self.loaded = self.filling = NONE
        self.result = ""

    def clone(self) -> Self:
        new = object.__new__(type(self))
        new.n = self.n
        new.options = self.options
        new.phase = self.phase
        new.corners = self.corners
        new.turned = self.turned
        new.seat = self.seat
        new.mover = self.mover
        new.origin = self.origin
        new.arrived = self.arrived
        new.entered = self.entered
        new.knights = self.knights[:]
        new.racks = self.racks[:]
        new.visited = self.visited
        new.drawn = self.drawn
        new.ropes = self.ropes[:]
        new.spent = self.spent
        new.unseen = self.unseen[:]
        new.under = self.under[:]
        new.maybe = self.maybe[:]
        new.found = self.found
        new.trap = self.trap
        new.loaded = self.loaded
        new.filling = self.filling
        new.result = self.result
        return new

    def key(self) -> tuple[Any, ...]:
        return (
            self.n,
            self.options,
            self.phase,
            self.corners,
            self.turned,
            self.seat,
            self.mover,
            self.origin,
            self.arrived,
            self.entered,
            tuple(self.knights),
            tuple(self.racks),
            self.visited,
            self.drawn,
            tuple(self.ropes),
            self.spent,
            tuple(self.unseen),
            tuple(self.under),
            tuple(self.maybe),
            self.found,
            self.trap,
            self.loaded,
            self.filling,
            self.result,
        )

    def has_pair(self, knight: int) -> bool:
        return is_pair(self.racks[2 * knight], self.racks[2 * knight + 1])

    def own(self, seat: int) -> range:
        """The knights of a seat."""
        return range(seat * KNIGHTS, (seat + 1) * KNIGHTS)
