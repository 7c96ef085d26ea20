"""The lines of a save: how each one reads, and the seal that ties it to the line before.

    {"schema":2,"game":"KEY","rules":1,"app":"0.2.0","seats":["Ana","Bo"],"levels":["",""],"people":["nID","pID"],
     "advice":false,"options":{},"made":"...","crc":N}      all on one line
    {"by":1,"do":"step","with":[0],"sum":8812,"crc":N}      a move; `sum` is the session's after it
    {"back":1,"who":1,"crc":N}                              that move, taken back
    {"seat":1,"name":"Zoé","level":"","person":"pID","crc":N}   somebody took a seat over; or an automaton did

`sum` says that the game went the same way: it covers what the table was told. `crc` says that the file is
what was written: it covers the line and, through the crc before, all lines above. So a flipped bit in a
secret card, a line twice, or two lines exchanged are found, although the game might have gone on.
"""

from __future__ import annotations

import json
from datetime import datetime
from functools import lru_cache
from typing import Any, NamedTuple
from zlib import crc32

from coffres.engine.contract import Move, Value
from coffres.engine.levels import LEVELS, PERSON
from coffres.engine.people import NO_ONE
from coffres.engine.trouble import N_, Trouble
from coffres.storage.identity import is_id
from coffres.storage.text import NAME_LONGEST, clean_name

OLDEST = 1  # the first schema
SCHEMA = 2  # the schema of these lines; migrate.py brings older ones up to it
MADE = "%Y-%m-%dT%H:%M:%SZ"

_NOT_A_SAVE = N_("« {file} » n'est pas une partie de coffres.")
BAD_HEADER = N_("La première ligne de « {file} » est abîmée : la partie ne peut pas être ouverte.")
NEWER = N_("« {file} » vient d'une version plus récente de coffres : il faut mettre l'application à jour.")
_UNWRITABLE = N_("Ce coup contient un signe que l'on ne peut pas garder.")

_OPENING = b'{"schema":'  # every save begins with this, and no other kind of file does
LONGEST_HEADER = 1 << 20  # bytes: ten times the options of the largest box
CRC = b',"crc":'

Data = dict[str, Any]  # a line, as read from JSON


class Header(NamedTuple):
    """The first line of a save."""

    game: str
    rules: int
    app: str  # the version of the app in which the game began
    seats: tuple[str, ...]  # the names of the players at the beginning
    levels: tuple[str, ...]  # the levels of those who are automata; PERSON for the others
    people: tuple[str, ...]  # the ids of the people; NO_ONE for the others
    advice: bool  # whether this table may ask for advice
    options: dict[str, Value]  # complete, as `settle` returns them
    made: str  # date and time in UTC


class Play(NamedTuple):
    move: Move
    sum: int


class Back(NamedTuple):
    who: int


class TakenOver(NamedTuple):
    seat: int
    name: str
    level: str = PERSON
    person: str = NO_ONE


Entry = Play | Back | TakenOver


class Unreadable(Exception):
    """A line that this version cannot understand."""


# Writing

_encode = json.JSONEncoder(ensure_ascii=False, check_circular=False, separators=(",", ":")).encode


def header_text(header: Header) -> str:
    return _encode({"schema": SCHEMA, **header._asdict()})[:-1]


def play_text(move: Move, total: int) -> str:
    return f'{{"by":{move.by},"do":{_encode(move.verb)},"with":{_encode(move.args)},"sum":{total}'


def back_text(who: int) -> str:
    return f'{{"back":1,"who":{who}'


def seat_text(seat: int, name: str, level: str, person: str) -> str:
    who = f'"name":{_encode(name)},"level":{_encode(level)},"person":{_encode(person)}'
    return f'{{"seat":{seat},{who}'


def seal(text: str, chain: int) -> tuple[bytes, int]:
    """The line for `text` (a JSON object without its closing brace) after a line with the crc `chain`; and
    its own crc."""
    try:
        raw = text.encode()
    except UnicodeEncodeError:
        raise Trouble(_UNWRITABLE) from None
    crc = crc32(raw, chain)
    return b"%b%b%d}\n" % (raw, CRC, crc), crc


def seal_all(texts: list[str], chain: int) -> tuple[bytes, int]:
    lines = []
    for text in texts:
        line, chain = seal(text, chain)
        lines.append(line)
    return b"".join(lines), chain


# Reading


def unseal(line: bytes, chain: int) -> tuple[bytes, int]:
    """A sealed line as JSON, and its crc; `chain` is the crc of the line before. Raises Unreadable if
    anything changed."""
    raw, _, seal_ = line.rpartition(CRC)
    crc = crc32(raw, chain)
    if seal_ != b"%d}" % crc:
        raise Unreadable
    return raw + b"}", crc


_decode = json.JSONDecoder().decode


def data_of(line: bytes) -> Data:
    try:
        data = _decode(line.decode())
    except (ValueError, RecursionError):  # not UTF-8, not JSON, or too many brackets
        raise Unreadable from None
    if not isinstance(data, dict):
        raise Unreadable
    return data


