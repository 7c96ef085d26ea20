"""Whatever people tap, they are told by a sentence of this very clause what they may do instead.

Random games are walked, and at many positions random wrong moves are tried: those of other moments, of other
seats, with other numbers. No refusal may fall back on "this move is not allowed", nor on the question.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from coffres.dev.evidence import subject_of
from coffres.engine.checks.playout import Position, everywhere
from coffres.engine.contract import CHANCE, CLOCK, TABLE, Move
from coffres.engine.registry import GAMES, astray, words

_TRIED = 25
# a private page says one and the same sentence, whatever is tapped
_VEILED = {"agence_tous_risques": {"AT-50"}}


def wrong_moves(position: Position) -> Iterator[Move]:
    """Random moves that are not legal at this position."""
    rng = random.Random(position.number)
    game, state, seats = position.subject.game, position.state, position.setting.seats
    for _attempt in range(_TRIED if position.moves else 0):
        other = rng.choice(position.moves)
        by = rng.choice((other.by, rng.randrange(seats), TABLE, CHANCE, CLOCK))
        moved = [value + rng.choice((-1, 0, 1)) if type(value) is int else value for value in other.args]
        move = Move(by, other.verb, tuple(moved))
        legal = game.legal(state, by) + (game.interrupts(state) if by == TABLE else [])
        if move not in legal and game.check(state, move) is not None:
            yield move


@pytest.mark.parametrize("key", GAMES)
def test_every_wrong_move_has_a_refusal_of_its_own(key: str) -> None:
    subject = subject_of(key)
    silent, refused = set(), set()
    for position in everywhere(subject, 1, 60):
        clauses = {subject.game.check(position.state, move) for move in wrong_moves(position)}
        # a tap that makes no move at all is refused by the clause of the question
        clauses |= {ask.rule for ask in subject.game.asks(position.state)}
        refused |= clauses
        silent |= clauses - subject.words.REFUSALS.keys()
    assert not silent
    assert len(refused) >= 12  # much has been tried


@pytest.mark.parametrize("key", GAMES)
def test_no_two_clauses_share_a_sentence(key: str) -> None:
    shared = [text for text, count in Counter(words(key).REFUSALS.values()).items() if count > 1]
    assert shared == []


@pytest.mark.parametrize("key", GAMES)
def test_a_tap_astray_is_answered_for_its_own_question(key: str) -> None:
    """Where several questions stand in one clause, its sentence suits one of them; the others have theirs."""
    subject = subject_of(key)
    by_clause: dict[str, set[str]] = {}
    for position in everywhere(subject, 1, 60):
        for ask in subject.game.asks(position.state):
            if ask.by in (CHANCE, CLOCK) and not ask.dice:
                continue  # nobody taps an answer
            by_clause.setdefault(ask.rule, set()).add(ask.prompt)
    own = astray(key)
    shared = {clause: prompts - own.keys() for clause, prompts in by_clause.items()}
    assert {clause: prompts for clause, prompts in shared.items() if len(prompts) > 1}.keys() == _VEILED.get(
        key, set()
    )
    assert own.keys() <= subject.words.PROMPTS.keys()
