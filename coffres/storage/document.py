"""Small JSON files that are replaced as a whole: settings, players, cards of one's own.

Reading one never fails: what cannot be understood falls back, field by field, to what a new file would hold;
the file that was there is kept beside, and a note says so. Fields that this version does not know are kept.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any, TypeVar

from coffres.engine.trouble import N_, Trouble
from coffres.storage.disk import (
    DISK,
    KEPT,
    MISSING,
    Disk,
    keep_copy,
    make_folder,
    read_bytes,
    replace_file,
    shown,
)

T = TypeVar("T")

_UNREADABLE = N_("« {file} » était illisible : tout y reprend sa valeur d'origine.")
_PARTLY = N_("Dans « {file} », ce qui était illisible a été laissé de côté (nombre : {count}).")


class Document:
    """One file, while it is being understood."""

    def __init__(self, path: Path, raw: bytes) -> None:
        self._path = path
        self._raw = raw
        self._bad = 0  # fields and records that were refused
        self._notes: list[Trouble] = []
        data = _parsed(raw)
        self._damaged = data is None
        self._data = data or {}

    @classmethod
    def at(cls, path: Path) -> Document:
        """The app opens all the same where there is no file yet, or none that can be read."""
        try:
            return cls(path, read_bytes(path))
        except Trouble as trouble:
            document = cls(path, b"{}")
            if trouble.sentence != MISSING:
                document._notes.append(trouble)
            return document

    def field(self, name: str, make: Callable[[Any], T], default: T) -> T:
        """The value of a field as `make` understands it; the default where it is missing or refused."""
        if name not in self._data:
            return default
        try:
            return make(self._data[name])
        except (Trouble, KeyError, TypeError, ValueError):
            self._bad += 1
            return default

    def records(self, name: str, kind: Callable[..., T], check: Callable[[T], T]) -> tuple[T, ...]:
        """A field that is a list of objects, as NamedTuples of a kind, without those that `check` refuses."""
        records: list[Any] = self.field(name, _list, [])
        found = []
        for record in records:
            try:
                found.append(check(kind(**known_fields(kind, record))))
            except (Trouble, KeyError, TypeError, ValueError):
                self._bad += 1
        return tuple(found)

    def others(self, known: Collection[str]) -> dict[str, Any]:
        """Fields of a version that knows more than we do."""
        return {name: value for name, value in self._data.items() if name not in known}

    def notes(self) -> list[Trouble]:
        """What is to be said, once every field was read."""
        notes = self._notes[:]
        if self._damaged:
            notes.append(Trouble(_UNREADABLE, file=shown(self._path)))
        if self._bad:
            notes.append(Trouble(_PARTLY, file=shown(self._path), count=self._bad))
        return notes

    def mend(self, data: dict[str, Any], disk: Disk = DISK) -> list[Trouble]:
        """Where the file was damaged it is kept, and replaced by `data`. What is to be said."""
        if not self._damaged and not self._bad:
            return self.notes()
        try:
            kept = keep_copy(self._path, self._raw, disk)
            write(self._path, data, disk)
        except Trouble as trouble:  # no room: the damaged file stays where it is
            return [*self.notes(), trouble]
        return [*self.notes(), Trouble(KEPT, file=shown(kept))]


def write(path: Path, data: dict[str, Any], disk: Disk = DISK) -> None:
    """All of it, or, with Trouble, nothing."""
    make_folder(path.parent, disk)
    text = json.dumps(data, indent=1) + "\n"
    replace_file(path, text.encode("ascii"), disk)


def one_of(*choices: T) -> Callable[[Any], T]:
    """Understands nothing but these; 1 is not True here."""

    def make(value: Any) -> T:
        for choice in choices:
            if type(choice) is type(value) and choice == value:
                return choice
        raise ValueError(value)

    return make


def _parsed(raw: bytes) -> dict[str, Any] | None:
    try:
        data = json.loads(raw)
    except (ValueError, RecursionError):  # no JSON, no text, or brackets without end
        return None
    return data if isinstance(data, dict) else None


def _list(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise TypeError(value)
    return value


def known_fields(kind: Any, record: Any) -> dict[str, Any]:
    """Those of a record that this NamedTuple has: a newer version may have written more."""
    if not isinstance(record, dict):
        raise TypeError(record)
    return {name: record[name] for name in kind._fields if name in record}
