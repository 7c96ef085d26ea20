"""A sitting: handing over the tablet, who may see what and when, time, and saving before showing."""

from __future__ import annotations

import random
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from kivy.clock import Clock

from coffres.dev.window.robot import Robot
from coffres.engine.actors import RandomChance, ScriptedChance
from coffres.engine.contract import CHANCE, CLOCK, TABLE, Ask, Game, Move, View
from coffres.storage.saved_game import SavedGame
from coffres.storage.settings import Settings
from coffres.ui.app import CoffresApp
from coffres.ui.hourglasses import Hourglasses
from coffres.ui.moment import moment_of
from coffres.ui.seating import looks_of
from coffres.ui.sitting import House, Sitting

NAMES = ["Ana", "Bo", "Chloé", "Dan"]
DEAL = [Move(CHANCE, "deal", (seat, role)) for seat, role in enumerate((0, 1, 2, 3))]


class Dealt(ScriptedChance):
    """The same cards at every table here; after the deal everything is random."""

    def __init__(self) -> None:
        super().__init__([*DEAL, Move(CHANCE, "starter", (2,))])
        self._later = RandomChance(random.Random(1))

    def answer(self, game: Game[Any], state: Any, by: int) -> Move:
        if state.phase in ("deal", "starter"):
            return super().answer(game, state, by)
        return self._later.answer(game, state, by)


