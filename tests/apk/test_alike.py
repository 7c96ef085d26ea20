"""Two screens are alike when a person at arm's length would say so; a black one is like nothing."""

from __future__ import annotations

import struct
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.apk.rehearsal import FINE, LYING, UPRIGHT, rehearse
from tools.apk.alike import LIKE, likeness, read

WIDTH, HEIGHT = 480, 300
Colour = tuple[int, int, int]


def picture(
    paint: Callable[[float, float], Colour], width: int = WIDTH, height: int = HEIGHT, newer: bool = True
) -> bytes:
    """Of what `paint` says of each place, from 0 to 1; as an older or a newer Android hands it over."""
    head = struct.pack("<IIII", width, height, 1, 0)[: 16 if newer else 12]
    rows = (bytes((*paint(x / width, y / height), 255)) for y in range(height) for x in range(width))
    return head + b"".join(rows)


def shelf(x: float, y: float) -> Colour:
    """A dark room with five lit things in it, about as home is."""
    lit = 0.3 < y < 0.8 and (5 * x) % 1 > 0.3
    return (200, 150, 60) if lit else (30, 45, 36)


def shelf_with_other_words(x: float, y: float) -> Colour:
    return (240, 240, 230) if 0.62 < y < 0.66 and (40 * x) % 1 > 0.5 else shelf(x, y)


def shelf_below_a_strip(x: float, y: float) -> Colour:
    return (0, 0, 0) if y < 0.02 else shelf(x, (y - 0.02) / 0.98)


def page(x: float, y: float) -> Colour:
    """Another screen: light, with lines."""
    return (60, 60, 60) if (12 * y) % 1 > 0.6 and x < 0.7 else (240, 235, 220)


def black(_x: float, _y: float) -> Colour:
    return (0, 0, 0)


def felt(_x: float, _y: float) -> Colour:
    """What is shown while the package unpacks itself."""
    return (31, 42, 36)


KNOWN = read(picture(shelf))


@pytest.mark.parametrize("paint", [shelf, shelf_with_other_words, shelf_below_a_strip])
@pytest.mark.parametrize("newer", [True, False])
def test_the_same_screen_is_alike_drawn_finer_and_with_other_words(
    paint: Callable[[float, float], Colour], newer: bool
) -> None:
    assert likeness(read(picture(paint, 2 * WIDTH, 2 * HEIGHT, newer)), KNOWN) > LIKE


@pytest.mark.parametrize("paint", [page, black, felt])
def test_another_screen_is_not(paint: Callable[[float, float], Colour]) -> None:
    seen = read(picture(paint))
    assert likeness(seen, KNOWN) < LIKE
    assert likeness(KNOWN, seen) < LIKE


def test_an_empty_screen_is_not_even_like_itself() -> None:
    assert likeness(read(picture(black)), read(picture(black))) == 0


def test_a_screen_that_lies_the_other_way_is_not() -> None:
    assert likeness(read(picture(shelf, HEIGHT, WIDTH)), KNOWN) == 0


def test_what_is_no_picture_is_refused() -> None:
    with pytest.raises(SystemExit, match="no picture of 480 by 300"):
        read(picture(shelf)[:-1])


def test_home_is_known_on_a_finer_screen(tmp_path: Path) -> None:
    """As an emulator draws it; and with a game to go on with it is another screen."""
    known = rehearse(tmp_path / "known", LYING, UPRIGHT)
    fine = rehearse(tmp_path / "fine", "1280x800", density=FINE) / "1280x800"
    every = {path: read(path.read_bytes()) for path in sorted(known.glob("*/*.rgba"))}
    for name in ("home.rgba", "home-kept.rgba"):
        seen = read((fine / name).read_bytes())
        alike = [path for path, picture in every.items() if likeness(seen, picture) >= LIKE]
        assert alike == [known / LYING / name]
