"""buildozer.spec: no key that nobody reads, and what a family's tablet is asked for."""

from __future__ import annotations

import configparser

import pytest

from tests.apk.package import facts
from tests.house.tree import ROOT


def spec() -> configparser.ConfigParser:
    parser = configparser.ConfigParser(interpolation=None)
    parser.read(ROOT / "buildozer.spec", encoding="utf-8")
    return parser


def unknown(parser: configparser.ConfigParser, known: set[str]) -> list[str]:
    keys = [key for section in parser.sections() for key in parser.options(section)]
    return [key for key in keys if key not in known]


def commented(parser: configparser.ConfigParser) -> list[str]:
    """A comment on a key's own line would be part of its value; a colour is none."""
    return [
        key
        for section in parser.sections()
        for key, value in parser.items(section)
        if " #" in value or " ;" in value
    ]


def test_buildozer_knows_every_key() -> None:
    assert unknown(spec(), set(facts()["known_keys"])) == []


def test_no_comment_is_part_of_a_value() -> None:
    assert commented(spec()) == []


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("android.permissions", "android.permission.VIBRATE"),
        ("android.api", "36"),
        ("android.minapi", "24"),
        ("android.archs", "arm64-v8a, armeabi-v7a"),
        ("android.allow_backup", "True"),
        ("android.release_artifact", "apk"),
        ("fullscreen", "1"),
    ],
)
def test_what_the_tablet_is_asked_for(key: str, value: str) -> None:
    assert spec()["app"][key] == value


def test_what_nobody_reads_is_found() -> None:
    parser = configparser.ConfigParser(interpolation=None)
    parser.read_string("[app]\ntitle = coffres\nandroid.permission = VIBRATE\nfullscreen = 1 # all of it\n")
    assert unknown(parser, set(facts()["known_keys"])) == ["android.permission"]
    assert commented(parser) == ["fullscreen"]
