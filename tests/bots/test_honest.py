"""Every level of every game's automata is honest; and automata that are not are found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from coffres.bots.automaton import Automaton, Thinking
from coffres.bots.honest import honest, ours
from coffres.bots.levels import LEVELS
from coffres.bots.teaching import Thinker, has_automata
from coffres.dev.evidence import subject_of
from coffres.engine.contract import Fact, Game, Move
from coffres.engine.levels import LEVELS as KEYS
from coffres.engine.registry import GAMES
from coffres.engine.sight import Sight

PLAYED = [key for key in GAMES if has_automata(key)]
CARDS = "coffre_et_cle"  # a game with hidden cards


def test_four_games_have_automata_and_the_dares_have_none() -> None:
    assert set(GAMES) - set(PLAYED) == {"fort_boyard"}
    assert tuple(LEVELS) == KEYS


@pytest.mark.parametrize("key", PLAYED)
def test_all_levels_are_honest(key: str) -> None:
    assert honest(subject_of(key)) == []


def test_nothing_is_found_where_there_are_no_automata() -> None:
    assert honest(subject_of("fort_boyard")) == []


class _Odd:
    """Hears everything, and plays what its trick says."""

    def __init__(self, trick: Callable[[Sight], tuple[Move, int]]) -> None:
        self._trick = trick

    def hear(self, fact: Fact) -> None:
        """Nothing is remembered."""

    def think(self, sight: Sight) -> Thinking:
        move, steps = self._trick(sight)
        for _step in range(steps):
            yield
        return move


def _behind(sight: Sight) -> Any:
    """The state, reached through what the sight gives for asking what was told."""
    return sight.told.__self__.state  # type: ignore[attr-defined]


def _by_the_cards(sight: Sight) -> tuple[Move, int]:
    """Chooses by cards that it may not know."""
    return sight.legal[hash(tuple(_behind(sight).roles)) % len(sight.legal)], 3


def _slow_at_a_treasure(sight: Sight) -> tuple[Move, int]:
    """Always plays the same, but thinks longer when a card that it may not know is a certain one."""
    return sight.legal[0], sum(_behind(sight).roles[: sight.viewer or None])


def _refused(sight: Sight) -> tuple[Move, int]:
    return Move(sight.viewer, "cheat"), 1


def _plain(sight: Sight) -> tuple[Move, int]:
    return sight.legal[-1], 2


def _makes(trick: Callable[[Sight], tuple[Move, int]]) -> Callable[[Game[Any], Thinker], Automaton]:
    return lambda _game, _seat: _Odd(trick)


@pytest.mark.parametrize("trick", [_by_the_cards, _slow_at_a_treasure])
def test_who_looks_behind_the_sight_is_caught(trick: Callable[[Sight], tuple[Move, int]]) -> None:
    found = honest(subject_of(CARDS), make=_makes(trick))
    assert any("tells worlds apart that its seat cannot" in line for line in found)


def test_who_plays_what_is_refused_is_caught() -> None:
    assert any(
        "makes a move that is refused" in line for line in honest(subject_of(CARDS), make=_makes(_refused))
    )


def test_who_plays_by_what_it_sees_is_not_accused() -> None:
    assert honest(subject_of(CARDS), make=_makes(_plain)) == []


def test_what_it_has_heard_is_its_own_and_its_seed_decides_the_rest() -> None:
    """The same facts, the same sight and the same seed: the same move after the same number of steps."""
    game = GAMES[CARDS]
    state = game.setup(4)
    while not any(ask.by >= 0 for ask in game.asks(state)):
        game.apply(state, game.legal(state, game.asks(state)[0].by)[0])
    seat = game.asks(state)[0].by
    sight = Sight(seat, game.view(state, seat), game.asks(state), game.legal(state, seat), list)
    made = [ours(game, Thinker(seat, 4, state.options._asdict(), LEVELS["maitre"], 7)) for _ in range(2)]
    answers = []
    for automaton in made:
        thinking, steps = automaton.think(sight), 0
        while True:
            try:
                next(thinking)
            except StopIteration as done:
                answers.append((done.value, steps))
                break
            steps += 1
    assert answers[0] == answers[1]
