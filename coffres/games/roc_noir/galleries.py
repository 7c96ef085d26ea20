"""What happens in a gallery: drawing, exchanging, and the piles (RN-24 to RN-30, RN-51 to RN-54)."""

from __future__ import annotations

from coffres.engine.contract import Move
from coffres.games.roc_noir import moves
from coffres.games.roc_noir.material import KNIGHTS, NONE, ROOMS, other_half
from coffres.games.roc_noir.state import State


def enter(s: State) -> bool:
    """The mover has entered a gallery. Returns whether it can do nothing there (RN-30)."""
    gallery = s.knights[s.mover] - ROOMS
    s.entered |= 1 << gallery
    s.visited |= 1 << s.mover  # the first gallery it could enter was its own (RN-24)
    place = s.seat * KNIGHTS + gallery
    if not s.drawn >> place & 1:
        s.drawn |= 1 << place
        s.filling = place  # RN-25: the knight with the gallery's colour, whoever came in
        s.phase = "draw"
        return False
    s.phase = "exchange"
    return not (s.unseen[gallery] or s.under[gallery])  # RN-53: the pile may be empty


def draws(s: State) -> list[Move]:
    """RN-54: any portrait of the unordered set; if that is empty, the oldest of the others."""
    gallery = s.knights[s.mover] - ROOMS
    unseen = s.unseen[gallery]
    made = moves.DRAW[gallery]
    if not unseen:
        return [made[s.under[gallery][0]]]
    return [made[portrait] for portrait in range(unseen.bit_length()) if unseen >> portrait & 1]


def draw(s: State, m: Move) -> bool:
    """Draws a portrait. Returns whether the rack is full, which ends the visit."""
    gallery, portrait = m.args
    if s.unseen[gallery]:
        s.unseen[gallery] ^= 1 << portrait
    else:
        s.under[gallery] = s.under[gallery][1:]
    left, right = 2 * s.filling, 2 * s.filling + 1
    s.racks[left if s.racks[left] == NONE else right] = portrait
    if NONE in (s.racks[left], s.racks[right]):
        return False
    s.filling = NONE
    return True


def exchanges(s: State) -> list[Move]:
    return list(moves.exchanges(s.seat, s.racks[2 * s.mover], s.racks[2 * s.mover + 1]))


def exchange(s: State, m: Move) -> None:
    gallery = s.knights[s.mover] - ROOMS
    for portrait in m.args:
        s.racks[s.racks.index(portrait)] = NONE
    s.under[gallery] += m.args
    s.filling = s.mover
    s.phase = "draw"


def holder(s: State, portrait: int) -> int:
    """The knight that holds this portrait; NONE if it is in a pile."""
    return s.racks.index(portrait) // 2 if portrait in s.racks else NONE


def swaps(s: State) -> list[Move]:
    """RN-32: the halves that another knight of the active player can get to make a pair."""
    first = 2 * KNIGHTS * s.seat
    rack = s.racks[first : first + 2 * KNIGHTS]
    found = []
    for place, portrait in enumerate(rack):
        other = portrait ^ 1
        if portrait >= 0 and other in rack and rack.index(other) // 2 != place // 2:
            found.append(moves.SWAP[s.seat][portrait])
    return found


def trade(s: State, portrait: int) -> None:
    """RN-32, RN-33: the portrait goes to the knight with its other half, which gives its own other portrait
    for it."""
    given = given_for(s, portrait)
    racks = s.racks
    here, there = racks.index(portrait), racks.index(given)
    racks[here], racks[there] = given, portrait


def given_for(s: State, portrait: int) -> int:
    """The portrait beside the other half of this one."""
    return s.racks[s.racks.index(other_half(portrait)) ^ 1]
