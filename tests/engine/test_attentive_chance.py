"""Of the riddles that may come a table hears first what it has not heard for longest."""

from __future__ import annotations

import random

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
    sittings = {card: 1 for card in CARDS if card not in ("r007", "r100")}
    table = at_the_guardian()
    drawn = {Listening(sittings, seed).draw(table) for seed in range(20)}
    assert drawn == {"r007", "r100"}


def test_then_what_was_heard_longest_ago() -> None:
    evening = Listening({**dict.fromkeys(CARDS, 10), "r042": 2, "r043": 9})
    assert evening.draw(at_the_guardian()) == "r042"
    assert evening.heard == ["r042"]


def test_dice_fall_by_the_odds_and_are_not_noted() -> None:
    evening = Listening({})
    table = begun()
    faces = {evening.draw(table) for _ in range(60)}
    assert faces == set("123456")
    assert evening.heard == []
