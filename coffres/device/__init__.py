"""Hands and senses: the tablet's motor, sensor, voice and screen, behind ports of our own.

The only package that imports plyer or jnius, and only inside functions.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

from coffres.device.ports import Device


def here(let_sleep: Callable[[bool], None]) -> Device:
    """The device that this runs on. `let_sleep` is how a desktop's window is told when to stay on."""
    if on_android():
        from coffres.device import android

        return android.device()
    from coffres.device import desktop

    return desktop.device(let_sleep)


def on_android() -> bool:
    """Python calls the tablet's system "linux" before 3.13 and "android" after: neither tells them apart."""
    return hasattr(sys, "getandroidapilevel") or "ANDROID_ARGUMENT" in os.environ
