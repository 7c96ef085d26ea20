"""What a device can afford follows from how long a piece of work takes there."""

from __future__ import annotations

import pytest

from coffres.bots import device_speed


@pytest.mark.parametrize(("seconds", "share"), [(0.004, 100), (0.008, 100), (0.016, 50), (0.5, 20)])
def test_a_slower_device_thinks_less(monkeypatch: pytest.MonkeyPatch, seconds: float, share: int) -> None:
    monkeypatch.setattr(device_speed, "_timed", lambda: seconds)
    assert device_speed.affordable() == share


def test_the_work_is_real() -> None:
    assert device_speed._work() > 10_000
