"""All sounds are as loud as one another when they are decoded as in the app, and none is cut off or clicks;
what each is played at is its place in the mix."""

from __future__ import annotations

import hashlib
import json
from array import array
from math import log10, pi, sin
from pathlib import Path

import pytest

from coffres.device.sound import SOUNDS
from coffres.device.takes import AMBIENCE, LAYERS, TENSION, THEME, Takes, layer_of
from tests.ui.loudness import ears, lufs

LOUDNESS, ALLOWED = -18, 2  # LUFS, LU
HIGHEST = -1  # dB: the true peak
QUIET_END = 0.01  # of full scale: the step at an end, where a sound begins or is over
INDEX = json.loads((SOUNDS / "index.json").read_text(encoding="utf-8"))


def measured(path: Path, lies_behind: bool) -> float:
    rate, left, right = ears(path)
    if lies_behind:  # the same for both ears; half of the samples tell enough
        return lufs(rate // 2, [left[::2]]) + 10 * log10(2)
    return lufs(rate, [left, right])


def tone(rate: int, seconds: float, level: float) -> array[int]:
    height = 32767 * 10 ** (level / 20)
    frames = range(int(seconds * rate))
    return array("h", (round(height * sin(2 * pi * 997 * frame / rate)) for frame in frames))


@pytest.mark.parametrize("rate", [22050, 44100])
def test_the_meter_reads_what_the_norm_says(rate: int) -> None:
    wave = tone(rate, 1, -20)
    assert lufs(rate, [wave, wave]) == pytest.approx(-20, abs=0.1)
    assert lufs(rate, [wave]) == pytest.approx(-23.01, abs=0.1)


def test_silence_is_not_counted() -> None:
    wave = tone(22050, 2, -20) + array("h", [0] * 22050 * 4)
    assert lufs(22050, [wave, wave]) == pytest.approx(-20, abs=0.6)


def test_of_a_blow_its_loudest_tenth_of_a_second_counts() -> None:
    blow = tone(22050, 0.15, -20) + array("h", [0] * 4000)
    assert lufs(22050, [blow, blow]) == pytest.approx(-20, abs=0.3)


@pytest.mark.parametrize("file", sorted(INDEX))
def test_a_sound_is_as_loud_as_all_others(file: str) -> None:
    path = SOUNDS / f"{file}.ogg"
    found = measured(path, bool(layer_of(file)))
    assert found == pytest.approx(LOUDNESS, abs=ALLOWED)
    assert found == pytest.approx(INDEX[file]["lufs"], abs=0.5)


@pytest.mark.parametrize("file", sorted(INDEX))
def test_a_sound_is_not_cut_off_and_does_not_click(file: str) -> None:
    _, left, right = ears(SOUNDS / f"{file}.ogg")
    for ear in (left, right):
        assert max(map(abs, ear)) < 32768 * 10 ** (HIGHEST / 20)
        assert max(abs(ear[0]), abs(ear[-1])) <= 32768 * QUIET_END
    assert INDEX[file]["peak"] <= HIGHEST


def test_what_was_measured_is_what_lies_there() -> None:
    there = {path.relative_to(SOUNDS).with_suffix("").as_posix(): path for path in SOUNDS.rglob("*.ogg")}
    assert sorted(INDEX) == sorted(there)
    assert {file for file in there if INDEX[file]["sha256"] != _hash(there[file])} == set()


def _hash(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def joined(key: str, of: str) -> tuple[int, list[array[int]], int]:
    """One round of a layer as it is played: the parts laid over one another, the last over the first."""
    takes = Takes(SOUNDS)
    files = takes.files(f"{key}/{of}")
    heard = [ears(SOUNDS / f"{file}.ogg") for file in files]
    rate = heard[0][0]
    period = int(takes.period(files[0]) * rate)
    whole = [0] * (period * len(files))
    for number, (_, left, _) in enumerate(heard):
        for at, sample in enumerate(left):
            whole[(number * period + at) % len(whole)] += sample
    return rate, [array("h", (max(-32768, min(32767, sample)) for sample in whole))], period


@pytest.mark.parametrize("key", sorted({file.split("/")[0] for file in INDEX if layer_of(file) == AMBIENCE}))
@pytest.mark.parametrize("of", [AMBIENCE, TENSION])
def test_a_round_is_closed_without_a_step_or_a_gap(key: str, of: str) -> None:
    rate, (wave,), period = joined(key, of)
    steps = [abs(wave[at] - wave[at - 1]) for at in range(len(wave))]
    usual = sorted(steps)[int(0.999 * len(steps))]
    for seam in range(0, len(wave), period):
        assert max(steps[at % len(wave)] for at in range(seam - 30, seam + 30)) <= 4 * usual
    assert max(map(abs, wave)) < 32767  # nothing is cut where two parts are heard
    beat = 6 * rate // 5  # all rounds are made of such beats
    powers = [sum(s * s for s in wave[at : at + beat : 4]) for at in range(0, len(wave) - beat + 1, beat)]
    assert 10 * log10(max(powers) / min(powers)) < 16  # it breathes, and is never gone


def test_what_lies_behind_is_softer_than_what_happens() -> None:
    gains = {of: [INDEX[file]["gain"] for file in INDEX if layer_of(file) == of] for of in ("", *LAYERS)}
    assert max(gains[AMBIENCE]) < min(gains[""])
    assert max(gains[AMBIENCE]) < min(gains[TENSION])
    assert max(gains[TENSION]) <= min(gains[THEME], default=0)
