"""Runs `python -m coffres.dev` in this process and catches what it prints."""

from __future__ import annotations

import io
import json
import sys
from typing import Any, NamedTuple

import pytest

from coffres.dev.cli import main


class Ran(NamedTuple):
    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The one line there is."""
        assert self.out.count("\n") == 1, self.out
        return json.loads(self.out)


class Dev:
    """The command line, with somebody at the keyboard."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self._capsys = capsys
        self._monkeypatch = monkeypatch

    def __call__(self, *argv: object, typed: str = "", lang: str = "fr") -> Ran:
        self._monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        self._monkeypatch.setenv("LC_ALL", lang)
        status = main([str(word) for word in argv])
        return Ran(status, *self._capsys.readouterr())
