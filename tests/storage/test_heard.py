"""What was heard, and when, across evenings."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from coffres.storage import heard
from coffres.storage.heard import NEVER, Heard

_DAY, _NEXT = date(2026, 11, 18), date(2026, 11, 19)


def test_the_last_day_counts_and_never_comes_before_all() -> None:
    known = Heard().noted("fort_boyard", "r001", _DAY).noted("fort_boyard", "r002", _DAY)
    known = known.noted("fort_boyard", "r001", _NEXT)
    assert (known.last("fort_boyard", "r001"), known.last("fort_boyard", "r002")) == (
        "2026-11-19",
        "2026-11-18",
    )
    assert known.last("fort_boyard", "r003") == known.last("roc_noir", "r001") == NEVER < "0001-01-01"


def test_it_comes_back_another_evening(tmp_path: Path) -> None:
    path = tmp_path / "heard.json"
    assert heard.load(path) == (Heard(), [])
    known = Heard({"fort_boyard": {"r001": "2026-11-18"}}, {"later": 1})
    heard.save(path, known)
    assert heard.load(path) == (known, [])


def test_a_damaged_file_is_kept_and_said(tmp_path: Path) -> None:
    path = tmp_path / "heard.json"
    for content in ("{", '{"games": []}', '{"games": {"fort_boyard": {"r001": "yesterday"}}}'):
        path.write_text(content, encoding="utf-8")
        found, notes = heard.load(path)
        assert found == Heard()
        assert len(notes) == 2
