"""Every game folder has the same files, and every game folder is registered."""

from __future__ import annotations

from pathlib import Path

import pytest

from coffres.engine.registry import GAMES
from tests.house.tree import ROOT

GAME_FOLDERS = ROOT / "coffres" / "games"
SHAPE = (
    "__init__.py",
    "material.py",
    "state.py",
    "rules.py",
    "secrets.py",
    "words.py",
    "awards.py",
    "regles.fr.md",
    "rules.en.md",
)


def missing(folder: Path) -> list[str]:
    return [name for name in SHAPE if not (folder / name).is_file()]


@pytest.mark.parametrize("key", GAMES)
def test_a_game_has_every_file(key: str) -> None:
    assert missing(GAME_FOLDERS / key) == []


def test_every_folder_is_registered() -> None:
    folders = {path.parent.name for path in GAME_FOLDERS.glob("*/__init__.py")}
    assert folders == set(GAMES)


def test_a_missing_file_is_found(tmp_path: Path) -> None:
    for name in SHAPE[1:]:
        (tmp_path / name).touch()
    assert missing(tmp_path) == ["__init__.py"]
