"""The prizes of an evening: each to one person, from what the games say."""

from __future__ import annotations

import re

import pytest

from coffres.engine.registry import GAMES, prizes
from coffres.evening.evening import Evening
from coffres.evening.prizes import PRIZES, luck, prizes_of
from tests.evening.tables import ANA, BO, ROUAGE, ZOE, finish, played


def given(evening: Evening) -> dict[str, str]:
    return {awarded.prize.sign: awarded.person for awarded in prizes_of(evening)}


def test_luck_is_how_far_the_dice_fell_from_what_was_to_be_expected() -> None:
    evening = played(finish(0, 0, 0, dice=(20, 20, 4), pips=(90, 50, 24)))
    assert luck(evening)[ANA.person] == pytest.approx(20 / (20 * 35 / 12) ** 0.5)
    assert ZOE.person not in luck(evening)  # four dice are no luck
    assert given(evening) == {"clover": ANA.person, "weather-lightning-rainy": BO.person}


def test_luck_is_of_all_games_together() -> None:
    twice = played(
        finish(0, 0, 0, dice=(10, 10, 0), pips=(45, 34, 0)),
        finish(0, 0, 0, dice=(10, 10, 0), pips=(45, 34, 0)),
    )
    once = played(finish(0, 0, 0, dice=(20, 20, 0), pips=(90, 68, 0)))
    assert luck(twice) == luck(once)


def test_a_virtue_is_a_share_so_that_each_game_counts_the_same() -> None:
    evening = played(finish(0, 0, 0, memory=(30, 70, 0)), finish(0, 0, 0, memory=(2, 0, 0)))
    assert given(evening) == {"elephant": ANA.person}


def test_who_lied_best_and_who_saw_through() -> None:
    assert given(played(finish(0, 0, 0, lies=(0, 2, 0), wit=(1, 0, 0)))) == {
        "drama-masks": BO.person,
        "head-lightbulb": ANA.person,
    }


def test_nobody_gets_what_two_deserve_and_no_automaton_gets_anything() -> None:
    assert given(played(finish(0, 0, 0, nerve=(2, 2, 0)))) == {}
    automaton = finish(0, 0, people=(ROUAGE, ANA), nerve=(9, 1))
    assert given(played(automaton)) == {"lightning-bolt": ANA.person}


def test_a_climb_and_a_string_of_wins() -> None:
    climb = played(finish(2, 3, 1), finish(0, 0, 3), finish(0, 0, 3))
    assert given(climb)["trending-up"] == ZOE.person
    assert given(played(finish(3, 1, 2), finish(3, 1, 2)))["trophy"] == ANA.person


def test_first_everybody_gets_one_prize() -> None:
    evening = played(finish(3, 0, 0, memory=(9, 0, 0), lies=(9, 0, 0), nerve=(0, 3, 0)))
    assert [awarded.person for awarded in prizes_of(evening)] == [ANA.person, BO.person, ANA.person]
    assert len(prizes_of(evening, most=2)) == 2


def test_the_sentences_have_the_name_and_the_games_show_every_virtue() -> None:
    assert all("{name}" in prize.says for prize in PRIZES)
    shown = {award.virtue for key in GAMES for award in prizes(key).AWARDS if award.virtue}
    assert shown == {"memory", "lies", "wit", "nerve"}


def test_no_prize_takes_its_winner_for_a_man() -> None:
    """Neither of an evening nor of a game: a participle after "est" would agree with whoever won."""
    said = [prize.says for prize in PRIZES] + [award.says for key in GAMES for award in prizes(key).AWARDS]
    assert [says for says in said if re.search(r"\{name\}[^:,]* est \w+[éiu]\b", says)] == []
