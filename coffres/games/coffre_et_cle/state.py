"""The position: which card lies where, who has looked at it, and how far the turn is."""

from __future__ import annotations

from typing import Any, Self

from coffres.games.coffre_et_cle.material import (
    CENTRE,
    FALSE_KEY,
    ROLES,
    THE_KEY,
    UNDRAWN,
    Options,
    deck,
)


class State:
    """Cards are numbered by the place to which they were dealt: hands 0 to n-1, centre n and n+1, then those
    put away."""

    __slots__ = (
        "card_at",
        "deal",
        "designated",
        "designator",
        "left",
        "locks",
        "looked",
        "looker",
        "n",
        "named",
        "options",
        "phase",
        "ready",
        "result",
        "roles",
        "scores",
        "seat",
        "seen",
        "starter",
        "stopped",
        "swaps",
        "turns",
        "verdict",
    )

    n: int  # number of seats
    options: Options
    phase: str  # what the game waits for: see asks.py
    deal: int  # 0 for the first deal of a series
    starter: int  # who begins this deal (CC-42); -1 before it is drawn
    seat: int  # whose turn it is
    turns: int  # number of turns finished in this deal
    card_at: list[int]  # place -> card; hands, then the centre
    roles: list[int]  # card -> role, UNDRAWN while nobody has looked at it
    left: list[int]  # role -> how many of its cards are not drawn yet
    seen: list[int]  # seat -> bit mask of the cards it has looked at (all swaps are public)
    locks: list[int]  # seat -> after how many ends of its own turns the lock is removed (CC-18, CC-46)
    swaps: list[int]  # every swap so far, as seat * CENTRE + slot; they give the way of every card (CC-38)
    ready: int  # number of hands dealt, then number of first looks taken (CC-05)
    looker: int  # who is looking at a card now, or for whom it is being drawn; -1 nobody
    looked: int  # the place that they look at
    designator: int  # who designated; -1 nobody yet
    designated: int
    verdict: str  # what the table was told about the designation (CC-51): key, false_key, neither; "" before
    named: list[int]  # seat -> the player it named as the False Key (CC-32); -1 not yet
    result: str  # how this deal ended; "" until its cards are shown
    scores: list[int]  # points of the series (CC-59)
    stopped: bool  # whether the table has agreed that this deal is the last one (CC-58)

    def __init__(self, n: int, options: Options) -> None:
        self.n = n
        self.options = options
        self.deal = 0
        self.starter = -1
        self.scores = [0] * n
        self.stopped = False
        self.new_deal()

    def new_deal(self) -> None:
        n = self.n
        self.left = deck(n, self.options)
        self.roles = [UNDRAWN] * sum(self.left)
        self.card_at = list(range(n + CENTRE))
        self.seen = [0] * n
        self.locks = [0] * n
        self.swaps = []
        self.named = [-1] * n
        self.phase = "deal"
        self.seat = self.starter
        self.turns = 0
        self.ready = 0
        self.looker = -1
        self.looked = -1
        self.designator = -1
        self.designated = -1
        self.verdict = ""
        self.result = ""

    def clone(self) -> Self:
        new = object.__new__(type(self))
        new.n = self.n
        new.options = self.options
        new.phase = self.phase
        new.deal = self.deal
        new.starter = self.starter
        new.seat = self.seat
        new.turns = self.turns
        new.card_at = self.card_at[:]
        new.roles = self.roles[:]
        new.left = self.left[:]
        new.seen = self.seen[:]
        new.locks = self.locks[:]
        new.swaps = self.swaps[:]
        new.ready = self.ready
        new.looker = self.looker
        new.looked = self.looked
        new.designator = self.designator
        new.designated = self.designated
        new.verdict = self.verdict
        new.named = self.named[:]
        new.result = self.result
        new.scores = self.scores[:]
        new.stopped = self.stopped
        return new

    def key(self) -> tuple[Any, ...]:
        return (
            self.n,
            self.options,
            self.phase,
            self.deal,
            self.starter,
            self.seat,
            self.turns,
            tuple(self.card_at),
            tuple(self.roles),
            tuple(self.left),
            tuple(self.seen),
            tuple(self.locks),
            tuple(self.swaps),
            self.ready,
            self.looker,
            self.looked,
            self.designator,
            self.designated,
            self.verdict,
            tuple(self.named),
            self.result,
            tuple(self.scores),
            self.stopped,
        )

    def decided(self) -> bool:
        """Whether a designation, the last name or the last talk has decided this deal, so that its cards are
        shown next."""
        return self.phase == "reveal" or bool(self.result)

    def role_of(self, place: int) -> int:
        return self.roles[self.card_at[place]]

    def holder(self, role: int) -> int:
        """The seat that has this role; -1 if the card is in the centre, put away or undrawn."""
        for seat in range(self.n):
            if self.roles[self.card_at[seat]] == role:
                return seat
        return -1

    def look(self, seat: int, place: int) -> None:
        """`seat` sees the card at `place`, which has already been drawn."""
        self.seen[seat] |= 1 << self.card_at[place]

    def verdict_on(self, target: int) -> str:
        """CC-51: what the table is told when `target` is designated."""
        role = self.role_of(target)
        return ROLES[role] if role in (THE_KEY, FALSE_KEY) else "neither"
