"""A position."""

from __future__ import annotations

from typing import Any, Self

from coffres.games.tirelire.material import NO_COIN


class State:
    __slots__ = ("coins", "die", "fragile", "given", "phase", "seat", "winners")

    coins: list[int]  # of each seat, wherever they lie
    given: list[bool | None]  # what each has decided; None: nothing yet
    phase: str  # deal, look, choose, roll, over
    seat: int  # whose turn it is
    die: int
    fragile: bool  # TL-06
    winners: tuple[int, ...]

    def __init__(self, seats: int, fragile: bool) -> None:
        self.coins = [NO_COIN] * seats
        self.given = [None] * seats
        self.phase = "deal"
        self.seat = 0
        self.die = 0
        self.fragile = fragile
        self.winners = ()

    def clone(self) -> Self:
        new = object.__new__(type(self))
        for name in self.__slots__:
            value = getattr(self, name)
            setattr(new, name, list(value) if isinstance(value, list) else value)
        return new

    def key(self) -> tuple[Any, ...]:
        return tuple(
            tuple(v) if isinstance(v, list) else v for v in map(self.__getattribute__, self.__slots__)
        )

    @property
    def bank(self) -> int:
        """What has been given into the piggy bank."""
        return sum(coin for coin, given in zip(self.coins, self.given, strict=True) if given)
