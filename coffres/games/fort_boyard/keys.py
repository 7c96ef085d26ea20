"""Keys: won from a cell, and put back on one (FB-14, FB-19, FB-45, FB-46, FB-56)."""

from __future__ import annotations

from coffres.games.fort_boyard.state import State


def winnable(s: State, space: int) -> int:
    """FB-19: how many keys can be won: as many as the space names, or fewer if fewer are there."""
    return min(s.box.named[space], s.black[space] + s.red[space])


def win_keys(s: State, seat: int, space: int) -> None:
    """`seat` takes the keys of this space: red ones first (FB-56); black ones are replaced (FB-14)."""
    wanted = s.box.named[space]
    red = min(wanted, s.red[space])
    black = min(wanted - red, s.black[space])
    replaced = min(black, s.reserve)
    s.held_red[seat] += red
    s.held_black[seat] += black
    s.red[space] += replaced - red
    s.black[space] -= black
    s.reserve -= replaced


def put_back(s: State, seat: int, space: int) -> None:
    """`seat` puts one of its keys on this cell, as a red one (FB-46)."""
    if s.held_red[seat]:
        s.held_red[seat] -= 1
    elif s.reserve:
        s.held_black[seat] -= 1
        s.lost_black += 1
        s.reserve -= 1
    else:
        s.held_black[seat] -= 1
        s.painted += 1
    s.red[space] += 1


def give_all_back(s: State, seat: int) -> None:
    """FB-69: puts all keys of a seat back, on the cells with the fewest keys, from START on."""
    cells = s.box.cells
    for _key in range(s.keys_of(seat)):
        put_back(s, seat, min(cells, key=lambda space: s.black[space] + s.red[space]))


def none_on_board(s: State) -> bool:
    """FB-65: whether no cell has a key."""
    return not any(s.red) and not any(s.black)