def all_data_of(lines: list[bytes]) -> list[Data]:
    """`data_of` for many lines, up to the first unreadable one. Doing all in one call is three times as
    fast."""
    try:
        found = _decode(f"[{b','.join(lines).decode()}]")
    except (ValueError, RecursionError):
        found = []
    if len(found) == len(lines) and all(type(data) is dict for data in found):
        return list(found)
    readable = []
    for line in lines:
        try:
            readable.append(data_of(line))
        except Unreadable:
            break
    return readable


_PLAY = {"by", "do", "with", "sum"}
_BACK = {"back", "who"}
_SEAT = {"seat", "name", "level", "person"}


def entry_of(data: Data) -> Entry:
    """What a line says. Raises Unreadable for a line that no version of the app writes."""
    keys = data.keys()
    if keys == _PLAY:
        by, verb, args, total = data["by"], data["do"], data["with"], data["sum"]
        if type(by) is int and type(verb) is str and type(args) is list and type(total) is int:
            return Play(Move(by, verb, args_of(args)), total)
    elif keys == _BACK:
        if data["back"] == 1 and type(data["who"]) is int:
            return Back(data["who"])
    elif keys == _SEAT and type(data["seat"]) is int and _is_somebody(data):
        return TakenOver(data["seat"], data["name"], data["level"], data["person"])
    raise Unreadable


def _is_somebody(data: Data) -> bool:
    return _is_name(data["name"]) and _is_level(data["level"]) and is_id(data["person"])


def _is_level(level: Any) -> bool:
    return type(level) is str and level in (PERSON, *LEVELS)


def _is_name(text: Any) -> bool:
    """Whether this is a name as `clean` returns it."""
    return type(text) is str and len(text) <= NAME_LONGEST and _is_clean(text)


@lru_cache(1000)
def _is_clean(name: str) -> bool:
    try:
        return clean_name(name) == name
    except Trouble:
        return False


_PLAIN = frozenset((int, str, bool, type(None)))
_DEEPEST = 8  # depth of tuples within tuples: no game has more than two


def args_of(values: list[Any], depth: int = 0) -> tuple[Any, ...]:
    """The arguments of a move, read from JSON: its lists become tuples."""
    for value in values:
        if type(value) not in _PLAIN:
            break
    else:
        return tuple(values)  # the usual case
    if depth == _DEEPEST or any(type(value) not in _PLAIN and type(value) is not list for value in values):
        raise Unreadable
    return tuple(args_of(value, depth + 1) if type(value) is list else value for value in values)


class FirstLine(NamedTuple):
    """The header as it is in the file, of any schema, not yet understood."""

    data: Data
    length: int  # in bytes, with its line end
    stated: int  # the crc written in the line
    true: int  # the crc computed from the line
    intact: bool


def first_line(file_data: bytes, file: str) -> FirstLine:
    """Reads the first line. Raises Trouble for a file that is not a save, or is too new for this version."""
    line, ending, _ = file_data.partition(b"\n")
    try:
        data = data_of(line if ending and len(line) <= LONGEST_HEADER else b"")
    except Unreadable:
        raise Trouble(BAD_HEADER if line.startswith(_OPENING) else _NOT_A_SAVE, file=file) from None
    schema, crc = data.get("schema"), data.pop("crc", None)
    if type(schema) is not int:
        raise Trouble(_NOT_A_SAVE, file=file)
    if schema > SCHEMA:  # nothing else is known about a line of a newer schema
        raise Trouble(NEWER, file=file)
    typed = ((crc, int), (data.get("rules"), int), (data.get("game"), str))
    if schema < OLDEST or any(type(value) is not kind for value, kind in typed):
        raise Trouble(BAD_HEADER, file=file)
    raw, _, seal_ = line.rpartition(CRC)
    true = crc32(raw)
    return FirstLine(data, len(line) + 1, crc, true, intact=seal_ == b"%d}" % true)


def header_of(data: Data, file: str) -> Header:
    """The header of a line that has our schema. Raises Trouble if a field is missing, unknown or wrong."""
    try:
        header = Header(**{name: value for name, value in data.items() if name != "schema"})
        made = datetime.fromisoformat(header.made)
        typed = zip(header, (str, int, str, list, list, list, bool, dict, str), strict=True)
        if any(type(value) is not kind for value, kind in typed) or f"{made:{MADE}}" != header.made:
            raise ValueError
        if not all(map(_is_name, header.seats)) or not all(map(_is_level, header.levels)):
            raise ValueError
        if not all(map(is_id, header.people)):
            raise ValueError
        if not len(header.levels) == len(header.people) == len(header.seats):
            raise ValueError
    except (TypeError, ValueError):
        raise Trouble(BAD_HEADER, file=file) from None
    seats, levels, people = map(tuple, (header.seats, header.levels, header.people))
    return header._replace(seats=seats, levels=levels, people=people)
