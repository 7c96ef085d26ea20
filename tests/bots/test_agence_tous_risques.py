"""How automata play the Agence tous risques: the tables they count with, what they see, what they say."""

from __future__ import annotations

import random
from typing import Any

import pytest

from coffres.bots.agence_tous_risques import TEACHING, walks
from coffres.bots.agence_tous_risques.beliefs import beliefs
from coffres.bots.agence_tous_risques.chances import shares
from coffres.bots.agence_tous_risques.policy import sensible
from coffres.bots.agence_tous_risques.races import Races
from coffres.bots.levels import LEVELS
from coffres.bots.player import Player
from coffres.bots.teaching import Thinker
from coffres.engine.actors import RandomChance
from coffres.engine.contract import CHANCE, Move
from coffres.engine.levels import COMPAGNON, MAITRE
from coffres.engine.sight import Snapshot, sight
from coffres.games.agence_tous_risques import boards, material, moves
from coffres.games.agence_tous_risques.rules import GAME
from tests.games.agence_tous_risques.positions import (
    BENCHED,
    BOOST,
    CLEAR,
    LAB1,
    LAB2,
    LAB3,
    PROWLING,
    SHOW,
    new,
    on,
)
from tests.games.table import Table

NORMAL = material.BOARDS["normale"].spaces
DEAD = (LAB1, LAB2, LAB3)  # cards of no use away from a lab
STRONG = (COMPAGNON, MAITRE)


def decision(table: Table, level: str, seed: int = 1) -> Move:
    """What an automaton does in the place of the player who is asked."""
    state = table.state
    seat = table.ask().by
    player = Player(GAME, Thinker(seat, state.n, state.options._asdict(), TEACHING.levels[level], seed))
    for fact in table.session.facts(seat):
        player.hear(fact)
    thinking = player.think(sight(Snapshot(GAME, state), seat, list))
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            move: Move = done.value
            return move


def played(move: Move) -> tuple[Any, ...]:
    return (move.verb, *move.args)


# What everybody sees


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(4))
def test_nobody_misses_the_card_that_wins(level: str, seed: int) -> None:
    table = on(NORMAL, 3, 20, holder=0, been=(1,), hand=(BENCHED, PROWLING, BOOST))
    assert played(decision(table, level, seed)) == ("play", BOOST)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(4))
def test_nobody_plays_against_themselves(level: str, seed: int) -> None:
    table = on(NORMAL, 12, 3, hand=(BENCHED, PROWLING, PROWLING))
    move = decision(table, level, seed)
    assert move.verb == "roll" or move.args[1] == 1


@pytest.mark.parametrize("level", LEVELS)
def test_with_two_characters_nobody_plays_against_the_other_one(level: str) -> None:
    table = on(NORMAL, 12, 3, 14, 5, two=True, hand=(BENCHED, PROWLING, PROWLING))
    move = decision(table, level)
    assert move.verb == "roll" or move.args[1] in (1, 3)


@pytest.mark.parametrize("level", STRONG)
def test_the_holder_who_is_about_to_get_out_is_held_back(level: str) -> None:
    for card in (PROWLING, BENCHED):
        table = on(NORMAL, 30, 5, holder=1, been=(0,), hand=(BOOST, card, LAB1), rolled=True)
        table.arrange(phase="card")
        assert played(decision(table, level)) == ("play", card, 1)


@pytest.mark.parametrize("level", STRONG)
def test_a_card_goes_on_the_one_who_matters(level: str) -> None:
    table = on(NORMAL, 34, 5, 3, holder=1, been=(0,), hand=(BENCHED, BENCHED, LAB1), rolled=True)
    table.arrange(phase="card")
    assert played(decision(table, level)) == ("play", BENCHED, 1)


@pytest.mark.parametrize("level", STRONG)
def test_a_lab_card_is_played_before_its_lab_is_left(level: str) -> None:
    lab = NORMAL.index("1") + 1
    table = on(NORMAL, lab, lab - 2, hand=(LAB1 + 2, LAB2, LAB3))
    assert NORMAL[lab + 4] not in "GC"
    assert played(decision(table, level)) == ("play", LAB1 + 2)


@pytest.mark.parametrize("level", STRONG)
def test_the_vault_is_reached_by_the_roll_so_that_one_runs_at_once(level: str) -> None:
    table = on(NORMAL, 40, 5, hand=(BOOST, LAB2, LAB3))
    assert decision(table, level).verb == "roll"


def test_after_the_roll_a_card_that_reaches_the_vault_is_played() -> None:
    table = on(NORMAL, 40, 39, hand=(BOOST, LAB2, LAB3), phase="card", rolled=True)
    assert played(decision(table, MAITRE)) == ("play", BOOST)


