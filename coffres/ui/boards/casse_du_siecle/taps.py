"""Taps on the vault: which taps make a move, and which refused move other taps would make."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from coffres.engine.contract import Ask, Move, View
from coffres.games.casse_du_siecle import words
from coffres.games.casse_du_siecle.material import FREE, SIGNS
from coffres.ui.chooser import Part

_NOTHING = -1  # stands for a key or a lock that was not tapped
_THINGS = {  # verb -> the kinds of things that are tapped for it
    "take_bunch": "place",
    "pick": "place",
    "look": "gear",
    "claim": "door",
    "lift": "lock",
    "put_back": "key",
    "starter": "seat",
}


def parts_of(move: Move, view: View) -> Sequence[Part]:
    """The parts to tap for a move; `view` is the table's view."""
    verb, args = move.verb, move.args
    if verb in ("place", "lay"):
        return [("key", args[0]), ("lock", args[1])]
    if verb in ("steal", "change"):
        return [*(("key", face) for face in _keys_for(*args, view)), ("door", args[0])]
    if verb in _THINGS:
        return [(_THINGS[verb], args[0]), *([("act", verb)] if verb in words.ACTIONS else [])]
    return [("act", verb)]


def _keys_for(door: int, code: int, view: View) -> list[int]:
    """The keys of the hand that this code needs."""
    lying = view["laid"][SIGNS * door : SIGNS * (door + 1)]
    return [want for want, face in zip(words.CODES[door][code], lying, strict=True) if want != face]


def answer_to(ask: Ask, tapped: Mapping[str, object], view: View, lock_faces: Sequence[int]) -> Move | None:
    """The move made by taps; `tapped`: kind of thing -> the last thing of this kind that was tapped."""
    by = ask.by
    if ask.prompt in ("take", "pick"):
        return Move(by, "take_bunch" if ask.prompt == "take" else "pick", (tapped.get("place", _NOTHING),))
    if ask.prompt == "return":
        return Move(by, tapped.get("act", "put_back"), (tapped["key"],) if "key" in tapped else ())
    if ask.prompt != "act":
        return None
    if tapped.get("act") == "done":
        return Move(by, "done")
    if "place" in tapped or "gear" in tapped:
        return Move(by, "take_bunch", (tapped.get("place", _NOTHING),))
    if view["options"]["hidden_keys"]:
        return _face_down(by, tapped, view)
    return _face_up(by, tapped, view, lock_faces)


def _face_up(by: int, tapped: Mapping[str, object], view: View, lock_faces: Sequence[int]) -> Move:
    key = tapped.get("key", _NOTHING)
    lock = tapped.get("lock", _NOTHING)
    if "door" in tapped:
        door = tapped["door"]
        other = view["options"]["owned_doors"] and view["owner"][door] != by
        return Move(by, "steal" if other else "change", (door, 0))
    if lock == _NOTHING and key != _NOTHING:
        lock = lock_faces.index(key)  # the lock that the key is made for
    return Move(by, "place", (key, lock))


def _face_down(by: int, tapped: Mapping[str, object], view: View) -> Move:
    lock = tapped.get("lock", SIGNS * tapped["door"] if "door" in tapped else _NOTHING)
    covered = lock != _NOTHING and view["laid"][lock] != FREE
    if tapped.get("act") == "lift" or ("key" not in tapped and covered):
        return Move(by, "lift", (lock,))
    return Move(by, "lay", (tapped.get("key", _NOTHING), lock))
