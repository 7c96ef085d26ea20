"""Which tips a tablet has shown, across evenings."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from coffres.storage import learnt
from coffres.storage.learnt import Learnt


def test_what_was_shown_is_counted_for_each_question_of_each_game(tmp_path: Path) -> None:
    path = tmp_path / "learnt.json"
    assert learnt.kept(path).load() == (Learnt(), [])
    known = Learnt().noted("roc_noir", "move").noted("roc_noir", "move").noted("fort_boyard", "choose")
    learnt.kept(path).save(known)
    found, notes = learnt.kept(path).load()
    assert (found, notes) == (known, [])
    assert found.times("roc_noir", "move") == 2
    assert found.times("fort_boyard", "choose") == 1
    assert found.times("casse_du_siecle", "move") == 0


def test_what_a_newer_app_wrote_beside_it_stays(tmp_path: Path) -> None:
    path = tmp_path / "learnt.json"
    path.write_text(json.dumps({"shown": {}, "later": [1]}), encoding="utf-8")
    file = learnt.kept(path)
    file.save(file.load()[0].noted("roc_noir", "move"))
    assert json.loads(path.read_text(encoding="utf-8")) == {"shown": {"roc_noir": {"move": 1}}, "later": [1]}


@pytest.mark.parametrize(
    "shown", [[], {"roc_noir": 3}, {"roc_noir": {"move": "2"}}, {"roc_noir": {"move": -1}}]
)
def test_a_file_that_is_not_understood_is_as_if_nothing_was_shown(tmp_path: Path, shown: object) -> None:
    path = tmp_path / "learnt.json"
    path.write_text(json.dumps({"shown": shown, "later": 1}), encoding="utf-8")
    found, notes = learnt.kept(path).load()
    assert found == Learnt({}, {"later": 1})
    assert notes
