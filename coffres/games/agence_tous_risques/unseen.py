"""Imagining the hands a viewer cannot see, so that they fit every card that has been put down.

When the pile was last shuffled, all knew what went into it (`stock`) and so what all hands together then held
(`kept`). A card put down since then came from its player's part of the one or of the other: that is worked
out card by card, going back where it cannot be; what is left is dealt at random.
"""

from __future__ import annotations

import random

from coffres.engine.contract import View
from coffres.games.agence_tous_risques.material import BENCHED, DECK, HAND

Hands = list[tuple[int, ...]]
_KINDS = len(DECK)


def worlds(view: View, rng: random.Random) -> tuple[Hands, Hands, list[int]]:
    """Hands, what is kept of them from before the last shuffle, and the pile."""
    world = _World(view)
    world.explain(0, rng)
    return world.dealt(view, rng)


class _World:
    """What is still to be explained: two stores of cards, and each unseen hand's share in them."""

    def __init__(self, view: View) -> None:
        hands, kept, sizes = view["hands"], view["kept"], view["kept_sizes"]
        self.unseen = [c for c, hand in enumerate(hands) if hand is None]
        put_down = [divmod(code, _KINDS) for code in view["since"]]
        self.plays = [(c, card) for c, card in put_down if hands[c] is None]
        self.new = view["stock"][:]
        self.old = [count - stock for count, stock in zip(DECK, self.new, strict=True)]
        self.old[BENCHED] -= view["aside"]
        self.kept: list[list[int]] = [hand or [] for hand in kept]
        self.old_share = [0] * len(hands)
        self.new_share = [0] * len(hands)
        for c in self.unseen:
            self.old_share[c] = sizes[c]
            self.new_share[c] = HAND - sizes[c]  # dealt, or drawn by whoever shuffled
        for c, hand in enumerate(hands):
            if hand is not None:
                self._account(hand, kept[c], [card for other, card in put_down if other == c])

    def _account(self, hand: list[int], kept: list[int], put_down: list[int]) -> None:
        """A hand the viewer knows: what it kept and what it has drawn are no longer to be found."""
        for card in kept:
            self.old[card] -= 1
            self.new[card] += 1
        for card in (*hand, *put_down):
            self.new[card] -= 1

    def explain(self, play: int, rng: random.Random) -> bool:
        """Finds where every card put down, from this one on, can have come from."""
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
            self.new_share[c] += 1  # its replacement
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
