"""An evening as it stands: what follows from the events so far. It changes by events only.

`after(evening, event)` is the evening after an event; for an event that cannot be, it raises Impossible. So a
journal of events is checked by the same code that makes them.
"""

from __future__ import annotations

from typing import NamedTuple

from coffres.engine.levels import PERSON
from coffres.engine.people import NO_ONE
from coffres.evening.keys import Finish
from coffres.evening.programme import Planned

MOST_GUESTS = 8
FACES = range(1, 7)


class Impossible(Exception):
    """An event that cannot come now."""


class Guest(NamedTuple):
    """Somebody of the evening, as they sit round the tablet; the fields of a seat."""

    name: str
    symbol: str
    colour: str
    edge: str
    level: str = PERSON  # or the level of an automaton
    person: str = NO_ONE

    @property
    def tag(self) -> str:
        """What tells this guest from all others, whatever a person is called: the id. An automaton has only
        its name."""
        return self.person or self.name


# Events


class Came(NamedTuple):
    guest: Guest


class Left(NamedTuple):
    tag: str


class Rearranged(NamedTuple):
    """What is to come, from now on."""

    programme: tuple[Planned, ...]


class Begun(NamedTuple):
    """The first game of the programme begins. `key`: the name of its save."""

    key: str
    game: str
    preset: str


class Dropped(NamedTuple):
    """A game that began is not part of the evening any more."""

    key: str


class Finished(NamedTuple):
    key: str
    finish: Finish


class Closed(NamedTuple):
    """No more games."""


class Threw(NamedTuple):
    """The last throw of the dice, of one of those who are equal."""

    person: str
    face: int


class Ended(NamedTuple):
    """The great chest has been opened."""


Event = Came | Left | Rearranged | Begun | Dropped | Finished | Closed | Threw | Ended


class Round(NamedTuple):
    """A game of the evening that has begun."""

    key: str
    game: str
    preset: str
    finish: Finish | None = None
    dropped: bool = False


class Evening(NamedTuple):
    made: str  # when it began: date and time in UTC
    minutes: int  # how long people said; 0: until the end
    guests: tuple[Guest, ...]  # who is there now, in the order of their seats
    everybody: tuple[Guest, ...]  # and those who were there
    programme: tuple[Planned, ...] = ()  # what is to come
    rounds: tuple[Round, ...] = ()
    throws: tuple[Threw, ...] = ()
    closed: bool = False
    ended: bool = False

    @property
    def current(self) -> Round | None:
        """The game under way: the last one that began, if it is not over."""
        last = self.rounds[-1] if self.rounds else None
        return last if last and last.finish is None and not last.dropped else None

    @property
    def finished(self) -> list[Round]:
        return [round_ for round_ in self.rounds if round_.finish is not None]

    @property
    def played(self) -> list[str]:
        """The games that were played, or are being played."""
        return [round_.game for round_ in self.rounds if not round_.dropped]

    @property
    def people(self) -> list[Guest]:
        return [guest for guest in self.guests if guest.level == PERSON]

    @property
    def automata(self) -> list[Guest]:
        return [guest for guest in self.guests if guest.level != PERSON]


def opened(made: str, minutes: int, guests: tuple[Guest, ...]) -> Evening:
    """A new evening. Raises Impossible for guests who cannot sit together."""
    evening = Evening(made, minutes, (), ())
    for guest in guests:
        evening = _came(evening, guest)
    return evening


def after(evening: Evening, event: Event) -> Evening:
    if evening.ended:
        raise Impossible
    if isinstance(event, Came):
        return _came(_open(evening), event.guest)
    if isinstance(event, Left):
        rest = tuple(guest for guest in _open(evening).guests if guest.tag != event.tag)
        return _changed(len(rest) < len(evening.guests), evening._replace(guests=rest))
    if isinstance(event, Rearranged):
        return _open(evening)._replace(programme=event.programme)
    if isinstance(event, Begun):
        known = any(round_.key == event.key for round_ in evening.rounds)
        rounds = (*_open(evening).rounds, Round(*event))
        return _changed(not known, evening._replace(rounds=rounds, programme=evening.programme[1:]))
    if isinstance(event, Dropped | Finished):
        return _told(_open(evening), event)
    if isinstance(event, Closed):
        return _open(evening)._replace(closed=True)
    if isinstance(event, Threw):
        return _threw(evening, event)
    return _changed(evening.closed, evening._replace(ended=True))


def _open(evening: Evening) -> Evening:
    return _changed(not evening.closed, evening)


def _changed(possible: bool, evening: Evening) -> Evening:
    if not possible:
        raise Impossible
    return evening


def _came(evening: Evening, guest: Guest) -> Evening:
    """Somebody comes, or changes place or look."""
    others = [other for other in evening.guests if other.tag != guest.tag]
    if len(others) >= MOST_GUESTS or bool(guest.person) != (guest.level == PERSON):
        raise Impossible
    place = next((at for at, other in enumerate(evening.guests) if other.tag == guest.tag), len(others))
    guests = (*others[:place], guest, *others[place:])
    before = tuple(other for other in evening.everybody if other.tag != guest.tag)
    known = len(before) < len(evening.everybody)
    if not known:
        return evening._replace(guests=guests, everybody=(*evening.everybody, guest))
    everybody = tuple(guest if other.tag == guest.tag else other for other in evening.everybody)
    return evening._replace(guests=guests, everybody=everybody)


def _told(evening: Evening, event: Dropped | Finished) -> Evening:
    """A game is over, or is left. It counts once, whatever is said of it later."""
    rounds = list(evening.rounds)
    for at, round_ in enumerate(rounds):
        if round_.key == event.key and round_.finish is None and not round_.dropped:
            finish = event.finish if isinstance(event, Finished) else None
            rounds[at] = round_._replace(finish=finish, dropped=finish is None)
            return evening._replace(rounds=tuple(rounds))
    raise Impossible


def _threw(evening: Evening, throw: Threw) -> Evening:
    from coffres.evening.standings import contest  # it needs what is defined here

    due = contest(evening).due
    possible = evening.closed and throw.face in FACES and throw.person in due
    return _changed(possible, evening._replace(throws=(*evening.throws, throw)))
