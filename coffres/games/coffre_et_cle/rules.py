"""The rules: a deal, turns of one action, a designation, the final phase, and a series of deals.

The phase of a state says how far the game is; asks.py shows the order of the phases.
"""

from __future__ import annotations

import random
from collections.abc import Mapping

from coffres.engine.contract import (
    CHANCE,
    CLOCK,
    NO_OPTIONS,
    TABLE,
    Ask,
    Chapter,
    Fact,
    Game,
    Move,
    Outcome,
    Value,
    View,
)
from coffres.engine.contract import Options as GivenOptions
from coffres.engine.trouble import N_, Trouble
from coffres.games.coffre_et_cle import asks, material, moves, secrets
from coffres.games.coffre_et_cle.material import (
    CENTRE,
    FALSE_KEY,
    FALSE_TREASURE,
    POINTS,
    ROLES,
    TREASURE,
    UNDRAWN,
    Options,
)
from coffres.games.coffre_et_cle.state import State

_CLOCKED = ("act", "look", "designate")  # the pages whose time CC-45 limits


class CoffreEtCle(Game[State]):
    key = material.KEY
    rules = 2
    seats = material.SEATS
    options = material.OPTIONS
    presets = material.PRESETS
    endings = material.ENDINGS
    turn_rule = "CC-11"
    # CC-33; a designation cannot be taken back anyway, because the table is told its result (CC-51)
    said_aloud = frozenset({"name"})

    def reconcile(self, seats: int, given: GivenOptions, settled: dict[str, Value]) -> None:
        if settled["extra_neutrals"] and not settled["rounds"]:
            raise Trouble(
                N_("Des Neutres en plus (extra_neutrals) demandent un nombre de tours (rounds) : CC-41."),
            )

    def start(self, seats: int, options: GivenOptions = NO_OPTIONS) -> State:
        return State(seats, Options(**options))

    # The questions

    def asks(self, s: State) -> tuple[Ask, ...]:
        return asks.standing(s)

    def legal(self, s: State, by: int) -> list[Move]:
        phase = s.phase
        if by >= 0:
            return self._legal_of_seat(s, by)
        if by == CHANCE:
            return _draws(s)
        if by == CLOCK:
            if phase in asks.TALKS:
                return [moves.TALK_CLOCK] if s.options.talk else []
            return [moves.TURN_CLOCK] if s.options.turn_clock and phase in _CLOCKED else []
        if phase in asks.TALKS:
            return [moves.END_TALK]
        return [moves.REVEAL] if phase == "reveal" else [moves.NEXT_DEAL] if phase == "shown" else []

    def _legal_of_seat(self, s: State, by: int) -> list[Move]:
        phase = s.phase
        if phase == "look":
            return [moves.SEEN[by]] if by == s.looker else []
        if phase == "first_look":
            return [moves.SEEN[by]] if by == s.ready else []
        if by != s.seat:
            return []
        if phase == "act":
            return _actions(s, by)
        if phase == "designate":
            if s.role_of(by) in (TREASURE, FALSE_TREASURE):  # CC-27, CC-39
                return [moves.DECLINE[by], *moves.pointing("designate", by, s.n)]
            return [moves.DECLINE[by]]
        if phase in asks.POINTING:
            return list(moves.pointing("name" if phase == "name" else "designate", by, s.n))
        return []

    def weights(self, s: State, by: int) -> list[float]:
        if by == CHANCE and s.phase != "starter":
            return [float(count) for count in s.left if count]
        return super().weights(s, by)

    def refusal(self, s: State, m: Move) -> str:
        if s.phase == "act":
            return _EARLY.get(m.verb) or _refused_action(s, m)
        if m.verb in ("designate", "name") and m.args == (m.by,):
            return "CC-28" if m.verb == "designate" else "CC-33"
        return self.asks(s)[0].rule

    def interrupts(self, s: State) -> list[Move]:
        decided = s.deal + 1 == s.options.deals and s.decided()
        return [] if s.stopped or decided else super().interrupts(s)

    # The effect of a move

    def apply(self, s: State, m: Move) -> None:
        _DO[m.verb](s, m)

    def tell(self, s: State, m: Move, viewer: int) -> Fact:
        return secrets.tell(s, m, viewer)

    def chapter(self, s: State) -> Chapter:
        return asks.chapter(s)

    def view(self, s: State, viewer: int) -> View:
        return secrets.view(s, viewer)

    def imagine(self, view: View, rng: random.Random) -> State:
        return secrets.imagine(view, rng)

    def outcome(self, s: State) -> Outcome | None:
        if s.phase != "over":
            return None
        scores = tuple(s.scores)
        if s.result == "stopped":
            return Outcome((), "stopped", scores)
        best = max(scores)
        winning = (lambda points: points == best) if s.options.deals > 1 else bool  # CC-58, CC-59
        winners = tuple(seat for seat, points in enumerate(scores) if points and winning(points))
        return Outcome(winners, "series" if s.options.deals > 1 else s.result, scores)

    def inventory(self, s: State) -> Mapping[str, int]:
        return {role: s.left[code] + s.roles.count(code) for code, role in enumerate(ROLES)}


