"""The pictures that are committed, against the index that the app reads them by (assets/src/README.md)."""

from __future__ import annotations

import itertools
import json
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from coffres.dev import picture_size
from coffres.texture_memory import power_of_two
from tests.assets import pictures
from tests.house.tree import ROOT

ASSETS = ROOT / "assets"
HOUSE, COFFRE = ASSETS / "images", ASSETS / "coffre_et_cle" / "images"
RULES = sorted((ROOT / "coffres" / "games").glob("*/r[eu]*.??.md"))
FOLDERS = sorted({path.parent for path in ASSETS.glob("**/images/index.json")})
DENSITIES = {"1x": 1, "2x": 2}
LARGEST = 700_000
BUDGET = 6_500_000  # for the house and Le Coffre et la Clé together
GAME_BUDGET = 2_500_000  # for every other game, both densities together
# For the launcher, and for the moment before the app runs: outside the index, of one size each.
LAUNCHER = {"icon.png": 512, "icon_foreground.png": 432, "icon_background.png": 432, "presplash.png": 640}

Index = dict[str, dict[str, Any]]


def index(folder: Path) -> Index:
    found: Index = json.loads((folder / "index.json").read_text(encoding="utf-8"))
    return found


def faults(folder: Path) -> list[str]:
    """What is wrong between a folder's index and its files."""
    return [*_strays(folder), *_misfits(folder), *_overlaps(index(folder))]


def _strays(folder: Path) -> Iterator[str]:
    wanted = {f"{density}/{entry['file']}" for density in DENSITIES for entry in index(folder).values()}
    there = {path.relative_to(folder).as_posix() for path in folder.glob("*/*")}
    yield from (f"missing: {name}" for name in sorted(wanted - there))
    yield from (f"orphan: {name}" for name in sorted(there - wanted))
    yield from (f"too large: {name}" for name in sorted(there) if (folder / name).stat().st_size > LARGEST)


def _misfits(folder: Path) -> Iterator[str]:
    """Rectangles that are not in their file, borders that leave nothing to stretch."""
    shared = [entry["file"] for entry in index(folder).values()]
    for name, entry in index(folder).items():
        x, y, width, height = entry["rect"]
        for density, times in DENSITIES.items():
            path = folder / density / entry["file"]
            if not path.is_file():
                continue
            across, down = picture_size.size(path)
            if entry.get("tile") or "sharp" in entry:
                yield from _unlike(f"{density}/{entry['file']}", entry, times, (across, down))
                continue
            if (x + width) * times > across or (y + height) * times > down or min(x, y) < 0:
                yield f"outside {density}/{entry['file']}: {name}"
            if (
                shared.count(entry["file"]) == 1
                and (x, y) == (0, 0)
                and (across, down) != (width * times, height * times)
            ):
                yield f"{across}x{down}, not {width * times}x{height * times}: {density}/{entry['file']}"
        left, top, right, bottom = entry.get("border", (0, 0, 0, 0))
        if left + right >= width or top + bottom >= height:
            yield f"all border: {name}"


def _unlike(name: str, entry: dict[str, Any], times: int, found: tuple[int, int]) -> Iterator[str]:
    """A tile repeats on every tablet with edges of powers of two only; what is `sharp` says how much."""
    x, y, width, height = entry["rect"]
    sharp = min(times, entry.get("sharp", times))
    wanted = (round(width * sharp), round(height * sharp))
    if entry.get("tile"):
        wanted = power_of_two(width * times), power_of_two(height * times)
    if found != wanted or (x, y) != (0, 0) or "border" in entry:
        yield f"{found[0]}x{found[1]}, not {wanted[0]}x{wanted[1]}: {name}"


def _overlaps(entries: Index) -> Iterator[str]:
    for (one, a), (other, b) in itertools.combinations(sorted(entries.items()), 2):
        if a["file"] == b["file"]:
            (ax, ay, aw, ah), (bx, by, bw, bh) = a["rect"], b["rect"]
            if ax < bx + bw and bx < ax + aw and ay < by + bh and by < ay + ah:
                yield f"overlap: {one}, {other}"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.relative_to(ASSETS).as_posix())
def test_every_picture_is_where_the_index_says(folder: Path) -> None:
    assert faults(folder) == []


def test_the_house_and_the_first_game_have_their_pictures() -> None:
    assert {HOUSE, COFFRE} <= set(FOLDERS)
    games = ("agence_tous_risques", "casse_du_siecle", "coffre_et_cle", "fort_boyard", "roc_noir")
    named = {f"chest_{game}{state}" for game in games for state in ("", "_open")}
    named |= {f"die_{colour}_{face}" for colour in ("red", "blue", "ivory") for face in range(1, 7)}
    named |= {f"{kind}_{seat}" for kind in ("seat", "symbol") for seat in range(8)}
    assert named <= set(index(HOUSE))
    roles = {"key", "treasure", "false_key", "neutral", "false_treasure"}
    assert {f"card_{role}" for role in roles} <= set(index(COFFRE))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.relative_to(ASSETS).as_posix())
def test_what_is_known_as_drawn_is_there(folder: Path) -> None:
    """`make art` believes the stamps: a picture that they know and nobody has would never be drawn again."""
    room = "house" if folder == HOUSE else folder.parent.name
    stamps = json.loads((ASSETS / "src" / room / "drawn.json").read_text(encoding="utf-8"))
    alone = {path.stem for path in folder.glob("*.png")}
    assert set(stamps) == set(index(folder)) | alone


def test_they_keep_to_their_budget() -> None:
    total = sum(
        path.stat().st_size for folder in (HOUSE, COFFRE) for path in folder.rglob("*") if path.is_file()
    )
    assert total <= BUDGET


