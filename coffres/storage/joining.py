"""Own cards and those of another tablet, put together: each card once, and no two trials of one title.

A stranger's file may hold anything, so no card is compared with every other. A trial whose title was taken
gets a number behind it; it is known again by all the rest when the same file comes a second time.
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
_ENDS = range(len(" (2)"), len(" (9999)") + 1)  # how long such a number is


def joined(ours: OwnCards, theirs: OwnCards) -> OwnCards:
    """With all cards of theirs that are new to us; Trouble, and none, where that would be too many."""
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
    """Those that are here, as far as they must be found again."""

    def __init__(self) -> None:
        self._titles: set[str] = set()
        self._known: set[tuple[str, int, Trial]] = set()  # title, length of the number cut off it, the rest
        self._numbers: dict[str, int] = {}  # the next one that has not been tried behind this title

    def add(self, trial: Trial) -> None:
        rest = _untitled(trial)
        self._titles.add(trial.title.casefold())
        self._known.add((trial.title, 0, rest))
        if numbered := _NUMBERED.fullmatch(trial.title):
            self._known.add((numbered[1], len(numbered[2]), rest))

    def knows(self, trial: Trial) -> bool:
        """The same card, perhaps under a number that it got here."""
        rest = _untitled(trial)
        under = ((_room_for(end, trial.title), end, rest) for end in _ENDS)
        return (trial.title, 0, rest) in self._known or not self._known.isdisjoint(under)

    def titled(self, trial: Trial) -> Trial:
        """With a number behind its title where another trial is called so."""
        title, tried = trial.title, _room_for(_ENDS[-1], trial.title).casefold()
        while title.casefold() in self._titles:
            number = self._numbers.get(tried, 2)
            self._numbers[tried] = number + 1
            end = f" ({number})"
            title = _room_for(len(end), trial.title) + end
        return trial._replace(title=title)


def _untitled(trial: Trial) -> Trial:
    """What makes it the same card whatever it is called; mixed in or not is everybody's own business."""
    return trial._replace(title="", mixed=True)


def _room_for(end: int, title: str) -> str:
    """As much of a title as leaves room for a number so long."""
    return title[: TITLE_LONGEST - end].rstrip()
