"""The readings in docs/stories are what the games tell: `dev stories --write` changes them, on purpose."""

from __future__ import annotations

from pathlib import Path

import pytest

from coffres.dev.stories import folder, readings
from coffres.engine.languages import LANGUAGES
from coffres.engine.registry import GAMES
from coffres.storage.reading import read_file
from tests.dev.run import Dev


@pytest.mark.parametrize("key", GAMES)
def test_a_whole_game_of_every_kind_is_told_as_it_was(key: str) -> None:
    assert read_file(folder() / f"{key}.jsonl").session.outcome() is not None
    told = {path: text for path, text in readings(folder()).items() if path.name.startswith(key)}
    assert len(told) == len(LANGUAGES)
    for path, text in told.items():
        assert path.read_text(encoding="utf-8") == text, "dev stories --write, and read it through"


def test_a_story_that_has_changed_is_named(tmp_path: Path) -> None:
    save = tmp_path / "roc_noir.jsonl"
    save.write_bytes((folder() / "roc_noir.jsonl").read_bytes())
    assert {path.name for path in readings(tmp_path)} == {f"roc_noir.{lang}.md" for lang in LANGUAGES}


def test_the_command_finds_nothing_to_change(dev: Dev) -> None:
    ran = dev("stories", "--json")
    assert ran.json == {"changed": []}
    assert ran.status == 0
