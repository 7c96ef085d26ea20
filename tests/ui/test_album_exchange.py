"""Pictures of the album's games, games that are sent, and games that are received."""

from __future__ import annotations

import json
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from kivy.core.image import Image

from coffres.dev.window.robot import ESCAPE, Robot
from coffres.engine.registry import GAMES
from coffres.engine.trouble import N_, Trouble
from coffres.storage.album import album
from coffres.ui import darkroom, pictures
from coffres.ui.widgets.bar_button import BarButton
from coffres.ui.widgets.cards_folder_sheet import CardsFolderSheet
from coffres.ui.widgets.plate import Plate
from coffres.ui.widgets.shared_page import PAGE
from tests.house.tree import ROOT
from tests.ui.album_bench import (
    at_the_album,
    cards,
    fill,
    open_page,
    picture_made,
    press,
    says,
    touch,
    unhurried,
)
from tests.ui.evening import Evening

GOLDEN = ROOT / "tests" / "golden" / "roc_noir" / "three_home.jsonl"


@pytest.fixture
def evening(robot: Robot, tmp_path: Path) -> Evening:
    return unhurried(Evening(robot, tmp_path, motion="none"))


# Pictures


def test_a_picture_is_made_when_a_page_is_opened(evening: Evening) -> None:
    (key,) = fill(evening, 1)
    at_the_album(evening)
    evening.robot.wait(3)
    assert not darkroom.file_of(key).exists()
    page = open_page(evening)
    assert picture_made(evening, key)
    assert Image(str(darkroom.file_of(key)), nocache=True).size == darkroom.SIZE
    assert page.picture.size == darkroom.SIZE
    at_the_album(evening)
    assert cards(evening)[0].picture.size == darkroom.SIZE


@pytest.mark.parametrize("key", GAMES)
def test_every_game_leaves_a_picture(evening: Evening, key: str) -> None:
    (made,) = fill(evening, 1, keys=(key,))
    open_page(evening)
    assert picture_made(evening, made)


@pytest.mark.garbage
@pytest.mark.parametrize("key", GAMES)
def test_a_picture_that_was_made_leaves_nothing_of_its_game_in_memory(evening: Evening, key: str) -> None:
    (made,) = fill(evening, 1, keys=(key,))
    open_page(evening)
    assert picture_made(evening, made)
    evening.robot.wait(0.2)
    there = {path.parents[2].name for path in pictures.memory().resident()}
    assert not there & set(GAMES)


@pytest.mark.parametrize("harm", [lambda file: file.unlink(), lambda file: file.write_bytes(b"\xff\xd8 no")])
def test_a_picture_that_goes_is_made_again(evening: Evening, harm: Callable[[Path], object]) -> None:
    (key,) = fill(evening, 1)
    open_page(evening)
    assert picture_made(evening, key)
    harm(darkroom.file_of(key))
    at_the_album(evening)
    assert cards(evening)[0].picture is None
    assert not darkroom.file_of(key).exists()
    touch(evening, cards(evening)[0])
    assert picture_made(evening, key)


def test_whoever_leaves_a_page_waits_for_no_picture(evening: Evening) -> None:
    (key,) = fill(evening, 1)
    open_page(evening)
    evening.app.home()
    evening.robot.wait(3)
    assert not darkroom.file_of(key).exists()


def test_a_game_that_ends_leaves_a_picture_after_its_ceremony(evening: Evening) -> None:
    evening.start("roc_noir", 2)
    key, match = evening.sitting.key, evening.sitting.match
    match.play(match.interrupts()[0])
    evening.sitting.stage.go_on()
    evening.robot.wait(0.5)
    assert evening.app.navigator.name == "end"
    assert not darkroom.file_of(key).exists()
    assert picture_made(evening, key)
    evening.app.home()
    assert [leaf.key for leaf in album(evening.app.shelf)] == [key]


# Sending


def sent(evening: Evening) -> list[tuple[Any, ...]]:
    return [call.args for call in evening.device.asked("share") if call.what == "file"]


