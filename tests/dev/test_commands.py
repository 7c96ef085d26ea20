"""Each command does what it says, for people and for machines."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from coffres.dev import bench, cli, evidence
from coffres.dev.measuring import Measures
from coffres.engine.registry import GAMES
from tests.dev.run import Dev

GAME = "coffre_et_cle"
DEV = [sys.executable, "-m", "coffres.dev"]


def test_without_a_command_they_are_listed(dev: Dev) -> None:
    for argv in ([], ["-h"], ["--help"]):
        ran = dev(*argv)
        assert ran.status == 0
        assert all(f"  {name} " in ran.out for name in cli.COMMANDS)
    assert dev(lang="en").out != dev().out


@pytest.mark.parametrize("name", cli.COMMANDS)
def test_every_command_explains_itself(dev: Dev, name: str) -> None:
    with pytest.raises(SystemExit) as left:
        dev(name, "--help")
    assert left.value.code == 0


def test_simulate_counts_games_and_repeats_itself(dev: Dev) -> None:
    argv = ("simulate", GAME, "--seats", "5", "--games", "30", "--seed", "7", "--set", "false_treasure=true")
    data = dev(*argv, "--json").json
    assert (data["game"], data["seats"], data["seed"], data["games"]) == (GAME, 5, 7, 30)
    assert data["options"]["false_treasure"] is True
    assert sum(data["endings"].values()) == 30
    assert set(data["endings"]) <= set(GAMES[GAME].endings)
    assert len(data["wins"]) == 5
    assert 0 < data["decisions"] < data["moves"]
    assert dev(*argv, "--json").json == data
    assert dev(*argv[:-3], "8", *argv[-2:], "--json").json != data
    told = dev(*argv)
    assert str(data["moves"]) in told.out
    assert all(reason in told.out for reason in data["endings"])


def test_a_preset_and_what_is_set_beside_it(dev: Dev) -> None:
    data = dev("simulate", GAME, "--games", "1", "--preset", "courte", "--set", "deals=1", "--json").json
    assert (data["options"]["rounds"], data["options"]["deals"]) == (3, 1)


def test_perft_counts(dev: Dev) -> None:
    data = dev("perft", GAME, "--depth", "2", "--json").json
    assert data["counts"] == [5, 18]
    assert "18" in dev("perft", GAME, "--depth", "2").out


@pytest.fixture
def empty_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(evidence, "checkout", lambda: tmp_path)
    return tmp_path


def test_perft_keeps_its_counts_for_the_check(dev: Dev, empty_checkout: Path) -> None:
    assert "no fingerprint" in dev("conformance", GAME, "--only", "perft").out
    kept = dev("perft", GAME, "--keep", "--json").json["kept"]
    assert json.loads((empty_checkout / "tests/golden" / GAME / "perft.json").read_text()) == kept
    assert dev("conformance", GAME, "--only", "perft", "--json").json["passed"]


def test_conformance_tells_what_it_finds(dev: Dev, empty_checkout: Path) -> None:
    ran = dev("conformance", GAME, "--only", "golden", "--json")
    assert ran.status == 1
    assert ran.json["passed"] is False
    found = ran.json["findings"][GAME]["golden"]
    assert found == [f"ending {reason!r} has no recording" for reason in GAMES[GAME].endings]
    told = dev("conformance", GAME, "--only", "golden")
    assert told.status == 1
    assert all(line in told.out for line in found)


def test_conformance_passes_what_is_right(dev: Dev) -> None:
    ran = dev("conformance", GAME, "--only", "variants", "--thoroughness", "2", "--json")
    assert (ran.status, ran.json) == (0, {"passed": True, "findings": {GAME: {"variants": []}}})


def test_words_are_in_step_with_the_sources(
    dev: Dev, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("coffres.dev.words.checkout", lambda: tmp_path)
    source = tmp_path / "coffres" / "shelf.py"
    source.parent.mkdir()
    source.write_text('_("Bonjour {name}")\n')
    catalogue = tmp_path / "assets/locale/en/LC_MESSAGES/coffres.po"
    catalogue.parent.mkdir(parents=True)
    first = dev("words", "--json")
    assert first.status == 1
    assert any("not translated: Bonjour" in line for line in first.json["problems"])
    assert "assets/locale/coffres.pot" in first.json["changed"]
    head, untranslated, _end = catalogue.read_text("utf-8").rpartition('msgstr ""')
    assert untranslated
    catalogue.write_text(head + 'msgstr "Hello {name}"\n', "utf-8")
    assert dev("words", "coffres").status == 0
    assert dev("words", "--json").json == {"changed": [], "problems": []}


def test_bench_measures_and_judges(dev: Dev) -> None:
    data = dev("bench", GAME, "--milliseconds", "1", "--json").json
    measured = data["games"][GAME]
    assert set(bench.BARS) - set(measured) == {"small_playout_moves_s"}
    assert all(measured[name] > 0 for name in measured if name in bench.BARS and name != "append_cpu_us")
    assert measured["fsyncs"] == 1
    assert data["yardstick"]["machine"] > 0
    assert GAME in dev("bench", GAME, "--milliseconds", "1").out


def _measures(**changes: Any) -> Measures:
    good = Measures(
        playout_moves_s=100_000,
        clone_us=1,
        view_us=1,
        imagine_us=1,
        iterations_s=5_000,
        replay_moves_s=200_000,
        resume_ms=1,
        decision_cpu_us=9,
        append_cpu_us=5,
        fsyncs=1,
        longest_moves=9,
        small=False,
    )
    return good._replace(**changes)


@pytest.mark.parametrize(
    ("changes", "machine", "missed"),
    [
        ({}, 1, set()),
        ({}, 1.6, {"playout_moves_s"}),
        ({"small": True}, 1, {"playout_moves_s"}),
        ({"clone_us": 6}, 1, {"clone_us"}),
        ({"clone_us": 6}, 0.8, set()),
        ({"fsyncs": 2}, 0.1, {"fsyncs"}),
        ({"replay_moves_s": 90_000, "resume_ms": 60}, 1, {"replay_moves_s", "resume_ms"}),
    ],
)
def test_bars_follow_the_machine(changes: dict[str, Any], machine: float, missed: set[str]) -> None:
    met = bench.held_against(_measures(**changes), machine)
    assert {name for name, is_met in met.items() if not is_met} == missed


def test_a_reader_that_goes_away_is_no_disaster() -> None:
    with subprocess.Popen(
        [*DEV, "perft", GAME, "--depth", "4"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == cli.NOBODY_READS


def test_ctrl_c_ends_quietly() -> None:
    def as_in_a_terminal() -> None:
        """Whoever runs these tests in the background has told them, and so their children, to ignore it."""
        signal.signal(signal.SIGINT, signal.SIG_DFL)

    with subprocess.Popen(
        [*DEV, "play", GAME],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=as_in_a_terminal,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()  # it is at work now
        process.send_signal(signal.SIGINT)
        assert process.stderr.read() == b""
    assert process.returncode == cli.INTERRUPTED


def test_a_terminal_without_accents_gets_question_marks() -> None:
    done = subprocess.run(
        DEV, capture_output=True, env={"PYTHONIOENCODING": "ascii", "LC_ALL": "fr"}, check=True
    )
    assert b"t\xc3" not in done.stdout
    assert b"?" in done.stdout
