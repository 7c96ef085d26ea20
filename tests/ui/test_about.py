"""The parts that are packed and their licences: shown in the app, where each licence can be read."""

from __future__ import annotations

import configparser
import json
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest

from coffres.dev.window.robot import Robot
from coffres.ui.app import CoffresApp
from coffres.ui.licences import FOLDER, Part, programs, typefaces
from coffres.ui.widgets.about_sheet import AboutSheet
from coffres.ui.widgets.licence_sheet import LicenceSheet
from coffres.ui.widgets.reading_list import LinkView
from tests.house.tree import ROOT

PARTS = [*programs(), *typefaces()]
ONLY_TO_BUILD = {"hostpython3"}
# What is compiled into a recipe beside itself, by its sources: a new version of it needs a look there.
WITHIN = {
    ("python3", "3.14.2"): {"expat", "hacl", "libmpdec", "mimalloc"},
    ("sdl2_image", "2.8.2"): {"libwebp"},
    ("sdl2_ttf", "2.22.0"): {"freetype", "harfbuzz"},
}


def squeezed(text: str) -> str:
    return " ".join(text.split())


def requirements() -> set[str]:
    """The names of the requirements in buildozer.spec."""
    spec = configparser.RawConfigParser()
    spec.read(ROOT / "buildozer.spec", "utf-8")
    return {want.strip().partition("==")[0].lower() for want in spec["app"]["requirements"].split(",")}


def recipes() -> dict[str, str]:
    """The packages that these requirements bring with them, and their versions: from the list with which a
    build is compared."""
    known = json.loads((ROOT / "tests/apk/recipes.json").read_text(encoding="utf-8"))
    return {name: version for name, (_, version) in known.items() if name not in ONLY_TO_BUILD}


def shown() -> set[str]:
    return {name for part in programs() for name in part.provides}


def test_everything_packed_has_its_licence() -> None:
    assert sorted((requirements() | set(recipes())) - shown()) == []


@pytest.mark.parametrize("recipe", WITHIN, ids="-".join)
def test_what_is_compiled_into_something_else_has_its_licence(recipe: tuple[str, str]) -> None:
    name, version = recipe
    assert recipes()[name] == version
    assert sorted(WITHIN[recipe] - shown()) == []


def test_every_face_has_its_licence() -> None:
    faces = {path.parent for path in (ROOT / "assets").rglob("*.ttf")}
    assert faces
    assert faces == {text.parent for part in typefaces() for text in part.texts}


def test_no_licence_lies_there_unread() -> None:
    assert {text for part in programs() for text in part.texts} == set(FOLDER.glob("*.md"))


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.name)
def test_a_licence_has_words(part: Part) -> None:
    assert all(" " in words for words in part.paragraphs()) or len(list(part.paragraphs())) > 1
    assert sum(map(len, part.paragraphs())) > 60


@pytest.mark.parametrize(
    "name", ["kivy", "kivymd", "plyer", "asynckivy", "asyncgui", "filetype", "materialyoucolor"]
)
def test_a_licence_is_that_of_the_version_we_pack(name: str) -> None:
    (part,) = (part for part in programs() if name in part.provides)
    files = [file for file in metadata.files(name) or () if file.name == "LICENSE"]
    assert [squeezed(file.read_text(encoding="utf-8")) for file in files] == [" ".join(part.paragraphs())]


def test_ours_is_the_one_beside_the_code() -> None:
    assert squeezed((ROOT / "LICENSE").read_text(encoding="utf-8")) == " ".join(programs()[0].paragraphs())


@pytest.mark.parametrize(("lang", "shop"), [("fr", "fr-FR"), ("en", "en-US")])
def test_what_stays_private_is_said_in_four_sentences_here_and_in_shops(
    robot: Robot, tmp_path: Path, lang: str, shop: str
) -> None:
    app: Any = CoffresApp(data=tmp_path)
    robot.open(app, (1280, 800))
    app.change(language=lang)
    AboutSheet().open(app.scene)
    said = [line.markup for line in app.scene.floating[0].ids.page.lines]
    first, after = (said.index(f"[b]{app.l10n._(title)}[/b]") for title in ("Vie privée", "Programmes"))
    sentences = said[first + 1 : after]
    assert [sentence.count(".") for sentence in sentences] == [1] * 4
    told = ROOT / "fastlane/metadata/android" / shop / "full_description.txt"
    assert " ".join(sentences) in told.read_text(encoding="utf-8")


def test_each_name_opens_its_licence(robot: Robot, tmp_path: Path) -> None:
    app: Any = CoffresApp(data=tmp_path)
    robot.open(app, (1280, 800))
    AboutSheet().open(app.scene)
    robot.wait(0.3)
    page = app.scene.floating[0].ids.page
    assert [line.key for line in page.lines if line.key] == [part.name for part in PARTS]
    for part in PARTS:
        page.dispatch("on_pick", part.name)
        robot.wait(0.1)
        sheet = app.scene.floating[0]
        assert isinstance(sheet, LicenceSheet)
        assert sheet.title == part.name
        assert len(sheet.ids.page.lines) == len(list(part.paragraphs()))
        app.navigator.back()
        robot.wait(0.1)


def test_a_long_licence_makes_only_what_is_seen(robot: Robot, tmp_path: Path) -> None:
    app: Any = CoffresApp(data=tmp_path)
    robot.open(app, (960, 600))
    (long,) = (part for part in programs() if part.name == "chardet")
    LicenceSheet(part=long).open(app.scene)
    robot.wait(0.3)
    page = app.scene.floating[0].ids.page
    assert len(page.lines) > 60
    assert 0 < len(page.children[0].children) < 30


def test_a_finger_opens_a_licence(robot: Robot, tmp_path: Path) -> None:
    app: Any = CoffresApp(data=tmp_path)
    robot.open(app, (1280, 800))
    AboutSheet().open(app.scene)
    robot.wait(0.3)
    page = app.scene.floating[0].ids.page
    names = [view for view in page.walk(restrict=True) if isinstance(view, LinkView)]
    lowest = min((view for view in names if view.to_window(*view.center)[1] > 120), key=lambda view: view.y)
    robot.touch(lowest.to_window(*lowest.center))
    robot.wait(0.5)
    assert app.scene.floating[0].title == lowest.key
