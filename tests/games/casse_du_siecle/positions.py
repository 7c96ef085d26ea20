"""Heists laid out by hand: keys are written as people write them, "3C", doors by their number."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from coffres.engine.contract import CHANCE
from coffres.games.casse_du_siecle.keys import ALL, add, faces, gather, sub
from coffres.games.casse_du_siecle.material import FREE, LETTERS, LOCKS, PLACES
from coffres.games.casse_du_siecle.state import DRAWN, UNSEEN
from tests.games.table import Table

KEY = "casse_du_siecle"
THREE_EACH = (0, 0, 0, 1, 1, 1)  # the owners of the doors 1 to 6


def key(name: str) -> int:
    return 4 * (int(name[0]) - 1) + LETTERS.index(name[1])


def keys(names: str) -> list[int]:
    return [key(name) for name in names.split()]


def mask(names: str) -> int:
    return gather(keys(names))


def names(of: int) -> str:
    return " ".join(f"{face // 4 + 1}{LETTERS[face % 4]}" for face in faces(of))


def lock(name: str) -> int:
    """ "3C": the lock C of door 3."""
    return key(name)


def begun(seats: int = 2, **options: Any) -> Table:
    """A game at the first turn, of seat 0."""
    table = Table(KEY, seats, options)
    if table.asked() == [(CHANCE, "draw_starter")]:
        table.chance("starter", 0)
    else:
        table.table("starter", 0)
    while table.ask().prompt == "deal_door":
        table.session.play(table.session.legal(CHANCE)[0])
    return table


def lay_out(
    table: Table,
    hands: Mapping[int, str] | str = "",
    doors: Mapping[int, str] | None = None,
    bunches: Mapping[int, str] | None = None,
    **fields: Any,
) -> Table:
    """The keys named lie where they are named; all others are unseen, in full bunches from place 0 on.

    The one to three left over make an incomplete bunch or, where there is one already, lie in the last seat's
    hand. Seat 0 has just emptied place 11, unless `fields` say more."""
    seats = table.session.seats
    in_hand = {0: hands} if isinstance(hands, str) else hands
    laid = [FREE] * LOCKS
    for door, four in (doors or {}).items():
        for letter, name in enumerate(four.split()):
            laid[4 * (door - 1) + letter] = FREE if name == "." else key(name)
    bunch = [mask((bunches or {}).get(place, "")) for place in range(PLACES)]
    held = [mask(in_hand.get(seat, "")) for seat in range(seats)]
    rest = ALL
    for several in [*bunch, *held, gather([face for face in laid if face != FREE])]:
        assert not sub(several, rest), "more keys of a face than there are in the box"
        rest = sub(rest, several)
    source = [DRAWN] * PLACES
    free = [place for place in range(PLACES) if not bunch[place]]
    full, over = divmod(rest.bit_count(), 4)
    for place in free[:full]:
        source[place] = UNSEEN
    if over:
        left = gather(faces(rest)[-over:])
        rest = sub(rest, left)
        if any(several.bit_count() % 4 for several in bunch):
            held[-1] = add(held[-1], left)
        else:
            bunch[free[full]] = left
    fresh = [rest.bit_count()] + [0] * PLACES
    table.arrange(bunch=bunch, source=source, hands=held, laid=laid, unseen=rest, fresh=fresh)
    return table.arrange(**{"phase": "act", "emptied": 11, **fields})


def place(table: Table, seat: int, name: str, door: int | None = None) -> None:
    """Places a key face up on its own lock, or on that letter of another door."""
    face = key(name)
    own = (face // 4 - face % 4) % 6
    table.play(seat, "place", face, 4 * (own if door is None else door - 1) + face % 4)


def lay(table: Table, seat: int, name: str, at: str) -> None:
    """Lays a key face down: lay(table, 0, "3C", "1D")."""
    table.play(seat, "lay", key(name), lock(at))


def placements(table: Table, seat: int) -> set[tuple[str, int]]:
    """What may be placed: (key, door)."""
    return {(names(gather([c[1]])), c[2] // 4 + 1) for c in table.choices(seat) if c[0] == "place"}


def read_gear(table: Table, seat: int, slot: int, value: int = 0) -> None:
    """A look at a gear, which shows this value if nobody has looked at it before."""
    table.play(seat, "look", slot)
    if table.ask().prompt == "gear":
        table.chance("gear", slot, value)
    table.play(seat, "seen")


def take(table: Table, seat: int, at: int, drawn: str = "") -> None:
    """Takes a bunch; its keys are drawn as named, if nobody has seen them yet."""
    table.play(seat, "take_bunch", at)
    for name in drawn.split():
        table.chance("draw", key(name), True)


def on_door(table: Table, door: int) -> str:
    """The keys on a door: "3C . 5D ."."""
    four = table.state.laid[4 * (door - 1) : 4 * door]
    return " ".join("." if face == FREE else names(gather([face])) for face in four)


def all_keys(table: Table) -> int:
    """Every key that the state knows or keeps unseen, wherever it lies."""
    s = table.state
    total: int = s.unseen
    for several in [
        *s.bunch,
        *s.pool,
        *s.hands,
        s.lifted,
        s.spilled,
        gather([f for f in s.laid if f != FREE]),
    ]:
        total = add(total, several)
    return total
