"""The position: where the characters are, who has which cards, and what is under way.

Characters are numbered in the order of their turns. Character c is played by seat c % n, so two seats can
play four characters (AT-48).
"""

from __future__ import annotations

from typing import Any, Self

from coffres.games.agence_tous_risques.material import DECK, FIGURES, Options, path


class State:
    __slots__ = (
        "active",
        "aside",
        "at",
        "been",
        "benched",
        "card",
        "carded",
        "discards",
        "fight",
        "figures",
        "foe",
        "hands",
        "holder",
        "kept",
        "m",
        "n",
        "options",
        "path",
        "phase",
        "pile",
        "result",
        "rolled",
        "rolls",
        "since",
        "stock",
        "strike",
        "target",
        "vault",
    )

    n: int  # number of seats
    m: int  # number of characters
    options: Options
    path: str  # the letters of the spaces, START and VAULT included
    vault: int  # the VAULT's place on the path; START is place 0
    phase: str  # what the game waits for: see asks.py
    figures: list[int]  # character -> its figure, in the order of choosing (AT-03)
    at: list[int]  # character -> its place on the path
    been: int  # bit mask of the characters who have been to the VAULT
    holder: int  # who has the formula; -1 while it is in the VAULT
    benched: int  # bit mask of the characters with a card "benched" before them
    hands: list[tuple[int, ...]]  # character -> its cards, sorted
    pile: list[int]  # card -> how many are in the draw pile
    discards: list[int]  # card -> how many are discarded
    stock: list[int]  # card -> how many were in the pile at its last shuffle: everybody knows this
    kept: list[tuple[int, ...]]  # character -> its hand at that shuffle
    aside: int  # how many cards "benched" lay before players at that shuffle
    since: list[int]  # cards put down since that shuffle, as character * len(DECK) + card
    rolls: list[int]  # seat -> its die for who starts (AT-05); 0: must still roll, -1: cannot start any more
    active: int  # whose turn it is; -1 before the first one
    rolled: bool  # whether the turn's roll has been made, or was lost (AT-66)
    carded: bool  # whether the turn's card has been played, discarded or waived
    card: int  # a played card that acts as soon as its replacement is drawn; -1 none
    target: int  # the character on whom it is played; -1 nobody
    fight: str  # what two characters fight about: battle, screen, formula; "" no fight
    foe: int  # the character that the active one fights; -1 nobody
    strike: int  # the active character's die in that fight; 0: not rolled yet
    result: str  # how the game ended; "" before

    def __init__(self, n: int, options: Options) -> None:
        self.n = n
        self.m = m = len(FIGURES) if options.two_characters else n
        self.options = options
        self.path = path(options.board)
        self.vault = len(self.path) - 1
        self.phase = "choose"
        self.figures = []
        self.at = [0] * m
        self.been = 0
        self.holder = -1
        self.benched = 0
        self.hands = [()] * m
        self.pile = list(DECK)
        self.discards = [0] * len(DECK)
        self.stock = list(DECK)
        self.kept = [()] * m
        self.aside = 0
        self.since = []
        self.rolls = [0] * n
        self.active = -1
        self.rolled = False
        self.carded = False
        self.card = -1
        self.target = -1
        self.fight = ""
        self.foe = -1
        self.strike = 0
        self.result = ""

    def clone(self) -> Self:
        new = object.__new__(type(self))
        new.n = self.n
        new.m = self.m
        new.options = self.options
        new.path = self.path
        new.vault = self.vault
        new.phase = self.phase
        new.figures = self.figures[:]
        new.at = self.at[:]
        new.been = self.been
        new.holder = self.holder
        new.benched = self.benched
        new.hands = self.hands[:]
        new.pile = self.pile[:]
        new.discards = self.discards[:]
        new.stock = self.stock[:]
        new.kept = self.kept[:]
        new.aside = self.aside
        new.since = self.since[:]
        new.rolls = self.rolls[:]
        new.active = self.active
        new.rolled = self.rolled
        new.carded = self.carded
        new.card = self.card
        new.target = self.target
        new.fight = self.fight
        new.foe = self.foe
        new.strike = self.strike
        new.result = self.result
        return new

    def key(self) -> tuple[Any, ...]:
        return (
            self.n,
            self.m,
            self.options,
            self.path,
            self.vault,
            self.phase,
            tuple(self.figures),
            tuple(self.at),
            self.been,
            self.holder,
            self.benched,
            tuple(self.hands),
            tuple(self.pile),
            tuple(self.discards),
            tuple(self.stock),
            tuple(self.kept),
            self.aside,
            tuple(self.since),
            tuple(self.rolls),
            self.active,
            self.rolled,
            self.carded,
            self.card,
            self.target,
            self.fight,
            self.foe,
            self.strike,
            self.result,
        )

    def pursues(self, c: int) -> bool:
        """AT-40: whether `c` has been to the VAULT while somebody else has the formula."""
        return bool(self.been >> c & 1) and self.holder != c

    def dice(self, c: int) -> int:
        """AT-36: with how many dice `c` moves."""
        return 2 if self.been >> c & 1 else 1

    def opponents(self, c: int) -> list[int]:
        """AT-11, AT-48: the characters of other players on the space of `c`."""
        at, n = self.at, self.n
        place, seat = at[c], c % n
        return [other for other in range(self.m) if at[other] == place and other % n != seat]
