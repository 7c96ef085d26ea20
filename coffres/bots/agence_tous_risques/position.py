"""What is read of an imagined position. Characters are numbered in the order of their turns; character c is
played by seat c % n."""

from __future__ import annotations

from typing import Protocol


class Position(Protocol):
    n: int  # seats
    m: int  # characters
    path: str  # the letters of the spaces, from START to the VAULT
    vault: int  # the VAULT's place
    phase: str
    at: list[int]  # character -> place
    been: int  # bit mask: who has been to the VAULT
    holder: int  # who has the formula; -1 nobody
    benched: int  # bit mask
    hands: list[tuple[int, ...]]
    active: int  # whose turn it is; -1 before the first one
    rolled: bool
    carded: bool
    fight: str  # what two fight about
    foe: int
    strike: int  # the active character's die in that fight; 0: not rolled yet
