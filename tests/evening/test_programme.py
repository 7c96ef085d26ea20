"""The programme: what fits the people and the time, in which order, and what is exchanged for what."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from coffres.bots.teaching import has_automata
from coffres.engine.registry import GAMES, meta
from coffres.evening.programme import (
    PAUSE,
    UNTIL_THE_END,
    Planned,
    another,
    exchange,
    fitted,
    minutes_of,
    offers,
    propose,
    seats_at,
)
from tests.evening.tables import offer

A, B, C = offer("a", 3, 10, 20, 40), offer("b", 1, 15, 30), offer("c", 2, 20)


@pytest.mark.parametrize(
    ("people", "automata", "sitting"),
    [(1, 0, 0), (1, 1, 2), (2, 0, 2), (4, 0, 4), (5, 0, 0), (3, 3, 4), (4, 2, 4), (0, 3, 0)],
)
def test_all_people_sit_down_and_automata_fill_what_is_left(people: int, automata: int, sitting: int) -> None:
    assert seats_at(range(2, 5), people, automata) == sitting


@pytest.mark.parametrize("people", range(2, 9))
@pytest.mark.parametrize("minutes", [60, 90, 150, 600])
def test_a_real_programme_fits_the_people_and_the_time(people: int, minutes: int) -> None:
    offered = offers(people, 0, GAMES, meta, has_automata)
    assert {one.game for one in offered} == {key for key in GAMES if people in meta(key).seats}
    programme = propose(offered, minutes)
    assert programme
    assert minutes_of(offered, programme) <= minutes
    # no game twice while another one fits
    counts = Counter(one.game for one in programme)
    assert max(counts.values()) - min(counts[one.game] for one in offered) <= 1
    # whatever was left out would not fit any more
    left = minutes - minutes_of(offered, programme) - PAUSE
    unplayed = [one for one in offered if not counts[one.game]]
    assert all(left < min(one.minutes.values()) for one in unplayed)
    lively = [meta(one.game).lively for one in programme[: len(counts)]]
    assert lively == sorted(lively)


def test_no_two_games_are_equally_lively() -> None:
    assert len({meta(key).lively for key in GAMES}) == len(GAMES)
    assert all(meta(key).lively for key in GAMES)


def test_automata_sit_only_where_they_can() -> None:
    seats = {one.game: one.seats for one in offers(3, 2, GAMES, meta, has_automata)}
    assert seats["fort_boyard"] == 3  # they look on
    assert seats["coffre_et_cle"] == 5
    assert seats["roc_noir"] == 4  # one of them looks on
    assert {one.game for one in offers(1, 1, GAMES, meta, has_automata)} == {
        "casse_du_siecle",
        "roc_noir",
        "agence_tous_risques",
    }


def test_as_many_games_as_there_is_time_for_then_as_much_time_as_there_is() -> None:
    assert propose([A, B, C], 55) == (Planned("b", "courte"), Planned("c", "courte"), Planned("a", "courte"))
    assert propose([A, B, C], 70) == (Planned("b", "normale"), Planned("c", "courte"), Planned("a", "courte"))
    assert [one.game for one in propose([A, B, C], 30)] == ["b", "a"]
    assert propose([A, B, C], 5) == (Planned("a", "courte"),)  # too little time: the shortest


def test_what_was_played_last_time_comes_last_in_question() -> None:
    assert {one.game for one in propose([A, B, C], 45)} == {"a", "c"}
    assert {one.game for one in propose([A, B, C], 45, lately={"a"})} == {"b", "c"}


def test_with_much_time_games_come_again_and_never_twice_running() -> None:
    programme = propose([A, B, C], 300)
    games = [one.game for one in programme]
    assert len(games) > 3
    assert games[:3] == ["b", "c", "a"]
    assert all(here != there for here, there in pairwise(games))


def test_until_the_end_every_game_as_it_is_usually_played() -> None:
    assert propose([A, B, C], UNTIL_THE_END) == (
        Planned("b", "normale"),
        Planned("c", "courte"),
        Planned("a", "normale"),
    )
    assert propose([], 60) == propose([], UNTIL_THE_END) == ()


def test_an_exchange_takes_what_is_not_there_yet_and_goes_round() -> None:
    programme = (Planned("a", "normale"), Planned("b", "courte"))
    once = exchange([A, B, C, offer("d", 0, 22)], programme, 0)
    assert once == (Planned("c", "courte"), programme[1])
    twice = exchange([A, B, C, offer("d", 0, 22)], once, 0)
    assert twice == (Planned("d", "courte"), programme[1])
    assert exchange([A, B, C, offer("d", 0, 22)], twice, 0) == programme


def test_an_exchange_avoids_what_was_played_while_it_can() -> None:
    programme = (Planned("a", "normale"),)
    assert exchange([A, B, C], programme, 0, played=["b"])[0].game == "c"
    assert exchange([A, B, C], programme, 0, played=["b", "c"])[0].game == "b"
    assert exchange([A], programme, 0) == programme


def test_a_programme_for_a_table_that_has_changed() -> None:
    programme = (Planned("a", "longue"), Planned("b", "courte"), Planned("c", "courte"))
    assert fitted([A, B, C], programme) == programme
    less = offer("a", 3, 10, 20)
    assert fitted([less, B, C], programme)[0] == Planned("a", "normale")
    assert [one.game for one in fitted([B, C, offer("d", 1, 30)], programme)] == ["d", "b", "c"]
    assert fitted([], programme) == ()


def test_one_game_more_is_the_one_played_longest_ago() -> None:
    assert another([A, B, C], [], ["a", "b"]) == Planned("c", "courte")
    assert another([A, B, C], [Planned("c", "courte")], ["a", "b"]) == Planned("a", "normale")
    assert another([], [], []) is None
