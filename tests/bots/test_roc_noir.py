"""What automata know of Roc noir: ways, aims, chances, memory, and what they say."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import permutations
from typing import Any

import pytest

from coffres.bots.automaton import LET_ROLL
from coffres.bots.levels import LEVELS
from coffres.bots.player import Player
from coffres.bots.roc_noir import TEACHING, reasons
from coffres.bots.roc_noir.chances import chances
from coffres.bots.roc_noir.ground import SLABS, bits, ground
from coffres.bots.roc_noir.memory import Memory, remembered
from coffres.bots.roc_noir.racks import best_exchange
from coffres.bots.roc_noir.ways import FALL, FAR, Field, risks
from coffres.bots.teaching import Thinker
from coffres.engine.contract import Fact, Move
from coffres.engine.registry import GAMES
from coffres.engine.sight import Snapshot, sight
from coffres.games.roc_noir.castle import BIT, ZONE, castle
from coffres.games.roc_noir.material import ENTRANCE, GALLERIES, ROOMS, TREASURE
from tests.games.roc_noir.positions import (
    BLACK,
    CORNERS,
    GREY,
    WHITE,
    begun,
    falls,
    give,
    knight,
    put,
    rolled,
    safe,
    send_home,
    trap_at,
    walk,
)
from tests.games.table import Table

GAME = GAMES["roc_noir"]
FRESH = [0b1111 if SLABS >> 2 * (zone // 5) * 10 + 2 * (zone % 5) & 1 else 0 for zone in range(25)]
HERE = ground(CORNERS)


def seat_of(level: str, number: int = 0, seats: int = 2, seed: int = 1) -> Thinker:
    return Thinker(number, seats, {}, TEACHING.levels[level], seed)


def to_its_end(thinking: Any) -> Move:
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            return Move(*done.value)


def answer(table: Table, level: str, facts: Sequence[Fact] = (), share: float = 0.2) -> Move:
    """What an automaton of this level does whose turn it is."""
    number = table.state.seat
    player = Player(GAME, seat_of(level, number, table.session.seats), share)
    for fact in facts:
        player.hear(fact)
    return to_its_end(player.think(sight(Snapshot(GAME, table.state), number, lambda: list(facts))))


def nearly_home(place: int) -> Table:
    """Thinker 0 has two knights home, and its white one, with a pair, stands there."""
    table = send_home(send_home(begun(), 0, BLACK, 0), 0, GREY, 1)
    return rolled(put(give(table, 0, WHITE, 4, 5), (0, WHITE, place)), WHITE)


def all_safe(table: Table) -> Table:
    """Every trap lies under the first square of its slab, and all know."""
    for zone in range(25):
        table.state.maybe[zone] &= 0b0001
    return table.arrange()


# Ways


@pytest.mark.parametrize("corners", [*permutations((*GALLERIES, ENTRANCE))])
def test_the_ground_is_that_of_the_rules(corners: tuple[int, ...]) -> None:
    mine, theirs = ground(corners), castle(corners)
    for place in (*bits(SLABS), *range(ROOMS, TREASURE + 1)):
        assert set(bits(mine.beside[place])) == {to for to in theirs.steps[place] if to < ROOMS}
        assert set(bits(mine.far[place])) == set(theirs.jumps[place])
        assert (ENTRANCE in theirs.steps[place]) == (mine.near[place] >> ENTRANCE & 1)


def test_a_way_costs_the_falls_on_it() -> None:
    fresh = Field(HERE, risks(FRESH), 0, HERE.beside[GALLERIES[0]])
    assert fresh.cost(2) == 0 and fresh.cost(3) == FALL // 4 and fresh.cost(4) == FALL // 2
    assert fresh.cost(ENTRANCE) > 2 * FALL
    known = Field(HERE, risks([slab & 0b1000 for slab in FRESH]), 0, HERE.beside[GALLERIES[0]])
    assert known.cost(ENTRANCE) == 0


def test_a_way_leads_around_knights_and_known_traps() -> None:
    maybe = FRESH[:]
    for square in (3, 4, 5):
        maybe[ZONE[square]] &= ~(BIT[square] | BIT[square + 10])
    goal = HERE.beside[GALLERIES[0]]
    assert Field(HERE, risks(maybe), 0, goal).onward(4)[0] == 3
    assert Field(HERE, risks(maybe), 1 << 3, goal).onward(4)[0] == 14
    maybe[ZONE[3]] = BIT[3]
    assert Field(HERE, risks(maybe), 0, goal).onward(4)[0] == 14


def test_a_counterweight_makes_its_square_safe() -> None:
    maybe = [slab & 0b0001 for slab in FRESH]
    ways = Field(HERE, risks(maybe), 0, 1 << 2)
    assert ways.entering(2) == FAR
    assert Field(HERE, risks(maybe), 1 << 13, 1 << 2).entering(2) == 0


def test_every_way_gets_shorter_until_it_arrives() -> None:
    rng = random.Random(4)
    for _castle in range(20):
        maybe = [slab and (slab if rng.random() < 0.3 else 1 << rng.randrange(4)) for slab in FRESH]
        ways = Field(HERE, risks(maybe), 0, HERE.beside[TREASURE])
        for place in (*bits(SLABS), ENTRANCE):
            steps = 0
            while ways.cost(place) < FAR and not ways.goal >> place & 1:
                place, steps = ways.onward(place)[0], steps + 1
                assert steps < ROOMS


# Obvious moves


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_enters_the_treasure_to_win(level: str) -> None:
    assert answer(nearly_home(34), level) == Move(0, "step", (TREASURE,))


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_draws_where_it_has_not_yet(level: str) -> None:
    table = rolled(put(begun(), (0, BLACK, 2)))
    assert answer(table, level) == Move(0, "step", (GALLERIES[0],))


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_lets_the_die_be_rolled_before_it_swaps(level: str) -> None:
    table = give(give(begun(), 0, BLACK, 0, 5), 0, GREY, 1, 2)
    assert answer(table, level) == LET_ROLL


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_makes_its_pair_beside_the_treasure(level: str) -> None:
    table = rolled(put(give(give(begun(), 0, BLACK, 3, 4), 0, GREY, 5, 0), (0, BLACK, 34)))
    assert answer(table, level) == Move(0, "swap", (5,))


def test_the_master_robs_and_goes_home() -> None:
    table = all_safe(send_home(send_home(begun(), 0, BLACK, 0), 0, GREY, 1))
    give(give(table, 0, WHITE, 4, 6), 1, BLACK, 5, 8)
    table.state.drawn = 0b111111
    rolled(put(table, (0, WHITE, 32), (1, BLACK, 35)), WHITE)
    for _step in range(12):
        if table.state.phase == "over":
            break
        table.session.play(answer(table, "maitre"))
    assert table.state.phase == "over" and table.state.seat == 0


def test_the_master_avoids_a_trap_that_was_found() -> None:
    table = rolled(put(trap_at(safe(begun(), 14, 13, 12), 3), (0, BLACK, 4)))
    walked = [answer(table, "maitre")]
    assert walked == [Move(0, "step", (14,))]


def test_a_known_way_is_walked_without_thought() -> None:
    table = all_safe(begun())
    rolled(put(table, (0, BLACK, 7)))
    facts: list[Fact] = []
    player = Player(GAME, seat_of("maitre"))
    while table.state.drawn == 0 and table.state.phase == "move":
        move = to_its_end(player.think(sight(Snapshot(GAME, table.state), 0, lambda: facts)))
        facts.append(table.play(move.by, move.verb, *move.args))
        player.hear(facts[-1])
        if table.state.phase == "draw":
            break
    assert table.state.knights[knight(0, BLACK)] == GALLERIES[0]
    assert len(facts) <= 9 and player.iterations == 0


def test_nobody_stops_when_something_is_free_to_be_had() -> None:
    table = rolled(put(all_safe(begun()), (0, BLACK, 7)))
    moves = table.session.legal(0)
    assert Move(0, "end_turn") not in TEACHING.candidates(table.state, 0, moves)


def test_a_choice_of_knights_that_have_nowhere_to_go() -> None:
    table = trap_at(send_home(begun(), 0, BLACK, 0), 97)
    rolled(put(table, (1, BLACK, 78), (1, GREY, 79), (1, WHITE, 87)))
    moves = table.session.legal(0)
    assert len(moves) == 2 and sum(TEACHING.worth(table.state, 0, moves)) > 0
    assert answer(table, "apprenti") in moves


def test_a_half_that_lies_deeper_in_a_pile_is_dug_for() -> None:
    """One exchange alone gives no pair here, the second does."""
    table = begun()
    state = table.state
    state.racks[:2], state.unseen[1], state.under[1] = [2, 5], 0, [9, 3]
    gain, put_under = best_exchange(state, 0, 1)
    assert gain > 0 and put_under == (5,)
    state.racks[:2], state.under[1] = [2, 9], [3, 5]
    better, put_under = best_exchange(state, 0, 1)
    assert better == 1 and put_under == (9,)
    state.under[1] = [5, 7]
    assert best_exchange(state, 0, 1) == (0.0, ())


# Chances


def test_chances_add_up_and_grow_with_what_is_done() -> None:
    before = chances(begun().state, 2)
    assert sum(before) == pytest.approx(1) and abs(before[0] - before[1]) < 0.15
    home = chances(send_home(begun(), 0, BLACK, 0).state, 2)
    ready = chances(put(give(begun(), 0, BLACK, 0, 1), (0, BLACK, 34)).state, 2)
    assert before[0] < ready[0] < home[0]
    assert sum(chances(begun(4).state, 4)) == pytest.approx(1)


# Memory


def told(table: Table) -> list[Fact]:
    """A knight falls, another one stands firm, and then many turns go by."""
    facts: list[Fact] = []
    state = table.state
    for roll in range(9):
        facts.append(table.chance("roll", BLACK, False))
        if roll == 0:
            state.knights[state.mover] = 4
            for to, trapped in ((14, False), (13, True)):
                facts.append(table.play(state.seat, "step", to))
                facts.append(table.chance("trap", to, trapped))
            table.table("seen")
            state.knights[0] = ENTRANCE
            facts.append(())
        else:
            facts.append(table.play(state.seat, "end_turn"))
    return facts


def known(level: str, after: int, seeds: int = 200) -> float:
    """The share of players who still know the trap under square 13 after so many facts."""
    table = begun()
    facts = told(table)[:after]
    view = table.view(1)
    seats = (seat_of(level, 1, seed=seed) for seed in range(seeds))
    maybe = [remembered(view, facts, seat)["memory"]["maybe"] for seat in seats]
    return sum(bool(slabs[ZONE[13]] == BIT[13]) for slabs in maybe) / seeds


def test_memory_fades_by_level_and_age() -> None:
    assert known("apprenti", 10) == known("compagnon", 10) == 1
    assert known("apprenti", 14) < 0.3 < 0.5 < known("compagnon", 14)
    assert known("compagnon", 22) < 0.3
    table = begun()
    told(table)
    view = table.view(1)
    assert (
        TEACHING.recall(sight(Snapshot(GAME, table.state), 1, list), [], seat_of("maitre", 1)).items()
        <= view.items()
    )


def test_the_same_player_remembers_the_same() -> None:
    table = begun()
    facts = told(table)
    views = [remembered(table.view(1), facts, seat_of("compagnon", 1, seed=7)) for _time in range(2)]
    assert views[0] == views[1]
    others = [remembered(table.view(1), facts, seat_of("compagnon", 1, seed=seed)) for seed in range(20)]
    assert any(view != views[0] for view in others)


def test_a_fall_of_ones_own_is_remembered_longer() -> None:
    facts = told(begun())
    kept = [0, 0]
    for number in range(2):
        for seed in range(300):
            memory = Memory(facts, seat_of("compagnon", number, seed=seed))
            kept[number] += memory.keeps(memory.story.fallen[13], "trap", 13)
    assert kept[0] > kept[1] + 50


def test_what_is_forgotten_is_possible() -> None:
    """Whatever is forgotten: the truth stays possible, nothing is lost, and the same moves are legal."""
    rng = random.Random(3)
    table = begun(3).at_random(5, 3000)
    while table.state.phase != "move":
        table.at_random(rng.randrange(99), 1)
    seat = seat_of("apprenti", table.state.seat, 3)
    view = table.view(seat.number)
    poor = remembered(view, [(-2, "roll", (0, False), (0, 0))] * 90, seat)
    state = TEACHING.world(poor, None, rng)
    assert GAME.inventory(state) == GAME.inventory(table.state)
    assert GAME.legal(state, seat.number) == table.session.legal(seat.number)
    assert view["piles"] == GAME.view(state, 0)["piles"]
    for slab, true in zip(poor["memory"]["maybe"], view["memory"]["maybe"], strict=True):
        assert slab & true == true
    assert sum(map(int.bit_count, poor["memory"]["maybe"])) > sum(map(int.bit_count, view["memory"]["maybe"]))


def test_marked_traps_are_never_forgotten() -> None:
    table = trap_at(begun(mark_traps=True), 13)
    table.state.found |= 1 << ZONE[13]
    facts = [(-2, "roll", (0, False), (0, 0))] * 90
    view = remembered(table.arrange().view(1), facts, seat_of("apprenti", 1))
    assert view["memory"]["maybe"][ZONE[13]] == BIT[13]


# What they say


def said(table: Table, verb: str, *args: Any) -> str:
    move = LET_ROLL if verb == "roll" else Move(table.state.seat, verb, args)
    found = TEACHING.reason(table.view(0), move, seat_of("maitre", table.state.seat))
    assert found is not None
    return found.sentence.format(**dict.fromkeys(found.fields, "Zoé"))


def test_there_is_a_reason_for_each_kind_of_move() -> None:
    plain = reasons._PLAIN
    assert said(nearly_home(34), "step", TREASURE) == plain["win"]
    assert said(rolled(put(give(begun(), 0, BLACK, 0, 1), (0, BLACK, 34))), "step", TREASURE) == plain["home"]
    both = give(give(begun(), 0, BLACK, 0, 5), 0, GREY, 1, 2)
    assert said(both, "roll") == plain["roll"]
    assert said(rolled(put(both, (0, BLACK, 34))), "swap", 1) == plain["swap"]
    fresh = rolled(put(begun(), (0, BLACK, 4)))
    assert "moins risquée" in said(fresh, "step", 3)
    assert said(fresh, "jump", 2) == plain["over_doubt"]
    assert said(fresh, "end_turn") == plain["stop"]
    assert said(put(trap_at(fresh, 3)), "jump", 2) == plain["over_trap"]
    assert said(put(fresh, (1, GREY, 3)), "jump", 2) == plain["over_knight"]
    near = rolled(put(begun(), (0, BLACK, 2)))
    assert said(near, "step", GALLERIES[0]).startswith("Entre")
    home = send_home(send_home(begun(), 0, BLACK, 0), 1, GREY, 1)
    assert said(rolled(home), "choose", GREY) == plain["choose"]


def test_a_robbery_names_whom_it_robs() -> None:
    table = all_safe(give(give(begun(), 0, WHITE, 4, 6), 1, BLACK, 5, 8))
    rolled(put(table, (0, WHITE, 31), (1, BLACK, 35)), WHITE)
    assert "Zoé" in said(table, "step", 32)
    assert (
        said(walk(table, 32, 33, 34), "rob", 5) == "Prends cette moitié à Zoé : ton chevalier aura sa paire."
    )


def test_a_gallery_is_entered_for_an_exchange() -> None:
    table = rolled(put(give(all_safe(begun()), 0, BLACK, 0, 5), (0, BLACK, 13)))
    table.state.visited |= 1
    table.arrange()
    assert said(walk(table, 12), "step", GALLERIES[0]).startswith("Entre")
    table.play(0, "step", GALLERIES[0])
    assert said(table, "keep") == reasons._PLAIN["keep"]
    assert said(table, "exchange", 5) == reasons._PLAIN["exchange"]


def test_falling_teaches_the_way() -> None:
    """After a fall, the way goes around the trap."""
    table = rolled(put(begun(), (0, BLACK, 4)))
    table.state.ropes[0] = 0
    falls(table, 3)
    rolled(rolled(table).arrange(seat=0, phase="roll", mover=-1, arrived=False))
    assert answer(table, "maitre") == Move(0, "step", (14,))
