"""Of the riddles that may come a table hears first what it has not heard for longest."""

from __future__ import annotations

import random
from typing import Any

import pytest

from coffres.engine.actors import AttentiveChance
from coffres.engine.contract import CHANCE
from coffres.games.fort_boyard.material import RIDDLES
from tests.games.fort_boyard.positions import GUARDIAN, begun, goes_to
from tests.games.table import Table

CARDS = [riddle.id for riddle in RIDDLES]


class Listening:
    """Remembers the sitting of each card, and is told of each that comes."""

    def __init__(self, sittings: dict[str, int], seed: int = 1) -> None:
        self.heard: list[str] = []
        self.chance = AttentiveChance(
            random.Random(seed),
            lambda _game, card: sittings.get(card, 0),
            lambda _game, card: self._hear(card),
        )

    def _hear(self, card: str) -> None:
        self.heard.append(card)

    def draw(self, table: Table) -> str:
        return str(self.chance.answer(table.session.game, table.state, CHANCE).args[0])


def at_the_guardian() -> Table:
    return goes_to(begun(), GUARDIAN)


def test_what_was_never_heard_comes_first() -> None:
    new = {CARDS[6], CARDS[99]}
    sittings = {card: 1 for card in CARDS if card not in new}
    table = at_the_guardian()
    drawn = {Listening(sittings, seed).draw(table) for seed in range(20)}
    assert drawn == new


def test_then_what_was_heard_longest_ago() -> None:
    evening = Listening({**dict.fromkeys(CARDS, 10), CARDS[41]: 2, CARDS[42]: 9})
    assert evening.draw(at_the_guardian()) == CARDS[41]
    assert evening.heard == [CARDS[41]]


def test_dice_fall_by_the_odds_and_are_not_noted() -> None:
    evening = Listening({})
    table = begun()
    faces = {evening.draw(table) for _ in range(60)}
    assert faces == set("123456")
    assert evening.heard == []


# FB-71: everybody's own level

LEVEL = {riddle.id: riddle.level for riddle in RIDDLES}


def at_the_guardian_of(level: int) -> Table:
    """The riddle is for a player of this level, beside others of other levels."""
    own = [level, 1 + level % 3, 0, 1 + (level + 1) % 3]
    return goes_to(begun(4, {"riddle_levels": own}), GUARDIAN)


def of(level: int) -> list[str]:
    return [card for card in CARDS if LEVEL[card] == level]


@pytest.mark.parametrize("level", [1, 2, 3])
def test_each_level_has_its_own_turn(level: int) -> None:
    """Of this level all but two have been heard, of the others none."""
    new = of(level)[7:9]
    sittings = {card: 1 for card in of(level) if card not in new}
    drawn = {Listening(sittings, seed).draw(at_the_guardian_of(level)) for seed in range(20)}
    assert drawn == set(new)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_of_a_level_that_was_heard_comes_what_was_heard_longest_ago(level: int) -> None:
    oldest = of(level)[40]
    sittings = dict.fromkeys(CARDS, 10) | {oldest: 2} | {card: 1 for card in CARDS if LEVEL[card] != level}
    assert Listening(sittings).draw(at_the_guardian_of(level)) == oldest


@pytest.mark.parametrize("levels", [{}, {"levels": "easy"}, {"riddle_levels": [1, 0, 0, 0]}])
def test_riddles_that_a_new_version_brings_come_before_those_that_were_heard(levels: dict[str, Any]) -> None:
    """An evening remembers riddles that there are no more, and does not know those that are new."""
    gone = {f"gone-{number}": number for number in range(1, 100)}
    new = [card for place, card in enumerate(CARDS) if place % 2]
    sittings = gone | {card: 100 for card in CARDS if card not in new}
    table = goes_to(begun(4, levels), GUARDIAN)
    evening = Listening(sittings)
    there = {str(args[0]) for _verb, *args in table.choices(CHANCE)}
    drawn = []
    for _ in range(10):
        drawn.append(evening.draw(table))
        table.chance("riddle", drawn[-1])
        table.play(3, "known")
    assert set(drawn) <= set(new) & there
    assert len(set(drawn)) == 10


@pytest.mark.parametrize("own", [[], [1, 3, 0, 2]])
def test_over_some_evenings_no_riddle_is_heard_twice_before_all_of_its_level_were(own: list[int]) -> None:
    sittings: dict[str, int] = {}
    for sitting in range(1, 19):
        evening = Listening(sittings, sitting)
        table = begun(4, {"riddle_levels": own, "levels": "easy"})
        for _riddle in range(30):
            goes_to(table.arrange(black=[2] * 32, held_black=[0] * 4), GUARDIAN)
            suited = {str(args[0]) for _verb, *args in table.choices(CHANCE)}
            card = evening.draw(table)
            oldest = min(sittings.get(other, 0) for other in suited)
            assert sittings.get(card, 0) == oldest
            table.chance("riddle", card)
            table.play(table.state.reader(), "start_riddle")
            table.clock("hourglass")
            table.play(table.state.reader(), "wrong")
        sittings |= dict.fromkeys(evening.heard, sitting)
    assert len(sittings) == (120 if not own else 360)
