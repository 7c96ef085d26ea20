"""Automata of Le Coffre et la Clé: what they do and why."""

from __future__ import annotations

import random
from typing import Any

import pytest

from coffres.bots.coffre_et_cle import TEACHING, habits, prospects, reasons
from coffres.bots.levels import LEVELS
from coffres.engine.actors import RandomChance
from coffres.engine.contract import TABLE, Move
from coffres.games.coffre_et_cle.material import FALSE_KEY, NEUTRAL, THE_KEY, TREASURE
from tests.bots.coffre_table import GAME, Game, hunted, seen, wandered
from tests.bots.plain.coffre_et_cle import Plain

EVERY_LEVEL = pytest.mark.parametrize("level", list(LEVELS))


# What it does


@EVERY_LEVEL
def test_the_treasure_gives_the_key_it_has_seen_to_somebody_and_designates_them(level: str) -> None:
    game = Game(5).deal(TREASURE, NEUTRAL, FALSE_KEY, NEUTRAL, NEUTRAL)
    game.turn(0, "observe", 1, draw=THE_KEY).passes(1, 2, 3, 4)
    move = game.answer(0, level)
    assert (move.verb, move.args[1]) == ("force", 1)
    game.turn(*move[:2], *move.args, end=False)
    assert game.answer(0, level) == Move(0, "designate", (move.args[0],))


@EVERY_LEVEL
def test_the_treasure_misses_on_purpose_when_it_knows_the_false_key(level: str) -> None:
    game = Game(5).deal(TREASURE, NEUTRAL, NEUTRAL, NEUTRAL, NEUTRAL)
    game.turn(0, "observe", 0, draw=FALSE_KEY).passes(1, 2, 3, 4)
    move = game.answer(0, level)
    assert (move.verb, move.args[1]) == ("force", 0)
    game.turn(*move[:2], *move.args, end=False)
    holder = move.args[0]
    pointed = game.answer(0, level)
    assert pointed.verb == "designate"
    assert pointed.args != (holder,)
    game.move(pointed)
    game.play(TABLE, "end_talk")
    for seat in (1, 2, 3, 4):
        game.play(seat, "name", 0)
    assert game.answer(0, level) == Move(0, "name", (holder,))


@EVERY_LEVEL
def test_without_a_name_to_give_the_treasure_does_not_miss_on_purpose(level: str) -> None:
    game = Game(5, designator_names=False, rounds=3).deal(TREASURE, NEUTRAL, NEUTRAL, NEUTRAL, NEUTRAL)
    game.turn(0, "observe", 0, draw=FALSE_KEY).passes(1, 2, 3, 4)
    assert game.answer(0, level).args != (0,)  # it does not put the False Key into a hand


@EVERY_LEVEL
def test_the_treasure_waits_while_nothing_is_known(level: str) -> None:
    game = Game(8).deal(TREASURE, THE_KEY, *[NEUTRAL] * 6).turn(0, "pass", end=False)
    assert game.answer(0, level, 0.5 if level == "maitre" else 1) == Move(0, "decline")


@pytest.mark.parametrize("level", ["compagnon", "maitre"])
def test_a_neutral_takes_the_treasure_it_has_seen(level: str) -> None:
    game = Game(5).deal(NEUTRAL, THE_KEY, FALSE_KEY, NEUTRAL, NEUTRAL)
    game.turn(0, "observe", 1, draw=TREASURE).passes(1, 2, 3, 4)
    assert game.answer(0, level, 0.3) == Move(0, "exchange", (1,))


def test_with_the_false_key_known_the_key_takes_the_treasure_and_wins_at_once() -> None:
    game = Game(5).deal(THE_KEY, NEUTRAL, FALSE_KEY, NEUTRAL, NEUTRAL)
    game.turn(0, "observe", 0, draw=TREASURE)
    game.turn(1, "exchange", 1, draw=NEUTRAL).turn(2, "exchange", 1).passes(3, 4)
    game.turn(0, "observe", 1).turn(1, "pass").turn(2, "pass").turn(3, "exchange", 1).passes(4)
    assert game.answer(0) == Move(0, "exchange", (0,))  # it has seen the False Key, which seat 3 took
    game.turn(0, "exchange", 0, end=False)
    move = game.answer(0)
    assert move.verb == "designate"
    assert move.args != (3,)


@EVERY_LEVEL
def test_whoever_has_seen_the_false_key_names_it(level: str) -> None:
    game = Game(5).deal(TREASURE, NEUTRAL, THE_KEY, NEUTRAL, NEUTRAL)
    game.turn(0, "pass").turn(1, "observe", 0, draw=FALSE_KEY).turn(2, "pass").turn(3, "exchange", 0)
    game.passes(4).turn(0, "pass", end=False).play(0, "designate", 4).play(TABLE, "end_talk")
    assert game.answer(1, level) == Move(1, "name", (3,))


