"""Runs tests on changed sources in copies of the checkout, one copy for each processor."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from coffres.dev.mutation import Change
from coffres.engine.trouble import N_, Trouble

_NEEDED = ("assets", "coffres", "tests", "pyproject.toml")
_HOME = ".home"
_MADE = shutil.ignore_patterns("__pycache__", ".*")
_PYTEST = ("-m", "pytest", "--exitfirst", "--quiet", "--assert=plain", "-p", "no:cacheprovider")
# without plugins, because loading them takes longer than most tests
_QUICK = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_ADDOPTS": ""}
_BOUNDED = 'ulimit -t "$0"; ulimit -v "$1"; shift; exec "$@"'
_MEMORY_KB = 4 << 20  # some changes make a program collect data without end ...
_PATIENCE = 600  # ... and some make it wait for ever: most seconds of real time
_SPARE = 5  # CPU seconds allowed besides twice the time of the unchanged sources
_LOOK_EVERY = 0.02  # seconds between two looks at the processes
_LATER = 10  # seconds added to a changed file's time, so that no older compiled file is used for it

Stage = Sequence[str]  # arguments for pytest; each stage runs only if the one before has noticed nothing


class _Copy:
    """One copy of the checkout, in which one change at a time is tried."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._change: Change | None = None
        self._source = b""  # the file as it was before the change
        self._stages: list[tuple[Stage, int]] = []  # the stages still to run, with their CPU seconds
        self._process: subprocess.Popen[bytes] | None = None
        self._until = 0.0

    def begin(self, change: Change, stages: Sequence[tuple[Stage, int]]) -> None:
        path = self._folder / change.file
        times = path.stat()
        self._change, self._source, self._stages = change, path.read_bytes(), list(stages)
        path.write_text(change.source, encoding="utf-8")
        os.utime(path, (times.st_atime, times.st_mtime + _LATER))
        self._next_stage()

    def found(self) -> tuple[Change, bool] | None:
        """The change, and whether tests notice it (or never end because of it); None while this is not
        known."""
        if self._process is None or self._change is None:
            return None
        status = self._process.poll()
        if status is None and time.monotonic() < self._until:
            return None
        self.end()
        if status == 0 and self._stages:
            self._next_stage()
            return None
        change = self._change
        self._put_back(self._folder / change.file)
        return change, status != 0

    def end(self) -> None:
        if self._process is not None:
            _end(self._process)
            self._process = None

    def is_free(self) -> bool:
        return self._change is None

    def _next_stage(self) -> None:
        stage, seconds = self._stages.pop(0)
        self._process = _start(self._folder, stage, seconds, {"PYTHONDONTWRITEBYTECODE": "1"})
        self._until = time.monotonic() + _PATIENCE

    def _put_back(self, path: Path) -> None:
        times = path.stat()
        path.write_bytes(self._source)
        os.utime(path, (times.st_atime, times.st_mtime - _LATER))
        self._change = None


def unnoticed(
    checkout: Path, folder: Path, stages: Sequence[Stage], changes: Sequence[Change]
) -> Iterator[Change]:
    """The changes that no test notices, as they are found. Raises Trouble if tests fail without any change.

    The checkout is only read: everything is done in copies of it in this folder.
    """
    first = folder / "0"
    for name in _NEEDED:
        _copy(checkout / name, first / name)
    timed = [(stage, _seconds(first, stage)) for stage in stages]
    folders = [folder / str(at) for at in range(min(os.cpu_count() or 1, len(changes)))]
    for other in folders[1:]:
        shutil.copytree(first, other, ignore=shutil.ignore_patterns(_HOME))
    copies = [_Copy(each) for each in folders]
    try:
        yield from _try_all(copies, timed, changes)
    finally:
        for copy in copies:
            copy.end()


def _try_all(
    copies: Sequence[_Copy], stages: Sequence[tuple[Stage, int]], changes: Sequence[Change]
) -> Iterator[Change]:
    waiting = list(reversed(changes))
    while waiting or not all(copy.is_free() for copy in copies):
        for copy in copies:
            if copy.is_free() and waiting:
                copy.begin(waiting.pop(), stages)
            match copy.found():
                case (change, False):
                    yield change
        time.sleep(_LOOK_EVERY)


def _seconds(folder: Path, stage: Stage) -> int:
    """The CPU seconds allowed for these tests, computed from a run without any change."""
    before = os.times().children_user
    process = _start(folder, stage, _PATIENCE, {})
    try:
        failed = process.wait() != 0
    finally:
        _end(process)
    if failed:
        raise Trouble(
            N_("Ces tests échouent déjà sans rien changer, ou ne se laissent pas lancer : {tests}."),
            tests=" ".join(stage),
        )
    return _SPARE + round(2 * (os.times().children_user - before))


def _start(folder: Path, stage: Stage, seconds: int, more: Mapping[str, str]) -> subprocess.Popen[bytes]:
    """Starts pytest in this folder. Tests get a home folder there, so they cannot write into the user's."""
    home = folder / _HOME
    home.mkdir(exist_ok=True)
    own = {"HOME": str(home), "TMPDIR": str(home), "PYTHONHASHSEED": "0", **_QUICK}
    return subprocess.Popen(
        ["sh", "-c", _BOUNDED, str(seconds), str(_MEMORY_KB), sys.executable, *_PYTEST, *stage],
        cwd=folder,
        env={**os.environ, **own, **more},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


def _end(process: subprocess.Popen[bytes]) -> None:
    """Ends a process and all that it has started."""
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def _copy(source: Path, target: Path) -> None:
    if source.is_dir():
        shutil.copytree(source, target, ignore=_MADE)
    elif source.exists():
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(source, target)
