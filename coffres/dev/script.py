"""Scripts of moves, as people write them: `[by, verb, [args]]` a line, `#` before a comment."""

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
    """A move with its place in the script."""

    number: int
    move: Move


class Interruption(NamedTuple):
    """A move of TABLE that nobody asked for, from some move of the game on."""

    verb: str
    args: tuple[Any, ...] | None  # None: whichever comes first
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
    """`stop@40`, or `leave[2]@40` where the move has arguments."""
    found = _INTERRUPTION.fullmatch(text)
    args = _value(found[2]) if found and found[2] else None
    if found is None or (found[2] and not isinstance(args, tuple)):
        raise Trouble(N_("« {text} » n'est pas une interruption : stop@40, ou leave[2]@40."), text=text)
    return Interruption(found[1], args, int(found[3]))


def _value(text: str) -> Any:
    """None for what is no JSON, or nothing that a move is made of."""
    try:
        return as_tuples(json.loads(text))
    except (ValueError, RecursionError, Trouble):
        return None
