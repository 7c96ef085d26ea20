"""What the board of the Agence tous risques relies on in its pictures."""

from __future__ import annotations

import json
from typing import Any

import pytest

from coffres.dev import picture_size
from coffres.games.agence_tous_risques.boards import LETTERS
from coffres.games.agence_tous_risques.material import CARDS, FIGURES
from tests.assets import pictures
from tests.house.tree import ROOT

IMAGES = ROOT / "assets" / "agence_tous_risques" / "images"
INDEX: dict[str, dict[str, Any]] = json.loads((IMAGES / "index.json").read_text(encoding="utf-8"))
SPACES = [name for name in INDEX if name.startswith("space_") and name != "space_start"]


def size(name: str) -> tuple[int, int]:
    _x, _y, width, height = INDEX[name]["rect"]
    return width, height


def light(name: str, left: float, top: float, right: float, bottom: float) -> float:
    """How bright a part of a picture is, in parts of it."""
    path = IMAGES / "1x" / INDEX[name]["file"]
    x, y, width, height = INDEX[name]["rect"]
    wide, high = picture_size.size(path)
    return pictures.brightness(
        path,
        (
            (x + left * width) / wide,
            (y + top * height) / high,
            (x + right * width) / wide,
            (y + bottom * height) / high,
        ),
    )


@pytest.mark.rule("AT-01")
def test_every_kind_of_space_has_a_square_of_its_own() -> None:
    assert len(SPACES) == len(LETTERS) + 1  # a corridor leads across or up
    assert {size(name) for name in SPACES} == {(96, 96)}


def test_a_wall_is_as_long_as_a_square_either_way() -> None:
    assert size("wall") == size("wall_up")[::-1]
    assert size("wall")[0] == 96


@pytest.mark.rule("AT-02")
def test_cards_are_alike_in_size_and_kinds() -> None:
    kinds = {name for name in INDEX if name.startswith("card_")} - {"card_back"}
    assert kinds == {f"card_{name.split('_')[0]}" for name in CARDS}
    assert {size(name) for name in (*kinds, "card_back")} == {(140, 196)}


@pytest.mark.parametrize("name", ["card_boost", "card_lab1", "card_lab2", "card_lab3"])
def test_a_dark_number_is_read_on_a_card(name: str) -> None:
    assert light(name, 0.3, 0.8, 0.7, 0.92) > 0.75


@pytest.mark.rule("AT-03")
def test_every_agent_and_the_guard_have_a_portrait() -> None:
    people = {f"agent_{figure}" for figure in range(len(FIGURES))} | {"agent_guard"}
    assert {name for name in INDEX if name.startswith("agent_")} == people
    assert {size(name) for name in people} == {(200, 200)}


def test_the_open_door_is_where_the_closed_one_was() -> None:
    assert size("vault_door") == size("vault_open")


def test_a_plate_for_dice_is_pale_enough_to_be_tinted() -> None:
    assert light("dice_plate", 0.2, 0.2, 0.8, 0.8) > 0.5
