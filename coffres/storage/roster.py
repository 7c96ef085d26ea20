"""The people whom the tablet remembers, and the seats they had last time."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar

from coffres.engine.levels import LEVELS, PERSON
from coffres.engine.people import NO_ONE
from coffres.engine.trouble import N_, Trouble
from coffres.storage.disk import DISK, Disk
from coffres.storage.document import Document, one_of
from coffres.storage.identity import checked_id, id_called, is_id, new_id
from coffres.storage.kept import Kept, Kind
from coffres.storage.text import clean_name, known_as, typed_name

# A seat shows both, so that nobody must tell colours apart. Seats get them in this order, in pairs, if nobody
# chooses.
SYMBOLS = ("disc", "triangle", "square", "star", "heart", "club", "anchor", "moon")
COLOURS = ("yellow", "black", "violet", "brown", "pink", "mint", "teal", "lilac")
HANDS = RIGHT, LEFT = ("right", "left")
RIDDLE_LEVELS = AS_THE_TABLE, CHILD, FAMILY, HARD = ("", "child", "family", "hard")
EDGES = ("bottom", "left", "top", "right")  # the edges of the tablet, clockwise, in the order of the seats
_LARGEST = 512 << 10  # bytes: room for some thousand players


class Player(NamedTuple):
    name: str
    symbol: str
    colour: str
    hand: str = RIGHT
    id: str = NO_ONE  # given by the roster
    riddles: str = AS_THE_TABLE  # the level of the riddles that this player gets, where the table wants that


class Seat(NamedTuple):
    """A seat at the table, as it was taken last time."""

    name: str
    symbol: str
    colour: str
    edge: str
    level: str = PERSON  # or the level of an automaton
    person: str = NO_ONE  # the id of the player who sits here


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
        player = player._replace(id=player.id or self.id_of(player.name))
        same = known_as(player.name)
        rest = (known for known in self.players if known_as(known.name) != same)
        return self._replace(players=(player, *rest))

    def hand_of(self, name: str) -> str:
        """The hand that a player uses; the usual one if the player is not known."""
        known = self.named(name)
        return HANDS[0] if known is None else known.hand

    def riddles_of(self, person: str) -> str:
        """The level of the riddles of the player with this id; AS_THE_TABLE if there is none."""
        levels = (player.riddles for player in self.players if player.id == person != NO_ONE)
        return next(levels, AS_THE_TABLE)

    def seated(self, seat: Seat) -> Player:
        """The player of a seat, looking as they do there."""
        looks = seat.name, seat.symbol, seat.colour
        return Player(*looks, self.hand_of(seat.name), seat.person, self.riddles_of(seat.person))

    def named(self, name: str) -> Player | None:
        """The player with this name."""
        return next((p for p in self.players if known_as(p.name) == known_as(name)), None)

    def id_of(self, name: str) -> str:
        """The id of whoever has this name. If nobody has it, one for a newcomer: different again at each
        call if somebody had this name before."""
        known = self.named(name)
        if known is not None:
            return known.id
        by_name = id_called(name)
        return new_id() if by_name in {player.id for player in self.players} else by_name

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
    looks = _symbol(player.symbol), _colour(player.colour), _hand(player.hand)
    return Player(clean_name(player.name), *looks, checked_id(player.id), _riddles(player.riddles))


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
        checked_id(seat.person),
    )


_symbol, _colour, _hand = one_of(*SYMBOLS), one_of(*COLOURS), one_of(*HANDS)
_riddles = one_of(*RIDDLE_LEVELS)
_edge, _level = one_of(*EDGES), one_of(PERSON, *LEVELS)


def kept(path: Path, disk: Disk = DISK) -> Kept[Roster]:
    """The file of the players."""
    return Kept(path, Kind(_understood, _data, _LARGEST), disk)


def _understood(document: Document) -> Roster:
    players = _identified(_once(document.records("players", Player, _read_player)))
    roster = Roster(players, (), document.others(("players", "seats")))
    seats = _once(document.records("seats", Seat, _read_seat))
    return roster._replace(seats=tuple(_seated(seat, roster) for seat in seats))


def _read_player(player: Player) -> Player:
    """Somebody whose id cannot be read is known by the name, as in older files, which have no ids. A level
    of riddles that this version does not know is none."""
    known = player if is_id(player.id) else player._replace(id=NO_ONE)
    return checked_player(known if known.riddles in RIDDLE_LEVELS else known._replace(riddles=AS_THE_TABLE))


def _read_seat(seat: Seat) -> Seat:
    return checked_seat(seat if is_id(seat.person) else seat._replace(person=NO_ONE))


def _identified(players: tuple[Player, ...]) -> tuple[Player, ...]:
    """Gives an id to those who have none, or one that somebody else has."""
    known: dict[str, Player] = {}
    for player in players:
        id_ = player.id or id_called(player.name)
        known[new_id() if id_ in known else id_] = player
    return tuple(player._replace(id=id_) for id_, player in known.items())


def _seated(seat: Seat, roster: Roster) -> Seat:
    if seat.person or seat.level != PERSON:
        return seat
    return seat._replace(person=roster.id_of(seat.name))


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
