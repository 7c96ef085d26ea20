"""Results that nobody played, for the tests of honours."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from coffres.engine import registry
from coffres.engine.awards import all_awards
from coffres.engine.levels import LEVELS, PERSON
from coffres.engine.people import NO_ONE
from coffres.storage.identity import id_called
from coffres.storage.results import Prize, Result, sides

NAMES = ("Ana", "Bo", "Chloé", "Dan", "Eve", "Farid")


def result(
    names: Sequence[str] = ("Ana", "Bo", "Chloé"), winners: Sequence[int] = (0,), day: int = 1, **fields: Any
) -> Result:
    """A game of Casse that these people played on this day of January."""
    made = f"2026-01-{day:02}T20:00:00Z"
    people = tuple(map(id_called, names))
    plain = Result(
        f"202601{day:02}-200000-casse_du_siecle",
        "casse_du_siecle",
        made,
        tuple(names),
        (PERSON,) * len(names),
        "safe_opened",
        tuple(winners),
        (),
        100,
        (),
        (),
        people=people,
        called=tuple(names),
    )
    return plain._replace(**fields)


def many(count: int, seed: int = 1) -> list[Result]:
    """Results of any kind: every game, automata, nobody's wins, shared ones, seats of one person."""
    rng = random.Random(seed)
    return [_any(rng, number) for number in range(count)]


def _any(rng: random.Random, number: int) -> Result:
    game = rng.choice(list(registry.GAMES))
    seats = rng.choice(registry.GAMES[game].seats)
    names = tuple(rng.choice(NAMES) for _ in range(seats))
    levels = tuple(rng.choice((PERSON, PERSON, *LEVELS)) for _ in range(seats))
    titles = [award.title for award in all_awards(registry.prizes(game)) if rng.random() < 0.6]
    roles = range(number % 3) if game == "coffre_et_cle" else ()
    return Result(
        f"save-{number}",
        game,
        f"2026-{rng.randrange(1, 13):02}-{rng.randrange(1, 29):02}T20:00:00Z",
        names,
        levels,
        rng.choice(registry.GAMES[game].endings),
        tuple(sorted(rng.sample(range(seats), rng.choice((0, 1, 1, 1, 2))))),
        tuple(rng.randrange(5000) for _ in names) if rng.random() < 0.7 else (),
        100,
        tuple(Prize(title, rng.randrange(seats), 3) for title in titles if rng.random() < 0.5),
        tuple(tuple(rng.randrange(7) for _ in sides(game)) for _ in names) if rng.random() < 0.8 else (),
        {title: tuple(rng.randrange(9) for _ in names) for title in titles},
        tuple(_owner(rng, *seat) for seat in zip(names, levels, strict=True)),
        names,
        roles=tuple(tuple(rng.randrange(5) for _ in roles) for _ in names),
    )


def _owner(rng: random.Random, name: str, level: str) -> str:
    return NO_ONE if level and rng.random() < 0.7 else id_called(name)
