"""Where our data is: beside the package in a checkout and on the tablet, inside the package in a wheel."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def _place(name: str) -> Path:
    installed = _PACKAGE / "_data" / name
    return installed if installed.is_dir() else _PACKAGE.parent / name


ASSETS = _place("assets")
KV = _place("kv")
LOCALE = ASSETS / "locale"
