"""The people whom the tablet remembers, and the seats they had last time."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar

from coffres.engine.levels import LEVELS, PERSON
from coffres.engine.trouble import N_, Trouble
from coffres.storage.disk import DISK, Disk
from coffres.storage.document import Document, one_of
from coffres.storage.kept import Kept, Kind
from coffres.storage.text import clean_name, known_as, typed_name

# A seat shows both, so that nobody must tell colours apart. Seats get them in this order, in pairs, if nobody
# chooses.
SYMBOLS = ("disc", "triangle", "square", "star", "heart", "club", "anchor", "moon")
COLOURS = ("yellow", "black", "violet", "brown", "pink", "mint", "teal", "lilac")
HANDS = ("right", "left")
EDGES = ("bottom", "left", "top", "right")  # the edges of the tablet, clockwise, in the order of the seats
_LARGEST = 512 << 10  # bytes: room for some thousand players


class Player(NamedTuple):
    name: str
    symbol: str
    colour: str
    hand: str = "right"


class Seat(NamedTuple):
    """A seat at the table, as it was taken last time."""

    name: str
    symbol: str
    colour: str
    edge: str
    level: str = PERSON  # or the level of an automaton


def name_taken(name: str) -> Trouble:
    return Trouble(N_("Quelqu'un s'appelle déjà {name}."), name=name)


_P = TypeVar("_P", Player, Seat)


class Roster(NamedTuple):
    players: tuple[Player, ...] = ()  # the one who played last comes first
    seats: tuple[Seat, ...] = ()  # the last table, for "les mêmes qu'hier"
    others: Mapping[str, Any] = MappingProxyType({})  # fields of a newer version; kept unchanged

    def remember(self, player: Player) -> Roster:
        """Puts a new player, or a known one with a new look, before all others."""
        player = checked_player(player)
        same = known_as(player.name)
        rest = (known for known in self.players if known_as(known.name) != same)
        return self._replace(players=(player, *rest))

    def hand_of(self, name: str) -> str:
        """The hand that a player uses; the usual one if the player is not known."""
        return next((p.hand for p in self.players if known_as(p.name) == known_as(name)), HANDS[0])

    def rename(self, old: str, new: str) -> Roster:
        """Renames a player. Raises Trouble if somebody else has the new name."""
        new = typed_name(new)
        if known_as(new) in {known_as(p.name) for p in self.players if p.name != old}:
            raise name_taken(new)
        players = tuple(p._replace(name=new) if p.name == old else p for p in self.players)
        seats = tuple(s._replace(name=new) if s.name == old else s for s in self.seats)
        return self._replace(players=players, seats=seats)

    def forget(self, name: str) -> Roster:
        return self._replace(players=tuple(player for player in self.players if player.name != name))

    def sit(self, seats: tuple[Seat, ...]) -> Roster:
        """Remembers the seats of today."""
        return self._replace(seats=tuple(checked_seat(seat) for seat in seats))


def checked_player(player: Player) -> Player:
    """The player with a tidied name. Raises Trouble for a refused name, ValueError for any other wrong
    field."""
    return Player(clean_name(player.name), _symbol(player.symbol), _colour(player.colour), _hand(player.hand))


def typed_player(player: Player) -> Player:
    """The same for a player whose name was just typed."""
    return checked_player(player._replace(name=typed_name(player.name)))


def checked_seat(seat: Seat) -> Seat:
    return Seat(
        clean_name(seat.name),
        _symbol(seat.symbol),
        _colour(seat.colour),
        _edge(seat.edge),
        _level(seat.level),
    )


_symbol, _colour, _hand = one_of(*SYMBOLS), one_of(*COLOURS), one_of(*HANDS)
_edge, _level = one_of(*EDGES), one_of(PERSON, *LEVELS)


def kept(path: Path, disk: Disk = DISK) -> Kept[Roster]:
    """The file of the players."""
    return Kept(path, Kind(_understood, _data, _LARGEST), disk)


def _understood(document: Document) -> Roster:
    players = _once(document.records("players", Player, checked_player))
    seats = _once(document.records("seats", Seat, checked_seat))
    return Roster(players, seats, document.others(("players", "seats")))


def _once(people: tuple[_P, ...]) -> tuple[_P, ...]:
    """Of several people whose names cannot be told apart, only the first."""
    known: dict[str, _P] = {}
    for person in people:
        known.setdefault(known_as(person.name), person)
    return tuple(known.values())


def _data(roster: Roster) -> dict[str, Any]:
    players = [player._asdict() for player in roster.players]
    seats = [seat._asdict() for seat in roster.seats]
    return {**roster.others, "players": players, "seats": seats}
