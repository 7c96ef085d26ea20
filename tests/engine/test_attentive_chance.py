"""Of the riddles that may come a table hears first what it has not heard for longest."""

from __future__ import annotations

import random

from coffres.engine.actors import AttentiveChance
from coffres.engine.contract import CHANCE
from coffres.games.fort_boyard.material import RIDDLES
from tests.games.fort_boyard.positions import GUARDIAN, begun, goes_to
from tests.games.table import Table

CARDS = [riddle.id for riddle in RIDDLES]


class Evening:
    """Remembers the day of each card, and is told of each that comes."""

    def __init__(self, days: dict[str, str], seed: int = 1) -> None:
        self.heard: list[str] = []
        self.chance = AttentiveChance(
            random.Random(seed), lambda _game, card: days.get(card, ""), lambda _game, card: self._hear(card)
        )

    def _hear(self, card: str) -> None:
        self.heard.append(card)

    def draw(self, table: Table) -> str:
        return str(self.chance.answer(table.session.game, table.state, CHANCE).args[0])


def at_the_guardian() -> Table:
    return goes_to(begun(), GUARDIAN)


def test_what_was_never_heard_comes_first() -> None:
    days = {card: "2026-11-18" for card in CARDS if card not in ("r007", "r100")}
    table = at_the_guardian()
    drawn = {Evening(days, seed).draw(table) for seed in range(20)}
    assert drawn == {"r007", "r100"}


def test_then_what_was_heard_longest_ago() -> None:
    days = {**dict.fromkeys(CARDS, "2026-11-18"), "r042": "2025-12-31", "r043": "2026-01-01"}
    evening = Evening(days)
    assert evening.draw(at_the_guardian()) == "r042"
    assert evening.heard == ["r042"]


def test_dice_fall_by_the_odds_and_are_not_noted() -> None:
    evening = Evening({})
    table = begun()
    faces = {evening.draw(table) for _ in range(60)}
    assert faces == set("123456")
    assert evening.heard == []
