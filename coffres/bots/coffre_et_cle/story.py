"""What has happened, told again from the facts of one seat: every decision, and what its maker could know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from coffres.engine.contract import Fact, reveals
from coffres.games.coffre_et_cle.material import CENTRE, OPTIONS, UNDRAWN, Options

ACTIONS = ("observe", "exchange", "force", "pass")


def settled(options: Mapping[str, Any]) -> Options:
    """The options of a game, those that were not given with their defaults."""
    return Options(**{option.name: option.default for option in OPTIONS} | dict(options))


class Decision:
    """A decision, and the position in which it was made; its roles are filled in by whoever supposes some."""

    def __init__(self, deal: Deal, at: int, seat: int, verb: str, args: Sequence[int]) -> None:
        self.at = at  # number of its fact
        self.seat = seat
        self.verb = verb
        self.args = args
        self.must = deal.must == seat
        self.turns = deal.turns
        self.shown = ""
        self.n = deal.n
        self.options = deal.options
        self.card_at: Sequence[int] = tuple(deal.card_at)
        self.seen: Sequence[int] = tuple(deal.seen)
        self.locks: Sequence[int] = tuple(deal.locks)
        self.named: Sequence[int] = tuple(deal.named)
        self.designator = deal.designator
        self.designated = deal.designated
        self.roles: Sequence[int] = ()
        self.cards = [card for card in range(len(deal.roles)) if self.seen[seat] >> card & 1]

    def moved(self) -> tuple[int, ...]:
        """The cards that changed places."""
        if self.verb not in ("exchange", "force"):
            return ()
        hand = self.args[0] if self.verb == "force" else self.seat
        return self.card_at[hand], self.card_at[self.n + self.args[-1]]


class Deal:
    """One deal, as far as it was told."""

    def __init__(self, seats: int, options: Options, cards: int, begun: int, starter: int) -> None:
        self.n = seats
        self.options = options
        self.begun = begun  # number of its first fact
        self.roles = [UNDRAWN] * cards  # card -> the role that this seat was shown
        self.shown_at = [begun] * cards  # card -> number of the fact that showed it last
        self.drawn = 0  # bit mask of the cards that somebody has looked at
        self.card_at = list(range(seats + CENTRE))
        self.seen = [0] * seats
        self.locks = [0] * seats
        self.named = [-1] * seats
        self.designator = self.designated = self.must = -1
        self.starter = self.seat = starter  # who began, and whose turn it is
        self.page = "act"
        self.turns = 0
        self.decisions: list[Decision] = []
        self.talks: list[int] = []  # numbers of the facts that ended a talk
        self.over = False

    def hear(self, at: int, fact: Fact) -> None:
        verb = fact[1]
        shown = fact[3] if reveals(fact) else ()
        if verb in ("deal", "draw"):
            self._turned_up(at, *fact[2], dealt=verb == "deal")
        elif verb in ACTIONS:
            self._acted(at, fact, shown)
        elif verb in ("decline", "designate", "name"):
            self._answered(at, fact, shown)
        elif verb in ("end_talk", "talk_clock"):
            self.talks.append(at)
            self.page = "designate"
            self.must = shown[0] if shown else -1
        elif verb == "starter":
            self.starter = self.seat = fact[2][0]
        elif verb == "turn_clock":
            self._too_late()
        elif verb == "reveal":
            self.over = True
            for card, role in zip(self.card_at, shown, strict=True):
                self.roles[card] = role

    def _turned_up(self, at: int, card: int, role: int | None, *, dealt: bool) -> None:
        self.drawn |= 1 << card
        if dealt:
            self.seen[card] |= 1 << card
        if role is not None:
            self.roles[card] = role
            self.shown_at[card] = at

    def _acted(self, at: int, fact: Fact, shown: Sequence[int]) -> None:
        seat, verb, args = fact[:3]
        self.seat = seat
        self.decisions.append(Decision(self, at, seat, verb, args))
        self.page = "talk"
        if verb == "pass":
            return
        centre = self.n + args[-1]
        looker = args[0] if verb == "force" else seat
        card = self.card_at[centre]
        self.seen[looker] |= 1 << card
        if shown:
            self.roles[card] = shown[0]
            self.shown_at[card] = at
        if verb != "observe":
            self.card_at[looker], self.card_at[centre] = card, self.card_at[looker]
        if verb == "exchange":
            self.locks[seat] = 2
        elif verb == "force" and self.options.force_locks:
            self.locks[looker] = 1

    def _answered(self, at: int, fact: Fact, shown: Sequence[str]) -> None:
        seat, verb, args = fact[:3]
        decision = Decision(self, at, seat, verb, args)
        self.decisions.append(decision)
        if verb == "decline":
            self._end_turn(seat)
        elif verb == "name":
            self.named[seat] = args[0]
        else:
            decision.shown = shown[0]
            self.designator, self.designated = seat, args[0]

    def _too_late(self) -> None:
        """The time of a page was over: it counts as a pass, or as no."""
        if self.page == "designate":
            self._end_turn(self.seat)
        else:
            self.page = "talk"

    def _end_turn(self, seat: int) -> None:
        if self.locks[seat]:
            self.locks[seat] -= 1
        self.turns += 1
        self.seat = (seat + 1) % self.n
        self.page = "act"


def told(facts: Sequence[Fact], seats: int, options: Mapping[str, Any]) -> list[Deal]:
    """All deals so far; the last one is the present one."""
    chosen = settled(options)
    cards = seats + CENTRE + chosen.extra_neutrals
    deals = [Deal(seats, chosen, cards, 0, 0)]
    for at, fact in enumerate(facts):
        if not fact:
            continue
        if fact[1] == "next_deal":
            deals.append(Deal(seats, chosen, cards, at + 1, (deals[-1].starter + 1) % seats))
        else:
            deals[-1].hear(at, fact)
    return deals
