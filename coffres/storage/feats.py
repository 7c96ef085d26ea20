"""The feats worth telling in the honours: the most of something that was ever done in one game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from coffres.engine import registry
from coffres.engine.awards import all_awards, fortune
from coffres.storage.honours import SCORE, Best, House, Person

_OF_ONE_GAME = 2  # most feats of one game that are told of one person


class Feat(NamedTuple):
    """What its prize would be for, and how much of it there was. Title and sentence are of the game's
    catalogue."""

    game: str
    sign: str
    title: str
    says: str  # with {name} and {count}
    best: Best
    record: bool  # whether nobody has done more


class Prized(NamedTuple):
    """A prize that somebody collects."""

    game: str
    sign: str
    title: str
    times: int


class _Kind(NamedTuple):
    key: str  # as `honours` counts it: a prize's title, or SCORE
    sign: str
    title: str
    says: str
    least: int


@cache
def _kinds(game: str) -> tuple[_Kind, ...]:
    """What can be told of a game: its greatest score, and what it alone gives prizes for."""
    prizes = registry.prizes(game)
    own = tuple(
        _Kind(award.title, award.sign, award.title, award.says, award.least) for award in prizes.AWARDS
    )
    score = fortune(prizes)
    return own if score is None else (_Kind(SCORE, score.sign, score.title, score.says, 1), *own)


def _feats(game: str, best: dict[tuple[str, str], Best], house: House) -> Iterator[Feat]:
    for kind in _kinds(game):
        found = best.get((game, kind.key))
        if found is not None and found.points >= kind.least:
            record = found.points == house.best[game, kind.key].points
            yield Feat(game, kind.sign, kind.title, kind.says, found, record)


def feats_of(person: Person, house: House, most: int = 4) -> list[Feat]:
    """The best that somebody did: records first, then what came nearest to one."""
    found: list[Feat] = []
    for game in registry.GAMES:
        own = sorted(_feats(game, person.best, house), key=lambda feat: -_share(feat, house))
        found += own[:_OF_ONE_GAME]
    return sorted(found, key=lambda feat: -_share(feat, house))[:most]


def _share(feat: Feat, house: House) -> float:
    """How near it came to the record of the house."""
    kind = next(kind for kind in _kinds(feat.game) if kind.title == feat.title)
    return feat.best.points / house.best[feat.game, kind.key].points


def feats_of_house(house: House, each: int = 2) -> list[Feat]:
    """The first few records of each game."""
    return [feat for game in registry.GAMES for feat in list(_feats(game, house.best, house))[:each]]


def prized(person: Person, most: int = 6) -> list[Prized]:
    """The prizes that somebody has collected, the most frequent first."""
    order = {what: at for at, what in enumerate(sorted(person.prizes))}
    often = sorted(person.prizes, key=lambda what: (-person.prizes[what], order[what]))[:most]
    return [
        Prized(game, _sign(game, title), title, person.prizes[game, title])
        for game, title in often
        if _sign(game, title)
    ]


@cache
def _sign(game: str, title: str) -> str:
    """The icon of a prize; empty for one that is no longer given."""
    awards = all_awards(registry.prizes(game))
    return next((award.sign for award in awards if award.title == title), "")
