"""What cards are worth in a hand, in turns: that is how people feel it, and what the tables of races
understand.

The numbers were read off 12 000 games that the quick policy played with itself: how much more often those
won who held a card, compared with those who were a turn ahead.
"""

from __future__ import annotations

from functools import cache
from itertools import accumulate

from coffres.bots.agence_tous_risques.position import Position
from coffres.bots.agence_tous_risques.races import races
from coffres.bots.agence_tous_risques.walks import LABS
from coffres.games.agence_tous_risques.material import CARDS, DECK, FIRST_LAB_CARD, lab_card

_LAB = 0.03  # a lab card, away from its lab
# "benched", "prowling guard", boost, "clear the way", "show the way"
_RACING = (1.1, 1.05, 0.2, 0.3, 0.4)  # nobody has the formula
_LATE = (0.9, 1.05, 0.15, 0.2, 0.15)  # somebody else has it, and one has not been to the vault
_HUNTING = (0.75, 0.75, 0.1, 0.25, 0.1)  # a pursuer
_HOLDING = (0.7, 0.25, 0.1, 0.25, 0.15)  # with the formula
_ON_ITS_LAB = 0.3  # the part of a lab card's way that counts already when one stands on its lab


def worths(s: Position, c: int) -> tuple[float, ...]:
    """For each card, the turns that it is worth in the hand of character `c`."""
    if s.holder < 0:
        known = _RACING
    elif s.holder == c:
        known = _HOLDING
    else:
        known = _HUNTING if s.been >> c & 1 else _LATE
    return _with_labs(known)


@cache
def _with_labs(known: tuple[float, ...]) -> tuple[float, ...]:
    return (*known, *[_LAB] * (len(CARDS) - FIRST_LAB_CARD))


@cache
def _mean(known: tuple[float, ...]) -> float:
    return sum(worth * count for worth, count in zip(known, DECK, strict=True)) / sum(DECK)


def new_card(s: Position, c: int) -> float:
    """What a card is worth that is drawn now."""
    return _mean(worths(s, c))


@cache
def _best(hand: tuple[int, ...], known: tuple[float, ...]) -> tuple[float, ...]:
    """What the best card is worth, the best two, and so on."""
    return (0.0, *accumulate(sorted((known[card] for card in hand), reverse=True)))


def hand_worth(s: Position, c: int, turns: float) -> float:
    """The turns that the hand of a character is worth to them, who have still so many before the end."""
    place, hand = s.at[c], s.hands[c]
    sums = _best(hand, worths(s, c))
    cards = min(max(turns, 0.0), len(hand))  # one a turn
    whole = int(cards)
    worth = sums[whole]
    if whole < len(hand):
        worth += (cards - whole) * (sums[whole + 1] - worth)
    letter = s.path[place]
    if letter in LABS:
        best = max((number for card in hand if (number := _steps_on(letter, card))), default=0)
        if best:
            both = races(s.path).walks
            walk = both.outwards if s.been >> c & 1 else both.inwards
            worth += _ON_ITS_LAB * max(0.0, walk.turns[place] - walk.arriving[walk.to(place, best)])
    return worth


def _steps_on(letter: str, card: int) -> int:
    """How far a card leads from a lab with this letter; 0 if it is not a card of this lab."""
    if card < FIRST_LAB_CARD:
        return 0
    symbol, number = lab_card(card)
    return number if letter in (symbol, LABS[-1]) else 0
