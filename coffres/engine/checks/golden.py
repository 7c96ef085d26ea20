"""For every way a game can end there is a recorded game; replayed, it tells the table the same facts."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from coffres.engine.contract import Fact, Game
from coffres.engine.session import Session


class Recording(NamedTuple):
    session: Session  # the recorded game after its last move
    facts: Sequence[str]  # the facts of TABLE when it was recorded, one line a move


def fact_line(fact: Fact) -> str:
    """A fact as recordings keep it: as data, because sentences may be improved later."""
    return json.dumps(fact, ensure_ascii=False, separators=(",", ":"))


def golden(game: Game[Any], recordings: Mapping[str, Recording]) -> list[str]:
    found = [f"ending {reason!r} has no recording" for reason in game.endings if reason not in recordings]
    for name, recording in recordings.items():
        outcome = recording.session.outcome()
        reason = outcome.reason if outcome else None
        if name not in game.endings:
            found.append(f"recording {name!r} is of no ending of the game")
        elif reason != name:
            found.append(f"recording {name!r} ends with {reason!r}")
        found += _facts_differ(name, recording)
    return found


def _facts_differ(name: str, recording: Recording) -> list[str]:
    """The first line that differs; later ones differ because of it."""
    now = [fact_line(fact) for fact in recording.session.facts()]
    for number, (here, there) in enumerate(zip(now, recording.facts, strict=False), 1):
        if here != there:
            return [f"recording {name!r} tells {here} at line {number}, on record {there}"]
    if len(now) != len(recording.facts):
        return [f"recording {name!r} tells {len(now)} facts, on record {len(recording.facts)}"]
    return []
