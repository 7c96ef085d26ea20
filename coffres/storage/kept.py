"""A document and its file while the app runs. A content that we do not know is never overwritten.

Before a file is replaced, its content is kept under another name if it could not be read, was damaged, or was
written by somebody else since; and a sentence says so.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from coffres.engine.trouble import N_, Trouble
from coffres.storage.disk import (
    DISK,
    KEPT,
    MISSING,
    TOO_MUCH,
    Disk,
    make_folder,
    name_beside,
    read_bytes,
    replace_file,
    shown,
)
from coffres.storage.document import Document, encoded

T = TypeVar("T")

_UNREAD = N_(
    "{why} Rien n'en est perdu : avant d'écrire à la place de ce fichier, coffres le garde sous un autre nom."
)
_MADE_WAY = N_("« {file} » contenait autre chose que ce que coffres y avait lu. C'est gardé sous « {kept} ».")
_LEFT_ALONE = N_("{why} « {file} » reste donc comme il est : rien n'y a été écrit.")


class Kind(NamedTuple, Generic[T]):
    """A kind of document: how to read one, how to write it, and its greatest size."""

    understood: Callable[[Document], T]
    data: Callable[[T], dict[str, Any]]
    largest: int  # its greatest size in bytes


class Kept(Generic[T]):
    def __init__(self, path: Path, kind: Kind[T], disk: Disk = DISK) -> None:
        self._path = path
        self._kind = kind
        self._disk = disk
        # the content of the file as we last read or wrote it; None: not known
        self._known: bytes | None = None

    def load(self) -> tuple[T, list[Trouble]]:
        """The value of the file, and the notes for people. Without a file that can be read, the value of a
        new one."""
        try:
            raw = read_bytes(self._path, self._kind.largest)
        except Trouble as why:
            notes = [] if why.sentence == MISSING else [Trouble(_UNREAD, why=why)]
            return self._kind.understood(Document(b"{}")), notes
        document = Document(raw)
        value = self._kind.understood(document)
        if document.damaged:
            return value, [*document.notes(self._path), *self._mend(value)]
        self._known = raw
        return value, []

    def _mend(self, value: T) -> list[Trouble]:
        beside = name_beside(self._path, "damaged")
        try:
            self._write(value, beside)
        except Trouble as trouble:  # no room for a copy: the damaged file stays where it is
            return [trouble]
        return [Trouble(KEPT, file=shown(beside))]

    def save(self, value: T) -> list[Trouble]:
        """Writes the value. If that fails, raises Trouble and changes nothing. Returns notes about the old
        content."""
        if not self._strange():
            self._write(value, None)
            return []
        beside = name_beside(self._path, "kept")
        try:
            self._write(value, beside)
        except Trouble as why:
            raise Trouble(_LEFT_ALONE, why=why, file=shown(self._path)) from why
        return [Trouble(_MADE_WAY, file=shown(self._path), kept=shown(beside))]

    def _strange(self) -> bool:
        """Whether the file has a content that we neither read nor wrote."""
        try:
            return read_bytes(self._path, self._kind.largest) != self._known
        except Trouble as trouble:
            return trouble.sentence != MISSING

    def _write(self, value: T, beside: Path | None) -> None:
        raw = encoded(self._kind.data(value))
        if len(raw) > self._kind.largest:
            raise Trouble(TOO_MUCH, file=shown(self._path))
        make_folder(self._path.parent, self._disk)
        replace_file(self._path, raw, self._disk, beside)
        self._known = raw
