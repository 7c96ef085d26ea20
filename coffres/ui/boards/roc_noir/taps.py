"""What must be tapped for a move, and what a tap stands for.

Steps are played at once. A move that costs something for ever (a rope, a portrait robbed or put under a pile)
is first put together, and then confirmed by a plate of its own.
"""

from __future__ import annotations

from collections.abc import Sequence

from coffres.engine.contract import Move, View
from coffres.games.roc_noir.material import KNIGHTS, SIDE
from coffres.ui.chooser import Part

ROPE = ("act", "jump")
SWAP = ("act", "swap")
SEEN = ("act", "seen")
SURE_JUMP, SURE_ROB = ("sure", "jump"), ("sure", "rob")
_PORTRAITS = range(24)
# The parts that confirm. A swap is confirmed by a tap on the portrait that the first one is to join.
SEALS = (SURE_JUMP, SURE_ROB, *(("meet", half) for half in _PORTRAITS))

Taken = Sequence[Part]


def parts_of(move: Move) -> list[Part]:
    verb, args = move.verb, move.args
    if verb in ("step", "beside"):
        return [("place", args[0])]
    if verb == "jump":
        return [ROPE, ("over", args[0]), SURE_JUMP]
    if verb == "swap":
        return [SWAP, ("give", args[0]), ("meet", args[0] ^ 1)]
    if verb == "rob":
        return [("take", args[0]), SURE_ROB]
    if verb == "exchange":
        return [*(("under", half) for half in args), ("sure", *args)]
    if verb in ("choose", "youngest"):
        return [(verb, args[0])]
    return [("act", verb)]


def place_part(place: int | None, taken: Taken) -> Part:
    return ("over" if ROPE in taken else "place", place)


def beside(view: View) -> list[int]:
    """RN-19: the squares beside its place of which the player of a knight put back chooses one."""
    row, column = divmod(view["origin"], SIDE)
    squares = (row * SIDE + (column ^ 1), (row ^ 1) * SIDE + column)
    return [square for square in squares if square not in view["knights"]]


def portrait_part(portrait: int, view: View, taken: Taken) -> Part:
    """The part that a tap on a portrait of any rack stands for now."""
    holder = view["racks"].index(portrait) // 2
    if holder // KNIGHTS != view["seat"]:
        return ("take", portrait)
    given = picked(taken, "give")
    if given is not None and portrait == given ^ 1:
        return ("meet", portrait)
    if view["phase"] == "exchange" and holder == view["mover"] and given is None and SWAP not in taken:
        return ("under", portrait)
    return ("give", portrait)


def under(taken: Taken) -> tuple[int, ...]:
    """The portraits that go under a pile, in the order in which they were tapped."""
    return tuple(part[1] for part in taken if part[0] == "under")


def picked(taken: Taken, kind: str) -> int | None:
    """The thing of this kind that was tapped; None if none was."""
    return next((part[-1] for part in taken if part[0] == kind), None)


def pending(view: View, taken: Taken) -> tuple[str, dict[str, int]]:
    """What these taps have begun, with its numbers (portraits, a seat, ropes); empty: there is nothing to
    say."""
    over, half, given = picked(taken, "over"), picked(taken, "take"), picked(taken, "give")
    below = under(taken)
    racks = view["racks"]
    if over is not None:
        return "jump", {"left": view["ropes"][view["seat"]] - 1}
    if half is not None:
        victim, back = racks.index(half) // 2 // KNIGHTS, racks[racks.index(half ^ 1) ^ 1]
        return "rob", {"portrait": half, "target": victim, "given": back}
    if given is not None:
        return "meet", {"portrait": given}
    if below:
        return ("two" if below[1:] else "one"), {"portrait": below[0], "other": below[-1]}
    return {ROPE: "over", SWAP: "swap"}.get(taken[0] if taken else None, ""), {}


def attempted(view: View, taken: Taken) -> Move | None:
    """The move that these taps would make, so that the rules can say why it is refused."""
    kind, *_, what = taken[-1]
    seat = view["seat"]
    if what is None or seat < 0 or (view["phase"] == "roll" and kind != "give"):
        return None
    if kind in ("place", "over"):
        verb = "beside" if view["phase"] == "beside" else "jump" if kind == "over" else "step"
        return Move(seat, verb, (what,))
    if kind == "under":
        return Move(seat, "exchange", (what,))
    verb = {"give": "swap", "meet": "swap", "take": "rob", "choose": "choose"}.get(kind)
    return Move(seat, verb, (what,)) if verb else None
