"""The automata at a match: each is made when it is first asked, and is then told all that its seat was
told."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from coffres.bots.ears import Ears
from coffres.bots.player import Player
from coffres.bots.teaching import Thinker, teaching
from coffres.engine.contract import CHANCE, CLOCK, TABLE, Ask
from coffres.engine.handoff import silent
from coffres.engine.levels import PERSON
from coffres.engine.match import Match

# For a seat of a match: its level, the game's seed, and the part of the iterations that can be afforded.
Make = Callable[[Match, int, str, int, float], Player]


def made(match: Match, seat: int, level: str, seed: int, share: float = 1.0) -> Player:
    known = teaching(match.game.key).levels[level]
    return Player(match.game, Thinker(seat, match.seats, match.options, known, seed), share)


class Seated:
    def __init__(self, match: Match, seed: int, share: float = 1.0, make: Make = made) -> None:
        """`share`: the part of a level's iterations that the device can afford."""
        self._match = match
        self._seed = seed
        self._share = share
        self._make = make
        self._players: dict[int, tuple[Player, Ears]] = {}
        self._declined = -1  # after how many moves the seat that is asked wanted nothing but its dice

    def seats(self) -> list[int]:
        """The seats that automata play."""
        return [seat for seat, level in enumerate(self._match.levels) if level != PERSON]

    def at(self, seat: int) -> Player:
        """The automaton of a seat."""
        level = self._match.levels[seat]
        if seat in self._players and self._players[seat][0].seat.level.key != level:
            self.dismiss(seat)
        if seat not in self._players:
            player = self._make(self._match, seat, level, self._seed, self._share)
            ears = Ears(seat, player.hear, player.unhear)
            self._match.listen(ears)
            self._players[seat] = player, ears
        return self._players[seat][0]

    def dismiss(self, seat: int) -> None:
        """The automaton of this seat leaves it, or another one comes."""
        if seat in self._players:
            _player, ears = self._players.pop(seat)
            self._match.unlisten(ears)

    def due(self, asks: Sequence[Ask], real_dice: bool = False) -> int:
        """The seat of the automaton that is to act; TABLE if people are asked. At a table without people the
        first seat answers for the table. With real dice, people roll for automata too."""
        levels = self._match.levels
        waiting = (ask for ask in asks if ask.by != CLOCK and not silent(ask))
        ask = next(waiting, None)
        if ask is None:
            return TABLE
        seat = ask.of if ask.by == CHANCE else ask.by
        if seat < 0:
            return TABLE if PERSON in levels else 0
        if levels[seat] == PERSON or (ask.by == CHANCE and real_dice and not self.may_act(asks, seat)):
            return TABLE
        return seat

    def may_act(self, asks: Sequence[Ask], seat: int) -> bool:
        """Whether this seat is asked something: also before its dice, until it has declined."""
        return any(ask.by == seat for ask in asks) and self._declined != self._match.length

    def decline(self) -> None:
        """The seat that is asked wants nothing but its dice."""
        self._declined = self._match.length
