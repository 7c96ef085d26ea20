"""AT-01 to AT-05, AT-09, AT-16, AT-42, AT-46: the start in all detail, ties with a guard, guessed hands."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from coffres.engine.contract import CHANCE, TABLE, Chapter
from coffres.games.agence_tous_risques.material import DECK, FIGURES, KEY
from tests.games.agence_tous_risques.positions import BOOST, CLEAR, SHOW, decide, due, fight, on, place, roll
from tests.games.table import Table


@pytest.mark.rule("AT-01", "AT-02", "AT-03", "AT-04")
@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_has_happened_yet(seats: int) -> None:
    view = Table(KEY, seats).view(TABLE)
    del view["options"]
    nothing = [0] * seats
    assert view == {
        "seats": seats,
        "path": "^...C.Z1GZ1CSG.R.2CSGZ2RS3C.G..ZGR3S.GRFS$",
        "phase": "choose",
        "figures": [],
        "at": nothing,
        "facing": [1] * seats,
        "been": 0,
        "holder": -1,
        "benched": 0,
        "hands": [None] * seats,
        "hand_sizes": nothing,
        "pile": 35,
        "discards": [0] * 14,
        "stock": [4, 6, 6, 5, 4, 2, 1, 1, 1, 1, 1, 1, 1, 1],
        "kept": [None] * seats,
        "kept_sizes": nothing,
        "aside": 0,
        "since": [],
        "rolls": nothing,
        "active": -1,
        "rolled": False,
        "carded": False,
        "card": -1,
        "target": -1,
        "fight": "",
        "foe": -1,
        "strike": 0,
        "result": "",
    }


@pytest.mark.rule("AT-02")
def test_the_deck_is_that_of_the_rule() -> None:
    table = Table(KEY, 3)
    assert table.game.inventory(table.state) == {
        "benched": 4,
        "prowling": 6,
        "boost": 6,
        "clear": 5,
        "show": 4,
        "lab1_3": 2,
        "lab1_4": 1,
        "lab1_5": 1,
        "lab2_4": 1,
        "lab2_5": 1,
        "lab2_6": 1,
        "lab3_5": 1,
        "lab3_6": 1,
        "lab3_7": 1,
        "characters": 3,
    }


@pytest.mark.rule("AT-16", "AT-42")
def test_a_tie_with_the_guard_is_rolled_again_and_is_no_new_arrival() -> None:
    """The pursuer stands beside the holder: arriving there again, it would fight for the formula."""
    table = on("....G.....", 3, 5, been=(0,), holder=1)
    roll(table, 1, 1)
    fight(table, 2, 5)
    table.chance("guard", 4, 4)
    assert table.asked() == [(CHANCE, "guard")]
    table.chance("guard", 1, 1)
    assert table.asked() == [(CHANCE, "guard")]
    table.chance("guard", 5, 4)
    assert (place(table, 0), due(table)) == (5, "card")


@pytest.mark.rule("AT-09", "AT-46")
def test_a_card_put_down_may_have_been_kept_or_drawn_since() -> None:
    """Seat 0 kept two cards and drew one: what it puts down was kept, four times out of five."""
    deck = list(DECK)
    for kind in (BOOST, BOOST, SHOW, CLEAR, CLEAR):
        deck[kind] -= 1
    table = on("." * 20, 3, 8, hand=(), pile=[0] * 14, discards=deck)
    table.arrange(hands=[(SHOW, CLEAR), (BOOST, BOOST, CLEAR)], phase="shuffle", carded=True)
    table.chance("shuffle")
    table.chance("draw", 0, SHOW)
    table.arrange(active=0, phase="turn", rolled=False, carded=False)
    table.play(0, "discard", SHOW)
    table.chance("draw", 0, BOOST)
    rng, view = random.Random(3), table.view(TABLE)
    origins: Counter[bool] = Counter()
    for _world in range(200):
        world = table.game.imagine(view, rng)
        origins[SHOW in world.kept[0]] += 1
    assert 140 < origins[True] < 180  # kept: two cards of five; drawn since: three of thirty


@pytest.mark.rule("AT-47")
def test_the_minutes_of_presets_are_told_in_fives_and_grow_with_the_path() -> None:
    presets = {preset.name: preset.minutes for preset in Table(KEY, 2).game.presets}
    assert all(minutes % 5 == 0 for table in presets.values() for minutes in table.values())
    for seats in (2, 3, 4):
        assert presets["courte"][seats] < presets["boite"][seats] < presets["longue"][seats]


@pytest.mark.rule("AT-03", "AT-49")
def test_four_characters_of_our_own() -> None:
    assert FIGURES == ("captain", "mechanic", "acrobat", "chemist")
    assert len(Table(KEY, 4).choices(0)) == 4


def test_the_chapters_of_an_evening_are_turns_and_fights() -> None:
    def chapter(table: Table) -> Chapter:
        return table.game.chapter(table.state)

    assert chapter(Table(KEY, 2)) == Chapter("start")
    table = on(".........", 3, 5)
    assert chapter(table) == Chapter("turn", 0)
    roll(table, 2)
    assert due(table) == "strike_battle"
    assert chapter(table) == Chapter("fight", 0)
    fight(table, 2, 5)
    assert chapter(table) == Chapter("turn", 0)
    assert chapter(on(".........", 3, 5, turn=1)) == Chapter("turn", 1)
    assert chapter(on(".........", 3, 5, 6, 7, turn=3, two=True)) == Chapter("turn", 1)
    table.table("stop")
    table.table("show_hands")
    assert chapter(table) == Chapter("end")


def test_saves_are_read_by_the_number_of_the_rules() -> None:
    """Whoever changes what a move does changes this number, and writes what old saves become (migrate.py)."""
    assert Table(KEY, 2).game.rules == 1


@pytest.mark.rule("AT-05", "AT-11", "AT-50")
def test_cards_wait_for_all_dice_and_draws() -> None:
    def waits(table: Table, phase: str, other: str = "AT-05") -> None:
        assert table.state.phase == phase
        for verb in ("waive", "play", "discard"):
            assert table.refused(0, verb) == "AT-50"
        assert table.refused(1, "waive") == other

    table = on(".........", 2, 4)
    decide(table, "roll")
    waits(table, "roll")
    table.chance("advance", 2)
    waits(table, "strike")
    table.chance("strike", 5)
    waits(table, "parry", "AT-11")  # this die is theirs
    table.chance("parry", 4)
    table.arrange(pile=[0] * 14, discards=[1] * 14)
    table.play(0, "discard", BOOST)
    waits(table, "shuffle")
    table.chance("shuffle")
    waits(table, "draw")
    table = on(".........", 8, 4)
    roll(table, 3)
    waits(table, "escape")


@pytest.mark.rule("AT-05", "AT-22", "AT-50", "AT-62")
def test_whoever_must_roll_again_has_the_turn() -> None:
    table = on("...R......", 2, 9)
    roll(table, 2)
    assert due(table) == "again"
    assert table.game.has_turn(table.state, 0) and not table.game.has_turn(table.state, 1)
    assert table.refused(1, "waive") == "AT-05"
    assert table.refused(0, "waive") == "AT-50"
    assert table.refused(0, "roll") == "AT-22"
