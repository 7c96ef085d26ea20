"""Long first names are read to their ends on the boards, even on the smallest tablet."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from kivy.core.window import Window
from kivy.metrics import dp
from kivy.uix.label import Label

from coffres.dev.window.game import FAMILY, people
from coffres.dev.window.robot import Robot
from coffres.ui.app import CoffresApp
from coffres.ui.boards.agence_tous_risques.chip import CrewChip
from coffres.ui.boards.fort_boyard.trial import Duellist
from coffres.ui.boards.fort_boyard.yard import Plaque
from coffres.ui.boards.roc_noir.racks import KnightRack
from coffres.ui.widgets.panel import Panel
from tests.ui.evening import Evening
from tests.ui.siege import Siege

LONG = ("Marie-Antoinette-Camille", "Grand-mamie-Bernadette-W", "Anne-Charlotte-Joséphine")
TABLE = (*LONG, "Jean-Christophe-Frédéric", "Marie-Bernadette-Louison", "Anne-Geneviève-Élisabeth")


def rack(name: str) -> Any:
    return rack_in(name, 160, 240)


def small_rack(name: str) -> Any:
    """As four players have it on a small tablet."""
    return rack_in(name, 160, 150)


def phone_rack(name: str) -> Any:
    """As it is above the arrows."""
    return rack_in(name, 180, 64)


def rack_in(name: str, wide: float, high: float) -> Any:
    made = KnightRack(people(1, [name])[0])
    made.size = dp(wide), dp(high)
    return made


def plaque(name: str) -> Any:
    return Plaque(name=name, named=True, size=(dp(160), dp(80)))


def duellist(name: str) -> Any:
    return Duellist(name=name, size=(dp(143), dp(76)))


def whole(label: Label) -> bool:
    """Whether all of a name can be read: nothing of it is cut off, and all of it is in its place."""
    fits = all(need <= room + 1.5 for need, room in zip(label.texture_size, label.size, strict=True))
    return fits and not label.shorten and "…" not in label._label.text


@pytest.mark.parametrize("name", LONG)
@pytest.mark.parametrize("made", [rack, small_rack, phone_rack, plaque, duellist])
def test_a_long_name_is_whole(robot: Robot, made: Any, name: str) -> None:
    place = made(name)
    robot.wait(0.3)
    (label,) = (each for each in place.walk(restrict=True) if isinstance(each, Label) and each.text == name)
    assert whole(label)


@pytest.mark.parametrize("made", [rack, small_rack, phone_rack])
def test_a_name_on_a_rack_lies_on_nothing_else(robot: Robot, made: Any) -> None:
    shown = made(LONG[0])
    robot.wait(0.3)
    (label,) = (each for each in shown.children if isinstance(each, Label) and each.text == LONG[0])
    assert label.top <= shown.top + dp(1)
    for part in (*shown.slots, *shown.helmets):
        assert part.top <= label.y + dp(4)  # a line has air below its letters


def test_the_helmets_on_a_rack_are_told_apart(robot: Robot) -> None:
    shown = rack("Ana")
    robot.wait(0.3)
    assert min(helmet.width for helmet in shown.helmets) >= dp(30)
    assert min(slot.width for slot in shown.slots) >= dp(48)


@pytest.mark.parametrize("size", [(360, 800), (960, 600)])
@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("name", LONG)
def test_the_agency_s_bar_has_the_names_whole(
    robot: Robot, tmp_path: Path, size: tuple[int, int], text: int, name: str
) -> None:
    evening = Evening(robot, tmp_path, text_size=text, motion="none")
    Window.size = size
    evening.app.start("agence_tous_risques", people(2, [name, "Bo"]), {})
    robot.wait(0.3)
    (label,) = (
        each
        for chip in evening.all(CrewChip)
        for each in chip.children
        if isinstance(each, Label) and each.text == name
    )
    assert label.font_size >= dp(13)
    assert whole(label)


@pytest.mark.parametrize("names", [TABLE, FAMILY])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", [(360, 800), (960, 600)])
def test_every_rack_of_a_table_has_its_name_whole(
    robot: Robot, tmp_path: Path, size: tuple[int, int], seats: int, names: Sequence[str]
) -> None:
    siege = Siege(robot, tmp_path, seats, size=size, names=names).walked().moving(at=22)
    for rack in siege.board.racks:
        (label,) = (each for each in rack.children if isinstance(each, Label) and each.text == rack.name)
        assert label.font_size >= dp(13)
        assert whole(label)


@pytest.mark.parametrize("name", LONG)
def test_the_plate_that_says_whose_turn_it_is_has_a_long_name_whole(
    robot: Robot, tmp_path: Path, name: str
) -> None:
    siege = Siege(robot, tmp_path, size=(960, 600), names=[name, "Bo"]).walked().moving(at=22)
    (panel,) = siege.all(Panel)
    assert panel.ids.who.text == name
    assert panel.ids.who.font_size >= dp(13)
    assert whole(panel.ids.who)


@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_the_seats_round_a_phone_s_lowest_table_have_the_names_whole(
    robot: Robot, tmp_path: Path, seats: int, text: int
) -> None:
    evening = Evening(robot, tmp_path, text_size=text, motion="none")
    Window.size = (360, 800)
    names = [*TABLE, "Charles-Emmanuel-Gérald", "Marguerite-Marie-Hélène"][:seats]
    evening.app.start("coffre_et_cle", people(seats, names), {})
    evening.sitting.stage.lift()
    robot.wait(0.3)
    assert evening.sitting.tablet.where == "private"
    for spot, name in zip(evening.sitting.board.seats, names, strict=True):
        (label,) = (each for each in spot.children if isinstance(each, Label) and each.text)
        assert label.text.replace("\n", "") == name
        assert label.font_size >= dp(13)
        assert whole(label)


@pytest.mark.parametrize("text", [100, 150])
def test_on_a_low_rack_a_long_name_stays_above_the_helmets(robot: Robot, tmp_path: Path, text: int) -> None:
    app = CoffresApp(data=tmp_path, seed=1)
    robot.open(app, (960, 600))
    app.change(text_size=text)
    app.start("roc_noir", people(4, ("Ana", "Anne-Charlotte", "Bo", "Grand-maman Lili")), {})
    robot.wait(0.5)
    for rack in app.sitting.board.racks:
        (name,) = (label for label in rack.children if getattr(label, "text", "") == rack.name)
        assert name.texture_size[1] <= name.height + 1
        assert name.top <= rack.top
        letters = name.center_y - name.texture_size[1] / 2
        assert all(letters >= helmet.top - dp(4) for helmet in rack.helmets)
