"""Automata of Le Coffre et la Clé: what they know, remember, believe and say."""

from __future__ import annotations

import random

import pytest

from coffres.bots.coffre_et_cle import TEACHING, beliefs, claims, memory
from coffres.bots.coffre_et_cle.claims import ACCUSES, KEEPS, statement
from coffres.bots.coffre_et_cle.story import told
from coffres.bots.teaching import Thinker
from coffres.engine.actors import RandomChance
from coffres.engine.contract import CHANCE, TABLE, Move, View
from coffres.games.coffre_et_cle.material import FALSE_KEY, NEUTRAL, THE_KEY, TREASURE
from tests.bots.coffre_table import GAME, Game, hunted, seen, wandered

# What it knows, remembers and believes


@pytest.mark.parametrize("seed", range(12))
def test_the_story_is_what_has_happened(seed: int) -> None:
    for moves in range(30, 180, 11):
        game = wandered(seed, moves)
        if game.state.phase not in ("deal", "starter", "uncover", "shown", "over"):
            compare(game)


def compare(game: Game) -> None:
    view = GAME.view(game.state, 0)
    deal = told(game.facts[0], game.seats, view["options"])[-1]
    assert [deal.card_at, deal.seen, deal.locks] == [view["card_at"], view["seen"], view["locks"]]
    assert [deal.named, deal.turns, deal.drawn] == [view["named"], view["turns"], view["drawn"]]
    assert [deal.designator, deal.designated] == [view["designator"], view["designated"]]
    known = [None if deal.roles[card] < 0 else deal.roles[card] for card in deal.card_at]
    assert known == view["cards"]


@pytest.mark.parametrize("seed", range(12))
def test_imagined_worlds_agree_with_what_the_seat_sees(seed: int) -> None:
    game = wandered(seed + 50, 40 + 10 * seed)
    if GAME.asks(game.state)[:1] and game.state.phase in ("act", "designate", "name", "must_designate"):
        number = game.state.seat
        view = GAME.view(game.state, number)
        thoughts = TEACHING.beliefs(view, game.facts[number], game.seat(number))
        rng = random.Random(seed)
        for _world in range(20):
            world = TEACHING.world(view, thoughts, rng)
            assert TEACHING.game.view(world, number) == view


def odds(game: Game, viewer: int, role: int, place: int) -> float:
    view: View = GAME.view(game.state, viewer)
    found = beliefs.weighed(view, told(game.facts[viewer], game.seats, view["options"]), game.seat(viewer))
    card: int = game.state.card_at[place]
    return found.odds(role)[card]


def test_before_anything_was_done_every_hand_is_as_likely() -> None:
    game = hunted()
    assert odds(game, 0, THE_KEY, 1) == pytest.approx(1 / 6)  # four other hands and two cards of the centre
    assert sum(odds(game, 3, role, 1) for role in range(5)) == pytest.approx(1)


def test_who_takes_a_card_after_looking_at_it_wanted_it() -> None:
    game = Game(5).deal(NEUTRAL, THE_KEY, NEUTRAL, NEUTRAL, NEUTRAL)
    game.turn(0, "pass").passes(1).turn(2, "observe", 0, draw=TREASURE).passes(3, 4, 0, 1)
    before = odds(game, 0, NEUTRAL, game.seats)
    game.turn(2, "exchange", 0)
    assert odds(game, 0, NEUTRAL, 2) < before / 2


def test_who_does_not_designate_probably_has_no_treasure_with_a_key_in_sight() -> None:
    game = Game(5).deal(NEUTRAL, NEUTRAL, NEUTRAL, TREASURE, NEUTRAL)
    game.turn(0, "observe", 0, draw=THE_KEY).turn(1, "observe", 0).turn(2, "exchange", 0)
    assert odds(game, 0, TREASURE, 3) > 0
    before = odds(game, 0, TREASURE, 1)
    game.passes(3, 4, 0).turn(1, "pass")  # it has seen where the Key went
    assert odds(game, 0, TREASURE, 1) < before / 3


def test_whoever_is_named_by_one_who_looked_is_suspected() -> None:
    game = Game(5).deal(NEUTRAL, TREASURE, NEUTRAL, NEUTRAL, NEUTRAL)
    game.turn(0, "pass").turn(1, "pass").turn(2, "observe", 0, draw=FALSE_KEY).turn(3, "exchange", 0)
    game.passes(4, 0).turn(1, "pass", end=False).play(1, "designate", 4).play(TABLE, "end_talk")
    before = odds(game, 0, FALSE_KEY, 3)
    game.play(2, "name", 3)
    assert odds(game, 0, FALSE_KEY, 3) > before
    assert odds(game, 0, FALSE_KEY, 4) == 0  # it was neither key
    assert odds(game, 0, TREASURE, 1) == pytest.approx(1)


def test_who_acted_on_a_whim_in_one_deal_is_expected_to_go_on() -> None:
    game = Game(4, deals=2).deal(TREASURE, THE_KEY, NEUTRAL, NEUTRAL)
    for _round in range(3):
        game.turn(0, "observe", 0, draw=NEUTRAL if not _round else None)
        game.turn(1, "force", 2, 0).turn(2, "pass").turn(3, "observe", 0)
    game.turn(0, "pass", end=False).play(0, "designate", 1).play(TABLE, "reveal")
    while game.state.phase == "uncover":
        game.move(RandomChance(random.Random(1)).answer(GAME, game.state, CHANCE))
    game.play(TABLE, "next_deal")
    for seat, role in enumerate((NEUTRAL, NEUTRAL, THE_KEY, TREASURE)):
        game.play(CHANCE, "deal", seat, role)
    view = GAME.view(game.state, 0)
    found = beliefs.weighed(view, told(game.facts[0], 4, view["options"]), game.seat(0))
    whims = found.worlds[0].whims
    assert whims[1] > beliefs.WHIM > whims[3]


