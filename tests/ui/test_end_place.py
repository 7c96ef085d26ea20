"""Where the board stands at the end of a game: in its own world, to the edge of the pages."""

from __future__ import annotations

from pathlib import Path

import pytest
from kivy.core.window import Window
from kivy.metrics import dp, sp

from coffres.dev.window.game import FAMILY, people
from coffres.dev.window.robot import Robot
from coffres.ui.boards.coffre_et_cle.travel_list import TravelLine
from coffres.ui.screens.end import RANKS, EndScreen
from coffres.ui.widgets.fitted import Fitted
from coffres.ui.widgets.ranking import Rank
from coffres.ui.widgets.segments import Segment
from tests.ui.test_end import Finish


def test_beside_the_pages_there_is_nothing_but_the_games_own_world(robot: Robot, tmp_path: Path) -> None:
    finish = Finish(robot, tmp_path)
    finish.app.home()
    finish.app.start("roc_noir", people(2), {})
    end = finish.play()
    place, board = end.ids.place, finish.app.sitting.board
    low, high = board.to_window(board.x, board.y), board.to_window(board.right, board.top)
    assert low == pytest.approx(place.pos, abs=1)
    assert high == pytest.approx((place.right, place.top), abs=1)


def test_beside_token_and_key_the_winners_name_is_large(robot: Robot, tmp_path: Path) -> None:
    """A long name goes on after its hyphen rather than shrink."""
    finish = Finish(robot, tmp_path)
    end = finish.play()
    end.size_hint = None, None
    end.size = dp(960), dp(600)
    end.winners = end.winners[:1]
    end.title = "Anne-Charlotte gagne\u00a0!"
    robot.wait(0.3)
    (title,) = (label for label in finish.all(Fitted) if label.text == end.title)
    assert title.font_size >= dp(20)


def test_the_pages_labels_are_whole_words_in_letters_as_large_as_people_want_them(
    robot: Robot, tmp_path: Path
) -> None:
    """Beside the board of a small tablet they take two lines when letters are larger."""
    finish = Finish(robot, tmp_path)
    finish.app.home()
    Window.size = (960, 600)
    finish.app.change(language="en", text_size=150)
    finish.app.start("coffre_et_cle", people(4), {})
    end = finish.play()
    robot.wait(0.3)
    letters = [label for each in finish.all(Segment) for label in each.children]
    assert [label.text for label in letters] == [end.label(page) for page in end.pages]
    assert all(label.text == label._label.text for label in letters)
    assert all(label.font_size >= sp(14) for label in letters)


def test_six_long_names_are_whole_beside_their_fortunes(robot: Robot, tmp_path: Path) -> None:
    finish = Finish(robot, tmp_path)
    finish.app.home()
    Window.size = (960, 600)
    finish.app.change(language="en", text_size=150)
    finish.app.start("fort_boyard", people(6, FAMILY), {})
    finish.play()
    robot.wait(0.3)
    letters = [label for rank in finish.all(Rank) for label in rank.walk() if isinstance(label, Fitted)]
    assert {label.text for label in letters} >= {*FAMILY[:6]}
    assert not any(label.shorten for label in letters)


def test_the_cards_names_on_their_ways_have_one_size(robot: Robot, tmp_path: Path) -> None:
    finish = Finish(robot, tmp_path)
    finish.app.home()
    Window.size = (960, 600)
    finish.app.change(language="en", text_size=150)
    finish.app.start("coffre_et_cle", people(8), {})
    finish.play().turn_to("epilogue")
    robot.wait(0.3)
    names = [label for line in finish.all(TravelLine) for label in line.children if isinstance(label, Fitted)]
    assert len(names) == 10
    assert all(label.text == label._label.text for label in names)
    assert len({label.font_size for label in names}) == 1


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_what_people_may_do_next_is_written_as_large_as_elsewhere(
    robot: Robot, tmp_path: Path, lang: str
) -> None:
    """A sign before the words takes no room from their letters."""
    finish = Finish(robot, tmp_path)
    finish.app.change(language=lang)
    finish.play()
    plates = finish.the(EndScreen).ids.deeds.children
    assert len(plates) == 4
    assert all(plate.ids.words.font_size > sp(19) for plate in plates)


@pytest.mark.parametrize("seats", [4, 8])
def test_results_are_as_large_as_people_want_their_letters_and_are_scrolled_for_that(
    robot: Robot, tmp_path: Path, seats: int
) -> None:
    finish = Finish(robot, tmp_path)
    finish.app.home()
    Window.size = (960, 600)
    finish.app.change(text_size=150)
    finish.app.start("coffre_et_cle", people(seats), {})
    end = finish.play()
    robot.wait(0.3)
    assert end.beside == len(end.pages)
    end.turn_to(RANKS)
    robot.wait(0.3)
    ranks = finish.all(Rank)
    assert len(ranks) == seats
    assert min(rank.height for rank in ranks) > sp(30)
    end.turn_to("epilogue")
    robot.wait(0.3)
    lines = finish.all(TravelLine)
    assert min(line.height for line in lines) > sp(26)
