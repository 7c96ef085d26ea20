"""The film of a game: a recorded beginning of it in scenes, each with a caption, to learn it by watching.

`assets/<key>/film.json` has `seats`, `names`, `options`, `moves` as a save writes them, and `scenes`: each
says its caption in every language, from which move to which one it plays, and whose hand is open in it, if
any's.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from coffres.engine.contract import Move
from coffres.engine.languages import LANGUAGES
from coffres.engine.reel import Reel
from coffres.engine.refused import Refused
from coffres.engine.registry import find
from coffres.engine.session import Session
from coffres.places import ASSETS
from coffres.storage.lines import args_of

NOBODY = -1
SHORTEST, LONGEST = 45, 75  # seconds of a film
_READ = 0.055  # seconds to read one letter of a caption
_THOUGHT = 1.2  # seconds to look from the caption to the board
STEP = 1.5  # seconds that one move takes, with the finger that points at it
_MOST_LETTERS = 170  # of a caption


class Scene(NamedTuple):
    """What is shown: the game after `begin` moves, and how it goes on from there to `end`."""

    begin: int
    end: int
    hand: int  # the seat whose hand is open; NOBODY: what lies on the table
    says: Mapping[str, str]  # the caption, by language


class Film(NamedTuple):
    game: str
    names: tuple[str, ...]
    reel: Reel
    scenes: tuple[Scene, ...]

    def stops(self, scene: Scene) -> list[int]:
        """The positions that the scene plays through, after its first one."""
        return [stop for stop in self.reel.stops if scene.begin < stop <= scene.end]

    def seconds(self, lang: str) -> float:
        """How long it takes, but for the animations of its pieces."""
        steps = sum(len(self.stops(scene)) for scene in self.scenes)
        return sum(reading_time(scene.says[lang]) for scene in self.scenes) + STEP * steps


def reading_time(caption: str) -> float:
    return _THOUGHT + _READ * len(caption)


def has_film(key: str) -> bool:
    return (ASSETS / key / "film.json").is_file()


def film_of(key: str) -> Film:
    """The film of a game that has one."""
    data = _data(key)
    reel = Reel(find(key), data["seats"], _moves(data), data["options"])
    return Film(key, tuple(data["names"]), reel, tuple(map(_scene, data["scenes"])))


def _scene(data: Mapping[str, Any]) -> Scene:
    says = {lang: data[lang] for lang in LANGUAGES}
    return Scene(data["from"], data["to"], data.get("hand", NOBODY), says)


def faults(key: str) -> list[str]:
    """What is wrong with a film: a move that the rules forbid, a scene that cannot be, a caption too long."""
    data = _data(key)
    session = Session(find(key), data["seats"], data["options"])
    for number, move in enumerate(_moves(data)):
        try:
            session.play(move)
        except Refused as refused:
            return [f"move {number}: {move} is refused by {refused.clause}"]
    film = film_of(key)
    found = [] if len(film.names) == film.reel.seats else ["a name is missing, or there is one too many"]
    before = 0
    for number, scene in enumerate(film.scenes):
        if not before <= scene.begin <= scene.end <= film.reel.length:
            found.append(f"scene {number}: {scene.begin} to {scene.end} comes before the scene before it")
        if scene.begin not in film.reel.stops or scene.end not in film.reel.stops:
            found.append(f"scene {number}: nobody ever sees move {scene.begin} or {scene.end}")
        if not NOBODY <= scene.hand < film.reel.seats:
            found.append(f"scene {number}: nobody sits at {scene.hand}")
        for lang, caption in scene.says.items():
            if not 0 < len(caption) <= _MOST_LETTERS:
                found.append(f"scene {number}: {len(caption)} letters in {lang}, of {_MOST_LETTERS}")
        before = scene.end
    for lang in LANGUAGES:
        if not SHORTEST <= film.seconds(lang) <= LONGEST:
            found.append(f"{film.seconds(lang):.0f} seconds in {lang}, not {SHORTEST} to {LONGEST}")
    return found


def _data(key: str) -> dict[str, Any]:
    text = (ASSETS / key / "film.json").read_text(encoding="utf-8")
    data: dict[str, Any] = json.loads(text)
    return data


def _moves(data: Mapping[str, Any]) -> list[Move]:
    return [Move(by, verb, args_of(args)) for by, verb, args in data["moves"]]
