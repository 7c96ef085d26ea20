"""Faults planted on purpose in Le Coffre et la Clé, to see each check catch its own."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

from coffres.dev.evidence import subject_of
from coffres.engine.conformance import CHECKS, Subject
from coffres.engine.contract import Ask, Move
from coffres.engine.words import Words
from coffres.games.coffre_et_cle.rules import CoffreEtCle
from coffres.games.coffre_et_cle.state import State

SOUND = subject_of("coffre_et_cle")
CLAUSED = SOUND._replace(clauses=SOUND.clauses or frozenset(f"CC-{number:02}" for number in range(1, 61)))


def game_with(**changes: Any) -> CoffreEtCle:
    """The game, of only two table sizes so that a check is quick, with some of its parts replaced."""
    quick: dict[str, Any] = {"seats": range(4, 6), "presets": ()}
    return cast(CoffreEtCle, type("Planted", (CoffreEtCle,), quick | changes)())


def started_as(kind: type[State]) -> Callable[..., State]:
    """A start() whose positions are of a faulty kind."""

    def start(self: CoffreEtCle, seats: int, options: Any) -> State:
        sound = CoffreEtCle.start(self, seats, options)
        return kind(sound.n, sound.options)

    return start


def first_ask(change: Callable[[State, Ask], Ask]) -> Callable[..., tuple[Ask, ...]]:
    """An asks() whose first ask is changed."""

    def asks(self: CoffreEtCle, s: State) -> tuple[Ask, ...]:
        sound = CoffreEtCle.asks(self, s)
        return (change(s, sound[0]), *sound[1:]) if sound else ()

    return asks


def legal_as(change: Callable[[State, int, list[Move]], list[Move]]) -> Callable[..., list[Move]]:
    """A legal() whose answer is changed where there is one."""

    def legal(self: CoffreEtCle, s: State, by: int) -> list[Move]:
        moves = CoffreEtCle.legal(self, s, by)
        return change(s, by, moves) if moves else moves

    return legal


def words_with(**changes: Any) -> Words:
    """The sentences of the game, some of them replaced."""
    sound = {name: value for name, value in vars(SOUND.words).items() if not name.startswith("__")}
    return cast(Words, SimpleNamespace(**{**sound, **changes}))


def findings(check: str, game: CoffreEtCle, subject: Subject = CLAUSED) -> list[str]:
    return CHECKS[check](subject._replace(game=game), 1)


def assert_caught(check: str, what: str, game: CoffreEtCle, subject: Subject = CLAUSED) -> None:
    found = findings(check, game, subject)
    assert any(what in finding for finding in found), found