@pytest.mark.parametrize(
    "folder",
    [folder for folder in FOLDERS if folder not in (HOUSE, COFFRE)],
    ids=lambda folder: folder.parent.name,
)
def test_every_game_keeps_to_its_own(folder: Path) -> None:
    assert sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) <= GAME_BUDGET


@pytest.mark.parametrize("rules", RULES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_picture_of_the_rules_is_there(rules: Path) -> None:
    named = set(re.findall(r"!\[\]\((\w+)\)", rules.read_text(encoding="utf-8")))
    assert named
    assert named <= set(index(HOUSE)) | set(index(ASSETS / rules.parent.name / "images"))


def test_the_launcher_finds_its_pictures() -> None:
    assert {path.name: picture_size.size(path) for path in HOUSE.glob("*.png")} == {
        name: (edge, edge) for name, edge in LAUNCHER.items()
    }


def test_the_first_picture_has_a_word_under_its_lock() -> None:
    """It is shown for as long as the app unpacks itself. Nothing is beside the word."""

    def light(left: float, top: float, right: float, bottom: float) -> float:
        return pictures.brightness(HOUSE / "presplash.png", (left, top, right, bottom))

    felt = light(0, 0, 1, 0.1)
    assert light(0.1, 0.78, 0.9, 0.86) > 1.5 * felt
    for empty in ((0, 0.78, 0.1, 0.86), (0.9, 0.78, 1, 0.86), (0, 0.88, 1, 1)):
        assert light(*empty) == pytest.approx(felt, abs=0.01)


def test_no_role_shines_across_the_table() -> None:
    """Every card's figure is as bright as the others', and every card is of one size with the back."""
    entries = index(COFFRE)
    cards = [name for name in entries if name.startswith("card_")]
    assert len({tuple(entries[name]["rect"][2:]) for name in cards}) == 1
    roles = [name for name in cards if name not in ("card_back", "card_frame")]
    light = [
        pictures.brightness(COFFRE / "1x" / entries[name]["file"], (0.08, 0.06, 0.92, 0.86)) for name in roles
    ]
    assert max(light) - min(light) < 0.02


def test_sand_stays_in_the_glass() -> None:
    entry = index(HOUSE)["hourglass_glass"]
    assert entry["rect"][2:] == index(HOUSE)["hourglass_back"]["rect"][2:]
    width, height = entry["rect"][2:]
    for bulb, top, bottom in (("upper", 0, height / 2), ("lower", height / 2, height)):
        assert all(0 < x < width and top <= y <= bottom for x, y in entry[bulb])
        assert {(round(width - x, 1), y) for x, y in entry[bulb]} == {tuple(point) for point in entry[bulb]}


def test_the_bolt_runs_within_its_rail() -> None:
    rail, bolt = index(HOUSE)["rail"]["rect"], index(HOUSE)["bolt"]
    assert index(HOUSE)["rail_front"]["rect"][2:] == rail[2:]
    assert bolt["start"][0] + bolt["travel"] + bolt["rect"][2] <= rail[2]
    assert bolt["start"][1] + bolt["rect"][3] <= rail[3]


def test_where_the_pictures_come_from_is_written_down() -> None:
    readme = (ASSETS / "src" / "README.md").read_text(encoding="utf-8")
    assert "## Licence" in readme
    assert [folder.name for folder in FOLDERS if folder.relative_to(ROOT).as_posix() not in readme] == []


def _lose(folder: Path) -> None:
    (folder / "1x" / "a.png").unlink()


def _stray(folder: Path) -> None:
    shutil.copy(folder / "1x" / "a.png", folder / "2x" / "b.png")


def _swap(folder: Path) -> None:
    shutil.copy(folder / "1x" / "a.png", folder / "2x" / "a.png")


def _crowd(folder: Path) -> None:
    entries = index(folder)
    entries["second"] = entries["first"] | {"rect": [40, 40, 20, 20]}
    (folder / "index.json").write_text(json.dumps(entries), encoding="utf-8")


def _swell(folder: Path) -> None:
    entries = index(folder)
    entries["first"]["border"] = [60, 0, 60, 0]
    (folder / "index.json").write_text(json.dumps(entries), encoding="utf-8")


def _claim(folder: Path, **facts: object) -> None:
    entries = index(folder)
    entries["first"] |= facts
    (folder / "index.json").write_text(json.dumps(entries), encoding="utf-8")


def _repeat(folder: Path) -> None:
    _claim(folder, tile=True)


def _soften(folder: Path) -> None:
    _claim(folder, sharp=1.25)


@pytest.mark.parametrize(
    ("harm", "named"),
    [
        (_lose, ["missing: 1x/a.png"]),
        (_stray, ["orphan: 2x/b.png"]),
        (_swap, ["outside 2x/a.png: first", "60x60, not 120x120: 2x/a.png"]),
        (_crowd, ["overlap: first, second"]),
        (_swell, ["all border: first"]),
        (_repeat, ["60x60, not 64x64: 1x/a.png", "120x120, not 128x128: 2x/a.png"]),
        (_soften, ["120x120, not 75x75: 2x/a.png"]),
    ],
)
def test_a_fault_is_named(tmp_path: Path, harm: Callable[[Path], None], named: list[str]) -> None:
    for density, times in DENSITIES.items():
        (tmp_path / density).mkdir()
        header = b"\x89PNG\r\n\x1a\n" + bytes([0, 0, 0, 13]) + b"IHDR" + (60 * times).to_bytes(4, "big") * 2
        (tmp_path / density / "a.png").write_bytes(header)
    entries = {"first": {"file": "a.png", "rect": [0, 0, 60, 60]}}
    (tmp_path / "index.json").write_text(json.dumps(entries), encoding="utf-8")
    assert faults(tmp_path) == []
    harm(tmp_path)
    assert faults(tmp_path) == named
