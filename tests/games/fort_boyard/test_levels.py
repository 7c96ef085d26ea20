"""FB-03: which riddles of the box a table plays with."""

from __future__ import annotations

import pytest

from coffres.engine.contract import CHANCE
from coffres.games.fort_boyard import words
from coffres.games.fort_boyard.material import RIDDLES
from tests.games.fort_boyard.positions import GUARDIAN, begun, goes_to

LEVELS = {riddle.id: riddle.level for riddle in RIDDLES}


@pytest.mark.rule("FB-03")
@pytest.mark.parametrize(
    ("levels", "drawn"), [("all", {1, 2, 3}), ("easy", {1}), ("family", {1, 2}), ("hard", {3})]
)
def test_only_riddles_of_the_chosen_levels_come(levels: str, drawn: set[int]) -> None:
    table = goes_to(begun(3, {"levels": levels, "own_riddles": [["ours", False]]}), GUARDIAN)
    ids = {args[0] for _verb, *args in table.choices(CHANCE)}
    assert {LEVELS[id] for id in ids - {"ours"}} == drawn
    assert len(ids) == 120 * len(drawn) + 1  # our own come whatever their level
    assert words.number_of_riddles(table.view(-1)["options"]) == len(ids)


@pytest.mark.rule("FB-03", "FB-38")
def test_used_ones_of_the_level_come_round_again() -> None:
    table = goes_to(begun(3, {"levels": "easy"}), GUARDIAN)
    used = list(range(120))
    table.arrange(fresh=[], under=used)
    assert table.choices(CHANCE) == {("riddle", "r001")}
