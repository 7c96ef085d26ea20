"""The faces can write what the app says, and each comes with the licence that lets us ship it."""

from __future__ import annotations

import struct
from configparser import ConfigParser
from pathlib import Path

import pytest

from coffres.engine.languages import LANGUAGES
from coffres.engine.registry import GAMES, meta
from coffres.l10n import translator
from coffres.letters import READING as READING_FACE
from coffres.places import ASSETS, LOCALE
from coffres.truetype import signs
from tests.assets.truetype import COPYRIGHT, FAMILY, FULL_FAMILY, LICENCE, names
from tests.house.tree import ROOT

FACES = sorted(ASSETS.rglob("*.ttf"))
FOLDERS = {ASSETS / "fonts" / READING_FACE.parent.name, *(ASSETS / key / "font" for key in GAMES)}
FILES = {path for folder in FOLDERS for path in folder.iterdir()}
READING = [path for path in FACES if path.parent.name == READING_FACE.parent.name]
FRENCH = "éèêëàâäçîïôöûùüœæÿÉÈÊËÀÂÄÇÎÏÔÖÛÙÜŒÆŸ«»…’‘“”–—\u00a0"
PLAIN = "".join(map(chr, range(0x20, 0x7F)))

every_face = pytest.mark.parametrize("path", FACES, ids=lambda path: path.stem)


@every_face
def test_a_face_can_write_french(path: Path) -> None:
    assert set(FRENCH + PLAIN) - signs(path) == set()


@pytest.mark.parametrize("path", READING, ids=lambda path: path.stem)
def test_the_reading_face_can_write_everything_the_app_says(path: Path) -> None:
    told = [*LOCALE.rglob("*.po"), *(ROOT / "coffres").rglob("*.md"), *ASSETS.glob("*/*.json")]
    texts = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in told}
    assert {"riddles.fr.json", "regles.fr.md", "coffres.po"} <= {path.name for path in told}
    known = signs(path) | {"\n"}
    assert {name: strange for name, text in texts.items() if (strange := set(text) - known)} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
@every_face
def test_every_face_can_write_every_title(path: Path, lang: str) -> None:
    known = signs(path)
    for key in GAMES:
        title = translator(lang, key)(meta(key).title)
        assert set(title + title.upper()) <= known


@pytest.mark.parametrize("path", READING, ids=lambda path: path.stem)
def test_the_reading_face_can_write_the_names_of_many_countries(path: Path) -> None:
    """Every letter of Latin, Greek and Cyrillic alphabets that are in use; the ŉ has long been two signs."""
    blocks = (range(0x100, 0x180), range(0x1EA0, 0x1EFA), range(0x386, 0x3CF), range(0x400, 0x460))
    letters = {chr(code) for block in blocks for code in block}
    letters = {letter for letter in letters if letter.isalpha()} - {"ŉ"}
    assert len(letters) > 370
    assert (letters | set("ƠơƯưȘșȚțǍǎəƏɓɗɛɔʻʼẂẃ♥★→")) - signs(path) == set()


def test_the_four_styles_write_the_same_signs() -> None:
    """So whatever can be written at all can be written in bold."""
    assert {signs(path) for path in READING} == {signs(READING_FACE)}


@pytest.mark.parametrize("path", READING, ids=lambda path: path.stem)
def test_the_reading_face_is_no_burden(path: Path) -> None:
    assert path.stat().st_size < 300_000


def test_there_is_a_reading_face_in_four_weights_and_a_face_a_game() -> None:
    assert [path.stem.split("-")[1] for path in READING] == ["Bold", "BoldItalic", "Italic", "Regular"]
    assert {path.parent for path in FACES} == FOLDERS
    assert len(FACES) == len(READING) + len(GAMES)


@every_face
def test_a_face_is_what_its_name_says(path: Path) -> None:
    told = names(path)
    family = told.get(FULL_FAMILY, told[FAMILY])
    assert path.stem.split("-")[0] == family.replace(" ", "")


@every_face
def test_a_face_lies_beside_its_licence(path: Path) -> None:
    told = names(path)
    assert "SIL Open Font License, Version 1.1" in told[LICENCE]
    licence = path.with_name("OFL.md").read_text(encoding="utf-8")
    assert licence.startswith("Copyright")
    assert "SIL OPEN FONT LICENSE Version 1.1 - 26 February 2007" in licence
    assert "Copyright" in told[COPYRIGHT]


def test_the_tablet_gets_the_faces_and_their_licences() -> None:
    spec = ConfigParser()
    spec.read(ROOT / "buildozer.spec", encoding="utf-8")
    taken = set(spec["app"]["source.include_exts"].split(","))
    assert {path.suffix[1:] for path in FILES} <= taken


def test_nothing_but_faces_and_licences_is_there() -> None:
    assert {path.name for path in FILES} == {"OFL.md", *(path.name for path in FACES)}


@pytest.mark.parametrize("form", ["basic", "whole"])
def test_a_missing_character_is_found(tmp_path: Path, form: str) -> None:
    """A face made of one table, that can write a, b and d: c leads to the box for what is missing."""
    a, d = ord("a"), ord("d")
    if form == "basic":
        columns = [(d, 0xFFFF), (0,), (a, 0xFFFF), (0, 1), (4, 0)]
        numbers = [number for column in columns for number in column]
        glyphs = (5, 6, 0, 7)
        part = struct.pack(f">7H{len(numbers) + 4}H", 4, 40, 0, 4, 0, 0, 0, *numbers, *glyphs)
    else:
        groups = (a, a + 1, 5, a + 2, a + 2, 0, d, d, 7)
        part = struct.pack(">HHIII9I", 12, 0, 52, 0, 3, *groups)
    table = struct.pack(">HHHHI", 0, 1, 3, 1, 12) + part
    path = tmp_path / "face.ttf"
    path.write_bytes(struct.pack(">IHHHH4sIII", 0x10000, 1, 0, 0, 0, b"cmap", 0, 28, len(table)) + table)
    assert signs(path) - {"\uffff"} == set("abd")
