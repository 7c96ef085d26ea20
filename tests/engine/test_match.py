"""The match: one way to play, kept before anybody hears of it."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from coffres.engine.actors import RandomChance
from coffres.engine.contract import CHANCE, EVERYTHING, TABLE, Fact, Move
from coffres.engine.match import Forgetful, Match
from coffres.engine.refused import Refused
from coffres.engine.session import Session
from coffres.engine.trouble import Trouble
from tests.engine.toy import DRAW, END, PEEK, Toy


class Notes:
    """A keeper that writes down what it is given, or refuses to."""

    frozen = False

    def __init__(self) -> None:
        self.lines: list[tuple[object, ...]] = []
        self.full = False

    def _write(self, *line: object) -> None:
        if self.full:
            raise Trouble("Il n'y a plus de place.")
        self.lines.append(line)

    def keep(self, moves: Sequence[Move], sums: Sequence[int]) -> None:
        self._write("keep", [move.verb for move in moves], list(sums))

    def take_back(self, who: int) -> None:
        self._write("back", who)

    def sit(self, seat: int, name: str, level: str, person: str) -> str:
        self._write("sit", seat, name, level, person)
        return name.strip()

    def close(self) -> None:
        self._write("close")


class Ear:
    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.heard: list[Fact] = []

    def hear(self, facts: Sequence[Fact]) -> None:
        self.heard += facts

    def unhear(self) -> None:
        self.heard.pop()


@pytest.fixture
def keeper() -> Notes:
    return Notes()


@pytest.fixture
def match(keeper: Notes) -> Match:
    return Match(Session(Toy(), 2), ["Ana", "Bo"], RandomChance(random.Random(1)), keeper)


def test_a_move_and_the_draws_it_leads_to_are_kept_in_one_go(match: Match, keeper: Notes) -> None:
    told = match.play(Move(0, DRAW))
    assert [fact[1] for fact in told] == [DRAW, DRAW, DRAW]
    ((kind, verbs, sums),) = keeper.lines
    assert (kind, verbs) == ("keep", [DRAW, DRAW, DRAW])
    assert len(sums) == match.length == 3  # type: ignore[arg-type]


def test_draws_that_were_due_are_made_when_the_match_begins(keeper: Notes) -> None:
    session = Session(Toy(), 2)
    session.play(Move(1, DRAW))
    Match(session, ["Ana", "Bo"], RandomChance(random.Random(1)), keeper)
    assert [line[1] for line in keeper.lines] == [[DRAW, DRAW]]
    assert not session.state.due


def test_what_is_refused_is_neither_kept_nor_heard(match: Match, keeper: Notes) -> None:
    ear = Ear(TABLE)
    match.listen(ear)
    with pytest.raises(Refused):
        match.play(Move(0, "add", (9,)))
    assert (keeper.lines, ear.heard, match.length) == ([], [], 0)


def test_what_cannot_be_kept_has_not_happened_and_can_be_tried_again(match: Match, keeper: Notes) -> None:
    ear = Ear(TABLE)
    match.listen(ear)
    match.play(Move(0, "add", (1,)))
    keeper.full = True
    for attempt in (
        lambda: match.play(Move(0, DRAW)),
        lambda: match.roll(),
        lambda: match.undo(0),
        lambda: match.sit(1, "Zoé"),
    ):
        with pytest.raises(Trouble, match="plus de place"):
            attempt()
        assert match.length == 1
        assert match.names == ["Ana", "Bo"]
        assert match.facts() == ear.heard == [(0, "add", (1,))]
    keeper.full = False
    match.play(Move(0, DRAW))
    match.sit(1, " Zoé ")
    assert match.length == 4
    assert match.names == ["Ana", "Zoé"]


def test_a_listener_hears_what_its_viewer_is_told_and_first_what_was_before(match: Match) -> None:
    match.play(Move(0, PEEK))
    seat, table, late = Ear(0), Ear(TABLE), Ear(1)
    match.listen(seat)
    match.listen(table)
    match.play(Move(1, PEEK))
    match.play(Move(0, "add", (2,)))
    match.listen(late)
    for ear in (seat, table, late):
        assert ear.heard == match.facts(ear.viewer)
    assert (0, PEEK, (), (7,)) in seat.heard
    assert (1, PEEK, (), (7,)) in late.heard
    assert all(len(fact) == 3 for fact in table.heard)


def test_a_move_taken_back_is_unheard(match: Match, keeper: Notes) -> None:
    ear = Ear(TABLE)
    match.listen(ear)
    match.play(Move(0, "add", (1,)))
    assert match.undo(0) == Move(0, "add", (1,))
    assert ear.heard == match.facts() == []
    assert keeper.lines[-1] == ("back", 0)
    with pytest.raises(Trouble, match="La partie commence ici"):
        match.undo(0)


def test_chance_rolls_for_the_hand(match: Match) -> None:
    ((by, verb, (eyes,)),) = match.roll()
    assert (by, verb) == (CHANCE, "roll")
    assert 1 <= eyes <= 6


def test_a_sight_has_what_its_viewer_may_know_and_do(match: Match) -> None:
    match.play(Move(0, PEEK))
    own, other, table, all_ = (match.sight(viewer) for viewer in (0, 1, TABLE, EVERYTHING))
    assert own.view == other.view == {"sum": 0}
    assert {move.by for move in own.legal} == {0}
    assert {move.by for move in table.legal} == {0, 1, TABLE, -2, -3}  # everything here is asked in the open
    assert all_.legal == []
    assert own.told() == [(0, PEEK, (), (7,))]
    assert other.told() == [(0, PEEK, ())]
    assert own.asks == table.asks == match.asks()


def test_nobody_sits_on_a_chair_that_is_not_there(match: Match) -> None:
    with pytest.raises(IndexError):
        match.sit(2, "Zoé")


def test_a_match_that_is_not_kept_is_played_like_any_other() -> None:
    match = Match(Session(Toy(), 2), ["Ana", "Bo"], RandomChance(random.Random(1)), Forgetful())
    match.play(Move(0, "add", (1,)))
    match.undo(0)
    match.sit(0, "Zoé")
    match.play(Move(0, END))
    match.close()
    assert match.outcome() is not None
    assert match.interrupts() == []


def test_what_is_frozen_is_looked_at_and_not_drawn_on(keeper: Notes) -> None:
    session = Session(Toy(), 2)
    session.play(Move(1, DRAW))
    keeper.frozen = True
    match = Match(session, ["Ana", "Bo"], RandomChance(random.Random(1)), keeper)
    assert match.length == 1
    assert keeper.lines == []
