"""How automata play Le Casse du siècle: what every level finds, what it forgets, and what it says."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from coffres.bots.casse_du_siecle import TEACHING, codes, eyes
from coffres.bots.casse_du_siecle.codes import any_key, faces, sub
from coffres.bots.casse_du_siecle.ledger import Ledger
from coffres.bots.casse_du_siecle.ledgers import Ledgers
from coffres.bots.casse_du_siecle.memory import faded
from coffres.bots.casse_du_siecle.race import chances, race
from coffres.bots.player import Player
from coffres.bots.teaching import Thinker
from coffres.engine.actors import RandomChance, random_move
from coffres.engine.contract import Fact, Move
from coffres.engine.options import settle
from coffres.engine.sight import Sight, Snapshot, sight
from coffres.games.casse_du_siecle import codes as rules_codes
from coffres.games.casse_du_siecle import state as rules_state
from coffres.games.casse_du_siecle.material import Options
from tests.bots.plain.casse_du_siecle import Plain
from tests.games.casse_du_siecle.positions import begun, key, lay_out, lock, mask
from tests.games.table import Table

GAME = TEACHING.game
LEVELS = ("apprenti", "compagnon", "maitre")
VARIANTS: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (3, {"master_codes": True, "long_combination": True, "notebook": False}),
    (2, {"hidden_keys": True, "notebook": False, "stakes": "both"}),
    (4, {"owned_doors": True, "keep_keys": True}),
    (2, {"owned_doors": True, "master_codes": True}),
)


def seat_of(number: int, seats: int, options: dict[str, Any], level: str, seed: int = 3) -> Thinker:
    settled = settle(GAME, seats, options)
    return Thinker(number, seats, settled, TEACHING.levels[level], seed)


def seen_by(state: Any, seat: int) -> Sight:
    return sight(Snapshot(GAME, state), seat, list)


def answer(table: Table, level: str, facts: Iterable[Fact] = (), seat: int = 0) -> Move:
    """What a player of this level does, who has been told these facts."""
    options = dict(table.state.options._asdict())
    player = Player(GAME, seat_of(seat, table.session.seats, options, level), 0.2)
    for fact in facts:
        player.hear(fact)
    thinking = player.think(seen_by(table.state, seat))
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            move: Move = done.value
            return move


def knowing(table: Table, bunches: dict[int, str], seat: int = 0) -> Table:
    """Makes a seat remember these keys."""
    known = list(table.state.known)
    for place, names in bunches.items():
        known[place * (table.session.seats + 1) + seat] = mask(names)
    return table.arrange(known=known)


def heard(
    seats: int, options: dict[str, Any], seed: int, moves: int
) -> Iterator[tuple[Any, list[Fact], int]]:
    """A random game, as its first seat hears it: the position, the facts so far, the number of moves."""
    state = GAME.start(seats, settle(GAME, seats, options))
    rng = random.Random(seed)
    actor = RandomChance(rng)
    facts: list[Fact] = []
    for number in range(moves):
        if not GAME.asks(state):
            return
        yield state, facts, number
        move = random_move(GAME, state, actor, rng)
        facts.append(GAME.tell(state, move, 0))
        GAME.apply(state, move)


# What everybody finds


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("options", [{}, {"master_codes": True}])
def test_a_bunch_that_is_known_to_open_a_door_is_taken(level: str, options: dict[str, Any]) -> None:
    held = {5: "6E 3C 4O 5D", 7: "1C 2C"}
    table = lay_out(begun(**options), "", {3: "3C 4O 5D ."}, held, phase="take", emptied=-1)
    knowing(table, held)
    assert answer(table, level) == (0, "take_bunch", (5,))


@pytest.mark.parametrize("level", LEVELS)
def test_a_key_that_opens_a_door_is_placed_before_all_others(level: str) -> None:
    table = lay_out(begun(master_codes=True), "6E 1C 2C", {3: "3C 4O 5D ."})
    assert answer(table, level) == (0, "place", (key("6E"), lock("3E")))


@pytest.mark.parametrize("level", LEVELS)
def test_an_exchange_that_opens_a_door_is_made(level: str) -> None:
    table = lay_out(begun(master_codes=True), "3O 3D 3E", {3: "3C 4O . ."})
    assert answer(table, level) == (0, "change", (2, 3))


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_keys_that_finish_a_code_of_ones_own_are_laid(level: str) -> None:
    table = begun(hidden_keys=True)
    lay_out(table, "6E 2C", {3: "3C 4O 5D ."}, owner=(1, 1, 0, 0, 0, 1))
    assert answer(table, level) == (0, "lay", (key("6E"), lock("3E")))


@pytest.mark.parametrize("level", LEVELS)
def test_the_gear_that_is_still_unknown_is_looked_at(level: str) -> None:
    table = lay_out(begun(), "1C", {3: "3C 4O 5D 6E"}, phase="look", looker=0, opened=(2,))
    table.arrange(gears=[4, 7, 9, 2, 0, 0, 0, 0], reserve=0b10101101010, seen=[0b1101, 0b1000])
    assert answer(table, level) == (0, "look", (1,))


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_gives_up_a_look(level: str) -> None:
    table = lay_out(
        begun(long_combination=True), "1C", {3: "3C 4O 5D 6E"}, phase="look", looker=0, opened=(2,)
    )
    assert answer(table, level).verb == "look"


def test_a_bunch_that_others_put_back_is_worth_less_to_those_who_compare() -> None:
    """What did not fit yesterday seldom fits today: a Maître knows, and an Apprenti does not think of it."""
    facts: list[Fact] = [(1, "take_bunch", (0,)), (1, "done", ())]
    doors = {1: "1C 2O . .", 3: "3C . 5D 6E", 4: "4C 5O 6D ."}
    table = lay_out(begun(), "", doors, {0: "3C 5D 1C 2O"}, phase="take", emptied=-1)
    seat = seat_of(0, 2, {}, "maitre")
    view = GAME.view(table.state, 0)
    placed = [(0, "place", (face, at)) for at, face in enumerate(table.state.laid) if face >= 0]
    beliefs = TEACHING.beliefs(view, [*placed, *facts], seat)
    rng = random.Random(1)

    def seen(level: str) -> list[float]:
        looking = eyes.odds(
            lambda: TEACHING.world(view, beliefs, rng), seat._replace(level=TEACHING.levels[level]), rng
        )
        while True:
            try:
                next(looking)
            except StopIteration as done:
                found: list[float] = done.value
                return found

    assert seen("maitre")[0] == 0.0 < 0.2 < seen("maitre")[1]
    assert seen("compagnon")[0] > 0.1


# The dial


def _at_the_dial() -> Table:
    table = lay_out(begun(notebook=False), "", phase="dial", looker=0, seat=0)
    gears = [4, 7, 9, 2, 0, 0, 0, 0]
    return table.arrange(gears=gears, reserve=0b10101101010, seen=[0b1111, 0])


@pytest.mark.parametrize("level", LEVELS)
def test_a_combination_that_was_just_seen_is_dialed(level: str) -> None:
    assert answer(_at_the_dial(), level) == (0, "dial", (4, 7, 9, 2))


def test_who_has_forgotten_a_gear_does_not_dial() -> None:
    """The samples of what can be dialed contain the right combination: nobody may learn it from there."""
    looks: list[Fact] = [(0, "look", (slot,)) for slot in range(4)]
    later: list[Fact] = [(turn % 2, "take_bunch", (0,)) for turn in range(400)]
    assert answer(_at_the_dial(), "apprenti", looks + later) == (0, "wait", ())
    assert answer(_at_the_dial(), "maitre", looks + later).verb == "dial"


# Memory


def _remembered(level: str, turns: int, seed: int = 3) -> int:
    held = dict.fromkeys((0, 1), "1C 2O 3D 4E") | {2: "5C 6O 1D 2E", 3: "5O 6D 1E 2C"}
    table = knowing(lay_out(begun(), "", {}, held, phase="take", emptied=-1), held)
    ledger = Ledger(2, Options(**table.view(0)["options"]))
    ledger.turns = turns
    view = faded(table.view(0), ledger, seat_of(0, 2, {}, level, seed))
    return sum(keys.bit_count() for keys in view["known"])


def test_memory_fades_by_level() -> None:
    """Half of what an Apprenti saw is forgotten after two rounds, of what a Compagnon saw after six."""
    whole = {level: sum(_remembered(level, 8, seed) for seed in range(30)) for level in LEVELS}
    assert whole["maitre"] == 30 * 16
    assert 0.15 < whole["apprenti"] / whole["maitre"] < 0.35
    assert 0.53 < whole["compagnon"] / whole["maitre"] < 0.73


def test_what_is_forgotten_stays_forgotten() -> None:
    for level in LEVELS:
        left = [_remembered(level, turns) for turns in range(0, 40, 2)]
        assert left == sorted(left, reverse=True)
        assert left[0] == 16
        assert left == [_remembered(level, turns) for turns in range(0, 40, 2)]


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
@pytest.mark.parametrize("level", ["apprenti", "maitre"])
def test_worlds_are_as_they_are_remembered(seats: int, options: dict[str, Any], level: str) -> None:
    rng = random.Random(5)
    for state, facts, number in heard(seats, options, 11, 240):
        if number % 24 == 0:
            seat = seat_of(0, seats, options, level)
            view = TEACHING.recall(seen_by(state, 0), facts, seat)
            world = TEACHING.world(view, TEACHING.beliefs(view, facts, seat), rng)
            known = GAME.view(world, 0)
            forgotten = [lock for lock, face in enumerate(view["laid"]) if face is None]
            for lock in forgotten:
                known["laid"][lock] = None
            assert known == view
            assert GAME.inventory(world) == GAME.inventory(state)


# What follows from what others do


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_the_ledger_follows_bunches_and_doors(seats: int, options: dict[str, Any]) -> None:
    ledger = Ledger(seats, Options(**settle(GAME, seats, options)))
    heard_of = 0
    for state, facts, _number in heard(seats, options, 7, 400):
        ledger.follow(facts[heard_of:])
        heard_of = len(facts)
        if state.phase in ("take", "act", "return"):
            assert ledger.sizes == [state.size(place) for place in range(12)]
            told = [codes.HIDDEN if face is None else face for face in GAME.view(state, 0)["laid"]]
            assert [(a == -1) for a in ledger.laid] == [(b == -1) for b in told]


def test_a_ledger_goes_on_where_it_was_and_back_where_a_move_was_taken_back() -> None:
    seat, ledgers = seat_of(0, 2, {}, "maitre"), Ledgers()
    told: list[Fact] = []
    for _state, facts, number in heard(2, {}, 3, 120):
        told.extend(facts[len(told) :])
        whole = Ledger(2, Options(**seat.options)).follow(told)
        assert vars(ledgers.of(told, seat)) == vars(whole)
        if number % 9 == 8:
            told[-1:] = [(1, "take_bunch", (3,))]
            whole = Ledger(2, Options(**seat.options)).follow(told)
            assert vars(ledgers.of(told, seat)) == vars(whole)
            told[-1:] = facts[len(told) - 1 :]


def test_a_key_that_was_put_back_is_imagined_as_one_that_did_not_fit() -> None:
    """Nearly always: sometimes keys that are lost from sight leave it no other place."""
    rng, seat = random.Random(2), seat_of(0, 2, {}, "maitre")
    blind, believed, keys = 0, 0, 0
    for game in range(6):
        for state, facts, _number in heard(2, {}, game, 160):
            if state.phase == "take" and not state.seat:
                view = GAME.view(state, 0)
                held = TEACHING.beliefs(view, facts, seat)
                keys += sum(len(limits) for limits in held.beliefs.may_be)
                blind += _misplaced(GAME.imagine(view, rng), view, held.beliefs.may_be)
                believed += _misplaced(TEACHING.world(view, held, rng), view, held.beliefs.may_be)
                assert not _misplaced(state, view, held.beliefs.may_be)
    assert keys > 40
    assert blind > 10 * max(1, believed)


def _misplaced(world: Any, view: dict[str, Any], may_be: list[list[int]]) -> int:
    """How many strange keys lie where somebody put back what fitted."""
    return sum(
        bool(codes.ONE[face] & ~may_be[place][0])
        for place in range(12)
        if world.source[place] < 0 and len(set(may_be[place])) == 1
        for face in faces(sub(world.bunch[place], view["known"][place]))
    )


def test_the_others_are_imagined_to_know_what_they_put_back() -> None:
    rng, checked = random.Random(2), 0
    for state, facts, _number in heard(2, {}, 5, 200):
        if state.phase != "take" or state.seat:
            continue
        view = GAME.view(state, 0)
        world = TEACHING.world(view, TEACHING.beliefs(view, facts, seat_of(0, 2, {}, "maitre")), rng)
        for place in range(12):
            if world.source[place] < 0:
                strange = sub(world.bunch[place], view["known"][place])
                checked += strange.bit_count()
                assert not sub(strange, world.known[place * 3 + 1])
                assert not sub(world.known[place * 3 + 1], world.bunch[place])
    assert checked >= 5


# Judging a position


def test_the_race_is_fair_and_won_by_whoever_needs_less() -> None:
    for looks in ((4, 4), (1, 3), (2, 2, 5), (8, 7, 6, 5, 4, 3)):
        assert sum(race(looks)) == pytest.approx(1)
        assert min(race(looks)) >= 0
    assert race((3, 3))[0] > 0.5 > race((3, 3))[1]
    assert race((2, 4))[0] > race((3, 4))[0] > race((4, 4))[0]


def test_a_position_is_better_with_more_gears_seen() -> None:
    table = lay_out(begun(), "", phase="take", emptied=-1)
    even = chances(table.state, 2)
    ahead = chances(table.arrange(seen=[0b11, 0]).state, 2)
    behind = chances(table.arrange(seen=[0, 0b11]).state, 2)
    assert ahead[0] > even[0] > behind[0]
    assert sum(ahead) == pytest.approx(1)


def test_tokens_decide_a_match() -> None:
    table = lay_out(begun(stakes="both"), "", phase="take", emptied=-1)
    assert chances(table.arrange(tokens=[30, 10]).state, 2)[0] > 0.7
    assert chances(table.arrange(tokens=[10, 30]).state, 2)[0] < 0.3


# What it says


def test_every_kind_of_move_has_its_reason() -> None:
    verbs: Counter[str] = Counter()
    for seats, options in VARIANTS:
        seat = seat_of(0, seats, options, "maitre")
        for state, _facts, _number in heard(seats, options, 23, 700):
            for move in GAME.legal(state, 0):
                verbs[move.verb] += 1
                if verbs[move.verb] <= 30:
                    said = TEACHING.reason(GAME.view(state, 0), move, seat)
                    assert said is not None, move
                    assert "{" not in said.sentence.format(**said.fields)
    exchange = lay_out(begun(master_codes=True), "3O 3D 3E", {3: "3C 4O . ."})
    said = TEACHING.reason(exchange.view(0), Move(0, "change", (2, 3)), seat_of(0, 2, {}, "maitre"))
    assert said is not None
    verbs["change"] += 1
    keys = {"place", "steal", "change", "lay", "lift", "done", "put_back", "put_rest", "keep"}
    assert set(verbs) == keys | {"take_bunch", "look", "decline", "seen", "claim", "pick", "dial", "wait"}


def test_a_reason_names_the_door_and_the_key() -> None:
    table = lay_out(begun(), "6E 1C", {3: "3C 4O 5D ."})
    said = TEACHING.reason(
        table.view(0), Move(0, "place", (key("6E"), lock("3E"))), seat_of(0, 2, {}, "maitre")
    )
    assert said is not None
    assert said.sentence.format(**said.fields) == "La porte 3 n'attend plus que ta clé 6E."


# What it knows of the rules


def test_doors_and_lots_are_those_of_the_rules() -> None:
    assert codes.CODES == rules_codes.CODES
    lots = (rules_state.HAND, rules_state.POOL, rules_state.LIFTED, rules_state.LOST)
    assert lots == (codes.HAND, codes.POOL, codes.LIFTED, codes.LOST)


def test_keys_are_drawn_fairly() -> None:
    rng = random.Random(4)
    drawn = Counter(any_key(mask("1C 1C 3D 6E"), rng.random) for _key in range(4000))
    assert set(drawn) == set(faces(mask("1C 3D 6E")))
    assert 0.46 < drawn[key("1C")] / 4000 < 0.54


# Whole games


def _game(players: list[Any], options: dict[str, Any], seed: int) -> tuple[int, ...]:
    state = GAME.start(len(players), settle(GAME, len(players), options))
    rng = random.Random(seed)
    actor = RandomChance(rng)
    while asks := GAME.asks(state):
        by = asks[0].by
        player = players[by] if by >= 0 else None
        move = player(seen_by(state, by)) if player else actor.answer(GAME, state, by)
        assert GAME.check(state, move) is None
        GAME.apply(state, move)
    outcome = GAME.outcome(state)
    return outcome.winners if outcome else ()


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_a_plain_player_keeps_to_the_rules_and_beats_chance(seats: int, options: dict[str, Any]) -> None:
    settled = settle(GAME, seats, options)
    wins = sum(
        0 in _game([Plain(0, seats, settled, seed).think, *[None] * (seats - 1)], options, seed)
        for seed in range(6)
    )
    assert wins >= 4
