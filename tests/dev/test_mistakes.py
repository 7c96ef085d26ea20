"""A user's mistake is answered by a sentence, exit status 2, and nothing touched; never by a traceback."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.dev.run import Dev

GAME = "coffre_et_cle"

MISTAKES = {
    ("frobnicate",): ("frobnicate", "simulate, arena, conformance"),
    ("simulate",): ("usage: python -m coffres.dev simulate",),
    ("simulate", "risk"): ("« risk »", GAME),
    ("conformance", "risk"): ("« risk »",),
    ("perft", "risk"): ("« risk »",),
    ("play", "risk"): ("« risk »",),
    ("bench", "risk"): ("« risk »",),
    ("record", "risk", "out"): ("« risk »",),
    ("words", "risk"): ("« risk »",),
    ("mutants",): ("usage",),
    ("mutants", "risk"): ("« risk »", GAME, "engine, storage"),
    ("mutants", GAME, "--count", "0"): ("au moins un",),
    ("mutants", GAME, "--count", "-3"): ("« -3 »",),
    ("mutants", GAME, "--count", "many"): ("« many »",),
    ("mutants", GAME, "--seed", "x"): ("« x »",),
    ("mutants", GAME, "--at", "words.py:40"): ("« words.py:40 »",),
    ("mutants", GAME, "--at", "rules.py:first"): ("« first »",),
    ("simulate", GAME, "--seats", "3"): ("4 à 8, pas à 3",),
    ("play", GAME, "--seats", "9"): ("4 à 8, pas à 9",),
    ("simulate", GAME, "--seats", "four"): ("« four »",),
    ("simulate", GAME, "--seats", "-1"): ("« -1 »",),
    ("simulate", GAME, "--seats"): ("usage",),
    ("simulate", GAME, "--games", "0"): ("au moins une",),
    ("simulate", GAME, "--seed", "1e9"): ("« 1e9 »",),
    ("simulate", GAME, "--set", "rounds"): ("« rounds »", "option=valeur"),
    ("simulate", GAME, "--set", "turns=3"): ("« turns »",),
    ("simulate", GAME, "--set", "rounds=1"): ("« rounds »", "CC-37"),
    ("simulate", GAME, "--set", "rounds=" + "[" * 9999): ("« rounds »",),
    ("simulate", GAME, "--set", "extra_neutrals=2"): ("rounds",),
    ("simulate", GAME, "--preset", "eternal"): ("« eternal »", "boite"),
    ("simulate", GAME, "--fast"): ("« --fast »", "usage"),
    ("simulate", GAME, "extra"): ("« extra »",),
    ("simulate", GAME, "--lang", "de"): ("« de »", "fr, en"),
    ("conformance", GAME, "--only", "luck"): ("« luck »", "no_leak"),
    ("perft", GAME, "--depth", "99"): ("trop profond",),
    ("record", GAME, "out", "--ending", "boredom"): ("« boredom »", "series"),
    ("record", GAME, "out", "--interrupt", "stop"): ("stop@40",),
    ("record", GAME, "out", "--interrupt", "stop[2@3"): ("stop@40",),
    ("record", GAME, "out", "--interrupt", "leave[2]@3"): ("« leave »", "stop"),
    ("record", GAME, "out", "--script", "missing"): ("« missing »",),
    ("record", GAME, "no/such/folder/out"): ("« out »",),
    ("monkey", "soiree", "--games", "0"): ("d'un à 12 jeux",),
    ("monkey", "soiree", "--games", "many"): ("« many »",),
    ("gallery", "out", "--shop", "watch"): ("tablet ou phone",),
    ("gallery", "out", "--size", "huge"): ("« huge »",),
    ("gallery", "x" * 999, "--shop", "phone"): ("xxx",),
    ("play", GAME, "--save", "x" * 999): ("xxx",),
    ("record", GAME, "x" * 999): ("xxx",),
    ("replay", "x" * 999): ("xxx",),
    ("replay", "nul\0"): ("nul",),
    ("replay", "missing"): ("« missing »",),
    ("replay", "."): ("fichier",),
    ("replay",): ("usage",),
    ("bench", GAME, "--catanatron", "missing-python"): ("« missing-python »",),
}


@pytest.mark.parametrize("argv", MISTAKES, ids=lambda argv: " ".join(argv)[:60])
def test_a_mistake(dev: Dev, argv: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    french, english = dev(*argv), dev(*argv, lang="en")
    assert (french.status, french.out) == (english.status, english.out) == (2, "")
    for words in MISTAKES[argv]:
        assert words in french.err
    assert french.err != english.err
    assert os.listdir(tmp_path) == []


def test_the_language_may_be_asked_for(dev: Dev) -> None:
    for argv in (["--lang", "en"], ["--lang=en"]):
        assert "No game is called" in dev("simulate", "risk", *argv).err
    assert "Aucun jeu" in dev("simulate", "risk", "--lang", "fr", lang="en").err


SCRIPTS = {
    b'[0, "seen"]\n\n# look\n[0, "seen"]': "Ligne 4",
    b'[0, "seen"': "Ligne 1",
    b'["seen", 0]': "Ligne 1",
    b"{}": "Ligne 1",
    b"[" * 9999: "Ligne 1",
    b"\xff\xfe": "n'est pas un texte",
    b'[-2, "deal", [0, 3]]\n[3, "pass"]': "Ligne 2",
    b'[-1, "stop"]\n[-1, "reveal"]\n[-1, "stop"]': "avant la ligne 3",
}


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: str(script[:20]))
def test_a_wrong_script_names_its_line(dev: Dev, tmp_path: Path, script: bytes) -> None:
    (tmp_path / "script").write_bytes(script)
    ran = dev("record", GAME, tmp_path / "out", "--script", tmp_path / "script")
    assert (ran.status, ran.out) == (2, "")
    assert SCRIPTS[script] in ran.err
    assert os.listdir(tmp_path) == ["script"]


def test_a_save_is_never_written_over(dev: Dev, tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.write_text("precious")
    ran = dev("record", GAME, out)
    assert (ran.status, ran.out, out.read_text()) == (2, "", "precious")
    assert dev("play", GAME, "--save", out).status == 2
    assert out.read_text() == "precious"


FOREIGN = {
    b"": "pas une partie",
    b"# notes\n": "pas une partie",
    b"\x00\xff" * 500: "pas une partie",
    b'{"schema":1,"ga': "abîmée",
    b'{"schema":99,"game":"risk"}\n': "plus récente",
}


@pytest.mark.parametrize("content", FOREIGN)
def test_a_file_that_is_no_save_of_ours(dev: Dev, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "save.jsonl"
    file.write_bytes(content)
    ran = dev("replay", file)
    assert (ran.status, ran.out) == (2, "")
    assert FOREIGN[content] in ran.err
    assert file.read_bytes() == content
    assert os.listdir(tmp_path) == ["save.jsonl"]


def test_a_save_of_another_game_is_not_played_on(dev: Dev, tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert dev("record", GAME, out).status == 0
    ran = dev("play", "agence_tous_risques", "--save", out)
    assert ran.status == 2
    assert "coffre_et_cle" in ran.err


def test_words_that_cannot_be_written(dev: Dev, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coffres.dev.words.checkout", lambda: tmp_path)
    source = tmp_path / "coffres" / "shelf.py"
    source.parent.mkdir()
    source.write_text('_("Bonjour")')
    (tmp_path / "assets").write_text("a file where the folder should be")
    ran = dev("words")
    assert (ran.status, ran.out) == (2, "")
    assert tmp_path.name in ran.err
