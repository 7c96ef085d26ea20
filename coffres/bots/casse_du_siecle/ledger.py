"""What a seat can follow of a game by attention: who knows which closed keys, and which keys cannot be there.

Somebody who puts a key back could not place it, so it is none of those that fitted a door at that moment. And
whoever has put it back knows it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from coffres.bots.casse_du_siecle.codes import CODES, HIDDEN, LOW, fitting
from coffres.engine.contract import Fact
from coffres.games.casse_du_siecle.material import DOORS, FREE, FULL, LOCKS, PLACES, SIGNS, Options


class Token(NamedTuple):
    """A closed key that somebody has put back."""

    knowers: int  # bit mask of the seats that know it
    may_be: int  # mask of the faces that it can have


ANY = LOW


class Ledger:
    """Follows the facts told to one seat."""

    def __init__(self, seats: int, options: Options) -> None:
        self._n = seats
        self._options = options
        self.turns = 0
        self.owner = [-1] * DOORS
        self.looked: dict[tuple[int, int], int] = {}  # seat and gear -> the turn of the last look
        self._deal()

    def _deal(self) -> None:
        self.laid = [FREE] * LOCKS
        self.laid_at = [0] * LOCKS
        self.sizes = [FULL] * PLACES
        self.tokens: list[list[Token]] = [[Token(0, ANY)] * FULL for _place in range(PLACES)]
        self.touched = [0] * PLACES  # the turn in which keys were last put on a place
        self._held = [0] * self._n
        self._knowers = [0] * self._n
        self._emptied = -1
        self._opened: list[int] = []
        self._picked: list[int] = []
        self._free_choice = False  # somebody puts back keys that they could have placed

    def follow(self, facts: Iterable[Fact]) -> Ledger:
        for fact in facts:
            if fact:
                act = _FOLLOW.get(fact[1])
                if act is not None:
                    act(self, fact)
        return self

    # Bunches

    def _take(self, fact: Fact) -> None:
        seat, place = fact[0], fact[2][0]
        self.turns += 1
        self._opened = []
        self._free_choice = False
        self._emptied = place
        known = -1 if not self._held[seat] else self._knowers[seat]
        for token in self.tokens[place]:
            known &= token.knowers
        self._knowers[seat] = known | 1 << seat
        self._held[seat] += self.sizes[place]
        self.sizes[place] = 0
        self.tokens[place] = []

    def target(self) -> int:
        """Where a key goes that is put back."""
        for place, size in enumerate(self.sizes):
            if 0 < size < FULL:
                return place
        if self._emptied >= 0 and not self.sizes[self._emptied]:
            return self._emptied
        return self._lowest_free()

    def _lowest_free(self) -> int:
        return next((place for place, size in enumerate(self.sizes) if not size), 0)

    def _may_be(self, seat: int) -> int:
        """The faces that a key may have if this seat puts it back."""
        options = self._options
        if options.hidden_keys or options.keep_keys or self._free_choice:
            return ANY
        fits = 0
        for door in range(DOORS):
            if not options.owned_doors or self.owner[door] == seat:
                fits |= fitting(door, self.four(door), options.master_codes)
        return ANY & ~fits

    def four(self, door: int) -> tuple[int, ...]:
        return tuple(self.laid[SIGNS * door : SIGNS * door + SIGNS])

    def _put(self, count: int, token: Token) -> None:
        place = self.target()
        self.sizes[place] += count
        self.tokens[place] = [*self.tokens[place], *[token] * count]
        self.touched[place] = self.turns

    def _put_rest(self, fact: Fact) -> None:
        seat = fact[0]
        if self._held[seat]:
            self._put(self._held[seat], Token(self._knowers[seat], self._may_be(seat)))
        self._held[seat] = 0

    def _done(self, fact: Fact) -> None:
        seat = fact[0]
        if not (self._options.keep_keys and self._held[seat]) and self._fits_all(seat):
            self._put_rest(fact)

    def _fits_all(self, seat: int) -> bool:
        return self._held[seat] <= FULL - self.sizes[self.target()]

    def _put_back(self, fact: Fact) -> None:
        seat = fact[0]
        self._put(1, Token(1 << seat, self._may_be(seat)))
        self._held[seat] -= 1
        self._knowers[seat] = 1 << seat
        if self._held[seat] and not self._options.keep_keys and self._fits_all(seat):
            self._put_rest(fact)

    # Doors

    def _place(self, fact: Fact) -> None:
        face, lock = fact[2]
        self._lay_on(fact[0], lock, HIDDEN if face is None else face)
        if FREE not in self.four(lock // SIGNS):
            self._opened.append(lock // SIGNS)
            if fact[1] == "lay":
                self.laid[lock & ~3 : (lock & ~3) + SIGNS] = fact[3][0]

    def _lay_on(self, seat: int, lock: int, face: int) -> None:
        self.laid[lock] = face
        self.laid_at[lock] = self.turns
        self._held[seat] -= 1

    def _lift(self, fact: Fact) -> None:
        self.laid[fact[2][0]] = FREE
        self._held[fact[0]] += 1
        self._knowers[fact[0]] = 1 << fact[0]

    def _open(self, fact: Fact) -> None:
        seat, (door, code) = fact[0], fact[2]
        for letter, want in enumerate(CODES[door][code]):
            lock = SIGNS * door + letter
            if self.laid[lock] == want:
                continue
            if self.laid[lock] != FREE:
                self._held[seat] += 1
                self._free_choice = True
            self._lay_on(seat, lock, want)
        self._opened.append(door)

    def _pick(self, fact: Fact) -> None:
        if not self._picked:
            door = self._opened.pop(0)
            self.laid[SIGNS * door : SIGNS * door + SIGNS] = [FREE] * SIGNS
        self._picked.append(fact[2][0])
        if len(self._picked) == 2:
            for place in (*self._picked, self._lowest_free()):
                self.sizes[place] = FULL
                self.tokens[place] = [Token(0, ANY)] * FULL
                self.touched[place] = self.turns
            self._picked = []

    def _clear(self, fact: Fact) -> None:
        door = fact[2][0]
        count = SIGNS - self.four(door).count(FREE)
        self.laid[SIGNS * door : SIGNS * door + SIGNS] = [FREE] * SIGNS
        while count:
            here = min(count, FULL - self.sizes[self.target()])
            self._put(here, Token(0, ANY))
            count -= here

    # Other things

    def _own(self, fact: Fact) -> None:
        seat = fact[2][0] if fact[1] == "deal_door" else fact[0]
        self.owner[fact[2][-1]] = seat

    def _look(self, fact: Fact) -> None:
        self.looked[fact[0], fact[2][0]] = self.turns

    def _deal_anew(self, fact: Fact) -> None:
        self._deal()

    def _next_game(self, fact: Fact) -> None:
        self._deal()
        self.owner = [-1] * DOORS
        self.looked = {}


_FOLLOW: dict[str, Callable[[Ledger, Fact], None]] = {
    "take_bunch": Ledger._take,
    "done": Ledger._done,
    "put_back": Ledger._put_back,
    "put_rest": Ledger._put_rest,
    "place": Ledger._place,
    "lay": Ledger._place,
    "lift": Ledger._lift,
    "steal": Ledger._open,
    "change": Ledger._open,
    "pick": Ledger._pick,
    "clear": Ledger._clear,
    "deal_door": Ledger._own,
    "claim": Ledger._own,
    "look": Ledger._look,
    "redeal": Ledger._deal_anew,
    "next_game": Ledger._next_game,
}