def test_what_somebody_keeps_is_no_neutral_and_the_neutral_that_was_shown_is_not_named() -> None:
    game = Game(4).deal(NEUTRAL, FALSE_KEY, TREASURE, NEUTRAL)
    game.turn(0, "observe", 0, draw=NEUTRAL).turn(1, "observe", 0).turn(2, "pass").turn(3, "exchange", 0)
    game.turn(0, "pass").turn(1, "observe", 1, draw=THE_KEY)
    game.turn(2, "pass", end=False).play(2, "designate", 3).play(TABLE, "end_talk")
    game.play(3, "name", 1)
    assert game.answer(0) == Move(0, "name", (1,))


def test_nobody_waits_for_ever() -> None:
    game = hunted()
    for _round in range(habits.PATIENCE):
        game.passes(0, 1, 2, 3, 4)
    game.turn(0, "pass").passes(1, 2, 3, 4).turn(0, "pass", end=False)
    for level in LEVELS:
        assert game.answer(0, level).verb == "designate"


@pytest.mark.parametrize(
    ("seats", "options"),
    [(4, {}), (6, {"rounds": 3, "false_treasure": True, "extra_neutrals": 2, "force_locks": True})],
)
def test_games_of_automata_end(seats: int, options: dict[str, Any]) -> None:
    for seed in (1, 2):
        game = Game(seats, **options)
        level = dict(zip(range(seats), [*LEVELS] * seats, strict=False))
        rng = random.Random(seed)
        for _move in range(3000):
            asks = GAME.asks(game.state)
            if not asks:
                break
            by = asks[0].by
            chance = RandomChance(rng)
            game.move(chance.answer(GAME, game.state, by) if by < 0 else game.answer(by, level[by], 0.02))
        assert game.state.phase == "over"


def test_a_plain_player_plays_by_the_rules() -> None:
    for seed in range(6):
        seats, rng = 4 + seed % 5, random.Random(seed)
        game = Game(seats, rounds=4, deals=2, false_treasure=seed % 2 == 1)
        players = [Plain(seat, seats, game.state.options._asdict(), seed) for seat in range(seats)]
        heard = 0
        while asks := GAME.asks(game.state):
            for seat, player in enumerate(players):
                for fact in game.facts[seat][heard:]:
                    player.hear(fact)
            heard = len(game.facts[0])
            by = asks[0].by
            answer = RandomChance(rng).answer(GAME, game.state, by) if by < 0 else None
            game.move(answer or players[by].think(seen(game, by)))


# What a position is worth


def test_knowing_is_worth_more_and_an_end_is_what_it_is() -> None:
    game = hunted()
    before = prospects.chances(game.state)
    assert all(0 < chance < 1 for chance in before)
    game.passes(0).turn(1, "exchange", 0, draw=NEUTRAL).passes(2, 3, 4).turn(0, "observe", 0)
    game.turn(1, "pass").turn(2, "pass").turn(3, "exchange", 0).passes(4).turn(0, "pass", end=False)
    assert prospects.chances(game.state)[0] > before[0]  # it has seen the Key, which seat 3 took
    game.play(0, "designate", 2).play(TABLE, "reveal")
    assert prospects.chances(game.state) == [0, 0, 1, 0, 0]


def test_in_a_series_points_and_deals_count() -> None:
    even = prospects.series_chances((1, 1, 1, 1), 2)
    assert even == pytest.approx([even[0]] * 4)
    ahead = prospects.series_chances((3, 1, 1, 1), 2)
    assert ahead[0] > even[0] > ahead[1]
    assert prospects.series_chances((3, 1, 1, 1), 1)[0] > ahead[0]
    assert prospects.series_chances((2, 2, 0, 1), 0) == [1, 1, 0, 0]
    assert prospects.series_chances((0, 0, 0, 0), 0) == [0, 0, 0, 0]


# Why it does so


def test_there_is_a_reason_for_every_kind_of_move() -> None:
    found = set()
    for seed in range(60):
        game = wandered(seed, 30 + seed)
        by = GAME.asks(game.state)[0].by if GAME.asks(game.state) else -1
        for move in GAME.legal(game.state, by) if by >= 0 else []:
            said = TEACHING.reason(GAME.view(game.state, by), move, game.seat(by))
            assert said is not None
            assert said.sentence.format(**dict.fromkeys(said.fields, "Zoé"))
            assert all(field.endswith("_seat") for field in said.fields)
            found.add(move.verb)
    assert (
        found
        == set(reasons.VERBS)
        == {*("seen", "observe", "exchange", "force", "pass", "decline", "designate", "name")}
    )


def test_the_reason_fits_what_is_known() -> None:
    game = Game(5).deal(TREASURE, NEUTRAL, FALSE_KEY, NEUTRAL, NEUTRAL)
    game.turn(0, "observe", 1, draw=THE_KEY).passes(1, 2, 3, 4)
    said = TEACHING.reason(GAME.view(game.state, 0), Move(0, "force", (3, 1)), game.seat(0))
    assert said == (
        "La Clé est au centre : donne-la à {target_seat}, puis désigne aussitôt.",
        {"target_seat": 3},
    )
    game.turn(0, "force", 3, 1, end=False)
    said = TEACHING.reason(GAME.view(game.state, 0), Move(0, "designate", (3,)), game.seat(0))
    assert said == ("Tu sais où est la Clé : chez {target_seat}.", {"target_seat": 3})
