"""Every screen at every size: nothing cut off, nothing off the edge, everything large enough for a finger.

`-k roc_noir` tests one game, `-k S-fr-150` one size and text. The most difficult views are always tested: the
largest letters in the least room. The others are for people who change a layout: `LAYOUT=all`.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from coffres.dev.gallery import ALBUM, AUTOMATA, SHELL
from coffres.dev.monkey import EVENING
from coffres.dev.window.exhibition import Exhibition
from coffres.dev.window.game import FAMILY, WIDEST
from coffres.dev.window.misfits import SHRUNK, misfits
from coffres.engine.registry import GAMES
from coffres.storage.roster import LEFT

SIZES = {"L": (1280, 800), "S": (960, 600), "P": (360, 800)}
EVERY_VIEW = [(size, lang, text) for size in SIZES for lang in ("fr", "en") for text in (100, 125, 150)]
TELLING = [("L", "en", 100), ("S", "fr", 150), ("P", "fr", 150)]
VIEWS = EVERY_VIEW if os.environ.get("LAYOUT") == "all" else TELLING


@pytest.mark.parametrize(("size", "lang", "text"), VIEWS)
@pytest.mark.parametrize("what", [SHELL, ALBUM, AUTOMATA, EVENING, *GAMES])
def test_everything_fits(tmp_path: Path, what: str, size: str, lang: str, text: int) -> None:
    assert_that_everything_fits(tmp_path, what, size, lang, text, FAMILY)


@pytest.mark.parametrize(("size", "lang", "text"), VIEWS)
@pytest.mark.parametrize("what", [SHELL, ALBUM, AUTOMATA, EVENING, *GAMES])
def test_the_widest_names_fit(tmp_path: Path, what: str, size: str, lang: str, text: int) -> None:
    """News with names of 24 wide letters may have smaller letters than they should; a question never has."""
    assert_that_everything_fits(tmp_path, what, size, lang, text, WIDEST, but=SHRUNK)


@pytest.mark.parametrize("what", GAMES)
def test_it_fits_at_every_edge_and_for_left_hands(tmp_path: Path, what: str) -> None:
    assert_that_everything_fits(tmp_path, what, "S", "fr", 150, FAMILY, hand=LEFT, edges=True)


def assert_that_everything_fits(
    folder: Path,
    what: str,
    size: str,
    lang: str,
    text: int,
    names: Sequence[str],
    but: str = "nothing",
    **sat: Any,
) -> None:
    found: dict[str, list[str]] = {}

    def look(name: str) -> None:
        faults = misfits(exhibition.scene, exhibition.in_a_turn)
        if faults := [fault for fault in faults if not fault.startswith(but)]:
            found[name] = faults

    exhibition = Exhibition(folder, look, SIZES[size], lang, text, drawn=False, names=names, **sat)
    assert len(exhibition.hang(what)) > 8
    lines = [f"{name}: {fault}" for name, faults in found.items() for fault in faults]
    assert not lines, "\n".join(lines)
