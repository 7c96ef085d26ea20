"""What an app shop shows about the app: complete in every language, short enough, and of this version."""

from __future__ import annotations

import re

import pytest

import coffres
from coffres.dev import picture_size
from coffres.engine.languages import LANGUAGES
from tests.house.tree import ROOT

SHOP = ROOT / "fastlane/metadata/android"
FOLDERS = sorted(folder.name for folder in SHOP.iterdir())
LONGEST = {"title.txt": 50, "short_description.txt": 80, "full_description.txt": 4000}
LARGEST = 400 * 2**10  # most bytes of a picture


def code() -> str:
    spec = (ROOT / "buildozer.spec").read_text(encoding="utf-8")
    found = re.search(r"^android\.numeric_version = (\d+)$", spec, re.MULTILINE)
    assert found is not None
    return found[1]


def test_the_shop_speaks_every_language_once() -> None:
    """Its folders also name a country: "fr-FR"."""
    assert sorted(name.partition("-")[0] for name in FOLDERS) == sorted(LANGUAGES)


@pytest.mark.parametrize("language", FOLDERS)
def test_every_text_is_there_and_short_enough(language: str) -> None:
    folder = SHOP / language
    for name, longest in {**LONGEST, f"changelogs/{code()}.txt": 500}.items():
        text = (folder / name).read_text(encoding="utf-8").strip()
        assert 0 < len(text) <= longest, name
    assert (folder / "images/icon.png").read_bytes() == (ROOT / "assets/images/icon.png").read_bytes()


@pytest.mark.parametrize("language", FOLDERS)
def test_no_picture_is_heavy(language: str) -> None:
    images = (SHOP / language / "images").rglob("*.*")
    assert [path.name for path in images if path.stat().st_size > LARGEST] == []


def test_the_recipe_is_of_this_version() -> None:
    recipe = (ROOT / "packaging/org.coffres.coffres.yml").read_text(encoding="utf-8")
    assert f"CurrentVersion: {coffres.__version__}\n" in recipe
    assert f"CurrentVersionCode: {code()}\n" in recipe
    spec = (ROOT / "buildozer.spec").read_text(encoding="utf-8")
    branch = re.search(r"^p4a\.branch = (.+)$", spec, re.MULTILINE)
    assert branch is not None
    assert f"python-for-android@{branch[1]}\n" in recipe


@pytest.mark.parametrize("language", FOLDERS)
def test_pictures_are_as_many_and_as_large_as_shops_want_them(language: str) -> None:
    images = SHOP / language / "images"
    found = {
        name: [picture_size.size(path) for path in sorted((images / name).iterdir())]
        for name in ("phoneScreenshots", "tenInchScreenshots")
    }
    assert found == {"phoneScreenshots": [(1080, 1920)] * 4, "tenInchScreenshots": [(1920, 1080)] * 8}
    assert picture_size.size(images / "featureGraphic.jpg") == (1024, 500)
    assert picture_size.size(images / "icon.png") == (512, 512)
