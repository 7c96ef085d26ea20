"""A finished game looked at again: every position, by everybody, at any speed, with the story in step."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from kivy.core.window import Window
from kivy.uix.widget import Widget

from coffres.dev.window.robot import ESCAPE, Robot
from coffres.engine.contract import EVERYTHING, TABLE
from coffres.engine.handoff import silent
from coffres.ui.board_parts import Phrasing
from coffres.ui.boards.casse_du_siecle.phrasing import HeistPhrasing
from coffres.ui.widgets.person_row import PersonRow
from coffres.ui.widgets.plate import Plate
from coffres.ui.widgets.story_list import StoryRow
from tests.ui.replayed import LONGEST, ONE_OF_EACH, Replayed

RIGHT, LEFT, UP, DOWN, SPACE, ENTER = 275, 276, 273, 274, 32, 13


@pytest.fixture
def hasty() -> Iterator[Robot]:
    robot = Robot(frame=0.1, drawn=False)
    yield robot
    robot.leave()


# Positions


def test_every_position_of_the_longest_game_is_shown(hasty: Robot, tmp_path: Path) -> None:
    show = Replayed(hasty, tmp_path, LONGEST, motion="none")
    reel = show.cursor.reel
    seen = 0
    for stop, index in enumerate(reel.stops):
        assert show.cursor.at == stop
        still = reel.still(index)
        assert show.screen.board.moment.table == still.view(TABLE)
        assert not any(map(silent, still.asks()))
        seen += 1
        show.screen.key(RIGHT)
    assert seen == show.cursor.last + 1 > 1000
    show.screen.key(RIGHT)
    assert show.cursor.at == show.cursor.last


@pytest.mark.parametrize("recorded", ONE_OF_EACH)
def test_a_step_back_shows_what_was_there_before(hasty: Robot, tmp_path: Path, recorded: str) -> None:
    show = Replayed(hasty, tmp_path, recorded)
    for stop in random.Random(1).sample(range(1, show.cursor.last), 6):
        show.cursor.go(stop)
        before = show.screen.board.moment.table
        show.press("step-forward")
        assert show.cursor.at == stop + 1
        show.press("step-backward")
        assert show.cursor.at == stop
        assert show.screen.board.moment.table == before
        assert not show.screen.board.hurry()  # nothing moves


@pytest.mark.parametrize("recorded", ONE_OF_EACH)
def test_a_game_plays_by_itself_to_its_end(hasty: Robot, tmp_path: Path, recorded: str) -> None:
    show = Replayed(hasty, tmp_path, recorded)
    reel, met = show.cursor.reel, []
    show.cursor.bind(at=lambda _cursor, at: met.append(at))
    show.press("play")
    assert hasty.until(lambda: not show.cursor.playing, 3000)
    assert met == list(range(1, show.cursor.last + 1))
    hasty.wait(5)
    assert show.screen.board.moment.table == reel.still(reel.stops[-1]).view(TABLE)
    assert not show.screen.board.hurry()
    show.press("play")  # from the end: again from the beginning
    assert show.cursor.at < show.cursor.last
    assert show.cursor.playing


def test_pieces_move_while_it_plays_and_not_when_it_is_stepped(hasty: Robot, tmp_path: Path) -> None:
    show = Replayed(hasty, tmp_path, "roc_noir/stopped_shared")
    board, moved = show.screen.board, []
    move_on = board.move_on
    board.move_on = lambda *args: moved.append(args) or move_on(*args)
    show.press("step-forward")
    assert moved == []
    show.press("play")
    hasty.until(lambda: len(moved) > 3, 60)
    assert all(not still for _moment, _facts, still in moved)
    show.press("pause")
    show.screen.cursor.change_speed()
    show.screen.cursor.change_speed()
    moved.clear()
    show.press("play")
    hasty.until(lambda: show.cursor.at > 30, 60)
    assert moved
    assert all(still for _moment, _facts, still in moved)  # too fast for pieces that move


def test_it_plays_at_three_speeds(hasty: Robot, tmp_path: Path) -> None:
    show = Replayed(hasty, tmp_path)
    reached = []
    for _speed in range(3):
        show.cursor.go(0)
        show.cursor.play()
        hasty.wait(15)
        show.cursor.pause()
        reached.append(show.cursor.at)
        show.touch(show.screen.ids.buttons.children[0])
    assert reached[0] < reached[1] < reached[2]
    assert show.cursor.speed == 1


# The time line, chapters, story


def test_a_finger_on_the_time_line_goes_there(hasty: Robot, tmp_path: Path) -> None:
    show = Replayed(hasty, tmp_path, LONGEST)
    line = show.screen.ids.scrubber
    x, y = line.to_window(*line.pos)
    hasty.touch_down((x + line.width / 2, y + line.height / 2))
    assert abs(show.cursor.at - show.cursor.last / 2) <= 2
    hasty.touching.touch_move(x + line.width + 50, y)
    hasty.wait(0.1)
    assert show.cursor.at == show.cursor.last
    hasty.touching.touch_move(x - 50, y)
    hasty.wait(0.1)
    assert show.cursor.at == 0
    hasty.touch_up()
    assert line.finger is None


def test_hundreds_of_chapters_do_not_clutter_the_time_line(hasty: Robot, tmp_path: Path) -> None:
    show = Replayed(hasty, tmp_path, LONGEST)
    line = show.screen.ids.scrubber
    assert len(line.bands) > 300
    drawn = [each for each in line.canvas.children[-2].children if hasattr(each, "size")]
    assert len(drawn) < line.width / 3 + 20
    assert [band[0] for band in line.bands] == sorted({band[0] for band in line.bands})


@pytest.mark.parametrize("recorded", ONE_OF_EACH)
def test_chapters_are_turned_both_ways(hasty: Robot, tmp_path: Path, recorded: str) -> None:
    show = Replayed(hasty, tmp_path, recorded)
    begins = [opening.at for opening in show.cursor.chapters]
    met = []
    while show.cursor.at < show.cursor.last:
        met.append(show.cursor.at)
        show.cursor.turn_chapter(1)
    assert met == [at for at in begins if at < show.cursor.last]
    back = []
    while show.cursor.at > 0:
        show.cursor.turn_chapter(-1)
        back.append(show.cursor.at)
    assert back == [at for at in reversed(begins) if at < show.cursor.last]
    long = next(at for at, after in pairwise(begins) if after > at + 1 and at)
    show.cursor.go(long + 1)
    show.press("skip-previous")  # first to the beginning of the chapter that is shown
    assert show.cursor.at == long


@pytest.mark.parametrize("recorded", ONE_OF_EACH)
def test_the_story_is_in_step(hasty: Robot, tmp_path: Path, recorded: str) -> None:
    """Lit is what the table was told last; a tap on a sentence goes to where it was told."""
    show = Replayed(hasty, tmp_path, recorded)
    story = show.screen.ids.story
    lines = [line for line in story.lines if not line.heading]
    assert [line.stop for line in story.lines] == sorted(line.stop for line in story.lines)
    for stop in range(0, show.cursor.last + 1, 7):
        show.cursor.go(stop)
        told = [line.stop for line in lines if line.stop <= stop]
        assert show.lit() == [line.text for line in lines if told and line.stop == told[-1]]
    middle = lines[len(lines) // 2]
    show.cursor.go(middle.stop)
    hasty.wait(0.5)
    rows = [row for row in show.all(StoryRow) if row.lit]
    assert middle.text in [story.lines[int(row.row)].text for row in rows]
    (_x, y), (_x, top) = story.to_window(*story.pos), story.to_window(story.x, story.top)
    assert all(y - 1 <= row.to_window(*row.center)[1] <= top + 1 for row in rows)
    others = (row for row in show.all(StoryRow) if not row.lit)
    other = next(row for row in others if y + 30 < row.to_window(*row.center)[1] < top - 30)
    there = story.lines[int(other.row)].stop
    show.touch(other)
    assert show.cursor.at == there


def test_a_heading_comes_after_what_led_to_it(hasty: Robot, tmp_path: Path) -> None:
    show = Replayed(hasty, tmp_path, "roc_noir/stopped_shared")
    texts = [(line.heading, line.text) for line in show.screen.ids.story.lines]
    first = next(
        place for place, (heading, text) in enumerate(texts) if not heading and "lance le dé" in text
    )
    name = texts[first][1].split()[0]
    assert (True, name) == texts[first - 1]


# Who looks


@pytest.mark.parametrize("recorded", ONE_OF_EACH)
def test_everybody_can_look(hasty: Robot, tmp_path: Path, recorded: str) -> None:
    show = Replayed(hasty, tmp_path, recorded)
    board, reel = show.screen.board, show.cursor.reel
    show.cursor.go(show.cursor.last // 2)
    still = reel.still(reel.stops[show.cursor.at])
    for place, name in enumerate(person.name for person in show.screen.recorded.people):
        show.touch(show.screen.ids.viewer)
        show.touch(next(row for row in show.all(PersonRow) if row.name == name))
        assert show.cursor.viewer == place
        assert board.moment.table == still.view(TABLE)
        assert board.moment.sight.viewer == (place if show.screen.held else TABLE)
        assert show.screen.held == bool(show.screen.ids.hand.children)
        assert show.screen.held or not board.keeps_secrets
    for text, viewer in (("Tout est ouvert", EVERYTHING), ("La table", TABLE)):
        show.touch(show.screen.ids.viewer)
        show.touch(next(plate for plate in show.all(Plate) if plate.text == text))
        assert board.moment.table == still.view(viewer)
    assert not show.screen.ids.hand.children


def test_everything_is_open_for_the_asking_and_shut_again(hasty: Robot, tmp_path: Path) -> None:
    """At a trap, one touch shows where the others are; the next touch shows what all saw."""
    show = Replayed(hasty, tmp_path, "roc_noir/three_home")
    board, reel = show.screen.board, show.cursor.reel
    wonders = show.screen.ids.scrubber.wonders
    traps = [stop for stop in range(show.cursor.last + 1) if "trappe" in " ".join(told(show, stop))]
    assert set(wonders) <= set(traps)
    assert wonders
    show.cursor.go(wonders[1] - 1)
    assert not any(plate.text.startswith("Comment") for plate in shown_plates(show))
    show.press("step-forward")
    (ask,) = (plate for plate in shown_plates(show) if plate.text.startswith("Comment"))
    still = reel.still(reel.stops[wonders[1]])
    show.touch(ask)
    assert board.moment.table == still.view(EVERYTHING)
    assert ask.text == "Revenir"
    show.touch(ask)
    assert board.moment.table == still.view(TABLE)
    show.touch(ask)
    show.press("step-forward")  # whoever goes on has understood
    assert board.moment.table == reel.still(reel.stops[wonders[1] + 1]).view(TABLE)


def told(show: Replayed, stop: int) -> list[str]:
    return [line.text for line in show.screen.ids.story.lines if line.stop == stop and not line.heading]


def shown_plates(show: Replayed) -> list[Plate]:
    return [plate for plate in show.all(Plate) if plate.opacity and not plate.disabled]


@pytest.mark.parametrize(
    ("recorded", "words"),
    [
        ("coffre_et_cle/series", "ce n'est ni la Clé"),
        ("casse_du_siecle/tokens", "le code est faux"),
        ("roc_noir/three_home", "trappe"),
        ("agence_tous_risques/out", "retient"),
    ],
)
def test_each_game_says_what_people_wonder_about(
    hasty: Robot, tmp_path: Path, recorded: str, words: str
) -> None:
    show = Replayed(hasty, tmp_path, recorded)
    wonders = set(show.screen.ids.scrubber.wonders)
    said = {line.stop for line in show.screen.ids.story.lines if words in line.text}
    assert said
    assert said <= wonders


def test_a_wrong_combination_makes_people_wonder_and_nothing_does_by_default() -> None:
    dialed = HeistPhrasing(None)
    assert dialed.wonders((0, "dial", (), (False, 0)))
    assert not dialed.wonders((0, "dial", (), (True, 3)))
    assert not Phrasing().wonders((0, "dial", (), (False, 0)))


# Keys, closing, the board


def test_keys_of_a_desktop(hasty: Robot, tmp_path: Path) -> None:
    show = Replayed(hasty, tmp_path)
    hasty.press(RIGHT)
    assert show.cursor.at == 1
    hasty.press(LEFT)
    assert show.cursor.at == 0
    hasty.press(DOWN)
    assert show.cursor.at == show.cursor.chapters[1].at
    hasty.press(UP)
    assert show.cursor.at == 0
    hasty.press(SPACE)
    assert show.cursor.playing
    hasty.press(SPACE)
    assert not show.cursor.playing
    hasty.press(ord("q"))
    assert show.cursor.at == 0
    hasty.press(ESCAPE)
    assert show.app.scene.screen is show.below
    assert show.app.navigator.name == "home"


def test_sentences_are_reached_with_the_keyboard(hasty: Robot, tmp_path: Path) -> None:
    show = Replayed(hasty, tmp_path)
    keyboard = show.app.keyboard
    keyboard.step(1)
    while not isinstance(keyboard.target, StoryRow):
        keyboard.step(1)
    story = show.screen.ids.story
    low, high = (story.to_window(story.x, y)[1] for y in (story.y, story.top))
    for _ in range(4):
        row = keyboard.target
        assert low - 1 <= row.to_window(*row.pos)[1]
        assert row.to_window(row.x, row.top)[1] <= high + 1
        there = story.lines[int(row.row)].stop
        keyboard.step(1)
    keyboard.step(-1)
    hasty.press(ENTER)
    Window.dispatch("on_key_up", ENTER, 0)
    assert show.cursor.at == there


def test_a_sheet_above_it_has_the_keys_and_stops_it(hasty: Robot, tmp_path: Path) -> None:
    show = Replayed(hasty, tmp_path)
    show.cursor.play()
    show.screen.choose_viewer()
    assert not show.cursor.playing
    at = show.cursor.at
    hasty.press(RIGHT)
    assert show.cursor.at == at
    hasty.press(ESCAPE)
    assert show.app.navigator.name == "replay"


def test_it_is_closed_with_its_cross_and_plays_no_more(hasty: Robot, tmp_path: Path) -> None:
    show = Replayed(hasty, tmp_path)
    cursor = show.cursor
    show.press("play")
    show.press("close")
    assert show.app.scene.screen is show.below
    at = cursor.at
    hasty.wait(10)
    assert cursor.at == at
    assert not cursor.playing


@pytest.mark.parametrize("recorded", ONE_OF_EACH)
def test_the_board_cannot_be_touched(hasty: Robot, tmp_path: Path, recorded: str) -> None:
    show = Replayed(hasty, tmp_path, recorded)
    show.cursor.go(show.cursor.last // 2)
    show.screen.look_as(0)
    place = show.screen.ids.place
    before = (show.cursor.at, show.screen.board.moment)
    for x in range(10, int(place.width), 80):
        for y in range(10, int(place.height), 80):
            hasty.touch(place.to_window(place.x + x, place.y + y))
    assert (show.cursor.at, show.screen.board.moment) == before
    assert not show.app.scene.floating
    on_the_board = list(Widget.walk(show.screen.board, restrict=True))
    for _ in range(30):
        show.app.keyboard.step(1)
        assert show.app.keyboard.target not in on_the_board


def test_two_quick_taps_are_two_steps(hasty: Robot, tmp_path: Path) -> None:
    show = Replayed(hasty, tmp_path, "agence_tous_risques/out")
    show.screen.look_as(1)
    button = show.button("step-forward")
    for _ in range(5):
        hasty.touch(button.to_window(*button.center))
    assert show.cursor.at == 5
