"""Tips: once for each question that is new to this tablet, for whoever hesitates; none for who looks on."""

from __future__ import annotations

from pathlib import Path

import pytest

from coffres.dev.window.robot import Robot
from coffres.engine.contract import Move
from coffres.ui import demonstration
from coffres.ui.keepsakes import Keepsakes
from coffres.ui.widgets.icon_button import IconButton
from coffres.ui.widgets.note import Note
from coffres.ui.widgets.peek import Peek
from coffres.ui.widgets.speaker import Speaker
from coffres.ui.widgets.tip import Tip
from tests.ui.evening import Evening
from tests.ui.halfway import take_up

HESITATION = 2.5  # seconds


@pytest.fixture
def evening(robot: Robot, tmp_path: Path) -> Evening:
    return Evening(robot, tmp_path, motion="none")


def told(evening: Evening) -> list[str]:
    evening.robot.wait(HESITATION)
    return [tip.text for tip in evening.all(Tip)]


def before_a_step(evening: Evening, folder: Path) -> Evening:
    """In the castle, with a knight that may walk."""
    take_up(
        evening, folder, "roc_noir", 2, lambda session: any(ask.prompt == "move" for ask in session.asks())
    )
    return evening


def step(evening: Evening) -> None:
    asking, match = evening.sitting.asking, evening.sitting.match
    asking.play(next(move for move in match.legal(asking.asked_seat()) if move.verb == "step"))


def test_who_hesitates_is_told_what_is_wise_once(evening: Evening, tmp_path: Path) -> None:
    before_a_step(evening, tmp_path)
    assert evening.all(Tip) == []
    (tip,) = told(evening)
    assert "sûre pour toujours" in tip
    evening.sitting.stage.go_on()
    assert told(evening) == []


def test_a_question_that_was_answered_takes_its_tip_along(evening: Evening, tmp_path: Path) -> None:
    before_a_step(evening, tmp_path)
    assert told(evening)
    step(evening)
    evening.robot.wait(1)
    assert evening.all(Tip) == []


def test_who_has_just_answered_hesitates_no_more(evening: Evening, tmp_path: Path) -> None:
    """The tip waits for the next time, while the table is told of the answer."""
    before_a_step(evening, tmp_path)
    evening.robot.wait(1.6)
    step(evening)
    assert evening.all(Tip) == []
    evening.robot.wait(0.3)
    assert evening.sitting.telling.resolving
    assert evening.all(Tip) == []
    evening.robot.wait(0.7)
    assert told(evening)


def test_it_goes_by_itself_and_lets_touches_through(evening: Evening, tmp_path: Path) -> None:
    before_a_step(evening, tmp_path)
    told(evening)
    (tip,) = evening.all(Tip)
    below: list[object] = []
    evening.app.scene.screen.bind(on_touch_down=lambda *_: below.append(1))
    on_its_words = (tip.place[0] + tip.place[2]) / 2, tip.place[1] + 40
    assert tip.children[0].collide_point(*on_its_words)
    evening.robot.touch(on_its_words)
    assert below
    evening.robot.wait(25)  # the touch may have been refused, and a tip waits while a note is read
    assert evening.all(Tip) == []


def test_another_evening_knows(evening: Evening, tmp_path: Path) -> None:
    before_a_step(evening, tmp_path)
    assert told(evening)
    evening.app.home()
    known = evening.app.keepsakes = Keepsakes(evening.app.folder, lambda write: write())
    assert known.troubles == []
    before_a_step(evening, tmp_path)
    assert told(evening) == []


def test_one_touch_ends_them_and_the_settings_bring_them_back(evening: Evening, tmp_path: Path) -> None:
    before_a_step(evening, tmp_path)
    told(evening)
    (tip,) = evening.all(Tip)
    (off,) = [
        each
        for each in tip.walk(restrict=True)
        if isinstance(each, IconButton) and not isinstance(each, Speaker)
    ]
    evening.robot.touch(off.to_window(*off.center))
    assert not evening.app.settings.tips
    assert evening.all(Tip) == []
    step(evening)
    evening.start("coffre_et_cle", 4)
    evening.sitting.stage.lift()
    assert told(evening) == []
    evening.app.change(tips=True)
    evening.sitting.stage.go_on()
    assert told(evening)


