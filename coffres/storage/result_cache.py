"""The results that have been computed already, in a file that may be deleted at any moment.

A line for each save, added when its result is known:

    CRC TAB SIZE TAB TIME TAB "KEY" TAB {the result}

It counts as long as the save has this size and this time of change; `crc` covers the rest of the line. The
first line names the version of the app: another one computes everything again. A line is only taken apart
when its result is asked for.
"""

from __future__ import annotations

import json
from collections.abc import Generator
from pathlib import Path
from typing import Any, NamedTuple
from zlib import crc32

from coffres import __version__
from coffres.engine.trouble import Trouble
from coffres.storage.disk import DISK, LARGEST, Disk, make_folder, read_bytes, replace_file, speaking_of
from coffres.storage.reading import exhaust
from coffres.storage.results import Prize, Result, find_result

_SCHEMA = 3
_FIRST = f"coffres results {_SCHEMA} {__version__}".encode()
_SPARE = 200  # lines that may be out of date before the file is written anew

_encode = json.JSONEncoder(ensure_ascii=True, check_circular=False, separators=(",", ":")).encode


class Stamp(NamedTuple):
    """By this we see whether a save is still the one that was read."""

    size: int
    time: int  # when it was changed, in nanoseconds


class ResultCache:
    """The results of saves. What cannot be written here is computed again another day."""

    def __init__(self, file: Path, disk: Disk = DISK) -> None:
        self._file = file
        self._disk = disk
        self._lines: dict[bytes, bytes] | None = None  # by the key, as it is written in the file
        self._written = 0  # lines in the file
        self._waiting: list[bytes] = []  # lines that are to be written together
        self._results: dict[str, tuple[Stamp, Result | Trouble]] = {}

    # Asking

    def known(self, path: Path) -> Result | Trouble | None:
        """The result of this save, or why it has none; None if it must be computed. Raises Trouble for a save
        that is not there."""
        stamp = _stamp(path)
        held = self._results.get(path.stem)
        if held is None or held[0] != stamp:
            result = self._from_file(path.stem, stamp)
            if result is None:
                return None
            held = self._results[path.stem] = (stamp, result)
        return held[1]

    def steps(self, path: Path, together: bool = False) -> Generator[None, None, Result]:
        """Computes the result of this save in slices, and keeps it; `together`: with others, when `write` is
        called. Raises Trouble if it has none."""
        stamp = _stamp(path)
        try:
            result = yield from find_result(path)
        except Trouble as trouble:
            self._results[path.stem] = (stamp, trouble)
            raise
        self._note(path, result, stamp)
        if not together:
            self.write()
        return result

    def find(self, path: Path) -> Result:
        """The result of this save, computed at once if need be. Raises Trouble if it has none."""
        known = self.known(path)
        if isinstance(known, Trouble):
            raise known
        return known or exhaust(self.steps(path))

    def note(self, path: Path, result: Result) -> None:
        """Keeps a result that is known, such as that of the game that has just ended."""
        self._note(path, result, _stamp(path))
        self.write()

    def _note(self, path: Path, result: Result, stamp: Stamp) -> None:
        self._results[path.stem] = (stamp, result)
        line = _line(path.stem, stamp, result)
        self._kept[_written_key(path.stem)] = line
        self._waiting.append(line)

    def write(self) -> None:
        """Writes what waits for it."""
        lines, self._waiting = self._waiting, []
        try:
            if lines:
                self._add(lines)
        except Trouble:  # no room, or no right to write here: it stays in memory for this evening
            self._written = 0  # what a disk without room has of it may be half a line: written anew next time

    # The file

    @property
    def _kept(self) -> dict[bytes, bytes]:
        if self._lines is None:
            self._lines = self._read()
        return self._lines

    def _read(self) -> dict[bytes, bytes]:
        try:
            first, *lines = read_bytes(self._file, LARGEST).split(b"\n")
        except Trouble:  # it is not there, or not ours: everything is computed again
            return {}
        if first != _FIRST:
            return {}
        self._written = len(lines)
        parted = ((line.split(b"\t", 4), line) for line in lines)
        return {parts[3]: line for parts, line in parted if len(parts) == 5}

    def _from_file(self, key: str, stamp: Stamp) -> Result | None:
        line = self._kept.get(_written_key(key))
        if line is None:
            return None
        crc, _, rest = line.partition(b"\t")
        if crc != b"%d" % crc32(rest) or not rest.startswith(b"%d\t%d\t" % stamp):
            return None
        return _understood(json.loads(rest.split(b"\t", 3)[3]))

    def _add(self, lines: list[bytes]) -> None:
        """Adds lines to the file, or writes it anew if it is no longer a good one."""
        make_folder(self._file.parent, self._disk)
        if not self._written or self._written > len(self._kept) + _SPARE:
            every = [_FIRST, *self._kept.values(), b""]
            replace_file(self._file, b"\n".join(every), self._disk)
            self._written = len(every)
            return
        with speaking_of(self._file), self._file.open("ab") as file:
            file.write(b"".join(line + b"\n" for line in lines))
        self._written += len(lines)


def _stamp(path: Path) -> Stamp:
    with speaking_of(path):
        found = path.stat()
    return Stamp(found.st_size, found.st_mtime_ns)


def _written_key(key: str) -> bytes:
    return _encode(key).encode()


def _line(key: str, stamp: Stamp, result: Result) -> bytes:
    data = _encode({**result._asdict(), "figures": dict(result.figures)})
    rest = b"%d\t%d\t%b\t%b" % (*stamp, _written_key(key), data.encode())
    return b"%d\t%b" % (crc32(rest), rest)


def _understood(data: dict[str, Any]) -> Result | None:
    """The result as it was written; None for one that this app would write otherwise."""
    try:
        lists = {name: tuple(value) for name, value in data.items() if isinstance(value, list)}
        result = Result(**{**data, **lists})
        return result._replace(
            prizes=tuple(Prize(*prize) for prize in result.prizes),
            dice=tuple(map(tuple, result.dice)),
            roles=tuple(map(tuple, result.roles)),
            figures={title: tuple(points) for title, points in result.figures.items()},
        )
    except (AttributeError, TypeError):
        return None
