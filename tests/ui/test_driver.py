"""The driver: hand-offs, what may be seen when, time, and what is saved before it is shown."""

from __future__ import annotations

import random
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from coffres.dev.window.robot import Robot
from coffres.engine.actors import RandomChance, ScriptedChance
from coffres.engine.contract import CHANCE, CLOCK, TABLE, Game, Move
from coffres.engine.trouble import Trouble
from coffres.storage.saved_game import SavedGame
from coffres.ui.driver import Driver

NAMES = ["Ana", "Bo", "Chloé", "Dan"]
DEAL = [Move(CHANCE, "deal", (seat, role)) for seat, role in enumerate((0, 1, 2, 3))]


class Dealt(ScriptedChance):
    """The cards of every table here; everything after the deal by lot."""

    def __init__(self) -> None:
        super().__init__([*DEAL, Move(CHANCE, "starter", (2,))])
        self._later = RandomChance(random.Random(1))

    def answer(self, game: Game[Any], state: Any, by: int) -> Move:
        if state.phase in ("deal", "starter"):
            return super().answer(game, state, by)
        return self._later.answer(game, state, by)


class Table:
    """A driver, and all it has said."""

    def __init__(self, folder: Path, stretch: float = 1.0, **options: object) -> None:
        self.path = folder / "game.jsonl"
        chance = Dealt()
        made = datetime(2026, 11, 18, tzinfo=UTC)
        self.saved = SavedGame.create(self.path, "coffre_et_cle", NAMES, options, made, chance)
        self.driver = Driver(self.saved, stretch)
        self.said: list[object] = []
        self.driver.bind(on_told=lambda _, facts: self.said.extend(facts), on_trouble=self.hear)
        self.driver.go_on()

    def hear(self, _driver: Driver, trouble: Trouble, _clause: str) -> None:
        self.said.append(trouble)

    def play(self, by: int, verb: str, *args: int) -> bool:
        played = self.driver.play(Move(by, verb, args))
        self.driver.go_on()
        return played

    def looked_at_first(self) -> Table:
        for seat in range(4):
            self.driver.lift()
            self.play(seat, "seen")
        return self

    def where(self) -> tuple[str, int]:
        return self.driver.stage, self.driver.hand.to


@pytest.fixture
def table(tmp_path: Path, robot: Robot) -> Table:
    return Table(tmp_path)


def test_a_secret_waits_behind_a_curtain(table: Table) -> None:
    assert table.where() == ("curtain", 0)
    with pytest.raises(RuntimeError):
        table.driver.view()
    table.driver.lift()
    assert table.where() == ("private", 0)
    assert table.driver.view()["cards"] == [0, None, None, None, None, None]


def test_every_hand_off_of_a_turn(table: Table) -> None:
    table.looked_at_first()
    found = [table.where()]
    for by, verb, *args in [(2, "force", 0, 1), (0, "seen"), (TABLE, "end_talk"), (2, "decline")]:
        if table.driver.stage == "curtain":
            table.driver.lift()
        table.play(by, verb, *args)
        found.append(table.where())
    assert found == [("curtain", 2), ("curtain", 0), ("table", TABLE), ("curtain", 2), ("curtain", 3)]


def test_the_same_hands_need_no_second_curtain(table: Table) -> None:
    table.looked_at_first()
    table.driver.lift()
    table.play(2, "observe", 0)
    assert table.where() == ("private", 2)
    table.play(2, "seen")
    assert table.driver.view()["cards"] == [None] * 6  # the table's


def test_out_of_sight_closes_the_lid(table: Table) -> None:
    table.driver.lift()
    table.driver.cover()
    assert table.where() == ("curtain", 0)
    table.driver.lift()
    assert table.where() == ("private", 0)


def test_a_visit_to_ones_own_secret_goes_through_the_curtain_and_back(table: Table) -> None:
    table.looked_at_first()
    table.driver.lift()
    table.play(2, "pass")
    table.driver.visit(3)
    assert table.where() == ("curtain", 3)
    table.driver.lift()
    assert table.driver.view()["cards"][3] == 3
    assert table.driver.ask is None
    table.driver.go_on()
    assert table.where() == ("table", TABLE)


def test_a_refused_move_says_its_clause_and_changes_nothing(table: Table) -> None:
    table.driver.lift()
    before = table.path.read_bytes()
    assert not table.play(0, "observe", 1)
    assert [str(trouble) for trouble in table.said] == ["Ce coup n'est pas permis (CC-05)."]
    assert table.path.read_bytes() == before
    assert table.driver.why_not(Move(0, "observe", (1,))) == "CC-05"


def test_a_move_is_saved_before_it_is_told(table: Table) -> None:
    lines: list[int] = []
    table.driver.bind(on_told=lambda *_: lines.append(table.path.read_bytes().count(b"\n")))
    before = table.path.read_bytes().count(b"\n")
    table.driver.lift()
    table.play(0, "seen")
    assert lines == [before + 1]


def test_undo_until_it_says_why_not(table: Table) -> None:
    table.looked_at_first()
    assert "quelqu'un d'autre" in table.driver.undo_stops()
    table.driver.lift()
    table.play(2, "pass")
    assert table.driver.undo_stops() == ""
    assert table.driver.undo()
    assert table.where() == ("curtain", 2)
    assert "quelqu'un d'autre" in table.driver.undo_stops()
    assert not table.driver.undo()


def at_talk(folder: Path, stretch: float) -> Table:
    table = Table(folder, stretch, talk=10).looked_at_first()
    table.driver.lift()
    table.play(2, "pass")
    return table


@pytest.mark.parametrize(("stretch", "seconds"), [(1.0, 10), (1.5, 15), (2.0, 20)])
def test_an_hourglass_runs_out(tmp_path: Path, robot: Robot, stretch: float, seconds: float) -> None:
    table = at_talk(tmp_path, stretch)
    robot.wait(seconds - 0.5)
    assert table.driver.hourglasses.running[0].left == pytest.approx(0.5, abs=0.1)
    robot.wait(1)
    assert table.said[-1] == (CLOCK, "talk_clock", ())


def test_without_timers_time_stands_still(tmp_path: Path, robot: Robot) -> None:
    table = at_talk(tmp_path, 0)
    robot.wait(60)
    assert table.said[-1] == (2, "pass", ())


def test_a_pause_and_a_visit_stop_the_sand_and_do_not_turn_it_over(tmp_path: Path, robot: Robot) -> None:
    table = at_talk(tmp_path, 1.0)
    glasses = table.driver.hourglasses
    robot.wait(4)
    glasses.pause("the table wants to")
    robot.wait(30)
    glasses.pause("the table wants to", False)
    table.driver.visit(1)
    robot.wait(30)
    table.driver.lift()
    robot.wait(30)
    table.driver.go_on()
    assert glasses.running[0].left == pytest.approx(6, abs=0.1)
    robot.wait(7)
    assert table.said[-1] == (CLOCK, "talk_clock", ())


def test_nothing_ticks_when_no_sand_falls(table: Table) -> None:
    assert table.driver.hourglasses.running == []
    assert not table.driver.hourglasses._ticking.is_triggered
