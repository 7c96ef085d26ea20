"""What frames cost: counted in a window, beside a reference, and judged by ratios."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from coffres.dev.frames import ALL, Cost, cost_of, too_slow
from tests.dev.run import Dev

BARE = Cost(100, 1.0, 1.2, 1.5, 40, 40, 0, 100)


def frames(*milliseconds: float) -> Cost:
    return cost_of([(each, 3, 2, True) for each in milliseconds])


def test_a_moment_is_told_by_its_middle_and_its_worst_frames() -> None:
    moment = cost_of([(1.0, 0, 0, False), (2.0, 7, 1, True), (20.0, 3, 5, True)])
    assert (moment.frames, moment.median, moment.late, moment.worst) == (3, 2.0, 20.0, 20.0)
    assert (moment.touched, moment.bound, moment.long, moment.drawn) == (7, 5, 1, 2)


def test_one_frame_in_a_thousand_is_the_worst_and_not_the_99th() -> None:
    moment = frames(*[0.5] * 999, 30.0)
    assert (moment.late, moment.worst) == (0.5, 30.0)


def test_ten_frames_in_a_thousand_are_the_99th() -> None:
    moment = frames(*[0.5] * 985, *[9.0] * 14, 30.0)
    assert (moment.late, moment.worst) == (9.0, 30.0)
    assert frames(*[0.5] * 991, *[9.0] * 9).late == 0.5


def test_all_frames_of_a_game_are_judged_by_their_median_and_their_99th() -> None:
    assert too_slow({ALL: frames(*[0.9] * 200)}, BARE) == []
    assert too_slow({ALL: frames(*[1.1] * 200)}, BARE) == ["all: median 1.1x > 1x"]
    assert too_slow({ALL: frames(*[0.5] * 190, *[6.0] * 10)}, BARE) == ["all: 99 % 6.0x > 5x"]
    assert too_slow({ALL: frames(*[0.5] * 999, 21.0)}, BARE) == []


def test_a_moment_is_judged_by_its_worst_frame() -> None:
    assert too_slow({"walk": frames(*[1.1] * 190, *[19.0] * 10)}, BARE) == []
    assert too_slow({"walk": frames(*[0.5] * 999, 21.0)}, BARE) == ["walk: max 21.0x > 20x"]
    # the start of the app is measured by another command, and behind a closed lid nothing stops
    assert too_slow({"opening": frames(99.0), "dark": frames(99.0)}, BARE) == []


def test_whoever_reads_sees_what_is_over(dev: Dev, monkeypatch: pytest.MonkeyPatch) -> None:
    played = {
        "reference": [(1.0, 0, 0, True)],
        "opening": [(99.0, 0, 0, True)],
        "dark": [(99.0, 0, 0, True)] * 50,
        "walk": [(0.5, 0, 0, True), (21.0, 0, 0, True)],
        "sand": [(0.5, 0, 0, True)] * 200,
    }

    def measured(*_command: object, **_options: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess([], 0, stdout=json.dumps(played), stderr="")

    monkeypatch.setattr("coffres.dev.frames.subprocess.run", measured)
    free = dev("frames", "roc_noir", "--graphics", "free", "--size", "P")
    lines = {line.split()[0]: line.split()[-1] for line in free.out.splitlines() if line.startswith("  ")}
    assert lines == {"all": "ok", "walk": "over", "sand": "ok", "opening": "1", "dark": "50"}  # not judged
    assert free.out.splitlines()[2].split()[:2] == ["all", "202"]  # the first line, without what nobody sees
    assert free.out.splitlines()[-1] == "! P roc_noir walk: max 21.0x > 20x"
    assert free.status == 1
    real = dev("frames", "roc_noir", "--graphics", "real", "--size", "P")
    assert real.status == 0
    assert "over" not in real.out
    assert "ok" not in real.out


def test_a_measurement_without_end_is_a_sentence(dev: Dev, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(command: list[str], timeout: float, **_options: object) -> None:
        raise subprocess.TimeoutExpired(command, timeout)

    monkeypatch.setattr("coffres.dev.frames.subprocess.run", never)
    ran = dev("frames", "roc_noir")
    assert ran.status == 2
    assert "La mesure n'est pas allée au bout : > 1800 s" in ran.err


def test_a_game_is_played_ended_and_shown_again_beside_the_reference() -> None:
    command = ["frames", "coffre_et_cle", "--graphics", "free", "--size", "P", "--moves", "3", "--json"]
    run = subprocess.run(
        [sys.executable, "-m", "coffres.dev", *command],
        capture_output=True,
        text=True,
        timeout=600,
        env={**os.environ, "KIVY_HOME": ""},
    )
    assert run.returncode in (0, 1), run.stderr
    moments = json.loads(run.stdout)["free P"]["coffre_et_cle"]
    assert moments["reference"]["drawn"] > 0.9 * moments["reference"]["frames"]
    assert {"iris", "curtain", "end", "replay", "scrubber"} <= set(moments)
    assert moments["scrubber"]["drawn"] > moments["curtain"]["drawn"] > 0
    assert moments["curtain"]["drawn"] < moments["curtain"]["frames"] / 2  # a closed lid is not drawn again