class Screen:
    """Stands for a screen: what happens counts as seen at once."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def refresh(self) -> None:
        """Draws nothing."""

    def hide(self) -> None:
        """Shows nothing."""

    def bind(self, **_answers: object) -> None:
        """Does nothing: nobody touches it."""

    def resolve(self) -> None:
        telling = self._table.sitting.telling
        telling.news()
        telling.resolving = True
        telling.go_on()


class Table:
    """A sitting without screens."""

    def __init__(self, robot: Robot, folder: Path, stretch: float = 1.0, **options: object) -> None:
        app = CoffresApp(data=folder)
        robot.open(app)
        self.path = folder / "game.jsonl"
        made = datetime(2026, 11, 18, tzinfo=UTC)
        saved = SavedGame.create(self.path, "coffre_et_cle", NAMES, options, made, Dealt())
        self.refused: list[tuple[str, str]] = []
        house = House(
            show=lambda _name, **_fields: Screen(self),
            note=lambda sentence, clause: self.refused.append((sentence, clause)),
            time_up=lambda _sentence, done: done(),
            tip=lambda *_: None,
            translate=str,
            settings=lambda: Settings(timers=stretch),
            senses=app.senses,
        )
        self.sitting = Sitting(saved, looks_of(NAMES, app.roster), str, house)
        self.sitting.begin()

    def play(self, by: int, verb: str, *args: int) -> bool:
        return self.sitting.asking.play(Move(by, verb, args))

    def looked_at_first(self) -> Table:
        for seat in range(4):
            self.sitting.stage.lift()
            self.play(seat, "seen")
        return self

    def view(self) -> View:
        """The view of the player who has the tablet."""
        return self.sitting.moment().sight.view

    def where(self) -> tuple[str, int]:
        return self.sitting.tablet.where, self.sitting.tablet.hand.to


@pytest.fixture
def table(tmp_path: Path, robot: Robot) -> Table:
    return Table(robot, tmp_path)


def test_a_secret_waits_behind_a_curtain(table: Table) -> None:
    assert table.where() == ("curtain", 0)
    with pytest.raises(RuntimeError):
        moment_of(table.sitting.match, table.sitting.tablet, table.sitting.people, 0)
    table.sitting.stage.lift()
    assert table.where() == ("private", 0)
    assert table.view()["cards"] == [0, None, None, None, None, None]


def test_every_hand_off_of_a_turn(table: Table) -> None:
    table.looked_at_first()
    found = [table.where()]
    for by, verb, *args in [(2, "force", 0, 1), (0, "seen"), (TABLE, "end_talk"), (2, "decline")]:
        if table.sitting.tablet.where == "curtain":
            table.sitting.stage.lift()
        table.play(by, verb, *args)
        found.append(table.where())
    assert found == [("curtain", 2), ("curtain", 0), ("table", TABLE), ("curtain", 2), ("curtain", 3)]


def test_the_same_hands_need_no_second_curtain(table: Table) -> None:
    table.looked_at_first()
    table.sitting.stage.lift()
    table.play(2, "observe", 0)
    assert table.where() == ("private", 2)
    table.play(2, "seen")
    assert table.view()["cards"] == [None] * 6  # the view of the table


def test_out_of_sight_closes_the_lid(table: Table) -> None:
    table.sitting.stage.lift()
    table.sitting.stage.cover()
    assert table.where() == ("curtain", 0)
    table.sitting.stage.lift()
    assert table.where() == ("private", 0)


def test_a_visit_to_ones_own_secret_goes_through_the_curtain_and_back(table: Table) -> None:
    table.looked_at_first()
    table.sitting.stage.lift()
    table.play(2, "pass")
    table.sitting.stage.visit(3)
    assert table.where() == ("curtain", 3)
    table.sitting.stage.lift()
    assert table.view()["cards"][3] == 3
    assert table.sitting.tablet.ask is None
    table.sitting.stage.go_on()
    assert table.where() == ("table", TABLE)


def test_a_refused_move_says_its_clause_and_changes_nothing(table: Table) -> None:
    table.sitting.stage.lift()
    before = table.path.read_bytes()
    assert not table.play(0, "observe", 1)
    assert [clause for _sentence, clause in table.refused] == ["CC-05"]
    assert table.path.read_bytes() == before
    assert table.sitting.match.why_not(Move(0, "observe", (1,))) == "CC-05"


def test_a_move_is_saved_before_it_is_told(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    lines: list[int] = []
    monkeypatch.setattr(
        table.sitting.telling, "hear", lambda _: lines.append(table.path.read_bytes().count(b"\n"))
    )
    before = table.path.read_bytes().count(b"\n")
    table.sitting.stage.lift()
    table.play(0, "seen")
    assert lines == [before + 1]


def test_undo_until_it_says_why_not(table: Table) -> None:
    table.looked_at_first()
    table.sitting.stage.lift()
    table.play(2, "pass")
    assert table.sitting.asking.undo()
    assert table.where() == ("curtain", 2)
    assert not table.sitting.asking.undo()
    assert "quelqu'un d'autre" in table.refused[-1][0]


def at_talk(robot: Robot, folder: Path, stretch: float) -> Table:
    table = Table(robot, folder, stretch, talk=10).looked_at_first()
    table.sitting.stage.lift()
    table.play(2, "pass")
    return table


@pytest.mark.parametrize(("stretch", "seconds"), [(1.0, 10), (1.5, 15), (2.0, 20)])
def test_an_hourglass_runs_out(tmp_path: Path, robot: Robot, stretch: float, seconds: float) -> None:
    table = at_talk(robot, tmp_path, stretch)
    robot.wait(seconds - 0.5)
    assert table.sitting.hourglasses.running[0].left == pytest.approx(0.5, abs=0.1)
    robot.wait(1)
    assert table.sitting.match.facts()[-1] == (CLOCK, "talk_clock", ())


def test_without_timers_time_stands_still(tmp_path: Path, robot: Robot) -> None:
    table = at_talk(robot, tmp_path, 0)
    robot.wait(60)
    assert table.sitting.match.facts()[-1] == (2, "pass", ())


def test_a_pause_and_a_visit_stop_the_sand_and_do_not_turn_it_over(tmp_path: Path, robot: Robot) -> None:
    table = at_talk(robot, tmp_path, 1.0)
    glasses = table.sitting.hourglasses
    robot.wait(4)
    glasses.pause("the table wants to")
    robot.wait(30)
    glasses.pause("the table wants to", False)
    table.sitting.stage.visit(1)
    robot.wait(30)
    table.sitting.stage.lift()
    robot.wait(30)
    table.sitting.stage.go_on()
    assert glasses.running[0].left == pytest.approx(6, abs=0.1)
    robot.wait(7)
    assert table.sitting.match.facts()[-1] == (CLOCK, "talk_clock", ())


def test_nothing_ticks_when_no_sand_falls(table: Table) -> None:
    glasses = table.sitting.hourglasses
    assert glasses.running == []
    assert not ticks(glasses)
    glasses.keep((Ask(CLOCK, "talk_clock", seconds=9),))
    assert not ticks(glasses)  # the tablet is on its way to somebody
    table.sitting.stage.lift()
    glasses.keep((Ask(CLOCK, "talk_clock", seconds=9),))
    assert ticks(glasses)


def ticks(glasses: Hourglasses) -> bool:
    """Whether Kivy's clock calls the hourglasses in every frame."""
    callbacks = (event.get_callback() for event in Clock.get_events())
    return any(getattr(callback, "__self__", None) is glasses for callback in callbacks)
