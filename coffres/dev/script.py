"""Scripts of moves, as people write them: one `[by, verb, [args]]` a line, and `#` before a comment."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, NamedTuple

from coffres.engine.contract import Move
from coffres.engine.options import as_tuples
from coffres.engine.trouble import N_, Trouble
from coffres.storage.disk import read_bytes, shown

_INTERRUPTION = re.compile(r"([a-z_]+)(\[.*\])?@([0-9]{1,9})")


class Line(NamedTuple):
    """A move with its line in the script."""

    number: int
    move: Move


class Interruption(NamedTuple):
    """An interruption, made as soon as it is possible after so many moves of the game."""

    verb: str
    args: tuple[Any, ...] | None  # None: the first such interruption, whatever its arguments
    at: int


def read_script(path: Path) -> list[Line]:
    try:
        lines = read_bytes(path).decode().splitlines()
    except UnicodeDecodeError:
        raise Trouble(N_("« {file} » n'est pas un texte."), file=shown(path)) from None
    return [
        Line(number, _move(line, number))
        for number, line in enumerate(lines, 1)
        if line.strip() and not line.lstrip().startswith("#")
    ]


def _move(text: str, number: int) -> Move:
    parts = _value(text)
    match parts:
        case (int(by), str(verb)):
            return Move(by, verb)
        case (int(by), str(verb), tuple(args)):
            return Move(by, verb, args)
    raise Trouble(N_('Ligne {line} du scénario : un coup s\'écrit [by, "verb", [args]].'), line=number)


def interruption(text: str) -> Interruption:
    """Reads `stop@40`, or `leave[2]@40` if the move has arguments."""
    found = _INTERRUPTION.fullmatch(text)
    args = _value(found[2]) if found and found[2] else None
    if found is None or (found[2] and not isinstance(args, tuple)):
        raise Trouble(N_("« {text} » n'est pas une interruption : stop@40, ou leave[2]@40."), text=text)
    return Interruption(found[1], args, int(found[3]))


def _value(text: str) -> Any:
    """The value of a JSON text; None if it is not JSON, or not a value that moves can have."""
    try:
        return as_tuples(json.loads(text))
    except (ValueError, RecursionError, Trouble):
        return None
