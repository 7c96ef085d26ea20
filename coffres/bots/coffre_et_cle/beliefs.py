"""Who probably has which card: every way in which the unknown cards can lie, weighed by what others did.

In each of these worlds every player is sensible or acts on a whim; how they have acted in that world tells
how likely it is to be the true one, and how likely each of them is to go on acting on a whim.
"""

from __future__ import annotations

import random
from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate
from typing import Any, NamedTuple

from coffres.bots.coffre_et_cle import habits
from coffres.bots.coffre_et_cle.story import ACTIONS, Deal, Decision
from coffres.bots.teaching import Thinker
from coffres.engine.contract import View
from coffres.engine.levels import APPRENTI, COMPAGNON
from coffres.games.coffre_et_cle.material import (
    CENTRE,
    FALSE_KEY,
    NEUTRAL,
    ROLES,
    THE_KEY,
    TREASURE,
    UNDRAWN,
    Options,
    deck,
)

WHIM = 0.25  # how likely somebody is to act on a whim throughout, before anything was seen of them
# How far a weaker level believes that what others do tells something, from 0 to 1.
_TRUST = {APPRENTI: 0.0, COMPAGNON: 0.5}
_MOST_WORLDS = 400
_MOST_DECISIONS = 60  # of the latest: what was done before tells little about the cards of now

Roles = tuple[int, ...]  # card -> role; UNDRAWN for a card that nobody has looked at


class World(NamedTuple):
    """One way in which the cards can lie."""

    roles: Roles
    weight: float
    whims: tuple[float, ...]  # seat -> how likely its player acts on a whim


class Beliefs:
    """The worlds that are possible, and what they say together."""

    def __init__(self, view: View, worlds: list[World]) -> None:
        self.view = view
        self.worlds = worlds
        self._sums = list(accumulate(world.weight for world in worlds))
        self.whole = self._sums[-1]
        self.states: dict[int, Any] = {}  # number of a world -> a state of it, once it was needed
        self._odds: dict[int, list[float]] = {}

    def draw(self, rng: random.Random) -> int:
        """The number of a world."""
        return min(bisect(self._sums, rng.random() * self.whole), len(self.worlds) - 1)

    def odds(self, role: int) -> list[float]:
        """card -> how likely it is to have this role, for the cards that somebody has looked at."""
        if role not in self._odds:
            found = [0.0] * len(self.worlds[0].roles)
            for world in self.worlds:
                for card, held in enumerate(world.roles):
                    if held == role:
                        found[card] += world.weight / self.whole
            self._odds[role] = found
        return self._odds[role]

    def filled(self, number: int) -> View:
        """The view of somebody who knows the cards of this world."""
        view, roles = self.view, self.worlds[number].roles
        places = [*view["card_at"], *range(len(view["card_at"]), len(roles))]
        shown = [None if roles[card] == UNDRAWN else roles[card] for card in places]
        hands = len(view["cards"])
        return {**view, "cards": shown[:hands], "put_away": shown[hands:]}


def weighed(view: View, deals: Sequence[Deal], seat: Thinker) -> Beliefs:
    me, trust = seat.number, _TRUST.get(seat.level.key, 1.0)
    rng = random.Random(repr((view["card_at"], view["cards"])))
    found = [way for way in _ways(view) if _agrees(view, way[0])]
    if len(found) > _MOST_WORLDS:
        found = rng.sample(found, _MOST_WORLDS)
    whims = _whims(deals[:-1], me, view["seats"])
    decisions = [decision for decision in deals[-1].decisions if decision.seat != me]
    judged = _Judge(decisions[-_MOST_DECISIONS:], whims, trust)
    worlds = [judged.world(roles, ways) for roles, ways in found]
    worlds = [world for world in worlds if world.weight > 0]
    if not worlds:  # what others did has no sense: then it says nothing
        worlds = [World(roles, ways, tuple(whims)) for roles, ways in found]
    return Beliefs(view, worlds)


def _ways(view: View) -> list[tuple[Roles, float]]:
    """Every way in which the unknown cards can lie, and how many ways it is: cards that nobody has looked at
    are not told apart."""
    left = deck(view["seats"], Options(**view["options"]))
    roles = [UNDRAWN] * (view["seats"] + CENTRE + view["options"]["extra_neutrals"])
    for card, role in zip(view["card_at"], view["cards"], strict=True):
        if role is not None:
            roles[card] = role
            left[role] -= 1
    unknown = [card for card, role in enumerate(roles) if role == UNDRAWN and view["drawn"] >> card & 1]
    undrawn = roles.count(UNDRAWN) - len(unknown)
    for card in unknown:
        roles[card] = NEUTRAL
    special = [role for role in range(len(ROLES)) if role != NEUTRAL and left[role]]
    found: list[tuple[Roles, float]] = []
    _place(special, roles, unknown, undrawn, 1.0, left[NEUTRAL], found)
    return found


