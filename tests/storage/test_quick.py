"""The quick way to read a save: only where every line is as we write it, and with the same result."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from coffres.engine.contract import Move
from coffres.engine.trouble import Trouble
from coffres.storage.gathering import Gathering
from coffres.storage.honours import honours
from coffres.storage.lines import seal_all
from coffres.storage.quick import script_of
from coffres.storage.reading import read_file
from coffres.storage.result_cache import ResultCache
from coffres.storage.results import result_in
from tests.house.tree import ROOT
from tests.storage.bench import eventful, new_game, play_on
from tests.storage.made_up import result

RECORDED = sorted((ROOT / "tests" / "golden").glob("*/*.jsonl"))
SAVE = ROOT / "tests" / "golden" / "roc_noir" / "two_home.jsonl"


def finished(path: Path) -> Path:
    """A game of today's schema, with a move that was taken back."""
    with new_game(path) as saved:
        saved.match.play(Move(0, "seen"))
        saved.match.undo(0)
        play_on(saved, seed=1, moves=10_000)
    return path


def test_a_script_says_what_reading_line_by_line_says(tmp_path: Path) -> None:
    data = eventful(tmp_path / "a.jsonl")
    script, reading = script_of(data, "a"), read_file(tmp_path / "a.jsonl")
    assert script is not None
    sums = list(map(int, script.sums))
    assert (script.moves, sums) == (reading.session.moves, reading.session.sums)
    assert (script.seated.names, script.seated.people) == (reading.names, reading.people)
    assert script.header == reading.header


def test_moves_taken_back_do_not_hinder_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = finished(tmp_path / "a.jsonl")
    monkeypatch.setattr("coffres.storage.results.unplayed", None)
    assert result_in(path).moves == len(read_file(path).session.moves)


def _with_another_seal(data: bytes, at: int) -> bytes:
    at += len(b'"crc":')
    return data[:at] + (b"1" if data[at : at + 1] != b"1" else b"2") + data[at + 1 :]


def _without_a_line(data: bytes) -> bytes:
    lines = data.split(b"\n")
    return b"\n".join(lines[:9] + lines[10:])


@pytest.mark.parametrize(
    "harm",
    [
        lambda data: _with_another_seal(data, data.rindex(b'"crc":')),
        _without_a_line,
        lambda data: data[:-1],
        lambda data: data + b"x",
        lambda data: data.replace(b'"seats":["', b'"seats":["X', 1),
        lambda data: data.replace(b'"by":1', b'"by":2', 1),
    ],
)
def test_a_harmed_save_is_left_to_others(tmp_path: Path, harm: Callable[[bytes], bytes]) -> None:
    data = finished(tmp_path / "a.jsonl").read_bytes()
    assert script_of(data, "a") is not None
    assert script_of(harm(data), "a") is None


def test_where_only_a_seal_is_harmed_the_last_one_vouches_for_all_that_was_played(tmp_path: Path) -> None:
    path = finished(tmp_path / "a.jsonl")
    data = path.read_bytes()
    known = result_in(path)
    path.write_bytes(_with_another_seal(data, data.index(b'"crc":', len(data) // 2)))
    assert result_in(path) == known


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_older_saves_are_left_to_others(path: Path) -> None:
    older = b'{"schema":1,' in path.read_bytes()[:20]
    assert (script_of(path.read_bytes(), path.name) is None) == older


def test_a_game_that_goes_another_way_than_its_sums_say_is_not_believed(tmp_path: Path) -> None:
    """Sealed as we seal lines, so that only the sums can tell."""
    path = finished(tmp_path / "a.jsonl")
    header, *lines = path.read_bytes().split(b"\n")[:-1]
    texts = [line.rpartition(b',"crc":')[0].decode() for line in lines]
    changed = [text.replace('"sum":', '"sum":1') for text in texts]
    path.write_bytes(header + b"\n" + seal_all(changed, json.loads(header)["crc"])[0])
    assert script_of(path.read_bytes(), "a") is not None
    with pytest.raises(Trouble, match="abîmée à la ligne 2"):
        result_in(path)


def test_what_was_computed_is_kept_when_nobody_waits_for_the_rest(tmp_path: Path) -> None:
    paths = []
    for number in range(3):
        paths.append(tmp_path / f"save-{number}.jsonl")
        paths[-1].write_bytes(SAVE.read_bytes())
    gathering = Gathering(ResultCache(tmp_path / "results"), paths)
    work = gathering.steps()
    while gathering.done < 2:
        next(work)
    work.close()
    later = ResultCache(tmp_path / "results")
    assert [later.known(path) is not None for path in paths] == [True, True, False]


def test_whoever_did_it_first_keeps_the_record() -> None:
    played = [
        result(day=1, figures={"Passe-muraille": (0, 5, 0)}),
        result(day=2, figures={"Passe-muraille": (5, 0, 0)}),
    ]
    best = honours(played).house.best["casse_du_siecle", "Passe-muraille"]
    assert best.made.startswith("2026-01-01")
