"""Who sits where in a save, as its lines tell one after the other."""

from __future__ import annotations

from typing import NamedTuple, Self

from coffres.engine.levels import PERSON
from coffres.engine.people import NO_ONE
from coffres.storage.identity import id_called
from coffres.storage.lines import Header, TakenOver


class Seated(NamedTuple):
    """By seat. What a game comes to in a seat belongs to its owner, the last person who sat there: an
    automaton that finishes for somebody wins nothing for itself."""

    names: list[str]  # who sits there now
    levels: list[str]
    people: list[str]
    owners: list[str]  # the id of the last person; NO_ONE if only automata have sat there
    called: list[str]  # the name of that person; without one, of the automaton

    @classmethod
    def first(cls, header: Header) -> Self:
        names = list(header.seats)
        seats = zip(names, header.levels, header.people, strict=True)
        owners = [_owner(*seat) for seat in seats]
        return cls(names, list(header.levels), list(header.people), owners, list(names))

    def take(self, entry: TakenOver) -> bool:
        """Somebody sits down. False if there is no such seat."""
        seat, name, level, person = entry
        if seat not in range(len(self.names)):
            return False
        self.names[seat], self.levels[seat], self.people[seat] = name, level, person
        if level == PERSON or self.owners[seat] == NO_ONE:
            self.owners[seat], self.called[seat] = _owner(name, level, person), name
        return True


def _owner(name: str, level: str, person: str) -> str:
    """Somebody without an id is known by the name."""
    return person if person or level != PERSON else id_called(name)
