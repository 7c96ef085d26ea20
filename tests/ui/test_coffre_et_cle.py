"""The table of Le Coffre et la Clé: cards and names large enough, pictures on its plates."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from kivy.core.window import Window
from kivy.metrics import dp, sp

from coffres.dev.window.game import FAMILY, WIDEST, people
from coffres.dev.window.robot import Robot
from coffres.engine.contract import Move
from coffres.storage.roster import Seat
from coffres.ui.board import Control
from coffres.ui.boards.coffre_et_cle.board import CardSpot, Secret
from coffres.ui.boards.coffre_et_cle.names import written
from coffres.ui.boards.coffre_et_cle.scenery import GAME, seen
from coffres.ui.pictures import picture
from coffres.ui.widgets.fitted import Fitted
from coffres.ui.widgets.plate import Plate
from coffres.ui.widgets.seat_token import SeatToken
from tests.ui.evening import Evening


def name_of(spot: CardSpot) -> Fitted:
    (name,) = (part for part in spot.children if isinstance(part, Fitted))
    return name


@pytest.mark.parametrize(
    ("size", "seats", "card", "letters"),
    [
        ((960, 600), 4, 127, 24),
        ((960, 600), 6, 100, 24),
        ((960, 600), 8, 80, 24),
        ((1280, 800), 4, 180, 30),
        ((1280, 800), 8, 120, 30),
    ],
)
def test_cards_and_names_are_large(
    robot: Robot, tmp_path: Path, size: tuple[int, int], seats: int, card: int, letters: int
) -> None:
    evening = Evening(robot, tmp_path)
    Window.size = size
    evening.start("coffre_et_cle", seats)
    evening.sitting.stage.lift()
    robot.wait(0.3)
    for spot in evening.sitting.board.seats:
        assert spot.card_box[2] >= dp(card)
        assert name_of(spot).font_size >= sp(letters) - 0.1
        assert not name_of(spot).shorten


@pytest.mark.parametrize("size", [(820, 800), (1280, 600), (360, 700)])
@pytest.mark.parametrize(("name", "from_top"), [("table_half", False), ("stage_half", True)])
def test_two_halves_make_a_picture_that_is_neither_stretched_nor_torn(
    name: str, from_top: bool, size: tuple[int, int]
) -> None:
    half = picture(name, GAME)
    outer, inner, low, top = (half.texture.tex_coords[at] for at in (0, 2, 1, 5))
    left, right = seen(name, *size, from_top=from_top).halves
    assert left[2] == left[4] == right[0] == right[6] == inner  # they meet in its middle
    assert left[0] == left[6] == right[2] == right[4]  # and end alike
    across, up = (left[2] - left[0]) / (inner - outer), (left[5] - left[1]) / (top - low)
    assert min(across, up) > 0 and max(across, up) == pytest.approx(1)
    shown = across * half.size[0] / (up * half.size[1])
    assert shown == pytest.approx(size[0] / 2 / size[1])
    if from_top:
        assert left[5] == top


@pytest.mark.parametrize(
    ("names", "size", "text"),
    [
        (FAMILY, (360, 800), 100),
        (WIDEST, (360, 800), 100),
        (WIDEST, (360, 800), 150),
        (WIDEST, (960, 600), 150),
    ],
)
def test_no_name_is_cut_on_the_table_or_on_a_plate(
    robot: Robot, tmp_path: Path, names: Sequence[str], size: tuple[int, int], text: int
) -> None:
    evening = designating(robot, tmp_path, people(8, names), size, text)
    plates = [part for plate in evening.all(Plate) for part in plate.children if isinstance(part, Fitted)]
    assert len(plates) == 8
    spots = [name_of(spot) for spot in evening.sitting.board.seats]
    named = [*zip(spots, names, strict=True)]
    if size[0] < 400 and names is WIDEST:  # there is no room to read them: they are not written small
        assert not any(label.text for label in spots)
        named = []
    for label, name in [*named, *((plate, plate.text) for plate in plates)]:
        assert not label.shorten, (label.text, label.size, label.font_size)
        assert "…" not in label.set_text()
        assert letters(label.set_text()) == letters(name)
        assert label.texture_size[1] <= label.height + 1
    assert all(spot.card_box[2] >= dp(12) for spot in evening.sitting.board.seats)


def test_whom_to_designate_is_read_on_a_phone_in_the_largest_letters(robot: Robot, tmp_path: Path) -> None:
    """The seats go before four plates stand in one row."""
    names = ("Ana", "Bo", "Anne-Charlotte", "Lili")
    evening = designating(robot, tmp_path, people(4, names), (360, 800), 150)
    assert evening.sitting.tablet.ask.by == names.index("Anne-Charlotte")
    plates = evening.all(Plate)
    assert len(plates) == 4
    assert min(plate.width for plate in plates) > dp(130)
    assert min(plate.ids.words.font_size for plate in plates) >= dp(18)


def designating(
    robot: Robot, folder: Path, seats: Sequence[Seat], size: tuple[int, int], text: int
) -> Evening:
    """The page of somebody who may designate."""
    evening = Evening(robot, folder)
    evening.app.change(text_size=text)
    Window.size = size
    evening.app.start("coffre_et_cle", seats, {})
    robot.wait(0.5)
    for verb in ("seen",) * len(seats) + ("pass", "end_talk"):
        evening.sitting.stage.lift()
        evening.sitting.asking.play(next(move for move in legal(evening) if move.verb == verb))
        robot.wait(1.5)
    assert evening.sitting.tablet.ask.prompt == "designate"
    evening.sitting.stage.lift()
    robot.wait(1)
    return evening


def legal(evening: Evening) -> list[Move]:
    return evening.sitting.match.legal(evening.sitting.match.asks()[0].by)


def letters(text: str) -> str:
    """What is to be read, wherever its lines are broken."""
    return "".join(sign for sign in text if sign.isalpha())


@pytest.mark.parametrize(
    ("name", "room", "lines"),
    [
        ("Bo", 100, ["Bo"]),
        ("Marie-Antoinette-Camille", 1000, ["Marie-Antoinette-Camille"]),
        ("Marie-Antoinette-Camille", 150, ["Marie-", "Antoinette-", "Camille"]),
        ("Konstantinopel", 1000, ["Konstantinopel"]),
        ("Konstantinopel", 100, ["Konstan-", "tinopel"]),
        ("Grand-maman Lili", 150, ["Grand-", "maman Lili"]),
        ("W" * 24, 1, ["WWWWWWWW-", "WWWWWWWW-", "WWWWWWWW"]),
    ],
)
@pytest.mark.usefixtures("robot")
def test_a_name_is_broken_where_it_may_be(name: str, room: float, lines: list[str]) -> None:
    found = written(name, 24, room)
    assert found.text.split("\n") == lines
    assert found.height == pytest.approx(len(lines) * written("Bo", 24, 100).height)
    assert found.width >= room


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


@pytest.mark.parametrize(("slot", "where"), [(0, "gauche"), (1, "droite")])
def test_an_observed_card_says_where_it_lies(robot: Robot, tmp_path: Path, slot: int, where: str) -> None:
    evening = Evening(robot, tmp_path, motion="none").start("coffre_et_cle", 4)
    for verb, args in (*(("seen", ()),) * 4, ("observe", (slot,))):
        evening.sitting.stage.lift()
        evening.sitting.asking.play(
            next(move for move in legal(evening) if move.verb == verb and move.args[-1:] == args)
        )
        robot.wait(1.5)
    evening.sitting.stage.lift()
    robot.wait(0.5)
    evening.hold()
    robot.wait(1)
    (secret,) = evening.all(Secret)
    assert secret.aim == f"La carte du centre, à {where}."
