"""The prizes of an evening, from what its games say of themselves: the luckiest, the one who remembered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import sqrt
from typing import NamedTuple

from coffres.engine.awards import LIES, MEMORY, NERVE, WIT
from coffres.engine.people import NO_ONE
from coffres.engine.trouble import N_
from coffres.evening.evening import Evening
from coffres.evening.keys import DICE, PIPS
from coffres.evening.standings import standings

MOST = 4  # prizes
_MEAN, _SPREAD = 3.5, sqrt(35 / 12)  # of an ordinary die
_FEW_DICE = 8  # with fewer dice nobody speaks of luck
_NOTICED = 0.8  # how far from the mean, in standard deviations, people notice luck
_EVEN = 0.005  # two whose shares differ by less are equal


class EveningPrize(NamedTuple):
    sign: str  # name of an icon
    title: str
    says: str  # a sentence with {name}
    points: Callable[[Evening], Mapping[str, float]]  # by person; who alone has most gets it
    least: float = 0.01


class Awarded(NamedTuple):
    prize: EveningPrize
    person: str


def prizes_of(evening: Evening, most: int = MOST) -> list[Awarded]:
    """Each prize to the person who alone has most. Nobody gets a second one as long as somebody else could
    get a first."""
    won = []
    for prize in PRIZES:
        points = prize.points(evening)
        best = max(points.values(), default=0.0)
        if best >= prize.least:
            near = [person for person in points if points[person] > best - _EVEN]
            won += [Awarded(prize, near[0])] if len(near) == 1 else []
    firsts = [one for at, one in enumerate(won) if one.person not in [other.person for other in won[:at]]]
    return [*firsts, *(one for one in won if one not in firsts)][:most]


def _showed(virtue: str) -> Callable[[Evening], Mapping[str, float]]:
    """The share of each person in what all showed of a virtue, summed over the games: so that a game with
    many small points does not count for more."""

    def points(evening: Evening) -> Mapping[str, float]:
        found: dict[str, float] = {}
        for people, figures in _figures(evening):
            shown = figures.get(virtue, ())
            for person, part in zip(people, shown, strict=False):
                if person != NO_ONE:
                    found[person] = found.get(person, 0.0) + part / max(1, sum(shown))
        return found

    return points


def _figures(evening: Evening) -> list[tuple[list[str], Mapping[str, tuple[int, ...]]]]:
    found = []
    for round_ in evening.finished:
        if round_.finish is not None:
            found.append(([score.person for score in round_.finish.scores], round_.finish.figures))
    return found


def luck(evening: Evening) -> dict[str, float]:
    """How far the dice of each person fell from what was to be expected, in standard deviations; of those
    who threw enough."""
    count: dict[str, int] = {}
    pips: dict[str, int] = {}
    for people, figures in _figures(evening):
        rows = zip(people, figures.get(DICE, ()), figures.get(PIPS, ()), strict=False)
        for person, thrown, shown in rows:
            if person != NO_ONE:
                count[person] = count.get(person, 0) + thrown
                pips[person] = pips.get(person, 0) + shown
    return {
        person: (pips[person] - _MEAN * thrown) / (_SPREAD * sqrt(thrown))
        for person, thrown in count.items()
        if thrown >= _FEW_DICE
    }


def _bad_luck(evening: Evening) -> Mapping[str, float]:
    return {person: -far for person, far in luck(evening).items()}


def _wins(evening: Evening) -> Mapping[str, float]:
    return {standing.person: standing.wins for standing in standings(evening)}


def _climb(evening: Evening) -> Mapping[str, float]:
    """How many places each person has gained from the first game to the last."""
    if len(evening.finished) < 2:
        return {}
    first = evening._replace(rounds=tuple(evening.finished[:1]), throws=())
    before = {standing.person: standing.rank for standing in standings(first)}
    now = standings(evening)
    return {one.person: before.get(one.person, len(now)) - one.rank for one in now}


PRIZES = (
    EveningPrize("clover", N_("La bonne étoile"), N_("Les dés ont souri à {name}."), luck, _NOTICED),
    EveningPrize("elephant", N_("Mémoire d'éléphant"), N_("{name} se souvenait de tout."), _showed(MEMORY)),
    EveningPrize(
        "drama-masks", N_("Le plus beau mensonge"), N_("Personne ne ment comme {name}."), _showed(LIES)
    ),
    EveningPrize("head-lightbulb", N_("Esprit vif"), N_("{name} a tout deviné."), _showed(WIT)),
    EveningPrize("lightning-bolt", N_("Tête brûlée"), N_("Rien n'a fait reculer {name}."), _showed(NERVE)),
    EveningPrize("trending-up", N_("La remontée"), N_("{name} revient de loin."), _climb, 2),
    EveningPrize("trophy", N_("Razzia"), N_("{name} a gagné le plus souvent."), _wins, 2),
    EveningPrize(
        "weather-lightning-rainy",
        N_("La guigne"),
        N_("Les dés n'aimaient pas {name} ce soir."),
        _bad_luck,
        _NOTICED,
    ),
)
