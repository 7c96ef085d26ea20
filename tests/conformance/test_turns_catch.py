"""The check of turns catches a game that sends away whoever has the turn."""

from __future__ import annotations

from typing import Any

import pytest

from coffres.dev.evidence import subject_of
from coffres.engine.conformance import CHECKS
from coffres.engine.contract import Game, Move
from coffres.engine.registry import GAMES
from tests.conformance.faults import assert_caught, findings, game_with


def planted(key: str, **changes: Any) -> Game[Any]:
    """A game of two table sizes with some of its parts replaced."""
    kind = type(GAMES[key])
    quick: dict[str, Any] = {"seats": GAMES[key].seats[:2], "presets": ()}
    game: Game[Any] = type("Planted", (kind,), quick | changes)()
    return game


def found(game: Game[Any]) -> list[str]:
    return CHECKS["own_turn"](subject_of(game.key)._replace(game=game), 1)


@pytest.mark.parametrize("key", GAMES)
def test_the_sound_game_passes(key: str) -> None:
    assert found(planted(key)) == []


def test_a_seat_that_is_asked() -> None:
    def refusal(self: Game[Any], s: Any, m: Move) -> str:
        return self.turn_rule

    assert_caught(
        "own_turn", "'pass' of the seat that has the turn is refused by CC-11", game_with(refusal=refusal)
    )


def test_the_clause_behind_the_question_itself_is_no_fault() -> None:
    """CC-11 says whose turn it is, and that it has one action of four: it may answer for an action."""
    game = game_with()
    state = game.setup(4)
    while state.phase != "act":
        game.apply(state, next(move for by in (-2, *range(4)) for move in game.legal(state, by)))
    assert game.check(state, Move(state.seat, "no_such_verb")) == game.turn_rule
    assert findings("own_turn", game) == []


@pytest.mark.parametrize(
    ("key", "clause"), [("roc_noir", "RN-07"), ("agence_tous_risques", "AT-05"), ("fort_boyard", "FB-12")]
)
def test_a_seat_whose_hand_rolls_the_dice(key: str, clause: str) -> None:
    """As it was in 0.1.0: a seat that is not asked was told that it was not its turn."""

    def check(self: Game[Any], s: Any, m: Move) -> str | None:
        return type(GAMES[key]).check(self, s, m) if self.legal(s, m.by) else self.turn_rule

    assert any(f"is refused by {clause}" in line for line in found(planted(key, check=check)))


def test_a_seat_that_has_the_turn_as_the_game_says() -> None:
    def refusal(self: Game[Any], s: Any, m: Move) -> str:
        kind = type(GAMES["roc_noir"])
        return self.turn_rule if s.phase == "fall" else str(kind.refusal(self, s, m))

    assert any("is refused by RN-07" in line for line in found(planted("roc_noir", refusal=refusal)))
