"""Who holds the tablet, and whether a curtain comes between."""

from __future__ import annotations

from itertools import product

import pytest

from coffres.engine.contract import CHANCE, CLOCK, TABLE, Ask
from coffres.engine.handoff import Hand, handoff, silent

PUBLIC = [Ask(seat, "name") for seat in range(3)]
SECRET = [Ask(seat, "look", secret=True) for seat in range(3)]
TALK = Ask(TABLE, "talk")
DRAW = Ask(CHANCE, "draw")
DICE = Ask(CHANCE, "roll", dice=2, of=1)
GLASS = Ask(CLOCK, "glass", seconds=30)
PACE = Ask(CLOCK, "pace", seconds=3)


@pytest.mark.parametrize(
    ("holder", "asks", "hand"),
    [
        (TABLE, (), Hand(TABLE, False, None, ())),
        (1, (), Hand(TABLE, False, None, ())),
        (1, (DRAW,), Hand(TABLE, False, None, ())),
        (1, (GLASS,), Hand(TABLE, False, None, (GLASS,))),
        (TABLE, (PUBLIC[0],), Hand(TABLE, False, PUBLIC[0], ())),
        (0, (PUBLIC[0],), Hand(TABLE, False, PUBLIC[0], ())),
        (TABLE, (TALK, GLASS), Hand(TABLE, False, TALK, (GLASS,))),
        (0, (DICE,), Hand(TABLE, False, DICE, ())),
        (TABLE, (SECRET[0],), Hand(0, True, SECRET[0], ())),
        (1, (SECRET[0],), Hand(0, True, SECRET[0], ())),
        (0, (SECRET[0],), Hand(0, False, SECRET[0], ())),
        (0, (SECRET[0], GLASS), Hand(0, False, SECRET[0], (GLASS,))),
        # Several at once: whoever holds the tablet goes on with their own secret, else the game's order.
        (1, (SECRET[0], SECRET[1]), Hand(1, False, SECRET[1], ())),
        (2, (SECRET[0], SECRET[1]), Hand(0, True, SECRET[0], ())),
        (TABLE, (DICE, SECRET[1], GLASS, PACE), Hand(TABLE, False, DICE, (GLASS, PACE))),
        (1, (DICE, SECRET[1]), Hand(1, False, SECRET[1], ())),
        (TABLE, (PUBLIC[2], SECRET[1]), Hand(TABLE, False, PUBLIC[2], ())),
    ],
)
def test_hands(holder: int, asks: tuple[Ask, ...], hand: Hand) -> None:
    assert handoff(holder, asks) == hand


def test_only_a_draw_that_nobody_makes_is_silent() -> None:
    assert [silent(ask) for ask in (DRAW, DICE, GLASS, TALK, SECRET[0])] == [True, False, False, False, False]


def test_no_way_leads_to_anothers_private_page_without_a_curtain() -> None:
    every = [*PUBLIC, *SECRET, TALK, DRAW, DICE, GLASS]
    for holder, one, other in product(range(TABLE, 3), every, every):
        hand = handoff(holder, (one, other))
        if hand.to >= 0:
            assert hand.ask is not None
            assert hand.ask.secret
            assert hand.ask.by == hand.to
            assert hand.curtain == (hand.to != holder)
        else:
            assert not hand.curtain
