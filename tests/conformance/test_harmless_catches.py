"""The check that questions are harmless catches questions that are not, and clones that share."""

from __future__ import annotations

import random
from typing import Any

import pytest

from coffres.engine.contract import Move
from coffres.games.coffre_et_cle.rules import CoffreEtCle
from coffres.games.coffre_et_cle.state import State
from tests.conformance.faults import assert_caught, findings, game_with, started_as


def test_the_sound_game_passes() -> None:
    assert findings("harmless", game_with()) == []


@pytest.mark.parametrize(
    "name", ["asks", "legal", "weights", "check", "tell", "view", "outcome", "interrupts", "inventory"]
)
def test_a_question_that_changes_the_position(name: str) -> None:
    sound = getattr(CoffreEtCle, name)

    def question(self: CoffreEtCle, s: State, *given: Any) -> Any:
        if s.phase == "shown":
            s.scores[0] += 1
        elif s.phase == "talk":
            s.ready += 1
        return sound(self, s, *given)

    assert_caught("harmless", f"asking {name}", game_with(**{name: question}))


def test_a_view_that_holds_a_list_of_the_position() -> None:
    def view(self: CoffreEtCle, s: State, viewer: int) -> Any:
        return {**CoffreEtCle.view(self, s, viewer), "locks": s.locks}

    assert_caught("harmless", "asking view changes the position", game_with(view=view))


def test_imagining_that_spoils_the_view() -> None:
    def imagine(self: CoffreEtCle, view: Any, rng: random.Random) -> State:
        world = CoffreEtCle.imagine(self, view, rng)
        view["locks"].append(1)
        return world

    assert_caught("harmless", "imagine() changes the view", game_with(imagine=imagine))


def test_an_imagined_world_that_shares_with_the_true_one() -> None:
    kept: list[State] = []

    def view(self: CoffreEtCle, s: State, viewer: int) -> Any:
        kept[:] = [s]
        return CoffreEtCle.view(self, s, viewer)

    def imagine(self: CoffreEtCle, view: Any, rng: random.Random) -> State:
        return kept[0]

    planted = game_with(view=view, imagine=imagine)
    assert_caught("harmless", "imagined world changes the position", planted)


class Sharing(State):
    __slots__ = ()

    def clone(self) -> Sharing:
        new = super().clone()
        new.locks = self.locks
        return new


class Forgetting(State):
    __slots__ = ()

    def clone(self) -> Forgetting:
        new = super().clone()
        new.turns = 0
        return new


class Keyless(State):
    __slots__ = ()

    def key(self) -> tuple[Any, ...]:
        return super().key()[:6] + super().key()[7:]


def test_clones_and_keys_that_leave_something_out() -> None:
    assert_caught("harmless", "shares the list 'locks'", game_with(start=started_as(Sharing)))
    assert_caught("harmless", "not the same position", game_with(start=started_as(Forgetting)))
    assert_caught("harmless", "key() does not depend on slot 'turns'", game_with(start=started_as(Keyless)))


def test_a_list_shared_between_all_positions() -> None:
    common = [0] * 5

    def apply(self: CoffreEtCle, s: State, m: Move) -> None:
        CoffreEtCle.apply(self, s, m)
        if m.verb == "reveal":
            common[0] += 1
            s.locks = common

    assert_caught("harmless", "two games share the list 'locks'", game_with(apply=apply))


def test_chance_inside_the_rules() -> None:
    def apply(self: CoffreEtCle, s: State, m: Move) -> None:
        CoffreEtCle.apply(self, s, m)
        if m.verb == "pass":
            s.locks[0] = random.randrange(100)

    assert_caught("harmless", "the same moves lead to different positions", game_with(apply=apply))