# Legal moves


def _actions(s: State, seat: int) -> list[Move]:
    locks = s.locks
    found = moves.OBSERVE[seat][:]
    if not locks[seat]:  # CC-19
        found += moves.EXCHANGE[seat]
    force = moves.FORCE[seat]
    for target in range(s.n):
        if not locks[target] and target != seat:  # CC-20
            found += force[target]
    found.append(moves.PASS[seat])
    return found


_EARLY = {"designate": "CC-49", "decline": "CC-49", "name": "CC-32"}  # what may be done only after the action


def _refused_action(s: State, m: Move) -> str:
    if m.verb == "exchange":
        return "CC-19" if s.locks[m.by] else "CC-13"
    if m.verb == "force":
        locked = bool(m.args) and m.args[0] in range(s.n) and s.locks[m.args[0]]
        return "CC-20" if locked and m.args[0] != m.by else "CC-14"
    return "CC-12" if m.verb == "observe" else "CC-11"


def _draws(s: State) -> list[Move]:
    if s.phase == "deal":
        made = moves.DEAL[s.ready]
    elif s.phase == "draw":
        made = moves.DRAW[s.card_at[s.looked]]
    elif s.phase == "uncover":
        made = moves.DRAW[s.roles.index(UNDRAWN)]
    else:
        return moves.STARTER[: s.n] if s.phase == "starter" else []
    return [made[role] for role, count in enumerate(s.left) if count]


# The effects of single moves


def _deal(s: State, m: Move) -> None:
    seat, role = m.args
    s.roles[seat] = role
    s.left[role] -= 1
    s.look(seat, seat)
    s.ready += 1
    if s.ready == s.n:
        s.ready = 0
        s.phase = "first_look" if s.starter >= 0 else "starter"


def _starter(s: State, m: Move) -> None:
    s.starter = s.seat = m.args[0]
    s.phase = "first_look"


def _seen(s: State, m: Move) -> None:
    if s.phase == "first_look":
        s.ready += 1
        if s.ready == s.n:
            s.phase = "act"
        return
    s.looker = s.looked = -1
    s.phase = "talk"


def _observe(s: State, m: Move) -> None:
    _look(s, m.by, s.n + m.args[0])


def _exchange(s: State, m: Move) -> None:
    _swap(s, m.by, m.args[0])
    s.locks[m.by] = 2  # until the end of this turn and of the next one (CC-18, CC-46)
    _look(s, m.by, m.by)


def _force(s: State, m: Move) -> None:
    target, slot = m.args
    _swap(s, target, slot)
    if s.options.force_locks:
        s.locks[target] = 1  # until the end of their own next turn (CC-25)
    _look(s, target, target)


def _swap(s: State, seat: int, slot: int) -> None:
    centre = s.n + slot
    s.card_at[seat], s.card_at[centre] = s.card_at[centre], s.card_at[seat]
    s.swaps.append(seat * CENTRE + slot)


def _look(s: State, seat: int, place: int) -> None:
    s.looker = seat
    s.looked = place
    if s.role_of(place) == UNDRAWN:
        s.phase = "draw"
    else:
        s.look(seat, place)
        s.phase = "look"


