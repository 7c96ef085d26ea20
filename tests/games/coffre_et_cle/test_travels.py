"""How the cards went round the table, told at the end (CC-13, CC-14, CC-38, CC-40)."""

from __future__ import annotations

import random

from coffres.engine.actors import RandomChance, random_move
from coffres.engine.contract import TABLE, Fact
from coffres.engine.registry import words as words_of
from coffres.engine.session import Session
from coffres.engine.words import sentences
from coffres.games.coffre_et_cle.rules import GAME
from coffres.games.coffre_et_cle.travels import Travel, travels, winners

NAMES = ("Ana", "Bo", "Chloé", "Dan")


def test_an_exchange_and_a_force_carry_two_cards_each() -> None:
    facts: list[Fact] = [
        (0, "exchange", (1,)),  # seat 0 and the right of the centre
        (2, "force", (1, 1)),  # seat 1 and the right of the centre
        (-1, "reveal", (), (3, 0, 2, 1, 3, 3)),
    ]
    assert travels(facts, 4) == [
        Travel(0, (0, 5, 1)),
        Travel(3, (1, 5)),
        Travel(2, (2,)),
        Travel(1, (3,)),
        Travel(3, (4,)),
        Travel(3, (5, 0)),
    ]


def test_only_the_last_deal_that_was_shown_is_told() -> None:
    shown: Fact = (-1, "reveal", (), (0, 1, 2, 3, 3, 3))
    facts: list[Fact] = [(0, "exchange", (0,)), shown, (-1, "next_deal", ()), (1, "exchange", (0,)), shown]
    assert [travel.places for travel in travels(facts, 4)] == [(0,), (1, 4), (2,), (3,), (4, 1), (5,)]
    assert travels([(0, "exchange", (0,))], 4) == []


def test_a_card_that_nobody_had_seen_is_told_as_it_was_uncovered() -> None:
    facts: list[Fact] = [(-1, "reveal", (), (0, 1, 2, 3, -1, 3)), (-2, "draw", (4, 4)), (-2, "draw", (6, 3))]
    assert [travel.role for travel in travels(facts, 4)] == [0, 1, 2, 3, 4, 3]


def test_every_card_arrives_where_it_lies_at_the_end() -> None:
    for seed in range(6):
        rng = random.Random(seed)
        session = Session(GAME, 5, {"extra_neutrals": seed % 2, "rounds": 3})
        while session.asks():
            session.play(random_move(session.game, session.state, RandomChance(rng), rng))
        cards = session.view(TABLE)["cards"]
        told = travels(session.facts(TABLE), 5)
        assert sorted(travel.places[0] for travel in told) == list(range(7))
        assert {travel.places[-1]: travel.role for travel in told} == dict(enumerate(cards))


def test_the_winners_of_a_deal_are_those_who_get_points() -> None:
    """CC-29, CC-30, CC-31, CC-32, CC-34, CC-35, CC-39, CC-58, CC-59: worked out from what the table was told,
    the winners are those whom the rules give points."""
    ended = set()
    for seed in range(300):
        rng = random.Random(seed)
        session = Session(GAME, 4, {"rounds": 3, "deals": 2, "false_treasure": bool(seed % 2)})
        before = session.view(TABLE)["scores"]
        while session.asks():
            chance = RandomChance(rng)
            session.play(random_move(GAME, session.state, chance, rng))
            if session.told[-1][1] != "reveal":
                continue
            scores = session.view(TABLE)["scores"]
            won = [seat for seat, points in enumerate(scores) if points > before[seat]]
            assert winners(session.told, len(session.told) - 1) == won
            before = scores
            ended.add(session.state.result)
    assert len(ended) == 6


def test_a_deal_is_told_to_its_end() -> None:
    """CC-38, CC-40, CC-59: whose the cards were, what lay in the centre, and who won what; Neutrals are not
    told."""
    shown: Fact = (-1, "reveal", (), (0, 1, 2, 3, -1, 3))
    facts: list[Fact] = [
        *[(-2, "deal", (seat, None)) for seat in range(4)],
        (1, "designate", (0,), ("key",)),
        shown,
        (-2, "draw", (4, 4)),
        (-2, "draw", (6, 3)),
    ]
    assert [line for line in sentences(words_of("coffre_et_cle"), facts, NAMES, str) if line] == [
        "Chacun reçoit une carte, face cachée.",
        "Bo désigne Ana : c'est la Clé !",
        "Cartes sur table ! Ana avait la Clé. Bo avait le Trésor. Chloé avait la Fausse Clé."
        " Donne gagnée par Ana (1 point) et Bo (1 point).",
        "La carte du centre, à gauche : le Faux Trésor.",
        "Dans la boîte : un Neutre.",
    ]
    assert sentences(words_of("coffre_et_cle"), [shown], NAMES, str)[0].endswith(
        "Personne ne gagne cette donne."
    )
