"""Laid flat: held before, then at rest with the screen up, for six tenths of a second."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

import pytest

from coffres.device.flat import FlatDetector

G = 9.81
Sample = tuple[float, float, float]
Trace = Callable[[float], Sample]


def tilted(angle: float, turned: float = 0) -> Sample:
    """The tablet tilted by so many degrees, its near side towards any edge of the screen."""
    side = G * math.sin(math.radians(angle))
    return (
        side * math.sin(math.radians(turned)),
        side * math.cos(math.radians(turned)),
        G * math.cos(math.radians(angle)),
    )


def laid(trace: Trace, seconds: float = 6, rate: float = 20, noise: float = 0.15) -> list[float]:
    rng = random.Random(3)
    detector = FlatDetector()
    return [
        number / rate
        for number in range(int(seconds * rate))
        if detector.feed(number / rate, *(part + rng.gauss(0, noise) for part in trace(number / rate)))
    ]


@pytest.mark.parametrize("rate", [5, 20, 50])
@pytest.mark.parametrize("turned", [0, 90, 180, 270])
@pytest.mark.parametrize("angle", [35, 60, 90])
def test_held_and_put_down(angle: float, turned: float, rate: float) -> None:
    found = laid(lambda at: tilted(angle, turned) if at < 2 else tilted(3), rate=rate)
    assert len(found) == 1
    assert 2.5 < found[0] < 3.1


@pytest.mark.parametrize("angle", [0, 5, 10, 20, 40, 80])
def test_how_it_lies_or_is_held_all_the_time_says_nothing(angle: float) -> None:
    assert laid(lambda at: tilted(angle)) == []


def test_half_a_second_is_too_short() -> None:
    assert laid(lambda at: tilted(2 if 2 < at < 2.5 else 45)) == []


def test_face_down_is_not_flat() -> None:
    assert laid(lambda at: tilted(45) if at < 2 else (0, 0, -G)) == []


def test_while_it_is_moved_it_does_not_lie() -> None:
    def swung(at: float) -> Sample:
        return tilted(45) if at < 2 else (0, 0, G + 4 * math.sin(9 * at))

    assert laid(swung) == []


def test_a_bump_of_the_table_is_no_holding() -> None:
    def bumped(at: float) -> Sample:
        return (20 * math.exp(-(at - 2) / 0.1), 0, G) if at > 2 else (0, 0, G)

    assert laid(bumped) == []


def test_every_time_it_is_held_and_put_down() -> None:
    assert len(laid(lambda at: tilted(45 if at % 2 < 1 else 0), seconds=6)) == 3
