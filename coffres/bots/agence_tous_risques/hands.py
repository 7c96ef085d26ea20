"""What cards are worth, in turns: that is how people feel it, and what the tables of races understand."""

from __future__ import annotations

from functools import cache
from itertools import accumulate

from coffres.bots.agence_tous_risques.position import Position
from coffres.bots.agence_tous_risques.races import races
from coffres.bots.agence_tous_risques.walks import LABS, Walk
from coffres.games.agence_tous_risques.material import (
    BENCHED,
    BOOST,
    BOOST_STEPS,
    CARDS,
    CLEAR,
    FIRST_LAB_CARD,
    PROWLING,
    lab_card,
)

_TURN_LOST = 1.8  # what "benched" costs somebody: the card of that turn would sometimes have been no good
_SENT_BACK = 2.0  # what a prowling guard costs on average
_ON_ITS_LAB = 0.1  # how likely a lab card gets to be played before it is discarded
_PLAYED = 0.7  # how much of a card's worth is already there while it is in the hand


@cache
def values(path: str, outwards: bool, rivals: int) -> tuple[float, ...]:
    """For each card, the turns that it saves its player, or costs the one rival who matters, when it is
    played at a good moment."""
    walk = races(path).walks.outwards if outwards else races(path).walks.inwards
    pace = _pace(walk, len(path))
    aimed = 1.0 if rivals == 1 else 0.8
    known = [0.0] * len(CARDS)
    known[BENCHED] = _TURN_LOST * aimed
    known[PROWLING] = _SENT_BACK * aimed
    known[BOOST] = BOOST_STEPS / pace
    known[CLEAR] = (7.0 if outwards else 3.5) / pace
    labs = sum(letter in LABS for letter in path)
    known[FIRST_LAB_CARD - 1] = 0.5 * len(path) / (labs + 1) / pace + 0.1
    for card in range(FIRST_LAB_CARD, len(CARDS)):
        known[card] = _ON_ITS_LAB * lab_card(card)[1] / pace
    return tuple(known)


def _pace(walk: Walk, size: int) -> float:
    """Spaces a turn."""
    return (size - 1) / walk.turns[0 if walk.way > 0 else size - 1]


@cache
def _worth(hand: tuple[int, ...], path: str, outwards: bool, rivals: int) -> tuple[float, ...]:
    """What the best card is worth, the best two, and so on."""
    known = values(path, outwards, rivals)
    return (0.0, *accumulate(sorted((known[card] for card in hand), reverse=True)))


def hand_worth(s: Position, c: int, rivals: int, turns: float) -> float:
    """The turns that the hand of a character is worth to them, who have still so many before the end."""
    path, place, hand, outwards = s.path, s.at[c], s.hands[c], bool(s.been >> c & 1)
    sums = _worth(hand, path, outwards, rivals)
    cards = min(max(turns, 0.0), len(hand))  # one a turn
    whole = int(cards)
    worth = sums[whole]
    if whole < len(hand):
        worth += (cards - whole) * (sums[whole + 1] - worth)
    worth *= _PLAYED
    letter = path[place]
    if letter in LABS:
        best = max((number for card in hand if (number := _steps_on(letter, card))), default=0)
        if best:
            both = races(path).walks
            walk = both.outwards if outwards else both.inwards
            worth += max(0.0, walk.turns[place] - walk.arriving[walk.to(place, best)]) / 2
    return worth


def _steps_on(letter: str, card: int) -> int:
    """How far a card leads from a lab with this letter; 0 if it is not a card of this lab."""
    if card < FIRST_LAB_CARD:
        return 0
    symbol, number = lab_card(card)
    return number if letter in (symbol, LABS[-1]) else 0
