"""The check of the structure catches what it says it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from coffres.engine.checks.playout import positions
from coffres.engine.checks.structure import examine
from coffres.engine.checks.subject import Findings, Setting
from coffres.engine.contract import CHANCE, CLOCK, TABLE, Ask, Move, Outcome
from coffres.games.coffre_et_cle.rules import CoffreEtCle
from coffres.games.coffre_et_cle.state import State
from tests.conformance.faults import (
    CLAUSED,
    assert_caught,
    findings,
    first_ask,
    game_with,
    legal_as,
    started_as,
)


def test_the_sound_game_passes() -> None:
    assert findings("structure", game_with()) == []


def assert_seen(what: str, game: CoffreEtCle) -> None:
    """A fault that would end a random game at once is looked for at positions of a sound one."""
    found = Findings()
    for position in positions(CLAUSED, [Setting(4, {"talk": 20}, seed) for seed in range(3)], 12):
        examine(position._replace(subject=CLAUSED._replace(game=game)), found)
    assert any(what in line for line in found.lines()), found.lines()


ASKS: dict[str, Callable[[State, Ask], Ask]] = {
    "looking is no secret": lambda s, ask: ask._replace(secret=False),
    "has no sentence": lambda s, ask: ask._replace(prompt="unheard_of"),
    "which the rules lack": lambda s, ask: ask._replace(rule="CC-99"),
    "a clock has seconds, nobody else": lambda s, ask: ask._replace(seconds=3),
    "only a seat answers in secret": lambda s, ask: ask._replace(secret=True),
    "only chance rolls dice": lambda s, ask: ask._replace(dice=1),
    "the hand that rolls is at the table": lambda s, ask: ask._replace(of=17),
    "asks a chair that is not there": lambda s, ask: ask._replace(by=17),
    "asked and legal disagree": lambda s, ask: ask._replace(by=(ask.by + 1) % s.n),
}


@pytest.mark.parametrize("what", ASKS)
def test_a_wrong_ask(what: str) -> None:
    assert_seen(what, game_with(asks=first_ask(ASKS[what])))


def test_a_seat_asked_twice_and_a_draw_in_company() -> None:
    def asks(self: CoffreEtCle, s: State) -> tuple[Ask, ...]:
        return CoffreEtCle.asks(self, s) * 2

    assert_seen("asked twice at once", game_with(asks=asks))
    assert_seen("silent draw does not stand alone", game_with(asks=asks))


_PINNED = [Move(0, "pass")]
LEGAL: dict[str, Callable[[State, int, list[Move]], list[Move]]] = {
    "has a move twice": lambda s, by, found: [*found, found[0]],
    "asked and legal disagree": lambda s, by, found: [],
    "not a Move of plain data": lambda s, by, found: [Move(by, "pass", ({0},))],
    "hold one of chair": lambda s, by, found: [move._replace(by=by - 1) for move in found],
    "hands out a list that it still needs": lambda s, by, found: _PINNED,
}


@pytest.mark.parametrize("what", LEGAL)
def test_a_wrong_list_of_moves(what: str) -> None:
    assert_seen(what, game_with(legal=legal_as(LEGAL[what])))


def test_a_clock_that_does_not_bear_its_name() -> None:
    change = first_ask(lambda s, ask: ask)

    def asks(self: CoffreEtCle, s: State) -> tuple[Ask, ...]:
        return tuple(ask._replace(prompt="talk") if ask.by == CLOCK else ask for ask in change(self, s))

    assert_caught("structure", "are not their verbs", game_with(asks=asks))


@pytest.mark.parametrize("weights", [[1.0], [-1.0] * 99, [0.0] * 99])
def test_wrong_odds(weights: list[float]) -> None:
    def wrong(self: CoffreEtCle, s: State, by: int) -> list[float]:
        sound = CoffreEtCle.weights(self, s, by)
        return weights[: max(1, len(sound))] if by >= 0 else sound

    expected = "no odds" if len(weights) > 1 else "weights"
    assert_caught("structure", expected, game_with(weights=wrong))


def test_a_public_decision_told_in_part() -> None:
    def tell(self: CoffreEtCle, s: State, m: Move, viewer: int) -> Any:
        hidden = m.verb == "name" and viewer != m.by
        return (m.by, m.verb, (None,)) if hidden else CoffreEtCle.tell(self, s, m, viewer)

    assert_caught("structure", "decided for all to see", game_with(tell=tell))


@pytest.mark.parametrize("fact", [[1, 2, 3], (0, "pass"), (0, "pass", ({},)), (7, "other", ())])
def test_a_fact_of_another_shape(fact: Any) -> None:
    def tell(self: CoffreEtCle, s: State, m: Move, viewer: int) -> Any:
        return fact

    assert_caught("structure", "fact", game_with(tell=tell))


@pytest.mark.parametrize("value", [(1, 2), {1: 2}])
def test_a_view_that_json_changes(value: Any) -> None:
    def view(self: CoffreEtCle, s: State, viewer: int) -> Any:
        return {**CoffreEtCle.view(self, s, viewer), "more": value}

    assert_caught("structure", "does not survive JSON", game_with(view=view))


class Loose(State):
    """No __slots__: anything can be put on it."""


class Nested(State):
    __slots__ = ("grid",)

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.grid = [[0]]

    def clone(self) -> Nested:
        new = super().clone()
        new.grid = self.grid
        return new


def test_positions_that_hold_more_than_plain_data() -> None:
    assert_caught("structure", "__dict__", game_with(start=started_as(Loose)))
    assert_caught("structure", "more than plain data", game_with(start=started_as(Nested)))


def test_a_game_without_end() -> None:
    def apply(self: CoffreEtCle, s: State, m: Move) -> None:
        CoffreEtCle.apply(self, s, m)
        if s.phase == "reveal":
            s.phase = "act"

    assert_caught("structure", "does not end", game_with(apply=apply))


@pytest.mark.parametrize(
    ("outcome", "what"),
    [
        (None, "over is True"),
        (Outcome((), "bored"), "not declared"),
        (Outcome((1, 0), "stopped"), "not distinct seats in order"),
        (Outcome((0, 9), "stopped"), "not distinct seats in order"),
        (Outcome((), "stopped", (1,)), "not one a seat"),
    ],
)
def test_a_wrong_outcome(outcome: Outcome | None, what: str) -> None:
    def ended(self: CoffreEtCle, s: State) -> Outcome | None:
        return outcome if s.phase == "over" else None

    assert_caught("structure", what, game_with(outcome=ended))


def test_an_interruption_of_what_is_over() -> None:
    planted = game_with(interrupts=lambda self, s: [Move(TABLE, "stop")])
    assert_caught("structure", "can be interrupted", planted)


def test_where_an_exception_came_from_is_said() -> None:
    def apply(self: CoffreEtCle, s: State, m: Move) -> None:
        if m.by == CHANCE:
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError) as raised:
        findings("structure", game_with(apply=apply))
    assert "seats=4" in raised.value.__notes__[0]
