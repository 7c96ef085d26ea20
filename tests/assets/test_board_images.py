"""What the boards of Le Casse du siècle and Le Château du roc noir rely on in their pictures."""

from __future__ import annotations

import json
from typing import Any

import pytest

from coffres.dev import picture_size
from tests.assets import pictures
from tests.house.tree import ROOT

IMAGES = {game: ROOT / "assets" / game / "images" for game in ("casse_du_siecle", "roc_noir")}
INDEX: dict[str, dict[str, dict[str, Any]]] = {
    game: json.loads((folder / "index.json").read_text(encoding="utf-8")) for game, folder in IMAGES.items()
}
CASSE, ROC = INDEX["casse_du_siecle"], INDEX["roc_noir"]
KEYS = ("key", "hand_key")


def size(entry: dict[str, Any]) -> list[int]:
    return list(entry["rect"][2:])


def light(name: str, left: float, top: float, right: float, bottom: float) -> float:
    """How bright a part of a picture of the vault is, given in dp."""
    entry = CASSE[name]
    path = IMAGES["casse_du_siecle"] / "1x" / entry["file"]
    x, y, _, _ = entry["rect"]
    wide, high = picture_size.size(path)
    return pictures.brightness(
        path, ((x + left) / wide, (y + top) / high, (x + right) / wide, (y + bottom) / high)
    )


def in_disc(name: str) -> float:
    """The square in the disc that is written on."""
    x, y, radius = CASSE[name]["plate"]
    half = radius * 0.7
    return light(name, x - half, y - half, x + half, y + half)


@pytest.mark.parametrize("key", KEYS)
def test_keys_are_alike_but_for_their_plate(key: str) -> None:
    assert size(CASSE[f"{key}_up"]) == size(CASSE[f"{key}_down"])


def test_bunches_hang_alike() -> None:
    assert len({tuple(size(CASSE[f"bunch_{keys}"])) for keys in range(1, 5)}) == 1


def test_an_open_door_is_where_the_closed_one_was() -> None:
    closed, opened = CASSE["door"], CASSE["door_open"]
    assert (size(closed), closed["fields"], closed["hub"]) == (size(opened), opened["fields"], opened["hub"])


def test_the_fields_of_a_door_lie_in_it_two_by_two() -> None:
    width, height = size(CASSE["door"])
    (left, top, wide, high), right, low, last = CASSE["door"]["fields"]
    assert right == [right[0], top, wide, high] and low == [left, low[1], wide, high]
    assert last == [right[0], low[1], wide, high]
    assert 0 < left < left + wide < right[0] and right[0] + wide < width
    assert 0 < top < top + high < low[1] and low[1] + high < height


@pytest.mark.parametrize("name", [*(f"{key}_up" for key in KEYS), "gear_face"])
def test_dark_letters_are_read_on_it(name: str) -> None:
    assert in_disc(name) > 0.6


def test_light_letters_are_read_on_it() -> None:
    x, y, wide, high = CASSE["lock"]["plate"]
    assert light("lock", x, y, x + wide, y + high) < 0.33
    assert in_disc("wheel") < 0.33


def test_squares_rooms_and_traps_fit_each_other() -> None:
    castle = size(ROC["castle"])
    rooms = ("gallery_black", "gallery_grey", "gallery_white", "entrance", "treasure")
    assert {tuple(size(ROC[room])) for room in rooms} == {tuple(side // 5 for side in castle)}
    traps = ("trap_1", "trap_2", "trap_3")
    assert {tuple(size(ROC[trap])) for trap in traps} == {tuple(side // 10 for side in castle)}


@pytest.mark.parametrize(
    ("under", "over"),
    [*(("figure_cloth", f"figure_{helmet}") for helmet in ("black", "grey", "white")), ("die", "die_ring")],
)
def test_what_lies_upon_each_other_has_one_frame(under: str, over: str) -> None:
    assert size(ROC[under]) == size(ROC[over])


def test_every_ancestor_is_there() -> None:
    portraits = {name: size(entry) for name, entry in ROC.items() if name.startswith("portrait_")}
    del portraits["portrait_back"]
    assert set(portraits) == {f"portrait_{number}" for number in range(24)}
    assert len({tuple(frame) for frame in portraits.values()}) == 1