def test_on_private_pages_it_comes_once_for_each_seat(evening: Evening) -> None:
    evening.start("coffre_et_cle", 4)
    for _seat in range(4):
        evening.sitting.stage.lift()
        (tip,) = told(evening)
        assert "Retiens ta carte" in tip
        evening.sitting.asking.play(Move(evening.sitting.tablet.hand.to, "seen"))
        evening.robot.wait(0.5)
        assert evening.all(Tip) == []
    evening.start("coffre_et_cle", 4)
    evening.sitting.stage.lift()
    assert told(evening) == []


def test_on_a_private_page_it_makes_way_for_what_is_held(evening: Evening) -> None:
    evening.start("coffre_et_cle", 4)
    evening.sitting.stage.lift()
    evening.hold()
    told(evening)
    (tip,) = evening.all(Tip)
    assert tip.opacity == 0
    evening.robot.touch_up()
    evening.robot.wait(0.3)
    assert tip.opacity == 1
    evening.hold()
    evening.robot.wait(0.3)
    assert tip.opacity == 0


def test_it_makes_way_for_what_a_tap_shows(evening: Evening) -> None:
    evening.app.change(hold_to_see=False)
    evening.start("coffre_et_cle", 4)
    evening.sitting.stage.lift()
    told(evening)
    (tip,) = evening.all(Tip)
    evening.hold()
    evening.robot.touch_up()
    evening.robot.wait(0.3)
    assert evening.all(Peek)[0].shown
    assert tip.opacity == 0
    evening.robot.wait(5.5)
    assert not evening.all(Peek)[0].shown
    assert tip.opacity == 1


def test_it_can_be_heard_where_all_may_hear_it(evening: Evening, tmp_path: Path) -> None:
    evening.device["speaker"].ready = True
    before_a_step(evening, tmp_path)
    (tip,) = told(evening)
    (speaker,) = [each for each in evening.all(Tip)[0].walk(restrict=True) if isinstance(each, Speaker)]
    evening.robot.touch(speaker.to_window(*speaker.center))
    assert [call.args[0] for call in evening.device.asked("speaker") if call.what == "say"] == [tip]
    evening.start("coffre_et_cle", 4)
    evening.sitting.stage.lift()
    told(evening)
    assert not evening.all(Tip)[0].voiced


def test_who_only_looks_on_is_told_nothing(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even where automata talk, which takes longer than somebody hesitates."""
    monkeypatch.setattr(demonstration, "has_automata", lambda key: key == "coffre_et_cle")
    evening.app.demonstrate()
    asks = evening.sitting.match.asks
    assert evening.robot.until(lambda: any(ask.prompt == "talk" for ask in asks()), 120)
    evening.robot.wait(4)
    assert any(ask.prompt == "talk" for ask in asks())
    assert evening.all(Tip) == []


def test_a_sheet_above_the_board_keeps_it_for_another_time(evening: Evening, tmp_path: Path) -> None:
    before_a_step(evening, tmp_path)
    evening.app.open_pause()
    assert told(evening) == []
    evening.app.scene.floating[0].dismiss()
    evening.sitting.stage.go_on()
    assert told(evening)


def test_it_makes_way_for_a_note(evening: Evening, tmp_path: Path) -> None:
    """Together they covered the board that both speak of."""
    before_a_step(evening, tmp_path)
    assert told(evening)
    (tip,) = evening.all(Tip)
    assert tip.opacity == 1
    evening.app.note("Une autre dalle, à côté de la tienne.")
    (note,) = evening.all(Note)
    evening.robot.wait(0.2)
    assert tip.opacity == 0
    note.dismiss()
    evening.robot.wait(0.2)
    assert tip.opacity == 1
