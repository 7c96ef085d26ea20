"""The table of Le Coffre et la Clé: cards and names large enough, pictures on its plates."""

from __future__ import annotations

from pathlib import Path

import pytest
from kivy.core.window import Window
from kivy.metrics import dp, sp

from coffres.dev.window.game import people
from coffres.dev.window.robot import Robot
from coffres.ui.board import Control
from coffres.ui.boards.coffre_et_cle.board import CardSpot
from coffres.ui.widgets.fitted import Fitted
from coffres.ui.widgets.plate import Plate
from coffres.ui.widgets.seat_token import SeatToken
from tests.ui.evening import Evening


def name_of(spot: CardSpot) -> Fitted:
    (name,) = (part for part in spot.children if isinstance(part, Fitted))
    return name


@pytest.mark.parametrize(
    ("size", "seats", "card"), [((960, 600), 4, 127), ((960, 600), 6, 100), ((1280, 800), 8, 120)]
)
def test_cards_and_names_are_large(
    robot: Robot, tmp_path: Path, size: tuple[int, int], seats: int, card: int
) -> None:
    evening = Evening(robot, tmp_path)
    Window.size = size
    evening.start("coffre_et_cle", seats)
    evening.sitting.stage.lift()
    robot.wait(0.3)
    for spot in evening.sitting.board.seats:
        assert spot.card_box[2] >= dp(card)
        assert name_of(spot).font_size >= sp(24) - 0.1
        assert not name_of(spot).shorten


@pytest.mark.usefixtures("robot")
def test_whom_a_plate_names_has_their_token_beside_it() -> None:
    somebody = people(1)[0]
    for width, shown in ((150, True), (100, False)):
        plate = Plate(size_hint=(None, None), size=(dp(width), dp(70)))
        plate.control = Control(("seat", 0), somebody.name, of=somebody)
        (token,) = (part for part in plate.children if isinstance(part, SeatToken))
        assert bool(token.symbol) == shown
        assert bool(plate.beside_edge) == shown


@pytest.mark.usefixtures("robot")
def test_a_picture_on_a_plate_keeps_its_shape() -> None:
    plate = Plate(size_hint=(None, None), size=(dp(150), dp(70)))
    plate.control = Control(("act", "claim"), "Prendre", beside=("door", "casse_du_siecle"))
    wide, high = plate.beside.size
    assert plate.beside_size[0] / plate.beside_size[1] == pytest.approx(wide / high)
    assert max(plate.beside_size) == pytest.approx(plate.beside_edge)


@pytest.mark.usefixtures("robot")
def test_a_picture_stands_above_the_words_of_a_narrow_plate_and_leaves_them_their_width() -> None:
    plate = Plate(size_hint=(None, None), size=(dp(147), dp(72)))
    plate.control = Control(("act", "exchange"), "Échanger", beside=("deed_exchange", "coffre_et_cle"))
    assert (plate.stacked, plate.across) == (True, 0)
    assert plate.beside_edge >= dp(30)
    plate.width = dp(300)
    assert (plate.stacked, plate.across) == (False, plate.beside_edge)
    plate.size = (dp(147), dp(60))
    assert not plate.stacked
