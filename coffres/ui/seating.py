"""Who sits where round the tablet before a game: four edges, clockwise, and no two players look the same."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence

from kivy.app import App

from coffres.engine.levels import PERSON
from coffres.engine.match import Match
from coffres.engine.trouble import N_, Trouble
from coffres.storage.roster import COLOURS, EDGES, LEFT, SYMBOLS, Player, Roster, Seat
from coffres.storage.text import known_as

EDGE_MOST = 4  # most people on one edge: more have no room for their elbows
# The order in which the edges fill up: more people sit on the long ones.
_FILLING = ("bottom", "top", "left", "right", "bottom", "top", "bottom", "top")
_CROWDED = N_("Quatre personnes au plus du même côté.")
_FULL = N_("Huit personnes au plus autour d'une tablette.")
_SAME_NAME = N_("{name} est déjà à table.")


def edges_of(count: int) -> list[str]:
    """The edges at which so many people sit, clockwise from the near edge."""
    shares = [_FILLING[:count].count(edge) for edge in EDGES]
    return [edge for edge, share in zip(EDGES, shares, strict=True) for _ in range(share)]


def seats_of(match: Match, roster: Roster) -> list[Seat]:
    """How the people and automata of a match look and sit, as far as the tablet remembers."""
    return seats_called(match.names, match.levels, match.people, roster)


def seats_called(
    names: Sequence[str], levels: Sequence[str], people: Sequence[str], roster: Roster
) -> list[Seat]:
    """The same for these names, levels and ids."""
    known = {player.id: player.name for player in roster.players}
    called = [known.get(id_, name) for id_, name in zip(people, names, strict=True)]
    seats = zip(looks_of(called, roster), names, levels, people, strict=True)
    return [look._replace(name=name, level=level, person=person) for look, name, level, person in seats]


def looks_of(names: Sequence[str], roster: Roster) -> list[Seat]:
    """Symbols, colours and seats of these people, as the tablet remembers them; no two look the same."""
    if tuple(names) == tuple(seat.name for seat in roster.seats):
        return list(roster.seats)
    known = {player.name: player for player in roster.players}
    edges = edges_of(len(names))
    seats: dict[int, Seat] = {}
    for place in sorted(range(len(names)), key=lambda place: names[place] not in known):
        name = names[place]
        wish = known.get(name, Player(name, SYMBOLS[place], COLOURS[place]))
        seats[place] = _unlike(wish, seats.values(), edges[place])
    return [seats[place] for place in range(len(names))]


class Seating:
    """Who sits on which edge. On an edge people are ordered clockwise seen from above: on the near one from
    right to left."""

    def __init__(self, seats: Sequence[Seat] = ()) -> None:
        self._edges: dict[str, list[Seat]] = {edge: [] for edge in EDGES}
        for seat in seats:
            self._edges[seat.edge].append(seat)

    def __iter__(self) -> Iterator[Seat]:
        """The seats clockwise, in the order of the turns."""
        for edge in EDGES:
            yield from self._edges[edge]

    def __len__(self) -> int:
        return sum(map(len, self._edges.values()))

    def on(self, edge: str) -> tuple[Seat, ...]:
        return tuple(self._edges[edge])

    def find(self, name: str) -> Seat | None:
        return next((seat for seat in self if known_as(seat.name) == known_as(name)), None)

    # Sitting down

    def sit(self, player: Player, edge: str = "", place: int | None = None, level: str = PERSON) -> Seat:
        """Seats a player, or an automaton of this level, at the next free place if none is named; a look that
        somebody has already is replaced. Raises Trouble for a name that is at the table already, or if there
        is no room."""
        if self.find(player.name):
            raise Trouble(_SAME_NAME, name=player.name)
        self._check_looks()
        edge = edge or self._next_edge()
        self._check_room(edge)
        seat = _unlike(player, list(self), edge)._replace(level=level)
        self._insert(seat, place)
        return seat

    def _check_looks(self) -> None:
        """Raises Trouble if every symbol is taken: there are as many symbols and colours as seats at the
        largest table."""
        if len(self) == len(SYMBOLS):
            raise Trouble(_FULL)

    def _next_edge(self) -> str:
        """The edge where the next person sits if the people are spread evenly."""
        for count in range(1, len(_FILLING) + 1):
            edge = _FILLING[count - 1]
            if len(self._edges[edge]) < _FILLING[:count].count(edge):
                return edge
        return min(EDGES, key=lambda edge: len(self._edges[edge]))

    def _check_room(self, edge: str) -> None:
        if len(self._edges[edge]) >= EDGE_MOST:
            raise Trouble(_CROWDED)

    def _insert(self, seat: Seat, place: int | None) -> None:
        row = self._edges[seat.edge]
        row.insert(len(row) if place is None else place, seat)

    # Changing places

    def stand_up(self, name: str) -> None:
        for row in self._edges.values():
            row[:] = [seat for seat in row if seat.name != name]

    def move(self, name: str, edge: str, place: int) -> None:
        """Moves a player to a place among the people of that edge."""
        seat = self._seat(name)
        if seat.edge == edge:
            before = self._edges[edge].index(seat)
            place -= place > before
        else:
            self._check_room(edge)
        self.stand_up(name)
        self._insert(seat._replace(edge=edge), place)

    def swap(self, one: str, other: str) -> None:
        first, second = self._seat(one), self._seat(other)
        here, there = self._edges[first.edge], self._edges[second.edge]
        i, j = here.index(first), there.index(second)
        here[i], there[j] = second._replace(edge=first.edge), first._replace(edge=second.edge)

    def change(self, name: str, player: Player) -> None:
        """Gives a player at the table another name or look."""
        seat = self._seat(name)
        row = self._edges[seat.edge]
        look = seat._replace(name=player.name, symbol=player.symbol, colour=player.colour)
        row[row.index(seat)] = look

    def wind(self, name: str, level: str) -> None:
        """Gives an automaton at the table another level."""
        seat = self._seat(name)
        row = self._edges[seat.edge]
        row[row.index(seat)] = seat._replace(level=level)

    def _seat(self, name: str) -> Seat:
        seat = self.find(name)
        if seat is None:
            raise LookupError(name)
        return seat

    def free_look(self) -> tuple[str, str]:
        """A symbol and a colour that nobody has, for a new player; if possible two that belong together."""
        self._check_looks()
        symbol = _free(SYMBOLS[0], SYMBOLS, {seat.symbol for seat in self})
        return symbol, _free(COLOURS[SYMBOLS.index(symbol)], COLOURS, {seat.colour for seat in self})


def _unlike(player: Player, others: Iterable[Seat], edge: str) -> Seat:
    """A seat for a player. A symbol or colour that somebody else has is replaced by a free one."""
    others = list(others)
    symbol = _free(player.symbol, SYMBOLS, {seat.symbol for seat in others})
    colour = _free(player.colour, COLOURS, {seat.colour for seat in others})
    return Seat(player.name, symbol, colour, edge, person=player.id)


def _free(wish: str, all_: Sequence[str], taken: Collection[str]) -> str:
    """The wish itself if nobody has it, or else the first value that nobody has."""
    return next((other for other in (wish, *all_) if other not in taken), wish)


def remembered(roster: Roster, seats: Sequence[Seat]) -> Roster:
    """The people of this table are listed first next time. Automata are not remembered as people."""
    known = {player.name: player for player in roster.players}
    for seat in reversed([seat for seat in seats if not seat.level]):
        roster = roster.remember(known.get(seat.name, roster.seated(seat)))
    return roster


def left_handed(person: Seat) -> bool:
    """Whether this player is left-handed, as the tablet remembers it."""
    return bool(App.get_running_app().roster.hand_of(person.name) == LEFT)


def wanted(count: int, seats: range) -> tuple[str, dict[str, int]]:
    """The sentence about the number of players at a game for `seats`, and the numbers to put into it."""
    low, high = seats[0], seats[-1]
    fields = {"count": count, "low": low, "high": high, "missing": low - count, "over": count - high}
    if count == low - 1:
        return N_("Il manque une personne : on joue de {low} à {high}."), fields
    if count < low:
        return N_("Il manque {missing} personnes : on joue de {low} à {high}."), fields
    if count == high + 1:
        return N_("Une personne de trop : on joue de {low} à {high}."), fields
    if count > high:
        return N_("{over} personnes de trop : on joue de {low} à {high}."), fields
    return N_("{count} autour de la table : on peut jouer."), fields


def onward(_: Callable[..., str], count: int, people: int, seats: range) -> str:
    """What stands on the plate that leads on: who is missing, or too many, as long as somebody is."""
    missing, over = seats[0] - count, count - seats[-1]
    if missing > 0:
        return _("Encore une personne") if missing == 1 else _("Encore {missing} personnes", missing=missing)
    if over > 0:
        return _("Une personne de trop") if over == 1 else _("{over} personnes de trop", over=over)
    return _("Continuer") if people else _("Et une personne")
