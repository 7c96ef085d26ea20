"""The seats round the table of the players' screen: how large they are, and what they say."""

from __future__ import annotations

import re
from math import cos, hypot, radians, sin
from pathlib import Path

import pytest
from kivy.metrics import dp

from coffres.dev.window.game import FAMILY
from coffres.dev.window.robot import Robot
from coffres.ui.widgets.plate import Plate
from coffres.ui.widgets.seat_table import FreeSeat
from tests.ui.test_players import SIZES, open_at, order, press, screen, tap


@pytest.mark.parametrize("size", SIZES)
def test_a_free_place_is_as_large_as_a_finger(robot: Robot, tmp_path: Path, size: tuple[int, int]) -> None:
    open_at(robot, tmp_path, size=size, text=150)
    table = screen(robot).ids.table
    free = [widget for widget in table.children if isinstance(widget, FreeSeat)]
    assert [sign.shown for sign in free] == [True] * 4
    for sign in free:
        assert min(sign.size) >= dp(56)
        assert table.collide_point(*sign.center)


def test_who_sits_on_a_free_chair_looks_at_the_table(robot: Robot, tmp_path: Path) -> None:
    open_at(robot, tmp_path)
    table = screen(robot).ids.table
    x, y = table.center
    for chair in [widget for widget in table.children if isinstance(widget, FreeSeat)]:
        turn = radians(chair.turn)  # in its picture, one looks up
        inwards = (x - chair.center_x) * -sin(turn) + (y - chair.center_y) * cos(turn)
        assert inwards == pytest.approx(hypot(x - chair.center_x, y - chair.center_y))


def test_each_card_at_the_table_bears_its_place_in_the_order_of_the_turns(
    robot: Robot, tmp_path: Path
) -> None:
    open_at(robot, tmp_path)
    bench = screen(robot).ids.bench
    names = [one.name for one in bench.cards]
    assert [one.turn for one in bench.cards] == [0] * len(names)
    tap(robot, *names)
    turns = {one.turn: one.name for one in screen(robot).ids.table.cards}
    assert [turns[place] for place in range(1, len(names) + 1)] == order(robot)
    screen(robot).tap(screen(robot).ids.table.cards[0])
    screen(robot).stand_up()
    assert [one.turn for one in screen(robot).ids.table.cards] == list(range(1, len(names)))


def test_the_plate_that_leads_on_says_what_is_missing(robot: Robot, tmp_path: Path) -> None:
    open_at(robot, tmp_path)
    plate = next(w for w in screen(robot).walk() if isinstance(w, Plate) and w.text == "Encore 4 personnes")
    assert (plate.dull, plate.quiet, plate.opacity) == (True, False, 1)
    names = [one.name for one in screen(robot).ids.bench.cards]
    tap(robot, *names[:3])
    assert plate.text == "Encore une personne"
    tap(robot, names[3])
    assert (plate.text, plate.dull) == ("Continuer", False)


@pytest.mark.parametrize("size", [(960, 600), (360, 800)])
def test_the_seats_are_the_largest_thing(robot: Robot, tmp_path: Path, size: tuple[int, int]) -> None:
    """Eight at the table, and the names still in letters that the table can read."""
    open_at(robot, tmp_path, FAMILY, size, last=8, text=150)
    press(robot, "Les mêmes que la dernière fois")
    assert len(screen(robot).ids.table.cards) == 8
    for card in screen(robot).ids.table.cards:
        assert card.width >= size[0] * (0.28 if size[0] < size[1] else 0.15)
        assert card.ids.name.font_size >= dp(14)


@pytest.mark.parametrize("size", [(1280, 800), (960, 600), (360, 800)])
def test_a_name_of_24_letters_is_read_to_its_end(robot: Robot, tmp_path: Path, size: tuple[int, int]) -> None:
    """At the table, and on the bench beside it, in the largest letters."""
    names = ("Marie-Antoinette-Camille", "Wilhelmine-Maximilienne", "Bo", "Zoé", "Marie-Antoinette-Joséphe")
    open_at(robot, tmp_path, names, size, last=4, text=150)
    press(robot, "Les mêmes que la dernière fois")
    cards = [*screen(robot).ids.table.cards, *screen(robot).ids.bench.cards]
    assert [card.name for card in cards if card.turn == 0] == [names[-1]]
    for card in cards:
        assert not card.ids.name.shorten, card.name
        assert re.sub("[-\n]", "", card.ids.name.set_text()) == card.name.replace("-", "")
