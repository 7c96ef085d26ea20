"""Traces of what a tablet lives through, at the rates of a slow and of a fast sensor."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from itertools import pairwise

import pytest

from coffres.device.shake import ShakeDetector

G = 9.81
Sample = tuple[float, float, float]
Trace = Callable[[float], Sample]


def shakes(
    trace: Trace, seconds: float, rate: float = 50, strength: str = "normal", noise: float = 0.2
) -> list[float]:
    rng = random.Random(7)
    detector = ShakeDetector(strength)
    found = []
    for number in range(int(seconds * rate)):
        at = number / rate
        x, y, z = (part + rng.gauss(0, noise) for part in trace(at))
        if detector.feed(at, x, y, z):
            found.append(at)
    return found


def flat(at: float) -> Sample:
    return (0, 0, G)


def shaken(amplitude: float, hertz: float = 3.3, start: float = 1, end: float = 3) -> Trace:
    def trace(at: float) -> Sample:
        push = amplitude * math.sin(2 * math.pi * hertz * (at - start)) if start <= at <= end else 0
        return (push * 0.9, push * 0.4, G)

    return trace


RATES = pytest.mark.parametrize("rate", [5, 10, 50, 100])


@RATES
def test_a_shake_is_found_within_its_two_seconds(rate: float) -> None:
    found = shakes(shaken(18), 4, rate)
    assert found
    assert 1 < found[0] < 2.5


@RATES
@pytest.mark.parametrize(("right", "up"), [(1, 0), (0.2, 1), (-0.7, 0.7)])
def test_it_knows_the_line_of_a_shake_on_the_screen(rate: float, right: float, up: float) -> None:
    detector, found = ShakeDetector(), None
    for number in range(int(3 * rate)):
        at = number / rate
        push = 18 * math.sin(2 * math.pi * 3.3 * (at - 1)) if at >= 1 else 0
        if detector.feed(at, push * right, push * up, G) and found is None:
            found = detector.along
    assert found is not None
    across = found[0] * up - found[1] * right
    assert abs(across) < 0.15 * math.hypot(*found) * math.hypot(right, up)


def test_a_shake_up_and_down_has_no_line_on_the_screen() -> None:
    detector, found = ShakeDetector(), []
    for number in range(150):
        push = 18 * math.sin(2 * math.pi * 3.3 * number / 50) if number > 50 else 0
        if detector.feed(number / 50, 0.1 * push, 0.0, G + push):
            found.append(detector.along)
    assert found[0] == (0.0, 0.0)


@RATES
def test_a_long_shake_is_not_many(rate: float) -> None:
    found = shakes(shaken(18, end=4), 6, rate)
    assert len(found) <= 3
    assert all(later - earlier >= 1.2 for earlier, later in pairwise(found))


@RATES
def test_lying_still_is_no_shake(rate: float) -> None:
    assert shakes(flat, 20, rate, "soft") == []


@RATES
def test_a_bump_of_the_table_is_no_shake(rate: float) -> None:
    def bump(at: float) -> Sample:
        ringing = 30 * math.exp(-(at - 2) / 0.05) * math.cos(2 * math.pi * 18 * (at - 2)) if at >= 2 else 0
        return (0.2 * ringing, 0, G + ringing)

    assert shakes(bump, 5, rate, "soft") == []


@RATES
def test_setting_it_down_is_no_shake(rate: float) -> None:
    def down(at: float) -> Sample:
        if 1 <= at < 1.5:
            return (0, 2, G - 3)
        if 1.5 <= at < 1.56:
            return (4, 0, G + 25)
        return (0, 0, G)

    assert shakes(down, 4, rate, "soft") == []


@RATES
def test_walking_with_it_is_no_shake(rate: float) -> None:
    def walking(at: float) -> Sample:
        step = 2 * math.pi * 1.9 * at
        return (1.2 * math.sin(step / 2), 5.5 + 1.5 * math.sin(step), 8 + 3.5 * math.sin(step))

    assert shakes(walking, 20, rate, "soft") == []


@RATES
@pytest.mark.parametrize(("quarters", "seconds"), [(1, 0.8), (1, 2), (2, 2), (2, 4)])
def test_a_turn_is_no_shake(rate: float, quarters: int, seconds: float) -> None:
    def turning(at: float) -> Sample:
        angle = min(1.0, max(0.0, (at - 1) / seconds)) * quarters * math.pi / 2
        return (G * math.sin(angle), 0, G * math.cos(angle))

    assert shakes(turning, 8, rate) == []


def test_strength_sets_what_it_takes() -> None:
    weak, firm, violent = shaken(6.5), shaken(10.5), shaken(18)
    found = {
        strength: [bool(shakes(trace, 4, strength=strength)) for trace in (weak, firm, violent)]
        for strength in ("soft", "normal", "strong")
    }
    assert found == {
        "soft": [True, True, True],
        "normal": [False, True, True],
        "strong": [False, False, True],
    }


def test_a_touch_deafens_for_half_a_second() -> None:
    detector = ShakeDetector()
    trace = shaken(18, start=0, end=9)
    for number in range(9 * 50):
        at = number / 50
        if number % 20 == 0:
            detector.touched(at)
        assert not detector.feed(at, *trace(at))


def test_pushes_all_one_way_are_no_shake() -> None:
    def lurching(at: float) -> Sample:
        return (14 if 0.2 < at % 0.4 < 0.26 else 0, 0, G)

    assert shakes(lurching, 6, noise=0) == []
