"""What is said about an evening: when it was, who was first, and its prizes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import NamedTuple

from coffres.engine.awards import Given
from coffres.evening.evening import Evening
from coffres.evening.prizes import prizes_of
from coffres.evening.standings import Standing, champions, standings
from coffres.storage.roster import Roster, Seat
from coffres.ui.evening_people import looks_of_people
from coffres.ui.when import evening_of


class EveningTold(NamedTuple):
    """An evening in words, for the screens that show it."""

    when: str
    title: str  # who was first
    standings: list[Standing]
    looks: Mapping[str, Seat]
    prizes: list[Given]  # a seat of these is a place in `people`
    people: list[Seat]


def told(evening: Evening, roster: Roster, _: Callable[..., str]) -> EveningTold:
    found = standings(evening)
    looks = looks_of_people(evening, found, roster)
    places = {one.person: place for place, one in enumerate(found)}
    prizes = [Given(won.prize, places[won.person], 0) for won in prizes_of(evening) if won.person in places]
    when = evening_of(datetime.fromisoformat(evening.made).astimezone(), _)
    first = [looks[one.person].name for one in champions(evening)]
    people = [looks[one.person] for one in found]
    return EveningTold(when, _champion(first, _), found, looks, prizes, people)


def _champion(first: Sequence[str], _: Callable[..., str]) -> str:
    if not first:
        return _("Une soirée sans clé")
    if len(first) == 1:
        return _("{name} emporte la soirée\u00a0!", name=first[0])
    return _("{names} à égalité\u00a0!", names=", ".join(first))


def keys_in_words(count: int, _: Callable[..., str]) -> str:
    return _("{count} clé", count=count) if count < 2 else _("{count} clés", count=count)
