"""Who sits where in a save, as its lines tell one after the other."""

from __future__ import annotations

from typing import NamedTuple, Self

from coffres.engine.levels import PERSON
from coffres.engine.people import NO_ONE
from coffres.storage.lines import Header, TakenOver


class Seated(NamedTuple):
    """By seat. What a game comes to in a seat belongs to its owner, the last person who sat there: an
    automaton that finishes for somebody wins nothing for itself."""

    names: list[str]  # who sits there now
    levels: list[str]
    people: list[str]
    owners: list[str]  # the id of the last person; NO_ONE if only automata or strangers have sat there
    called: list[str]  # the name of that person; without one, of who sits there now

    @classmethod
    def first(cls, header: Header) -> Self:
        names = list(header.seats)
        people = list(header.people)
        return cls(names, list(header.levels), people, list(people), list(names))

    def take(self, entry: TakenOver) -> bool:
        """Somebody sits down. False if there is no such seat."""
        seat, name, level, person = entry
        if seat not in range(len(self.names)):
            return False
        self.names[seat], self.levels[seat], self.people[seat] = name, level, person
        if level == PERSON or self.owners[seat] == NO_ONE:
            self.owners[seat], self.called[seat] = person, name
        return True
