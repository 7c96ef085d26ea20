"""Advice: a Maître's move and why, for a person who wants it, and where only that person can read it."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from kivy.core.window import Window
from kivy.uix.label import Label

from coffres.bots.player import Player
from coffres.bots.teaching import Said, Teaching, teaching
from coffres.dev.window.game import people
from coffres.dev.window.monkey import Monkey
from coffres.dev.window.robot import FRAME, Robot
from coffres.engine.contract import TABLE, Move
from coffres.engine.levels import MAITRE, PERSON
from coffres.ui.adviser import GIVEN, NONE, OFFERED, THINKING
from coffres.ui.screens.private import PrivateScreen
from coffres.ui.widgets.counsel import CounselOffer, CounselSlip, CounselWheel
from coffres.ui.widgets.counsel_page import CounselPage
from coffres.ui.widgets.peek import Peek
from coffres.ui.widgets.plate import Plate
from tests.ui.evening import Evening
from tests.ui.eyes import Eyes
from tests.ui.test_twins import Twins

OPEN, CARDS, HANDS = "roc_noir", "coffre_et_cle", "agence_tous_risques"
WHY = Said("Cela arrange {target_seat}, de {steps} cases.", {"target_seat": 1, "steps": 3})


@pytest.fixture
def evening(robot: Robot, tmp_path: Path) -> Evening:
    return Evening(robot, tmp_path, motion="none", thought=2)


@pytest.fixture(autouse=True)
def _a_short_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coffres.bots.device_speed.affordable", lambda: 2)
    for game in (OPEN, CARDS):
        monkeypatch.setattr(type(teaching(game)), "reason", lambda *_: WHY)


def start(
    evening: Evening, game: str, levels: Sequence[str] = (PERSON,) * 4, advice: bool = True, **options: object
) -> Any:
    seats = [seat._replace(level=level) for seat, level in zip(people(len(levels)), levels, strict=True)]
    evening.app.start(game, seats, options, advice=advice)
    evening.robot.wait(0.3)
    return evening.sitting


def at_a_turn(evening: Evening, advice: bool = True) -> Any:
    """On the table of a game without secrets."""
    sitting = start(evening, OPEN, advice=advice)
    while sitting.match.asks()[0].by < 0:
        assert sitting.adviser.state == NONE  # the table, or nobody but the dice, is asked first
        if sitting.match.asks()[0].by == TABLE:
            sitting.asking.play(sitting.match.legal(TABLE)[0])
        else:
            sitting.asking.roll()
        assert evening.robot.until(lambda: not sitting.telling.resolving, 10)
    evening.robot.wait(0.1)
    return sitting


def touch(evening: Evening, kind: type) -> None:
    (widget,) = evening.all(kind)
    evening.robot.touch(widget.to_window(*widget.center))


def given(evening: Evening) -> Any:
    touch(evening, CounselOffer)
    adviser = evening.sitting.adviser
    assert evening.robot.until(lambda: adviser.state == GIVEN, 60)
    evening.robot.wait(0.1)
    return adviser


def words(evening: Evening) -> str:
    return " ".join(label.text for label in evening.all(Label))


# On the table


def test_a_touch_brings_the_move_and_the_reason_with_the_name_of_a_seat(evening: Evening) -> None:
    sitting = at_a_turn(evening)
    adviser = given(evening)
    move, why = adviser.words()
    labels = [sitting.speech.label(legal) for legal in sitting.match.legal(sitting.tablet.ask.by)]
    assert move in [f"Le Maître : « {label} »" for label in labels]
    assert why == f"Cela arrange {sitting.people[1].name}, de 3 cases."
    (slip,) = evening.all(CounselSlip)
    assert (slip.move, slip.why) == (move, why)


@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("size", [(1280, 800), (960, 600), (360, 800)])
def test_the_offer_has_room_for_its_lamp_and_its_words(
    evening: Evening, size: tuple[int, int], text: int
) -> None:
    evening.app.change(text_size=text)
    Window.size = size
    at_a_turn(evening)
    evening.robot.wait(0.3)
    (offer,) = evening.all(CounselOffer)
    words_, lamp = offer.children
    assert min(offer.size) >= 48
    assert "…" not in words_.set_text()
    assert words_.font_size >= 12
    assert words_.texture_size[1] <= words_.height
    assert words_.texture_size[0] <= words_.width
    assert lamp.x >= offer.x
    assert lamp.top <= offer.top
    assert lamp.y >= words_.top or lamp.right <= words_.x


def test_a_wait_is_drawn_until_the_advice_comes(evening: Evening) -> None:
    at_a_turn(evening)
    touch(evening, CounselOffer)
    (wheel,) = evening.all(CounselWheel)
    turned = wheel.turned
    evening.robot.wait(0.2)
    assert wheel.turned > turned
    assert evening.robot.until(lambda: evening.sitting.adviser.state == GIVEN, 60)
    evening.robot.wait(0.1)
    turned = wheel.turned
    evening.robot.wait(0.2)
    assert wheel.turned == turned


def test_advice_changes_nothing_in_the_match(evening: Evening) -> None:
    sitting = at_a_turn(evening)
    before = sitting.match.facts(), sitting.match.session.state.key()
    given(evening)
    assert (sitting.match.facts(), sitting.match.session.state.key()) == before


def test_after_a_move_the_advice_is_gone(evening: Evening) -> None:
    sitting = at_a_turn(evening)
    given(evening)
    sitting.asking.play(sitting.match.legal(sitting.tablet.ask.by)[0])
    assert sitting.adviser.state == NONE
    assert sitting.adviser.words() == ("", "")
    evening.robot.wait(FRAME)
    assert not evening.all(CounselSlip)


def test_the_language_changes_under_it(evening: Evening) -> None:
    sitting = at_a_turn(evening)
    given(evening)
    (before,) = evening.all(CounselSlip)
    sitting.renew()
    evening.robot.wait(0.2)
    (after,) = evening.all(CounselSlip)
    assert (after.move, after.why) == (before.move, before.why)


# Who gets it


def test_a_table_that_wants_none_is_offered_none(evening: Evening) -> None:
    sitting = at_a_turn(evening, advice=False)
    assert sitting.adviser.state == NONE
    assert not evening.all(CounselOffer)


def test_only_a_person_in_their_own_turn_is_offered_advice(evening: Evening) -> None:
    sitting = start(evening, CARDS, (PERSON, MAITRE, PERSON, MAITRE), rounds=3)
    offered: set[tuple[str, int]] = set()

    def note(_adviser: object, state: str) -> None:
        if state != NONE:
            offered.add((sitting.tablet.where, sitting.match.asks()[0].by))

    sitting.adviser.bind(state=note)
    assert Monkey(evening.robot, 2).play(10_000).finished
    assert offered >= {("private", 0), ("private", 2)}
    assert {seat for _where, seat in offered} == {0, 2}  # on the table too, if a person has to name somebody


# In secret


def on_a_page(evening: Evening) -> Any:
    sitting = start(evening, CARDS)
    sitting.stage.lift()
    evening.robot.wait(0.2)
    return sitting


@pytest.mark.garbage
def test_the_advice_to_a_secret_question_exists_only_while_the_frame_is_held(evening: Evening) -> None:
    on_a_page(evening)
    move, why = given(evening).words()
    assert move
    assert "Garde le doigt posé ici pour lire ton conseil" in words(evening)
    assert move not in words(evening)
    evening.hold()
    (peek,) = evening.all(Peek)
    (page,) = evening.all(CounselPage)
    assert page in peek.inside.children
    assert (page.move, page.why) == (move, why)
    assert peek.y <= page.y
    assert page.top <= peek.inside.y
    gone = weakref.ref(page)
    del page
    evening.robot.touch_up()
    assert move not in words(evening)
    gc.collect()
    assert gone() is None


def test_advice_that_comes_while_the_frame_is_held_comes_into_the_frame(evening: Evening) -> None:
    sitting = on_a_page(evening)
    touch(evening, CounselOffer)
    assert sitting.adviser.state == THINKING
    evening.hold()
    assert evening.robot.until(lambda: bool(evening.all(CounselPage)), 60)
    assert len(evening.all(CounselPage)) == 1
    evening.robot.touch_up()
    assert not evening.all(CounselPage)


def test_a_pause_takes_the_advice_away(evening: Evening) -> None:
    sitting = on_a_page(evening)
    given(evening)
    evening.app.on_pause()
    assert sitting.adviser.state == NONE
    evening.app.on_resume()
    sitting.stage.lift()
    assert sitting.adviser.state == OFFERED


def test_a_question_to_all_is_answered_on_the_page_of_somebody_with_a_secret(evening: Evening) -> None:
    """What the Maître thinks of a hand of cards is no matter of the table's."""
    sitting = start(evening, HANDS)
    Monkey(evening.robot, 1).play(0)
    assert evening.robot.until(lambda: not sitting.telling.resolving, 10)
    while sitting.match.asks()[0].secret or sitting.match.asks()[0].by < 0:
        Monkey(evening.robot, 1).play(sitting.match.length + 1)
    seat, before = sitting.match.asks()[0].by, sitting.match.length
    assert sitting.adviser.state == OFFERED
    touch(evening, CounselOffer)
    assert (sitting.tablet.where, sitting.tablet.hand.to) == ("curtain", seat)
    assert sitting.adviser.state == NONE
    sitting.stage.lift()
    assert sitting.adviser.state == THINKING
    assert evening.robot.until(lambda: sitting.adviser.state == GIVEN, 60)
    evening.hold()
    evening.robot.wait(1.2)
    assert evening.all(CounselPage)
    evening.robot.touch_up()
    (plate,) = [plate for plate in evening.all(Plate) if plate.control]
    evening.robot.touch(plate.to_window(*plate.center))
    assert sitting.tablet.where == "table"
    assert sitting.adviser.state == OFFERED
    assert sitting.match.length == before


