"""The device: the tablet's motor, sensor, voice and screen, each behind a port of our own.

This is the only package that imports plyer or jnius, and only inside functions.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

from coffres.device.ports import Device


def here(let_sleep: Callable[[bool], None]) -> Device:
    """The device that the app runs on. `let_sleep` is how a desktop's window is told whether the screen may
    switch off."""
    if on_android():
        from coffres.device import android

        return android.device()
    from coffres.device import desktop

    return desktop.device(let_sleep)


def on_android() -> bool:
    """Python before 3.13 calls Android "linux", later versions "android". So the name alone does not tell."""
    return hasattr(sys, "getandroidapilevel") or "ANDROID_ARGUMENT" in os.environ