def test_a_pursuer_takes_the_card_that_reaches_the_formula() -> None:
    table = on(NORMAL, 27, 24, holder=1, been=(0,), hand=(BOOST, LAB1, LAB1), rolled=True)
    table.arrange(phase="card")
    assert played(decision(table, MAITRE)) == ("play", BOOST)


def test_the_same_player_decides_the_same() -> None:
    for level in LEVELS:
        table = on(NORMAL, 12, 9, hand=(SHOW, PROWLING, CLEAR))
        assert decision(table, level, 7) == decision(table, level, 7)


# What they count with


def test_letters_are_the_board_s() -> None:
    of_board = (boards.GUARD, boards.SCREEN, boards.AGAIN, boards.SAFE, boards.CORRIDOR, boards.LABS)
    of_walks = (walks.GUARD, walks.SCREEN, walks.AGAIN, walks.SAFE, walks.CORRIDOR, walks.LABS)
    assert of_walks == of_board


@pytest.mark.parametrize("board", [*material.BOARD_NAMES, "1Z.2..GZ3..F"])
def test_tables_hold_chances_and_the_nearer_is_the_better(board: str) -> None:
    known = Races(material.path(board))
    known.complete()
    tables = (known.first, *known.after, *known.chase)
    assert all(-1e-9 <= chance <= 1 + 1e-9 for table in tables for row in table for chance in row)
    assert 0.5 < known.first_wins(0, 0) < 0.65
    vault = known.vault
    assert known.holder_wins(1, vault, True, True) > 0.95
    for been in (False, True):
        near = known.holder_wins(vault // 4, vault - 2, been, True)
        assert near > known.holder_wins(vault - 4, vault - 2, been, True)
        assert near > known.holder_wins(vault // 4, vault - 2, been, False)


def test_what_a_walk_expects_is_what_walking_gives() -> None:
    """Rolls of the real rules, without cards: a walk's first roll ends where it says, as often."""
    walk = walks.walks("^" + NORMAL + "$").inwards
    rng = random.Random(3)
    chance = RandomChance(rng)
    table = on(NORMAL, 4, 0, hand=DEAD)
    counted: dict[int, int] = {}
    rounds = 2000
    for _round in range(rounds):
        s = table.state.clone()
        GAME.apply(s, Move(0, "roll"))
        while s.phase != "card":
            by = GAME.asks(s)[0].by
            GAME.apply(s, chance.answer(GAME, s, by) if by == CHANCE else moves.REFRAIN[by])
        counted[s.at[0]] = counted.get(s.at[0], 0) + 1
    for place, odds in walk._rolled[4].items():
        assert counted.get(place, 0) / rounds == pytest.approx(odds, abs=0.04)
    assert set(counted) <= set(walk._rolled[4])


def test_growing_row_by_row_makes_the_same_tables() -> None:
    path = material.path("courte")
    whole, slow = Races(path), Races(path)
    whole.complete()
    rows = 0
    while not slow.ready:
        slow.grow()
        rows += 1
    assert rows > 2 * len(NORMAL) / 2
    assert (whole.first, whole.after, whole.chase) == (slow.first, slow.after, slow.chase)


def share(table: Table, seat: int = 0) -> float:
    found = shares(table.state)
    assert sum(found) == pytest.approx(1)
    assert min(found) > 0
    return found[seat]


def test_chances_follow_places_cards_and_dice() -> None:
    ahead = share(on(NORMAL, 22, 10, hand=DEAD))
    assert ahead > 0.6 > share(on(NORMAL, 10, 10, hand=DEAD)) > 0.5
    assert share(on(NORMAL, 22, 10, hand=DEAD, benched=0b01)) < ahead
    assert share(on(NORMAL, 22, 10, hand=DEAD, benched=0b10)) > ahead
    rich = on(NORMAL, 22, 10, hand=DEAD)
    rich.arrange(hands=[(PROWLING, PROWLING, BOOST), DEAD])
    assert share(rich) > ahead
    fight = {"phase": "parry", "fight": "formula", "foe": 1, "been": 0b11, "rolled": True}
    high, low = (
        share(on(NORMAL, 22, 22, holder=1, hand=DEAD).arrange(strike=die, **fight)) for die in (6, 1)
    )
    assert high > 0.6
    assert low < 0.4


def test_shares_are_for_seats_also_with_two_characters_each() -> None:
    table = on(NORMAL, 30, 4, 20, 5, two=True, hand=DEAD)
    assert len(shares(table.state)) == 2
    assert share(table) > 0.6
    four = on(NORMAL, 30, 4, 20, 5, hand=DEAD)
    assert share(four) > share(four, 2) > share(four, 3)


def test_most_cards_need_no_thought() -> None:
    table = on(NORMAL, 12, 9, hand=(BENCHED, LAB2, LAB3), rolled=True)
    table.arrange(phase="card")
    verbs = [move.verb for move in sensible(table.state, GAME.legal(table.state, 0))]
    assert verbs.count("discard") <= 1
    table = on(NORMAL, 12, 9, hand=(BENCHED, LAB2, LAB3))
    kept = {move.verb for move in sensible(table.state, GAME.legal(table.state, 0))}
    assert "roll" in kept
    assert kept <= {"roll", "play"}


def test_who_discards_holds_no_boost_that_helps_now() -> None:
    told = [(1, "discard", (LAB2,)), (CHANCE, "draw", (1, None))]
    believed = beliefs(on(NORMAL, 12, 9).view(0), told, 0)
    assert BOOST in believed[1]
    assert 0 not in believed
    assert LAB3 not in believed[1]
    guarded = on(NORMAL, 12, NORMAL.index("G") + 1)
    assert BOOST not in beliefs(guarded.view(0), told, 0)[1]
    assert LAB3 in beliefs(guarded.view(0), [*told, (1, "waive", ())], 0)[1]
    assert beliefs(guarded.view(1), told, 1) == {}


# What they say


def _played_through(seats: int, options: dict[str, Any], seed: int, said: dict[str, str]) -> None:
    rng = random.Random(seed)
    chance = RandomChance(rng)
    s = GAME.setup(seats, options)
    while asks := GAME.asks(s):
        by = asks[0].by
        if by >= 0:
            legal = GAME.legal(s, by)
            view = GAME.view(s, by)
            for move in legal:
                found = TEACHING.reason(view, move, Thinker(by, seats, options, TEACHING.levels[MAITRE], 1))
                assert found is not None, move
                names = {gap: "Zoé" if gap.endswith("_seat") else of for gap, of in found.fields.items()}
                said[move.verb] = found.sentence.format(**names)
                assert all(of in range(seats) for gap, of in found.fields.items() if gap.endswith("_seat"))
            move = TEACHING.pick(s, by, TEACHING.candidates(s, by, legal), rng)
        else:
            move = chance.answer(GAME, s, by)
        GAME.apply(s, move)


def test_every_kind_of_move_has_a_reason() -> None:
    said: dict[str, str] = {}
    tables: list[tuple[int, dict[str, Any]]] = [
        (2, {}),
        (2, {"two_characters": True}),
        (3, {"board": "courte"}),
        (4, {"board": "longue"}),
    ]
    for seed, (seats, options) in enumerate(tables):
        _played_through(seats, options, seed, said)
    assert set(said) >= {
        "choose",
        "roll",
        "play",
        "discard",
        "waive",
        "sit_out",
        "face_guard",
        "fight_holder",
    }
    for move in ("stay", "refrain"):
        table = on(NORMAL, 12, 9)
        found = TEACHING.reason(table.view(0), Move(0, move), Thinker(0, 2, {}, TEACHING.levels[MAITRE], 1))
        assert found is not None


def reason(table: Table, *move: Any) -> tuple[str, dict[str, Any]]:
    seat = Thinker(0, table.state.n, {}, TEACHING.levels[MAITRE], 1)
    found = TEACHING.reason(table.view(0), Move(0, move[0], move[1:]), seat)
    assert found is not None
    return found.sentence, dict(found.fields)


def test_a_reason_says_what_the_position_is_about() -> None:
    assert "tu gagnes" in reason(on(NORMAL, 3, 20, holder=0, been=(1,)), "play", BOOST)[0]
    guard = NORMAL.index("G") + 1
    sentence, fields = reason(on(NORMAL, 30, guard - 4, holder=1, been=(0,)), "play", PROWLING, 1)
    assert fields == {"target_seat": 1, "steps": 4}
    assert "a la formule" in sentence
    assert "te poursuit" in reason(on(NORMAL, 20, 25, holder=0, been=(1,)), "play", BENCHED, 1)[0]
    assert "souterrain" in reason(on(NORMAL, 38, 5), "roll")[0]
    assert "sortir" in reason(on(NORMAL, 9, 30, holder=0, been=(1,)), "roll")[0]


# Boards that people make


@pytest.mark.parametrize("spaces", ["1Z.2..GZ3..F", "ZG2.CR.S3.Z." * 9 + "FGZ.R"])
def test_boards_of_any_length_are_understood(spaces: str) -> None:
    table = on(boards.read_layout(spaces), 0, 2, hand=(BOOST, SHOW, PROWLING))
    for level in LEVELS:
        assert GAME.check(table.state, decision(table, level)) is None


def test_choosing_a_character_needs_no_tables() -> None:
    table = new(2, board="1Z.2..GZ3..F")
    assert decision(table, MAITRE).verb == "choose"
