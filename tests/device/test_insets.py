"""What bars and cut-outs take of the window, on every Android that tells it in its own way."""

from __future__ import annotations

import pytest

from coffres.device.android_insets import AndroidInsets
from coffres.device.ports import NO_MARGINS, Margins
from tests.device.tablet import Tablet, tablet

__all__ = ["tablet"]  # the fixture

_EDGES = [(90, 0, 0, 0), (0, 90, 0, 0), (0, 0, 90, 0), (0, 0, 0, 90)]


@pytest.mark.parametrize("level", [28, 29, 30, 36])
@pytest.mark.parametrize("cutout", _EDGES)
def test_a_cut_out_at_each_edge(tablet: Tablet, level: int, cutout: tuple[int, int, int, int]) -> None:
    tablet.level, tablet.cutout = level, cutout
    insets = AndroidInsets()
    assert insets.margins(*tablet.window) == cutout
    assert insets.trouble is None


@pytest.mark.parametrize("level", [24, 29, 36])
def test_beside_another_app_the_bars_count(tablet: Tablet, level: int) -> None:
    tablet.level, tablet.split, tablet.bars = level, True, (0, 48, 0, 24)
    tablet.window = (1270, 1600)
    assert AndroidInsets().margins(1270, 1600) == Margins(bottom=48, top=24)


@pytest.mark.parametrize("level", [24, 29])
def test_bars_that_are_hidden_do_not_though_an_old_android_tells_them(tablet: Tablet, level: int) -> None:
    tablet.level, tablet.bars = level, (0, 48, 0, 24)
    assert AndroidInsets().margins(*tablet.window) == NO_MARGINS


def test_a_bar_and_a_cut_out_at_one_edge_are_counted_once(tablet: Tablet) -> None:
    tablet.split, tablet.bars, tablet.cutout = True, (0, 0, 0, 24), (0, 0, 0, 60)
    for level in (29, 36):
        tablet.level = level
        assert AndroidInsets().margins(*tablet.window) == Margins(top=60)


def test_what_android_keeps_us_clear_of_is_not_counted_twice(tablet: Tablet) -> None:
    tablet.split, tablet.bars, tablet.cutout = True, (0, 48, 0, 24), (60, 0, 0, 0)
    width, height = tablet.window
    assert AndroidInsets().margins(width, height - 72) == Margins(left=60)
    assert AndroidInsets().margins(width - 60, height) == Margins(bottom=48, top=24)


def test_it_is_asked_anew_each_time(tablet: Tablet) -> None:
    insets = AndroidInsets()
    tablet.cutout = (90, 0, 0, 0)
    assert insets.margins(2560, 1600) == Margins(left=90)
    tablet.cutout, tablet.window = (0, 0, 0, 90), (1600, 2560)
    assert insets.margins(1600, 2560) == Margins(top=90)


def test_before_the_window_is_on_the_screen_nothing_is_known(tablet: Tablet) -> None:
    tablet.attached, tablet.cutout = False, (90, 0, 0, 0)
    insets = AndroidInsets()
    assert insets.margins(*tablet.window) == NO_MARGINS
    tablet.attached = True
    assert insets.margins(*tablet.window) == Margins(left=90)


def test_a_window_that_refuses_is_said(tablet: Tablet) -> None:
    tablet.may_change_window = False
    insets = AndroidInsets()
    assert insets.margins(*tablet.window) == NO_MARGINS
    assert str(insets.trouble) == "Un bord de l'écran peut cacher une partie du jeu."
