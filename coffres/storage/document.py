"""Small JSON files that are replaced as a whole: settings, players, the family's cards.

Reading one never fails. A field that cannot be understood gets the value it has in a new file, and a note
says so. Fields that this version does not know are kept. Where the files lie is decided in kept.py.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any, TypeVar

from coffres.engine.trouble import N_, Trouble
from coffres.storage.disk import DISK, Disk, make_folder, replace_file, shown

T = TypeVar("T")

_UNREADABLE = N_("« {file} » était illisible : tout y reprend sa valeur d'origine.")
_PARTLY = N_("Dans « {file} », ce qui était illisible a été laissé de côté (nombre : {count}).")

_DEEPEST = 32  # lists within lists from a newer version: deeper ones could not be written again


class Document:
    """The content of a file while it is being read."""

    def __init__(self, raw: bytes) -> None:
        self._bad = 0  # number of fields and records that were refused
        data = _parsed(raw)
        self._nothing_left = data is None
        self._data = data or {}

    def field(self, name: str, make: Callable[[Any], T], default: T) -> T:
        """The value of a field, converted by `make`; the default if the field is missing or refused."""
        if name not in self._data:
            return default
        try:
            return make(self._data[name])
        except (Trouble, KeyError, TypeError, ValueError):
            self._bad += 1
            return default

    def records(self, name: str, kind: Callable[..., T], check: Callable[[T], T]) -> tuple[T, ...]:
        """A field that is a list of objects, as NamedTuples of this kind. Those that `check` refuses are left
        out."""
        records: list[Any] = self.field(name, _list, [])
        found = []
        for record in records:
            try:
                found.append(check(kind(**known_fields(kind, record))))
            except (Trouble, KeyError, TypeError, ValueError):
                self._bad += 1
        return tuple(found)

    def others(self, known: Collection[str]) -> dict[str, Any]:
        """The fields that a newer version wrote and this one does not know."""
        others = {name: value for name, value in self._data.items() if name not in known}
        shallow = {name: value for name, value in others.items() if not _deeper(value, _DEEPEST)}
        self._bad += len(others) - len(shallow)
        return shallow

    @property
    def damaged(self) -> bool:
        """Whether anything could not be understood. Ask after all fields have been read."""
        return self._nothing_left or self._bad > 0

    def notes(self, path: Path) -> list[Trouble]:
        """The notes for people about the file. Ask after all fields have been read."""
        if self._nothing_left:
            return [Trouble(_UNREADABLE, file=shown(path))]
        return [Trouble(_PARTLY, file=shown(path), count=self._bad)] if self._bad else []


def encoded(data: dict[str, Any]) -> bytes:
    return (json.dumps(data, indent=1) + "\n").encode("ascii")


def write(path: Path, data: dict[str, Any], disk: Disk = DISK) -> None:
    """Writes the whole file. If that fails, raises Trouble and changes nothing."""
    make_folder(path.parent, disk)
    replace_file(path, encoded(data), disk)


def one_of(*choices: T) -> Callable[[Any], T]:
    """A converter that accepts only these values; 1 is not accepted for True."""

    def make(value: Any) -> T:
        for choice in choices:
            if type(choice) is type(value) and choice == value:
                return choice
        raise ValueError(value)

    return make


def _parsed(raw: bytes) -> dict[str, Any] | None:
    try:
        data = json.loads(raw)
    except (ValueError, RecursionError):  # not JSON, not text, or too many brackets
        return None
    return data if isinstance(data, dict) else None


def _list(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise TypeError(value)
    return value


def _deeper(value: Any, depth: int) -> bool:
    if not isinstance(value, dict | list):
        return False
    inner = value.values() if isinstance(value, dict) else value
    return depth == 0 or any(_deeper(each, depth - 1) for each in inner)


def known_fields(kind: Any, record: Any) -> dict[str, Any]:
    """The fields of a record that this NamedTuple has: a newer version may have written more."""
    if not isinstance(record, dict):
        raise TypeError(record)
    return {name: record[name] for name in kind._fields if name in record}
