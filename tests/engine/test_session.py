"""The session: it checks, tells, applies, sums up and takes back."""

from __future__ import annotations

import pytest

from coffres.engine.contract import CHANCE, CLOCK, STOP, TABLE, Move
from coffres.engine.refused import Refused
from coffres.engine.session import FLOORS, Floor, Session
from coffres.engine.trouble import Trouble
from tests.engine.toy import AGREE, BELL, DRAW, END, PEEK, Toy


@pytest.fixture
def session() -> Session:
    return Session(Toy(), 2)


def _add(by: int, count: int = 1) -> Move:
    return Move(by, "add", (count,))


def test_a_move_is_told_applied_and_kept(session: Session) -> None:
    assert session.sum == 0
    assert session.play(_add(0, 2)) == (0, "add", (2,))
    assert session.view(1) == {"sum": 2}
    assert session.moves == [_add(0, 2)]
    assert session.told == session.facts() == [(0, "add", (2,))]
    assert session.sums == [session.sum]


def test_a_refused_move_changes_nothing_and_names_its_clause(session: Session) -> None:
    session.play(_add(0))
    before = session.state.key(), session.sum, list(session.moves)
    for move, clause in ((Move(1, "add", (9,)), "TY-07"), (Move(5, "fly"), "TY-07")):
        with pytest.raises(Refused) as refused:
            session.play(move)
        assert (refused.value.move, refused.value.clause) == (move, clause)
    session.play(Move(0, END))
    with pytest.raises(Refused) as refused:
        session.play(_add(0))
    assert refused.value.clause == "TY-06"  # nobody is asked any more
    assert (before[0], before[2]) != (session.state.key(), session.moves)
    assert len(session.moves) == len(before[2]) + 1


def test_what_a_file_holds_is_replaced_by_the_games_own_move(session: Session) -> None:
    session.play(Move(0, "add", (True,)))  # equal to (1,), but would be told otherwise
    assert session.moves[0].args[0] is not True
    assert session.told == [(0, "add", (1,))]


def test_equal_sums_only_for_equal_facts() -> None:
    def sum_of(*moves: Move) -> int:
        session = Session(Toy(), 2)
        for move in moves:
            session.play(move)
        return session.sum

    assert sum_of(_add(0), _add(1)) == sum_of(_add(0), _add(1))
    others = {
        sum_of(_add(0), _add(1)),
        sum_of(_add(1), _add(0)),
        sum_of(_add(0)),
        sum_of(_add(0), _add(1, 2)),
    }
    assert len(others) == 4
    # What the table is not told is not in them.
    assert len({sum_of(Move(0, DRAW), Move(CHANCE, DRAW, (value,))) for value in range(3)}) == 1


def test_facts_of_a_viewer(session: Session) -> None:
    session.play(Move(0, PEEK))
    session.play(_add(1))
    assert session.facts(0) == [(0, PEEK, (), (7,)), (1, "add", (1,))]
    assert session.facts(1) == session.facts(TABLE) == [(0, PEEK, ()), (1, "add", (1,))]
    session.facts().clear()
    assert len(session.told) == 2  # a copy was handed out


def test_asks_and_moves_are_asked_of_the_game_once_a_turn(session: Session) -> None:
    assert session.asks() is session.asks()
    assert session.legal(0) is session.legal(0)
    before = session.legal(0)
    session.play(_add(0))
    assert session.legal(0) is not before


def test_an_interruption_is_played_like_a_move(session: Session) -> None:
    session.play(STOP)
    outcome = session.outcome()
    assert outcome is not None
    assert session.asks() == ()
    with pytest.raises(Refused):
        session.play(STOP)


def test_what_is_said_aloud_is_not_taken_back() -> None:
    class Loud(Toy):
        said_aloud = frozenset({"add"})

    session = Session(Loud(), 2)
    session.play(_add(0))
    assert session.undo_floor(0) == Floor(1, "said")
    with pytest.raises(Trouble):
        session.undo(0)
    assert len(session.moves) == 1


@pytest.mark.parametrize(
    ("moves", "who", "floor"),
    [
        ([], 0, Floor(0, "start")),
        ([_add(0)], 0, Floor(0, "start")),
        ([_add(0)], 1, Floor(1, "other")),
        ([_add(1), _add(0), _add(0)], 0, Floor(1, "other")),
        ([_add(0), Move(CHANCE, "roll", (3,))], 0, Floor(2, "chance")),
        ([Move(CHANCE, "roll", (3,)), _add(0)], 0, Floor(1, "chance")),
        ([_add(0), Move(CLOCK, BELL)], 0, Floor(2, "clock")),
        ([Move(CLOCK, BELL), _add(0), _add(0)], 0, Floor(1, "clock")),
        ([_add(0), Move(TABLE, AGREE)], 0, Floor(2, "table")),
        ([Move(TABLE, AGREE), _add(0)], 0, Floor(1, "table")),
        ([Move(0, PEEK)], 0, Floor(1, "told")),
        ([_add(0), Move(0, PEEK), _add(0)], 0, Floor(2, "told")),
        ([Move(1, PEEK), _add(0)], 0, Floor(1, "other")),
    ],
)
def test_how_far_undo_reaches(session: Session, moves: list[Move], who: int, floor: Floor) -> None:
    for move in moves:
        session.play(move)
    assert session.undo_floor(who) == floor
    assert floor.why in FLOORS
    allowed = len(moves) - floor.at
    for count in range(allowed):
        assert session.undo(who) == moves[-1 - count]
    with pytest.raises(Trouble) as trouble:
        session.undo(who)
    assert len(session.moves) == floor.at
    # The sentence says why, at each step anew: below the run of `who` lies somebody else's.
    assert trouble.value.sentence in FLOORS.values()
    if not allowed:
        assert trouble.value.sentence == FLOORS[floor.why]


def test_undo_leads_back_exactly(session: Session) -> None:
    seen = []
    for move in (_add(1), _add(0), _add(0, 2), _add(0)):
        seen.append((session.state.key(), session.sum, session.facts(), session.asks()))
        session.play(move)
    for count in (3, 2, 1):
        session.undo(0)
        assert seen[count] == (session.state.key(), session.sum, session.facts(), session.asks())
    session.play(_add(0, 2))
    assert session.view(0) == {"sum": 3}


def test_a_run_taken_back_whole_leaves_the_run_before(session: Session) -> None:
    for move in (_add(0), _add(0), _add(1)):
        session.play(move)
    session.undo(1)
    assert session.undo_floor(0) == Floor(0, "start")
    session.undo(0)
    session.undo(0)
    assert session.moves == []
    assert session.sum == 0


def test_rewind_knows_no_floor(session: Session) -> None:
    for move in (_add(0), Move(CHANCE, "roll", (3,)), _add(1), _add(1, 2)):
        session.play(move)
    session.rewind(3)
    assert session.view(0) == {"sum": 5}
    assert session.undo_floor(1) == Floor(2, "chance")
    session.rewind(1)
    assert session.moves == [_add(0)]
    assert session.undo_floor(0) == Floor(0, "start")
    session.rewind(0)
    assert (session.sum, session.told, session.view(0)) == (0, [], {"sum": 0})
