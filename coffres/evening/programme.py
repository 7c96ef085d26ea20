"""The programme of an evening: which games, how long each, and in which order; proposed, and exchanged.

Everything follows from how many people and automata there are, how long they have, and what the games say of
themselves. No game comes twice while another one fits, and the liveliest comes last.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import product
from typing import Any, NamedTuple

from coffres.engine.contract import Game, Meta

PAUSE = 5  # minutes between two games: people fetch something to drink
_ABOUT = 15  # minutes: programmes that differ by less are equally long
UNTIL_THE_END = 0  # instead of minutes: as long as people like


class Planned(NamedTuple):
    """A game of the programme that has not begun."""

    game: str
    preset: str


class Offer(NamedTuple):
    """A game that this table can play now."""

    game: str
    seats: int  # how many people and automata sit down
    minutes: Mapping[str, int]  # preset -> how long it takes with so many
    usual: str  # the preset that the game proposes first
    lively: int

    def nearest(self, minutes: int) -> Planned:
        """This game with the preset that takes about so long."""
        return Planned(self.game, min(self.minutes, key=lambda name: abs(self.minutes[name] - minutes)))


def seats_at(seats: range, people: int, automata: int) -> int:
    """How many sit down at a game for `seats`: all people, and as many automata as there is room for; 0 if
    that does not suit the game."""
    most = seats[-1]
    sitting = min(people + automata, most)
    return sitting if 0 < people <= most and sitting in seats else 0


def offers(
    people: int,
    automata: int,
    games: Mapping[str, Game[Any]],
    meta: Callable[[str], Meta],
    takes_automata: Callable[[str], bool],
) -> list[Offer]:
    """The games that these people and automata can play. Where a game has no automata, they look on."""
    found = []
    for key in games:
        seats = seats_at(meta(key).seats, people, automata if takes_automata(key) else 0)
        if not seats:
            continue
        presets = [preset for preset in games[key].presets if seats in preset.minutes]
        if presets:
            usual = next((preset for preset in presets if preset.first), presets[0])
            minutes = {preset.name: preset.minutes[seats] for preset in presets}
            found.append(Offer(key, seats, minutes, usual.name, meta(key).lively))
    return found


def propose(offered: Sequence[Offer], minutes: int, lately: Collection[str] = ()) -> tuple[Planned, ...]:
    """A programme for so many minutes. `lately`: games that were played last time, so that others come first
    where there is no room for all. Empty if no game suits this table."""
    if not offered:
        return ()
    if minutes == UNTIL_THE_END:
        return _in_order(offered, [Planned(offer.game, offer.usual) for offer in offered])
    programme = _in_order(offered, _fullest(offered, minutes, lately))
    if not programme:
        return (min((offer.nearest(0) for offer in offered), key=lambda one: minutes_of(offered, [one])),)
    if len(programme) == len(offered):  # every game is in it: some come again if there is time
        left = minutes - minutes_of(offered, programme) - PAUSE
        if left >= min(min(offer.minutes.values()) for offer in offered):
            programme += propose(offered, left, lately)
    return programme


def minutes_of(offered: Sequence[Offer], programme: Sequence[Planned]) -> int:
    """How long a programme takes, with the pauses between its games."""
    by_game = {offer.game: offer for offer in offered}
    playing = sum(by_game[one.game].minutes[one.preset] for one in programme)
    return playing + PAUSE * max(0, len(programme) - 1)


def _fullest(offered: Sequence[Offer], minutes: int, lately: Collection[str]) -> list[Planned]:
    """As many different games as there is time for, then about as much of the time as possible."""
    best: list[Planned] = []
    best_is: tuple[int, ...] = ()
    ways = [[None, *(Planned(offer.game, name) for name in offer.minutes)] for offer in offered]
    usual = {offer.game: offer.usual for offer in offered}
    lively = {offer.game: offer.lively for offer in offered}
    for way in product(*ways):
        chosen = [one for one in way if one is not None]
        lasts = minutes_of(offered, chosen)
        if lasts > minutes:
            continue
        fresh = sum(one.game not in lately for one in chosen)
        as_usual = sum(usual[one.game] == one.preset for one in chosen)
        alive = sum(lively[one.game] for one in chosen)
        is_ = (len(chosen), fresh, -((minutes - lasts) // _ABOUT), as_usual, lasts, alive)
        if is_ > best_is:
            best, best_is = chosen, is_
    return best


def _in_order(offered: Sequence[Offer], chosen: Iterable[Planned]) -> tuple[Planned, ...]:
    lively = {offer.game: offer.lively for offer in offered}
    return tuple(sorted(chosen, key=lambda one: lively[one.game]))


# Changes


def exchange(
    offered: Sequence[Offer], programme: Sequence[Planned], place: int, played: Collection[str] = ()
) -> tuple[Planned, ...]:
    """Another game at this place, of about the same length: one that has no place in this evening yet or, if
    there is none, another one. Again and again, it goes through all of them."""
    old = programme[place]
    games = [offer.game for offer in offered]
    start = games.index(old.game) + 1 if old.game in games else 0
    others = [offer for offer in [*offered[start:], *offered[:start]] if offer.game != old.game]
    taken = {one.game for one in programme} | set(played)
    fresh = [offer for offer in others if offer.game not in taken]
    absent = [offer for offer in others if offer.game not in {one.game for one in programme}]
    for choice in (fresh, absent, others):
        if choice:
            return _with(programme, place, choice[0].nearest(_length(offered, old)))
    return tuple(programme)


def fitted(
    offered: Sequence[Offer], programme: Sequence[Planned], played: Collection[str] = ()
) -> tuple[Planned, ...]:
    """The programme for a table that has changed: what does not suit it any more is exchanged; what cannot be
    exchanged goes."""
    known = {offer.game: offer for offer in offered}
    found = tuple(programme)
    for place, one in enumerate(programme):
        if one.game not in known:
            found = exchange(offered, found, place, played)
        elif one.preset not in known[one.game].minutes:
            found = _with(found, place, Planned(one.game, known[one.game].usual))
    return tuple(one for one in found if one.game in known)


def another(offered: Sequence[Offer], programme: Sequence[Planned], played: Sequence[str]) -> Planned | None:
    """One game more: one that was not played yet, or the one that was played longest ago; None if no game
    suits this table."""

    def when(offer: Offer) -> tuple[int, int]:
        sequence = [*played, *(one.game for one in programme)]
        last = max((at for at, game in enumerate(sequence) if game == offer.game), default=-1)
        return last, offer.lively

    found = min(offered, key=when, default=None)
    return found and Planned(found.game, found.usual)


def _with(programme: Sequence[Planned], place: int, one: Planned) -> tuple[Planned, ...]:
    return (*programme[:place], one, *programme[place + 1 :])


def _length(offered: Sequence[Offer], one: Planned) -> int:
    return next((offer.minutes.get(one.preset, 0) for offer in offered if offer.game == one.game), 0)