def _draw_card(s: State, m: Move) -> None:
    card, role = m.args
    s.roles[card] = role
    s.left[role] -= 1
    if s.phase == "draw":
        s.look(s.looker, s.looked)
        s.phase = "look"
    elif UNDRAWN not in s.roles:
        _show(s)


def _pass(s: State, m: Move) -> None:
    s.phase = "talk"


def _turn_clock(s: State, m: Move) -> None:
    """CC-45: when the time is over, no action counts as a pass, no answer as no, and a look has taken
    place."""
    if s.phase == "act":
        s.phase = "talk"
    elif s.phase == "look":
        _seen(s, m)
    else:
        _end_turn(s, m)


def _end_talk(s: State, m: Move) -> None:
    if s.phase == "talk":
        s.phase = "designate"
    elif s.phase == "final_talk":
        s.seat = (s.designator + 1) % s.n  # CC-32: beginning with the player on their left
        s.phase = "name"
    else:
        s.seat = s.holder(TREASURE)
        s.phase = "must_designate" if s.seat >= 0 else "reveal"


def _end_turn(s: State, m: Move) -> None:
    if s.locks[s.seat]:
        s.locks[s.seat] -= 1
    s.turns += 1
    s.seat = (s.seat + 1) % s.n
    s.phase = "last_talk" if s.turns == s.options.rounds * s.n else "act"


def _designate(s: State, m: Move) -> None:
    s.designator = m.by
    s.designated = m.args[0]
    s.verdict = s.verdict_on(s.designated)
    s.phase = "final_talk" if s.verdict == "neither" else "reveal"


def _name(s: State, m: Move) -> None:
    s.named[m.by] = m.args[0]
    s.seat = (m.by + 1) % s.n
    last = m.by == s.designator or (s.seat == s.designator and not s.options.designator_names)  # CC-53
    if last:
        s.phase = "reveal"


def _reveal(s: State, m: Move) -> None:
    if not s.result:
        s.result, winners = _resolved(s)
        for seat in winners:
            s.scores[seat] += POINTS[s.role_of(seat)]
    if UNDRAWN in s.roles:
        s.looker = TABLE
        s.phase = "uncover"
    else:
        _show(s)


def _resolved(s: State) -> tuple[str, list[int]]:
    """How the deal ended and who won it, by the cards that the players hold now (CC-10)."""
    if s.designator < 0:
        return "treasure_in_no_hand", []
    if s.verdict == "key":
        if s.role_of(s.designator) == TREASURE:
            return "key_designated", [s.designator, s.designated]
        return "false_treasure_wins", [s.designator]
    if s.verdict == "false_key":
        return "false_key_designated", [s.designated]
    bluffer = s.holder(FALSE_KEY)
    winners = [seat for seat, named in enumerate(s.named) if named == bluffer >= 0]
    return ("false_key_named", [*winners, bluffer]) if winners else ("nobody_named", [])


def _show(s: State) -> None:
    s.phase = "over" if s.stopped or s.deal + 1 == s.options.deals else "shown"


def _next_deal(s: State, m: Move) -> None:
    s.deal += 1
    s.starter = (s.starter + 1) % s.n  # CC-42
    s.new_deal()


def _stop(s: State, m: Move) -> None:
    """CC-58: a decided deal stays won; otherwise nobody wins. The cards are shown in both cases (CC-38)."""
    s.stopped = True
    if not s.decided():
        s.result = "stopped"
        s.phase = "reveal"
    elif s.phase == "shown":
        s.phase = "over"


_DO = {
    "deal": _deal,
    "starter": _starter,
    "draw": _draw_card,
    "seen": _seen,
    "observe": _observe,
    "exchange": _exchange,
    "force": _force,
    "pass": _pass,
    "turn_clock": _turn_clock,
    "talk_clock": _end_talk,
    "end_talk": _end_talk,
    "decline": _end_turn,
    "designate": _designate,
    "name": _name,
    "reveal": _reveal,
    "next_deal": _next_deal,
    "stop": _stop,
}

GAME = CoffreEtCle()