class Advised(Twins):
    """Somebody asks for advice on each page."""

    def start(self, game: str = CARDS, seats: int = 4, **options: object) -> Evening:
        start(self, game, (PERSON,) * seats, **options)
        return self

    def _closed_page(self) -> None:
        super()._closed_page()
        if self.sitting.adviser.state == OFFERED:
            given(self)


def tell_cards(_teaching: Teaching, view: Any, move: Move, _seat: object) -> Said:
    return Said("{cards}", {"cards": str(view.get("cards"))})


def advised(robot: Robot, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Advised:
    monkeypatch.setattr(type(teaching(CARDS)), "reason", tell_cards)
    return Advised(robot, folder, CARDS, 4, Eyes(monkeypatch))


@pytest.fixture
def hasty() -> Iterator[Robot]:
    robot = Robot(frame=0.1)  # seconds: long frames, because no animation is watched here
    yield robot
    robot.leave()


def test_no_page_with_advice_tells_the_table_anything(
    hasty: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    twins = advised(hasty, tmp_path, monkeypatch)
    twins.walk()
    assert twins.pages
    assert twins.differed == twins.pages


def test_advice_outside_the_frame_is_caught(
    hasty: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def _advise(screen: PrivateScreen, *_: object) -> None:
        adviser = screen.sitting.adviser
        screen.ids.panel.ids.counsel.tell(adviser.state, adviser.words())

    monkeypatch.setattr(PrivateScreen, "_advise", _advise)
    with pytest.raises(AssertionError, match="private"):
        advised(hasty, tmp_path, monkeypatch).walk()


# What goes wrong


class _Endless(Player):
    def think(self, sight: object) -> Iterator[None]:
        while True:
            yield


class _Broken(Player):
    def think(self, sight: object) -> Iterator[None]:
        yield
        raise RuntimeError("a spring broke")


class _Cheeky(Player):
    def think(self, sight: object) -> Iterator[None]:
        yield
        return Move(self.seat.number, "win")  # type: ignore[return-value]


def as_maitre(monkeypatch: pytest.MonkeyPatch, kind: type[Player]) -> None:
    monkeypatch.setattr(Player, "think", kind.think)


def test_leaving_ends_a_thought(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    as_maitre(monkeypatch, _Endless)
    adviser = at_a_turn(evening).adviser
    touch(evening, CounselOffer)
    evening.robot.wait(5)
    assert adviser.state == THINKING
    evening.app.home()
    assert adviser.state == NONE
    assert not adviser.busy


@pytest.mark.parametrize("kind", [_Broken, _Cheeky])
def test_a_maitre_that_fails_says_so_and_the_game_goes_on(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, kind: type[Player]
) -> None:
    as_maitre(monkeypatch, kind)
    sitting = at_a_turn(evening)
    touch(evening, CounselOffer)
    assert evening.robot.until(lambda: "perdu le fil" in words(evening), 10)
    assert sitting.adviser.state == NONE
    before = sitting.match.length
    sitting.asking.play(sitting.match.legal(sitting.tablet.ask.by)[0])
    assert sitting.match.length > before
