"""Who is who in the honours: results of which the tablet cannot tell whether they are somebody's on the
bench.

There is a question where results belong to an id that nobody on the bench has, but under the name of somebody
there; and where an old save knows people by their names only, and the name has been somebody else's since.
The answers are kept. No save is changed, and without an answer such results stay apart.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from coffres.engine.people import NO_ONE
from coffres.storage.disk import DISK, Disk
from coffres.storage.document import Document
from coffres.storage.honours import Same
from coffres.storage.identity import checked_id, new_id
from coffres.storage.kept import Kept, Kind
from coffres.storage.results import Result
from coffres.storage.roster import Player, Roster
from coffres.storage.text import known_as

_LARGEST = 256 << 10  # bytes: room for two thousand answers


class Answer(NamedTuple):
    """Whose the results under this id and this name are."""

    id: str
    name: str  # as `known_as` gives it
    person: str = NO_ONE  # NO_ONE: people have not said


class Question(NamedTuple):
    """Who was this?"""

    id: str
    name: str  # as it was written in the last of these games
    games: int
    candidates: tuple[Player, ...]  # it may also have been somebody else

    def answered(self, person: str) -> Answer:
        return Answer(self.id, known_as(self.name), person)

    def somebody_else(self) -> Answer:
        """It was none of the candidates."""
        taken = self.id in {player.id for player in self.candidates}
        return self.answered(new_id() if taken else self.id)


class Namesakes(NamedTuple):
    answers: tuple[Answer, ...] = ()
    others: Mapping[str, Any] = MappingProxyType({})  # fields of a newer version; kept unchanged

    def same(self) -> Same:
        """What people have said, as honours take it."""
        said = {(answer.id, answer.name): answer.person for answer in self.answers}
        return {what: person for what, person in said.items() if person != NO_ONE}

    def was_asked(self, question: Question) -> bool:
        return any(answer[:2] == question.answered(NO_ONE)[:2] for answer in self.answers)

    def say(self, answer: Answer) -> Namesakes:
        others = (known for known in self.answers if known[:2] != answer[:2])
        return self._replace(answers=(*others, answer))


def questions(results: Iterable[Result], roster: Roster, same: Same) -> list[Question]:
    """What has to be asked, the most games first. Add results in the order in which the games began."""
    games: Counter[tuple[str, str]] = Counter()
    written: dict[tuple[str, str], str] = {}
    by_name: set[tuple[str, str]] = set()  # what only old saves say, which know no ids
    for result in results:
        for what, name in {(id_, known_as(name)): name for id_, name in _people(result)}.items():
            games[what] += 1
            written[what] = name
            if result.by_name:
                by_name.add(what)
    found = [
        Question(what[0], written[what], count, candidates)
        for what, count in games.items()
        if what not in same and (candidates := _candidates(*what, roster, what in by_name))
    ]
    return sorted(found, key=lambda question: (-question.games, question.name, question.id))


def _people(result: Result) -> list[tuple[str, str]]:
    pairs = zip(result.people, result.called, strict=True)
    return [(id_, name) for id_, name in pairs if id_ != NO_ONE]


def _candidates(id_: str, name: str, roster: Roster, by_name: bool) -> tuple[Player, ...]:
    """Who of the bench it may have been, if there is any doubt."""
    bearer = roster.named(name)
    owner = next((player for player in roster.players if player.id == id_), None)
    if bearer is None or bearer.id == id_:
        return ()
    if owner is None:
        return (bearer,)
    return (owner, bearer) if by_name else ()


def kept(path: Path, disk: Disk = DISK) -> Kept[Namesakes]:
    """The file of the answers."""
    return Kept(path, Kind(_understood, _data, _LARGEST), disk)


def _understood(document: Document) -> Namesakes:
    answers = document.records("answers", Answer, _checked)
    return Namesakes(answers, document.others(("answers",)))


def _checked(answer: Answer) -> Answer:
    if checked_id(answer.id) == NO_ONE or type(answer.name) is not str:
        raise ValueError(answer)
    return answer._replace(person=checked_id(answer.person))


def _data(namesakes: Namesakes) -> dict[str, Any]:
    return {**namesakes.others, "answers": [answer._asdict() for answer in namesakes.answers]}
