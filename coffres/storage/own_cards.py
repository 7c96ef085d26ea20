"""Riddles and trials that the players have written themselves, for the game that has such cards.

A card that is changed or thrown away is kept for a while among the old ones: a game under way may still have
it in its box, and knows only its id.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple, Self, TypeVar

from coffres.engine.registry import card_rules
from coffres.engine.trouble import N_, Trouble
from coffres.storage.disk import DISK, Disk
from coffres.storage.document import Document, one_of
from coffres.storage.kept import Kept, Kind
from coffres.storage.text import NAME_LONGEST, clean

# The longest texts that fit on a card at the largest text size.
TITLE_LONGEST = 40
TEXT_LONGEST = 400
ANSWER_LONGEST = 120
WON_LONGEST = 160
_OLD_KEPT = 100  # most old cards kept of each kind
MOST = 500  # most cards that people can add; an older version, or a file put there by hand, may have more
_LARGEST = 4 << 20  # bytes: more than a family writes in its life

_SAME_RIDDLE = N_("Cette énigme est déjà écrite, avec la même réponse.")
_SAME_TITLE = N_("Une autre épreuve s'appelle déjà « {title} ».")
_FULL = N_("« Nos cartes » en garde {most} au plus, et il y en a {count} : jetez-en d'abord.")


class Riddle(NamedTuple):
    text: str
    answer: str
    author: str  # who therefore says so before the hourglass is turned
    one_answer: bool = False  # the first answer counts
    mixed: bool = True  # whether it is mixed into the box

    @property
    def id(self) -> str:
        """An id that is the same on every tablet with this card."""
        # imported here because it loads a large library, needed only where cards are played
        from hashlib import sha256

        said = "\n".join((self.text, self.answer))
        return f"own-{sha256(said.encode()).hexdigest()[:12]}"


class Trial(NamedTuple):
    title: str
    text: str  # what to do, who plays, with what
    won: str  # what counts as a win
    author: str
    hourglass: bool = False
    thresholds: tuple[int, ...] = ()  # wins needed, by the number of players; (): judged as a whole
    mixed: bool = True

    @property
    def id(self) -> str:
        """The title: facts about the trial name it by its title."""
        return self.title


Card = TypeVar("Card", Riddle, Trial)
_T = TypeVar("_T")


class OwnCards(NamedTuple):
    riddles: tuple[Riddle, ...] = ()
    trials: tuple[Trial, ...] = ()
    old_riddles: tuple[Riddle, ...] = ()  # the latest first
    old_trials: tuple[Trial, ...] = ()
    others: Mapping[str, Any] = MappingProxyType({})  # fields of a newer version; kept unchanged

    @property
    def total(self) -> int:
        return len(self.riddles) + len(self.trials)

    def check_room(self) -> None:
        """Raises Trouble if there is no room for one more card."""
        if self.total >= MOST:
            raise Trouble(_FULL, most=MOST, count=self.total)

    def riddle(self, id: str) -> Riddle | None:
        return next((card for card in self.riddles + self.old_riddles if card.id == id), None)

    def trial(self, id: str) -> Trial | None:
        return next((card for card in self.trials + self.old_trials if card.id == id), None)

    def with_riddle(self, riddle: Riddle, before: Riddle | None = None) -> Self:
        """With a new riddle, or with one that replaces `before`. Raises Trouble if the riddle is refused."""
        if before is None:
            self.check_room()
        riddle = checked_riddle(riddle)
        if any(card.id == riddle.id for card in self.riddles if card != before):
            raise Trouble(_SAME_RIDDLE)
        kept = self._replace(riddles=_put(self.riddles, riddle, before))
        return kept if before is None or before.id == riddle.id else kept._aged(before)

    def with_trial(self, trial: Trial, before: Trial | None = None) -> Self:
        if before is None:
            self.check_room()
        trial = checked_trial(trial)
        if any(_same_title(card, trial) for card in self.trials if card != before):
            raise Trouble(_SAME_TITLE, title=trial.title)
        kept = self._replace(trials=_put(self.trials, trial, before))
        return kept if before is None or before.id == trial.id else kept._aged(before)

    def without(self, card: Riddle | Trial) -> Self:
        return self._replace(
            riddles=tuple(other for other in self.riddles if other != card),
            trials=tuple(other for other in self.trials if other != card),
        )._aged(card)

    def _aged(self, card: Riddle | Trial) -> Self:
        if isinstance(card, Riddle):
            return self._replace(old_riddles=(card, *self.old_riddles)[:_OLD_KEPT])
        return self._replace(old_trials=(card, *self.old_trials)[:_OLD_KEPT])


def _put(cards: tuple[_T, ...], card: _T, before: _T | None) -> tuple[_T, ...]:
    """The cards with this one in the place of `before`; a new card is added at the end."""
    put = [card if other == before else other for other in cards]
    return tuple(put if before is not None else [*put, card])


def _same_title(one: Trial, other: Trial) -> bool:
    return one.title.casefold() == other.title.casefold()


_flag = one_of(False, True)


_Tidy = Callable[[str, int], str]


def checked_riddle(riddle: Riddle, tidy: _Tidy = clean) -> Riddle:
    """The riddle with its texts tidied up; raises Trouble if it cannot be a card. For a riddle just written
    or received, `tidy` is `typed`."""
    return Riddle(
        tidy(riddle.text, TEXT_LONGEST),
        tidy(riddle.answer, ANSWER_LONGEST),
        tidy(riddle.author, NAME_LONGEST),
        _flag(riddle.one_answer),
        _flag(riddle.mixed),
    )


def checked_trial(trial: Trial, tidy: _Tidy = clean) -> Trial:
    return Trial(
        tidy(trial.title, TITLE_LONGEST),
        tidy(trial.text, TEXT_LONGEST),
        tidy(trial.won, WON_LONGEST),
        tidy(trial.author, NAME_LONGEST),
        _flag(trial.hourglass),
        _thresholds(tuple(trial.thresholds)),
        _flag(trial.mixed),
    )


def _thresholds(wins: tuple[int, ...]) -> tuple[int, ...]:
    """How many there are, and how high they may be, the game says."""
    if any(type(number) is not int for number in wins):
        raise TypeError(wins)
    if wins:  # else no game is imported for it
        card_rules().check_wins(wins)
    return wins


_KINDS: Mapping[str, Any] = {
    "riddles": (Riddle, checked_riddle),
    "trials": (Trial, checked_trial),
    "old_riddles": (Riddle, checked_riddle),
    "old_trials": (Trial, checked_trial),
}


def kept(path: Path, disk: Disk = DISK) -> Kept[OwnCards]:
    """The file of the cards."""
    return Kept(path, Kind(_understood, _data, _LARGEST), disk)


def _understood(document: Document) -> OwnCards:
    found = {name: document.records(name, *kind) for name, kind in _KINDS.items()}
    return OwnCards(**found, others=document.others(_KINDS))


def _data(cards: OwnCards) -> dict[str, Any]:
    return {**cards.others, **{name: [c._asdict() for c in getattr(cards, name)] for name in _KINDS}}
