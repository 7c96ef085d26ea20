"""What automata say in the talks of Coffre et la Clé: in bubbles on the table, as long as the talk lasts."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from kivy.core.window import Window
from kivy.uix.label import Label

from coffres.bots.coffre_et_cle import TEACHING
from coffres.bots.teaching import Said, Thinker
from coffres.dev.window.game import people
from coffres.dev.window.robot import Robot
from coffres.engine.contract import TABLE, Move
from coffres.engine.levels import MAITRE, PERSON
from coffres.ui.widgets.bubbles import Bubbles, ClaimBubble, Folded
from tests.ui.evening import Evening

CARDS = "coffre_et_cle"
LEVELS = (PERSON, MAITRE, PERSON, MAITRE)
ENOUGH = 5.0  # seconds until all have spoken


@pytest.fixture
def evening(robot: Robot, tmp_path: Path) -> Evening:
    return Evening(robot, tmp_path, thought=2)


@pytest.fixture(autouse=True)
def _they_speak(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coffres.bots.device_speed.affordable", lambda: 2)
    plant(monkeypatch, lambda seat: Said("C'est {thief_seat} qui l'a.", {"thief_seat": (seat + 1) % 4}))


def plant(monkeypatch: pytest.MonkeyPatch, say: Any) -> None:
    def claim(view: Any, facts: Sequence[object], seat: Thinker) -> Said | None:
        return say(seat.number) if view["phase"] == "talk" else None

    monkeypatch.setattr(TEACHING, "claim", claim, raising=False)


def at_the_talk(evening: Evening, levels: Sequence[str] = LEVELS) -> Any:
    seats = [seat._replace(level=level) for seat, level in zip(people(len(levels)), levels, strict=True)]
    evening.app.start(CARDS, seats, {})
    sitting = evening.sitting
    for _step in range(200):
        if sitting.match.asks()[0].prompt == "talk" and not sitting.telling.resolving:
            evening.robot.wait(0.1)
            return sitting
        if sitting.tablet.where == "curtain":
            sitting.stage.lift()
        elif sitting.clockwork.due(sitting.match.asks()) < 0 and not sitting.telling.resolving:
            legal = sitting.match.legal(sitting.match.asks()[0].by)
            sitting.asking.play(next((move for move in legal if move.verb == "pass"), legal[0]))
        evening.robot.wait(0.5)
    raise LookupError("nobody talks")


def bubbles(evening: Evening) -> list[tuple[str, str]]:
    return [(bubble.name, bubble.text) for bubble in reversed(evening.all(ClaimBubble))]


def test_each_automaton_says_a_sentence_under_its_name_one_after_the_other(evening: Evening) -> None:
    sitting = at_the_talk(evening)
    names = [person.name for person in sitting.people]
    said = [(names[1], f"C'est {names[2]} qui l'a."), (names[3], f"C'est {names[0]} qui l'a.")]
    assert sorted(bubbles(evening)) == said[:1]
    evening.robot.wait(ENOUGH)
    assert sorted(bubbles(evening)) == sorted(said)


def test_they_stay_until_the_talk_is_over_and_no_longer(evening: Evening) -> None:
    sitting = at_the_talk(evening)
    evening.robot.wait(60)
    assert len(bubbles(evening)) == 2
    sitting.asking.play(Move(TABLE, "end_talk"))
    assert bubbles(evening) == []
    evening.robot.wait(ENOUGH)
    assert bubbles(evening) == []


def test_another_language_or_name_leaves_them_above_the_board(evening: Evening) -> None:
    sitting = at_the_talk(evening)
    evening.robot.wait(ENOUGH)
    assert sitting.sit(2, "Zoé")
    evening.robot.wait(ENOUGH)
    assert (sitting.people[1].name, "C'est Zoé qui l'a.") in bubbles(evening)
    place = evening.app.scene.screen.ids.place
    assert [type(child) for child in place.children] == [Bubbles, type(sitting.board)]


def test_a_touch_folds_them_and_another_unfolds_them(evening: Evening) -> None:
    at_the_talk(evening)
    evening.robot.wait(ENOUGH)
    (said,) = evening.all(Bubbles)
    before, middle = bubbles(evening), said.to_window(*said.center)
    evening.robot.touch(middle)
    assert bubbles(evening) == []
    (folded,) = evening.all(Folded)
    assert folded.count == 2
    evening.robot.wait(1)
    evening.robot.touch(middle)
    assert sorted(bubbles(evening)) == sorted(before)


LONGEST = "C'est chez {suspect_seat} que se cache la Fausse Clé. Je nommerai donc {suspect_seat}."


@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("size", [(1280, 800), (960, 600), (360, 800)])
def test_seven_claims_are_read_to_their_ends(
    robot: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], text: int
) -> None:
    plant(monkeypatch, lambda seat: Said(LONGEST, {"suspect_seat": (seat + 1) % 8}))
    evening = Evening(robot, tmp_path, thought=2, text_size=text, motion="none")
    Window.size = size
    robot.wait(0.2)
    at_the_talk(evening, (PERSON,) + (MAITRE,) * 7)
    if min(size) < 500:  # on a phone they are folded until somebody wants to read them
        (folded,) = evening.all(Folded)
        assert (folded.count, evening.all(ClaimBubble)) == (7, [])
        robot.touch(folded.to_window(*folded.center))
        robot.wait(0.5)
    said = evening.all(ClaimBubble)
    assert len(said) == 7
    for bubble in said:
        parts = [part for part in bubble.walk(restrict=True) if isinstance(part, Label)]
        (label,) = (part for part in parts if "Je nommerai" in part.text)
        assert "…" not in label.set_text()
        assert not label.shorten
        assert label.texture_size[1] <= label.height
        assert label.font_size >= 13


def test_on_a_phone_one_is_seen_at_a_time_and_then_they_fold(evening: Evening) -> None:
    Window.size = (360, 800)
    evening.robot.wait(0.2)
    at_the_talk(evening)
    first = bubbles(evening)
    evening.robot.wait(3.6)
    second = bubbles(evening)
    assert (len(first), len(second)) == (1, 1)
    assert first != second
    (bubble,) = evening.all(ClaimBubble)
    assert bubble.first
    assert bubble.height < evening.sitting.board.height / 3
    evening.robot.wait(3.6)
    (folded,) = evening.all(Folded)
    assert (folded.count, bubbles(evening)) == (2, [])
    evening.robot.touch(folded.to_window(*folded.center))
    assert sorted(bubbles(evening)) == sorted(first + second)
    assert [one.first for one in reversed(evening.all(ClaimBubble))].count(True) == 1


def test_what_is_said_while_they_are_folded_is_counted(evening: Evening) -> None:
    Window.size = (360, 800)
    evening.robot.wait(0.2)
    at_the_talk(evening)
    (said,) = evening.all(Bubbles)
    evening.robot.touch(said.to_window(*said.center))
    (folded,) = evening.all(Folded)
    assert folded.count == 1
    evening.robot.wait(3.6)
    assert folded.count == 2
    assert bubbles(evening) == []


def test_one_mark_says_that_they_fold(evening: Evening) -> None:
    at_the_talk(evening)
    evening.robot.wait(ENOUGH)
    first, last = evening.all(ClaimBubble)
    signs = [
        [part for part in bubble.walk(restrict=True) if part.__class__.__name__ == "Icon"]
        for bubble in (first, last)
    ]
    assert [icon.icon for icons in signs for icon in icons if icon.opacity and icon.font_size] == [
        "chevron-up"
    ]
    assert first.first


def test_nothing_of_it_is_told_or_kept(evening: Evening) -> None:
    sitting = at_the_talk(evening)
    facts, before = sitting.match.facts(), sitting.match.length
    evening.robot.wait(ENOUGH)
    assert (sitting.match.facts(), sitting.match.length) == (facts, before)
    kept = [path.read_text("utf-8") for path in (evening.app.folder / "games").iterdir()]
    assert kept
    assert not any("qui l'a" in text for text in kept)


def test_a_table_of_people_asks_no_automaton(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(_sitting: object) -> None:
        raise AssertionError("no automaton sits here")

    monkeypatch.setattr("coffres.bots.seated.Seated.__init__", none)
    at_the_talk(evening, (PERSON,) * 4)
    assert not evening.all(Bubbles)


def test_who_has_nothing_to_say_says_nothing(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, lambda _seat: None)
    at_the_talk(evening)
    assert not evening.all(Bubbles)


def test_one_that_fails_keeps_silent_and_the_others_speak(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    def say(seat: int) -> Said:
        if seat == 1:
            raise RuntimeError("a spring broke")
        return Said("Pas moi.")

    plant(monkeypatch, say)
    sitting = at_the_talk(evening)
    evening.robot.wait(ENOUGH)
    assert bubbles(evening) == [(sitting.people[3].name, "Pas moi.")]


def test_leaving_in_the_middle_of_a_talk_lets_nobody_go_on_speaking(evening: Evening) -> None:
    at_the_talk(evening)
    (said,) = evening.all(Bubbles)
    evening.app.home()
    evening.robot.wait(ENOUGH)
    assert said.count == 1
