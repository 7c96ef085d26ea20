"""Riddles and trials that the players have written themselves (FB-04, FB-60)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from coffres.engine.trouble import N_, Trouble
from coffres.storage.disk import DISK, Disk, read_bytes, shown
from coffres.storage.document import Document, one_of, write
from coffres.storage.text import clean, clean_name

# What fits a card at the largest text size.
TITLE_LONGEST = 40
TEXT_LONGEST = 400
ANSWER_LONGEST = 120
WON_LONGEST = 160

_THRESHOLDS = N_("Trois seuils, qui ne descendent pas : à 3 joueurs (2 au plus), à 4 ou 5 (3), à 6 (5).")
_NO_CARDS = N_("« {file} » ne contient aucune carte.")
_MOST_WINS = (2, 3, 5)  # opponents of 3, of 4 and of 6 players


class Riddle(NamedTuple):
    text: str
    answer: str
    author: str  # who therefore says so before the hourglass is turned (FB-63)
    one_answer: bool = False  # FB-35: the first answer counts


class Trial(NamedTuple):
    title: str
    text: str  # what to do, who plays, with what
    won: str  # what counts as won
    author: str
    hourglass: bool = False
    thresholds: tuple[int, ...] = ()  # wins needed of 3, of 4-5 and of 6 players; (): judged as a whole


class OwnCards(NamedTuple):
    riddles: tuple[Riddle, ...] = ()
    trials: tuple[Trial, ...] = ()
    others: Mapping[str, Any] = MappingProxyType({})  # of a newer version; kept as they are

    def joined(self, more: OwnCards) -> OwnCards:
        """With the cards of another file, each card once."""
        riddles = tuple(dict.fromkeys(self.riddles + more.riddles))
        return self._replace(riddles=riddles, trials=tuple(dict.fromkeys(self.trials + more.trials)))


_flag = one_of(False, True)


def checked_riddle(riddle: Riddle) -> Riddle:
    """With its texts tidied up; Trouble, in a sentence, for what cannot be a card."""
    return Riddle(
        clean(riddle.text, TEXT_LONGEST),
        clean(riddle.answer, ANSWER_LONGEST),
        clean_name(riddle.author),
        _flag(riddle.one_answer),
    )


def checked_trial(trial: Trial) -> Trial:
    return Trial(
        clean(trial.title, TITLE_LONGEST),
        clean(trial.text, TEXT_LONGEST),
        clean(trial.won, WON_LONGEST),
        clean_name(trial.author),
        _flag(trial.hourglass),
        _thresholds(tuple(trial.thresholds)),
    )


def _thresholds(wins: tuple[int, ...]) -> tuple[int, ...]:
    """FB-60."""
    if not wins:
        return wins
    if any(type(number) is not int for number in wins):
        raise TypeError(wins)
    rising = len(wins) == len(_MOST_WINS) and 1 <= wins[0] <= wins[1] <= wins[2]
    if not rising or any(number > most for number, most in zip(wins, _MOST_WINS, strict=True)):
        raise Trouble(_THRESHOLDS)
    return wins


def load(path: Path, disk: Disk = DISK) -> tuple[OwnCards, list[Trouble]]:
    """The cards, whatever the file holds, and what is to be said of it."""
    document = Document.at(path)
    cards = _cards(document)
    return cards, document.mend(_data(cards), disk)


def received(path: Path) -> tuple[OwnCards, list[Trouble]]:
    """The cards of a file that somebody shares, which is left as it is; Trouble when there are none."""
    document = Document(path, read_bytes(path))
    cards = _cards(document)
    if not cards.riddles and not cards.trials:
        raise Trouble(_NO_CARDS, file=shown(path))
    return cards, document.notes()


def _cards(document: Document) -> OwnCards:
    riddles = document.records("riddles", Riddle, checked_riddle)
    trials = document.records("trials", Trial, checked_trial)
    return OwnCards(riddles, trials, document.others(("riddles", "trials")))


def save(path: Path, cards: OwnCards, disk: Disk = DISK) -> None:
    write(path, _data(cards), disk)


def _data(cards: OwnCards) -> dict[str, Any]:
    riddles = [riddle._asdict() for riddle in cards.riddles]
    trials = [trial._asdict() for trial in cards.trials]
    return {**cards.others, "riddles": riddles, "trials": trials}