def watched(notebook: bool = False) -> Game:
    """Thinker 0 has seen a card, some rounds ago."""
    game = Game(4, notebook=notebook).deal(NEUTRAL, TREASURE, FALSE_KEY, NEUTRAL)
    game.turn(0, "observe", 0, draw=THE_KEY)
    for _round in range(4):
        game.passes(1, 2, 3, 0)
    return game


def share_that_forgets(level: str, game: Game) -> float:
    deal = told(game.facts[0], 4, game.state.options._asdict())[-1]
    seats = [game.seat(0, level, seed) for seed in range(200)]
    assert [memory.forgotten(deal, seat) for seat in seats] == [
        memory.forgotten(deal, seat) for seat in seats
    ]
    return sum(bool(memory.forgotten(deal, seat)) for seat in seats) / 200


def test_memory_fades_by_level_and_age_and_the_notebook_keeps_it() -> None:
    game, fresh = watched(), Game(4).deal(NEUTRAL, TREASURE, FALSE_KEY, NEUTRAL)
    fresh.turn(0, "observe", 0, draw=THE_KEY)
    assert share_that_forgets("maitre", game) == 0
    assert 0 < share_that_forgets("compagnon", game) < share_that_forgets("apprenti", game) < 1
    assert share_that_forgets("apprenti", fresh) < share_that_forgets("apprenti", game)
    assert share_that_forgets("apprenti", watched(notebook=True)) == 0


def test_what_is_forgotten_is_neither_seen_nor_known() -> None:
    game = watched()
    seat = next(seat for seed in range(50) if _forgets(game, seat := game.seat(0, "apprenti", seed)))
    view = TEACHING.recall(seen(game, 0), game.facts[0], seat)
    assert view["cards"] == [NEUTRAL, None, None, None, None, None]
    assert GAME.view(game.state, 0)["cards"][4] == THE_KEY
    assert view["seen"][0] == 1


def _forgets(game: Game, seat: Thinker) -> bool:
    return bool(memory.forgotten(told(game.facts[0], 4, seat.options)[-1], seat))


# What it says


def test_an_automaton_has_much_to_say_and_says_it_again_when_asked_again() -> None:
    sentences = set()
    for seed in range(30):
        game = wandered(seed, 150)
        for facts in game.facts[:2]:
            for at, fact in enumerate(facts):
                if fact[1] == "end_talk":
                    seat = game.seat(game.facts.index(facts), seed=seed)
                    said = TEACHING.claim({}, facts[:at], seat)
                    assert said == TEACHING.claim({}, facts[:at], seat)
                    assert said is not None
                    assert said.sentence.format(**dict.fromkeys(said.fields, "Zoé"))
                    sentences.add(said.sentence)
    assert len(sentences) >= 14


def spoken(game: Game, number: int, kind: str) -> Thinker | None:
    """A seat that says this in the talk that goes on, whatever its seed must be."""
    seats = (game.seat(number, seed=seed) for seed in range(60))
    return next((seat for seat in seats if statement(game.facts[number], seat).kind == kind), None)


def test_who_says_that_it_keeps_its_key_does_not_exchange_it_next() -> None:
    game = Game(5).deal(FALSE_KEY, NEUTRAL, NEUTRAL, NEUTRAL, TREASURE).play(0, "pass")
    seat = spoken(game, 0, KEEPS)
    assert seat is not None
    game.play(TABLE, "end_talk").play(0, "decline").passes(1, 2, 3, 4)
    bound = claims.bound(game.facts[0], told(game.facts[0], 5, seat.options)[-1], seat)
    assert bound.keeps
    view = GAME.view(game.state, 0)
    world = TEACHING.world(view, TEACHING.beliefs(view, game.facts[0], seat), random.Random(1))
    verbs = {move.verb for move in TEACHING.candidates(world, 0, GAME.legal(game.state, 0))}
    assert verbs == {"observe", "pass"}
    game.turn(0, "pass").turn(1, "force", 0, 0, draw=NEUTRAL).passes(2, 3, 4)  # its card has been taken
    assert not claims.bound(game.facts[0], told(game.facts[0], 5, seat.options)[-1], seat).keeps


def test_who_accuses_in_the_last_talk_names_the_same_if_nobody_spoke_before() -> None:
    game = Game(5).deal(TREASURE, NEUTRAL, FALSE_KEY, NEUTRAL, NEUTRAL)
    game.turn(0, "pass", end=False).play(0, "designate", 4)
    for seed in range(5):
        seat = game.seat(1, seed=seed)
        said = statement(game.facts[1], seat)
        assert said.kind == ACCUSES
        talked = [*game.facts[1], (TABLE, "end_talk", ())]
        assert claims.bound(talked, told(talked, 5, seat.options)[-1], seat).names == said.suspect
    said = statement(game.facts[1], game.seat(1))
    game.play(TABLE, "end_talk")
    assert game.answer(1) == Move(1, "name", (said.suspect,))


def test_a_false_key_confesses_when_that_helps_it() -> None:
    game = hunted().turn(0, "pass", end=False).play(0, "designate", 4)
    assert statement(game.facts[2], game.seat(2)).kind == claims.CONFESSES
