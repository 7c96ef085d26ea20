"""Joins our cards with those of another tablet: each card once, and no two trials with the same title.

A file from somebody else may be very large, so no card is compared with every other card. If the title of a
new trial is taken, a number is added to it. When the same file comes again, the trial is recognised by the
rest of its content.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from coffres.engine.trouble import N_, Trouble
from coffres.storage.own_cards import MOST, TITLE_LONGEST, OwnCards, Riddle, Trial

_NO_ROOM = N_(
    "Avec ces cartes, cela en ferait {count}, et « Nos cartes » en garde {most} au plus : rien n'a été pris."
)
_NUMBERED = re.compile(r"(.*)( \([1-9][0-9]{0,3}\))")
_ENDS = range(len(" (2)"), len(" (9999)") + 1)  # the possible lengths of such a number


def joined(ours: OwnCards, theirs: OwnCards) -> OwnCards:
    """Our cards with all new cards of theirs. Raises Trouble if that would be too many; then no card is
    added."""
    cards = ours._replace(
        riddles=ours.riddles + _new_riddles(ours.riddles, theirs.riddles),
        trials=ours.trials + _new_trials(ours.trials, theirs.trials),
    )
    if cards.total > max(MOST, ours.total):
        raise Trouble(_NO_ROOM, count=cards.total, most=MOST)
    return cards


def _new_riddles(ours: Iterable[Riddle], theirs: Iterable[Riddle]) -> tuple[Riddle, ...]:
    known = {riddle.id for riddle in ours}
    found = {riddle.id: riddle for riddle in theirs}
    return tuple(riddle for id, riddle in found.items() if id not in known)


def _new_trials(ours: Iterable[Trial], theirs: Iterable[Trial]) -> tuple[Trial, ...]:
    here = _Trials()
    for trial in ours:
        here.add(trial)
    found = []
    for trial in theirs:
        if not here.knows(trial):
            found.append(here.titled(trial))
            here.add(found[-1])
    return tuple(found)


class _Trials:
    """The trials that are here, indexed so that they are found quickly."""

    def __init__(self) -> None:
        self._titles: set[str] = set()
        # (title, length of the number cut off it, the trial without its title)
        self._known: set[tuple[str, int, Trial]] = set()
        self._numbers: dict[str, int] = {}  # for each title, the next number that has not been tried

    def add(self, trial: Trial) -> None:
        rest = _untitled(trial)
        self._titles.add(trial.title.casefold())
        self._known.add((trial.title, 0, rest))
        if numbered := _NUMBERED.fullmatch(trial.title):
            self._known.add((numbered[1], len(numbered[2]), rest))

    def knows(self, trial: Trial) -> bool:
        """Whether this card is here, perhaps with a number added to its title."""
        rest = _untitled(trial)
        under = ((_room_for(end, trial.title), end, rest) for end in _ENDS)
        return (trial.title, 0, rest) in self._known or not self._known.isdisjoint(under)

    def titled(self, trial: Trial) -> Trial:
        """The trial with a number added to its title if another trial has that title."""
        title, tried = trial.title, _room_for(_ENDS[-1], trial.title).casefold()
        while title.casefold() in self._titles:
            number = self._numbers.get(tried, 2)
            self._numbers[tried] = number + 1
            end = f" ({number})"
            title = _room_for(len(end), trial.title) + end
        return trial._replace(title=title)


def _untitled(trial: Trial) -> Trial:
    """The content by which a trial is recognised, whatever its title. `mixed` is left out: it is each
    family's choice."""
    return trial._replace(title="", mixed=True)


def _room_for(end: int, title: str) -> str:
    """The beginning of a title, short enough for a number of this length behind it."""
    return title[: TITLE_LONGEST - end].rstrip()
