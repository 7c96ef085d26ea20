"""Every sound is there, whole, short and small, and made by a recipe of ours."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest

from coffres.device.sound import SOUNDS
from coffres.device.takes import AMBIENCE, LAYERS, TENSION, THEME, layer_of, name_of
from coffres.engine.registry import GAMES
from tests.assets.vorbis import read
from tests.house.tree import ROOT

FILES = {path.relative_to(SOUNDS).with_suffix("").as_posix(): path for path in sorted(SOUNDS.rglob("*.ogg"))}
HOUSE = {
    *("dice_shake", "dice_land", "tick", "tock", "gong", "bolt_slide", "bolt_clack", "lid_creak"),
    *("card_turn", "token_step", "key_ring", "key_land", "win", "refuse", "stamp"),
}
INDEX = json.loads((SOUNDS / "index.json").read_text(encoding="utf-8"))
# what repeats within a game has several takes
REPEATED = {
    *HOUSE - {"gong", "win", "lid_creak"},
    *("fort_boyard/rope", "fort_boyard/notes", "casse_du_siecle/detent", "roc_noir/slab"),
    "agence_tous_risques/radio",
}
BEHIND = (AMBIENCE, TENSION)
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
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) in ("sound", "phrases")
    ]


def test_the_house_has_its_sounds_and_every_game_its_own() -> None:
    names = {name_of(file) for file in FILES}
    assert {name for name in names if "/" not in name} == HOUSE
    for key in GAMES:
        own = {name for name in names if name.startswith(f"{key}/")}
        assert {f"{key}/{layer}" for layer in LAYERS} < own
    assert {name.split("/")[0] for name in FILES if "/" in name} == set(GAMES)


def test_every_sound_has_a_recipe_and_every_recipe_was_cooked() -> None:
    assert sorted(recipes()) == sorted({name_of(file) for file in FILES})


def test_nothing_else_lies_there() -> None:
    there = {path for path in SOUNDS.rglob("*") if path.is_file()}
    assert there == {*FILES.values(), SOUNDS / "index.json"}


def test_takes_are_numbered_from_one() -> None:
    takes: dict[str, list[str]] = {}
    for file in FILES:
        takes.setdefault(name_of(file), []).append(file)
    for name, files in takes.items():
        several = [f"{name}-{number}" for number in range(1, len(files) + 1)]
        assert files == (several if len(files) > 1 or layer_of(name) else [name])


@pytest.mark.parametrize("name", sorted(REPEATED))
def test_what_repeats_has_several_takes_and_no_two_are_the_same(name: str) -> None:
    takes = [path.read_bytes() for file, path in FILES.items() if name_of(file) == name]
    assert len(takes) >= 3
    assert len({len(take) for take in takes}) > 1  # not one file under several names


@every_sound
def test_a_sound_is_whole_short_and_small(name: str) -> None:
    sound = read(FILES[name])
    assert FILES[name].stat().st_size <= (84 if layer_of(name) == THEME else 64) * KB
    if layer_of(name) in BEHIND:
        assert sound[:2] == (1, 22050)
    else:
        assert sound[:2] in ((2, 44100), (1, 44100))
    if not layer_of(name):
        assert 0.1 < sound.seconds <= 3.5


def test_all_sounds_together_are_small() -> None:
    assert sum(path.stat().st_size for path in FILES.values()) <= 3000 * KB


@pytest.mark.parametrize("key", GAMES)
def test_the_tension_keeps_step_with_the_ambience(key: str) -> None:
    periods = {
        name: INDEX[name]["period"]
        for name in FILES
        if name.startswith(f"{key}/") and layer_of(name) in BEHIND
    }
    assert len(set(periods.values())) == 1
    for name, period in periods.items():
        assert period <= read(FILES[name]).seconds <= 2 * period  # it rings into the next one
    assert len(periods) == 4


@pytest.mark.parametrize("key", GAMES)
def test_a_theme_is_short_and_rings_from_part_to_part(key: str) -> None:
    parts = [name for name in FILES if name.startswith(f"{key}/") and layer_of(name) == THEME]
    (period,) = {INDEX[name]["period"] for name in parts}
    assert 15 <= period * len(parts) <= 30
    assert all(period <= read(FILES[name]).seconds <= period + 1.7 for name in parts)


@pytest.mark.parametrize(
    ("name", "seconds"),
    [
        ("tick", 0.25),  # within their second
        ("tock", 0.25),
        ("casse_du_siecle/detent", 0.25),
        ("token_step", 0.3),
        ("key_land", 0.5),
        ("refuse", 0.5),
        ("card_turn", 0.5),
        ("dice_land", 1.05),  # the dice's own 0.9 s, and an echo
    ],
)
def test_a_sound_does_not_outlast_what_it_goes_with(name: str, seconds: float) -> None:
    assert max(read(path).seconds for file, path in FILES.items() if name_of(file) == name) <= seconds


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
