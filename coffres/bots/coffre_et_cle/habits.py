"""What a sensible player does, knowing only what its seat has looked at.

All swaps are public, so a seat always knows where the cards are that it has seen. These habits are used three
times: others play by them in imagined games, what others did is judged by them, and the search tries what
they propose first.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from coffres.engine.contract import Move
from coffres.games.coffre_et_cle.material import (
    FALSE_KEY,
    FALSE_TREASURE,
    NEUTRAL,
    THE_KEY,
    TREASURE,
)

HUNTERS = (TREASURE, FALSE_TREASURE)  # the roles whose holders may designate
PATIENCE = 8  # rounds after which nobody waits any more: a game has to end
SURE = 100.0  # the weight of an action after which the deal is as good as won
_WHIM = 0.06  # how often a sensible player does just anything

# An action that is considered: its weight, what it is, the place of the centre (-1: none), whom it forces.
Plan = tuple[float, str, int, Sequence[int]]
# The seats that may be pointed at, each with its weight; -1: nobody.
Shares = dict[int, float]


class Scene(Protocol):
    """What is read of a position: of an imagined state, or of a moment that is told again."""

    n: int
    options: Any
    card_at: Sequence[int]  # place -> card
    roles: Sequence[int]  # card -> role
    seen: Sequence[int]  # seat -> bit mask of the cards it has looked at
    locks: Sequence[int]
    turns: int
    named: Sequence[int]
    designator: int
    designated: int


class Known(NamedTuple):
    """What a seat knows of the cards."""

    role: int  # its own
    where: list[int]  # role -> the place where it knows it to be; -1: unknown
    hands: list[int]  # the other seats whose cards it does not know
    slots: list[int]  # the places of the centre whose cards it does not know: 0, 1


def known(scene: Scene, seat: int) -> Known:
    n, card_at, roles, mask = scene.n, scene.card_at, scene.roles, scene.seen[seat]
    where, hands, slots = [-1, -1, -1, -1, -1], [], []
    for place, card in enumerate(card_at):
        if mask >> card & 1:
            where[roles[card]] = place
        elif place < n:
            hands.append(place)
        else:
            slots.append(place - n)
    return Known(roles[card_at[seat]], where, hands, slots)


# Actions


def plans(scene: Scene, seat: int) -> list[Plan]:
    """The actions that a sensible player considers, with how much each appeals to it."""
    knows = known(scene, seat)
    locks = scene.locks
    free = [other for other in range(scene.n) if other != seat and not locks[other]]
    return _OF_ROLE[knows.role](scene, seat, knows, free) or [(1.0, "pass", -1, ())]


def _hunts(scene: Scene, seat: int, knows: Known, free: list[int]) -> list[Plan]:
    """With a Treasure: to learn where the Key is, or the False Key, which is as good when one names, too."""
    n, key, false_key = scene.n, knows.where[THE_KEY], knows.where[FALSE_KEY]
    names = scene.options.designator_names
    if 0 <= key < n or (names and 0 <= false_key < n):  # it is as good as won: nothing must be changed
        return [(1.0, "observe", slot, ()) for slot in knows.slots or (0, 1)]
    if free and key >= n:
        return [(20.0, "force", key - n, free)]
    if free and names and false_key >= n:
        return [(20.0, "force", false_key - n, free)]
    found: list[Plan] = [(5.0, "observe", slot, ()) for slot in knows.slots]
    if len(knows.slots) < 2:
        targets = [other for other in free if other in knows.hands]
        weight = 0.6 if knows.slots else 4.0
        found += [(weight, "force", slot, targets) for slot in (0, 1) if slot not in knows.slots and targets]
    if not knows.slots:
        found.append((1.0, "pass", -1, ()))
    return found


def _wins_with_treasure(scene: Scene, knows: Known, left: int) -> bool:
    """Whether it would win at once by taking the Treasure from the centre, knowing what it knows; `left` is
    the role that it would give away."""
    n, where = scene.n, knows.where
    if left != THE_KEY and 0 <= where[THE_KEY] < n:
        return True
    return bool(scene.options.designator_names) and left != FALSE_KEY and 0 <= where[FALSE_KEY] < n


def _seeks(scene: Scene, seat: int, knows: Known, free: list[int]) -> list[Plan]:
    """With a Neutral: to become somebody."""
    n, where = scene.n, knows.where
    found: list[Plan] = []
    locked = scene.locks[seat]
    if not locked:
        for role, weight in _WANTED:
            if where[role] >= n:
                at_once = role in HUNTERS and _wins_with_treasure(scene, knows, NEUTRAL)
                found.append((SURE if at_once else weight, "exchange", where[role] - n, ()))
    for slot in knows.slots:
        if not locked:
            found.append((1.0, "exchange", slot, ()))
        found.append((4.0, "observe", slot, ()))
    if not knows.slots:
        targets = [other for other in free if other in knows.hands]
        plain = [slot for slot in (0, 1) if n + slot not in where]
        found += [(1.5, "force", slot, targets) for slot in plain if targets]
        found.append((1.0, "pass", -1, ()))
    return found


def _waits(scene: Scene, seat: int, knows: Known, free: list[int]) -> list[Plan]:
    """With the Key or the False Key: to be designated, for which somebody must have the Treasure."""
    n, treasure = scene.n, knows.where[TREASURE]
    found: list[Plan] = [(2.5, "observe", slot, ()) for slot in knows.slots]
    found.append((1.5, "pass", -1, ()))
    if treasure >= n:
        if not scene.locks[seat]:
            at_once = _wins_with_treasure(scene, knows, knows.role)
            found.append((SURE if at_once else 4.0, "exchange", treasure - n, ()))
        if free:
            found.append((6.0, "force", treasure - n, free))
    return found


_WANTED = ((TREASURE, 20.0), (FALSE_TREASURE, 16.0), (FALSE_KEY, 8.0), (THE_KEY, 5.0))
_OF_ROLE = (_waits, _hunts, _waits, _seeks, _hunts)


def act(scene: Scene, seat: int, rng: random.Random) -> Move:
    """An action, drawn as a sensible player might choose it."""
    found = plans(scene, seat)
    _weight, verb, slot, targets = rng.choices(found, [plan[0] for plan in found])[0]
    return action(seat, verb, slot, targets and targets[int(rng.random() * len(targets))])


def action(seat: int, verb: str, slot: int, target: Any) -> Move:
    if verb == "pass":
        return Move(seat, verb)
    return Move(seat, verb, (target, slot) if verb == "force" else (slot,))


def wild_act(scene: Scene, seat: int, rng: random.Random) -> Move:
    """Any action at all."""
    free = [other for other in range(scene.n) if other != seat and not scene.locks[other]]
    at = int(rng.random() * acts(scene, seat))
    slot = at & 1
    if at < 2:
        return Move(seat, "observe", (slot,))
    if not scene.locks[seat]:
        if at < 4:
            return Move(seat, "exchange", (slot,))
        at -= 2
    other = at // 2 - 1
    return Move(seat, "force", (free[other], slot)) if other < len(free) else Move(seat, "pass")


def acts(scene: Scene, seat: int) -> int:
    """How many actions are allowed."""
    free = sum(1 for other in range(scene.n) if other != seat and not scene.locks[other])
    return 3 + 2 * free + (0 if scene.locks[seat] else 2)


def act_chance(scene: Scene, seat: int, verb: str, args: Sequence[int]) -> float:
    """How likely a sensible player is to do this."""
    found = plans(scene, seat)
    fits = 0.0
    for weight, planned, slot, targets in found:
        if planned == verb and (slot < 0 or slot == args[-1]):
            if verb != "force":
                fits += weight
            elif args[0] in targets:
                fits += weight / len(targets)
    return (1 - _WHIM) * fits / sum(plan[0] for plan in found) + _WHIM / acts(scene, seat)


# Pointing


def designating(scene: Scene, seat: int, must: bool) -> Shares:
    """Whom the holder of a Treasure designates as the Key; -1: it waits."""
    n = scene.n
    knows = known(scene, seat)
    key, false_key = knows.where[THE_KEY], knows.where[FALSE_KEY]
    if 0 <= key < n:
        return {key: 1.0}
    others = [other for other in range(n) if other not in (seat, false_key)]
    unknown = [other for other in others if other in knows.hands]
    if scene.options.designator_names and 0 <= false_key < n:
        return dict.fromkeys(others, 1.0)
    shares = dict.fromkeys(unknown or others, 1.0)
    patience = 1 - scene.turns / (PATIENCE * n)
    if not must and patience > 0:
        shares[-1] = len(shares) * 9.0 * patience
    return shares


def naming(scene: Scene, seat: int) -> Shares:
    """Whom a sensible player names as the False Key: the one it knows, or one of those that others named."""
    n = scene.n
    knows = known(scene, seat)
    false_key = knows.where[FALSE_KEY]
    if 0 <= false_key < n and false_key != seat:
        return {false_key: 1.0}
    cleared = (seat, scene.designator, scene.designated)  # the one has a Treasure, the other neither key
    suspects = [other for other in knows.hands if other not in cleared]
    if false_key == seat or false_key >= n or not suspects:
        return dict.fromkeys([other for other in range(n) if other != seat], 1.0)
    shares = dict.fromkeys(suspects, 1.0)
    for other, named in enumerate(scene.named):
        if named in shares:
            shares[named] += 0.3 if other in shares else 1.5
    return shares


def drawn(shares: Shares, rng: random.Random) -> int:
    """One of them, by its weight."""
    if len(shares) == 1:
        return next(iter(shares))
    return rng.choices(list(shares), list(shares.values()))[0]


def share_of(shares: Shares, other: int, choices: int) -> float:
    """How likely a sensible player is to point there."""
    return (1 - _WHIM) * shares.get(other, 0.0) / sum(shares.values()) + _WHIM / choices
