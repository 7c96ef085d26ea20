"""What taps on the vault would have done: so that the rules can say why they do not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from coffres.engine.contract import Ask, Move, View
from coffres.games.casse_du_siecle.material import FREE, SIGNS

_NOTHING = -1  # in the place of a key or a lock that was not tapped


def answer_to(ask: Ask, tapped: Mapping[str, object], view: View, lock_faces: Sequence[int]) -> Move | None:
    """`tapped`: kind of thing -> the last one of that kind."""
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
        lock = lock_faces.index(key)  # the one it is made for
    return Move(by, "place", (key, lock))


def _face_down(by: int, tapped: Mapping[str, object], view: View) -> Move:
    lock = tapped.get("lock", SIGNS * tapped["door"] if "door" in tapped else _NOTHING)
    covered = lock != _NOTHING and view["laid"][lock] != FREE
    if tapped.get("act") == "lift" or ("key" not in tapped and covered):
        return Move(by, "lift", (lock,))
    return Move(by, "lay", (tapped.get("key", _NOTHING), lock))
