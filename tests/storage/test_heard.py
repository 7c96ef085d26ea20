"""What was heard, and in which order, across evenings and whatever the clock says."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from coffres.storage import heard
from coffres.storage.heard import NEVER, Heard


def test_the_last_sitting_counts_and_never_comes_before_all() -> None:
    known = Heard().noted("fort_boyard", "r001", 1).noted("fort_boyard", "r002", 1)
    assert known.latest == 1
    known = known.noted("fort_boyard", "r001", 2)
    assert (known.last("fort_boyard", "r001"), known.last("fort_boyard", "r002"), known.latest) == (2, 1, 2)
    assert known.last("fort_boyard", "r003") == known.last("roc_noir", "r001") == Heard().latest == NEVER < 1


def test_it_comes_back_another_evening(tmp_path: Path) -> None:
    path = tmp_path / "heard.json"
    assert heard.kept(path).load() == (Heard(), [])
    known = Heard({"fort_boyard": {"r001": 1}}, {"later": 1})
    heard.kept(path).save(known)
    assert heard.kept(path).load() == (known, [])


def test_what_0_1_0_dated_is_counted(tmp_path: Path) -> None:
    """In the order of its days, over all games, and whatever the clock said: nothing of it is lost."""
    path = tmp_path / "heard.json"
    days = {
        "fort_boyard": {
            "r001": "2026-11-18",
            "r002": "1970-01-01",
            "r003": "2099-05-05",
            "r004": "2026-11-18",
        },
        "roc_noir": {"r001": "2026-11-19"},
    }
    path.write_text(json.dumps({"games": days, "later": 1}), encoding="utf-8")
    counted = {"fort_boyard": {"r001": 2, "r002": 1, "r003": 4, "r004": 2}, "roc_noir": {"r001": 3}}
    kept = heard.kept(path)
    found, notes = kept.load()
    assert (found, notes) == (Heard(counted, {"later": 1}), [])
    assert kept.save(found) == []
    assert json.loads(path.read_bytes()) == {"later": 1, "sittings": counted}
    assert heard.kept(path).load() == (found, [])


def test_numbers_that_run_away_are_counted_anew(tmp_path: Path) -> None:
    path = tmp_path / "heard.json"
    path.write_text(json.dumps({"sittings": {"fort_boyard": {"r001": 10**60, "r002": 7}}}), encoding="utf-8")
    assert heard.kept(path).load() == (Heard({"fort_boyard": {"r001": 2, "r002": 1}}), [])


@pytest.mark.parametrize(
    "content",
    [
        "{",
        '{"games": []}',
        '{"games": {"fort_boyard": []}}',
        '{"games": {"fort_boyard": {"r001": "yesterday"}}}',
        '{"sittings": []}',
        '{"sittings": {"fort_boyard": {"r001": "2026-11-18"}}}',
        '{"sittings": {"fort_boyard": {"r001": 0}}}',
        '{"sittings": {"fort_boyard": {"r001": true}}}',
    ],
)
def test_a_damaged_file_is_kept_and_said(tmp_path: Path, content: str) -> None:
    path = tmp_path / "heard.json"
    path.write_text(content, encoding="utf-8")
    found, notes = heard.kept(path).load()
    assert found == Heard()
    assert len(notes) == 2
    assert path.with_name("heard.json.damaged-1").read_text(encoding="utf-8") == content