def test_a_game_is_sent_as_a_file(evening: Evening) -> None:
    (key,) = fill(evening, 1)
    open_page(evening)
    press(evening, Plate, "Partager")
    press(evening, Plate, "Le fichier de la partie")
    ((path, kind, title),) = sent(evening)
    assert (kind, title) == ("application/octet-stream", "Partager la partie")
    assert path.read_bytes() == evening.app.shelf.path(key).read_bytes()
    assert path.parent != evening.app.shelf.path(key).parent


def test_a_game_is_sent_as_a_picture(evening: Evening) -> None:
    fill(evening, 1)
    open_page(evening)
    press(evening, Plate, "Partager")
    press(evening, Plate, "Une image")
    assert "L'image se prépare…" in evening.robot.texts()
    assert evening.robot.until(lambda: bool(sent(evening)), 5)
    ((path, kind, _title),) = sent(evening)
    data = path.read_bytes()
    assert (kind, data[:8]) == ("image/png", b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">II", data[16:24]) == PAGE


def test_a_sheet_that_is_closed_sends_nothing(evening: Evening) -> None:
    fill(evening, 1)
    open_page(evening)
    press(evening, Plate, "Partager")
    press(evening, Plate, "Une image")
    evening.robot.press(ESCAPE)
    evening.robot.wait(4)
    assert sent(evening) == []


def test_where_nothing_can_be_sent_the_folder_is_shown(evening: Evening) -> None:
    fill(evening, 1)
    evening.device["share"].trouble = Trouble(N_("Un ordinateur ne partage rien d'ici."))
    open_page(evening)
    press(evening, Plate, "Partager")
    press(evening, Plate, "Le fichier de la partie")
    (sheet,) = evening.all(CardsFolderSheet)
    assert sent(evening) == []
    assert [path.name in sheet.told for path in Path(sheet.folder).iterdir()] == [True]


# Receiving


def receive(evening: Evening, content: bytes) -> None:
    press(evening, BarButton, "Importer")
    evening.device["picker"].chosen("de-mamie.jsonl", content)
    evening.robot.wait(1)


def test_a_game_from_elsewhere_is_kept_and_shown(evening: Evening) -> None:
    at_the_album(evening)
    receive(evening, GOLDEN.read_bytes())
    assert evening.app.navigator.name == "album_page"
    (leaf,) = album(evening.app.shelf)
    assert leaf.path.read_bytes() == GOLDEN.read_bytes()
    assert says(evening, "La partie est dans l'album.")
    assert picture_made(evening, leaf.key)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"1 kg de farine", "n'est pas une partie de coffres"),
        (GOLDEN.read_bytes()[:-1], "abîmé"),
        (b"\n".join(GOLDEN.read_bytes().split(b"\n")[:40]) + b"\n", "n'est pas finie"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(evening: Evening, content: bytes, sentence: str) -> None:
    at_the_album(evening)
    receive(evening, content)
    assert says(evening, sentence)
    assert album(evening.app.shelf) == []
    assert evening.app.navigator.name == "album"


def test_a_game_that_is_here_is_not_kept_twice(evening: Evening) -> None:
    at_the_album(evening)
    receive(evening, GOLDEN.read_bytes())
    at_the_album(evening)
    receive(evening, GOLDEN.read_bytes())
    assert says(evening, "déjà dans l'album")
    assert len(album(evening.app.shelf)) == 1


def test_on_a_computer_a_file_of_the_folder_is_chosen(evening: Evening, tmp_path: Path) -> None:
    evening.device["picker"].trouble = Trouble(N_("Un ordinateur ne vibre pas."))
    at_the_album(evening)
    press(evening, BarButton, "Importer")
    (sheet,) = evening.all(CardsFolderSheet)
    assert sheet.empty
    (tmp_path / "album" / "de-mamie.jsonl").write_bytes(GOLDEN.read_bytes())
    (tmp_path / "album" / "coffres-x.png").write_bytes(b"a picture that was sent")
    press(evening, Plate, "Regarder encore")
    press(evening, Plate, "de-mamie.jsonl")
    evening.robot.wait(1)
    assert evening.app.navigator.name == "album_page"
    assert json.loads(album(evening.app.shelf)[0].path.read_bytes().split(b"\n")[0])["game"] == "roc_noir"