def _place(
    special: Sequence[int],
    roles: list[int],
    unknown: Sequence[int],
    undrawn: int,
    ways: float,
    neutrals: int,
    found: list[tuple[Roles, float]],
) -> None:
    """Lays the special cards one after the other on unknown cards, or among those nobody has looked at."""
    free = [card for card in unknown if roles[card] == NEUTRAL]
    if not special:
        if len(free) <= neutrals:
            found.append((tuple(roles), ways))
        return
    for card in free:
        roles[card] = special[0]
        _place(special[1:], roles, unknown, undrawn, ways, neutrals, found)
        roles[card] = NEUTRAL
    if undrawn:
        _place(special[1:], roles, unknown, undrawn - 1, ways * undrawn, neutrals, found)


def _agrees(view: View, roles: Roles) -> bool:
    """Whether the cards agree with what the table was told about the Treasure and about a designation."""
    card_at = view["card_at"]
    if view["phase"] == "must_designate":
        return bool(roles[card_at[view["seat"]]] == TREASURE)
    designator = view["designator"]
    if designator < 0:
        return True
    held = roles[card_at[view["designated"]]]
    verdict = ROLES[held] if held in (THE_KEY, FALSE_KEY) else "neither"
    return bool(roles[card_at[designator]] in habits.HUNTERS and verdict == view["verdict"])


class _Judge:
    """Judges worlds by what was done."""

    def __init__(self, decisions: Sequence[Decision], whims: Sequence[float], trust: float) -> None:
        self._decisions = decisions
        self._whims = whims
        self._trust = trust
        # for each decision: what its maker would have known -> how likely it was
        self._known: list[dict[Roles, tuple[float, float]]] = [{} for _decision in decisions]

    def world(self, roles: Roles, ways: float) -> World:
        sensible, whimsical = [1.0] * len(self._whims), [1.0] * len(self._whims)
        for decision, known in zip(self._decisions, self._known, strict=True):
            cards = tuple([roles[card] for card in decision.cards])
            odds = known.get(cards)
            if odds is None:
                odds = known[cards] = likely(decision, roles)
            seat = decision.seat
            sensible[seat] *= odds[0]
            whimsical[seat] *= odds[1]
        weight, whims = 1.0, []
        for sense, whim, before in zip(sensible, whimsical, self._whims, strict=True):
            both = (1 - before) * sense + before * whim
            weight *= both
            whims.append(before * whim / both if both else before)
        if self._trust < 1:
            weight = weight**self._trust if weight else 0.0
        return World(roles, ways * weight, tuple(whims))


def likely(decision: Decision, roles: Sequence[int]) -> tuple[float, float]:
    """How likely a sensible player and one on a whim were to decide so, if the cards were these."""
    decision.roles = roles
    seat, n = decision.seat, decision.n
    if decision.verb in ACTIONS:
        return (
            habits.act_chance(decision, seat, decision.verb, decision.args),
            1 / habits.acts(decision, seat),
        )
    if decision.verb == "name":
        return habits.share_of(habits.naming(decision, seat), decision.args[0], n - 1), 1 / (n - 1)
    hunts = roles[decision.card_at[seat]] in habits.HUNTERS
    if decision.verb == "decline":
        if not hunts:
            return 1.0, 1.0
        return habits.share_of(habits.designating(decision, seat, must=False), -1, n), 1 / n
    if not hunts:
        return 0.0, 0.0
    shares = habits.designating(decision, seat, must=decision.must)
    return habits.share_of(shares, decision.args[0], n), 1 / n


def _whims(deals: Sequence[Deal], me: int, seats: int) -> list[float]:
    """How likely each player is to act on a whim, after the deals whose cards were shown."""
    ratio = [WHIM / (1 - WHIM)] * seats
    for deal in deals:
        if UNDRAWN in deal.roles:
            continue  # a deal that was stopped
        for decision in deal.decisions:
            if decision.seat != me:
                sense, whim = likely(decision, deal.roles)
                ratio[decision.seat] *= whim / sense if sense else 1.0
    return [min(0.95, max(0.02, odds / (1 + odds))) for odds in ratio]
