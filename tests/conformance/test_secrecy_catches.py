"""The checks of secrecy catch leaks, forgetful facts and poor imagination."""

from __future__ import annotations

import random
from typing import Any

import pytest

from coffres.engine.contract import EVERYTHING, TABLE, Ask, Fact, Move
from coffres.games.coffre_et_cle.material import TREASURE
from coffres.games.coffre_et_cle.rules import CoffreEtCle
from coffres.games.coffre_et_cle.state import State
from tests.conformance.faults import assert_caught, findings, first_ask, game_with, legal_as

SECRECY = ("no_leak", "twins", "variety", "memory", "everything")


@pytest.mark.parametrize("check", SECRECY)
def test_the_sound_game_passes(check: str) -> None:
    assert findings(check, game_with()) == []


def _viewed(change: Any) -> CoffreEtCle:
    def view(self: CoffreEtCle, s: State, viewer: int) -> Any:
        return change(s, viewer, CoffreEtCle.view(self, s, viewer))

    return game_with(view=view)


@pytest.mark.parametrize("check", ["no_leak", "twins"])
def test_a_view_that_leaks_a_card(check: str) -> None:
    planted = _viewed(lambda s, viewer, view: {**view, "deck": s.left[0]})
    assert_caught(check, "the view differs in deck", planted)


@pytest.mark.parametrize("check", ["no_leak", "twins"])
def test_a_leak_to_one_seat_at_one_moment(check: str) -> None:
    def leaking(s: State, viewer: int, view: Any) -> Any:
        leaks = viewer == s.seat and s.phase == "talk"
        return {**view, "centre": s.role_of(s.n) if leaks else None}

    assert_caught(check, "the view differs in centre", _viewed(leaking))


def test_a_prompt_that_depends_on_a_secret() -> None:
    def change(s: State, ask: Ask) -> Ask:
        holds = s.phase == "designate" and s.role_of(s.seat) == TREASURE
        return ask._replace(prompt="must_designate") if holds else ask

    planted = game_with(asks=first_ask(change))
    assert_caught("no_leak", "the asks differ", planted)
    assert_caught("twins", "the asks differ", planted)


def test_an_ask_that_forgot_to_be_secret() -> None:
    """In the open, what is on offer would show who holds the Treasure."""
    planted = game_with(
        asks=first_ask(lambda s, ask: ask._replace(secret=False) if s.phase == "designate" else ask)
    )
    assert_caught("no_leak", "the table was told the same but the moves on offer differ", planted)


def test_an_order_of_moves_that_gives_a_card_away() -> None:
    def change(s: State, by: int, found: list[Move]) -> list[Move]:
        backwards = s.phase == "act" and s.role_of(s.n) == TREASURE
        return found[::-1] if backwards else found

    assert_caught("no_leak", "the moves on offer differ", game_with(legal=legal_as(change)))


def _told(change: Any) -> CoffreEtCle:
    def tell(self: CoffreEtCle, s: State, m: Move, viewer: int) -> Fact:
        changed: Fact | None = change(s, m, viewer)
        return CoffreEtCle.tell(self, s, m, viewer) if changed is None else changed

    return game_with(tell=tell)


def test_a_fact_that_tells_too_little() -> None:
    unsaid = _told(lambda s, m, viewer: tuple(m) if m.verb == "observe" else None)
    assert_caught("no_leak", "was told the same but the view differs in cards", unsaid)


def test_a_move_that_nobody_is_told_of() -> None:
    silent = _told(lambda s, m, viewer: () if m.verb == "pass" else None)
    assert_caught("no_leak", "was told the same but", silent)


@pytest.mark.parametrize("viewer", [TABLE, 0])
def test_a_fact_that_tells_too_much(viewer: int) -> None:
    to_all = _told(lambda s, m, to: tuple(m) if m.verb == "deal" and to == viewer else None)
    assert_caught("memory", f"the draw 'deal' tells viewer {viewer}", to_all)


def test_a_reveal_to_the_wrong_seat() -> None:
    def change(s: State, m: Move, viewer: int) -> Fact | None:
        return (*m, (s.role_of(m.args[0]),)) if m.verb == "force" else None

    assert_caught("memory", "'force' tells viewer", _told(change))


def test_a_viewer_who_cannot_be_put_off_the_scent() -> None:
    """Whoever hears a fingerprint of the whole position with every move knows at once what is not true."""
    planted = _told(lambda s, m, viewer: (*m, (hash(tuple(s.roles)),)))
    assert_caught("twins", "too easily told from the truth", planted)


def _imagined(change: Any) -> CoffreEtCle:
    def imagine(self: CoffreEtCle, view: Any, rng: random.Random) -> State:
        world: State = change(CoffreEtCle.imagine, self, view, rng)
        return world

    return game_with(imagine=imagine)


def test_imagination_that_forgets_what_is_public() -> None:
    def forgetful(sound: Any, game: CoffreEtCle, view: Any, rng: random.Random) -> State:
        world: State = sound(game, view, rng)
        world.locks = [0] * world.n
        return world

    for check in ("twins", "no_leak"):
        assert_caught(check, "the view differs in locks", _imagined(forgetful))


def test_imagination_that_is_always_the_same() -> None:
    def stubborn(sound: Any, game: CoffreEtCle, view: Any, rng: random.Random) -> State:
        world: State = sound(game, view, random.Random(7))
        return world

    assert_caught("variety", "did imagine() give more than one world", _imagined(stubborn))


def test_nothing_hidden_needs_no_imagination() -> None:
    """A game whose every card lies open may give the truth each time."""

    def start(self: CoffreEtCle, seats: int, options: Any) -> State:
        s = CoffreEtCle.start(self, seats, options)
        s.roles = list(range(3)) + [3] * (len(s.roles) - 3)
        s.left = [0] * 5
        s.phase = "starter"
        return s

    def view(self: CoffreEtCle, s: State, viewer: int) -> Any:
        return {**CoffreEtCle.view(self, s, viewer), "everything": s.roles[:]}

    def imagine(self: CoffreEtCle, view: Any, rng: random.Random) -> State:
        world = CoffreEtCle.imagine(self, view, rng)
        world.roles = view["everything"]
        return world

    assert findings("variety", game_with(start=start, view=view, imagine=imagine)) == []


def test_a_card_that_stays_hidden_when_everything_is_to_be_seen() -> None:
    def hiding(s: State, viewer: int, view: Any) -> Any:
        return {**view, "cards": [None, *view["cards"][1:]]} if viewer == EVERYTHING else view

    assert_caught("everything", "who sees everything imagines another world: ", _viewed(hiding))


def test_a_move_that_is_not_told_whole_to_who_sees_everything() -> None:
    def change(s: State, m: Move, viewer: int) -> Fact | None:
        return (m.by, m.verb, (m.args[0], None)) if viewer == EVERYTHING and m.verb == "deal" else None

    assert_caught("everything", "who sees everything is told", _told(change))


def test_a_card_that_one_seat_is_shown_and_who_sees_everything_is_not() -> None:
    def change(s: State, m: Move, viewer: int) -> Fact | None:
        return tuple(m) if viewer == EVERYTHING and m.verb == "observe" else None

    assert_caught("everything", "who sees everything only", _told(change))
