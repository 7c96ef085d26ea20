"""Automata in the window: they play their own turns, at a pace, and the tablet is never passed to them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from coffres.bots import seated
from coffres.bots.player import Player
from coffres.dev.window.game import people
from coffres.dev.window.monkey import Monkey
from coffres.dev.window.robot import Robot
from coffres.engine.contract import TABLE, Move
from coffres.engine.levels import APPRENTI, COMPAGNON, MAITRE, PERSON
from coffres.ui.clockwork import PACES
from tests.ui.evening import Evening

CARDS = "coffre_et_cle"


@pytest.fixture
def evening(robot: Robot, tmp_path: Path) -> Evening:
    return Evening(robot, tmp_path, thought=2)


def start(evening: Evening, levels: Sequence[str], game: str = CARDS, **options: object) -> Any:
    seats = [seat._replace(level=level) for seat, level in zip(people(len(levels)), levels, strict=True)]
    evening.app.start(game, seats, options)
    evening.robot.wait(0.2)
    return evening.sitting


def test_a_table_with_one_person_plays_to_its_end(evening: Evening) -> None:
    sitting = start(evening, (PERSON, MAITRE, APPRENTI, COMPAGNON), rounds=3)
    monkey = Monkey(evening.robot, 1)
    assert monkey.play(10_000).finished
    assert {fact[0] for fact in sitting.match.facts() if fact[0] >= 0} == {0, 1, 2, 3}


def test_the_tablet_is_never_passed_to_an_automaton(evening: Evening) -> None:
    sitting = start(evening, (PERSON, MAITRE, PERSON, MAITRE), rounds=3)
    hands = set()
    sitting.stage.bind(on_position=lambda *_: hands.add(sitting.tablet.hand.to))
    assert Monkey(evening.robot, 2).play(10_000).finished
    assert hands == {TABLE, 0, 2}


def curtains(evening: Evening, levels: Sequence[str]) -> int:
    """How often a curtain is lifted in a game."""
    sitting = start(evening, levels, rounds=3)
    found = []
    sitting.stage.bind(on_position=lambda *_: found.append(sitting.tablet.where == "curtain"))
    assert Monkey(evening.robot, 3).play(10_000).finished
    return sum(found)


def test_one_person_needs_no_lid_and_two_people_do(evening: Evening) -> None:
    assert curtains(evening, (PERSON, MAITRE, MAITRE, MAITRE)) == 0
    assert curtains(evening, (PERSON, MAITRE, PERSON, MAITRE)) > 0


def test_a_pause_hides_the_page_of_somebody_who_is_alone_too(evening: Evening) -> None:
    sitting = start(evening, (PERSON, MAITRE, MAITRE, MAITRE))
    assert sitting.tablet.where == "private"
    sitting.pause()
    assert sitting.tablet.where == "curtain"


def at_the_automatons_turn(evening: Evening, pace: str = "normal") -> Any:
    """The first seat is an automaton, and it is to act."""
    evening.app.change(automata=pace)
    sitting = start(evening, (MAITRE, PERSON, MAITRE, MAITRE), "agence_tous_risques")
    evening.robot.until(lambda: sitting.clockwork.acting, 60)
    return sitting


@pytest.mark.parametrize("pace", PACES)
def test_a_move_comes_at_the_pace_of_the_settings(evening: Evening, pace: str) -> None:
    sitting = at_the_automatons_turn(evening, pace)
    before = sitting.match.length
    evening.robot.wait(PACES[pace] - 0.5)
    assert sitting.match.length == before
    evening.robot.wait(0.6)
    assert sitting.match.length > before


def test_a_touch_hurries_it(evening: Evening) -> None:
    sitting = at_the_automatons_turn(evening, "slow")
    before = sitting.match.length
    evening.robot.touch(sitting.board.center)
    evening.robot.wait(0.2)
    assert sitting.match.length > before


def test_nothing_moves_under_a_sheet_nor_in_the_background(evening: Evening) -> None:
    sitting = at_the_automatons_turn(evening)
    before = sitting.match.length
    evening.app.open_pause()
    evening.robot.wait(5)
    assert sitting.match.length == before
    evening.app.scene.floating[-1].dismiss()
    sitting.pause()
    evening.robot.wait(5)
    assert sitting.match.length == before
    sitting.resume()
    evening.robot.wait(3)
    assert sitting.match.length > before


def test_its_turn_is_told_by_its_name_and_offers_nothing_to_press(evening: Evening) -> None:
    sitting = at_the_automatons_turn(evening)
    name = sitting.people[sitting.clockwork.due(sitting.match.asks())].name
    assert any(name in text and "réfléchit" in text for text in evening.robot.texts())
    assert sitting.board.chooser is None


def test_a_killed_game_goes_on_with_an_automaton_that_knows_what_it_knew(evening: Evening) -> None:
    """It is told all that its seat was told: nothing is kept beside the journal."""
    sitting = start(evening, (PERSON, MAITRE, PERSON, PERSON))
    Monkey(evening.robot, 5).play(14)
    automaton = sitting.clockwork.seated.at(1)
    key = evening.app.shelf.running()[0].key
    evening.app.home()
    evening.app.resume(key)
    again = evening.sitting.clockwork.seated.at(1)
    assert again is not automaton
    assert again.seat == automaton.seat
    assert again.heard == automaton.heard == evening.sitting.match.facts(1)


def test_somebody_takes_its_seat_and_gives_it_back(evening: Evening) -> None:
    sitting = at_the_automatons_turn(evening)
    seat = sitting.clockwork.due(sitting.match.asks())
    assert sitting.sit(seat, "Zoé")
    assert sitting.clockwork.due(sitting.match.asks()) < 0
    evening.robot.wait(5)
    assert sitting.tablet.hand.to == seat or sitting.tablet.ask is not None
    assert sitting.sit(seat, "Rouage", COMPAGNON)
    assert sitting.clockwork.due(sitting.match.asks()) == seat
    before = sitting.match.length
    evening.robot.wait(5)
    assert sitting.match.length > before
    assert sitting.clockwork.seated.at(seat).heard[:before] == sitting.match.facts(seat)[:before]


def test_what_a_device_can_afford_is_measured_once(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    found = iter((37, 99))
    monkeypatch.setattr("coffres.bots.device_speed.affordable", lambda: next(found))
    evening.app.change(thought=0)
    for _game in range(2):
        start(evening, (PERSON, MAITRE, MAITRE, MAITRE))
        assert evening.sitting.clockwork.seated
    assert evening.app.settings.thought == 37


class _Broken(Player):
    def think(self, sight: object) -> Iterator[None]:
        yield
        raise RuntimeError("a spring broke")


class _Cheeky(Player):
    def think(self, sight: object) -> Iterator[None]:
        yield
        return Move(self.seat.number, "win")  # type: ignore[return-value]


@pytest.mark.parametrize("kind", [_Broken, _Cheeky])
@pytest.mark.parametrize("worst", [MAITRE, APPRENTI])
def test_one_that_fails_is_replaced_by_the_level_below(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, kind: type[Player], worst: str
) -> None:
    whole = (MAITRE, COMPAGNON, APPRENTI)
    failing = whole[: whole.index(worst) + 1]

    def make(match: Any, seat: int, level: str, seed: int, share: float) -> Player:
        player = seated.made(match, seat, level, seed, share)
        return kind(match.game, player.seat) if level in failing else player

    monkeypatch.setattr("coffres.bots.seated.Seated.__init__.__defaults__", (1.0, make))
    sitting = start(evening, (PERSON, MAITRE, MAITRE, MAITRE), rounds=3)
    assert Monkey(evening.robot, 1).play(10_000).finished
    levels = sitting.match.levels[1:]
    below = whole[min(len(failing), len(whole) - 1)]
    assert set(levels) == {below}
