"""Imagines the hands that a viewer cannot see, so that they fit all cards that have been put down.

At the pile's last shuffle, all knew which cards went into it (`stock`), and so which cards all hands together
had (`kept`). A card put down since then came either from its player's part of `kept` or from a card they drew
from `stock`. This is worked out card by card, going back where there is no solution; the remaining cards are
dealt at random.
"""

from __future__ import annotations

import random

from coffres.engine.contract import View
from coffres.games.agence_tous_risques.material import BENCHED, DECK, HAND

Hands = list[tuple[int, ...]]
_KINDS = len(DECK)


def worlds(view: View, rng: random.Random) -> tuple[Hands, Hands, list[int]]:
    """All hands, the part of each hand that is older than the last shuffle, and the pile."""
    world = _World(view)
    world.explain(0, rng)
    return world.dealt(view, rng)


class _World:
    """The search: two stores of cards, and how many cards each unseen hand gets from either."""

    def __init__(self, view: View) -> None:
        hands, kept, sizes = view["hands"], view["kept"], view["kept_sizes"]
        self.unseen = [c for c, hand in enumerate(hands) if hand is None]
        put_down = [divmod(code, _KINDS) for code in view["since"]]
        self.plays = [(c, card) for c, card in put_down if hands[c] is None]
        self.new = view["stock"][:]
        self.old = [count - stock for count, stock in zip(DECK, self.new, strict=True)]
        self.old[BENCHED] -= view["aside"]
        self.kept: list[list[int]] = [hand or [] for hand in kept]
        self.old_share = {c: sizes[c] for c in self.unseen}
        # cards that were dealt, or drawn by the player who shuffled
        self.new_share = {c: HAND - sizes[c] for c in self.unseen}
        for c, hand in enumerate(hands):
            if hand is not None:
                self._account(hand, kept[c], [card for other, card in put_down if other == c])

    def _account(self, hand: list[int], kept: list[int], put_down: list[int]) -> None:
        """Takes the cards of a hand that the viewer knows, kept and drawn, out of the two stores."""
        for card in kept:
            self.old[card] -= 1
            self.new[card] += 1
        for card in (*hand, *put_down):
            self.new[card] -= 1

    def explain(self, play: int, rng: random.Random) -> bool:
        """Finds a possible origin for each card put down, from card number `play` on. False if there is
        none."""
        if play == len(self.plays):
            return True
        c, card = self.plays[play]
        sources = [(self.old, self.old_share, self.kept[c]), (self.new, self.new_share, [])]
        odds = [store[card] * share[c] / (sum(store) or 1) for store, share, _ in sources]
        if rng.random() * sum(odds) >= odds[0]:
            sources.reverse()
        for store, share, origin in sources:
            if not store[card] or not share[c]:
                continue
            store[card] -= 1
            share[c] -= 1
            origin.append(card)
            self.new_share[c] += 1  # the player drew its replacement
            if self.explain(play + 1, rng):
                return True
            self.new_share[c] -= 1
            origin.pop()
            share[c] += 1
            store[card] += 1
        return False

    def dealt(self, view: View, rng: random.Random) -> tuple[Hands, Hands, list[int]]:
        old = _shuffled(self.old, rng)
        new = _shuffled(self.new, rng)
        hands = [tuple(hand or ()) for hand in view["hands"]]
        for c in self.unseen:
            still = [old.pop() for _ in range(self.old_share[c])]
            drawn = [new.pop() for _ in range(view["hand_sizes"][c] - len(still))]
            self.kept[c] += still
            hands[c] = tuple(sorted(still + drawn))
        pile = [new.count(card) for card in range(_KINDS)]
        return hands, [tuple(sorted(kept)) for kept in self.kept], pile


def _shuffled(store: list[int], rng: random.Random) -> list[int]:
    cards = [card for card, count in enumerate(store) for _ in range(count)]
    rng.shuffle(cards)
    return cards
