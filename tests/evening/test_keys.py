"""What a game is worth: by rank, the same in games of every kind, and never to an automaton."""

from __future__ import annotations

import pytest

from coffres.engine import registry
from coffres.engine.awards import LIES
from coffres.engine.contract import Outcome
from coffres.engine.people import NO_ONE
from coffres.evening.keys import DICE, PIPS, finish_of, keys_of

ANA, BO, ZOE = "n" + "1" * 16, "n" + "2" * 16, "n" + "3" * 16
NO_PRIZES = registry.prizes("casse_du_siecle")


@pytest.mark.parametrize(
    ("winners", "scores", "keys"),
    [
        ((0,), (), [3, 0, 0, 0]),  # a game that does not rank
        ((0,), (9, 5, 2, 7), [3, 1, 0, 2]),
        ((0, 2), (), [3, 0, 3, 0]),  # a team
        ((0, 2), (9, 5, 9, 7), [3, 1, 3, 2]),
        ((0,), (9, 5, 5, 2), [3, 2, 2, 1]),  # those who are equal have as many
        ((0,), (9, 0, 0, 2), [3, 0, 0, 2]),  # nothing for no points
        ((3,), (9, 5, 5, 2), [2, 1, 1, 3]),  # a winner need not have most points
        ((), (9, 5, 5, 2), [0, 0, 0, 0]),  # nobody wins
    ],
)
def test_keys_by_rank(winners: tuple[int, ...], scores: tuple[int, ...], keys: list[int]) -> None:
    assert keys_of(Outcome(winners, "", scores), 4) == keys


def test_an_automaton_keeps_its_rank_and_holds_no_key() -> None:
    finish = finish_of(
        Outcome((1,), "", (5, 9, 2)), [ANA, NO_ONE, ZOE], ["Ana", "Rouage", "Zoé"], [], NO_PRIZES
    )
    assert [(score.person, score.keys, score.won) for score in finish.scores] == [
        (ANA, 2, False),
        (NO_ONE, 0, True),
        (ZOE, 1, False),
    ]


def test_two_seats_of_one_person_count_once() -> None:
    outcome = Outcome((2,), "", (5, 7, 9))
    finish = finish_of(outcome, [ANA, BO, ANA], ["Ana", "Bo", "Ana"], [], NO_PRIZES)
    assert [(score.person, score.keys) for score in finish.scores] == [(NO_ONE, 0), (BO, 2), (ANA, 3)]


def test_dice_and_virtues_are_counted_by_seat() -> None:
    prizes = registry.prizes("agence_tous_risques")
    facts = [(0, "strike", (6, 5), (0,)), (1, "strike", (1,), (1,))]
    finish = finish_of(Outcome((0,), ""), [ANA, BO], ["Ana", "Bo"], facts, prizes)
    assert (finish.figures[DICE], finish.figures[PIPS]) == ((2, 1), (11, 1))


def test_in_le_coffre_who_misled_the_others_lied() -> None:
    """Seat 1 holds the False Key (role 2): Ana suspects Zoé, Zoé suspects Bo, and Bo, who knows, Ana."""
    facts = [(0, "name", (2,)), (2, "name", (1,)), (1, "name", (0,)), (-1, "reveal", (), [0, 2, 1])]
    prizes = registry.prizes("coffre_et_cle")
    named = finish_of(Outcome((1,), "", (0, 1, 0)), [ANA, BO, ZOE], ["Ana", "Bo", "Zoé"], facts, prizes)
    assert named.figures[LIES] == (0, 1, 0)
    facts = [(2, "designate", (1,)), *facts]  # and the Treasure takes her for the Key
    fooled = finish_of(Outcome((1,), "", (0, 1, 0)), [ANA, BO, ZOE], ["Ana", "Bo", "Zoé"], facts, prizes)
    assert fooled.figures[LIES] == (0, 2, 0)
