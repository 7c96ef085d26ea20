"""Whoever taps anywhere is told, by a sentence of the very clause or question, what may be done instead.

For longer walks: `python -m coffres.dev monkey GAME --wrong 4`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from coffres.dev.command import Chosen
from coffres.dev.window.game import play_through
from coffres.dev.window.monkey import Played
from coffres.engine.options import settle
from coffres.engine.registry import GAMES, words

_FRAME = 0.05  # seconds: long frames, because it does not watch the animations


def walk(folder: Path, key: str, lang: str = "fr", **options: Any) -> tuple[Played, str]:
    seats = GAMES[key].seats[0]
    at = Chosen(key, GAMES[key], seats, settle(GAMES[key], seats, options))
    return play_through(folder, at, 5, (1280, 800), lang, 40, True, _FRAME, wrong=4)


@pytest.mark.parametrize(
    ("key", "options"),
    [
        ("coffre_et_cle", {}),
        ("fort_boyard", {}),
        ("casse_du_siecle", {"owned_doors": True, "master_codes": True}),
        ("agence_tous_risques", {}),
        ("roc_noir", {"enchanted": True}),
    ],
)
def test_no_wrong_tap_meets_a_generic_refusal(tmp_path: Path, key: str, options: dict[str, Any]) -> None:
    played, fault = walk(tmp_path, key, **options)
    assert fault == ""
    assert played.moves >= 40 or played.finished
    assert sum(count for *_said, count in played.refusals) >= 10  # much was refused
    assert len(played.refusals) >= 3


def test_nor_does_it_in_english(tmp_path: Path) -> None:
    played, fault = walk(tmp_path, "roc_noir", "en")
    assert fault == ""
    assert any("square" in sentence for _prompt, _clause, sentence, _count in played.refusals)


def test_a_clause_without_its_sentence_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = words("roc_noir").REFUSALS
    monkeypatch.setattr(words("roc_noir"), "REFUSALS", {key: own[key] for key in own if key != "RN-08"})
    _played, fault = walk(tmp_path, "roc_noir")
    assert fault.startswith("a generic refusal")
