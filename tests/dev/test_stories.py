"""The readings in docs/stories are what the games tell: `dev stories --write` changes them, on purpose."""

from __future__ import annotations

from pathlib import Path

import pytest

from coffres.dev import stories
from coffres.dev.stories import folder, readings
from coffres.engine.languages import LANGUAGES
from coffres.engine.registry import GAMES
from coffres.storage.reading import read_file
from tests.dev.run import Dev

STORIES = folder()


@pytest.mark.parametrize("key", GAMES)
def test_a_whole_game_of_every_kind_is_told_as_it_was(key: str) -> None:
    assert read_file(folder() / f"{key}.jsonl").session.outcome() is not None
    told = {path: text for path, text in readings(folder()).items() if path.name.startswith(key)}
    assert len(told) == len(LANGUAGES)
    for path, text in told.items():
        assert path.read_text(encoding="utf-8") == text, "dev stories --write, and read it through"


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with one recorded game, whose story has changed in French and is missing in English."""
    (tmp_path / "roc_noir.jsonl").write_bytes((folder() / "roc_noir.jsonl").read_bytes())
    (tmp_path / "roc_noir.fr.md").write_text("# Roc noir\n", encoding="utf-8")
    monkeypatch.setattr(stories, "folder", lambda: tmp_path)
    return tmp_path


def test_a_story_that_has_changed_is_named_and_stays(dev: Dev, elsewhere: Path) -> None:
    ran = dev("stories")
    assert ran.status == 1
    assert ran.out.split() == ["roc_noir.fr.md", "roc_noir.en.md"]
    assert (elsewhere / "roc_noir.fr.md").read_text(encoding="utf-8") == "# Roc noir\n"
    assert not (elsewhere / "roc_noir.en.md").exists()


def test_on_purpose_it_is_written_anew(dev: Dev, elsewhere: Path) -> None:
    assert dev("stories", "--write").status == 0
    for lang in LANGUAGES:
        name = f"roc_noir.{lang}.md"
        assert (elsewhere / name).read_bytes() == (STORIES / name).read_bytes()
    assert dev("stories", "--json").json == {"changed": []}


def test_the_command_finds_nothing_to_change(dev: Dev) -> None:
    ran = dev("stories", "--json")
    assert ran.json == {"changed": []}
    assert ran.status == 0
