"""What the tests of evenings share: games that are only numbers, guests, evenings that were played."""

from __future__ import annotations

from coffres.evening.evening import Begun, Closed, Evening, Event, Finished, Guest, after, opened
from coffres.evening.keys import Finish, Score
from coffres.evening.programme import Offer
from coffres.storage.identity import id_called
from coffres.storage.roster import COLOURS, EDGES, SYMBOLS

MADE = "2026-11-18T19:15:00Z"


def guest(number: int, name: str, level: str = "") -> Guest:
    person = "" if level else id_called(name)
    return Guest(name, SYMBOLS[number], COLOURS[number], EDGES[number % 4], level, person)


ANA, BO, ZOE = (guest(number, name) for number, name in enumerate(("Ana", "Bo", "Zoé")))
ROUAGE = guest(3, "Rouage", "maitre")


def offer(game: str, lively: int, *minutes: int) -> Offer:
    names = ("courte", "normale", "longue")
    return Offer(game, 4, dict(zip(names, minutes, strict=False)), names[min(1, len(minutes) - 1)], lively)


def finish(*keys: int, people: tuple[Guest, ...] = (ANA, BO, ZOE), **figures: tuple[int, ...]) -> Finish:
    scores = tuple(
        Score(one.person, one.name, count, count == 3) for one, count in zip(people, keys, strict=False)
    )
    return Finish(scores, figures)


def through(*events: Event, guests: tuple[Guest, ...] = (ANA, BO, ZOE)) -> Evening:
    evening = opened(MADE, 60, guests)
    for event in events:
        evening = after(evening, event)
    return evening


def played(*finishes: Finish, closed: bool = False) -> Evening:
    """An evening in which these games were played."""
    events: list[Event] = []
    for number, one in enumerate(finishes):
        events += [Begun(f"game-{number}", "roc_noir", "courte"), Finished(f"game-{number}", one)]
    return through(*events, *([Closed()] if closed else []))
