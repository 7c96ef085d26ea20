"""The lines of an evening's file: how each one reads. They are sealed as those of a game are (see lines.py).

{"evening":1,"app":"0.2.0","made":"...","minutes":90,"guests":[["Ana","disc","yellow","top","","pID"]],"crc":N}
{"programme":[["GAME","PRESET"],...],"crc":N}       what is to come, from now on
{"begun":"KEY","game":"GAME","preset":"PRESET","crc":N}      KEY is the name of the game's save
{"finished":"KEY","scores":[["pID","Ana",3,true],...],"figures":{"memory":[4,0]},"crc":N}
{"dropped":"KEY","crc":N}                               the game is not part of the evening any more
{"came":["Zoé","star","pink","left","","pID"],"crc":N}
{"left":"pID","crc":N}                                  a person by id, an automaton by name
{"closed":1,"crc":N}                                    no more games
{"threw":"pID","face":4,"crc":N}                        the last throw of those who are equal
{"ended":1,"crc":N}                                     the great chest has been opened
"""

from __future__ import annotations

import json
from datetime import datetime
from typing import Any, NamedTuple

from coffres import __version__
from coffres.engine.people import NO_ONE
from coffres.engine.trouble import Trouble
from coffres.evening.evening import (
    Begun,
    Came,
    Closed,
    Dropped,
    Ended,
    Evening,
    Event,
    Finished,
    Guest,
    Impossible,
    Left,
    Rearranged,
    Threw,
    opened,
)
from coffres.evening.keys import Finish, Score
from coffres.evening.programme import Planned
from coffres.storage.identity import is_id
from coffres.storage.lines import MADE, Data, Unreadable
from coffres.storage.roster import Seat, checked_seat
from coffres.storage.text import clean_name

SCHEMA = 1
OPENING = b'{"evening":'  # every file of an evening begins with this, and no other kind of file does

_encode = json.JSONEncoder(ensure_ascii=False, check_circular=False, separators=(",", ":")).encode
_WORD_LONGEST = 80  # of the name of a save, a game, a preset or a virtue
_MOST_MINUTES = 24 * 60


class FirstWords(NamedTuple):
    """The first line."""

    minutes: int
    made: str
    guests: tuple[Guest, ...]


# Writing


def first_text(evening: Evening) -> str:
    """The first line of a new evening."""
    about = {"evening": SCHEMA, "app": __version__, "made": evening.made, "minutes": evening.minutes}
    return _open({**about, "guests": evening.guests})


def text_of(event: Event) -> str:
    return _open(_data(event))


def _data(event: Event) -> Data:
    if isinstance(event, Rearranged):
        return {"programme": event.programme}
    if isinstance(event, Begun):
        return {"begun": event.key, "game": event.game, "preset": event.preset}
    if isinstance(event, Finished):
        return {"finished": event.key, "scores": event.finish.scores, "figures": dict(event.finish.figures)}
    if isinstance(event, Dropped):
        return {"dropped": event.key}
    if isinstance(event, Came):
        return {"came": event.guest}
    if isinstance(event, Left):
        return {"left": event.tag}
    if isinstance(event, Threw):
        return {"threw": event.person, "face": event.face}
    return {"closed": 1} if isinstance(event, Closed) else {"ended": 1}


def _open(data: Data) -> str:
    return _encode(data)[:-1]


# Reading


def evening_of(data: Data) -> Evening:
    """The evening that begins with this line. Raises Unreadable for a line that no version writes."""
    if data.keys() != {"evening", "app", "made", "minutes", "guests"}:
        raise Unreadable
    made, minutes = data["made"], data["minutes"]
    if type(minutes) is not int or not 0 <= minutes <= _MOST_MINUTES:
        raise Unreadable
    guests = tuple(_guest(guest) for guest in _list(data["guests"]))
    try:
        if f"{datetime.fromisoformat(made):{MADE}}" != made:
            raise Unreadable
        return opened(made, minutes, guests)
    except (TypeError, ValueError, Impossible):
        raise Unreadable from None


def event_of(data: Data) -> Event:
    """What a line says. Raises Unreadable for a line that no version writes."""
    keys = tuple(data)
    if keys == ("programme",):
        return Rearranged(tuple(Planned(*_words(one, 2)) for one in _list(data["programme"])))
    if keys == ("begun", "game", "preset"):
        return Begun(*_words(list(data.values()), 3))
    if keys == ("finished", "scores", "figures"):
        return Finished(_word(data["finished"]), _finish(data["scores"], data["figures"]))
    if keys == ("dropped",):
        return Dropped(_word(data["dropped"]))
    if keys == ("came",):
        return Came(_guest(data["came"]))
    if keys == ("left",):
        return Left(_word(data["left"]))
    if keys == ("threw", "face") and type(data["face"]) is int:
        return Threw(_word(data["threw"]), data["face"])
    if data in ({"closed": 1}, {"ended": 1}):
        return Closed() if keys == ("closed",) else Ended()
    raise Unreadable


def _finish(scores: Any, figures: Any) -> Finish:
    found = tuple(_score(score) for score in _list(scores))
    if not isinstance(figures, dict):
        raise Unreadable
    read = {_word(name): tuple(_numbers(points, len(found))) for name, points in figures.items()}
    return Finish(found, read)


def _score(values: Any) -> Score:
    person, name, keys, won = _list(values, 4)
    if not is_id(person) or type(keys) is not int or keys not in range(10) or type(won) is not bool:
        raise Unreadable
    if person == NO_ONE and keys:
        raise Unreadable
    return Score(person, _name(name), keys, won)


def _guest(values: Any) -> Guest:
    """Somebody whom this version can show."""
    words = _list(values, len(Guest._fields))
    try:
        guest = Guest(*checked_seat(Seat(*words)))
    except (Trouble, TypeError, ValueError):
        raise Unreadable from None
    if list(guest) != words:
        raise Unreadable
    return guest


def _name(name: Any) -> str:
    try:
        if clean_name(name) != name:
            raise Unreadable
    except (Trouble, TypeError):
        raise Unreadable from None
    return str(name)


def _numbers(values: Any, count: int) -> list[int]:
    if any(type(value) is not int for value in _list(values, count)):
        raise Unreadable
    return list(values)


def _words(values: Any, count: int) -> list[str]:
    return [_word(value) for value in _list(values, count)]


def _word(value: Any) -> str:
    if type(value) is not str or not 0 < len(value) <= _WORD_LONGEST:
        raise Unreadable
    return value


def _list(value: Any, count: int | None = None) -> list[Any]:
    if type(value) is not list or (count is not None and len(value) != count):
        raise Unreadable
    return value
