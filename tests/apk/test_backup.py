"""What follows a family to its next tablet: all that it has made, and none of the code.

A backup takes no more than 25 MB, and our code unpacks to twice that; straight from a 64-bit tablet to a
32-bit one it would bring libraries that cannot run, beside a note that says they are unpacked already.
"""

from __future__ import annotations

import re
from pathlib import Path, PurePosixPath
from xml.etree import ElementTree

import pytest

from tests.apk.package import VENV, attribute, resource
from tests.house.tree import ROOT

# In the folder that Android gives to an app: what a family would miss, and what unpacks itself.
MADE_BY_A_FAMILY = (
    "settings.json",
    "players.json",
    "cards.json",
    "heard.json",
    "learnt.json",
    "games/2026-11-18-roc_noir.jsonl",
    "games/finished/2026-11-17-fort_boyard.jsonl",
    "games/deleted/finished/2026-11-16-roc_noir.jsonl",
    "boards/agence_tous_risques/ours.json",
)
UNPACKED = (
    "app/main.pyc",
    "app/private.version",
    "app/libpybundle.version",
    "app/_python_bundle/modules/math.so",
    "app/.kivy/icon/kivy-icon.png",
)

MADE_AGAIN = (
    "album/coffres-2026-11-17-fort_boyard.png",
    "games/pictures/2026-11-17-fort_boyard.jpg",
    "games/results",
)


def rules() -> list[tuple[str, ElementTree.Element]]:
    """Each list of what goes along: of old Androids, of a backup, of a move from tablet to tablet."""
    old = parsed(attribute("application", "fullBackupContent"))
    new = parsed(attribute("application", "dataExtractionRules"))
    assert (old.tag, new.tag) == ("full-backup-content", "data-extraction-rules")
    assert [part.tag for part in new] == ["cloud-backup", "device-transfer"]
    return [(old.tag, old), *((part.tag, part) for part in new)]


def parsed(named: str | None) -> ElementTree.Element:
    found = re.fullmatch(r"@xml/(\w+)", named or "")
    assert found, f"the manifest names {named}"
    return ElementTree.parse(resource(f"xml/{found[1]}.xml")).getroot()


def goes_along(path: str, listed: ElementTree.Element) -> bool:
    """As Android reads the list, for a file in its files folder."""
    included = [rule for rule in listed if rule.tag == "include"]
    excluded = [rule for rule in listed if rule.tag == "exclude"]
    return any(covers(rule, path) for rule in included) and not any(covers(rule, path) for rule in excluded)


def covers(rule: ElementTree.Element, path: str) -> bool:
    assert rule.get("domain") == "file"
    named = PurePosixPath(rule.get("path") or "")
    return named == PurePosixPath(".") or PurePosixPath(path).is_relative_to(named)


@pytest.mark.parametrize("path", MADE_BY_A_FAMILY)
def test_what_a_family_has_made_goes_along(path: str) -> None:
    assert {name: goes_along(path, listed) for name, listed in rules()} == dict.fromkeys(
        ("full-backup-content", "cloud-backup", "device-transfer"), True
    )


@pytest.mark.parametrize("path", UNPACKED + MADE_AGAIN)
def test_what_is_unpacked_or_made_again_stays(path: str) -> None:
    assert [name for name, listed in rules() if goes_along(path, listed)] == []


def test_the_package_is_unpacked_where_the_rules_think() -> None:
    """The app's own folder and everything beside it: by python-for-android's sources."""
    build = next(VENV.glob("lib/python3*/site-packages/pythonforandroid/bootstraps"))
    activity = build / "sdl2/build/src/main/java/org/kivy/android/PythonActivity.java"
    assert 'getFilesDir().getAbsolutePath() + "/app"' in activity.read_text(encoding="utf-8")


def test_both_lists_are_the_committed_ones() -> None:
    for name in ("backup_rules.xml", "data_extraction_rules.xml"):
        committed = Path(ROOT, "android", name).read_text(encoding="utf-8")
        assert resource(f"xml/{name}").read_text(encoding="utf-8") == committed
