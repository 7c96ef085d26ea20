"""What a desktop shows about the app: the same names everywhere, this version, both languages."""

from __future__ import annotations

import configparser
import re
from collections.abc import Iterator
from datetime import date
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

import coffres
from tests.house.tree import ROOT
from tools.desktop.pack import ID

PAPER = ROOT / "packaging" / f"{ID}.metainfo.xml"
ENTRY = ROOT / "packaging" / f"{ID}.desktop"
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
# Elements that the AppStream specification requires exactly once.
ONCE = ("id", "metadata_license", "project_license", "name", "launchable", "content_rating", "releases")
TOLD = ("summary", "description/p")  # elements that must appear equally often in each language
RATING = "oars-1.1"


def entry() -> configparser.SectionProxy:
    read = configparser.ConfigParser(interpolation=None, delimiters=("=",))
    read.optionxform = str  # type: ignore[assignment, method-assign]  # capitals are part of the names
    read.read_string(ENTRY.read_text(encoding="utf-8"))
    return read["Desktop Entry"]


def versions() -> list[str]:
    """The versions in the changelog, newest first."""
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    return re.findall(r"^## (\d+\.\d+\.\d+)", changelog, re.MULTILINE)


def faults(paper: Element) -> Iterator[str]:
    if paper.tag != "component" or paper.get("type") != "desktop-application":
        yield "no application for the desktop"
    yield from (tag for tag in ONCE if len(paper.findall(tag)) != 1)
    for path in TOLD:
        said = [each.get(LANG) for each in paper.findall(path) if (each.text or "").strip()]
        if not said or said.count(None) != said.count("fr"):
            yield path
    if paper.findtext("id") != ID:
        yield "another id"
    launched = [each.text for each in paper.findall("launchable[@type='desktop-id']")]
    if launched != [ENTRY.name]:
        yield "launches something else"
    if [each.get("type") for each in paper.findall("content_rating")] != [RATING]:
        yield "another rating"
    yield from _wrong_releases(paper)


def _wrong_releases(paper: Element) -> Iterator[str]:
    releases = paper.findall("releases/release")
    if [release.get("version") for release in releases] != versions():
        yield "other versions than the changelog's"
    for release in releases:
        try:
            date.fromisoformat(release.get("date", ""))
        except ValueError:
            yield f"no date of {release.get('version')}"


def paper() -> Element:
    return ElementTree.parse(PAPER).getroot()


def test_the_shops_paper_is_complete() -> None:
    assert list(faults(paper())) == []
    assert versions()[0] == coffres.__version__


def _without(path: str) -> Element:
    changed = paper()
    for parent in changed.iter():
        for child in changed.findall(path):
            if child in list(parent):
                parent.remove(child)
    return changed


@pytest.mark.parametrize("path", [*ONCE, "summary", "description/p", "summary[1]", "releases/release[1]"])
def test_what_it_lacks_is_named(path: str) -> None:
    assert list(faults(_without(path)))


@pytest.mark.parametrize(
    ("path", "attribute"),
    [("launchable", "type"), ("content_rating", "type"), ("releases/release[1]", "date"), (".", "type")],
)
def test_what_is_wrong_in_it_is_named(path: str, attribute: str) -> None:
    changed = paper()
    wrong = changed if path == "." else changed.find(path)
    assert wrong is not None
    wrong.set(attribute, "wrong")
    assert list(faults(changed))


def test_the_app_is_called_the_same_everywhere() -> None:
    spec = configparser.ConfigParser(interpolation=None)
    spec.read(ROOT / "buildozer.spec", encoding="utf-8")
    assert f"{spec['app']['package.domain']}.{spec['app']['package.name']}" == ID
    made = (ROOT / "tools/desktop/coffres.spec").read_text(encoding="utf-8")
    assert f'bundle_identifier="{ID}"' in made
    assert entry()["Icon"] == ID
    assert {entry()["Exec"], entry()["Name"], entry()["StartupWMClass"]} == {"coffres"}
    assert (paper().findtext("name"), paper().findtext("provides/binary")) == ("coffres", "coffres")


def test_the_menus_entry_is_complete() -> None:
    assert (entry()["Type"], entry()["Terminal"]) == ("Application", "false")
    for key in ("GenericName", "Comment", "Keywords"):
        assert entry()[key]
        assert entry()[f"{key}[fr]"]
    assert [each.text for each in paper().findall("categories/category")] == entry()["Categories"].split(";")[
        :-1
    ]


def test_windows_and_macos_find_the_icon() -> None:
    ico = (ROOT / "packaging/coffres.ico").read_bytes()
    assert ico[:4] == b"\0\0\1\0"
    icns = (ROOT / "packaging/coffres.icns").read_bytes()
    assert (icns[:4], int.from_bytes(icns[4:8], "big")) == (b"icns", len(icns))
    assert icns.count(b"\x89PNG") >= 2
