"""The changes that no test can notice, with the reasons: explained.toml, written by people."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from coffres.dev.mutation import Change, Mutable
from coffres.engine.trouble import N_, Trouble

NAME = "explained.toml"


class Key(NamedTuple):
    """Identifies an explanation. It has no line number, because lines move when the file changes."""

    file: str
    function: str
    line: str
    becomes: str


def key(change: Change) -> Key:
    return Key(change.file, change.function, change.before, change.after)


def explanations(path: Path) -> dict[Key, str]:
    """change -> why nobody could notice it"""
    if not path.exists():
        return {}
    try:
        entries = tomllib.loads(path.read_text(encoding="utf-8"))["explained"]
        return {Key(*(entry[name] for name in Key._fields)): entry["why"] for entry in entries}
    except (ValueError, KeyError, TypeError) as error:
        raise Trouble(
            N_("« {file} » ne se lit pas : il y faut des [[explained]] avec {fields}."),
            file=path.name,
            fields=", ".join((*Key._fields, "why")),
        ) from error


def check_current(known: Mapping[Key, str], sources: Sequence[Mutable]) -> None:
    """Raises Trouble if an explanation is for a change to these sources that is not possible any more."""
    by_file = {source.file: source for source in sources}
    for entry in known:
        source = by_file.get(entry.file)
        if source and not any(key(change) == entry for change in source.changes_of(entry.line)):
            raise Trouble(
                N_("{name} explique ce qui ne se change plus : {file} {function}\n{line} → {becomes}"),
                name=NAME,
                **entry._asdict(),
            )
