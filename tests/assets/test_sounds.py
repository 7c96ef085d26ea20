"""Every sound is there, whole, short and small, and made by a recipe of ours."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from coffres.device.sound import SOUNDS
from coffres.engine.registry import GAMES
from tests.assets.vorbis import read
from tests.house.tree import ROOT

FILES = {path.relative_to(SOUNDS).with_suffix("").as_posix(): path for path in sorted(SOUNDS.rglob("*.ogg"))}
HOUSE = {
    *("dice_shake", "dice_land", "tick", "tock", "gong", "bolt_slide", "bolt_clack", "lid_creak"),
    *("card_turn", "token_step", "key_ring", "win", "refuse", "stamp"),
}
KB = 1024

every_sound = pytest.mark.parametrize("name", FILES)


def recipes() -> list[str]:
    """The names that the functions of the workshop are declared under."""
    return [
        str(ast.literal_eval(mark.args[0]))
        for path in (ROOT / "assets" / "src" / "foley").glob("*.py")
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(function, ast.FunctionDef)
        for mark in function.decorator_list
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "sound"
    ]


def test_the_house_has_its_sounds_and_every_game_its_own() -> None:
    assert {name for name in FILES if "/" not in name} == HOUSE
    for key in GAMES:
        own = {name for name in FILES if name.startswith(f"{key}/")}
        assert f"{key}/ambience" in own
        assert len(own) > 1
    assert {name.split("/")[0] for name in FILES if "/" in name} == set(GAMES)


def test_every_sound_has_a_recipe_and_every_recipe_was_cooked() -> None:
    assert sorted(recipes()) == sorted(FILES)


def test_nothing_else_lies_there() -> None:
    assert {path for path in SOUNDS.rglob("*") if path.is_file()} == set(FILES.values())


@every_sound
def test_a_sound_is_whole_short_and_small(name: str) -> None:
    sound = read(FILES[name])
    assert FILES[name].stat().st_size <= 60 * KB
    if name.endswith("/ambience"):
        assert sound[:2] == (1, 22050)
        assert 9 <= sound.seconds <= 12
    else:
        assert sound[:2] == (2, 44100)
        assert 0.1 < sound.seconds <= 3.5


def test_all_sounds_together_are_small() -> None:
    assert sum(path.stat().st_size for path in FILES.values()) <= 750 * KB


@pytest.mark.parametrize(
    ("name", "seconds"),
    [
        ("tick", 0.25),  # within their second
        ("tock", 0.25),
        ("casse_du_siecle/detent", 0.25),
        ("token_step", 0.3),
        ("refuse", 0.5),
        ("card_turn", 0.5),
        ("dice_land", 1.0),  # the dice's own 0.9 s, and an echo
    ],
)
def test_a_sound_does_not_outlast_what_it_goes_with(name: str, seconds: float) -> None:
    assert read(FILES[name]).seconds <= seconds


def spoil(data: bytes, fault: str) -> bytes:
    second = data.index(b"OggS", 1)
    third = data.index(b"OggS", second + 1)
    match fault:
        case "damaged":
            middle = len(data) // 2
            return data[:middle] + bytes([data[middle] ^ 1]) + data[middle + 1 :]
        case "a page is missing":
            return data[:second] + data[third:]
        case "headless":
            return data[second:]
        case "no page at all":
            return b""
        case "a header cut short":
            return data[: second + 9]
        case _:
            return data[: len(data) // 2]


@pytest.mark.parametrize(
    "fault",
    ["damaged", "a page is missing", "headless", "no page at all", "a header cut short", "half of it"],
)
def test_a_spoilt_sound_is_found(tmp_path: Path, fault: str) -> None:
    path = tmp_path / "gong.ogg"
    path.write_bytes(spoil(FILES["gong"].read_bytes(), fault))
    with pytest.raises(ValueError, match=r"cut|damaged|missing"):
        read(path)
